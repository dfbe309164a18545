import Source

/// What a class's initialisers do for its subclasses: those that inherit them, and those whose own end in a `super.init()` that nobody writes.
extension CallGraph {
  /// The classes whose objects are made by the same initialisers and begin with the same values.
  func heirs(of type: Entity) -> [Entity] {
    type != .none && resolver.entityInfo(type).kind == .class ? resolver.descendants(type) : []
  }

  /// The ends of the initialisers that call this one without saying so.
  func silentSuperCalls(_ initializer: Decl, _ type: Entity) -> [Caller] {
    guard type != .none, resolver.entityInfo(type).kind == .class, takesNothing(initializer) else { return [] }
    return resolver.subtypes(type).flatMap { resolver.ownMembers($0, .initializer) }.compactMap { other in
      guard !project.flags(other).contains(.convenience), let body = project.body(other), let last = resolver.lastChild(body), !namesInitializer(body) else { return nil }
      return Caller(site: last, confidence: .high)
    }
  }

  private func takesNothing(_ initializer: Decl) -> Bool {
    project.parameters(initializer).allSatisfy { project.flags($0).contains(.hasBody) || project.flags($0).contains(.variadic) }
  }

  /// `super.init(…)` or `self.init(…)`.
  private func namesInitializer(_ body: Site) -> Bool {
    let events = project.unit(body).summary.events
    return (body.event &+ 1 ..< max(events.subtreeEnds[Int(body.event)], body.event &+ 1)).contains { event in
      let call = Site(body.unit, event)
      guard events.kinds[Int(event)] == .call, project.name(call) == .initializer, let receiver = resolver.receiver(of: call) else { return false }
      return [.super, .selfValue].contains(project.name(receiver))
    }
  }
}
