/// From bytes to tokens: the main loop, words and marks. White space and comments, numbers, operators, string and regex literals are
/// extensions in files of their own. Every decision follows the compiler's lexer, also where the text is broken.

/// The tokens of a file's bytes. Any bytes give tokens, ended by `endOfFile`.
public func tokenize(_ bytes: [UInt8]) -> Tokens {
  var tokenizer = Tokenizer(bytes)
  tokenizer.run()
  return tokenizer.finish()
}

struct Tokenizer {
  /// The file's bytes and four zeros, so that looking ahead needs no border check.
  let bytes: [UInt8]
  /// Where the file ends and the zeros begin.
  let end: Int
  let classes = ByteClass.table
  let punctuationKinds = ByteClass.punctuationKinds

  var position = 0
  /// What the file's tokens will need beside their columns.
  var tokens = Tokens(nameTable: NameTable())
  /// The tokens so far, side by side; columns are cut from them at the end, which is cheaper than growing five arrays at once.
  /// The first stands for the file's start.
  var records: [TokenRecord] = []
  /// The last token, not yet in `records`: what follows it decides its spacing.
  var previous = TokenRecord(start: 0, end: 0, name: .none, kind: .endOfFile, gap: [])
  /// What stands between the previous token and the next one.
  var gap: Spacing = [.spaceBefore, .newlineBefore]
  /// The strings whose interpolations are being read, outermost first.
  var openStrings: [OpenString] = []
  /// Conflict markers are sought only while one may still end.
  var mayHoldConflicts = true
  /// Up to where no end of a string in typographic quotes was found.
  var curlySearchEnd = 0

  init(_ bytes: [UInt8]) {
    var padded = bytes
    padded.append(contentsOf: [0, 0, 0, 0])
    self.bytes = padded
    end = bytes.count
    records.reserveCapacity(bytes.count / 6 + 16)
    tokens.lineStarts.reserveCapacity(bytes.count / 28 + 8)
    tokens.nameTable.reserve(forFileOf: bytes.count)
  }

  mutating func run() {
    while position < end { scanNext() }
    gap.insert(.spaceBefore)
    append(.endOfFile, end, end)
    records.append(previous)
  }

  consuming func finish() -> Tokens {
    tokens.fill(from: records.dropFirst())
    return tokens
  }

  /// Reads one token or one piece of white space.
  @inline(__always) private mutating func scanNext() {
    var start = position
    var byte = bytes[start]
    if byte == UInt8(ascii: " ") {
      repeat {
        start &+= 1
        byte = bytes[start]
      } while byte == UInt8(ascii: " ")
      gap.insert(.spaceBefore)
    }
    switch classes[Int(byte)] & ByteClass.kindMask {
    case ByteClass.space:
      position = start &+ 1
      gap.insert(.spaceBefore)
    case ByteClass.newline:
      position = start &+ 1
      gap = [.spaceBefore, .newlineBefore]
      if byte == UInt8(ascii: "\n") || bytes[start &+ 1] != UInt8(ascii: "\n") { appendLine(position) }
      if !openStrings.isEmpty { leaveSingleLineStrings() }
    case ByteClass.word:
      scanWord(start)
    case ByteClass.punctuation:
      position = start &+ 1
      append(punctuationKinds[Int(byte)], start, position)
    case ByteClass.leftParen:
      position = start &+ 1
      append(.leftParen, start, position)
      if !openStrings.isEmpty { openStrings[openStrings.count - 1].parenthesisDepth += 1 }
    case ByteClass.rightParen:
      position = start &+ 1
      append(.rightParen, start, position)
      if !openStrings.isEmpty { closeParenthesisInInterpolation() }
    case ByteClass.operatorByte:
      scanOperator(start)
    case ByteClass.digit:
      position = endOfNumber(start)
      append(.number, start, position)
    case ByteClass.slash:
      if !skipComment(start) { scanOperator(start) }
    case ByteClass.quote:
      scanString(start, pounds: 0)
    case ByteClass.dollar:
      scanWord(start)
    default:
      scanRare(start)
    }
  }

  private mutating func scanRare(_ start: Int) {
    switch classes[Int(bytes[start])] & ByteClass.kindMask {
    case ByteClass.angle:
      if skipConflict(start) || scanPlaceholder(start) { return }
      scanOperator(start)
    case ByteClass.hash: scanHash(start)
    case ByteClass.backtick: scanBackticks(start)
    case ByteClass.beyondASCII: scanBeyondASCII(start)
    default: skipForbidden(to: start + 1)
    }
  }

  // MARK: Tokens

  @inline(__always) mutating func append(_ kind: TokenKind, _ start: Int, _ end: Int, _ name: Name = .none) {
    if gap.contains(.spaceBefore) { previous.gap.insert(.spaceAfter) }
    records.append(previous)
    previous = TokenRecord(
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), name: name, kind: kind, gap: gap)
    gap = []
  }

  // MARK: Words

  @inline(__always) private mutating func scanWord(_ start: Int) {
    var index = start
    var packed: UInt64 = 0
    var byte = bytes[index]
    repeat {
      packed = packed << 8 | UInt64(byte)
      index &+= 1
      byte = bytes[index]
    } while classes[Int(byte)] & ByteClass.inWord != 0
    let name: Name
    if byte < 0x80, index &- start <= 8 {
      name = tokens.nameTable.intern(bytes, start, index, packed: packed)
    } else {
      if byte >= 0x80 { index = endOfWord(index) }
      name = tokens.nameTable.intern(bytes, start, index)
    }
    position = index
    let reserved = name <= .lastReserved && previous.kind != .period
    append(reserved ? .keyword : .identifier, start, index, name)
  }

  /// The first byte at or after `start` that may not continue an identifier.
  func endOfWord(_ start: Int) -> Int {
    var index = start
    while true {
      if classes[Int(bytes[index])] & ByteClass.inWord != 0 {
        index += 1
        continue
      }
      guard bytes[index] >= 0x80 else { return index }
      let scalar = UnicodeClasses.decode(bytes, index)
      guard let value = scalar.value, UnicodeClasses.isIdentifierPart(value) else { return index }
      index = scalar.end
    }
  }

  /// `` `name` `` or a raw identifier `` `any text` ``; a lone backtick is no token of Swift.
  private mutating func scanBackticks(_ start: Int) {
    var index = start + 1
    while index < end, bytes[index] != UInt8(ascii: "`"), bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
      index += 1
    }
    guard index < end, bytes[index] == UInt8(ascii: "`") else {
      position = start + 1
      append(.unknown, start, position)
      return
    }
    position = index + 1
    let name = tokens.nameTable.intern(bytes, start + 1, index)
    gap.insert(.backticks)
    append(.identifier, start, position, name)
  }

  /// What a `#` begins: the shebang, a raw string, an extended regex, a directive, or a macro's name.
  private mutating func scanHash(_ start: Int) {
    if start == 0, bytes[1] == UInt8(ascii: "!") {
      position = endOfLine(start)
      append(.shebang, start, position)
      return
    }
    var index = start
    while bytes[index] == UInt8(ascii: "#") { index += 1 }
    if bytes[index] == UInt8(ascii: "\"") { return scanString(start, pounds: index - start) }
    if bytes[index] == UInt8(ascii: "/"), let regexEnd = endOfRegex(start, mustBeRegex: true) {
      position = regexEnd
      append(.regex, start, regexEnd)
      appendLines(in: start, regexEnd)
      return
    }
    // Of a run that begins no literal only the last can begin a word.
    let last = index - 1
    for pound in start ..< last { append(.hash, pound, pound + 1, .hash) }
    while classes[Int(bytes[index])] & ByteClass.kindMask == ByteClass.word { index += 1 }
    let name = tokens.nameTable.intern(bytes, last + 1, index)
    let isWhole = classes[Int(bytes[index])] & ByteClass.inWord == 0
    if Tokenizer.directives.contains(name) || isWhole && (name == .errorWord || name == .warning) {
      position = index
      append(.pound, last, index, name)
    } else {
      position = last + 1
      append(.hash, last, position, .hash)
    }
  }

  private static let directives: [Name] = [.if, .else, .elseif, .endif, .available, .unavailable, .sourceLocation]

  private mutating func scanBeyondASCII(_ start: Int) {
    if skipByteOrderMark(start) { return }
    let scalar = UnicodeClasses.decode(bytes, start)
    guard let value = scalar.value else { return skipForbidden(to: scalar.end) }
    if UnicodeClasses.isIdentifierPart(value) {
      position = endOfWord(scalar.end)
      append(.identifier, start, position, tokens.nameTable.intern(bytes, start, position))
    } else if UnicodeClasses.isOperatorStart(value) {
      scanOperator(start)
    } else if value == 0x201C {
      // A string in typographic quotes stays together as one word, so that what follows can be read.
      position = endOfCurlyString(scalar.end)
      append(.identifier, start, position, tokens.nameTable.intern(bytes, start, position))
    } else if value == 0x201D {
      position = scalar.end
      append(.unknown, start, position)
    } else {
      skipForbidden(to: scalar.end)
    }
  }

  /// Where a string that begins with a typographic quote ends; at once if it is not closed on its line.
  private mutating func endOfCurlyString(_ start: Int) -> Int {
    // What one search did not find up to there, the next would not find either.
    if start < curlySearchEnd { return start }
    var index = start
    defer { curlySearchEnd = index }
    while index < end, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
      if bytes[index] == UInt8(ascii: "\"") { return index + 1 }
      if bytes[index] == 0xE2, bytes[index + 1] == 0x80, bytes[index + 2] == 0x9D { return index + 3 }
      if bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "(") { return start }
      index += 1
    }
    return start
  }

  /// `<#text#>` on one line.
  private mutating func scanPlaceholder(_ start: Int) -> Bool {
    guard bytes[start] == UInt8(ascii: "<"), bytes[start + 1] == UInt8(ascii: "#") else { return false }
    var index = start + 2
    while index < end, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "#"), bytes[index + 1] == UInt8(ascii: ">") {
        position = index + 2
        append(.placeholder, start, position)
        appendLines(in: start, position)
        return true
      }
      if bytes[index] == UInt8(ascii: "<"), bytes[index + 1] == UInt8(ascii: "#") { return false }
      index += 1
    }
    return false
  }
}
