import Foundation
import Testing

@testable import hanglint

/// Source that nobody writes: every finding is there, and what is not read is said.
@Suite struct HostileInputTests {
  private static func nested(_ count: Int, _ open: String, _ close: String) -> String {
    "import Foundation\nfunc run(_ a: () -> Void) { a() }\n@MainActor func f(a: Bool) {\n"
      + String(repeating: open, count: count) + "Thread.sleep(forTimeInterval: 1)" + String(repeating: close, count: count) + "\n}\n"
  }

  private static let blocks = [("run { ", " }", 60), ("if a { ", " }", 60), ("(", ")", 150), ("do { ", " }", 90)]

  @Test(arguments: blocks) func findingsAreFoundHoweverDeepPeopleNest(_ open: String, _ close: String, _ count: Int) throws {
    let folder = try ScratchFolder(["a.swift": Self.nested(count, open, close)])
    let tool = try Tool.run("-f", "concise", in: folder.url)
    #expect(tool.output.contains("[sleep-on-main]"))
    #expect(tool.errors == "")
  }

  @Test(arguments: blocks) func whatNestsDeeperIsNamed(_ open: String, _ close: String, _ count: Int) throws {
    let folder = try ScratchFolder(["a.swift": Self.nested(count * 40, open, close) + "@MainActor func g() { Thread.sleep(forTimeInterval: 1) }\n"])
    let tool = try Tool.run("-f", "concise", in: folder.url)
    #expect(tool.errors.hasPrefix("a.swift:4:") && tool.errors.contains(": error: skipped from here: this is nested too deep to be read"))
    #expect(tool.output.hasPrefix("a.swift:6:30: error: "))
    #expect(tool.code == 2)
    #expect(try Tool.run("-f", "json", in: folder.url).output.contains("\"message\": \"skipped from here"))
  }

  @Test func anUnresolvedConflictIsNamed() throws {
    let folder = try ScratchFolder(["a.swift": """
      import Foundation
      @MainActor func f() {
      <<<<<<< ours
        sleep(1)
      =======
        sleep(2)
      >>>>>>> theirs
        sleep(3)
      }

      """])
    let tool = try Tool.run("-f", "concise", in: folder.url)
    #expect(tool.errors == "a.swift:3:1: error: skipped from here: this merge conflict is not read; resolve it\n")
    #expect(tool.output.hasPrefix("a.swift:8:3: error: ") && tool.code == 2)
    for rest in ["<<<<<<< ours", ">>>>>>> theirs", ">>>>>>>"] {
      try folder.write("import Foundation\n@MainActor func f() { sleep(1) }\n\(rest)\n", to: "a.swift")
      #expect(try Tool.run("-f", "concise", in: folder.url).code == 2, "\(rest)")
    }
  }

  @Test func aConditionOfMillionsOfSignsEnds() throws {
    let folder = try ScratchFolder(["a.swift": """
      import Foundation
      #if \(String(repeating: "!", count: 6_000_000))os(iOS)
      func slow() { sleep(1) }
      #endif
      #if os(iOS)
      @MainActor func f() { slow() }
      #endif

      """])
    #expect(try Tool.run("-f", "concise", in: folder.url).output.hasPrefix("a.swift:6:23: error: "))
  }

  @Test func eachOfManyFindingsOnOneLineIsReported() throws {
    let calls = (0 ..< 1500).map { _ in "sleep(1); " }.joined()
    let folder = try ScratchFolder(["a.swift": "import Foundation\n@MainActor func f() { \(calls) }\n"])
    let lines = try Tool.run("-f", "concise", in: folder.url).output.split(separator: "\n")
    #expect(lines.count == 1500)
    #expect(lines.first?.hasPrefix("a.swift:2:23: ") == true)
    #expect(lines.last?.hasPrefix("a.swift:2:\(23 + 10 * 1499): ") == true)
    let frame = try Tool.run("-f", "full", in: folder.url).output.split(separator: "\n").filter { $0.hasPrefix("2 | ") }
    #expect(frame.count == 1500 && frame.allSatisfy { $0.count < 200 && $0.contains("sleep(1)") })
  }

  @Test func aRingOfFunctionsAndARunOfSignsEnd() throws {
    let ring = (0 ..< 3000).map { "func f\($0)() { f\(($0 + 1) % 3000)() }\n" }.joined()
    let folder = try ScratchFolder([
      "ring.swift": "import Foundation\n" + ring + "@MainActor func g() { f0(); sleep(1) }\n",
      "signs.swift": "import Foundation\nlet a = " + String(repeating: "#", count: 100_000) + "\n@MainActor func h() { sleep(1) }\n",
    ])
    let tool = try Tool.run("-f", "concise", in: folder.url)
    #expect(tool.output.split(separator: "\n").map { $0.prefix { $0 != ":" } } == ["ring.swift", "signs.swift"])
  }
}
