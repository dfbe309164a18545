import Source

/// Follows a chain such as `a.b(c)?.d { }` link by link: what each name, member and call leads to, and the type it yields.
/// Each link's `Resolution` is remembered under its event.
extension Resolver {
  /// What stands to the left of the next link.
  enum Value {
    case unknown
    case instance(TypeRef)
    /// A type's name: static members, nested types, initialisers.
    case type(TypeRef)
    /// Functions not yet called, and the receiver they were found on.
    case functions([Decl], receiver: TypeRef, Resolution)
    /// A member that nothing declares of a type that is known.
    case undeclared(Resolution)
  }

  func value(_ value: Value) -> TypeRef {
    switch value {
    case .instance(let type): type
    case .type(let type): types.metatype(type)
    default: .unknown
    }
  }

  /// The value of a `chain`, `name` or `implicitMember` event.
  func evaluate(_ site: Site) -> Value {
    let events = project.unit(site).summary.events
    guard project.kind(site) == .chain else { return base(site, isCalled: false) }
    let end = events.subtreeEnds[Int(site.event)]
    var previous = Site(Int(site.unit), site.event &+ 1)
    guard previous.event < end else { return .unknown }
    var next = events.subtreeEnds[Int(previous.event)]
    func isCalled(at next: UInt32) -> Bool { next < end && events.kinds[Int(next)] == .call }
    var current = isName(previous) ? base(previous, isCalled: isCalled(at: next)) : collectionType(previous).map { .type($0) } ?? instance(type(of: previous))
    while next < end {
      let link = Site(Int(site.unit), next)
      next = events.subtreeEnds[Int(next)]
      current = follow(link, from: current, isCalled: isCalled(at: next), previous: previous)
      previous = link
    }
    return current
  }

  /// `[Item]` and `[String: Item]` where a type is meant, as in `[Item]()`.
  private func collectionType(_ site: Site) -> TypeRef? {
    let kind = project.kind(site)
    guard kind == .array || kind == .dictionary, case let parts = children(site), parts.count == (kind == .array ? 1 : 2) else { return nil }
    let elements = parts.map { part -> TypeRef? in
      let node = typeNode(type(of: part))
      return node.tag == .metatype ? node.arguments[0] : collectionType(part)
    }
    let known = elements.compactMap { $0 }
    return known.count == parts.count ? types.nominal(builtin(kind == .array ? .array : .dictionary), known) : nil
  }

  private func isName(_ site: Site) -> Bool {
    let kind = project.kind(site)
    return kind == .name || kind == .implicitMember
  }

  func instance(_ type: TypeRef) -> Value {
    let node = typeNode(type)
    if node.tag == .metatype { return .type(node.arguments[0]) }
    return type.isKnown ? .instance(type) : .unknown
  }

  // MARK: The first name

  private func base(_ site: Site, isCalled: Bool) -> Value {
    let unit = project.unit(site)
    let events = unit.summary.events
    let name = project.name(site)
    if project.kind(site) == .implicitMember { return implicitMember(name, site, isCalled) }
    return self.name(name, site, written: TypeID(events.payloads[Int(site.event)]), isCalled: isCalled)
  }

  /// The type of a name as it would be seen at a site.
  func type(ofName name: Name, at site: Site) -> TypeRef {
    value(self.name(name, site, written: .none, isCalled: false, remember: false))
  }

  private func name(_ name: Name, _ site: Site, written: TypeID, isCalled: Bool, remember: Bool = true) -> Value {
    let declaration = enclosingDeclaration(site)
    if let special = keyword(name, declaration) { return special }
    if let dollar = dollarParameter(name, site) { return instance(dollar) }
    if let binding = scope(of: site).lookup(name, at: site.event), !isOwnShorthand(binding, site) {
      return local(binding, site, isCalled)
    }
    if let projected = localProjection(name, site, remember: remember) { return projected }
    if let implicit = implicitAccessorName(name, declaration) { return instance(implicit) }
    if let member = implicitSelfMember(name, declaration, site, isCalled, remember) { return member }
    if let global = global(name, site, written, isCalled, remember) { return global }
    return .unknown
  }

  /// In `if let x` the name on the right is the outer one.
  private func isOwnShorthand(_ binding: BodyScope.Binding, _ site: Site) -> Bool {
    let events = project.unit(site).summary.events
    return binding.event &+ 1 == site.event && binding.declaration == .none && events.kinds[Int(binding.event)] == .binding
      && !events.flags[Int(binding.event)].contains(.parameter)
  }

  private func keyword(_ name: Name, _ declaration: Decl) -> Value? {
    switch name {
    case .selfValue:
      let type = selfType(declaration)
      return project.flags(ofFunction: declaration).contains(.static) ? .type(type) : .instance(type)
    case .selfType: return .type(selfType(declaration))
    case .super:
      let entity = entity(enclosing: declaration)
      guard entity != .none, let parent = superclass(entity) else { return .unknown }
      return .instance(types.nominal(parent))
    default: return nil
    }
  }

  private func dollarParameter(_ name: Name, _ site: Site) -> TypeRef? {
    guard let digit = dollars[name] else { return nil }
    var current = enclosingBody(site)
    while let closure = current {
      let unit = project.unit(closure)
      guard project.kind(closure) == .closure else { return .unknown }
      let index = Int(unit.summary.events.payloads[Int(closure.event)])
      if unit.summary.closures[index].parameterCount < 0 {
        return closureParameter(numbered: digit, of: closure)
      }
      current = enclosingBody(closure)
    }
    return .unknown
  }

  private func local(_ binding: BodyScope.Binding, _ site: Site, _ isCalled: Bool) -> Value {
    let bindingSite = Site(Int(site.unit), binding.event)
    if binding.declaration != .none {
      if project.kind(binding.declaration) == .function {
        var resolution = Resolution(targets: [binding.declaration])
        resolution.isStatic = true
        return remembering(resolution, site, .functions([binding.declaration], receiver: .unknown, resolution), isCalled)
      }
      var resolution = Resolution()
      if project.kind(binding.declaration) == .variable { resolution.targets = [binding.declaration] }
      resolution.calledVariable = binding.declaration
      resolutions[site] = resolution
      return instance(type(of: binding.declaration))
    }
    var resolution = Resolution()
    resolution.calledBinding = bindingSite
    resolutions[site] = resolution
    let type = type(of: bindingSite)
    return instance(binding.name == project.name(bindingSite) ? type : wrappedValue(of: type))
  }

  /// `newValue` in setters and willSet, `oldValue` in didSet, `error` in catch.
  private func implicitAccessorName(_ name: Name, _ declaration: Decl) -> TypeRef? {
    guard name == .newValue || name == .oldValue, declaration != .none, project.kind(declaration) == .accessor else { return nil }
    return type(of: project.parent(declaration))
  }

  /// A member of the types around the code, innermost first.
  private func implicitSelfMember(_ name: Name, _ declaration: Decl, _ site: Site, _ isCalled: Bool, _ remember: Bool) -> Value? {
    var outer = enclosingType(declaration)
    while outer != .none {
      let entity = types.entityOfDeclaration[Int(outer.index)]
      if entity != .none {
        let found = lookupMembers(entity, name, labelsAt: isCalled ? followingCall(site) : nil)
        if !found.decls.isEmpty { return member(found, name, receiver: selfType(outer), isStatic: nil, site, isCalled, remember) }
        if let projected = projection(name, of: entity, site, remember: remember) { return projected }
      }
      let parent = project.parent(outer)
      outer = parent == .none ? .none : enclosingType(parent)
    }
    return nil
  }

  private func global(_ name: Name, _ site: Site, _ written: TypeID, _ isCalled: Bool, _ remember: Bool) -> Value? {
    let unit = project.unit(site)
    let candidates = visible(globals[name] ?? [], from: unit)
    var functions = candidates.filter { project.kind($0) == .function }
    if isCalled, let call = followingCall(site) { functions = fitting(functions, name, labels(call)) }
    if isCalled, !functions.isEmpty {
      var resolution = Resolution(targets: Targets(functions))
      resolution.isStatic = true
      return .functions(functions, receiver: .unknown, resolution)
    }
    if let variable = candidates.first(where: { project.kind($0) == .variable }) {
      if remember { resolutions[site] = Resolution(targets: [variable], calledVariable: variable) }
      return instance(type(of: variable))
    }
    let scope = enclosingDeclaration(site)
    if written != .none { return .type(resolve(written, unit, scope: scope)) }
    let type = lookupType(name, unit, scope: scope)
    let entity = nominalEntity(type)
    if entity != .none, entityInfo(entity).isExternal, !looksLikeType(name) {
      if functions.isEmpty { return nil }
    } else if type.isKnown {
      return .type(type)
    }
    guard !functions.isEmpty else { return nil }
    if remember { resolutions[site] = Resolution(targets: Targets(functions), isStatic: true) }
    return .functions(functions, receiver: .unknown, Resolution(targets: Targets(functions)))
  }

  /// The project's functions of a name; where none of them takes the labels of the call, those of the SDK that do.
  private func fitting(_ functions: [Decl], _ name: Name, _ labels: CallShape) -> [Decl] {
    guard let first = functions.first, !project.unit(first).isInterface, !functions.contains(where: { match(labels, $0) != nil }) else { return functions }
    let others = (globals[name] ?? []).filter { project.unit($0).isInterface && project.kind($0) == .function && match(labels, $0) != nil }
    return others.isEmpty ? functions : others
  }

  private func looksLikeType(_ name: Name) -> Bool {
    guard let first = project.names.utf8(name).first else { return false }
    return first >= 65 && first <= 90
  }

  /// Declarations a file can see: the project's hide those of SDK pages; private ones of other files are left out.
  func visible(_ decls: [Decl], from unit: SourceUnit) -> [Decl] {
    guard decls.count > 0 else { return [] }
    let own = decls.filter { decl in
      let other = project.unit(decl)
      return !other.isInterface && (other.index == unit.index || !project.flags(decl).contains(.private))
    }
    if own.isEmpty { return decls.filter { project.unit($0).isInterface } }
    let sameModule = own.filter { project.unit($0).module == unit.module }
    return sameModule.isEmpty ? own : sameModule
  }

  // MARK: Links

  func follow(_ link: Site, from value: Value, isCalled: Bool, previous: Site) -> Value {
    let unit = project.unit(link)
    let events = unit.summary.events
    let name = project.name(link)
    switch project.kind(link) {
    case .member:
      if isModule(previous) { return global(name, link, TypeID(events.payloads[Int(link.event)]), isCalled, true) ?? .unknown }
      return member(named: name, of: value, link, isCalled)
    case .call: return call(link, value, previous)
    case .subscript: return subscripted(link, value)
    case .cast: return instance(castedType(link, unit))
    default: return .unknown
    }
  }

  /// The first name of a chain is an imported module's (`Foundation.sleep(1)`), unless the project declares something of that name.
  func isModule(_ site: Site) -> Bool {
    guard project.kind(site) == .name else { return false }
    let name = project.name(site)
    return modules.contains(name) && types.topLevel[name] == nil && scope(of: site).lookup(name, at: site.event) == nil
  }

  private func castedType(_ link: Site, _ unit: SourceUnit) -> TypeRef {
    resolve(TypeID(unit.summary.events.payloads[Int(link.event)]), unit, scope: enclosingDeclaration(link))
  }

  private func member(named name: Name, of value: Value, _ link: Site, _ isCalled: Bool) -> Value {
    switch value {
    case .instance(let type): return instanceMember(name, type, link, isCalled)
    case .type(let type): return staticMember(name, type, link, isCalled)
    case .unknown, .functions, .undeclared:
      var resolution = Resolution()
      resolution.receiverUnknown = true
      resolutions[link] = resolution
      return .undeclared(resolution)
    }
  }

  func instanceMember(_ name: Name, _ type: TypeRef, _ link: Site, _ isCalled: Bool) -> Value {
    let node = typeNode(type)
    if node.tag == .tuple { return tupleMember(name, node) }
    if name == .selfValue { return .instance(type) }
    if isCalled, let found = optionalMember(name, around: type, link) { return found }
    for entity in entities(type) {
      let found = lookupMembers(entity, name, labelsAt: isCalled ? followingCall(link) : nil)
      if !found.decls.isEmpty {
        return member(found, name, receiver: type, isStatic: false, link, isCalled, true)
      }
    }
    let entity = entities(type).first ?? .none
    if isCalled, let found = optionalMember(name, insteadOf: type, link) { return found }
    if let projected = projection(name, of: entity, link) { return projected }
    return dynamicMember(name, of: type, isStatic: false, link) ?? undeclared(entity, isStatic: false, link)
  }

  private func tupleMember(_ name: Name, _ node: TypeNode) -> Value {
    if let position = node.labels.firstIndex(of: name) { return instance(node.arguments[position]) }
    if let position = Int(project.text(name)), node.arguments.indices.contains(position) { return instance(node.arguments[position]) }
    return .unknown
  }

  /// The nominal types whose members a value has: itself, its bound, the parts of a composition.
  func entities(_ type: TypeRef) -> [Entity] {
    let node = typeNode(bound(type))
    switch node.tag {
    case .nominal: return [Entity(Int(node.subject))]
    case .composition: return node.arguments.flatMap { entities($0) }
    default: return []
    }
  }

  private func undeclared(_ entity: Entity, isStatic: Bool, _ link: Site) -> Value {
    var resolution = Resolution()
    resolution.owner = entity
    resolution.isStatic = isStatic
    resolution.receiverUnknown = entity == .none
    resolutions[link] = resolution
    return .undeclared(resolution)
  }

  private func staticMember(_ name: Name, _ type: TypeRef, _ link: Site, _ isCalled: Bool) -> Value {
    if name == .selfValue { return .type(type) }
    guard let entity = entities(type).first else { return undeclared(.none, isStatic: true, link) }
    let found = lookupMembers(entity, name, labelsAt: isCalled ? followingCall(link) : nil)
    if !found.decls.isEmpty { return member(found, name, receiver: type, isStatic: true, link, isCalled, true) }
    if let inner = lookupNested(name, in: entity, writtenArguments(link), receiver: type), name != .initializer { return .type(inner) }
    if let projected = projection(name, of: entity, link) { return projected }
    return dynamicMember(name, of: type, isStatic: true, link) ?? undeclared(entity, isStatic: true, link)
  }

  /// `.name` with the type implied by the context; only what argument and annotation contexts show.
  private func implicitMember(_ name: Name, _ site: Site, _ isCalled: Bool) -> Value {
    guard let expected = expectedType(site), expected.isKnown else {
      var resolution = Resolution()
      resolution.receiverUnknown = true
      resolutions[site] = resolution
      return .undeclared(resolution)
    }
    return staticMember(name, expected, site, isCalled)
  }

  // MARK: Found members

  func member(
    _ found: (decls: [Decl], owner: Entity), _ name: Name, receiver: TypeRef, isStatic: Bool?, _ site: Site, _ isCalled: Bool, _ remember: Bool
  ) -> Value {
    var decls = found.decls
    if let isStatic, name != .initializer {
      let matching = decls.filter { (project.flags($0).contains(.static) || project.kind($0) == .enumCase) == isStatic }
      if !matching.isEmpty { decls = matching }
    }
    let functions = decls.filter { [.function, .initializer, .enumCase].contains(project.kind($0)) }
    let variable = decls.first { project.kind($0) == .variable }
    var resolution = Resolution()
    resolution.owner = entities(receiver).first ?? found.owner
    resolution.isStatic = isStatic == true || name == .initializer
    if let variable, !isCalled || functions.isEmpty {
      resolution.targets = Targets(alternatives(decls.filter { project.kind($0) == .variable }, variable))
      resolution.calledVariable = variable
      if project.flags(variable).contains(.static) { resolution.isStatic = true }
      if remember { resolutions[site] = resolution }
      return instance(substitute(type(of: variable), receiver: receiver))
    }
    resolution.targets = Targets(functions)
    if remember { resolutions[site] = resolution }
    if !isCalled, let enumCase = functions.first, project.kind(enumCase) == .enumCase { return .instance(receiver) }
    return .functions(functions, receiver: receiver, resolution)
  }

  /// Twins of one property in different `#if` branches.
  private func alternatives(_ variables: [Decl], _ chosen: Decl) -> [Decl] {
    variables.count > 1 && variables.allSatisfy({ project.branch($0) != nil }) ? variables : [chosen]
  }

  private func remembering(_ resolution: Resolution, _ site: Site, _ value: Value, _ isCalled: Bool) -> Value {
    if !isCalled { resolutions[site] = resolution }
    return value
  }

  /// The call that directly follows a name or member in its chain.
  func followingCall(_ site: Site) -> Site? {
    let events = project.unit(site).summary.events
    let next = events.subtreeEnds[Int(site.event)]
    guard Int(next) < events.count, events.kinds[Int(next)] == .call else { return nil }
    return Site(Int(site.unit), next)
  }
}

extension Project {
  /// The flags that decide what `self` is: those of the function, or of the property an accessor belongs to.
  func flags(ofFunction decl: Decl) -> DeclarationFlags {
    guard decl != .none else { return [] }
    var current = decl
    while kind(current) == .accessor || kind(current) == .parameter || flags(current).contains(.local) {
      let outer = parent(current)
      if outer == .none || kind(outer).isNominalType || kind(outer) == .extension { break }
      current = outer
    }
    return flags(current)
  }
}
