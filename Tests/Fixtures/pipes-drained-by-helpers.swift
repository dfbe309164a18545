// A pipe that another function reads, before or after the process is waited for.
import Foundation

final class Runner {
  private let process = Process()
  private let output = Pipe()

  func run(_ tool: URL) throws -> String {
    process.executableURL = tool
    process.standardOutput = output
    try process.run()
    process.waitUntilExit()  // expect: pipe-wait-order
    return drain()
  }

  func runWell(_ tool: URL) throws -> String {
    process.executableURL = tool
    process.standardOutput = output
    try process.run()
    let text = drain()
    process.waitUntilExit()
    return text
  }

  private func drain() -> String { String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }
}

func start(_ runner: Runner) {
  Thread.detachNewThread { _ = try? runner.run(URL(fileURLWithPath: "/bin/ls")) + runner.runWell(URL(fileURLWithPath: "/bin/ls")) }
}

extension Process {
  func output() throws -> Data {
    let pipe = Pipe()
    standardOutput = pipe
    try run()
    waitUntilExit()  // expect: pipe-wait-order
    return pipe.fileHandleForReading.readDataToEndOfFile()
  }

  func outputFirst() throws -> Data {
    let pipe = Pipe()
    self.standardOutput = pipe
    try run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    waitUntilExit()
    return data
  }
}
