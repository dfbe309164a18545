import Foundation
import Testing

@testable import hanglint

/// Pages that a project adds: what they do to its own code, and how mistakes in them are told.
@Suite struct OwnPagesTests {
  static let archivePage = """
    # archive

    What the archive does.

    ```toml
    [[effect]]
    name = "disk"
    does = "copies the whole archive"
    calls = ["Archive.unpack(to:)", "packAll()"]
    ```

    """
  static let rulePage = """
    # no-archives

    Archives are unpacked elsewhere.

    ```toml
    [rule]
    finds = ["disk on main: error"]
    message = "{callee} does not belong into {symbol}"
    instead = "Ask the archivist."
    ```

    """
  static let screen = """
    @MainActor final class Screen {
      let archive = Archive()
      func show() { archive.unpack(to: "x") }
      func hide() { packAll() }
    }

    """

  static func project(settings: String = "root = true\nrules = [\"Lint/rules\"]\n", page: String = archivePage) throws -> ScratchFolder {
    try ScratchFolder([
      ".lintconfig": settings, "Lint/rules/archive.md": page, "App/Screen.swift": screen,
      "App/Archive.swift": "final class Archive { func unpack(to path: String) {} }\nfunc packAll() {}\n",
    ])
  }

  @Test func anEffectOnTheProjectsOwnTypeIsFound() throws {
    let folder = try Self.project()
    let tool = try Tool.run("-f", "concise", in: folder.url)
    #expect(tool.output == """
      App/Screen.swift:3:25: warning: Screen.show() runs on the main thread, where Archive.unpack(to:) copies the whole archive [disk-on-main]
      App/Screen.swift:4:17: warning: Screen.hide() runs on the main thread, where packAll() copies the whole archive [disk-on-main]

      """)
    #expect(try Tool.run("why", "App/Screen.swift:3", in: folder.url).output.contains("Archive.unpack(to:) (Lint/rules/archive.md:9)"))
  }

  @Test func aMistakeInAPageIsToldWithTheUsersPath() throws {
    let folder = try Self.project(page: Self.archivePage.replacingOccurrences(of: "does =", with: "dos ="))
    let message = "Lint/rules/archive.md:8:1: error: unknown key 'dos' in [[effect]]; did you mean 'does'?\n  dos = \"copies the whole archive\"\n  ^\n"
    for command in ["check", "config", "rules"] {
      let tool = try Tool.run(arguments: command == "config" ? ["config", "verify"] : [command], in: folder.url)
      #expect(tool.errors.contains(message), "\(command): \(tool.errors)")
      #expect(tool.code == 2)
    }
  }

  @Test(arguments: [
    ("name = \"disk\"", "name = \"dsik\"", "Lint/rules/archive.md:7:8: error: no rule looks for an effect 'dsik'; did you mean 'disk'?"),
    ("```toml", "```", "Lint/rules/archive.md:1:1: error: the page says nothing; begin a line with ```toml"),
    ("calls = [", "calls = [] #", "Lint/rules/archive.md:9:9: error: 'calls' is empty; name a call"),
    ("unpack(to:)\"", "unpack(to:) when too is literal\"", "the condition speaks of 'too', which the pattern does not have; did you mean 'to'?"),
  ]) func aSlipThatWouldFindNothingIsTold(_ right: String, _ wrong: String, _ message: String) throws {
    let folder = try Self.project(page: Self.archivePage.replacingOccurrences(of: right, with: wrong))
    let tool = try Tool.run(arguments: ["config", "verify"], in: folder.url)
    #expect(tool.errors.contains(message) && tool.code == 2, "\(tool.errors)")
  }

  @Test func aFolderThatIsNotThereIsToldAtTheSetting() throws {
    let folder = try Self.project(settings: "rules = [\"Lint/ruls\"]\n")
    let tool = try Tool.run(in: folder.url)
    #expect(tool.code == 2)
    #expect(tool.errors.contains(".lintconfig:1:10: error: the folder of rules 'Lint/ruls' cannot be read: "))
    #expect(tool.errors.contains("\n  rules = [\"Lint/ruls\"]\n           ^\n"))
  }

  @Test func aRuleThatNeverSpeaksIsToldUntilTheOtherIsOff() throws {
    let folder = try Self.project()
    try folder.write(Self.rulePage, to: "Lint/rules/no-archives.md")
    let silent = try Tool.run("-f", "concise", in: folder.url)
    #expect(silent.errors.contains("Lint/rules/no-archives.md:6: warning: 'disk on main' is what 'disk-on-main' finds, and that rule speaks first"))
    #expect(silent.output.contains("[disk-on-main]"))
    let speaking = try Tool.run("-f", "concise", "--set", "severity.disk-on-main=off", in: folder.url)
    #expect(speaking.errors == "")
    #expect(speaking.output.contains("App/Screen.swift:3:25: error: Archive.unpack(to:) does not belong into Screen.show() [no-archives]\n"))
  }
}
