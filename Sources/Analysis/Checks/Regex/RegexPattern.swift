/// A regular expression as a tree: what ICU's syntax and Swift's have in common, as far as it decides how a pattern is matched.
indirect enum RegexNode: Sendable {
  case empty
  case set(ScalarSet)
  case sequence([RegexNode])
  case alternatives([RegexNode])
  case repeated(RegexNode, Repetition)
  /// What is matched inside is never taken back.
  case atomic(RegexNode)
  case look(RegexNode, behind: Bool, negative: Bool)
  case assertion(Assertion)

  struct Repetition: Sendable {
    enum Kind: Sendable { case greedy, lazy, possessive }
    var least: Int
    /// nil: without bound.
    var most: Int?
    var kind: Kind
  }

  enum Assertion: Sendable { case textStart, textEnd, lineStart, lineEnd, wordBoundary, noWordBoundary }
}

/// How a pattern is read.
struct RegexOptions: OptionSet, Hashable, Sendable {
  let rawValue: UInt8
  static let ignoresCase = RegexOptions(rawValue: 1)
  /// Blanks and `#` comments in the pattern mean nothing.
  static let extended = RegexOptions(rawValue: 2)
  /// The dot matches line ends too.
  static let dotMatchesAll = RegexOptions(rawValue: 4)
  /// `^` and `$` match at each line.
  static let multiline = RegexOptions(rawValue: 8)
  /// The pattern must match to the end of the text.
  static let whole = RegexOptions(rawValue: 16)
}
