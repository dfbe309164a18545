/// What a token is, as far as parsing needs to know. Which word or operator it is says its `Name`.
public enum TokenKind: UInt8, Sendable {
  case endOfFile
  /// A word that is not reserved: identifiers, contextual keywords, `$0`, `$name`, and anything in backticks.
  case identifier
  /// A reserved word (`class`, `func`, `self`, `_`, …), not in backticks and not directly after a `.` (there it is an identifier, `self`, `Self`, `init` and `Type`'s spelling included).
  case keyword
  case number
  case leftParen, rightParen, leftBrace, rightBrace, leftBracket, rightBracket
  case comma, semicolon, colon, at
  /// `.` alone. `..<` and `...` are operators.
  case period
  /// `=`, `->`, `?`, `!`, `&` where the grammar gives them a meaning of their own; all other operators are `infixOperator` and its kin.
  case equal, arrow, question, exclamation, ampersand
  case infixOperator, prefixOperator, postfixOperator
  /// `\` before a key path.
  case backslash
  /// `#` before a macro's name (`#Preview`, `#selector`, `#fileID`, also `#if`-like words that are none); the name is the next token.
  case hash
  /// A directive or availability word as one token: `#if`, `#elseif`, `#else`, `#endif`, `#available`, `#unavailable`, `#sourceLocation`, `#error`, `#warning` … the name says which, without `#`.
  case pound
  /// The opening quote with its `#`s, a piece of text, the closing quote with its `#`s.
  case stringOpen, stringText, stringClose
  /// `\(` with its `#`s (the `\` and `#`s; the parenthesis follows as a `leftParen` and the matching `rightParen` ends the interpolation).
  case interpolation
  /// A whole regex literal with delimiters.
  case regex
  /// `#!` line at the file's start.
  case shebang
  /// An editor placeholder `<#…#>`.
  case placeholder
  /// Bytes that are no Swift token.
  case unknown
}

/// What stands around a token: all that Swift's grammar asks of white space and comments.
public struct Spacing: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The token is the first of its line (a multi-line comment that spans lines counts).
  public static let newlineBefore = Spacing(rawValue: 1)
  /// White space, a comment, a newline or the file's start stands directly before the token.
  public static let spaceBefore = Spacing(rawValue: 2)
  /// White space, a comment, a newline or the file's end stands directly after the token.
  public static let spaceAfter = Spacing(rawValue: 4)
  /// The identifier is written in backticks.
  public static let backticks = Spacing(rawValue: 8)
}
