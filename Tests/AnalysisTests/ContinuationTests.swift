// Continuations: each mark `// expect` names a line where a path goes wrong, and no other line is reported.
import Knowledge
import RuleBook
import Source
import Testing

@testable import Analysis

@Suite struct Continuations {
  static let knowledge = readKnowledge(pages: RuleBook.pages).0

  @Test(arguments: [
    "k.resume(returning: 1)",
    "if flag { k.resume(returning: 1) } else { k.resume(returning: 2) }",
    "if flag { k.resume(returning: 1); return }\n k.resume(returning: 2)",
    "if flag { k.resume(returning: 1) } // expect\n k.resume(returning: 2) // expect",
    "guard flag else { return } // expect\n k.resume(returning: 1)",
    "if flag { k.resume(returning: 1) } // expect",
    "box = k",
    "hand(k)",
    "defer { k.resume(returning: 1) }\n if flag { return }",
    "ask { value in k.resume(returning: value) }",
    "ask { value in\n guard let value else { return } // expect\n k.resume(returning: value) }",
    "ask { value in\n guard !done else { return }\n done = true\n k.resume(returning: value ?? 0) }",
    "do { k.resume(returning: try number()) } catch { k.resume(returning: 0) }",
    "do { let n = try number()\n k.resume(returning: n) } catch { // expect\n print(error) }",
    "switch choice { case .a: k.resume(returning: 1)\n case .b: break // expect\n }",
    "switch choice { case .a: k.resume(returning: 1)\n case .b: fatalError()\n }",
    "for n in numbers {\n k.resume(returning: n) // expect\n }",
    "for n in numbers { k.resume(returning: n)\n return }\n k.resume(returning: 0)",
  ]) func areFollowed(_ body: String) {
    let source = "func run() async {\n _ = await withCheckedContinuation { (k: CheckedContinuation<Int, Never>) in\n\(body)\n }\n}\n"
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let marked = lines.indices.filter { lines[$0].contains("// expect") }
    let project = Project(
      files: [(path: "Snippet.swift", summary: summarize(Array(source.utf8)))], targets: ProjectTargets(fileCount: 1), knowledge: Self.knowledge)
    let found = lint(project, knowledge: Self.knowledge, options: LintOptions()).findings.filter { $0.rule == "continuation-resumed-once" }
    let reported = Set(found.map { project.units[0].line($0.at.start) - 1 })
    // Two marks: either line may be blamed.
    #expect(marked.isEmpty ? reported.isEmpty : !reported.isEmpty && reported.isSubset(of: Set(marked)), "\(found.map(\.message)) \(reported)")
  }
}
