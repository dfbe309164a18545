/// What an operand begins with: names, literals, brackets, closures, key paths, macros.
extension Parser {
  /// Exactly one node. True if it is a literal, which no trailing closure can follow.
  mutating func primary(_ context: ExpressionContext) -> Bool {
    switch kind {
    case .identifier: word(context)
    case .keyword: return keyword(context)
    case .number: leaf(.numberLiteral); return true
    case .stringOpen: stringLiteral(); return true
    case .regex: leaf(.regexLiteral); return true
    case .leftParen: parenthesised(context)
    case .leftBracket: return bracketed(context)
    case .leftBrace: closure()
    case .period: implicitMember()
    case .backslash: keyPath(context)
    case .hash: macroExpansion(context)
    case .placeholder: leaf(.placeholderExpression)
    case .at: typeExpression()
    case .pound where name == .available || name == .unavailable: availability()
    case .stringText, .stringClose, .interpolation, .unknown: unexpectedOperand()
    case .arrow: unexpectedOperand()
    default: missing(.missingExpression)
    }
    return false
  }

  private mutating func unexpectedOperand() {
    recordError()
    leaf(.unexpected)
  }

  private mutating func keyword(_ context: ExpressionContext) -> Bool {
    switch name {
    case .selfValue, .selfType, .super, .initializer: nameExpression()
    case .underscore: leaf(.wildcardExpression)
    case .true, .false: leaf(.booleanLiteral); return true
    case .nil: leaf(.nilLiteral); return true
    case .anyType: typeExpression()
    case .if: ifStatement()
    case .switch: switchStatement()
    case .do: doStatement()
    case .let where context.contains(.pattern), .var where context.contains(.pattern), .is where context.contains(.pattern),
      .inout where context.contains(.pattern): matchingPattern(context)
    // A keyword that names something, as in `@attached(extension, …)`.
    case _ where peekKind() == .comma || peekKind() == .rightParen: leaf(.nameExpression)
    default: missing(.missingExpression)
    }
    return false
  }

  private mutating func word(_ context: ExpressionContext) {
    if context.contains(.binding) {
      switch peekKind() {
      case .period, .leftParen, .leftBracket: break
      default:
        if !genericArgumentsInExpression(at: position + 1) { return leaf(.identifierPattern) }
      }
    }
    nameExpression()
  }

  private mutating func nameExpression() {
    let node = open(.nameExpression)
    advance()
    nameSuffix()
    close(node)
  }

  private mutating func implicitMember() {
    let node = open(.implicitMember)
    advance()
    if atWord || kind == .number {
      advance()
      nameSuffix()
    } else {
      recordError()
    }
    close(node)
  }

  mutating func typeExpression() {
    let node = open(.typeExpression)
    type()
    close(node)
  }

  // MARK: Brackets

  private mutating func parenthesised(_ context: ExpressionContext) {
    if functionTypeFollows { return typeExpression() }
    let node = open(.tupleExpression)
    advance()
    argumentList(until: .rightParen, context.intersection(.inBrackets))
    expect(.rightParen)
    close(node)
  }

  /// `(…) ->`, `(…) async throws ->`
  private var functionTypeFollows: Bool {
    let close = Int(partners[position])
    guard close > position, close < last else { return false }
    switch kinds[close + 1] {
    case .arrow: return true
    case .keyword, .identifier: return kinds[endOfEffects(close + 1)] == .arrow
    default: return false
    }
  }

  /// An array or dictionary; true, as both are literals.
  private mutating func bracketed(_ context: ExpressionContext) -> Bool {
    if peekKind() == .number, peekName(2) == .of, peekKind(2) == .identifier, peekKind(3) != .comma {
      typeExpression()
      return true
    }
    let node = open(.arrayExpression)
    advance()
    if kind == .colon, peekKind() == .rightBracket {
      tree.kinds[node] = .dictionaryExpression
      advance()
    }
    let context = context.intersection(.inBrackets)
    while kind != .rightBracket, !atEndOfList, !atStatementBorder || name == .if || name == .switch || name == .do {
      let before = position
      element(of: node, context)
      if kind != .comma && kind != .rightBracket || position == before { skipInList() }
      if kind == .comma { advance() } else if position == before { break }
    }
    expect(.rightBracket)
    close(node)
    return true
  }

  private mutating func element(of list: Int, _ context: ExpressionContext) {
    let first = nextNode
    if isOperator(kind), peekKind() == .comma || peekKind() == .rightBracket { return leaf(.nameExpression) }
    expression(context)
    guard kind == .colon else { return }
    tree.kinds[list] = .dictionaryExpression
    wrap(first, .dictionaryElement)
    advance()
    expression(context)
    close(first)
  }

  // MARK: Strings

  private mutating func stringLiteral() {
    let node = open(.stringLiteral)
    advance()
    while true {
      if kind == .stringText {
        advance()
      } else if kind == .interpolation {
        interpolated()
      } else {
        break
      }
    }
    if kind == .stringClose { advance() } else { recordError() }
    close(node)
  }

  private mutating func interpolated() {
    let node = open(.interpolated)
    advance()
    if accept(.leftParen) {
      argumentList(until: .rightParen, [])
      if kind != .rightParen { skipRestOfInterpolation() }
      expect(.rightParen)
    }
    close(node)
  }

  private mutating func skipRestOfInterpolation() {
    recordError()
    let node = open(.unexpected)
    while kind != .rightParen, kind != .stringClose, kind != .stringText, kind != .endOfFile {
      let before = position
      skipOne()
      if position == before { advance() }
    }
    close(node)
  }

  // MARK: Key paths and macros

  private mutating func keyPath(_ context: ExpressionContext) {
    let node = open(.keyPathExpression)
    advance()
    if kind != .period, operatorStart != UInt8(ascii: ".") { keyPathRoot() }
    var isFirst = true
    while true {
      switch kind {
      case .period where peekKind() == .leftBracket && isFirst:
        // The dot of `\.[0]` belongs to the key path.
        advance()
        continue
      case .period where peekKind() == .identifier || peekKind() == .number || peekKind() == .keyword: memberLink()
      case .period where isFirst && (peekKind() == .question || peekKind() == .exclamation):
        advance()
        continue
      case .leftBracket where !newlineBefore: subscriptLink(context)
      case .leftParen where !newlineBefore && !isFirst: callLink(.condition)
      case .question where !spaceBefore: leafInside(.optionalLink)
      case .exclamation where !spaceBefore: leafInside(.forceLink)
      case .period where isFirst: advance()
      case .infixOperator where isFirst && nameTable.utf8(name).first == UInt8(ascii: "."),
        .prefixOperator where isFirst && nameTable.utf8(name).first == UInt8(ascii: "."),
        .postfixOperator where isFirst && nameTable.utf8(name).first == UInt8(ascii: "."):
        // `\.?.name`: one operator to the tokenizer.
        advanceInside(1, .period)
        continue
      default: return close(node)
      }
      isFirst = false
    }
  }

  /// The root type, without its members: those are links.
  private mutating func keyPathRoot() {
    switch kind {
    case .leftParen: tupleType()
    case .leftBracket: bracketType()
    case .identifier, .keyword:
      let node = open(.namedType)
      typeComponent(inExpression: true)
      close(node)
    default: recordError()
    }
  }

  private mutating func macroExpansion(_ context: ExpressionContext) {
    let node = open(.macroExpansion)
    advance()
    if atWord, !spaceBefore {
      advance()
      moduleSelector()
      if isOperator(kind), kind != .equal, genericArgumentsInExpression(at: position) { genericArguments() }
      if kind == .leftParen, !newlineBefore {
        callLink(context)
      } else if kind == .leftBrace, trailingClosureFollows(context) {
        closureCallLink()
      }
    } else {
      recordError()
    }
    close(node)
  }
}
