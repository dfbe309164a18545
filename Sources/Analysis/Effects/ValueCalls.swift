import Source

/// Calls that do not name what they call: `load()` of a value with `callAsFunction`, and properties whose wrapper does the work.
final class ValueCalls {
  private let resolver: Resolver
  private let index: EventIndex
  private lazy var wrapped = findWrapped()
  private lazy var wrappedLocals = findWrappedLocals()

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

  /// Calls of properties whose written type declares a `callAsFunction`, or conforms to a protocol that does.
  func callers(ofCallAsFunction decl: Decl) -> [Caller] {
    let entity = resolver.entity(enclosing: decl)
    guard entity != .none else { return [] }
    let types = Set(resolver.ancestry(entity).map { resolver.entityInfo($0).name })
    var names: Set<Name> = []
    forEachVariable { variable, unit in
      let type = resolver.project.type(variable)
      guard type != .none else { return }
      let written = unit.summary.types
      let range = Int(type.index) ..< max(Int(written.subtreeEnds[Int(type.index)]), Int(type.index) + 1)
      if range.contains(where: { types.contains(unit.name(written.names[$0])) }) { names.insert(resolver.project.name(variable)) }
    }
    return names.sorted { $0.index < $1.index }.flatMap { name in
      index.positions(name).compactMap { position -> Caller? in
        guard index.kinds[position] == .call, case let targets = resolver.resolution(of: index[position]).targets else { return nil }
        if targets.contains(decl) { return Caller(site: index[position], confidence: targets.count == 1 ? .high : .medium) }
        // Through a protocol it may be another one's.
        return targets.contains { resolver.entityInfo(resolver.entity(enclosing: $0)).kind == .protocol && resolver.sameSignature($0, decl) }
          ? Caller(site: index[position], confidence: .medium) : nil
      }
    }
  }

  private func forEachVariable(_ body: (Decl, SourceUnit) -> Void) {
    for unit in resolver.project.files {
      for (index, kind) in unit.summary.declarations.kinds.enumerated() where kind == .variable { body(Decl(UInt32(index) &+ unit.firstDeclaration), unit) }
    }
  }
}
