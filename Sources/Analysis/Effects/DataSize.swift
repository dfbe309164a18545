import Knowledge
import Source

/// Whether there is little data, by the way it was made: a literal, a setting, an item of the keychain, what was encoded a line before.
extension Resolver {
  func isSmall(_ site: Site, depth: Int = 0) -> Bool {
    guard depth < 10 else { return false }
    switch project.kind(site) {
    case .literal: return true
    case .try, .await, .argument, .cast: return firstChild(site).map { isSmall($0, depth: depth + 1) } ?? false
    case .chain: return lastChild(site).map { isSmallLink($0, depth) } ?? false
    case .operation: return operands(site).allSatisfy { isSmall($0, depth: depth + 1) }
    case .name where dollars[project.name(site)] == 0: return isSmallElement(of: enclosingBody(site), depth)
    // A link is asked about where it is what another one is called on.
    case .name, .implicitMember, .call, .member: return isSmallLink(site, depth)
    default: return false
    }
  }

  private func operands(_ operation: Site) -> [Site] {
    return children(operation).filter { ![.operator, .cast].contains(project.kind($0)) }
  }

  /// The last link of a chain: a known source of small data, a variable that holds some, a function that returns nothing else.
  private func isSmallLink(_ link: Site, _ depth: Int) -> Bool {
    if smallOrigins.contains(where: { yields($0, link) }) { return true }
    let resolution = resolution(of: link)
    let isCall = project.kind(link) == .call
    if !isCall, resolution.calledBinding != .none { return isSmallBinding(resolution.calledBinding, usedAt: link, depth) }
    if !isCall, resolution.calledVariable != .none, project.kind(resolution.calledVariable) == .parameter {
      return callersArguments(resolution.calledVariable)?.allSatisfy { isSmall($0, depth: depth + 3) } ?? false
    }
    guard let target = resolution.targets.first, resolution.targets.count == 1, !project.unit(target).isInterface else { return false }
    if !isCall, isSmallByWrapper(target) { return true }
    return results(of: target).map { results in results.allSatisfy { isSmall($0, depth: depth + 1) } } ?? false || isFilledBySmallSource(target)
  }

  /// A function that has a function of the system fill what it gives back, as those that ask the keychain do.
  private func isFilledBySmallSource(_ function: Decl) -> Bool {
    guard project.kind(function) == .function, let body = project.body(function) else { return false }
    return ownEvents(of: body).contains { event in
      project.kind(event) == .call && isGivenAddress(event) && smallOrigins.contains { yields($0, event) }
    }
  }

  private func isGivenAddress(_ call: Site) -> Bool {
    children(call).contains { project.kind($0) == .argument && project.unit($0).summary.events.flags[Int($0.event)].contains(.isInout) }
  }

  /// `@AppStorage var setting`
  private func isSmallByWrapper(_ variable: Decl) -> Bool {
    let unit = project.unit(variable)
    return project.attributes(variable).contains { attribute in
      let name = unit.name(attribute.name)
      return smallOrigins.contains { $0.patterns.contains { $0.pattern.kind == .property && $0.name == .wrappedValue && $0.type.last == name } }
    }
  }

  private func yields(_ origin: PreparedOrigin, _ link: Site) -> Bool {
    let name = project.name(link)
    return origin.patterns.contains { pattern in
      pattern.eventNames.contains(name) && (matches(pattern, link) || isRequirement(like: pattern, link)) && holds(pattern.pattern.condition, at: link)
    }
  }

  /// The project's own protocol in front of the type that is meant: the name is all there is to go by. It may lower a finding, never raise it.
  private func isRequirement(like pattern: PreparedPattern, _ link: Site) -> Bool {
    let means = resolution(of: link)
    let called = means.calledVariable != .none ? means.calledVariable : means.targets.first ?? .none
    // `client.copyMatching(query, &item)`: a closure of the project's that goes by the name.
    if called != .none, project.kind(called) == .variable, !project.unit(called).isInterface {
      // Of a pattern that names a type the name alone says too little.
      guard pattern.isWildcard else { return false }
      return pattern.labels.map { labels in labels.count == arguments(of: link).count && labels.allSatisfy { $0.name == .none } } ?? false
    }
    guard let target = means.targets.first, !project.unit(target).isInterface, project.kind(target) == .function,
      project.body(target) == nil, let labels = pattern.labels
    else { return false }
    return parameters(target).map { project.label($0) } == labels.map(\.name)
  }

  /// What it was bound to; without a value of its own, what is assigned to it, or what a call was given its address for.
  private func isSmallBinding(_ binding: Site, usedAt use: Site, _ depth: Int) -> Bool {
    if let value = children(binding).first { return isSmall(value, depth: depth + 1) }
    let unit = project.unit(binding)
    let events = unit.summary.events
    if events.flags[Int(binding.event)].contains(.parameter) { return isSmallElement(of: parent(binding), depth) }
    if events.flags[Int(binding.event)].contains(.unwrapping) { return isSmallOuter(of: binding, depth) }
    if let values = laterValues(of: binding) { return values.allSatisfy { isSmall($0, depth: depth + 1) } }
    var event = binding.event
    while event < use.event {
      if events.kinds[Int(event)] == .argument, events.flags[Int(event)].contains(.isInout), unit.name(events.names[Int(event + 1)]) == project.name(binding),
        let call = parent(Site(unit.index, event)), smallOrigins.contains(where: { yields($0, call) }) { return true }
      event &+= 1
    }
    return false
  }

  /// `guard let data else { … }`: the variable of the same name outside.
  private func isSmallOuter(of binding: Site, _ depth: Int) -> Bool {
    guard let outer = scope(of: binding).lookup(project.name(binding), at: binding.event), outer.declaration == .none,
      outer.event != binding.event, depth < 10, case let site = Site(Int(binding.unit), outer.event), project.kind(site) == .binding
    else { return false }
    return isSmallBinding(site, usedAt: binding, depth + 1)
  }

  /// `let data: Data`, with its value from a statement below; nil if there is none.
  private func laterValues(of binding: Site) -> [Site]? {
    guard let body = enclosingBody(binding) else { return nil }
    let values = ownEvents(of: body).filter { project.kind($0) == .assignment && project.name($0) == .equal && $0.event > binding.event }.compactMap { assignment -> Site? in
      let parts = children(assignment)
      guard parts.count == 2, project.kind(parts[0]) == .name, project.name(parts[0]) == project.name(binding), resolution(of: parts[0]).calledBinding == binding
      else { return nil }
      return parts[1]
    }
    return values.isEmpty ? nil : values
  }

  /// What a closure is called with that is handed to a method of the value: `setting.map { decode($0) }`.
  private func isSmallElement(of closure: Site?, _ depth: Int) -> Bool {
    guard let closure, let call = call(takingClosure: closure), let receiver = receiver(of: call) else { return false }
    return isSmallLink(receiver, depth + 1)
  }

  /// All that a function or a property gives back, `nil` aside; nil where that cannot be seen.
  func results(of decl: Decl) -> [Site]? {
    var code = decl
    if project.kind(decl) == .variable {
      if let value = initialValue(decl) ?? assignedInInitialiser(decl) { return [value] }
      guard let getter = project.accessor(decl, .get) else { return nil }
      code = getter
    }
    guard project.kind(code) == .function || project.kind(code) == .accessor, let body = project.body(code) else { return nil }
    let events = project.unit(body).summary.events
    let statements = children(body)
    if statements.count == 1, project.kind(statements[0]) != .jump, !isShape(project.kind(statements[0])) { return statements }
    let values = ownEvents(of: body).filter { project.kind($0) == .jump && project.name($0) == .return }
      .compactMap { firstChild($0) }.filter { !events.flags[Int($0.event)].contains(.nil) || project.kind($0) != .literal }
    return values.isEmpty ? nil : values
  }

  private func isShape(_ kind: EventKind) -> Bool { [.attempt, .branch, .selection, .loop, .deferred].contains(kind) }
}

extension Resolver {
  /// Made with a number above zero, as a semaphore is that stands for a lock: the first who come go through.
  func isOpen(_ site: Site) -> Bool {
    guard let made = origin(site), project.kind(made) == .call, let first = firstChild(made),
      let value = firstChild(first)
    else { return false }
    return amount(value).map { $0 > 0 } ?? false
  }

  /// A stored property of the project: what the app keeps, as large as its data.
  func isStored(_ site: Site) -> Bool {
    let last = project.kind(site) == .chain ? lastChild(site) ?? site : site
    if isPassedOn(last), let receiver = receiver(of: last) { return isStored(receiver) }
    guard [.name, .member].contains(project.kind(last)), let variable = resolution(of: last).targets.first,
      project.kind(variable) == .variable, !project.unit(variable).isInterface, resolution(of: last).calledBinding == .none
    else { return false }
    return project.flags(variable).isDisjoint(with: [.computed, .constant, .local])
  }

  /// A call that makes one collection of another: `filter`, `map`, `reversed()`.
  private func isPassedOn(_ link: Site) -> Bool {
    guard project.kind(link) == .call, case let resolution = resolution(of: link), let target = resolution.targets.first else { return false }
    let isCollections = resolution.owner == builtin(.array) || resolution.owner == builtin(.dictionary)
    return isCollections && !resolution.isStatic && project.unit(target).isInterface
  }
}

/// Whether a type holds a bounded number of plain values: no collection, no type that is not known. Decoding one is quick.
extension Resolver {
  /// `Profile.self` as an argument.
  func isFlatMetatype(_ site: Site) -> Bool {
    let node = typeNode(type(of: site))
    return node.tag == .metatype && node.arguments.first.map { isFlatValue($0) } ?? false
  }

  func isFlatValue(_ type: TypeRef) -> Bool { isFlat(type, depth: 0) }

  /// `encoder.encode(profile)`, perhaps through a variable: what is made of one value of such a type of the project.
  func isMadeOfFlat(_ site: Site) -> Bool {
    guard let made = origin(site), project.kind(made) == .call, children(made).count < 2 else { return false }
    // `Data()` is empty, unless it is a variable that has begun so.
    guard let value = firstChild(made).flatMap({ firstChild($0) }) else { return resolution(of: made).isStatic && (made == site || isInside(made, site)) }
    let entity = nominalEntity(type(of: value))
    return entity != .none && !entityInfo(entity).isInterface && isFlat(type(of: value), depth: 0)
  }

  /// `let data = try read(); decode(Profile.self, from: data)`: the metatype beside the variable that a call's value is bound to.
  func decodedType(ofResult call: Site) -> Site? {
    let events = project.unit(call).summary.events
    var holder = parent(call)
    while let outer = holder, [.chain, .try, .await].contains(project.kind(outer)) { holder = parent(outer) }
    // Handed over as it is: `decode(Profile.self, from: read())`.
    if let argument = holder, project.kind(argument) == .argument, let decoding = parent(argument) {
      return firstChild(decoding).flatMap { $0 == argument ? nil : firstChild($0) }
    }
    guard let binding = holder, project.kind(binding) == .binding, let body = enclosingBody(binding) else { return nil }
    for event in binding.event ..< events.subtreeEnds[Int(body.event)] where events.kinds[Int(event)] == .name && events.names[Int(event)] == events.names[Int(binding.event)] {
      let use = Site(Int(call.unit), event)
      guard let argument = parent(use), let decoding = parent(argument), project.kind(argument) == .argument,
        resolution(of: use).calledBinding == binding, let first = firstChild(decoding), first != argument
      else { continue }
      return firstChild(first)
    }
    return nil
  }

  private func isFlat(_ type: TypeRef, depth: Int) -> Bool {
    let node = typeNode(type)
    // What a generic type holds of its arguments is as flat as they are.
    if node.tag == .generic { return depth > 0 }
    guard node.tag == .nominal, depth < 4 else { return false }
    let entity = nominalEntity(type)
    let info = entityInfo(entity)
    guard !info.isExternal else { return false }
    // An object of the system may hold anything, as a dictionary does.
    if info.isInterface { return node.hasArguments ? isBounded(entity, node) : depth > 0 || info.kind != .class }
    guard node.arguments.allSatisfy({ isFlat($0, depth: depth + 1) }) else { return false }
    guard info.kind == .struct || info.kind == .enum || info.kind == .class else { return false }
    return info.parts.flatMap { project.children($0) }.allSatisfy { isFlat(member: $0, depth) }
  }

  /// A set or dictionary with no more elements than an enumeration has cases.
  private func isBounded(_ entity: Entity, _ node: TypeNode) -> Bool {
    guard entity != builtin(.array), let first = node.arguments.first, case let kind = nominalEntity(first), kind != .none, case let key = entityInfo(kind),
      key.kind == .enum, !key.isInterface
    else { return false }
    let hasNoPayloads = key.parts.flatMap { project.children($0) }.allSatisfy { project.kind($0) != .enumCase || project.parameters($0).isEmpty }
    return hasNoPayloads && node.arguments.dropFirst().allSatisfy { isFlat($0, depth: 1) }
  }

  private func isFlat(member: Decl, _ depth: Int) -> Bool {
    switch project.kind(member) {
    case .variable:
      return !project.flags(member).isDisjoint(with: [.static, .computed]) || isFlat(type(of: member), depth: depth + 1)
    case .enumCase: return project.parameters(member).allSatisfy { isFlat(type(of: $0), depth: depth + 1) }
    default: return true
    }
  }
}
