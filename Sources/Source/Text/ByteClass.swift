/// What a byte can begin, as a table of 256 entries: the tokenizer's one decision a token. Scalars beyond ASCII are judged in `UnicodeClasses`.
enum ByteClass {
  static let control: UInt8 = 0
  static let space: UInt8 = 1
  static let newline: UInt8 = 2
  static let word: UInt8 = 3
  static let digit: UInt8 = 4
  static let operatorByte: UInt8 = 5
  static let punctuation: UInt8 = 6
  static let leftParen: UInt8 = 7
  static let rightParen: UInt8 = 8
  static let quote: UInt8 = 9
  static let hash: UInt8 = 10
  static let backtick: UInt8 = 11
  static let dollar: UInt8 = 12
  static let slash: UInt8 = 13
  static let angle: UInt8 = 14
  static let beyondASCII: UInt8 = 15

  static let kindMask: UInt8 = 0x0F
  /// The byte may continue an operator.
  static let inOperator: UInt8 = 0x40
  /// The byte may continue an identifier.
  static let inWord: UInt8 = 0x80

  static let table: [UInt8] = (0 ... 255).map { classify(UInt8(truncatingIfNeeded: $0)) }

  private static func classify(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: return space
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return newline
    case UInt8(ascii: "a") ... UInt8(ascii: "z"), UInt8(ascii: "A") ... UInt8(ascii: "Z"), UInt8(ascii: "_"): return word | inWord
    case UInt8(ascii: "0") ... UInt8(ascii: "9"): return digit | inWord
    case UInt8(ascii: "$"): return dollar | inWord
    case UInt8(ascii: "("): return leftParen
    case UInt8(ascii: ")"): return rightParen
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return quote
    case UInt8(ascii: "#"): return hash
    case UInt8(ascii: "`"): return backtick
    case UInt8(ascii: "/"): return slash | inOperator
    case UInt8(ascii: "<"), UInt8(ascii: ">"): return angle | inOperator
    case _ where "=-+*%!&|^~.?".utf8.contains(byte): return operatorByte | inOperator
    case _ where "{}[],;:@\\".utf8.contains(byte): return punctuation
    case 0x80...: return beyondASCII
    default: return control
    }
  }

  /// The kind of each token that is one byte whatever stands around it.
  static let punctuationKinds: [TokenKind] = (0 ... 255).map { code in
    switch UInt8(truncatingIfNeeded: code) {
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: "["): .leftBracket
    case UInt8(ascii: "]"): .rightBracket
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: "@"): .at
    case UInt8(ascii: "\\"): .backslash
    default: .unknown
    }
  }
}
