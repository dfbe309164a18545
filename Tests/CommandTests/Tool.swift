import Foundation

/// The built tool, run as a person runs it.
struct Tool {
  var code: Int32
  var output: String
  var errors: String

  /// It lies beside the test bundle.
  static let executable: URL = {
    let bundle = ProcessInfo.processInfo.arguments.dropFirst().first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    var directory = URL(fileURLWithPath: bundle)
    repeat { directory.deleteLastPathComponent() } while directory.path.contains(".xctest")
    return directory.appendingPathComponent("hanglint")
  }()

  static var project: URL { URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent() }

  static func run(_ arguments: String..., input: String = "", in directory: URL = project, environment: [String: String] = [:]) throws -> Tool {
    try run(arguments: arguments, input: input, in: directory, environment: environment)
  }

  static func run(arguments: [String], input: String = "", in directory: URL = project, environment: [String: String] = [:]) throws -> Tool {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"].merging(environment) { $1 }
    let standardInput = Pipe(), output = Pipe(), errors = Pipe()
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    standardInput.fileHandleForWriting.write(Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    // Errors are few lines: they fit the pipe while output is read.
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Tool(
      code: process.terminationStatus, output: String(decoding: text, as: UTF8.self), errors: String(decoding: complaints, as: UTF8.self))
  }
}

/// A folder that is gone after the test.
final class ScratchFolder {
  let url: URL

  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("hanglint-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(of path: String) throws -> String { try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8) }
}
