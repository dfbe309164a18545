import Source

/// Calls that do not name what they call: `load()` of a value with `callAsFunction`, and properties whose wrapper does the work.
final class ValueCalls {
  private let resolver: Resolver
  private let index: EventIndex
  private lazy var wrapped = findWrapped()

  init(_ resolver: Resolver, _ index: EventIndex) {
    self.resolver = resolver
    self.index = index
  }

  /// The properties that have a wrapper of the project's own.
  func properties(wrappedBy wrapper: Entity) -> [Decl] {
    // Few projects have wrappers of their own: the others are not searched for their uses.
    wrapper == .none || resolver.ownMembers(wrapper, .wrappedValue).isEmpty ? [] : wrapped[wrapper] ?? []
  }

  private func findWrapped() -> [Entity: [Decl]] {
    var result: [Entity: [Decl]] = [:]
    forEachVariable { variable, unit in
      for attribute in resolver.project.attributes(variable) {
        let wrapper = resolver.nominalEntity(resolver.lookupType(unit.name(attribute.name), unit, scope: resolver.project.parentScope(variable)))
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
    for unit in resolver.project.units.prefix(resolver.project.fileCount) {
      for (index, kind) in unit.summary.declarations.kinds.enumerated() where kind == .variable { body(Decl(UInt32(index) &+ unit.firstDeclaration), unit) }
    }
  }
}
