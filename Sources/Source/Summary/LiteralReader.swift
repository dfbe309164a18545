// Literals: their text as the program sees it. Escapes of strings are resolved and the indentation of multi-line strings is removed;
// regexes lose their delimiters; numbers stay as written.

extension Summarizer {
  mutating func number(_ node: Int) {
    let token = firstToken(node)
    let from = Int(start(ofToken: token)), to = Int(end(ofToken: token))
    let isHexadecimal = to - from > 2 && bytes[from] == 0x30 && bytes[from + 1] | 0x20 == 0x78
    var isFloat = false
    for index in from ..< to {
      let byte = bytes[index]
      if byte == 0x2E || (isHexadecimal ? byte | 0x20 == 0x70 : byte | 0x20 == 0x65) { isFloat = true }
    }
    leaf(.literal, start(node), end(node), name: spelling(ofToken: token), flags: isFloat ? .float : .integer)
  }

  mutating func regex(_ node: Int) {
    var from = Int(start(node)), to = Int(end(node))
    while from < to, bytes[from] == 0x23 { from += 1 }
    while to > from, bytes[to - 1] == 0x23 { to -= 1 }
    if from < to, bytes[from] == 0x2F { from += 1 }
    if to > from, bytes[to - 1] == 0x2F { to -= 1 }
    leaf(.literal, start(node), end(node), name: summary.names.intern(bytes, from, to), flags: .regex)
  }

  mutating func string(_ node: Int) {
    if firstChild(node) == nil {
      let name = plainText(node)
      return leaf(.literal, start(node), end(node), name: name, flags: .string)
    }
    let event = open(.interpolatedString, start(node), end(node))
    let shape = StringShape(node: node, self)
    var token = firstToken(node) + 1, child = node + 1
    var piece: (from: Int, to: Int)?
    while token < endToken(node) {
      if child < after(node), token >= firstToken(child) {
        literalPiece(&piece, shape)
        if kind(child) == .interpolated { arguments(of: child) }
        token = max(token + 1, endToken(child))
        child = after(child)
        continue
      }
      if kind(ofToken: token) == .stringText {
        piece = (piece?.from ?? Int(start(ofToken: token)), Int(end(ofToken: token)))
      }
      token += 1
    }
    literalPiece(&piece, shape)
    close(event)
  }

  private mutating func literalPiece(_ piece: inout (from: Int, to: Int)?, _ shape: StringShape) {
    guard let text = piece else { return }
    piece = nil
    let name = decoded(text.from, text.to, shape)
    guard name != .none else { return }
    leaf(.literal, UInt32(text.from), UInt32(text.to), name: name, flags: .string)
  }

  /// The text of a string without interpolations.
  private mutating func plainText(_ node: Int) -> Name {
    let first = firstToken(node) + 1
    var last = endToken(node)
    if last > first, kind(ofToken: last - 1) == .stringClose { last -= 1 }
    guard first < last else { return .none }
    return decoded(Int(start(ofToken: first)), Int(end(ofToken: last - 1)), StringShape(node: node, self))
  }

  // MARK: Decoding

  private mutating func decoded(_ from: Int, _ to: Int, _ shape: StringShape) -> Name {
    var from = from, to = to
    if shape.isMultiline {
      from = max(from, min(shape.contentStart, to))
      to = min(to, max(shape.contentEnd, from))
    } else if !bytes[from ..< to].contains(0x5C) {
      return summary.names.intern(bytes, from, to)
    }
    scratch.removeAll(keepingCapacity: true)
    var index = from
    while index < to {
      if shape.isMultiline, shape.indentation > 0, isLineStart(index) {
        index = skipIndentation(index, to, shape)
        if index >= to { break }
      }
      let byte = bytes[index]
      if byte == 0x5C, let next = escape(index, to, shape) {
        index = next
      } else if byte == 0x0D, shape.isMultiline {
        // Line ends of multi-line strings are line feeds, however the file spells them.
        scratch.append(0x0A)
        index += index + 1 < to && bytes[index + 1] == 0x0A ? 2 : 1
      } else {
        scratch.append(byte)
        index += 1
      }
    }
    return summary.names.intern(scratch, 0, scratch.count)
  }

  private func isLineStart(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    return bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D && bytes[index] != 0x0A
  }

  private func skipIndentation(_ from: Int, _ to: Int, _ shape: StringShape) -> Int {
    var index = from
    while index < to, index - from < shape.indentation, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    return index
  }

  /// Appends what an escape at `index` means and returns where the text goes on; nil if it is none.
  private mutating func escape(_ index: Int, _ to: Int, _ shape: StringShape) -> Int? {
    var next = index + 1
    for _ in 0 ..< shape.pounds {
      guard next < to, bytes[next] == 0x23 else { return nil }
      next += 1
    }
    guard next < to else { return nil }
    switch bytes[next] {
    case 0x6E: scratch.append(0x0A)
    case 0x74: scratch.append(0x09)
    case 0x72: scratch.append(0x0D)
    case 0x30: scratch.append(0x00)
    case 0x5C, 0x22, 0x27: scratch.append(bytes[next])
    case 0x75: return unicodeEscape(next + 1, to)
    case 0x20, 0x09, 0x0A, 0x0D: return shape.isMultiline ? continuedLine(next, to) : nil
    default: return nil
    }
    return next + 1
  }

  /// A `\` at a line's end joins the lines.
  private func continuedLine(_ from: Int, _ to: Int) -> Int? {
    var index = from
    while index < to, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    guard index < to else { return nil }
    if bytes[index] == 0x0D { return index + 1 < to && bytes[index + 1] == 0x0A ? index + 2 : index + 1 }
    return bytes[index] == 0x0A ? index + 1 : nil
  }

  private mutating func unicodeEscape(_ from: Int, _ to: Int) -> Int? {
    guard from < to, bytes[from] == 0x7B else { return nil }
    var index = from + 1
    var value: UInt32 = 0
    while index < to, bytes[index] != 0x7D {
      guard let digit = hexadecimalDigit(bytes[index]), index - from <= 8 else { return nil }
      value = value << 4 | digit
      index += 1
    }
    guard index < to, index > from + 1, let scalar = Unicode.Scalar(value) else { return nil }
    scratch.append(contentsOf: Array(String(Character(scalar)).utf8))
    return index + 1
  }

  private func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30 ... 0x39: UInt32(byte - 0x30)
    case 0x41 ... 0x46: UInt32(byte - 0x41 + 10)
    case 0x61 ... 0x66: UInt32(byte - 0x61 + 10)
    default: nil
    }
  }
}

/// How a string literal is delimited.
private struct StringShape {
  /// Number of `#`.
  var pounds = 0
  var isMultiline = false
  /// Blanks before the closing delimiter: as many are removed from each line.
  var indentation = 0
  /// Multi-line text begins after the line of the opening delimiter and ends before the line of the closing one.
  var contentStart = 0
  var contentEnd = Int.max

  init(node: Int, _ reader: borrowing Summarizer) {
    let bytes = reader.bytes
    let opening = reader.firstToken(node)
    var index = Int(reader.start(ofToken: opening))
    let openingEnd = Int(reader.end(ofToken: opening))
    while index < openingEnd, bytes[index] == 0x23 {
      pounds += 1
      index += 1
    }
    isMultiline = openingEnd - index >= 3 && bytes[index + 1] == 0x22 && bytes[index + 2] == 0x22
    guard isMultiline else { return }
    contentStart = StringShape.afterLineEnd(bytes, index + 3)
    let closing = reader.endToken(node) - 1
    guard closing > opening, reader.kind(ofToken: closing) == .stringClose else { return }
    let closingStart = Int(reader.start(ofToken: closing))
    var lineStart = closingStart
    while lineStart > openingEnd, bytes[lineStart - 1] == 0x20 || bytes[lineStart - 1] == 0x09 { lineStart -= 1 }
    guard lineStart > 0, bytes[lineStart - 1] == 0x0A || bytes[lineStart - 1] == 0x0D else { return }
    indentation = closingStart - lineStart
    contentEnd = lineStart - 1
    if bytes[lineStart - 1] == 0x0A, lineStart > 1, bytes[lineStart - 2] == 0x0D { contentEnd -= 1 }
  }

  /// Past the blanks and the line end at `from`.
  private static func afterLineEnd(_ bytes: [UInt8], _ from: Int) -> Int {
    var index = from
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    guard index < bytes.count else { return index }
    if bytes[index] == 0x0D { return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? index + 2 : index + 1 }
    return bytes[index] == 0x0A ? index + 1 : from
  }
}
