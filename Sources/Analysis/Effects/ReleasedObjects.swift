import Source

/// Where the `deinit` of a class runs: where the last reference goes. Nobody writes that down, but some places show it.
extension Resolver {
  /// The objects of the interface are let go on main: the system sees to it, or holds them itself until then.
  func releasePlace(_ deinitializer: Decl) -> PlaceVerdict? {
    let type = entity(enclosing: deinitializer)
    guard type != .none, isolation(of: deinitializer).isolation == .nonisolatedSync, case let isolation = isolation(of: type), isolation.kind == .global(.mainActor),
      ancestry(type).contains(where: { entityInfo($0).kind == .class && entityInfo($0).isInterface && self.isolation(of: $0).kind == .global(.mainActor) })
    else { return nil }
    let grounds = [Ground(fact: .deinitializer, decl: deinitializer)] + isolation.grounds
    return PlaceVerdict(place: .main, confidence: min(isolation.confidence, .medium), grounds: grounds)
  }
}

extension CallGraph {
  /// `recorder = nil` of a variable that is declared to hold such an object: likely the last reference.
  func releases(_ deinitializer: Decl) -> [Caller] {
    let type = resolver.entity(enclosing: deinitializer)
    guard type != .none else { return [] }
    let name = resolver.entityInfo(type).name
    return variables(declaredAs: name).filter { resolver.entities(resolver.type(of: $0)).contains(type) }.flatMap { variable in
      writes(variable).filter { resolver.assignment(around: $0.site).flatMap { resolver.lastChild($0) }.map { resolver.isNil($0) } ?? false }.map { $0.lowered(to: .medium) }
    }
  }

  private func variables(declaredAs type: Name) -> [Decl] {
    project.files.flatMap { unit -> [Decl] in
      let (declarations, types) = (unit.summary.declarations, unit.summary.types)
      return declarations.kinds.indices.filter { row in
        declarations.kinds[row] == .variable && declarations.types[row] != .none && declarations.flags[row].isDisjoint(with: [.weak, .computed])
          && types.path(declarations.types[row]).last.map { unit.name($0) == type } ?? false
      }.map { Decl(UInt32($0) &+ unit.firstDeclaration) }
    }
  }
}
