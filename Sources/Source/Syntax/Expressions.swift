/// Expressions: flat operator sequences, chains of links, and the primaries they begin with. No precedence; the last word on what an
/// operator binds belongs to whoever reads the sequence.
struct ExpressionContext: OptionSet, Sendable {
  let rawValue: UInt8
  /// In a statement's head: a brace may begin the statement's body.
  static let condition = ExpressionContext(rawValue: 1)
  /// In a `case`: `let` may stand inside, and `=` ends it.
  static let pattern = ExpressionContext(rawValue: 2)
  /// Below a `let` of a pattern: bare names are bound.
  static let binding = ExpressionContext(rawValue: 4)
  /// The condition of `#if`: ends with its line.
  static let directive = ExpressionContext(rawValue: 8)
  /// What remains inside brackets.
  static let inBrackets: ExpressionContext = [.pattern, .binding]
}

extension Parser {
  /// Exactly one node.
  mutating func expression(_ context: ExpressionContext = []) {
    guard depth < Parser.maximumDepth else { return skipTooDeep() }
    depth += 1
    let first = nextNode
    operand(context)
    if atSequenceOperator(context) {
      wrap(first, .sequence)
      repeat { sequenceStep(context) } while atSequenceOperator(context)
      close(first)
    }
    depth -= 1
  }

  // MARK: Sequences

  private func atSequenceOperator(_ context: ExpressionContext) -> Bool {
    switch kind {
    case .infixOperator, .arrow: break
    case .ampersand: if !spaceBefore { return false }
    case .equal: if context.contains(.pattern) { return false }
    case .question: if !spaceBefore { return false }
    case .keyword: if name != .is && name != .as { return false }
    case .identifier where name == .async: return kinds[endOfEffects(position)] == .arrow && at(word: .async)
    default: return false
    }
    return !context.contains(.directive) || !newlineBefore
  }

  private mutating func sequenceStep(_ context: ExpressionContext) {
    switch kind {
    case .equal: leaf(.assignmentOperator)
    case .question:
      let node = open(.ternary)
      advance()
      expression(context)
      expect(.colon)
      close(node)
    case .keyword:
      let node = open(.cast)
      let isCast = name == .as
      advance()
      if isCast, (kind == .question || kind == .exclamation), !spaceBefore { advance() }
      type()
      return close(node)
    case .identifier:
      let node = open(.binaryOperator)
      jump(to: endOfEffects(position))
      advance()
      close(node)
    default: leaf(.binaryOperator)
    }
    operand(context)
  }

  // MARK: Operands

  /// One operand with its prefixes; `try` and `await` take all that follows.
  private mutating func operand(_ context: ExpressionContext) {
    switch kind {
    case .keyword:
      if name == .try { return tryExpression(context) }
      if name == .repeat { return prefixed(.ownershipExpression, context) }
    case .identifier: if wordOperand(context) { return }
    case .prefixOperator: return prefixed(.prefixExpression, context)
    case .ampersand: return prefixed(.inoutExpression, context)
    case .infixOperator, .exclamation, .question, .postfixOperator: return misplacedOperator(context)
    default: break
    }
    chain(context)
  }

  private mutating func tryExpression(_ context: ExpressionContext) {
    let node = open(.tryExpression)
    advance()
    if kind == .question || kind == .exclamation, !spaceBefore { advance() }
    expression(context)
    close(node)
  }

  /// Words that may stand before an operand. False if the word is a name here.
  @inline(__always) private mutating func wordOperand(_ context: ExpressionContext) -> Bool {
    guard name.index < 240, !spacing.contains(.backticks) else { return false }
    switch name {
    case .await:
      guard awaitFollows else { return false }
      let node = open(.awaitExpression)
      advance()
      expression(context)
      close(node)
    case .consume, .copy, .borrow, .each:
      guard nameFollows else { return false }
      prefixed(.ownershipExpression, context)
    case .unsafe:
      guard unsafeOperandFollows else { return false }
      prefixed(.ownershipExpression, context)
    case .any:
      guard nameFollows || peekKind() == .prefixOperator && !peekSpacing().contains(.newlineBefore) else { return false }
      typeExpression()
    default: return false
    }
    return true
  }

  private var awaitFollows: Bool {
    switch peekKind() {
    case .period: return peekSpacing().contains(.spaceBefore)
    case .equal, .colon, .comma, .rightParen, .rightBracket, .rightBrace, .infixOperator, .postfixOperator, .endOfFile: return false
    default: return true
    }
  }

  /// A name follows on the same line: `consume x`, not `consume(x)`.
  private var nameFollows: Bool {
    guard !peekSpacing().contains(.newlineBefore) else { return false }
    return peekKind() == .identifier || peekKind() == .keyword && (peekName() == .selfValue || peekName() == .selfType || peekName() == .anyType)
  }

  private var unsafeOperandFollows: Bool {
    let spacing = peekSpacing()
    guard !spacing.contains(.newlineBefore) else { return false }
    switch peekKind() {
    case .identifier, .number, .stringOpen, .hash, .prefixOperator, .ampersand, .backslash, .regex: return true
    case .period, .leftParen, .leftBracket: return spacing.contains(.spaceBefore)
    case .keyword: return ![.is, .as, .in, .else, .where].contains(peekName())
    default: return false
    }
  }

  /// A prefix of one token and the operand it belongs to.
  private mutating func prefixed(_ kind: NodeKind, _ context: ExpressionContext) {
    guard depth < Parser.maximumDepth else { return skipTooDeep() }
    depth += 1
    let node = open(kind)
    advance()
    operand(context)
    close(node)
    depth -= 1
  }

  /// An operator where an operand was expected: it stands for itself as a function, or something is missing.
  private mutating func misplacedOperator(_ context: ExpressionContext) {
    switch peekKind() {
    case .comma, .rightParen, .rightBracket: leaf(.nameExpression)
    default:
      recordError()
      prefixed(.prefixExpression, context)
    }
  }

  // MARK: Chains

  private mutating func chain(_ context: ExpressionContext) {
    let first = nextNode
    let isLiteral = primary(context)
    guard atLink(context, isLiteral) else { return }
    wrap(first, .chain)
    links(context, literalBase: isLiteral)
    close(first)
  }

  @inline(__always) private func atLink(_ context: ExpressionContext, _ literalBase: Bool) -> Bool {
    switch kind {
    case .period: return !(context.contains(.directive) && newlineBefore) && (peekKind() == .identifier || peekKind() == .number || peekKind() == .keyword)
    case .leftParen, .leftBracket: return !newlineBefore
    case .leftBrace: return !literalBase && trailingClosureFollows(context)
    case .question, .exclamation: return !spaceBefore
    case .postfixOperator: return !spaceBefore
    case .pound: return name == .if && !context.contains(.directive) && atConditionalLinks
    default: return false
    }
  }

  /// The links of a chain, also those that stand in `#if` without a base.
  mutating func links(_ context: ExpressionContext, literalBase: Bool = false) {
    var literalBase = literalBase
    while atLink(context, literalBase) {
      switch kind {
      case .period: memberLink()
      case .leftParen: callLink(context)
      case .leftBracket: subscriptLink(context)
      case .leftBrace: closureCallLink()
      case .question: leafInside(.optionalLink)
      case .exclamation: leafInside(.forceLink)
      case .pound: conditionalBlock(.links(context))
      default: leaf(.postfixOperatorLink)
      }
      literalBase = false
    }
  }

  mutating func leafInside(_ kind: NodeKind) {
    let node = open(kind)
    advanceInside(1, self.kind)
    close(node)
  }

  mutating func memberLink() {
    let node = open(.memberLink)
    advance()
    advance()
    nameSuffix()
    close(node)
  }

  /// `(a:b:)` or `<T>` after a name, and a module before it.
  mutating func nameSuffix() {
    if kind == .colon { moduleSelector() }
    if kind == .leftParen, argumentNamesFollow {
      let node = open(.argumentNames)
      skipOne()
      close(node)
    }
    if isOperator(kind), kind != .equal, genericArgumentsInExpression(at: position) { genericArguments() }
  }

  /// `(a:b:)`: labels alone.
  private var argumentNamesFollow: Bool {
    guard !newlineBefore, peekKind(2) == .colon, peekKind() == .identifier || peekKind() == .keyword else { return false }
    let close = Int(partners[position])
    var index = position + 1
    while index < close {
      guard kinds[index] == .identifier || kinds[index] == .keyword, kinds[index + 1] == .colon else { return false }
      index += 2
    }
    return index == close
  }

  mutating func callLink(_ context: ExpressionContext) {
    let node = open(.callLink)
    advance()
    argumentList(until: .rightParen, context.intersection(.inBrackets))
    expect(.rightParen)
    if kind == .leftBrace, trailingClosureFollows(context) { trailingClosures() }
    close(node)
  }

  mutating func subscriptLink(_ context: ExpressionContext) {
    let node = open(.subscriptLink)
    advance()
    argumentList(until: .rightBracket, context.intersection(.inBrackets))
    expect(.rightBracket)
    if kind == .leftBrace, trailingClosureFollows(context) { trailingClosures() }
    close(node)
  }

  mutating func closureCallLink() {
    let node = open(.callLink)
    trailingClosures()
    close(node)
  }

  // MARK: Arguments

  mutating func argumentList(until end: TokenKind, _ context: ExpressionContext) {
    while kind != end, !atEndOfList, !atStatementBorder || atExpressionKeyword(context) {
      let before = position
      argument(until: end, context)
      if position == before { break }
    }
    if kind != end, !atEndOfList { skipInList() }
  }

  /// `if`, `switch` and `do` also begin expressions, `let` and `var` patterns.
  private func atExpressionKeyword(_ context: ExpressionContext) -> Bool {
    switch name {
    case .if, .switch, .do, .initializer, .repeat: true
    case .let, .var, .inout: context.contains(.pattern)
    default: false
    }
  }

  private mutating func argument(until end: TokenKind, _ context: ExpressionContext) {
    let node = open(.argument)
    if atWord, peekKind() == .colon, peekKind(2) != .colon || peekSpacing(2).contains(.spaceBefore) {
      advance()
      advance()
    }
    if kind == end || kind == .comma {
      missing(.missingExpression)
    } else if isOperator(kind), peekKind() == .comma || peekKind() == end {
      leaf(.nameExpression)
    } else {
      expression(context)
    }
    if kind != .comma, kind != end, !atEndOfList { skipInList() }
    if kind == .comma { advance() }
    close(node)
  }
}
