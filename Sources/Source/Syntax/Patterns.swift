/// Patterns: of variables and loops, where names are bound, and of cases, where an expression may stand for itself.
extension Parser {
  /// The pattern of a `let`, `var` or `for`. Exactly one node.
  mutating func pattern() {
    guard depth < Parser.maximumDepth else { return skipTooDeep() }
    depth += 1
    defer { depth -= 1 }
    switch kind {
    case .leftParen: tuplePattern()
    case .keyword where name == .underscore: leaf(.wildcardPattern)
    case .keyword where name == .let || name == .var || name == .inout:
      let node = open(.valueBindingPattern)
      advance()
      pattern()
      close(node)
    case .keyword where name == .selfValue: leaf(.identifierPattern)
    case .identifier: leaf(.identifierPattern)
    case .placeholder: leaf(.identifierPattern)
    case .keyword where !atStatementBorder && name != .in:
      recordError()
      leaf(.identifierPattern)
    default: missing(.wildcardPattern)
    }
  }

  private mutating func tuplePattern() {
    let node = open(.tuplePattern)
    advance()
    while kind != .rightParen, !atEndOfList {
      let before = position
      let element = open(.tuplePatternElement)
      if atWord, peekKind() == .colon {
        advance()
        advance()
      }
      pattern()
      close(element)
      if kind != .comma && kind != .rightParen { skipInList() }
      if kind == .comma { advance() } else if position == before { break }
    }
    expect(.rightParen)
    close(node)
  }

  /// The pattern of a `case` or `catch`. Exactly one node.
  mutating func matchingPattern(_ context: ExpressionContext) {
    guard depth < Parser.maximumDepth else { return skipTooDeep() }
    depth += 1
    defer { depth -= 1 }
    if kind == .keyword {
      switch name {
      case .let, .var, .inout:
        let node = open(.valueBindingPattern)
        advance()
        matchingPattern(context.union(.binding))
        return close(node)
      case .is:
        let node = open(.isTypePattern)
        advance()
        type()
        return close(node)
      default: break
      }
    }
    let first = nextNode
    expression(context.union(.pattern))
    let isPattern = tree.kinds[first] == .identifierPattern || tree.kinds[first] == .wildcardPattern
    guard !isPattern else { return }
    wrap(first, .expressionPattern)
    close(first)
  }
}
