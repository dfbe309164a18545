// Lints pieces of Swift through the front door of the analysis and holds what is found against the markers in them: a finding without a marker is as wrong
// as a marker without a finding.
import Analysis
import Knowledge
import RuleBook
import Source

/// One small project, written in a test, in a fixture or in an example of a page.
public struct Snippet: Sendable {
  public var files: [(path: String, text: String)]
  public var mode = BuildMode()
  public var kind = TargetInfo.Kind.unknown
  /// Uses of the gate's APIs are reported wherever they stand.
  public var isStrict = false

  /// Read once: unoptimised it takes seconds.
  public static let knowledge = readKnowledge(pages: RuleBook.pages).0

  public init(_ text: String, path: String = "Snippet.swift") { files = [(path, text)] }

  public init(files: [(path: String, text: String)]) { self.files = files.sorted { $0.path < $1.path } }

  public func lint() -> LintResult {
    var targets = ProjectTargets(fileCount: files.count, mode: mode)
    targets.targets[0].kind = kind
    let project = Project(
      files: files.map { ($0.path, summarize(Array($0.text.utf8))) }, targets: targets, knowledge: Self.knowledge)
    let strict = isStrict ? Set(files.indices) : []
    return Analysis.lint(project, knowledge: Self.knowledge, options: LintOptions(today: 20_300_101, strictFiles: strict))
  }

  /// Every finding with its line, also the notes.
  public func found() -> [FoundLine] { lint().findings.map(found) }

  private func found(_ finding: Finding) -> FoundLine {
    let file = files[Int(finding.at.file)]
    let line = 1 + file.text.utf8.prefix(Int(finding.at.start)).count { $0 == UInt8(ascii: "\n") }
    return FoundLine(file: file.path, line: line, rule: finding.rule, severity: "\(finding.severity)", message: finding.message)
  }

  public var markers: [Marker] { files.flatMap { TestSupport.markers(in: $0.text, file: $0.path) } }

  /// In which lines markers and findings differ, in words; notes need no marker. Rules of `missing` have no check yet: where one is expected, what would give
  /// way to it may be found in its stead.
  public func disagreements(with found: [FoundLine]? = nil, missing: Set<String> = []) -> [String] {
    let found = found ?? self.found()
    var result: [String] = []
    for marker in markers {
      let matches = found.filter { $0.file == marker.file && $0.line == marker.line && $0.rule == marker.rule }
      let place = "\(marker.file):\(marker.line)"
      if marker.isKnownGap {
        if !matches.isEmpty { result.append("\(place): the known gap \(marker.rule) is found now: expect it") }
      } else if matches.isEmpty {
        if !missing.contains(marker.rule) { result.append("\(place): \(marker.rule) is not found") }
      } else if let severity = marker.severity, !matches.contains(where: { $0.severity == severity }) {
        result.append("\(place): \(marker.rule) is found as \(matches[0].severity), not as \(severity)")
      }
    }
    if markers.contains(where: { missing.contains($0.rule) }) { return result }
    let expected = Set(markers.filter { !$0.isKnownGap }.map { "\($0.file):\($0.line) \($0.rule)" })
    for line in found where line.severity != "note" && !expected.contains("\(line.file):\(line.line) \(line.rule)") {
      result.append("\(line.file):\(line.line): unexpected \(line.rule) (\(line.severity)): \(line.message)")
    }
    return result
  }
}

/// A finding as tests compare it.
public struct FoundLine: Hashable, Sendable {
  public var file: String
  public var line: Int
  public var rule: String
  public var severity: String
  public var message: String
}
