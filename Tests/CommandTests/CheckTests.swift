import Foundation
import Testing

@testable import hanglint

/// `check` and `why` from outside: which findings a project gives, what goes where, and the exit codes.
@Suite struct CheckTests {
  static let hang = """
    import Foundation

    @MainActor final class Feed {
      func load(from file: String) -> Data? { FileManager.default.contents(atPath: file) }
      func pause() { Thread.sleep(forTimeInterval: 2) }
    }

    """

  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder([".lintconfig": "root = true\n", "App/Feed.swift": CheckTests.hang]) }

  private func check(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws -> Tool {
    try Tool.run(arguments: ["check"] + arguments, input: input, in: folder.url, environment: environment)
  }

  @Test func theDemoHangsWhereItsMarksSaySo() throws {
    let demo = Tool.project.appendingPathComponent("Tests/Fixtures/Demo")
    let tool = try Tool.run("check", ".", in: demo)
    #expect(tool.code == 1)
    let found = Set(tool.output.split(separator: "\n").map { line in
      let parts = line.split(separator: ":")
      return "\(parts[0]):\(parts[1]) \(line.split(separator: "[").last?.dropLast() ?? "")"
    })
    for file in try FileManager.default.contentsOfDirectory(atPath: demo.path) where file.hasSuffix(".swift") {
      let text = try String(contentsOf: demo.appendingPathComponent(file), encoding: .utf8)
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        guard let mark = line.range(of: "// expect: ") else { continue }
        #expect(found.contains("\(file):\(number + 1) \(line[mark.upperBound...])"))
      }
    }
  }

  @Test func findingsAreLinesAndExitWithOne() throws {
    let tool = try check()
    #expect(tool.code == 1)
    #expect(tool.errors == "")
    #expect(tool.output.contains("App/Feed.swift:5:25: error: "))
    #expect(tool.output.contains("[sleep-on-main]\n"))
    #expect(try check("--exit-zero").code == 0)
  }

  @Test func settingsAndOptionsDecideWhatFails() throws {
    #expect(try check("--set", "severity.all=off").code == 0)
    #expect(try check("--set", "severity.sleep-on-main=note", "--set", "severity.disk-on-main=off").output == "")
    let unknown = try check("--set", "severity.sleep-on-man=off")
    #expect(unknown.code == 2)
    #expect(unknown.errors.contains("unknown rule 'sleep-on-man'; did you mean 'sleep-on-main'?"))
  }

  @Test func severalReportsOfOneRun() throws {
    let tool = try check("-f", "concise", "-f", "json=out.json", "-f", "github=out.txt")
    #expect(tool.output.hasPrefix("App/Feed.swift:"))
    #expect(try folder.text(of: "out.json").hasPrefix("{\"schemaVersion\": 1"))
    #expect(try folder.text(of: "out.txt").contains("::error file=App/Feed.swift,line=5"))
    #expect(try check("-f", "json=missing/out.json").code == 2)
  }

  @Test func gitHubGetsAnnotationsAndAPage() throws {
    let page = folder.url.appendingPathComponent("page.md").path
    let tool = try check(environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": page])
    #expect(tool.output.contains("::error file=App/Feed.swift,line=5,endLine=5,col=25"))
    #expect(try folder.text(of: "page.md").hasPrefix("### hanglint\n"))
  }

  @Test func anAllowanceSilencesWithItsReason() throws {
    try folder.write(CheckTests.hang.replacingOccurrences(of: "Interval: 2) }", with: "Interval: 2) }  // allow-sync: splash"), to: "App/Feed.swift")
    let tool = try check("-f", "json")
    #expect(!tool.output.prefix { $0 != "]" }.contains("sleep-on-main"))
    #expect(tool.output.contains("\"reason\": \"splash\""))
  }

  @Test func textFromStandardInputStandsForItsFile() throws {
    let empty = try check("--stdin-filename", "App/Feed.swift", "-", input: "struct Empty {}\n")
    #expect(empty.code == 0)
    #expect(empty.output == "")
    let other = try check("--stdin-filename", "App/New.swift", "-", input: CheckTests.hang)
    #expect(other.code == 1)
    #expect(!other.output.contains("App/Feed.swift"))
    #expect(try check("-").code == 2)
    for root in [[], ["--root", "."]] {
      let tool = try Tool.run(arguments: ["check"] + root + ["--stdin-filename", "App", "-"], input: CheckTests.hang, in: folder.url)
      #expect(tool.code == 2 && tool.errors.hasPrefix("App: error: --stdin-filename names the file that the text is of; this is a directory"))
    }
  }

  @Test func nothingToReadIsAnEmptyReport() throws {
    let empty = try ScratchFolder([".lintconfig": "root = true\n"])
    let tool = try Tool.run("-f", "json", in: empty.url)
    #expect(tool.code == 0)
    #expect(tool.output.contains("\"findings\": [], \"suppressed\": [], \"errors\": []"))
    #expect(tool.errors == "hanglint: no Swift files here\n")
  }

  @Test func wrongSettingsReachMachinesToo() throws {
    try folder.write("strct = true\n", to: ".lintconfig")
    let tool = try check("-f", "json")
    #expect(tool.code == 2)
    #expect(tool.output.contains("\"path\": \".lintconfig\", \"line\": 1, \"column\": 1, \"message\": \"unknown key 'strct'"))
    #expect(try check().output == "")
    #expect(try check("nowhere").code == 2)
  }

  @Test func whySaysBothHalves() throws {
    let tool = try Tool.run("why", "App/Feed.swift:5", in: folder.url)
    #expect(tool.code == 0)
    #expect(tool.output.hasPrefix("App/Feed.swift:5: func pause() { Thread.sleep(forTimeInterval: 2) }\n\nReported here"))
    #expect(tool.output.contains("runs: MainActor, place main"))
    try folder.write("@MainActor func rest() { Feed().pause() }\nfunc nap() { Deep.nap() }\n", to: "App/Rest.swift")
    try folder.write("import Foundation\nenum Deep { static func nap() { sleep(3) } }\n@MainActor func lie() { nap() }\n", to: "App/Deep.swift")
    #expect(try Tool.run("why", "App/Rest.swift:2", in: folder.url).output.contains("on the way to a call on this line"))
    #expect(try Tool.run("why", "App/Feed.swift:1", in: folder.url).output.contains("Nothing is reported here."))
    #expect(try Tool.run("why", "App/Feed.swift", in: folder.url).code == 2)
  }

  @Test func whySaysWhyAFileHasNotesOnly() throws {
    try folder.write("import Foundation\n@MainActor func rest() { sleep(3) }\n", to: "App/DebugMenu.swift")
    let tool = try Tool.run("why", "App/DebugMenu.swift:2", in: folder.url)
    #expect(tool.output.contains("Of this file: by its name or folder it is a screen for developers: its findings are notes."))
    #expect(try !Tool.run("why", "App/Feed.swift:5", in: folder.url).output.contains("Of this file"))
  }

  @Test(arguments: [
    (["chekc", "."], "chekc: error: no such file or directory; did you mean the command 'check'?\n"),
    (["--level", "note", "rules"], "rules: error: no such file or directory; a command stands before all options: hanglint rules …\n"),
    (["nowhere"], "nowhere: error: no such file or directory\n"),
  ]) func aMisplacedCommandIsNoPath(_ arguments: [String], _ message: String) throws {
    let tool = try Tool.run(arguments: arguments, in: folder.url)
    #expect(tool.errors == message && tool.code == 2)
  }

  /// A package inside the project is one by itself for an editor; `why` explains what `check` says of the whole.
  @Test func whySeesTheProjectThatIsChecked() throws {
    try folder.write("// a package\n", to: "Kit/Package.swift")
    try folder.write("import Foundation\npublic func rest() { sleep(3) }\n", to: "Kit/Rest.swift")
    try folder.write("@MainActor func nap() { rest() }\n", to: "App/Nap.swift")
    #expect(try check().output.contains("App/Nap.swift:1"))
    #expect(try Tool.run("why", "Kit/Rest.swift:2", in: folder.url).output.contains("App/Nap.swift:1"))
  }

  @Test func daysAreHeldAgainstTheCalendar() throws {
    #expect(CalendarDay.parse("2027-01-31") == 20270131 && CalendarDay.parse("2028-02-29") == 20280229)
    for wrong in ["2027-1-31", "2027-13-01", "tomorrow", "2027-01-31x", "+027-01-31", "2027-02-29", "2027-04-31", "2027-01-00"] { #expect(CalendarDay.parse(wrong) == nil) }
    #expect(try check("--today", "tomorrow").code == 2)
  }

  /// The tables inside are hashed anew in each process, so only further processes can tell.
  @Test("A report is the same to the byte in every run") func isRepeatable() throws {
    let folder = try ScratchFolder(["Page.swift": """
      import UIKit

      struct Preparation {
        func run() {
          _ = try? Data(contentsOf: URL(fileURLWithPath: "/a"))
          _ = CLLocationManager.locationServicesEnabled()
          _ = UIGraphicsImageRenderer(size: .zero).image { _ in }
          Thread.sleep(forTimeInterval: 3)
        }
      }

      final class Page: UIViewController {
        @objc func open() { Preparation().run() }
      }
      """])
    let reports = try Set((0 ..< 6).map { _ in try Tool.run("check", ".", "-f", "json", "--level", "note", in: folder.url).output })
    #expect(reports.count == 1)
    let other = try Tool.run("check", ".", "-f", "json", "--level", "note", in: folder.url).output
    #expect(other.contains("\"alsoRules\": [\""), "the case has a call with several effects")
  }
}
