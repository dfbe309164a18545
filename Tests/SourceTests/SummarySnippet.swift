// What the tests of summaries share: snippets of Swift and their dumps. The expectations themselves stand in the tests.
@testable import Source

/// The dump of a whole file.
func declarations(_ source: String) -> String { summarize(Array(source.utf8)).dump() }

/// The dump of the statements of a function's body.
func events(_ statements: String) -> String {
  let summary = summarize(Array("func f() {\n\(statements)\n}".utf8))
  return summary.children(of: summary.declarations.bodies[0]).map { summary.dump($0) }.joined()
}

extension FileSummary {
  /// The declaration of a name, the first if there are several.
  func first(named name: String) -> Declaration? {
    (0 ..< UInt32(declarations.count)).lazy.map { self.declaration(DeclarationID($0)) }.first { names.text($0.name) == name }
  }

  func text(_ range: Range<UInt32>, of source: String) -> String {
    String(decoding: Array(source.utf8)[Int(range.lowerBound) ..< Int(range.upperBound)], as: UTF8.self)
  }
}
