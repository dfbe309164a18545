// Random programs against the compiler of the toolchain: what `-emit-silgen` writes over each function and closure is the truth.
// A few programs run always; HANGLINT_RANDOM_PROGRAMS=500 asks for more.
import Foundation
import Testing

@Suite("Isolation in random programs is what the compiler says", .enabled(if: CompilerIsolation.isPresent, "there is no swiftc in the path"))
struct RandomProgramTests {
  static let count = ProcessInfo.processInfo.environment["HANGLINT_RANDOM_PROGRAMS"].flatMap { Int($0) } ?? 2

  @Test(arguments: IsolationMode.allCases) func agrees(_ mode: IsolationMode) throws {
    var sites = 0
    for seed in 1 ... max(1, Self.count) {
      let program = RandomProgram(seed: UInt64(seed), pieceCount: 12)
      let compiled = try CompilerIsolation.compile(program, mode)
      if case .crashed = compiled { continue }
      guard case .compiled(let text, let truth) = compiled else {
        Issue.record("program \(seed) does not compile in \(mode.rawValue)")
        continue
      }
      let ours = IsolationProbes.answers([(path: "Program.swift", text: text)], mode)
      sites += truth.count
      for (probe, answer) in truth where ours[probe] != answer {
        Issue.record("program \(seed), \(mode.rawValue), \(probe): \(ours[probe] ?? "missing"), not \(answer)")
      }
    }
    #expect(sites > 20 * Self.count)
  }
}

/// What the compiler believes of the probes of a program.
enum CompilerIsolation {
  static let isPresent = (try? run(["--version"]).status) == 0

  enum Outcome {
    /// The program without the pieces that the mode rejects, and the isolation of each probe left.
    case compiled(text: String, truth: [String: String])
    /// The compiler has mistakes, too.
    case crashed
    case rejected
  }

  static func compile(_ program: RandomProgram, _ mode: IsolationMode) throws -> Outcome {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("program-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    var pieces = program.pieces
    for _ in 0 ..< 5 {
      let text = RandomProgram.prelude + pieces.joined()
      try text.write(to: file, atomically: true, encoding: .utf8)
      let result = try run(["-parse-as-library", "-module-name", "Case", "-suppress-warnings", "-emit-silgen"] + mode.compilerFlags + [file.path])
      if result.status == 0 { return .compiled(text: text, truth: truth(result.output)) }
      if result.errors.contains("submit a bug report") { return .crashed }
      let errors = result.errors.split(separator: "\n").compactMap { errorLine($0, in: file.lastPathComponent) }
      guard !errors.isEmpty else { return .rejected }
      pieces = without(pieces, errors)
    }
    return .rejected
  }

  private static func errorLine(_ message: Substring, in file: String) -> Int? {
    guard message.contains(": error:"), let name = message.range(of: file + ":") else { return nil }
    return Int(message[name.upperBound...].prefix { $0.isNumber })
  }

  private static func without(_ pieces: [String], _ errors: [Int]) -> [String] {
    var line = RandomProgram.prelude.filter { $0 == "\n" }.count + 1
    return pieces.filter { piece in
      let first = line
      line += piece.filter { $0 == "\n" }.count
      return !errors.contains { $0 >= first && $0 < line }
    }
  }

  /// The probes of each function, under the comment that says its isolation and the signature that says whether it is async. A `defer` is made into a
  /// function of its own there, which says nothing of the code around it.
  private static func truth(_ output: String) -> [String: String] {
    var result: [String: String] = [:]
    var isolation = Substring(), signature = Substring()
    var isDeferred = false
    for line in output.split(separator: "\n") {
      if line.hasPrefix("// Isolation: ") {
        isolation = line.dropFirst("// Isolation: ".count)
      } else if line.hasPrefix("// $defer") {
        isDeferred = true
      } else if line == "}" {
        isDeferred = false
      } else if line.hasPrefix("sil ") {
        signature = line
      } else if let start = line.range(of: "string_literal utf8 \"p") {
        let name = line[start.upperBound...].prefix { $0 != "\"" }
        if name.first?.isNumber == true, !isDeferred { result["p" + name] = answer(isolation, signature) }
      }
    }
    return result
  }

  private static func answer(_ isolation: Substring, _ signature: Substring) -> String {
    if isolation.hasPrefix("global_actor. type: ") {
      let type = isolation.dropFirst("global_actor. type: ".count).prefix { $0 != " " }
      return String(type.split(separator: ".").last ?? type)
    }
    if isolation.hasPrefix("actor_instance") {
      let rest = signature.range(of: "@sil_isolated ").map { signature[$0.upperBound...] } ?? ""
      let type = rest.split(separator: " ").first { !$0.hasPrefix("@") } ?? ""
      return "on:" + type.prefix { $0 != "," && $0 != ")" }
    }
    if isolation.hasPrefix("caller_isolation_inheriting") { return "caller-async" }
    // Only the attributes in front of the parameters are about the function itself.
    let type = signature.range(of: " : $").map { signature[$0.upperBound...] } ?? ""
    let attributes = type.split(separator: " ").prefix { !$0.hasPrefix("(") && !$0.hasPrefix("<") }
    return attributes.contains("@async") ? "nonisolated-async" : "nonisolated-sync"
  }

  private static func run(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    // The errors go to a file: two pipes read one after the other could block each other.
    let errorFile = FileManager.default.temporaryDirectory.appendingPathComponent("errors-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: errorFile.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: errorFile) }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let errors = try String(contentsOf: errorFile, encoding: .utf8)
    return (process.terminationStatus, String(decoding: data, as: UTF8.self), errors)
  }
}
