import Source

/// Closures and functions that a call keeps for later: the parameter is put into a property, here or by a function it is handed on to.
extension Resolver {
  /// The properties that keep what is given as an argument; empty if none does, or nobody knows.
  func keepers(ofArgument argument: Site) -> [Decl] {
    guard let call = parent(argument) else { return [] }
    if parameterOfArgument[argument] == nil { _ = resolution(of: call) }
    if let collection = collectingProperty(call) { return [collection] }
    if let parameter = parameterOfArgument[argument] { return keepers(of: parameter) }
    return memberwiseProperty(argument, call).map { isBuilt($0) ? [] : [$0] } ?? []
  }

  func keepers(of parameter: Decl) -> [Decl] {
    if let known = parameterKeepers[parameter] { return known }
    // Functions that hand a closure round in a circle keep it where their other uses do.
    if openQuestions.isOpen(.keepers, parameter.packed) { return [] }
    let outer = openQuestions.begin(.keepers, parameter.packed)
    let result = uses(ofParameter: parameter).flatMap { keepers(ofUse: $0) }
    if openQuestions.end(outer) { parameterKeepers[parameter] = result }
    return result
  }

  private func keepers(ofUse use: Site) -> [Decl] {
    guard let holder = parent(use) else { return [] }
    switch project.unit(use).summary.events.kinds[Int(holder.event)] {
    case .argument: return keepers(ofArgument: holder)
    case .assignment:
      let parts = children(holder)
      guard parts.count == 2, parts[1] == use, let kept = assignedProperty(parts[0]) ?? collection(assignedTo: parts[0]) else { return [] }
      return [kept]
    default: return []
    }
  }

  /// `handlers.append(handler)`: a method of the library's that changes the collection it is called on.
  private func collectingProperty(_ call: Site) -> Decl? {
    guard project.kind(call) == .call, resolution(of: call).targets.contains(where: { project.unit($0).isInterface && project.flags($0).contains(.mutating) }) else { return nil }
    return receiver(of: call).flatMap { collection(behind: $0) }
  }

  /// `table[key] = handler`
  func collection(assignedTo target: Site) -> Decl? {
    guard project.kind(target) == .chain, let last = lastChild(target), project.kind(last) == .subscript else { return nil }
    return collection(behind: last)
  }

  /// The property that an assignment's target names.
  func assignedProperty(_ target: Site) -> Decl? {
    let isChain = project.kind(target) == .chain
    guard let link = isChain ? lastChild(target) : target else { return nil }
    let resolution = resolution(of: link)
    let variable = resolution.calledVariable != .none ? resolution.calledVariable : resolution.targets.first ?? .none
    guard variable != .none, project.kind(variable) == .variable, isMember(variable), !project.unit(variable).isInterface else { return nil }
    return variable
  }

  /// A struct without initialisers keeps each argument in the property of its label, and a closure behind the call in the next that holds a function.
  func memberwiseProperty(_ argument: Site, _ call: Site) -> Decl? {
    let resolution = resolution(of: call)
    guard project.kind(argument) == .argument, resolution.isStatic, resolution.targets.isEmpty, resolution.owner != .none,
      entityInfo(resolution.owner).kind == .struct, !entityInfo(resolution.owner).isInterface
    else { return nil }
    let label = project.name(argument)
    if label == .none { return propertyOfTrailingClosure(argument, call, resolution.owner) }
    return ownMembers(resolution.owner, label).first { project.kind($0) == .variable }
  }

  private func propertyOfTrailingClosure(_ argument: Site, _ call: Site, _ type: Entity) -> Decl? {
    guard project.unit(argument).summary.events.flags[Int(argument.event)].contains(.trailing), entityInfo(type).declaration != .none else { return nil }
    let stored = project.children(of: entityInfo(type).declaration).filter {
      project.kind($0) == .variable && project.flags($0).isDisjoint(with: [.static, .computed, .lazy])
    }
    let before = children(call).prefix { $0 != argument }.last.map { project.name($0) }
    let open = before.flatMap { name in stored.firstIndex { project.name($0) == name } }.map { stored[($0 + 1)...] } ?? stored[...]
    return open.first { property in
      // The type first: finding it may add to the table.
      let type = self.type(of: property)
      return typeNode(type).tag == .function || isBuilt(property)
    }
  }

  /// `@ViewBuilder let content: Content`: a closure that is given makes the value before the initialiser returns.
  func isBuilt(_ property: Decl) -> Bool {
    let type = self.type(of: property)
    return typeNode(type).tag != .function && project.attributes(property).contains { attribute in
      let builder = entity(namedBy: attribute, of: property)
      return builder != .none && entityInfo(builder).parts.contains { project.attribute($0, named: .resultBuilder) != nil }
    }
  }

  /// Where a function's body names one of its parameters.
  func uses(ofParameter parameter: Decl) -> [Site] {
    guard project.parent(parameter) != .none, let body = project.body(project.parent(parameter)) else { return [] }
    let unit = project.unit(body)
    let events = unit.summary.events
    let name = project.name(parameter)
    var result: [Site] = []
    for event in body.event &+ 1 ..< max(events.subtreeEnds[Int(body.event)], body.event &+ 1) {
      guard events.kinds[Int(event)] == .name, unit.name(events.names[Int(event)]) == name else { continue }
      let use = Site(unit.index, event)
      if scope(of: use).lookup(name, at: event)?.declaration == parameter { result.append(use) }
    }
    return result
  }

  /// `map(String.init)` means an initialiser of one parameter, whatever its label.
  func takesAsMuch(_ decl: Decl, _ value: Site) -> Bool {
    guard project.kind(decl) == .initializer, let context = closureContext(value), typeNode(context.type).tag == .function else { return true }
    return inputTypes(context.type, scope: context.scope).count == project.parameters(decl).count
  }
}
