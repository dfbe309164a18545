// The formats for people: one line a finding, and the whole story.
import Analysis
import Report
import Testing

@Suite struct TextFormatTests {
  @Test func conciseIsOneFindingALine() {
    #expect(Sample.callers.report().concise() == """
      Feed.swift:4:5: warning: Feed.refresh() calls Data.init(contentsOf:), which reads the whole file [disk-on-main]
      Feed.swift:6:18: warning: Feed.reset() calls Data.init(contentsOf:), which reads the whole file [disk-on-main]

      """)
  }

  @Test func conciseCountsManyCallersAtTheBlockingCall() {
    var sample = Sample.callers
    sample.result.findings = (0 ..< 7).map { index in
      var finding = sample.result.findings[0]
      finding.at.start += UInt32(index % 3)
      finding.message = "caller \(index)"
      return finding
    }
    let lines = sample.report().concise().split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.last == "Store.swift:3:17: note: 4 more callers reach this call [disk-on-main]")
  }

  @Test func fullShowsTheChainAndWhyItRunsThere() {
    var sample = Sample.callers
    sample.result.findings.removeLast()
    #expect(sample.report().full(coloured: false) == """
      warning: Feed.refresh() calls Data.init(contentsOf:), which reads the whole file [disk-on-main]
       --> Feed.swift:4:5 in Feed.refresh()
        |
      4 |     store.load()
        |     ^^^^^^^^^^^^
        why it blocks:
          1. Feed.refresh() calls Store.load() (Feed.swift:4:5)
             4 | store.load()
          2. Store.load() reads the whole file (Store.swift:3:17)
             3 | data = try? Data(contentsOf: url)
        why it runs on the main thread:
          Feed is @MainActor (Feed.swift:1:1)
             1 | @MainActor
        instead: read it in a @concurrent function

      1 warning in 2 files

      """)
  }

  @Test func fullTellsWhatElseAVerdictRestsOnFromWhereItRuns() {
    var sample = Sample.callers
    sample.result.findings.removeLast()
    sample.result.findings[0].effect = ""
    sample.result.findings[0].because.append(Reason(text: "the lock is held here"))
    let text = sample.report().full(coloured: false)
    #expect(text.contains("""
        where:
          1. Feed.refresh() calls Store.load() (Feed.swift:4:5)
      """))
    #expect(text.contains("""
        because:
          the lock is held here
        instead: read it in a @concurrent function
      """))
  }

  @Test func fullGroupsCallersUnderTheBlockingCall() {
    #expect(Sample.callers.report().full(coloured: false) == """
      warning: 2 functions on the main thread reach Data.init(contentsOf:), which reads the whole file [disk-on-main]
       --> Store.swift:3:17 in Store.load()
        |
      3 |     data = try? Data(contentsOf: url)
        |                 ^^^^^^^^^^^^^^^^^^^^^
        reached from:
          Feed.refresh() (Feed.swift:4:5)
             4 | store.load()
          Feed.reset() (Feed.swift:6:18)
             6 | func reset() { store.load(again: true) }
        why it runs on the main thread:
          Feed is @MainActor (Feed.swift:1:1)
             1 | @MainActor
        instead: read it in a @concurrent function

      2 warnings in 2 files

      """)
  }

  @Test func caretsStandUnderTheCallAfterWideCharacters() {
    var sample = Sample(["A.swift": "let 한글 = \"🙂\"; load()\r\n"])
    sample.result.findings = [.reading(at: sample.place("load()", in: "A.swift"), message: "m")]
    #expect(sample.report().full(coloured: false).split(separator: "\n", omittingEmptySubsequences: false)[1 ... 4] == [
      " --> A.swift:1:22 in Feed.refresh()",
      "  |",
      "1 | let 한글 = \"🙂\"; load()",
      "  |                  ^^^^^^",
    ])
    #expect(sample.report().concise() == "A.swift:1:22: warning: m [disk-on-main]\n")
  }

  @Test func longLinesAreShownAroundTheCall() {
    var sample = Sample(["A.swift": String(repeating: "x", count: 5000) + " load() " + String(repeating: "y", count: 5000)])
    sample.result.findings = [.reading(at: sample.place("load()", in: "A.swift"))]
    let lines = sample.report().full(coloured: false).split(separator: "\n")
    #expect(lines[3].count < 200)
    #expect(lines[3].contains("load()"))
  }

  @Test func colourIsOnlyPaint() {
    let report = Sample.callers.report()
    let coloured = report.full(coloured: true)
    #expect(coloured.contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == report.full(coloured: false))
  }

  @Test func notesAreHiddenAndCounted() {
    var sample = Sample.callers
    sample.result.findings[0].severity = .note
    #expect(sample.report().findings.count == 1)
    #expect(sample.report().summaryLine == "1 warning in 2 files; 1 below the shown level")
    #expect(sample.report(level: .note).summaryLine == "1 warning, 1 note in 2 files")
  }

  @Test func cleanRunSaysSo() {
    #expect(Sample(["A.swift": ""]).report().full(coloured: false) == "nothing found in 1 file\n")
    #expect(Sample(["A.swift": ""]).report().concise() == "")
  }

  @Test func foreignTextCannotSteerTheTerminal() {
    var sample = Sample(["A.swift": "load(\"\u{1B}[2J\u{202E}\")"])
    sample.result.findings = [.reading(at: sample.place("load", in: "A.swift"), message: "a\nb")]
    #expect(sample.report().full(coloured: false).contains("load(\"<U+001B>[2J<U+202E>\")"))
    #expect(sample.report().concise() == "A.swift:1:1: warning: a<U+000A>b [disk-on-main]\n")
  }

  @Test func errorsComeFirst() {
    var sample = Sample.callers
    sample.result.errors = [LintError(path: "Store.swift", line: 1, column: 1, message: "cannot be read")]
    #expect(sample.report().concise().hasPrefix("Store.swift:1:1: error: cannot be read\nFeed.swift"))
  }
}
