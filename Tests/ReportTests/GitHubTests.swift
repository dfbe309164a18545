// Annotations and the step's summary, as GitHub's runner reads them.
import Analysis
import Testing

@testable import Report

@Suite struct GitHubTests {
  @Test func annotationsThenTheLog() {
    var sample = Sample.callers
    sample.result.findings.removeLast()
    #expect(sample.report().github() == """
      ::warning file=Feed.swift,line=4,endLine=4,col=5,endColumn=17,title=disk-on-main%3A Feed.refresh()::Feed.refresh() calls \
      Data.init(contentsOf:), which reads the whole file%0AInstead: read it in a @concurrent function%0A1. Feed.refresh() calls \
      Store.load() (Feed.swift:4:5)%0A2. Store.load() reads the whole file (Store.swift:3:17)
      ::group::hanglint
      Feed.swift:4:5: warning: Feed.refresh() calls Data.init(contentsOf:), which reads the whole file [disk-on-main]
      1 warning in 2 files
      ::endgroup::

      """)
  }

  @Test func columnsAreUTF16AndPropertiesEscaped() {
    var sample = Sample(["a,b:100%.swift": "let 한글 = \"🙂\"; load()\r\n"])
    sample.result.findings = [.reading(at: sample.place("load()", in: "a,b:100%.swift"), symbol: "f", message: "50%\r\nof it")]
    #expect(sample.report().github().hasPrefix(
      "::warning file=a%2Cb%3A100%25.swift,line=1,endLine=1,col=16,endColumn=22,title=disk-on-main%3A f::50%25%0D%0Aof it\n"))
  }

  @Test func placesOverLinesHaveNoColumns() {
    var sample = Sample(["A.swift": "load {\n}\n"])
    sample.result.findings = [.reading(at: sample.place("load {\n}", in: "A.swift"))]
    #expect(sample.report().github().hasPrefix("::warning file=A.swift,line=1,endLine=2,title="))
  }

  @Test func theTenthOfAKindCountsTheRest() {
    var sample = Sample(["A.swift": "load()"])
    sample.result.findings = (0 ..< 14).map { .reading(at: sample.place("load()", in: "A.swift"), severity: .error, message: "m\($0)") }
    sample.result.findings.append(.reading(at: sample.place("load()", in: "A.swift")))
    let lines = sample.report().github().split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("::error") }.count == 10)
    #expect(lines[9].hasSuffix("%0A4 more errors not annotated: the log lists them all."))
    #expect(lines.filter { $0.hasPrefix("::warning") }.count == 1)
    #expect(lines.filter { $0.hasPrefix("A.swift:1:1: ") }.count == 15)
  }

  @Test func equalAnnotationsAppearOnce() {
    var sample = Sample.callers
    sample.result.findings = [sample.result.findings[0], sample.result.findings[0]]
    #expect(sample.report().github().split(separator: "\n").filter { $0.hasPrefix("::warning") }.count == 1)
    #expect(sample.report().github { "App/" + $0 }.contains("::warning file=App/"))
  }

  @Test func longMessagesEndBeforeTheRunnerCutsThem() {
    #expect(GitHubText.cut(String(repeating: "🙂", count: 3000), 4096).utf16.count <= 4096)
    #expect(GitHubText.cut("short", 4096) == "short")
  }

  @Test func foreignTextIsNoCommand() {
    let printed = PrintedText(guardsLogCommands: true)
    var sample = Sample(["::error x.swift": "load(##\"a\"##) // ##[error]hi ##vso[task] ##teamcity[x]"])
    sample.result.findings = [.reading(at: sample.place("load", in: "::error x.swift"), message: "m")]
    #expect(sample.report().concise(printed) == ": :error x.swift:1:1: warning: m [disk-on-main]\n")
    let full = sample.report().full(coloured: false, printed)
    #expect(full.contains("load(##\"a\"##) // # #[error]hi # #vso[task] # #teamcity[x]"))
    #expect(sample.report().full(coloured: false).contains("##[error]hi ##vso[task]"))
  }

  @Test func commandsDoNotAriseAtTheMark() {
    var sample = Sample(["A.swift": "##[error]"])
    sample.result.findings = [.reading(at: sample.place("#[error]", in: "A.swift"), message: "m")]
    #expect(!sample.report().full(coloured: false, PrintedText(guardsLogCommands: true)).contains("##["))
  }

  @Test func stepSummaryIsATableThatStopsInTime() {
    var sample = Sample(["A.swift": "load()"])
    sample.result.findings = (0 ..< 50).map { .reading(at: sample.place("load()", in: "A.swift"), message: "a|b<\($0)") }
    let page = sample.report().stepSummary(limit: 1000)
    #expect(page.contains("| warning | A.swift:1:1 | a\\|b&lt;0 | disk-on-main |\n"))
    #expect(sample.report().stepSummary(filed: { "App/" + $0 }).contains("| App/A.swift:1:1 |"))
    #expect(page.utf8.count <= 1000)
    #expect(page.hasSuffix(" more: the log lists them all.\n"))
    #expect(Sample(["A.swift": ""]).report().stepSummary() == "### hanglint\n\nnothing found in 1 file\n")
  }
}
