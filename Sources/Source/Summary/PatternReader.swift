// Conditions, patterns, and the names that a body binds.

extension Summarizer {
  // MARK: Local variables

  /// Stored locals are bindings; one with accessors runs code when it is used, so it is a local declaration.
  mutating func localVariables(_ node: Int) {
    var keyword = firstToken(node), isAsync = false
    var flags: EventFlags = []
    var attributes: [Int] = []
    var child = node + 1
    while child < after(node), kind(child) == .modifier || kind(child) == .attribute || kind(child) == .conditionalBlock {
      let word = name(ofToken: firstToken(child))
      if word == .async { isAsync = true }
      if word == .weak || word == .unowned { flags.insert(.weak) }
      if kind(child) == .attribute { attributes.append(child) }
      keyword = endToken(child)
      child = after(child)
    }
    var search = child
    while search < after(node) {
      if kind(search) == .binding, hasAccessors(search) { return localDeclaration(node) }
      search = after(search)
    }
    if name(ofToken: keyword) == .let { flags.insert(.isLet) }
    if isAsync { flags.insert(.await) }
    while child < after(node) {
      if kind(child) == .binding {
        for attribute in attributes { self.localAttribute(attribute) }
        localVariable(child, flags)
      }
      child = after(child)
    }
  }

  private mutating func localAttribute(_ node: Int) {
    let attribute = attribute(node)
    leaf(.attribute, start(node), end(node), name: attribute.name, payload: attribute.type.index)
  }

  private func hasAccessors(_ binding: Int) -> Bool {
    child(binding, .accessorBlock) != nil || child(binding, .implicitGetter) != nil
  }

  private mutating func localVariable(_ node: Int, _ flags: EventFlags) {
    var annotation = TypeID.none
    if let typed = child(node, .typeAnnotation), let type = firstChild(typed) { annotation = self.type(type) }
    let value = child(node, .initializerValue).flatMap { firstChild($0) }
    guard let pattern = firstChild(node) else { return }
    boundPattern(pattern, flags, annotation, value, start(node), end(node))
  }

  /// `pattern = value`: a binding where the pattern is a name, else a destructuring.
  private mutating func boundPattern(
    _ pattern: Int, _ flags: EventFlags, _ annotation: TypeID, _ value: Int?, _ start: UInt32, _ end: UInt32
  ) {
    if kind(pattern) == .identifierPattern || kind(pattern) == .wildcardPattern {
      let event = open(.binding, start, end, name: name(ofToken: firstToken(pattern)), payload: annotation.index, flags: flags)
      if let value { expression(value) }
      close(event)
    } else {
      let event = open(.destructuring, start, end, payload: annotation.index, flags: flags)
      patternParts(pattern, binding: flags, .none)
      if let value { expression(value) }
      close(event)
    }
  }

  // MARK: Conditions

  mutating func conditions(_ node: Int) {
    let event = open(.conditions, start(node), end(node))
    var child = node + 1
    while child < after(node) {
      switch kind(child) {
      case .optionalBinding: optionalBinding(child)
      case .casePattern: casePattern(child)
      case .availability: leaf(.macro, start(child), end(child), name: name(ofToken: firstToken(child)))
      default: expression(child)
      }
      child = after(child)
    }
    close(event)
  }

  private mutating func optionalBinding(_ node: Int) {
    var flags: EventFlags = .unwrapping
    if name(ofToken: firstToken(node)) == .let { flags.insert(.isLet) }
    var annotation = TypeID.none
    if let typed = child(node, .typeAnnotation), let type = firstChild(typed) { annotation = self.type(type) }
    let value = child(node, .initializerValue).flatMap { firstChild($0) }
    guard let pattern = firstChild(node) else { return }
    if value == nil, kind(pattern) == .identifierPattern || kind(pattern) == .expressionPattern || kind(pattern) == .nameExpression {
      let token = firstToken(pattern)
      let event = open(.binding, start(node), end(node), name: name(ofToken: token), payload: annotation.index, flags: flags)
      leaf(.name, start(ofToken: token), end(ofToken: token), name: name(ofToken: token))
      return close(event)
    }
    boundPattern(pattern, flags, annotation, value, start(node), end(node))
  }

  /// `case pattern = value`.
  private mutating func casePattern(_ node: Int) {
    let event = open(.destructuring, start(node), end(node))
    var child = node + 1
    while child < after(node) {
      switch kind(child) {
      case .typeAnnotation: break
      case .initializerValue: if let value = firstChild(child) { expression(value) }
      default: pattern(child)
      }
      child = after(child)
    }
    close(event)
  }

  // MARK: Patterns

  mutating func pattern(_ node: Int, annotation: TypeID = .none) {
    let event = open(.pattern, start(node), end(node))
    patternParts(node, binding: .isLet, annotation)
    close(event)
  }

  /// The bindings and expressions of a pattern. `binding`: the flags of names that bind.
  mutating func patternParts(_ node: Int, binding: EventFlags, _ annotation: TypeID) {
    depth += 1
    defer { depth -= 1 }
    guard depth < Summarizer.depthLimit else { return skipTooDeep(node) }
    switch kind(node) {
    case .identifierPattern:
      leaf(.binding, start(node), end(node), name: name(ofToken: firstToken(node)), payload: annotation.index, flags: binding)
    case .wildcardPattern: break
    case .tuplePattern, .tuplePatternElement:
      var child = node + 1
      while child < after(node) {
        if kind(child) == .wildcardPattern { unnamedPart(child) } else { patternParts(child, binding: binding, .none) }
        child = after(child)
      }
    case .valueBindingPattern:
      guard let inner = firstChild(node) else { return }
      let flags: EventFlags = name(ofToken: firstToken(node)) == .let ? .isLet : []
      bindingPattern(inner, flags, annotation)
    case .isTypePattern:
      let type = firstChild(node).map { self.type($0) } ?? .none
      leaf(.cast, start(node), end(node), name: .is, payload: type.index)
    case .expressionPattern: if let inner = firstChild(node) { expression(inner) }
    case .typeAnnotation, .initializerValue: break
    default: expression(node)
    }
  }

  /// The `_` of a tuple keeps the others in their places.
  private mutating func unnamedPart(_ node: Int) { leaf(.binding, start(node), end(node), name: .underscore, payload: .max, flags: .isLet) }

  /// What stands after `let` or `var` in a pattern: names in pattern position bind, `let .some(x)` binds `x`.
  mutating func bindingPattern(_ node: Int, _ flags: EventFlags, _ annotation: TypeID = .none) {
    depth += 1
    defer { depth -= 1 }
    guard depth < Summarizer.depthLimit else { return skipTooDeep(node) }
    switch kind(node) {
    case .expressionPattern: if let inner = firstChild(node) { bindingPattern(inner, flags, annotation) }
    case .nameExpression where firstChild(node) == nil:
      leaf(.binding, start(node), end(node), name: name(ofToken: firstToken(node)), payload: annotation.index, flags: flags)
    case .wildcardExpression: break
    case .tuplePattern, .tuplePatternElement, .tupleExpression, .argument:
      var child = node + 1
      while child < after(node) {
        if kind(child) == .wildcardExpression { unnamedPart(child) } else { bindingPattern(child, flags) }
        child = after(child)
      }
    case .chain: chain(node, binding: flags)
    case .sequence: castPattern(node, flags)
    default: patternParts(node, binding: flags, annotation)
    }
  }

  /// `let x as T`.
  private mutating func castPattern(_ node: Int, _ flags: EventFlags) {
    let operand = node + 1
    let cast = after(operand)
    guard cast < after(node), kind(cast) == .cast, after(cast) == after(node) else { return expression(node) }
    let event = openCast(cast, start(node))
    bindingPattern(operand, flags)
    close(event)
  }
}
