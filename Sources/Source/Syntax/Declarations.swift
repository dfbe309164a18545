/// Declarations, one function a kind, and the clauses they share.
extension Parser {
  /// A declaration of the kind that `declarationAhead` found: attributes and modifiers, then what its keyword asks.
  mutating func parse(_ declaration: NodeKind) {
    guard depth < Parser.maximumDepth else { return skipTooDeep() }
    depth += 1
    let node = open(declaration)
    attributesAndModifiers()
    switch declaration {
    case .importDeclaration: importPath()
    case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration: nominalType()
    case .extensionDeclaration: extensionOfType()
    case .typealiasDeclaration: typealiasOfType()
    case .associatedtypeDeclaration: associatedType()
    case .functionDeclaration: function()
    case .initializerDeclaration: initializer()
    case .deinitializerDeclaration: deinitializer()
    case .subscriptDeclaration: subscriptOfType()
    case .variableDeclaration: variables()
    case .enumCaseDeclaration: enumCases()
    case .macroDeclaration: macro()
    case .operatorDeclaration: operatorWithPrecedence()
    default: precedenceGroup()
    }
    close(node)
    depth -= 1
  }

  // MARK: Types

  private mutating func nominalType() {
    advance()
    if atWord { advance() } else { recordError() }
    genericParametersIfPresent()
    if kind == .colon { inheritance() }
    if at(keyword: .where) { whereClause() }
    memberBlock()
  }

  private mutating func extensionOfType() {
    advance()
    type()
    if kind == .colon { inheritance() }
    if at(keyword: .where) { whereClause() }
    memberBlock()
  }

  private mutating func memberBlock() {
    guard kind == .leftBrace else { return missing(.memberBlock) }
    let node = open(.memberBlock)
    advance()
    items(.members)
    expect(.rightBrace)
    close(node)
  }

  private mutating func typealiasOfType() {
    advance()
    if atWord { advance() }
    genericParametersIfPresent()
    if accept(.equal) { type() } else { missing(.namedType) }
    if at(keyword: .where) { whereClause() }
  }

  private mutating func associatedType() {
    advance()
    if atWord { advance() }
    if kind == .colon { inheritance() }
    if accept(.equal) { type() }
    if at(keyword: .where) { whereClause() }
  }

  private mutating func inheritance() {
    let node = open(.inheritance)
    advance()
    repeat {
      if kind == .leftBrace { break }
      if at(keyword: .class) { advance() } else { type() }
    } while accept(.comma)
    close(node)
  }

  // MARK: Functions

  private mutating func function() {
    advance()
    functionName()
    genericParametersIfPresent()
    parameters(.function)
    effects()
    if kind == .arrow { result() }
    if at(keyword: .where) { whereClause() }
    if kind == .leftBrace { codeBlock() }
  }

  /// A word or an operator; of `<<T>` the last `<` begins the generic parameters.
  private mutating func functionName() {
    if atWord || kind == .placeholder { return advance() }
    guard isOperator(kind) else { return recordError() }
    let text = nameTable.utf8(name)
    if text.count > 1, text.last == UInt8(ascii: "<"), peekKind() == .identifier || peekKind() == .at, !peekSpacing().contains(.spaceBefore) {
      advanceInside(text.count - 1, .infixOperator)
    } else {
      advance()
    }
  }

  private mutating func initializer() {
    advance()
    if kind == .question || kind == .exclamation { advanceInside(1, kind) }
    genericParametersIfPresent()
    parameters(.function)
    effects()
    if kind == .arrow { result() }
    if at(keyword: .where) { whereClause() }
    if kind == .leftBrace { codeBlock() }
  }

  private mutating func deinitializer() {
    advance()
    effects()
    if kind == .leftBrace { codeBlock() }
  }

  private mutating func subscriptOfType() {
    advance()
    genericParametersIfPresent()
    parameters(.function)
    if kind == .arrow { result() }
    if at(keyword: .where) { whereClause() }
    if kind == .leftBrace { accessorBlock() }
  }

  private mutating func macro() {
    advance()
    functionName()
    genericParametersIfPresent()
    parameters(.function)
    if kind == .arrow { result() }
    if kind == .equal { initializerValue() }
    if at(keyword: .where) { whereClause() }
  }

  mutating func result() {
    let node = open(.result)
    advance()
    type()
    close(node)
  }

  // MARK: Variables and cases

  private mutating func variables() {
    advance()
    repeat { binding() } while accept(.comma)
  }

  private mutating func binding() {
    let node = open(.binding)
    pattern()
    if kind == .colon { typeAnnotation() }
    if kind == .equal { initializerValue() }
    if kind == .leftBrace { accessorBlock() }
    close(node)
  }

  mutating func typeAnnotation() {
    let node = open(.typeAnnotation)
    advance()
    type()
    close(node)
  }

  mutating func initializerValue(_ context: ExpressionContext = []) {
    let node = open(.initializerValue)
    advance()
    expression(context)
    close(node)
  }

  private mutating func enumCases() {
    advance()
    repeat {
      let node = open(.enumCaseElement)
      if atWord || kind == .placeholder { advance() } else { recordError() }
      if kind == .leftParen { parameters(.enumCase) }
      if kind == .equal { initializerValue() }
      close(node)
    } while accept(.comma)
  }

  // MARK: Imports and operators

  private mutating func importPath() {
    advance()
    if kind == .keyword, !role.isDisjoint(with: .introducer), peekKind() == .identifier { advance() }
    if atWord { advance() } else { recordError() }
    while kind == .period {
      advance()
      if atWord || isOperator(kind) { advance() }
    }
  }

  private mutating func operatorWithPrecedence() {
    advance()
    while isOperator(kind) || kind == .period { advance() }
    if accept(.colon) {
      while atWord, !newlineBefore {
        advance()
        if kind == .comma { advance() }
      }
    }
    if kind == .leftBrace, !newlineBefore { skipOne() }
  }

  private mutating func precedenceGroup() {
    advance()
    if atWord { advance() }
    if kind == .leftBrace { skipOne() } else { recordError() }
  }
}
