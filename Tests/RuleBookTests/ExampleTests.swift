// Lints the examples of every rule page, each alone: under "Reported" exactly the marked lines, under "Not reported" nothing that is not marked.
import Knowledge
import RuleBook
import TestSupport
import Testing

@Suite("Examples of the pages") struct ExampleTests {
  /// Rules whose check does not do what its page shows yet. An entry fails as soon as it does: then remove it.
  static let rulesWithoutCheck: Set<String> = []

  static let pages = RuleBook.pages.map { Page(path: $0.path, text: $0.text) }
    .filter { page in page.blocks.contains { if case .example = $0.kind { true } else { false } } }

  @Test("Markers and findings agree", arguments: pages.map(\.name)) func agree(_ name: String) throws {
    let page = try #require(Self.pages.first { $0.name == name })
    for block in page.blocks {
      guard case .example(let isReported) = block.kind else { continue }
      let snippet = Self.snippet(page, block)
      let found = snippet.found()
      let disagreements = snippet.disagreements(with: found, missing: Self.rulesWithoutCheck)
      #expect(disagreements == [], "lines count from line \(block.line) of rules/\(name).md")
      if !isReported { #expect(!found.contains { $0.rule == page.title }, "rules/\(name).md:\(block.line)") }
    }
  }

  @Test("Rules that work are not listed as gaps", arguments: rulesWithoutCheck.sorted()) func gaps(_ rule: String) throws {
    let page = try #require(Self.pages.first { $0.title == rule })
    let reported = page.blocks.filter { $0.kind == .example(reported: true) }.map { Self.snippet(page, $0) }
    let missed = reported.flatMap { $0.disagreements() }.filter { $0.hasSuffix("\(rule) is not found") }
    #expect(!missed.isEmpty, "\(rule) finds all that its page shows: remove it from rulesWithoutCheck")
  }

  private static func snippet(_ page: Page, _ block: Page.Block) -> Snippet {
    var snippet = Snippet(page.text(block), path: page.title + ".swift")
    snippet.isStrict = page.title == "sync-api"
    return snippet
  }
}
