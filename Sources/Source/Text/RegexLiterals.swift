/// Regex literals, `/…/` and `#/…/#`, and the heuristics that tell a bare one from a division.
extension Tokenizer {
  /// Reads a bare regex literal whose `/` stands in the operator `start ..< end`, which is not bound on its left.
  mutating func scanRegexInOperator(_ start: Int, _ end: Int) -> Bool {
    var slash = start
    while slash < end, bytes[slash] != UInt8(ascii: "/") { slash += 1 }
    guard slash < end else { return false }
    // An operator's declaration names an operator: `func /(a: Int)`.
    if followsKeyword, previous.name == .func || previous.name == .operator { return false }
    var mustBeRegex = false
    if !isBoundRight(end, boundLeft: false) {
      let afterTry = followsTryMark
      guard afterTry || isExpressionExpected else { return false }
      switch previous.kind {
      case .leftParen, .leftBracket, .comma, .colon: mustBeRegex = afterTry
      default: mustBeRegex = true
      }
    }
    guard let regexEnd = endOfRegex(slash, mustBeRegex: mustBeRegex) else { return false }
    if slash > start { appendOperator(start, slash, false) }
    append(.regex, slash, regexEnd)
    position = regexEnd
    return true
  }

  /// The previous token is spelled as a reserved word (also after a `.`, where it is none for the parser).
  private var followsKeyword: Bool {
    previous.kind == .keyword
      || (previous.kind == .identifier && previous.name <= .lastReserved && previous.name != .none && !previous.gap.contains(.backticks))
  }

  /// The previous tokens are `try?` or `try!`.
  private var followsTryMark: Bool {
    guard previous.kind == .question || previous.kind == .exclamation, let word = records.last else { return false }
    return word.name == .try && !word.gap.contains(.backticks) && !previous.gap.contains(.spaceBefore)
  }

  /// Whether an expression, and no binary operator, is expected after the previous token.
  private var isExpressionExpected: Bool {
    switch previous.kind {
    case .endOfFile: return true
    case .leftBrace, .leftParen, .leftBracket, .prefixOperator, .ampersand, .infixOperator, .equal, .semicolon, .comma, .unknown:
      return true
    case .colon: return !followsTwoColons
    // `a ? b : c`, not `a?`.
    case .question: return !isBoundLeft(Int(previous.start))
    case .keyword, .identifier:
      guard followsKeyword else { return false }
      return ![.true, .false, .anyType, .nil, .selfValue, .selfType, .super, .underscore].contains(previous.name)
    case .pound: return [.if, .else, .elseif, .endif].contains(previous.name)
    default: return false
    }
  }

  /// The previous token ends the `::` of a module selector.
  private var followsTwoColons: Bool {
    previous.kind == .colon && records.last?.kind == .colon && records.last?.end == previous.start
  }

  /// Where the regex literal that begins at `start` with `#`s or a slash ends; `nil` if there is none. A literal that must be a regex
  /// but is not closed ends with its line.
  func endOfRegex(_ start: Int, mustBeRegex: Bool) -> Int? {
    var index = start
    while bytes[index] == UInt8(ascii: "#") { index += 1 }
    let pounds = index - start
    guard bytes[index] == UInt8(ascii: "/") else { return nil }
    index += 1
    var firstNewline: Int?
    if pounds == 0 {
      if bytes[index] == UInt8(ascii: "*") || bytes[index] == UInt8(ascii: "/") { return nil }
      if !mustBeRegex, isBlank(bytes[index]) { return nil }
    } else {
      var scan = index
      while isBlank(bytes[scan]) { scan += 1 }
      if bytes[scan] == UInt8(ascii: "\n") || bytes[scan] == UInt8(ascii: "\r") {
        firstNewline = scan
        index = scan
      }
    }
    return endOfPattern(index, pounds, firstNewline, mustBeRegex)
  }

  private func endOfPattern(_ start: Int, _ pounds: Int, _ firstNewline: Int?, _ mustBeRegex: Bool) -> Int? {
    var index = start
    var groupDepth = 0
    var classDepth = 0
    var isAfterBlank = false
    while index < end {
      let wasAfterBlank = isAfterBlank
      isAfterBlank = false
      switch bytes[index] {
      case UInt8(ascii: "/"):
        if pounds == 0 {
          let next = bytes[index + 1]
          if next == UInt8(ascii: "*") || next == UInt8(ascii: "/") { return mustBeRegex ? index : nil }
          return wasAfterBlank && !mustBeRegex ? nil : index + 1
        }
        var closing = index + 1
        while bytes[closing] == UInt8(ascii: "#") { closing += 1 }
        if closing - index - 1 >= pounds { return closing }
      case UInt8(ascii: "\\"):
        index += 1
        if index >= end { return mustBeRegex ? firstNewline ?? end : nil }
        if firstNewline == nil, bytes[index] == UInt8(ascii: "\n") || bytes[index] == UInt8(ascii: "\r") {
          return mustBeRegex ? index : nil
        }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if firstNewline == nil { return mustBeRegex ? index : nil }
      case UInt8(ascii: "(") where classDepth == 0: groupDepth += 1
      case UInt8(ascii: ")") where classDepth == 0:
        if groupDepth > 0 { groupDepth -= 1 } else if !mustBeRegex { return nil }
      case UInt8(ascii: "["): classDepth += 1
      case UInt8(ascii: "]") where classDepth > 0: classDepth -= 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"): isAfterBlank = true
      default: break
      }
      index += 1
    }
    return mustBeRegex ? firstNewline ?? end : nil
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}
