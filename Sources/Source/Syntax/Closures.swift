/// Closures, their signatures, and where a brace after an expression is one.
extension Parser {
  mutating func closure() {
    guard depth < Parser.maximumDepth else { return skipTooDeep() }
    depth += 1
    let node = open(.closureExpression)
    advance()
    if closureSignatureAhead { closureSignature() }
    items(.code)
    expect(.rightBrace)
    close(node)
    depth -= 1
  }

  // MARK: Signatures

  /// Whether what follows the brace ends with `in` as a signature does.
  private var closureSignatureAhead: Bool {
    guard let end = endOfClosureSignature else { return false }
    return kinds[end] == .keyword && names[end] == .in
  }

  private var endOfClosureSignature: Int? {
    switch kind {
    case .at, .leftParen, .leftBracket, .identifier: break
    case .keyword where name == .underscore || name == .in: break
    default: return nil
    }
    var index = position
    while kinds[index] == .at {
      let end = endOfAttribute(index, inType: true)
      // `@MainActor(x) in` would otherwise be read as arguments.
      index = end
    }
    if kinds[index] == .leftBracket {
      guard Int(partners[index]) > index else { return nil }
      index = Int(partners[index]) + 1
    }
    if kinds[index] == .leftParen {
      guard Int(partners[index]) > index else { return nil }
      return endOfClosureResult(Int(partners[index]) + 1)
    }
    guard isClosureName(index) else { return min(index, last) }
    index += 1
    while kinds[index] == .comma {
      guard isClosureName(index + 1) else { return nil }
      index += 2
    }
    return endOfClosureResult(index)
  }

  private func isClosureName(_ index: Int) -> Bool {
    let index = min(index, last)
    return kinds[index] == .identifier || kinds[index] == .keyword && names[index] == .underscore
  }

  private func endOfClosureResult(_ start: Int) -> Int? {
    let index = endOfEffects(min(start, last))
    guard kinds[index] == .arrow else { return index }
    var scan = TypeScan()
    guard let end = endOfType(index + 1, &scan), scan.offset == 0 else { return nil }
    return min(end, last)
  }

  private mutating func closureSignature() {
    let node = open(.closureSignature)
    attributes(inType: true)
    if kind == .leftBracket { captures() }
    if kind == .leftParen {
      parameters(.closure)
    } else if isClosureName(position), !atEffects || peekKind() != .keyword {
      let names = open(.closureNames)
      advance()
      while kind == .comma {
        advance()
        advance()
      }
      close(names)
    }
    effects()
    if kind == .arrow { result() }
    if at(keyword: .in) { advance() } else { recordError() }
    close(node)
  }

  private mutating func captures() {
    let node = open(.captures)
    advance()
    while kind != .rightBracket, !atEndOfList {
      let before = position
      capture()
      if kind != .comma && kind != .rightBracket || position == before { skipInList() }
      if kind == .comma { advance() } else if position == before { break }
    }
    expect(.rightBracket)
    close(node)
  }

  private mutating func capture() {
    let node = open(.capture)
    if (at(word: .weak) || at(word: .unowned)) && peekKind() != .equal && peekKind() != .comma && peekKind() != .rightBracket {
      advance()
      if kind == .leftParen { skipOne() }
    }
    if atWord, peekKind() == .equal {
      advance()
      initializerValue()
    } else if atWord, peekKind() == .comma || peekKind() == .rightBracket {
      advance()
    } else {
      expression()
    }
    close(node)
  }

  // MARK: Trailing closures

  /// A closure and those with a label that follow it.
  mutating func trailingClosures() {
    let first = open(.trailingClosure)
    closure()
    close(first)
    while atLabeledClosure {
      let node = open(.trailingClosure)
      advance()
      advance()
      if kind == .leftBrace { closure() } else { leaf(.placeholderExpression) }
      close(node)
    }
  }

  private var atLabeledClosure: Bool {
    guard atWord, peekKind() == .colon, !at(keyword: .default) else { return false }
    return peekKind(2) == .leftBrace || peekKind(2) == .placeholder
  }

  /// Whether the brace here is a closure passed to what stands before it, or the body of a statement or an accessor block.
  func trailingClosureFollows(_ context: ExpressionContext) -> Bool {
    if context.contains(.directive) { return false }
    if observersFollow { return false }
    guard context.contains(.condition) else { return true }
    // In a condition a closure is one only if something follows that can follow an expression there.
    if peekKind() == .keyword, peekName() == .case { return false }
    let close = Int(partners[position])
    guard close > position else { return false }
    let next = min(close + 1, last)
    switch kinds[next] {
    case .leftBrace, .comma: return true
    case .keyword:
      return names[next] == .where || (names[next] == .is || names[next] == .as) && !spacings[next].contains(.newlineBefore)
    case .leftBracket, .leftParen, .period, .question, .exclamation, .colon, .equal, .postfixOperator, .infixOperator:
      return !spacings[next].contains(.newlineBefore)
    default: return false
    }
  }

  /// `{ didSet` or `{ willSet`, perhaps after attributes: observers after an initial value.
  private var observersFollow: Bool {
    var index = position + 1
    if index < last, kinds[index] == .at {
      while kinds[index] == .at { index = endOfAttribute(index, inType: false) }
    }
    guard index < last, kinds[index] == .identifier else { return false }
    return (names[index] == .didSet || names[index] == .willSet) && !spacings[index].contains(.backticks)
  }
}
