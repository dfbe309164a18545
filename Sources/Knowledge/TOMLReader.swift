// Reads the lines of a TOML text: headers, keys, comments. Values are read in TOMLValueReader, tables are put together in TOMLBuilder.

/// A cursor over bytes that knows its line. After a mistake it goes on with the next line, so that one run finds all of them.
struct TOMLReader {
  let bytes: [UInt8]
  let end: Int
  var position: Int
  var line: UInt32
  var lineStart: Int
  var log: ErrorLog
  private var builder: TOMLBuilder

  /// Deeper paths and arrays are refused, so that recursion is bounded.
  static let depthLimit = 16

  init(bytes: [UInt8], range: Range<Int>, firstLine: UInt32, log: ErrorLog) {
    self.bytes = bytes
    end = range.upperBound
    position = range.lowerBound
    lineStart = range.lowerBound
    line = firstLine
    self.log = log
    builder = TOMLBuilder(position: LineColumn(line: firstLine, column: 1))
  }

  mutating func readDocument() -> TOMLTable {
    guard isValidText() else { return builder.finished() }
    while position < end {
      readLine()
    }
    return builder.finished()
  }

  /// One line, or several where a value spans them; afterwards the cursor is at the start of the next.
  private mutating func readLine() {
    skipBlanks()
    switch current {
    case nil, UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "#"): endLine()
    case UInt8(ascii: "["): readHeader() ? endLine() : skipLine()
    default: readKeyAndValue() ? endLine() : skipLine()
    }
  }

  // MARK: Headers and keys

  private mutating func readHeader() -> Bool {
    let start = here
    position += 1
    let isArray = current == UInt8(ascii: "[")
    if isArray { position += 1 }
    guard let path = readPath() else { return false }
    for _ in 0..<(isArray ? 2 : 1) {
      guard current == UInt8(ascii: "]") else {
        log.add(start, "the header is not closed", remedy: isArray ? "write [[name]]" : "write [name]")
        return false
      }
      position += 1
    }
    if isArray { builder.openElement(path, &log) } else { builder.openTable(path, &log) }
    return true
  }

  private mutating func readKeyAndValue() -> Bool {
    guard let path = readPath() else { return false }
    guard current == UInt8(ascii: "=") else {
      let colon = current == UInt8(ascii: ":")
      log.add(here, colon ? "':' stands where '=' is expected" : "'=' is expected after the key", remedy: "write \(path[0].text) = value")
      return false
    }
    position += 1
    skipBlanks()
    guard let value = readValue(depth: 0) else { return false }
    builder.set(path, to: value, &log)
    return true
  }

  /// `a.b."c d"`; blanks around are skipped.
  private mutating func readPath() -> [TOMLKey]? {
    var path: [TOMLKey] = []
    while true {
      skipBlanks()
      guard let key = readKey() else { return nil }
      path.append(key)
      skipBlanks()
      guard current == UInt8(ascii: ".") else { return path }
      guard path.count < Self.depthLimit else {
        log.add(here, "the key has more than \(Self.depthLimit) parts", remedy: "")
        return nil
      }
      position += 1
    }
  }

  private mutating func readKey() -> TOMLKey? {
    let start = here
    switch current {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      if starts(with: "\"\"\"") || starts(with: "'''") {
        log.add(start, "a key cannot be a text over several lines", remedy: "use one pair of quotes")
        return nil
      }
      guard let text = readString() else { return nil }
      return TOMLKey(text: text, position: start)
    case let byte? where isBareKeyByte(byte):
      let first = position
      while let byte = current, isBareKeyByte(byte) { position += 1 }
      return TOMLKey(text: text(first..<position), position: start)
    case let byte? where byte >= 0x80:
      log.add(start, "a key with letters beyond ASCII needs quotes", remedy: "put the key in \"…\"")
      return nil
    default:
      log.add(start, "a key is expected", remedy: "write key = value, [table] or # comment")
      return nil
    }
  }

  // MARK: Lines

  /// What may follow a header or value: blanks and a comment.
  private mutating func endLine() {
    skipBlanks()
    if current == UInt8(ascii: "#") { skipComment() }
    if let byte = current, !atLineEnd {
      let remedy = byte == UInt8(ascii: ",") ? "remove the comma" : "start a new line, or put # before a comment"
      log.add(here, "nothing may follow the value or header on its line", remedy: remedy)
    }
    skipLine()
  }

  /// To the start of the next line, whatever stands before it.
  mutating func skipLine() {
    while let byte = current, byte != UInt8(ascii: "\n") { position += 1 }
    if position < end { newLine() }
  }

  /// Steps over a line feed.
  mutating func newLine() {
    position += 1
    line &+= 1
    lineStart = position
  }

  mutating func skipBlanks() {
    while let byte = current, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { position += 1 }
  }

  mutating func skipComment() {
    while !atLineEnd {
      if let byte = current, isControl(byte) { reportControl(byte) }
      position += 1
    }
  }

  // MARK: The cursor

  var current: UInt8? { position < end ? bytes[position] : nil }
  var here: LineColumn { place(of: position) }

  /// The text's end, a line feed, or a carriage return before one.
  var atLineEnd: Bool {
    guard let byte = current else { return true }
    if byte == UInt8(ascii: "\n") { return true }
    return byte == UInt8(ascii: "\r") && position + 1 < end && bytes[position + 1] == UInt8(ascii: "\n")
  }

  func place(of offset: Int) -> LineColumn {
    LineColumn(line: line, column: UInt32(truncatingIfNeeded: offset - lineStart + 1))
  }

  func starts(with prefix: StaticString) -> Bool {
    let length = prefix.utf8CodeUnitCount
    guard position + length <= end else { return false }
    return prefix.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + length]) }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  mutating func reportControl(_ byte: UInt8) {
    log.add(here, "the control character U+00\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true)) cannot stand here",
      remedy: "remove it, or write an escape in a string")
  }

  /// TOML is UTF-8 without a byte order mark.
  private mutating func isValidText() -> Bool {
    if starts(with: "\u{FEFF}") {
      log.add(here, "the file begins with a byte order mark", remedy: "save it as UTF-8 without BOM")
      position += 3
    }
    guard let first = bytes[position..<end].firstIndex(where: { $0 >= 0x80 }) else { return true }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes[first..<end].makeIterator()
    var offset = first
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return true
      case .error:
        let before = bytes[position..<offset]
        let lines = before.reduce(into: UInt32(0)) { $0 += $1 == UInt8(ascii: "\n") ? 1 : 0 }
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? lineStart
        log.add(LineColumn(line: line + lines, column: UInt32(truncatingIfNeeded: offset - start + 1)), "these bytes are not UTF-8",
          remedy: "save the file as UTF-8")
        return false
      }
    }
  }
}

func isBareKeyByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
    UInt8(ascii: "_"), UInt8(ascii: "-"): true
  default: false
  }
}

/// Control characters other than tab and line feed.
func isControl(_ byte: UInt8) -> Bool { byte < 0x20 && byte != 0x09 && byte != 0x0A || byte == 0x7F }
