// The toolchain's own parser as a judge: compiles Program/main.swift against it once, in a temporary folder, and asks it about every Swift file of this package.
import Foundation
import TestSupport

struct Oracle {
  /// What the toolchain's parser says of one file.
  struct Facts {
    var tokens: Set<String> = []
    var calls: Set<String> = []
    var isBroken = false
  }

  /// Where the parser's libraries lie in the toolchain, if they do.
  static let libraries: String? = {
    guard let output = try? run("/usr/bin/env", ["swiftc", "-print-target-info"]),
      let object = try? JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any],
      let paths = object["paths"] as? [String: Any], let resources = paths["runtimeResourcePath"] as? String
    else { return nil }
    let host = resources + "/host"
    return FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule") ? host : nil
  }()

  static let files = Fixture.swiftFiles(below: "Sources") + Fixture.swiftFiles(below: "Tests")

  /// The facts of each file, by its path from the package's root.
  static let facts: [String: Facts] = {
    do { return try ask() } catch { return [:] }
  }()

  private static func ask() throws -> [String: Facts] {
    guard let libraries else { return [:] }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hanglint-oracle-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent("oracle").path
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Program/main.swift").path
    let parser = ["-I", libraries, "-L", libraries, "-lSwiftParser", "-lSwiftSyntax", "-Xlinker", "-rpath", "-Xlinker", libraries]
    _ = try run("/usr/bin/env", ["swiftc", "-O", source, "-o", program] + parser)
    return read(try run(program, files))
  }

  private static func read(_ output: String) -> [String: Facts] {
    var result: [String: Facts] = [:]
    var path = ""
    var facts = Facts()
    for line in output.split(separator: "\n") {
      switch line.first {
      case "#":
        result[path] = facts
        facts = Facts(isBroken: line.hasSuffix(" !"))
        path = String(line.dropFirst(2).dropLast(facts.isBroken ? 2 : 0))
      case "t": facts.tokens.insert(String(line.dropFirst(2)))
      default: facts.calls.insert(String(line.dropFirst(2)))
      }
    }
    result[path] = facts
    result[""] = nil
    return result
  }

  /// Runs a program in the package's folder and returns what it prints.
  private static func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = Fixture.package
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
    return String(decoding: data, as: UTF8.self)
  }
}
