import Source

/// The type that the surroundings expect of an expression: what an implicit member (`.main`, `.loaded(let items)`) belongs to.
extension Resolver {
  /// The type an implicit member belongs to.
  func expectedType(_ site: Site) -> TypeRef? {
    let chain = parent(site).flatMap { project.kind($0) == .chain ? $0 : nil }
    return expectedType(ofExpression: chain ?? site, depth: 0)
  }

  private func expectedType(ofExpression site: Site, depth: Int) -> TypeRef? {
    guard depth < 32, let holder = parent(site) else { return nil }
    let unit = project.unit(site)
    let events = unit.summary.events
    func outwards() -> TypeRef? { expectedType(ofExpression: holder, depth: depth + 1) }
    switch project.kind(holder) {
    case .try, .await, .selection: return outwards()
    case .branch: return project.firstChild(holder) == site ? nil : outwards()
    case .block: return children(holder).count == 1 ? expectedType(ofBlock: holder, depth: depth) : nil
    case .operation: return operandType(site, in: holder) ?? outwards() ?? otherOperand(site, in: holder)
    case .argument: return argumentType(holder, depth)
    case .array: return outwards().flatMap { typeNode($0).arguments.last }
    case .dictionary:
      let isKey = children(holder).firstIndex(of: site).map { $0 % 2 == 0 } ?? false
      return outwards().flatMap { isKey ? typeNode($0).arguments.first : typeNode($0).arguments.last }
    case .pattern: return subjectType(ofPattern: holder)
    case .binding: return events.payloads[Int(holder.event)] == .max ? nil : type(of: holder)
    case .body: return type(of: declaration(ofBody: holder))
    case .assignment: return project.firstChild(holder).flatMap { $0 == site ? nil : type(of: $0) }
    case .jump: return enclosingBody(holder).flatMap { resultType($0) }
    case .closure: return resultType(holder)
    default: return nil
    }
  }

  /// The value of a branch or case: what is expected of the `if` or `switch`.
  private func expectedType(ofBlock block: Site, depth: Int) -> TypeRef? {
    guard let owner = parent(block) else { return nil }
    switch project.unit(block).summary.events.kinds[Int(owner.event)] {
    case .branch: return expectedType(ofExpression: owner, depth: depth + 1)
    case .switchCase: return parent(owner).flatMap { expectedType(ofExpression: $0, depth: depth + 1) }
    default: return nil
    }
  }

  // MARK: Operators

  /// Both sides of a comparison are of one type; `x as T` is a `T`.
  private func operandType(_ site: Site, in operation: Site) -> TypeRef? {
    let parts = children(operation)
    guard let index = parts.firstIndex(of: site) else { return nil }
    for (sign, other) in [(index - 1, index - 2), (index + 1, index + 2)] where parts.indices.contains(sign) && parts.indices.contains(other) {
      switch project.name(parts[sign]) {
      case .equalTo, .notEqualTo, .less, .greater, .lessOrEqual, .greaterOrEqual: return known(type(of: parts[other]))
      default: continue
      }
    }
    return nil
  }

  /// `value ?? .standard`
  private func otherOperand(_ site: Site, in operation: Site) -> TypeRef? {
    let parts = children(operation)
    guard let index = parts.firstIndex(of: site), index >= 2 else { return nil }
    return known(type(of: parts[index - 2]))
  }

  private func known(_ type: TypeRef) -> TypeRef? { type.isKnown ? type : nil }

  // MARK: Patterns

  /// What a pattern is held against.
  func subjectType(ofPattern pattern: Site) -> TypeRef? {
    guard let owner = parent(pattern) else { return nil }
    let parts = children(owner)
    switch project.unit(pattern).summary.events.kinds[Int(owner.event)] {
    case .switchCase: return parent(owner).flatMap { project.firstChild($0) }.map { type(of: $0) }
    case .destructuring: return parts.last.flatMap { $0 == pattern ? nil : type(of: $0) }
    case .loop: return parts.count > 1 && parts[0] == pattern ? elementType(type(of: parts[1])) : nil
    default: return nil
    }
  }

  // MARK: Arguments

  private func argumentType(_ argument: Site, _ depth: Int) -> TypeRef? {
    guard let call = parent(argument) else { return nil }
    if project.kind(call) == .tuple { return elementType(argument, of: call, depth) }
    if parameterOfArgument[argument] == nil { _ = resolution(of: call) }
    guard let parameter = parameterOfArgument[argument] else { return undeclaredParameterType(argument, call) }
    let receiver = callReceivers[call] ?? .unknown
    var type = substitute(type(of: parameter), receiver: receiver)
    if isOpen(type), let made = madeType(call, receiver, depth) { type = substitute(self.type(of: parameter), receiver: made) }
    if typeNode(type).tag == .generic { type = substitute(type, map: infer(project.parent(parameter), call, receiver: receiver)) }
    return project.flags(parameter).contains(.variadic) ? typeNode(type).arguments.first : type
  }

  /// `KeyPath<Compared, Value>`: what a type's own parameter is, its arguments do not show.
  private func isOpen(_ type: TypeRef) -> Bool {
    guard let first = typeNode(type).arguments.first, case let node = typeNode(first), node.tag == .generic else { return false }
    return project.parent(Decl(node.subject)) != .none && project.kind(project.parent(Decl(node.subject))).isNominalType
  }

  /// `sort(using: Comparator(…))`: what is expected of the value that the call makes says what its type's parameters are.
  private func madeType(_ call: Site, _ receiver: TypeRef, _ depth: Int) -> TypeRef? {
    guard typeNode(receiver).tag == .nominal, typeNode(receiver).arguments.isEmpty,
      let expected = expectedType(ofExpression: wholeValue(endingWith: call), depth: depth + 1), nominalEntity(expected) == nominalEntity(receiver)
    else { return nil }
    return expected
  }

  private func elementType(_ argument: Site, of tuple: Site, _ depth: Int) -> TypeRef? {
    let parts = children(tuple)
    guard let expected = expectedType(ofExpression: tuple, depth: depth + 1), let index = parts.firstIndex(of: argument) else { return nil }
    let node = typeNode(expected)
    if node.tag == .tuple { return index < node.arguments.count ? node.arguments[index] : nil }
    return parts.count == 1 ? expected : nil
  }

  /// The argument of an initialiser that nothing writes, of a function that is kept in a variable, or of an unseen generic type's member.
  private func undeclaredParameterType(_ argument: Site, _ call: Site) -> TypeRef? {
    let resolution = resolution(of: call)
    if resolution.isStatic, resolution.owner != .none, resolution.targets.isEmpty {
      let label = project.name(argument)
      let property = ownMembers(resolution.owner, label).first { project.kind($0) == .variable && !project.flags($0).contains(.static) }
      return property.map { substitute(type(of: $0), receiver: callReceivers[call] ?? .unknown) }
    }
    let isVariable = resolution.calledBinding != .none || resolution.calledVariable != .none
    if !isVariable { return implicitMember(in: argument).flatMap { genericArgument(of: call, with: $0) } }
    let variable = resolution.calledBinding != .none ? type(of: resolution.calledBinding)
      : type(of: resolution.calledVariable)
    let inputs = inputTypes(variable, scope: enclosingDeclaration(call))
    return children(call).firstIndex(of: argument).flatMap { $0 < inputs.count ? inputs[$0] : nil }
  }

  private func implicitMember(in argument: Site) -> Name? {
    guard let value = project.firstChild(argument) else { return nil }
    let first = project.kind(value) == .chain ? project.firstChild(value) ?? value : value
    return project.kind(first) == .implicitMember ? project.name(first) : nil
  }

  /// `machine.fire(.opened)` of a `Machine<State, Event>` that nothing declares: the only one of its arguments that has such a member.
  private func genericArgument(of call: Site, with member: Name) -> TypeRef? {
    guard let receiver = receiver(of: call) else { return nil }
    let resolution = resolution(of: receiver)
    let variable = resolution.calledVariable != .none ? resolution.calledVariable : resolution.targets.first ?? .none
    let type = resolution.calledBinding != .none ? type(of: resolution.calledBinding) : variable != .none ? self.type(of: variable) : .unknown
    let fitting = typeNode(type).arguments.filter { argument in entities(argument).contains { !members($0, member).decls.isEmpty } }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// The parameter types of a function type.
  func inputTypes(_ function: TypeRef, scope: Decl) -> [TypeRef] {
    let node = typeNode(function)
    guard node.tag == .function else { return [] }
    let unit = project.units[Int(node.subject)]
    let written = unit.summary.types
    guard let tuple = written.children(Int(node.detail)).first(where: { written.kinds[$0] == .tuple }) else { return [] }
    return written.children(tuple).map { resolve(TypeID(UInt32($0)), unit, scope: scope) }
  }

  // MARK: Results

  /// What a function or closure has to return: of a closure, as the parameter it is given to says.
  private func resultType(_ body: Site) -> TypeRef? {
    if project.kind(body) == .closure {
      guard let context = closureContext(body) else { return nil }
      let node = typeNode(context.type)
      let function = project.units[Int(node.subject)]
      guard let result = function.summary.types.children(Int(node.detail)).last else { return nil }
      return substitute(resolve(TypeID(UInt32(result)), function, scope: context.scope), receiver: context.receiver)
    }
    return type(of: declaration(ofBody: body))
  }
}
