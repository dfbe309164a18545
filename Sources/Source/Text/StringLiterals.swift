/// String literals as pieces: opening quote, text, interpolations, closing quote, for single-line, multi-line and raw strings. The code
/// inside an interpolation is read by the main loop, which comes back here at the parenthesis that ends it.

/// A string whose interpolation is being read.
struct OpenString {
  var quote: UInt8
  var pounds: Int
  var isMultiLine: Bool
  /// Parentheses opened since the interpolation's own.
  var parenthesisDepth = 0
}

extension Tokenizer {
  /// Reads a string from its opening `#`s or quote up to its end or its first interpolation.
  mutating func scanString(_ start: Int, pounds: Int) {
    var index = start + pounds
    let quote = bytes[index]
    index += 1
    var isMultiLine = false
    if quote == UInt8(ascii: "\""), bytes[index] == quote, bytes[index + 1] == quote,
      pounds == 0 || !closesOnLine(index + 2, pounds)
    {
      isMultiLine = true
      index += 2
    }
    append(.stringOpen, start, index)
    scanText(of: OpenString(quote: quote, pounds: pounds, isMultiLine: isMultiLine), index)
  }

  /// Whether a raw string that begins with three quotes is closed on the same line: `#"""#` holds one quote.
  private func closesOnLine(_ start: Int, _ pounds: Int) -> Bool {
    var index = start
    if endOfPounds(index, pounds) != nil { return true }
    while index < end, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
      index += 1
      if bytes[index - 1] == UInt8(ascii: "\""), endOfPounds(index, pounds) != nil { return true }
    }
    return false
  }

  /// Where the `#`s end that make an escape or a closing quote of a raw string count; `nil` if there are too few.
  private func endOfPounds(_ start: Int, _ pounds: Int) -> Int? {
    if pounds == 0 { return start }
    var index = start
    while bytes[index] == UInt8(ascii: "#"), index - start <= pounds { index += 1 }
    return index - start >= pounds ? index : nil
  }

  /// Reads text up to the string's end or its next interpolation. A single-line string ends with its line at the latest.
  mutating func scanText(of string: OpenString, _ start: Int) {
    var index = start
    scan: while index < end {
      let byte = bytes[index]
      if byte > UInt8(ascii: "\\") || (byte > UInt8(ascii: "'") && byte < UInt8(ascii: "\\")) {
        index &+= 1
        continue
      }
      switch byte {
      case string.quote:
        if let closing = endOfClosing(string, index) {
          appendText(of: string, start, index)
          append(.stringClose, index, closing)
          position = closing
          return
        }
        index += 1
      case UInt8(ascii: "\\"):
        index += 1
        guard let escaped = endOfPounds(index, string.pounds) else { continue }
        if bytes[escaped] == UInt8(ascii: "(") {
          appendText(of: string, start, index - 1)
          return openInterpolation(string, index - 1, escaped)
        }
        index = escaped
        if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") || bytes[index] == UInt8(ascii: "\\") { index += 1 }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !string.isMultiLine { break scan }
        index += 1
      default:
        index += 1
      }
    }
    index = min(index, end)
    appendText(of: string, start, index)
    position = index
  }

  private mutating func appendText(of string: OpenString, _ start: Int, _ end: Int) {
    guard end > start else { return }
    append(.stringText, start, end)
    if string.isMultiLine { appendLines(in: start, end) }
  }

  /// Where the closing quote at `start` ends, with its `#`s.
  private func endOfClosing(_ string: OpenString, _ start: Int) -> Int? {
    var index = start + 1
    if string.quote == UInt8(ascii: "'") { return index }
    if string.isMultiLine {
      guard bytes[index] == UInt8(ascii: "\""), bytes[index + 1] == UInt8(ascii: "\"") else { return nil }
      index += 2
    }
    if string.pounds == 0 { return index }
    guard endOfPounds(index, string.pounds) != nil else { return nil }
    while bytes[index] == UInt8(ascii: "#") { index += 1 }
    return index
  }

  private mutating func openInterpolation(_ string: OpenString, _ start: Int, _ parenthesis: Int) {
    append(.interpolation, start, parenthesis)
    append(.leftParen, parenthesis, parenthesis + 1)
    position = parenthesis + 1
    var string = string
    string.parenthesisDepth = 0
    openStrings.append(string)
  }

  /// After a `)` inside an interpolation: if it was the interpolation's own, the string's text goes on.
  mutating func closeParenthesisInInterpolation() {
    let innermost = openStrings.count - 1
    if openStrings[innermost].parenthesisDepth > 0 {
      openStrings[innermost].parenthesisDepth -= 1
    } else {
      scanText(of: openStrings.removeLast(), position)
    }
  }

  /// A newline inside an interpolation of a single-line string: the string was never closed.
  mutating func leaveSingleLineStrings() {
    while let string = openStrings.last, !string.isMultiLine { openStrings.removeLast() }
  }
}
