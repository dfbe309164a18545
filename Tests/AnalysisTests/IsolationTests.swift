// The isolation of every `probe("id")` of the fixtures in the six modes, against what the compiler of the toolchain said (Tests/Isolation/*/truth.txt).
import Analysis
import Foundation
import Knowledge
import RuleBook
import Source
import Testing

/// The combinations of switches the answers were measured in; the columns of a truth file.
enum IsolationMode: String, CaseIterable {
  case swift5, swift5App = "swift5-app", swift6, swift6App = "swift6-app", swift6Main = "swift6-main", swift6Nonsending = "swift6-nonsending"

  private var features: [String] {
    switch self {
    case .swift5, .swift6, .swift6Main: []
    case .swift6Nonsending: ["NonisolatedNonsendingByDefault"]
    case .swift6App: ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"]
    case .swift5App:
      ["NonisolatedNonsendingByDefault", "InferIsolatedConformances", "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
       "InferSendableFromCaptures"]
    }
  }

  private var isMainByDefault: Bool { [.swift5App, .swift6App, .swift6Main].contains(self) }
  private var isFive: Bool { self == .swift5 || self == .swift5App }

  var build: BuildMode {
    var mode = BuildMode(languageMode: isFive ? .v5 : .v6)
    mode.defaultIsolationMain = isMainByDefault
    for feature in features { mode.enable(feature: feature) }
    return mode
  }

  var compilerFlags: [String] {
    ["-swift-version", isFive ? "5" : "6"] + (isMainByDefault ? ["-default-isolation", "MainActor"] : [])
      + features.flatMap { ["-enable-upcoming-feature", $0] }
  }
}

/// Asks for the isolation of the probes of some files that are a module together.
enum IsolationProbes {
  static let knowledge = readKnowledge(pages: RuleBook.pages).0
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Isolation")

  /// The answers by probe. `library` is a file of another module, compiled in mode 5.
  static func answers(_ files: [(path: String, text: String)], _ mode: IsolationMode, library: String? = nil) -> [String: String] {
    let all = files + (library.map { [(path: "Library.swift", text: $0)] } ?? [])
    let targets = ProjectTargets(
      targets: [
        TargetInfo(name: "Case", kind: .unknown, evidence: "test", mode: mode.build),
        TargetInfo(name: "LegacyKit", kind: .library, evidence: "test", mode: BuildMode()),
      ],
      targetOfFile: all.indices.map { $0 < files.count ? 0 : 1 })
    let project = Project(files: all.map { ($0.path, summarize(Array($0.text.utf8))) }, targets: targets, knowledge: knowledge)
    var result: [String: String] = [:]
    for (file, calls) in zip(all, inspectIsolation(project, knowledge: knowledge)) {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
      for call in calls where call.name == "probe" {
        let rest = lines[call.line - 1][(call.column - 1)...]
        let words = rest.split(separator: UInt8(ascii: "\""), maxSplits: 2, omittingEmptySubsequences: false)
        if words.count > 1 { result[String(decoding: words[1], as: UTF8.self)] = normalised(call.isolation) }
      }
    }
    return result
  }

  /// `actor:` and `isolated:` are compared by what follows, as the compiler's own words for them vary.
  static func normalised(_ isolation: String) -> String {
    var text = isolation.replacingOccurrences(of: " ", with: "").replacingOccurrences(of: "(anyActor)", with: "anyActor")
    for prefix in ["actor:", "isolated:"] where text.hasPrefix(prefix) { text = "on:" + text.dropFirst(prefix.count) }
    return text.replacingOccurrences(of: "anyActor?", with: "any").replacingOccurrences(of: "anyActor", with: "any")
  }

  static func text(_ path: String) throws -> String { try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8) }

  /// The files of a case: itself, or what lies in its folder.
  static func files(_ name: String, in suite: String) throws -> [(path: String, text: String)] {
    let path = suite + "/" + name
    guard !name.hasSuffix(".swift") else { return [(path, try text(path))] }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(path).path).sorted()
    return try names.filter { $0.hasSuffix(".swift") }.map { (path + "/" + $0, try text(path + "/" + $0)) }
  }
}

/// One line of a truth file: the right answers in each mode; none where the case does not compile.
struct MeasuredProbe {
  var caseName: String
  var name: String
  var answers: [IsolationMode: [String]] = [:]

  static func read(_ suite: String) throws -> [MeasuredProbe] {
    try IsolationProbes.text(suite + "/truth.txt").split(separator: "\n").dropFirst().map { line in
      let words = line.split(separator: " ").map(String.init)
      var probe = MeasuredProbe(caseName: words[0].split(separator: "/").first.map(String.init) ?? "", name: words[1])
      for (mode, answer) in zip(IsolationMode.allCases, words.dropFirst(2)) where answer != "-" {
        probe.answers[mode] = answer.split(separator: "|").map { IsolationProbes.normalised(String($0)) }
      }
      return probe
    }
  }
}

@Suite("Isolation is what the compiler says") struct IsolationTests {
  @Test("for the measured cases, given the library they use", arguments: IsolationMode.allCases)
  func measured(_ mode: IsolationMode) throws {
    let library = try IsolationProbes.text("LegacyKit.swift")
    for (probe, answer) in try answers("measured", mode, library: library) {
      #expect(probe.answers[mode]?.contains(answer) == true, "\(probe.name) in \(mode.rawValue): \(answer), not \(probe.answers[mode] ?? [])")
    }
  }

  /// What the library's types and protocols isolate: all else must be known without it.
  private static let decidedByTheLibrary: Set<String> = [
    "order.late-witness", "order.subclass-of-late", "override.library-main-method", "proto.library-main-protocol-other",
    "proto.library-main-protocol-witness", "types.subclass-of-library-main-class",
  ]

  @Test("or unknown, where the library is not to be seen", arguments: IsolationMode.allCases)
  func withoutTheLibrary(_ mode: IsolationMode) throws {
    let all = try answers("measured", mode, library: nil)
    let wrong = all.filter { probe, answer in answer != "unknown" && probe.answers[mode]?.contains(answer) != true }
    #expect(wrong.map(\.0.name) == [])
    let unknown = Set(all.filter { $0.1 == "unknown" }.map(\.0.name))
    #expect(unknown.subtracting(Self.decidedByTheLibrary) == [])
  }

  @Test("for our own probes", arguments: IsolationMode.allCases)
  func own(_ mode: IsolationMode) throws {
    let all = try answers("probes", mode, library: nil)
    #expect(all.count >= 100)
    for (probe, answer) in all {
      #expect(probe.answers[mode]?.contains(answer) == true, "\(probe.name) in \(mode.rawValue): \(answer), not \(probe.answers[mode] ?? [])")
    }
  }

  /// Our answer to each probe that compiles in a mode.
  private func answers(_ suite: String, _ mode: IsolationMode, library: String?) throws -> [(MeasuredProbe, String)] {
    let probes = try MeasuredProbe.read(suite).filter { $0.answers[mode] != nil }
    var result: [(MeasuredProbe, String)] = []
    for (name, group) in Dictionary(grouping: probes, by: \.caseName).sorted(by: { $0.key < $1.key }) {
      let answers = IsolationProbes.answers(try IsolationProbes.files(name, in: suite), mode, library: library)
      result += group.map { ($0, answers[$0.name] ?? "missing") }
    }
    return result
  }
}
