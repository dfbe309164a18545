// Expressions as events: operator sequences, wrappers and values. Chains of members and calls are in `ChainReader`.

extension Summarizer {
  mutating func expression(_ node: Int) {
    depth += 1
    defer { depth -= 1 }
    guard depth < Summarizer.depthLimit else { return skipTooDeep(node) }
    switch kind(node) {
    case .chain: chain(node)
    case .nameExpression: nameExpression(node)
    case .implicitMember: implicitMember(node)
    case .sequence: operands(node + 1, after(node))
    case .numberLiteral: number(node)
    case .stringLiteral: string(node)
    case .booleanLiteral: leaf(.literal, start(node), end(node), name: name(ofToken: firstToken(node)), flags: .boolean)
    case .nilLiteral: leaf(.literal, start(node), end(node), name: .nil, flags: .nil)
    case .regexLiteral: regex(node)
    case .placeholderExpression: leaf(.literal, start(node), end(node), flags: .placeholder)
    case .closureExpression: closure(node)
    case .arrayExpression: array(node)
    case .dictionaryExpression: dictionary(node)
    case .tupleExpression: tuple(node)
    case .tryExpression: tryExpression(node)
    case .awaitExpression: wrapper(.await, node)
    case .prefixExpression: prefixOperation(node)
    case .inoutExpression, .ownershipExpression: if let inner = firstChild(node) { expression(inner) }
    case .wildcardExpression: leaf(.name, start(node), end(node), name: .underscore)
    case .keyPathExpression: keyPath(node)
    case .macroExpansion: macro(node)
    case .ifStatement: ifStatement(node)
    case .switchStatement: switchStatement(node)
    case .doStatement: doStatement(node)
    case .valueBindingPattern: patternParts(node, binding: .isLet, .none)
    case .isTypePattern, .tuplePattern, .identifierPattern, .expressionPattern: patternParts(node, binding: .isLet, .none)
    case .availability: leaf(.macro, start(node), end(node), name: name(ofToken: firstToken(node)))
    case .typeExpression:
      let type = firstChild(node).map { self.type($0) } ?? .none
      leaf(.unknown, start(node), end(node), payload: type.index)
    case let kind where kind.isType:
      let type = self.type(node)
      leaf(.unknown, start(node), end(node), payload: type.index)
    default: wrapper(.unknown, node)
    }
  }

  mutating func wrapper(_ kind: EventKind, _ node: Int, _ flags: EventFlags = []) {
    let event = open(kind, start(node), end(node), flags: flags)
    var child = node + 1
    while child < after(node) {
      expression(child)
      child = after(child)
    }
    close(event)
  }

  private mutating func tryExpression(_ node: Int) {
    let mark = firstToken(node) + 1 < endToken(node) ? name(ofToken: firstToken(node) + 1) : .none
    let isTight = firstToken(node) + 1 < tokens.count && !tokens.spacings[firstToken(node) + 1].contains(.spaceBefore)
    wrapper(.try, node, isTight && mark == .question ? .optionalTry : isTight && mark == .exclamation ? .forcedTry : [])
  }

  // MARK: Names

  mutating func nameExpression(_ node: Int) {
    let name = spelling(ofToken: nameToken(firstToken(node), endToken(node)))
    let type = namedType(name, argumentsOf: node)
    leaf(.name, start(node), end(node), name: name, payload: type.index)
  }

  private mutating func implicitMember(_ node: Int) {
    let token = nameToken(firstToken(node) + 1, endToken(node))
    let name = token < endToken(node) ? spelling(ofToken: token) : .none
    let type = namedType(name, argumentsOf: node)
    leaf(.implicitMember, start(node), end(node), name: name, payload: type.index)
  }

  // MARK: Operators

  /// A flat run of operands and operators: an assignment splits it first, then `? :`; the rest stays flat.
  private mutating func operands(_ first: Int, _ end: Int) {
    guard first < end else { return }
    if after(first) >= end { return operand(first) }
    var ternary: Int?, last = first, onlyCasts = true
    var node = first
    while node < end {
      switch kind(node) {
      case .assignmentOperator: return assignment(first, node, end)
      case .binaryOperator where isAssignment(name(ofToken: firstToken(node))): return assignment(first, node, end)
      case .ternary: if ternary == nil { ternary = node }
      default: break
      }
      if node != first, kind(node) != .cast { onlyCasts = false }
      last = node
      node = after(node)
    }
    if let ternary { return choice(first, ternary, end, last) }
    if onlyCasts { return casts(first, last) }
    let event = open(.operation, start(first), self.end(last))
    node = first
    while node < end {
      operand(node)
      node = after(node)
    }
    close(event)
  }

  private mutating func operand(_ node: Int) {
    switch kind(node) {
    case .binaryOperator, .assignmentOperator: leaf(.operator, start(node), end(node), name: name(ofToken: firstToken(node)))
    case .cast: close(openCast(node, start(node)))
    default: expression(node)
    }
  }

  private mutating func assignment(_ first: Int, _ sign: Int, _ end: Int) {
    let event = open(.assignment, start(first), lastEnd(first, end), name: name(ofToken: firstToken(sign)))
    if sign > first { operands(first, sign) } else { leaf(.unknown, start(first), start(first)) }
    operands(after(sign), end)
    close(event)
  }

  /// `condition ? a : b`; the last operand may be a choice again.
  private mutating func choice(_ first: Int, _ ternary: Int, _ end: Int, _ last: Int) {
    depth += 1
    defer { depth -= 1 }
    guard depth < Summarizer.depthLimit else {
      noteTooDeep(first)
      return leaf(.unknown, start(first), self.end(last))
    }
    let event = open(.branch, start(first), self.end(last), name: .question)
    let condition = open(.conditions, start(first), max(start(first), start(ternary)))
    if ternary > first { operands(first, ternary) }
    summary.events.ends[condition] = max(start(first), summary.events.count > condition + 1 ? summary.events.ends[condition + 1] : start(first))
    close(condition)
    if let middle = firstChild(ternary) { expression(middle) } else { leaf(.unknown, start(ternary), start(ternary)) }
    operands(after(ternary), end)
    close(event)
  }

  private func lastEnd(_ first: Int, _ end: Int) -> UInt32 {
    var last = first
    while after(last) < end { last = after(last) }
    return self.end(last)
  }

  /// `x as A as? B`: the last cast is the outermost.
  private mutating func casts(_ operand: Int, _ last: Int) {
    var nodes: [Int] = []
    var node = after(operand)
    while node <= last {
      nodes.append(node)
      node = after(node)
    }
    let events = nodes.reversed().map { openCast($0, start(operand)) }
    expression(operand)
    for event in events.reversed() { close(event) }
  }

  mutating func openCast(_ node: Int, _ start: UInt32) -> Int {
    let word = firstToken(node)
    let type = firstChild(node).map { self.type($0) } ?? .none
    var name = name(ofToken: word)
    if name == .as, word + 1 < endToken(node) {
      let mark = self.name(ofToken: word + 1)
      if mark == .question { name = .asOptional }
      if mark == .exclamation { name = .asForced }
    }
    return open(.cast, start, end(node), name: name, payload: type.index)
  }

  /// Whether a binary operator stores into its left side: it ends with `=` and compares nothing.
  private func isAssignment(_ name: Name) -> Bool {
    switch name {
    case .plusEqual, .minusEqual: return true
    case .equalTo, .notEqualTo, .lessOrEqual, .greaterOrEqual, .plus, .minus, .logicalAnd, .logicalOr, .coalesce: return false
    default: break
    }
    let text = summary.names.utf8(name)
    guard text.count > 1, text.last == 0x3D else { return false }
    let before = text[text.endIndex - 2]
    // `===`, `!==`, `~=`, `.<=`, `.>=`, `.!=` compare; `<<=` and `>>=` do not.
    if before == 0x3C || before == 0x3E { return text.count > 2 && text[text.endIndex - 3] == before }
    return before != 0x3D && before != 0x21 && before != 0x7E
  }

  private mutating func prefixOperation(_ node: Int) {
    let event = open(.operation, start(node), end(node))
    let token = firstToken(node)
    leaf(.operator, start(ofToken: token), end(ofToken: token), name: name(ofToken: token))
    if let operand = firstChild(node) { expression(operand) }
    close(event)
  }

  // MARK: Collections

  private mutating func array(_ node: Int) { wrapper(.array, node) }

  private mutating func dictionary(_ node: Int) {
    let event = open(.dictionary, start(node), end(node))
    var element = node + 1
    while element < after(node) {
      if kind(element) == .dictionaryElement {
        var child = element + 1
        while child < after(element) {
          expression(child)
          child = after(child)
        }
      } else {
        expression(element)
      }
      element = after(element)
    }
    close(event)
  }

  private mutating func tuple(_ node: Int) {
    if let only = firstChild(node), after(only) == after(node), kind(only) == .argument, argumentLabel(only) == .none,
      let inner = firstChild(only)
    {
      return expression(inner)
    }
    let event = open(.tuple, start(node), end(node))
    arguments(of: node)
    close(event)
  }
}
