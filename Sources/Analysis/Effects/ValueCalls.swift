import Source

/// Calls that do not name what they call: `load()` of a value with `callAsFunction`, and properties whose wrapper does the work.
final class ValueCalls {
  private let resolver: Resolver
  private let index: EventIndex
  private lazy var wrapped = findWrapped()
  private lazy var wrappedLocals = findWrappedLocals()
  private lazy var unnamedCalls = findUnnamedCalls()

  init(_ resolver: Resolver, _ index: EventIndex) {
    self.resolver = resolver
    self.index = index
  }

  /// The properties that have a wrapper of the project's own.
  func properties(wrappedBy wrapper: Entity) -> [Decl] {
    isWrapper(wrapper) ? wrapped[wrapper] ?? [] : []
  }

  /// Few projects have wrappers of their own: the others are not searched for their uses.
  private func isWrapper(_ entity: Entity) -> Bool { entity != .none && !resolver.ownMembers(entity, .wrappedValue).isEmpty }

  /// The local variables that have one.
  func locals(wrappedBy wrapper: Entity) -> [Site] { isWrapper(wrapper) ? wrappedLocals[wrapper] ?? [] : [] }

  private func findWrappedLocals() -> [Entity: [Site]] {
    var result: [Entity: [Site]] = [:]
    forEachEvent { site, kind in
      guard kind == .attribute, case let wrapper = resolver.wrapper(atAttribute: site), wrapper != .none else { return }
      var variable = Site(site.unit, site.event &+ 1)
      while resolver.project.kind(variable) == .attribute { variable = Site(site.unit, variable.event &+ 1) }
      if resolver.project.kind(variable) == .binding { result[wrapper, default: []].append(variable) }
    }
    return result
  }

  /// `$name` of properties and variables whose wrapper computes its projected value.
  func projections(_ projected: Decl) -> [Site] {
    var result: [Site] = []
    let project = resolver.project
    forEachEvent { site, kind in
      guard kind == .name || kind == .member, project.names.utf8(project.name(site)).first == UInt8(ascii: "$") else { return }
      if resolver.resolution(of: site).targets.contains(projected) { result.append(site) }
    }
    return result
  }

  private func forEachEvent(_ body: (Site, EventKind) -> Void) {
    for unit in resolver.project.files {
      for (event, kind) in unit.summary.events.kinds.enumerated() { body(Site(UInt32(unit.index), UInt32(event)), kind) }
    }
  }

  private func findWrapped() -> [Entity: [Decl]] {
    var result: [Entity: [Decl]] = [:]
    forEachVariable { variable, _ in
      for attribute in resolver.project.attributes(variable) {
        let wrapper = resolver.entity(namedBy: attribute, of: variable)
        if wrapper != .none, !resolver.entityInfo(wrapper).isInterface { result[wrapper, default: []].append(variable) }
      }
    }
    return result
  }

  /// Calls of properties and parameters whose written type declares a `callAsFunction`, or conforms to a protocol that does, and of what starts with
  /// a value of the type.
  func callers(ofCallAsFunction decl: Decl, madeBy makers: [Site]) -> [Caller] {
    let entity = resolver.entity(enclosing: decl)
    guard entity != .none else { return [] }
    let types = Set(resolver.ancestry(entity).map { resolver.entityInfo($0).name })
    var names: Set<Name> = []
    var calls: [Site] = []
    forEachVariable(orParameter: true) { variable, unit in
      let type = resolver.project.type(variable)
      guard type != .none else { return }
      let written = unit.summary.types
      let range = Int(type.index) ..< max(Int(written.subtreeEnds[Int(type.index)]), Int(type.index) + 1)
      guard range.contains(where: { types.contains(unit.name(written.names[$0])) }) else { return }
      if resolver.project.kind(variable) == .parameter {
        calls += resolver.uses(ofParameter: variable).compactMap { resolver.followingCall($0) }
      } else {
        names.insert(resolver.project.name(variable))
      }
    }
    for maker in makers {
      let value = resolver.wholeValue(endingWith: maker)
      guard let holder = resolver.parent(value) else { continue }
      switch resolver.project.kind(holder) {
      case .binding: calls += localCalls(resolver.project.name(holder), near: holder)
      case .body: names.insert(resolver.project.name(resolver.declaration(ofBody: holder)))
      default: break
      }
    }
    calls += unnamedCalls
    for name in names { calls += index.positions(name).filter { index.kinds[$0] == .call }.map { index[$0] } }
    return Set(calls).sorted().compactMap { caller(at: $0, of: decl) }
  }

  /// `Load()(name)`, `loaders[0](name)`: what is called has no name.
  private func findUnnamedCalls() -> [Site] {
    var result: [Site] = []
    forEachEvent { site, kind in
      if kind == .call, resolver.project.name(site) == .none { result.append(site) }
    }
    return result
  }

  private func localCalls(_ name: Name, near binding: Site) -> [Site] {
    resolver.scope(of: binding).range.compactMap { event in
      let use = Site(binding.unit, event)
      return resolver.project.kind(use) == .name && resolver.project.name(use) == name ? resolver.followingCall(use) : nil
    }
  }

  private func caller(at call: Site, of decl: Decl) -> Caller? {
    guard resolver.project.kind(call) == .call, case let targets = resolver.resolution(of: call).targets else { return nil }
    if targets.contains(decl) { return Caller(site: call, confidence: targets.count == 1 ? .high : .medium) }
    // Through a protocol it may be another one's.
    let isRequirement = targets.contains { resolver.entityInfo(resolver.entity(enclosing: $0)).kind == .protocol && resolver.sameSignature($0, decl) }
    return isRequirement ? Caller(site: call, confidence: .medium) : nil
  }

  private func forEachVariable(orParameter: Bool = false, _ body: (Decl, SourceUnit) -> Void) {
    for unit in resolver.project.files {
      for (index, kind) in unit.summary.declarations.kinds.enumerated() where kind == .variable || orParameter && kind == .parameter {
        body(Decl(UInt32(index) &+ unit.firstDeclaration), unit)
      }
    }
  }
}
