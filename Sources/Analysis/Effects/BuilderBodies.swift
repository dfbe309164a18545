import Source

/// The bodies that a result builder of the project makes: under its attribute, given to a parameter that has it, or witness of a requirement that has it.
final class BuilderBodies {
  private let resolver: Resolver
  private let index: EventIndex
  private lazy var bodies = findBodies()
  private var project: Project { resolver.project }

  init(_ resolver: Resolver, _ index: EventIndex) {
    self.resolver = resolver
    self.index = index
  }

  func isBuilder(_ entity: Entity) -> Bool {
    guard entity != .none, !resolver.entityInfo(entity).isInterface else { return false }
    return resolver.entityInfo(entity).parts.contains { project.attribute($0, named: .resultBuilder) != nil }
  }

  /// A body that says `return` is taken as it is.
  func bodies(of builder: Entity) -> [Site] { (bodies[builder] ?? []).filter { !says(.return, $0) } }

  private func says(_ word: Name, _ body: Site) -> Bool {
    resolver.ownEvents(of: body).contains { project.kind($0) == .jump && project.name($0) == word && resolver.enclosingBody($0) == body }
  }

  private func findBodies() -> [Entity: [Site]] {
    var result: [Entity: [Site]] = [:]
    for unit in project.files {
      for row in unit.summary.declarations.kinds.indices {
        let decl = Decl(UInt32(row) &+ unit.firstDeclaration)
        for attribute in project.attributes(decl) {
          let builder = resolver.entity(namedBy: attribute, of: decl)
          if isBuilder(builder) { result[builder, default: []] += bodies(under: decl) }
        }
      }
    }
    return result
  }

  private func bodies(under decl: Decl) -> [Site] {
    switch project.kind(decl) {
    case .parameter: return closures(givenTo: decl)
    case .function, .variable: return ownBody(decl).map { [$0] } ?? keptClosures(decl) + witnesses(decl).compactMap(ownBody)
    default: return []
    }
  }

  private func ownBody(_ decl: Decl) -> Site? {
    project.kind(decl) == .function ? project.body(decl) : project.accessor(decl, .get).flatMap { project.body($0) }
  }

  /// What implements a protocol's requirement without an attribute of its own.
  private func witnesses(_ requirement: Decl) -> [Decl] {
    let type = resolver.entity(enclosing: requirement)
    guard type != .none, resolver.entityInfo(type).kind == .protocol else { return [] }
    return resolver.descendants(type).flatMap { resolver.ownMembers($0, project.name(requirement)) }.filter { witness in
      resolver.sameSignature(witness, requirement) && !project.attributes(witness).contains { isBuilder(resolver.entity(namedBy: $0, of: witness)) }
    }
  }

  private func closures(givenTo parameter: Decl) -> [Site] {
    let function = project.parent(parameter)
    guard function != .none else { return [] }
    let isInitializer = project.kind(function) == .initializer
    return closures(inCallsOf: isInitializer ? typeName(function) : [project.name(function)]) { argument, _ in
      self.resolver.parameterOfArgument[argument] == parameter
    }
  }

  /// Given to the initialiser that nobody writes.
  private func keptClosures(_ property: Decl) -> [Site] {
    closures(inCallsOf: typeName(property)) { argument, call in self.resolver.memberwiseProperty(argument, call) == property }
  }

  private func typeName(_ member: Decl) -> [Name] {
    let type = resolver.entity(enclosing: member)
    return type == .none ? [] : [resolver.entityInfo(type).name, .initializer]
  }

  private func closures(inCallsOf names: [Name], where isMeant: (_ argument: Site, _ call: Site) -> Bool) -> [Site] {
    let calls = names.flatMap { index.positions($0) }.filter { index.kinds[$0] == .call }.map { index[$0] }
    return calls.flatMap { call -> [Site] in
      _ = resolver.resolution(of: call)
      return resolver.children(call).filter { isMeant($0, call) }.compactMap { project.firstChild($0) }.filter { project.kind($0) == .closure }
    }
  }
}
