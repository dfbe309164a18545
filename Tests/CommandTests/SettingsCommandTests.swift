import Foundation
import Testing

@testable import hanglint

/// `init`, `config`, `rules` and `explain`.
@Suite struct SettingsCommandTests {
  @Test func initWritesSettingsThatAreRightAndNeverOverwrites() throws {
    let folder = try ScratchFolder()
    #expect(try Tool.run("init", in: folder.url).output == "wrote .lintconfig\n")
    #expect(try Tool.run("config", "verify", in: folder.url).code == 0)
    try folder.write("strict = true\n", to: ".lintconfig")
    let again = try Tool.run("init", in: folder.url)
    #expect(again.code == 2)
    #expect(again.errors == "hanglint: .lintconfig is there already; it was not changed\n")
    #expect(try folder.text(of: ".lintconfig") == "strict = true\n")
  }

  /// What the template shows as examples must be right once the mark before it is removed.
  @Test func everyExampleOfTheTemplateIsRight() throws {
    let lines = Initialize.template.split(separator: "\n").map { line in
      let setting = line.hasPrefix("# ") ? line.dropFirst(2) : line
      return setting.contains(" = ") || setting.hasPrefix("[") ? setting : ""
    }
    let folder = try ScratchFolder([
      "App/.lintconfig": lines.joined(separator: "\n"), ".lintconfig": "", "App/Tests/a.swift": "", "App/Sources/a.swift": "",
    ])
    let tool = try Tool.run("config", "show", "App/Sources/a.swift", in: folder.url)
    #expect(tool.code == 0, "\(tool.errors)")
    #expect(tool.output.contains("severity.disk-on-main") == tool.output.contains("\"off\""))
  }

  @Test func wrongSettingsAreAllShownWithACaret() throws {
    let folder = try ScratchFolder([".lintconfig": "strct = true\nlevel = \"eror\"\n"])
    let tool = try Tool.run("config", "verify", in: folder.url)
    #expect(tool.code == 2)
    #expect(tool.output == "")
    #expect(tool.errors.contains(".lintconfig:1:1: error: unknown key 'strct'; did you mean 'strict'?\n  strct = true\n  ^\n"))
    #expect(tool.errors.contains(".lintconfig:2:"))
  }

  @Test func ofALongLineOnlyThePlaceIsShown() throws {
    let folder = try ScratchFolder([".lintconfig": "exclude = [" + String(repeating: "\"a/long/path\", ", count: 400) + "5]\n"])
    let lines = try Tool.run("config", "verify", in: folder.url).errors.split(separator: "\n")
    #expect(lines.count == 3 && lines[1].hasPrefix("  …") && lines[1].hasSuffix("5]") && lines[1].count < 170)
    #expect(lines[2].count == lines[1].count - 1)
  }

  @Test func showSaysWhereAValueComesFrom() throws {
    let folder = try ScratchFolder([".lintconfig": "root = true\nlevel = \"note\"\n", "a.swift": ""])
    let lines = try Tool.run("config", "show", "a.swift", "--set", "strict=true", in: folder.url).output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("level = \"note\"") && $0.hasSuffix("# .lintconfig:2") })
    #expect(lines.contains { $0.hasPrefix("strict = true") && $0.hasSuffix("# command line") })
    #expect(lines.contains { $0.hasPrefix("exclude = []") && $0.hasSuffix("# default") })
  }

  @Test func explainSuggestsTheNearestPage() throws {
    #expect(try Tool.run("explain", "sleeps").output.hasPrefix("sleeps\n\n"))
    let tool = try Tool.run("explain", "sleps")
    #expect(tool.code == 2)
    #expect(tool.errors == "hanglint: no rule is called 'sleps'; did you mean 'sleeps'?\n")
  }

  @Test func anUnknownRuleIsShownWithACaret() throws {
    let folder = try ScratchFolder([".lintconfig": "[severity]\n  disk-on-man = \"off\"\n", "a.swift": ""])
    let text = ".lintconfig:2:3: error: unknown rule 'disk-on-man'; did you mean 'disk-on-main'?\n    disk-on-man = \"off\"\n    ^\n"
    #expect(try Tool.run("config", "verify", in: folder.url).errors == text)
    #expect(try Tool.run(in: folder.url).errors == text)
  }

  @Test func settingsBehindADeadLinkAreAnError() throws {
    let folder = try ScratchFolder(["a.swift": ""])
    try FileManager.default.createSymbolicLink(atPath: folder.url.path + "/.lintconfig", withDestinationPath: "nowhere")
    let tool = try Tool.run(in: folder.url)
    #expect(tool.code == 2)
    #expect(tool.errors == ".lintconfig: error: this symbolic link leads nowhere\n")
  }

  @Test func whyBeyondTheEndIsWrongUsage() throws {
    let folder = try ScratchFolder(["a.swift": "let a = 1\nlet b = 2"])
    #expect(try Tool.run("why", "a.swift:2", in: folder.url).code == 0)
    let tool = try Tool.run("why", "a.swift:3", in: folder.url)
    #expect(tool.code == 2)
    #expect(tool.errors == "hanglint: a.swift has 2 lines, no line 3\n")
  }
}
