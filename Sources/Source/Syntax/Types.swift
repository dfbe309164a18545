/// Types, as they stand in declarations, casts and generic arguments.
extension Parser {
  /// Exactly one node.
  mutating func type() {
    guard depth < Parser.maximumDepth else { return skipTooDeep() }
    depth += 1
    defer { depth -= 1 }
    guard atTypePrefix else { return functionOrComposition() }
    let node = open(.attributedType)
    while atTypePrefix { typePrefix() }
    functionOrComposition()
    close(node)
  }

  /// An attribute, or a specifier that another type follows.
  private var atTypePrefix: Bool {
    if kind == .at { return true }
    guard role.contains(.typeSpecifier) || at(unknownSpecifier: ()) else { return false }
    if kind == .keyword { return true }
    if name == .nonisolated { return peekKind() == .leftParen }
    return typeFollows
  }

  private func at(unknownSpecifier: Void) -> Bool {
    kind == .identifier && name.index > 160 && nameTable.utf8(name).first == UInt8(ascii: "_") && (peekKind() == .identifier || peekKind() == .leftParen && peekSpacing().contains(.spaceBefore)) && !peekSpacing().contains(.newlineBefore)
  }

  /// Whether the next token begins a type on the same line.
  private var typeFollows: Bool {
    guard !peekSpacing().contains(.newlineBefore) else { return false }
    switch peekKind() {
    case .identifier, .at: return true
    case .prefixOperator: return true
    case .leftParen, .leftBracket: return true
    case .keyword:
      let name = peekName()
      return name == .selfType || name == .anyType || name == .inout || name == .repeat
    default: return false
    }
  }

  private mutating func typePrefix() {
    if kind == .at { return attribute(inType: true) }
    let node = open(.modifier)
    advance()
    if kind == .leftParen, !spaceBefore, peekKind() == .identifier, peekKind(2) == .rightParen, names[position - 1] == .nonisolated { skipOne() }
    close(node)
  }

  private mutating func functionOrComposition() {
    let first = nextNode
    if at(word: .some) || at(word: .any), typeFollows {
      let node = open(at(word: .some) ? .someType : .anyType)
      advance()
      composition()
      close(node)
    } else {
      composition()
    }
    guard atEffects || kind == .arrow else { return }
    // Effects without an arrow belong to someone else.
    guard kinds[endOfEffects(position)] == .arrow else { return }
    wrap(first, .functionType)
    effects()
    advance()
    type()
    close(first)
  }

  private mutating func composition() {
    let first = nextNode
    simpleType()
    guard atCompositionOperator else { return }
    wrap(first, .compositionType)
    while atCompositionOperator {
      advance()
      simpleType()
    }
    close(first)
  }

  private var atCompositionOperator: Bool { (kind == .infixOperator || kind == .ampersand) && name == .ampersand }

  private mutating func simpleType() {
    let first = nextNode
    switch kind {
    case .identifier where (at(word: .some) || at(word: .any)) && typeFollows: prefixedType(at(word: .some) ? .someType : .anyType)
    case .identifier where at(word: .each) && typeFollows: prefixedType(.packType)
    case .keyword where name == .repeat: prefixedType(.packType)
    case .prefixOperator where at(operatorStart: UInt8(ascii: "~")): prefixedType(.suppressedType)
    case .identifier: namedType()
    case .keyword where name == .selfType || name == .anyType || name == .underscore || name == .selfValue || name == .super: namedType()
    case .leftParen: tupleType()
    case .leftBracket: bracketType()
    case .at: type()
    case .placeholder: placeholderType()
    default: return missing(.namedType)
    }
    typeSuffixes(first)
  }

  private mutating func placeholderType() {
    let node = open(.namedType)
    leaf(.typeComponent)
    close(node)
  }

  private mutating func prefixedType(_ kind: NodeKind) {
    guard depth < Parser.maximumDepth else { return skipTooDeep() }
    depth += 1
    let node = open(kind)
    advance()
    simpleType()
    close(node)
    depth -= 1
  }

  private mutating func namedType() {
    let node = open(.namedType)
    typeComponent(inExpression: false)
    while kind == .period, atWordAfterPeriod, !atMetatype {
      advance()
      typeComponent(inExpression: false)
    }
    close(node)
  }

  private var atWordAfterPeriod: Bool { peekKind() == .identifier || peekKind() == .keyword }

  private var atMetatype: Bool {
    peekKind() == .identifier && (peekName() == .typeName || peekName() == .protocolName)
  }

  mutating func typeComponent(inExpression: Bool) {
    let node = open(.typeComponent)
    advance()
    moduleSelector()
    if at(operatorStart: UInt8(ascii: "<")), !spaceBefore || genericArgumentsFollow { genericArguments() }
    close(node)
  }

  private var genericArgumentsFollow: Bool {
    var scan = TypeScan()
    return endOfGenericArguments(position, &scan) != nil
  }

  /// `Module::` before a name: the colons and the name belong to the same node.
  mutating func moduleSelector() {
    guard kind == .colon, peekKind() == .colon, !spaceBefore, !peekSpacing().contains(.spaceBefore),
      peekKind(2) == .identifier || peekKind(2) == .keyword, !peekSpacing(2).contains(.spaceBefore) else { return }
    advance()
    advance()
    advance()
  }

  /// `?`, `!`, `.Type` and members after what is no plain path.
  private mutating func typeSuffixes(_ first: Int) {
    var count = 0
    while count < 32 {
      count += 1
      if kind == .question, !spaceBefore {
        wrap(first, .optionalType)
        advanceInside(1, .question)
      } else if kind == .exclamation, !spaceBefore {
        wrap(first, .implicitlyUnwrappedType)
        advanceInside(1, .exclamation)
      } else if kind == .period, atMetatype {
        wrap(first, .metatype)
        advance()
        advance()
      } else if kind == .period, atWordAfterPeriod {
        wrap(first, .memberType)
        advance()
        typeComponent(inExpression: false)
      } else {
        return
      }
      close(first)
    }
  }

  mutating func genericArguments() {
    let node = open(.genericArguments)
    advanceInside(1, .prefixOperator)
    while !at(operatorStart: UInt8(ascii: ">")), !atEndOfList {
      let before = position
      switch kind {
      case .number: leaf(.numberLiteral)
      case .prefixOperator where name == .minus && peekKind() == .number: prefixedNumber()
      default: type()
      }
      if kind == .comma { advance() } else if position == before { break }
    }
    if at(operatorStart: UInt8(ascii: ">")) { advanceInside(1, .postfixOperator) } else { recordError() }
    close(node)
  }

  private mutating func prefixedNumber() {
    let node = open(.prefixExpression)
    advance()
    leaf(.numberLiteral)
    close(node)
  }

  var atEndOfList: Bool {
    switch kind {
    case .rightParen, .rightBracket, .rightBrace, .endOfFile, .semicolon: return true
    default: return atConditionalBorder
    }
  }

  mutating func tupleType() {
    let node = open(.tupleType)
    advance()
    while kind != .rightParen, !atEndOfList {
      let before = position
      tupleTypeElement()
      if kind != .comma && kind != .rightParen || position == before { skipInList() }
      if kind == .comma { advance() } else if position == before { break }
    }
    expect(.rightParen)
    close(node)
  }

  private mutating func tupleTypeElement() {
    let node = open(.tupleTypeElement)
    labels()
    type()
    if at(operatorStart: UInt8(ascii: ".")), name == .closedRange { advance() }
    if kind == .equal { initializerValue() }
    close(node)
  }

  /// `name:` or `name name:` before a type.
  private mutating func labels() {
    guard atWord else { return }
    if peekKind() == .colon, peekKind(2) != .colon {
      advance()
      advance()
    } else if peekKind() == .identifier || peekKind() == .keyword, peekKind(2) == .colon {
      advance()
      advance()
      advance()
    }
  }

  mutating func bracketType() {
    let node = open(.arrayType)
    advance()
    if kind == .number { leaf(.numberLiteral) } else { type() }
    if kind == .colon {
      tree.kinds[node] = .dictionaryType
      advance()
      type()
    } else if at(word: .of) {
      tree.kinds[node] = .inlineArrayType
      advance()
      type()
    }
    if kind != .rightBracket { skipInList() }
    expect(.rightBracket)
    close(node)
  }
}
