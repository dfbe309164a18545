/// Statements, and the heads and bodies they share.
extension Parser {
  /// A statement, or an expression that stands as one.
  mutating func statement(_ place: Place) {
    guard depth < Parser.maximumDepth else { return skipTooDeep() }
    depth += 1
    defer { depth -= 1 }
    if kind == .keyword { return keywordStatement(place) }
    if kind == .identifier {
      if peekKind() == .colon, labelFollows { return labeledStatement(place) }
      if contextualStatement() { return }
    }
    expression()
  }

  private mutating func keywordStatement(_ place: Place) {
    switch name {
    case .if: ifStatement()
    case .guard: guardStatement()
    case .while: whileStatement()
    case .repeat where peekKind() == .leftBrace: repeatStatement()
    case .for: forStatement()
    case .switch: switchStatement()
    case .do: doStatement()
    case .defer: wordAndBlock(.deferStatement)
    case .return: returnStatement()
    case .throw: throwing(.throwStatement)
    case .break: jumpStatement(.breakStatement)
    case .continue: jumpStatement(.continueStatement)
    case .fallthrough: leaf(.fallthroughStatement)
    case .case, .default:
      // Outside a switch: the label alone is out of place.
      skipLine()
    case .else, .catch, .in, .where, .is, .as, .rethrows, .throws, .public, .private, .fileprivate, .internal, .static, .class:
      skipLine()
    default: expression()
    }
  }

  private var labelFollows: Bool {
    guard peekKind(2) == .keyword else { return false }
    switch peekName(2) {
    case .for, .while, .repeat, .if, .switch, .do: return true
    default: return false
    }
  }

  private mutating func labeledStatement(_ place: Place) {
    let node = open(.labeledStatement)
    advance()
    advance()
    statement(place)
    close(node)
  }

  /// `yield`, `discard` and `then` begin statements only before an operand on the same line.
  private mutating func contextualStatement() -> Bool {
    guard name == .yield || name == .discard || name == .then, !spacing.contains(.backticks) else { return false }
    let next = peekSpacing()
    guard !next.contains(.newlineBefore) else { return false }
    switch peekKind() {
    case .ampersand, .identifier, .number, .stringOpen: break
    case .keyword where ![.is, .as, .in].contains(peekName()): break
    case .prefixOperator where name == .then: break
    case .backslash, .hash: break
    default: return false
    }
    throwing(name == .yield ? .yieldStatement : name == .discard ? .discardStatement : .thenStatement)
    return true
  }

  /// A keyword and the expression it takes.
  private mutating func throwing(_ kind: NodeKind) {
    let node = open(kind)
    advance()
    expression()
    close(node)
  }

  private mutating func returnStatement() {
    let node = open(.returnStatement)
    advance()
    if returnedExpressionFollows { expression() }
    close(node)
  }

  private var returnedExpressionFollows: Bool {
    switch kind {
    case .rightBrace, .rightParen, .rightBracket, .comma, .semicolon, .colon, .endOfFile: return false
    case .pound: return name == .available || name == .unavailable
    case .keyword:
      if name == .if || name == .switch || name == .do { return true }
      if name == .repeat { return peekKind() != .leftBrace }
      if name == .case || name == .default || name == .in || name == .else || name == .catch { return false }
      return role.isDisjoint(with: [.statement]) && (name == .initializer || declarationAhead(at: position, .code) == nil)
    case .identifier:
      if peekKind() == .colon, labelFollows { return false }
      return declarationAhead(at: position, .code) == nil
    case .at: return !atSwitchCase && declarationAhead(at: position, .code) == nil
    default: return true
    }
  }

  /// `break` and `continue` with the label they name.
  private mutating func jumpStatement(_ kind: NodeKind) {
    let node = open(kind)
    advance()
    if self.kind == .identifier, !newlineBefore { advance() }
    close(node)
  }

  private mutating func wordAndBlock(_ kind: NodeKind) {
    let node = open(kind)
    advance()
    codeBlock()
    close(node)
  }

  // MARK: Blocks

  /// A body. Where its brace is missing nothing is taken.
  mutating func codeBlock() {
    guard kind == .leftBrace else { return missing(.codeBlock) }
    guard depth < Parser.maximumDepth else { return skipTooDeep() }
    depth += 1
    let node = open(.codeBlock)
    advance()
    items(.code)
    expect(.rightBrace)
    close(node)
    depth -= 1
  }

  // MARK: Branches

  mutating func ifStatement() {
    guard depth < Parser.maximumDepth else { return skipTooDeep() }
    depth += 1
    let node = open(.ifStatement)
    advance()
    conditions()
    codeBlock()
    if at(keyword: .else) {
      let branch = open(.elseClause)
      advance()
      if at(keyword: .if) { ifStatement() } else { codeBlock() }
      close(branch)
    }
    close(node)
    depth -= 1
  }

  private mutating func guardStatement() {
    let node = open(.guardStatement)
    advance()
    conditions()
    expect(.else)
    codeBlock()
    close(node)
  }

  private mutating func expect(_ word: Name) {
    if at(keyword: word) { advance() } else { recordError() }
  }

  mutating func doStatement() {
    let node = open(.doStatement)
    advance()
    effects()
    codeBlock()
    while at(keyword: .catch) {
      let clause = open(.catchClause)
      advance()
      if kind != .leftBrace { caseItems(.condition) }
      codeBlock()
      close(clause)
    }
    close(node)
  }

  // MARK: Loops

  private mutating func whileStatement() {
    let node = open(.whileStatement)
    advance()
    conditions()
    codeBlock()
    close(node)
  }

  private mutating func repeatStatement() {
    let node = open(.repeatStatement)
    advance()
    codeBlock()
    if at(keyword: .while) {
      advance()
      expression()
    } else {
      missing(.missingExpression)
    }
    close(node)
  }

  private mutating func forStatement() {
    let node = open(.forStatement)
    advance()
    if at(keyword: .try) { advance() }
    if at(word: .await), peekKind() != .keyword || peekName() != .in { advance() }
    if at(word: .unsafe), peekKind() != .keyword || peekName() != .in { advance() }
    if at(keyword: .case) {
      advance()
      matchingPattern(.condition)
    } else {
      pattern()
    }
    if kind == .colon { typeAnnotation() }
    if at(keyword: .in) {
      advance()
      expression(.condition)
    } else {
      missing(.missingExpression)
    }
    if at(keyword: .where) { whereCondition(.condition) }
    codeBlock()
    close(node)
  }

  mutating func whereCondition(_ context: ExpressionContext) {
    let node = open(.whereCondition)
    advance()
    expression(context)
    close(node)
  }

  // MARK: Conditions

  private mutating func conditions() {
    let node = open(.conditions)
    repeat {
      if kind == .leftBrace, trailingBodyFollows { break }
      condition()
    } while accept(.comma)
    close(node)
  }

  /// A brace where a condition was expected: the body, unless a closure called at once stands here.
  private var trailingBodyFollows: Bool {
    let close = Int(partners[position])
    guard close > position, close < last else { return true }
    return kinds[close + 1] != .leftParen || spacings[close + 1].contains(.newlineBefore)
  }

  private mutating func condition() {
    switch kind {
    case .pound where name == .available || name == .unavailable: availability()
    case .keyword where name == .let || name == .var || name == .inout: optionalBinding()
    case .keyword where name == .case:
      let node = open(.casePattern)
      advance()
      matchingPattern(.condition)
      if kind == .colon { typeAnnotation() }
      if kind == .equal { initializerValue(.condition) } else { recordError() }
      close(node)
    default: expression(.condition)
    }
  }

  private mutating func optionalBinding() {
    let node = open(.optionalBinding)
    advance()
    pattern()
    if kind == .colon { typeAnnotation() }
    if kind == .equal { initializerValue(.condition) }
    close(node)
  }

  mutating func availability() {
    let node = open(.availability)
    advance()
    if kind == .leftParen { skipOne() }
    close(node)
  }
}
