// Reads TOML's four kinds of strings. The common case, a string without escapes, is one slice.

extension TOMLReader {
  /// At an opening quote; nil after a mistake, which is in the log then.
  mutating func readString() -> String? {
    if starts(with: "\"\"\"") { return readLongString(quote: UInt8(ascii: "\"")) }
    if starts(with: "'''") { return readLongString(quote: UInt8(ascii: "'")) }
    let start = here
    let quote = bytes[position]
    position += 1
    let first = position
    skipPlain(until: quote)
    if position < end, bytes[position] == quote {
      position += 1
      return text(first..<position - 1)
    }
    var decoded: [UInt8] = []
    var pieceStart = first
    while !atLineEnd, let byte = current {
      if byte == quote {
        let last = position
        position += 1
        return String(decoding: decoded + bytes[pieceStart..<last], as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        decoded += bytes[pieceStart..<position]
        readEscape(into: &decoded)
        pieceStart = position
        continue
      }
      if isControl(byte) { reportControl(byte) }
      position += 1
    }
    let mark = quote == UInt8(ascii: "'") ? "'" : "\""
    log.add(start, "the string is not closed on this line", remedy: "close it with \(mark), or write \(mark)\(mark)\(mark) around a text over several lines")
    return nil
  }

  /// Over bytes that stand for themselves.
  private mutating func skipPlain(until quote: UInt8) {
    var index = position
    while index < end {
      let byte = bytes[index]
      if byte == quote || byte == UInt8(ascii: "\\") || byte < 0x20 || byte == 0x7F { break }
      index += 1
    }
    position = index
  }

  /// `"""…"""` and `'''…'''`; a line feed right after the opening quotes does not count, line ends become line feeds.
  private mutating func readLongString(quote: UInt8) -> String? {
    let start = here
    position += 3
    var decoded: [UInt8] = []
    if current == UInt8(ascii: "\r"), atLineEnd { position += 1 }
    if current == UInt8(ascii: "\n") { newLine() }
    while let byte = current {
      switch byte {
      case quote:
        let run = bytes[position..<end].prefix(6).prefix { $0 == quote }.count
        if run >= 3 {
          // Up to two quotes may stand right before the closing three.
          position += min(run, 5)
          decoded += repeatElement(quote, count: min(run, 5) - 3)
          return String(decoding: decoded, as: UTF8.self)
        }
        decoded += repeatElement(quote, count: run)
        position += run
      case UInt8(ascii: "\\") where quote == UInt8(ascii: "\""):
        if !skipLineContinuation() { readEscape(into: &decoded) }
      case UInt8(ascii: "\n"):
        decoded.append(byte)
        newLine()
      case UInt8(ascii: "\r") where atLineEnd:
        position += 1
      default:
        if isControl(byte) { reportControl(byte) }
        decoded.append(byte)
        position += 1
      }
    }
    log.add(start, "the text is not closed", remedy: "close it with three quotes")
    return nil
  }

  /// A backslash at the end of a line swallows the white space that follows.
  private mutating func skipLineContinuation() -> Bool {
    var index = position + 1
    while index < end, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") { index += 1 }
    if index < end, bytes[index] == UInt8(ascii: "\r") { index += 1 }
    guard index < end, bytes[index] == UInt8(ascii: "\n") else { return false }
    position = index
    while let byte = current {
      if byte == UInt8(ascii: "\n") { newLine(); continue }
      let isBlank = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r") && atLineEnd
      guard isBlank else { break }
      position += 1
    }
    return true
  }

  private mutating func readEscape(into decoded: inout [UInt8]) {
    let start = here
    position += 1
    guard let byte = current, !atLineEnd else { return }
    position += 1
    switch byte {
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "n"): decoded.append(0x0A)
    case UInt8(ascii: "f"): decoded.append(0x0C)
    case UInt8(ascii: "r"): decoded.append(0x0D)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): decoded.append(byte)
    case UInt8(ascii: "u"): readScalar(digits: 4, at: start, into: &decoded)
    case UInt8(ascii: "U"): readScalar(digits: 8, at: start, into: &decoded)
    default:
      while let next = current, next & 0xC0 == 0x80 { position += 1 }
      let name = text(position - 1..<position)
      log.add(start, "'\\\(byte < 0x80 ? name : "…")' is no escape", remedy: "write \\\\ for a backslash, or use '…', which has no escapes")
    }
  }

  private mutating func readScalar(digits: Int, at start: LineColumn, into decoded: inout [UInt8]) {
    let first = position
    while position < first + digits, let byte = current, isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20 { position += 1 }
    guard position == first + digits, let value = UInt32(text(first..<position), radix: 16), let scalar = Unicode.Scalar(value) else {
      log.add(start, "this escape is no Unicode scalar", remedy: "write \\u and four, or \\U and eight hexadecimal digits")
      return
    }
    decoded += Array(String(scalar).utf8)
  }
}
