import Source

/// Properties that are handed out as bindings, `TextField("name", text: $settings.name)`: whoever holds the binding writes them, and in a user interface that
/// is the main thread, later than the code that makes the binding.
extension CallGraph {
  func bindingWrites(_ storage: Decl) -> [Caller] {
    let type = resolver.entity(enclosing: storage)
    guard type != .none, !project.unit(storage).isInterface, !project.flags(storage).contains(.static) else { return [] }
    return index.sites(project.name(storage)).compactMap { access in
      guard project.kind(access) == .member, let chain = resolver.parent(access), project.kind(chain) == .chain, isBound(access, in: chain, type) else { return nil }
      resolver.handOver(access, PlaceVerdict(place: .main, confidence: .medium, grounds: [Ground(fact: .handedOver, site: access)]))
      return Caller(site: access, confidence: .medium)
    }
  }

  /// `$model.window.name`: each link is a property of what the one before it holds, and none stands behind the last but further parts of a value.
  private func isBound(_ access: Site, in chain: Site, _ type: Entity) -> Bool {
    let links = resolver.children(chain)
    guard let position = links.firstIndex(of: access), let base = links[..<position].lastIndex(where: { project.isProjection(project.name($0)) }),
      links[(base + 1)...].allSatisfy({ project.kind($0) == .member })
    else { return false }
    var entity = boundType(links[base])
    for link in links[(base + 1) ..< position] {
      guard entity != .none, let property = resolver.members(entity, project.name(link)).decls.first(where: { project.kind($0) == .variable }) else { return false }
      entity = resolver.entities(resolver.type(of: property)).first ?? .none
    }
    return entity != .none && (entity == type || resolver.isSubtype(entity, of: type))
  }

  /// The type of the value behind `$model`.
  private func boundType(_ projection: Site) -> Entity {
    if let property = resolver.wrappedVariable(projection) { return resolver.entities(resolver.type(of: property)).first ?? .none }
    guard let plain = project.plainName(ofWrapped: project.name(projection)),
      let local = resolver.scope(of: projection).lookup(plain, at: projection.event), local.declaration == .none
    else { return .none }
    return resolver.entities(resolver.type(of: Site(projection.unit, local.event))).first ?? .none
  }
}
