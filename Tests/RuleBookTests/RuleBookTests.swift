// Holds the embedded pages against the folder `rules/`, and every page against the form that rules/README.md describes.
import Foundation
import Knowledge
import RuleBook
import Testing

@Suite struct RuleBookTests {
  static let pages = RuleBook.pages.map { Page(path: $0.path, text: $0.text) }
  /// Read once: unoptimised it takes seconds.
  static let result = readKnowledge(pages: RuleBook.pages)

  @Test func embedsEveryPageOfTheFolderAsItIs() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("rules")
    var onDisk: [String: String] = [:]
    for family in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let path = folder.appendingPathComponent(family)
      guard let files = try? FileManager.default.contentsOfDirectory(atPath: path.path) else { continue }
      for file in files where file.hasSuffix(".md") {
        onDisk["\(family)/\(file)"] = String(decoding: try Data(contentsOf: path.appendingPathComponent(file)), as: UTF8.self)
      }
    }
    let embedded = Dictionary(RuleBook.pages.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
    #expect(embedded.count == RuleBook.pages.count, "a page is embedded twice: run rules/embed")
    #expect(onDisk.keys.sorted() == embedded.keys.sorted(), "RuleBook.swift is stale: run rules/embed")
    for (path, text) in onDisk where embedded[path] != nil {
      #expect(text.hasSuffix("\n") && !text.contains("\r"), "\(path) must end its lines, also the last, with a line feed")
      #expect(embedded[path] == text, "\(path) has changed: run rules/embed")
    }
  }

  @Test func everyPageReadsWithoutErrors() {
    let (_, errors) = Self.result
    for error in errors {
      let place = "rules/\(error.path):\(error.position.line):\(error.position.column)"
      Issue.record("\(place): \(error.message); \(error.remedy)\n\(error.sourceLine)")
    }
  }

  @Test func pagesAreNamedAsTheirFiles() {
    for page in Self.pages { #expect(page.title == page.fileName) }
    let titles = Self.pages.map(\.title)
    #expect(Set(titles).count == titles.count, "two pages share a name")
  }

  @Test func everyPageOpensWithAParagraph() {
    for page in Self.pages { #expect(!page.summary.isEmpty, "\(page.name) says nothing below its title") }
  }

  @Test func rulesShowWhatTheyReportAndWhatNot() {
    let (knowledge, _) = Self.result
    let byName = Dictionary(Self.pages.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for rule in knowledge.rules {
      guard let page = byName[rule.origin.page] else { Issue.record("\(rule.id) has no page"); continue }
      let reported = page.blocks.filter { $0.kind == .example(reported: true) }.map(page.text)
      let silent = page.blocks.filter { $0.kind == .example(reported: false) }.map(page.text)
      #expect(!reported.isEmpty, "\(page.name) shows nothing under ## Reported")
      #expect(!silent.isEmpty, "\(page.name) shows nothing under ## Not reported")
      for example in reported { #expect(marks(in: example).contains(rule.id), "an example under ## Reported of \(page.name) lacks its mark") }
      for example in silent { #expect(!marks(in: example).contains(rule.id), "an example under ## Not reported of \(page.name) has its mark") }
    }
  }

  @Test func marksNameRulesThatExist() {
    let (knowledge, _) = Self.result
    let ids = Set(knowledge.rules.map(\.id))
    for page in Self.pages {
      for block in page.blocks {
        guard case .example = block.kind else { continue }
        for id in marks(in: page.text(block)) { #expect(ids.contains(id), "\(page.name) expects '\(id)', which is no rule") }
      }
    }
  }

  @Test func pagesStayWithinTheirBudget() {
    var total = 0
    for page in RuleBook.pages {
      total += page.text.utf8.count
      let limit = page.path.hasPrefix("sdk/") ? 64_000 : 16_000
      #expect(page.text.utf8.count <= limit, "\(page.path) is larger than \(limit) bytes: divide it")
    }
    #expect(total <= 700_000, "the pages are read at every start, keep them small")
  }

  /// The ids after `// expect:`.
  private func marks(in example: String) -> [String] {
    example.split(separator: "\n").flatMap { line -> [String] in
      guard let mark = line.range(of: "// expect:") else { return [] }
      return line[mark.upperBound...].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }
}
