/// The clauses of declarations: parameters, generic parameters, `where`, effects.
extension Parser {
  enum ParameterPlace { case function, closure, enumCase }

  // MARK: Parameters

  mutating func parameters(_ place: ParameterPlace) {
    guard kind == .leftParen else { return missing(.parameters) }
    let node = open(.parameters)
    advance()
    while kind != .rightParen, !atEndOfList {
      let before = position
      parameter(place)
      if kind != .comma && kind != .rightParen || position == before { skipInList() }
      if kind == .comma { advance() } else if position == before { break }
    }
    expect(.rightParen)
    close(node)
  }

  private mutating func parameter(_ place: ParameterPlace) {
    let node = open(.parameter)
    // The attributes of a parameter without names are its type's.
    if place != .enumCase || namesFollowAttributes { attributes(inType: true) }
    parameterNames(place)
    if kind == .colon {
      advance()
      type()
    } else if place != .closure || !atEndOfParameter {
      if !atEndOfParameter { type() } else { recordError() }
    }
    if isOperator(kind), name == .closedRange { advance() }
    if kind == .equal { initializerValue() }
    close(node)
  }

  private var namesFollowAttributes: Bool {
    guard kind == .at else { return false }
    var index = position
    while kinds[index] == .at { index = endOfAttribute(index, inType: true) }
    return (kinds[index] == .identifier || kinds[index] == .keyword) && (kinds[index + 1] == .colon || kinds[min(index + 2, last)] == .colon)
  }

  private var atEndOfParameter: Bool { kind == .comma || atEndOfList || kind == .equal }

  /// The names before a colon, modifiers such as `isolated` before them. Without a colon closures have names, the others types.
  private mutating func parameterNames(_ place: ParameterPlace) {
    var count = 0
    while count < 4, kinds[min(position + count, last)] == .identifier || kinds[min(position + count, last)] == .keyword { count += 1 }
    let end = min(position + count, last)
    let hasColon = kinds[end] == .colon
    guard count > 0, hasColon || place == .closure && (kinds[end] == .comma || kinds[end] == .rightParen) else { return }
    for index in 0 ..< count {
      if count - index > 2 { leaf(.modifier) } else { advance() }
    }
  }

  // MARK: Generics

  mutating func genericParametersIfPresent() {
    guard at(operatorStart: UInt8(ascii: "<")) else { return }
    let node = open(.genericParameters)
    advanceInside(1, .prefixOperator)
    while !at(operatorStart: UInt8(ascii: ">")), !atEndOfList, kind != .leftBrace, kind != .leftParen {
      let before = position
      genericParameter()
      if kind == .comma { advance() } else if position == before { break }
    }
    if at(keyword: .where) { whereClause() }
    if at(operatorStart: UInt8(ascii: ">")) { advanceInside(1, .postfixOperator) } else { recordError() }
    close(node)
  }

  private mutating func genericParameter() {
    let node = open(.genericParameter)
    attributes(inType: false)
    if at(word: .each) && peekKind() == .identifier || at(keyword: .let) { advance() }
    if atWord { advance() } else { recordError() }
    if kind == .colon {
      advance()
      type()
    }
    close(node)
  }

  mutating func whereClause() {
    let node = open(.whereClause)
    advance()
    repeat {
      if kind == .leftBrace { break }
      let requirement = open(.requirement)
      type()
      if kind == .colon || isOperator(kind) && name == .equalTo {
        advance()
        if kind == .number { leaf(.numberLiteral) } else { type() }
      } else {
        recordError()
      }
      close(requirement)
    } while accept(.comma)
    close(node)
  }

  // MARK: Effects

  var atEffects: Bool { role.contains(.effect) }

  mutating func effects() {
    guard atEffects else { return }
    let node = open(.effects)
    while atEffects {
      let isThrows = name == .throws
      advance()
      if isThrows, kind == .leftParen {
        advance()
        type()
        if kind != .rightParen { skipInList() }
        expect(.rightParen)
      }
    }
    close(node)
  }
}
