import Source

/// Which semaphore, lock, queue or pipe an expression means: the variable that holds it. Different instances of one type are not told apart.
enum HeldObject: Hashable, Sendable {
  case binding(Site)
  case variable(Decl)
  /// `self`, by its type.
  case type(Decl)
}

extension Resolver {
  /// The object an expression or link of a chain yields, `let` aliases and captures followed.
  func heldObject(_ site: Site, depth: Int = 0) -> HeldObject? {
    guard depth < 8 else { return nil }
    let events = project.unit(site).summary.events
    switch events.kinds[Int(site.event)] {
    case .chain: return lastChild(site).flatMap { heldObject($0, depth: depth + 1) }
    case .argument, .await, .try, .cast: return firstChild(site).flatMap { heldObject($0, depth: depth + 1) }
    case .name, .member, .implicitMember: return namedObject(site, depth)
    default: return nil
    }
  }

  private func namedObject(_ site: Site, _ depth: Int) -> HeldObject? {
    let unit = project.unit(site)
    let events = unit.summary.events
    if events.kinds[Int(site.event)] == .name, unit.name(events.names[Int(site.event)]) == .selfValue {
      let type = enclosingType(enclosingDeclaration(site))
      return type == .none ? nil : .type(type)
    }
    let resolution = resolution(of: site)
    // What `$name` leads to is the wrapper's `projectedValue`, the same for all.
    if project.isProjection(project.name(site)) || resolution.calledBinding == .none && resolution.calledVariable == .none && resolution.targets.isEmpty,
      let wrapped = wrappedVariable(site)
    {
      return .variable(wrapped)
    }
    if resolution.calledBinding != .none { return boundObject(resolution.calledBinding, depth) }
    let variable = resolution.calledVariable != .none ? resolution.calledVariable : resolution.targets.first ?? .none
    if variable != .none, project.isProjection(project.name(site)), project.name(variable) == .projectedValue { return nil }
    guard variable != .none, [.variable, .parameter].contains(project.kind(variable)) else { return nil }
    // `lock.pointee` is the lock; `DispatchQueue.main` is an object of its own.
    if project.unit(variable).isInterface, !project.flags(variable).contains(.static) {
      return previousLink(site).flatMap { heldObject($0, depth: depth + 1) }
    }
    return .variable(variable)
  }

  /// The property whose wrapper is meant by `$name` or `_name`.
  func wrappedVariable(_ site: Site) -> Decl? {
    guard [.name, .member].contains(project.kind(site)), project.plainName(ofWrapped: project.name(site)) != nil else { return nil }
    if let receiver = previousLink(site) {
      // A link of a chain has no type of its own; what it leads to has.
      let target = resolution(of: receiver).targets.first { project.kind($0) == .variable }
      let types = [type(of: receiver), target.map { type(of: $0) } ?? .unknown]
      return types.flatMap(entities).lazy.compactMap { self.wrappedProperty(self.project.name(site), of: $0)?.property }.first
    }
    var outer = enclosingType(enclosingDeclaration(site))
    while outer != .none {
      if let found = wrappedProperty(project.name(site), of: types.entityOfDeclaration[Int(outer.index)]) { return found.property }
      outer = enclosingType(project.parent(outer))
    }
    return nil
  }

  private func boundObject(_ binding: Site, _ depth: Int) -> HeldObject? {
    let unit = project.unit(binding)
    let events = unit.summary.events
    let value = firstChild(binding)
    if events.kinds[Int(binding.event)] == .capture {
      if let value { return heldObject(value, depth: depth + 1) }
      return outerObject(unit.name(events.names[Int(binding.event)]), binding, depth)
    }
    guard let value, events.flags[Int(binding.event)].contains(.isLet) || events.flags[Int(binding.event)].contains(.unwrapping) else {
      return .binding(binding)
    }
    return heldObject(value, depth: depth + 1) ?? .binding(binding)
  }

  /// A plain capture means the variable of that name outside the closure.
  private func outerObject(_ name: Name, _ capture: Site, _ depth: Int) -> HeldObject? {
    guard let closure = parent(capture), let holder = parent(closure) else { return nil }
    guard let outer = scope(of: capture).lookup(name, at: holder.event) else { return property(name, around: capture).map { .variable($0) } }
    if outer.declaration != .none { return .variable(outer.declaration) }
    return boundObject(Site(Int(capture.unit), outer.event), depth + 1)
  }

  private func property(_ name: Name, around site: Site) -> Decl? {
    var outer = enclosingType(enclosingDeclaration(site))
    while outer != .none {
      let entity = types.entityOfDeclaration[Int(outer.index)]
      if entity != .none, let found = members(entity, name).decls.first(where: { project.kind($0) == .variable }) { return found }
      outer = enclosingType(project.parent(outer))
    }
    return nil
  }

  /// The object a call works on: its receiver, `self` where a member is called by its name alone, or its first argument for functions such as
  /// `pthread_mutex_lock(&mutex)`.
  func heldObject(ofCall call: Site) -> HeldObject? {
    heldObject(ofAccess: call) ?? (receiver(of: call) == nil ? arguments(of: call).first.flatMap { heldObject($0) } : nil)
  }

  /// The object whose member is called, read or written.
  func heldObject(ofAccess site: Site) -> HeldObject? {
    if let receiver = receiver(of: site) { return heldObject(receiver) }
    guard let member = resolution(of: site).targets.first, isMember(member), case let type = enclosingType(enclosingDeclaration(site)), type != .none
    else { return nil }
    return .type(type)
  }
}
