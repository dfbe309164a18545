import Foundation
import Testing

/// What a person or a script sees of the tool: exit codes, and what goes to which stream.
@Suite struct ToolTests {
  @Test func helpAndVersionGoToStandardOutput() throws {
    for arguments in ["--help", "--version", "help"] {
      let tool = try Tool.run(arguments)
      #expect(tool.code == 0)
      #expect(tool.output.hasPrefix("hanglint "))
      #expect(tool.errors == "")
    }
  }

  @Test func wrongUsageIsOneLineAndExitsWithTwo() throws {
    let tool = try Tool.run("--strickt")
    #expect(tool.code == 2)
    #expect(tool.output == "")
    #expect(tool.errors == "hanglint: unknown option '--strickt'; did you mean '--strict'?\n")
  }

  @Test func argumentsMayStandInAFile() throws {
    let folder = try ScratchFolder(["arguments": "completions\r\nfish\n"])
    #expect(try Tool.run("@arguments", in: folder.url).output.hasPrefix("# fish completion"))
    #expect(try Tool.run("@nothing", in: folder.url).code == 2)
  }

  @Test func aReaderThatWentAwayIsNoError() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "{ \"$0\" completions bash; echo $? >&2; } | true", Tool.executable.path]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    #expect(String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) == "0\n")
  }
}
