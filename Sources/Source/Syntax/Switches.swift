/// `switch` and the case lists that `catch` shares with it.
extension Parser {
  mutating func switchStatement() {
    guard depth < Parser.maximumDepth else { return skipTooDeep() }
    depth += 1
    let node = open(.switchStatement)
    advance()
    expression(.condition)
    if accept(.leftBrace) {
      switchCases()
      expect(.rightBrace)
    } else {
      recordError()
    }
    close(node)
    depth -= 1
  }

  /// Cases up to the closing brace or the border of an `#if`.
  mutating func switchCases() {
    while kind != .rightBrace, kind != .endOfFile, !atConditionalBorder {
      let before = position
      if atSwitchCase {
        switchCase()
      } else if at(directive: .if), atConditionalCases {
        conditionalBlock(.switchCases)
      } else {
        recordError()
        items(.switchCase)
      }
      if position == before {
        recordError()
        leaf(.unexpected)
      }
    }
  }

  var atSwitchCase: Bool { isSwitchCase(position) }

  func isSwitchCase(_ start: Int) -> Bool {
    var index = start
    while kinds[index] == .at { index = endOfAttribute(index, inType: false) }
    return kinds[index] == .keyword && (names[index] == .case || names[index] == .default && kinds[min(index + 1, last)] == .colon)
  }

  private mutating func switchCase() {
    let node = open(.switchCase)
    attributes(inType: false)
    let label = open(.caseLabel)
    let isCase = name == .case
    advance()
    if isCase { caseItems([]) }
    expect(.colon)
    close(label)
    items(.switchCase)
    close(node)
  }

  mutating func caseItems(_ context: ExpressionContext) {
    repeat {
      if kind == .colon || kind == .leftBrace { break }
      let node = open(.caseItem)
      if !at(keyword: .where) { matchingPattern(context) }
      if at(keyword: .where) { whereCondition(context) }
      close(node)
    } while accept(.comma)
  }
}
