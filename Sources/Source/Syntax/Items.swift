/// What may stand in a file, a body or a type: decides whether a declaration, a statement or an expression begins, and parses lists of them.
extension Parser {
  enum Place {
    /// A file or a body.
    case code
    /// A type's body.
    case members
    /// A body of a switch case, which ends where the next case begins.
    case switchCase
  }

  mutating func file() {
    let node = open(.file)
    if kind == .shebang { advance() }
    while kind != .endOfFile {
      items(.code)
      if kind != .endOfFile { unexpectedToken() }
    }
    recordEnd(node)
  }

  /// The file's end belongs to the file.
  private mutating func recordEnd(_ node: Int) {
    close(node)
    tree.endTokens[node] = current &+ 1
  }

  private mutating func unexpectedToken() {
    recordError()
    leaf(.unexpected)
  }

  /// Items up to a closing brace, the end of the file or of the enclosing `#if` branch.
  mutating func items(_ place: Place) {
    while !atEndOfItems(place) {
      let before = position
      item(place)
      while kind == .semicolon { advance() }
      if position == before && !atEndOfItems(place) { stuck() }
    }
  }

  /// An item took nothing: a closing bracket without partner, or the like.
  private mutating func stuck() {
    recordError()
    let node = open(.unexpected)
    advance()
    close(node)
  }

  private func atEndOfItems(_ place: Place) -> Bool {
    switch kind {
    case .rightBrace, .endOfFile: return true
    case .pound: return atConditionalBorder || place == .switchCase && atConditionalCases
    case .keyword, .at: return place == .switchCase && atSwitchCase
    default: return false
    }
  }

  mutating func item(_ place: Place) {
    switch kind {
    case .keyword, .at, .identifier: break
    case .semicolon: return advance()
    case .pound: return directiveItem(place)
    default: return place == .members ? memberOutOfPlace() : expression()
    }
    if let declaration = declarationAhead(at: position, place) { return parse(declaration) }
    if kind == .at { return attributesAlone(place) }
    if place == .members { return memberOutOfPlace() }
    statement(place)
  }

  /// `#if` around items, or a directive that stands alone.
  private mutating func directiveItem(_ place: Place) {
    guard name == .if else {
      if name == .available || name == .unavailable { return expression() }
      return directive()
    }
    if let end = endOfConditionalAttributes(position), let declaration = declarationAhead(at: end, place) { return parse(declaration) }
    conditionalBlock(place == .members ? .members : place == .switchCase ? .switchCaseItems : .items)
  }

  /// Attributes before something that is no declaration: a statement, a closure, a macro, or nothing.
  private mutating func attributesAlone(_ place: Place) {
    while kind == .at { attribute(inType: false) }
    if kind == .endOfFile || kind == .rightBrace { recordError() }
  }

  private mutating func memberOutOfPlace() {
    if kind == .hash { return expression() }
    skipLine()
  }

  // MARK: What follows attributes and modifiers

  /// The kind of the declaration that begins at `start` with attributes, modifiers or its keyword.
  func declarationAhead(at start: Int, _ place: Place) -> NodeKind? {
    var index = start
    var steps = 0
    while index < last, steps < 64 {
      switch kinds[index] {
      case .at: index = endOfAttribute(index, inType: false)
      case .pound:
        guard index > start, let end = endOfConditionalAttributes(index) else { return nil }
        index = end
      case .keyword, .identifier:
        guard let next = endOfModifier(index, place) else { return declarationKind(index, place, qualified: index > start) }
        index = next
      default: return nil
      }
      steps += 1
    }
    return nil
  }

  /// The token after the modifier at `index`, or nil if the word there is none.
  func endOfModifier(_ index: Int, _ place: Place) -> Int? {
    let role = role(at: index)
    let next = min(index + 1, last)
    if role.contains(.modifier) {
      guard isModifier(index, place) else { return nil }
      return endOfModifierDetail(index)
    }
    if kinds[index] == .keyword {
      return names[index] == .class && classIsModifier(next) ? next : nil
    }
    // A modifier that this parser does not know.
    guard place == .members, kinds[index] == .identifier, !spacings[index].contains(.backticks), kinds[next] == .keyword,
      !spacings[next].contains(.newlineBefore), !self.role(at: next).isDisjoint(with: [.introducer, .modifier]) else { return nil }
    return next
  }

  private func endOfModifierDetail(_ index: Int) -> Int {
    let next = min(index + 1, last)
    guard role(at: index).contains(.detailed), kinds[next] == .leftParen, !spacings[next].contains(.newlineBefore),
      Int(partners[next]) > next else { return next }
    // `open(key)` before a declaration is a call.
    if kinds[index] == .identifier, Int(partners[next]) != next + 2 || !Parser.detailWords.contains(names[next + 1]) { return next }
    return Int(partners[next]) + 1
  }

  private static let detailWords: [Name] = [.set, .unsafe, .safe, .nonsending]

  /// A modifier is followed by another one, an attribute or the declaration's keyword; else the word is a name.
  private func isModifier(_ start: Int, _ place: Place) -> Bool {
    if kinds[start] == .keyword && names[start] != .static { return true }
    var index = start
    for _ in 0 ..< 16 {
      let next = min(endOfModifierDetail(index), last)
      let role = role(at: next)
      switch kinds[next] {
      case .at: return true
      case .keyword:
        if names[next] == .case { return place == .members }
        return !role.isDisjoint(with: [.introducer, .modifier]) || names[next] == .inout
      case .identifier:
        if role.contains(.modifier) {
          index = next
          continue
        }
        return (names[next] == .actor || names[next] == .macro) && kinds[min(next + 1, last)] == .identifier
          || place == .members && kinds[min(next + 1, last)] == .keyword && self.role(at: next + 1).contains(.introducer)
            && !spacings[next].contains(.newlineBefore) && !spacings[min(next + 1, last)].contains(.newlineBefore)
      default: return false
      }
    }
    return false
  }

  /// `class` begins a class, or is a modifier: `class func`, `class override var`.
  private func classIsModifier(_ next: Int) -> Bool {
    switch kinds[next] {
    case .at: return true
    case .keyword: return !role(at: next).isDisjoint(with: [.introducer, .modifier])
    case .identifier: return role(at: next).contains(.modifier) && isModifier(next, .members)
    default: return false
    }
  }

  private func declarationKind(_ index: Int, _ place: Place, qualified: Bool) -> NodeKind? {
    let next = min(index + 1, last)
    guard kinds[index] == .keyword else {
      let isNamed = kinds[next] == .identifier && (qualified || !spacings[next].contains(.newlineBefore))
      guard isNamed, !spacings[index].contains(.backticks) else { return nil }
      return names[index] == .actor ? .actorDeclaration : names[index] == .macro ? .macroDeclaration : nil
    }
    switch names[index] {
    case .import: return .importDeclaration
    case .class: return .classDeclaration
    case .struct: return .structDeclaration
    case .enum: return .enumDeclaration
    case .protocol: return .protocolDeclaration
    case .extension: return .extensionDeclaration
    case .typealias: return .typealiasDeclaration
    case .associatedtype: return .associatedtypeDeclaration
    case .func: return .functionDeclaration
    case .let, .var, .inout: return .variableDeclaration
    case .operator: return .operatorDeclaration
    case .precedencegroup: return .precedenceGroupDeclaration
    case .case: return place == .members ? .enumCaseDeclaration : nil
    case .initializer: return place == .members || qualified || kinds[next] != .period ? .initializerDeclaration : nil
    case .deinit: return .deinitializerDeclaration
    case .subscript: return .subscriptDeclaration
    default: return nil
    }
  }
}
