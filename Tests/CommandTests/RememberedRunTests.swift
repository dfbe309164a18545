import Foundation
import Testing

@testable import hanglint

/// A second run over what has not changed says the same without looking, and any change is seen.
@Suite struct RememberedRunTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder([".lintconfig": "root = true\n", "App/Feed.swift": CheckTests.hang]) }

  private func check(_ arguments: String...) throws -> Tool {
    try Tool.run(arguments: ["check", "--cache-dir", "cache"] + arguments, in: folder.url)
  }

  private var cached: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("cache").path)) ?? [] }

  @Test func theSameIsSaidUntilSomethingChanges() throws {
    // Younger files are not remembered.
    Thread.sleep(forTimeInterval: 2.1)
    let first = try check()
    #expect(first.code == 1)
    #expect(cached.count == 1)
    let second = try check()
    #expect((second.code, second.output, second.errors) == (first.code, first.output, first.errors))
    #expect(try check("--exit-zero").code == 0)
    #expect(try check("-f", "json").output.contains("\"findings\""))
    #expect(try check("-o", "report.txt").output == "")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("report.txt"))
    #expect(try check("-o", "report.txt").output == "")
    #expect(try folder.text(of: "report.txt") == first.output)

    try folder.write(CheckTests.hang.replacingOccurrences(of: "Thread.sleep", with: "Thread.sleet"), to: "App/Feed.swift")
    #expect(!(try check().output.contains("[sleep-on-main]")))
    try folder.write("root = true\nfail-level = \"error\"\nlevel = \"error\"\n", to: ".lintconfig")
    try folder.write(CheckTests.hang, to: "App/Other.swift")
    let changed = try check().output
    #expect(changed.contains("App/Other.swift") && !changed.contains("App/Feed.swift"))
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App/Other.swift"))
    #expect(try check().code == 0)
  }

  @Test func whatIsStagedCountsAndNotWhatLiesOnDisk() throws {
    try git("init", "-q")
    try git("add", ".lintconfig", "App")
    Thread.sleep(forTimeInterval: 2.1)
    let first = try check("--staged")
    #expect(first.output.contains("[sleep-on-main]"))
    #expect(cached.count == 1)
    try folder.write("import Foundation\n", to: "App/Feed.swift")
    #expect(try check("--staged").output == first.output)
    try git("add", "App")
    #expect(try check("--staged").code == 0)
    try folder.write("import Foundation  // allow-sync: a small file\n", to: "App/Feed.swift")
    try git("add", "App")
    #expect(try check("--staged").output.contains("[unused-allowance]"))
  }

  private func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = folder.url
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func nothingIsRememberedUnasked() throws {
    Thread.sleep(forTimeInterval: 2.1)
    _ = try check("--no-cache")
    _ = try check("--timing")
    #expect(cached == [])
  }

  @Test func whatIsUnreadableIsNotRemembered() throws {
    try folder.write("root = true\nlevel = \"high\"\n", to: ".lintconfig")
    Thread.sleep(forTimeInterval: 2.1)
    #expect(try check().code == 2)
    #expect(cached == [])
  }

  @Test func outcomesSurviveTheWayThroughBytes() throws {
    var outcome = RunOutcome()
    outcome.write("öffentlich\n", to: .output)
    outcome.write("", to: .error)
    outcome.write("x", to: .file("a b/c.json"))
    outcome.write("y", to: .stepSummary("/summary"))
    outcome.code = .findings
    let bytes = outcome.encode()
    #expect(RunOutcome(decoding: bytes) == outcome)
    for length in 1 ..< bytes.count { #expect(RunOutcome(decoding: Array(bytes[..<length])) != outcome) }
  }
}
