/// Operators: how far one reaches, whether it is prefix, infix or postfix by what stands around it, and where a regex literal begins in it.
extension Tokenizer {
  /// Reads the operator at `start`, or the regex literal that begins in it.
  mutating func scanOperator(_ start: Int) {
    let first = bytes[start]
    let boundLeft = isBoundLeft(start)
    if boundLeft, first == UInt8(ascii: "?") || first == UInt8(ascii: "!") {
      let isQuestion = first == UInt8(ascii: "?")
      position = start + 1
      append(isQuestion ? .question : .exclamation, start, position, isQuestion ? .question : .exclamation)
      return
    }
    var index = endOfOperator(start)
    if index - start > 1 || first == UInt8(ascii: "/") {
      if !boundLeft, scanRegexInOperator(start, index) { return }
      index = startOfComment(in: start, index)
    }
    position = index
    appendOperator(start, index, boundLeft)
  }

  mutating func appendOperator(_ start: Int, _ end: Int, _ boundLeft: Bool) {
    if end - start == 1 {
      appendSingle(bytes[start], start, boundLeft)
    } else if boundLeft, bytes[start] == UInt8(ascii: ">"), isAngleRun(start, end), !isBoundRight(end, boundLeft: true) {
      appendEach(start, end)
    } else {
      append(kind(ofOperator: start, end, boundLeft), start, end, tokens.nameTable.intern(bytes, start, end))
    }
  }

  private func endOfOperator(_ start: Int) -> Int {
    let mayHoldDots = bytes[start] == UInt8(ascii: ".")
    var index = bytes[start] < 0x80 ? start + 1 : UnicodeClasses.decode(bytes, start).end
    while true {
      let byte = bytes[index]
      if classes[Int(byte)] & ByteClass.inOperator != 0 {
        if byte == UInt8(ascii: "."), !mayHoldDots { return index }
        if byte == UInt8(ascii: "<"), bytes[index + 1] == UInt8(ascii: "#"), isPlaceholder(index) { return index }
        index += 1
      } else if byte >= 0x80 {
        let scalar = UnicodeClasses.decode(bytes, index)
        guard let value = scalar.value, UnicodeClasses.isOperatorPart(value) else { return index }
        index = scalar.end
      } else {
        return index
      }
    }
  }

  private func isPlaceholder(_ start: Int) -> Bool {
    var index = start + 2
    while index < end, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: "#"), bytes[index + 1] == UInt8(ascii: ">") { return true }
      index += 1
    }
    return false
  }

  /// The end of an operator, cut where a comment begins in it.
  private func startOfComment(in start: Int, _ end: Int) -> Int {
    guard end - start > 2 else { return end }
    var index = start + 1
    while index < end {
      if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "/") || bytes[index + 1] == UInt8(ascii: "*") {
        return index
      }
      index += 1
    }
    return end
  }

  private mutating func appendSingle(_ byte: UInt8, _ start: Int, _ boundLeft: Bool) {
    let end = start + 1
    switch byte {
    case UInt8(ascii: "."): append(.period, start, end)
    case UInt8(ascii: "="): append(.equal, start, end, .equal)
    case UInt8(ascii: "?"): append(.question, start, end, .question)
    case UInt8(ascii: "&") where !boundLeft && isBoundRight(end, boundLeft: false): append(.ampersand, start, end, .ampersand)
    default:
      let kind = fixity(boundLeft, isBoundRight(end, boundLeft: boundLeft))
      append(kind, start, end, tokens.nameTable.intern(bytes, start, end))
    }
  }

  private func kind(ofOperator start: Int, _ end: Int, _ boundLeft: Bool) -> TokenKind {
    if end - start == 2, bytes[start] == UInt8(ascii: "-"), bytes[start + 1] == UInt8(ascii: ">") { return .arrow }
    var index = start
    while index + 1 < end {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") { return .unknown }
      index += 1
    }
    return fixity(boundLeft, isBoundRight(end, boundLeft: boundLeft))
  }

  private func fixity(_ boundLeft: Bool, _ boundRight: Bool) -> TokenKind {
    boundLeft == boundRight ? .infixOperator : boundLeft ? .postfixOperator : .prefixOperator
  }

  // MARK: Closing angle brackets

  /// Whether the operator is made of `>`, `?` and `!` alone: after a word and before white space these close generic arguments.
  private func isAngleRun(_ start: Int, _ end: Int) -> Bool {
    var index = start
    while index < end {
      guard bytes[index] == UInt8(ascii: ">") || bytes[index] == UInt8(ascii: "?") || bytes[index] == UInt8(ascii: "!") else {
        return false
      }
      index += 1
    }
    return true
  }

  private mutating func appendEach(_ start: Int, _ end: Int) {
    var index = start
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "?"): append(.question, index, index + 1, .question)
      case UInt8(ascii: "!"): append(.exclamation, index, index + 1, .exclamation)
      default: append(.postfixOperator, index, index + 1, .greater)
      }
      index += 1
    }
  }

  // MARK: What stands around an operator

  func isBoundLeft(_ start: Int) -> Bool {
    guard start > 0 else { return false }
    switch bytes[start - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "("), UInt8(ascii: "["),
      UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "/"): return !(start > 1 && bytes[start - 2] == UInt8(ascii: "*"))
    case 0xA0: return !(start > 1 && bytes[start - 2] == 0xC2)
    default: return true
    }
  }

  func isBoundRight(_ end: Int, boundLeft: Bool) -> Bool {
    switch bytes[end] {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: ")"), UInt8(ascii: "]"),
      UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    // `x^.y` is postfix and `^.y` prefix, neither is infix.
    case UInt8(ascii: "."): return !boundLeft
    case UInt8(ascii: "/"): return !(bytes[end + 1] == UInt8(ascii: "/") || bytes[end + 1] == UInt8(ascii: "*"))
    case 0xC2: return bytes[end + 1] != 0xA0
    default: return true
    }
  }
}
