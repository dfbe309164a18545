/// The tokens of one file, column by column, ended by one `endOfFile` token. Offsets are bytes from the file's start.
///
/// Comments and white space are no tokens, nor are bytes that Swift forbids (invalid UTF-8, NUL, exotic spaces), which the compiler skips
/// as white space. Every other byte belongs to exactly one token.
///
/// `>`, `?` and `!` that close generic arguments before white space or a closing mark (`Set<Array<Int>>?`) are tokens of their own. Where
/// the lexer cannot know (`Box<Set<Int>>()`, `func ==<T>`), the parser takes an operator apart with `splitOperator(at:length:)`.
///
/// `&` is an `ampersand` only as a prefix (`&value`); in `A & B` it is an `infixOperator` named `&`. `::` is two `colon`s without space.
public struct Tokens: Sendable {
  public internal(set) var kinds: [TokenKind] = []
  public internal(set) var starts: [UInt32] = []
  public internal(set) var ends: [UInt32] = []
  public internal(set) var spacings: [Spacing] = []
  /// The spelling of words and operators; `.none` for the rest.
  public internal(set) var names: [Name] = []
  public internal(set) var nameTable: NameTable
  /// Comments that mention `allow-sync`, in source order.
  public internal(set) var allowComments: [AllowComment] = []
  /// First bytes of version-control conflicts, of which both sides are skipped.
  var conflicts: [UInt32] = []
  /// Byte offset of each line's first byte; LF, CRLF and CR end a line.
  public internal(set) var lineStarts: [UInt32] = [0]

  public var count: Int { kinds.count }
}

/// A real comment that holds an allow marker, as the tokenizer met it.
public struct AllowComment: Sendable, Equatable {
  /// Bytes of the comment's text after `//` or `/*`, without the closing `*/` and the line's end.
  public var text: Range<UInt32>
  /// The comment's first byte (`/`).
  public var start: UInt32
  /// No token stands before it on its line.
  public var ownLine: Bool
  /// Written as `/* … */`.
  public var isBlock: Bool
}
