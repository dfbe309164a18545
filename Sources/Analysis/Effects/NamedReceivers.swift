import Source

/// What the text alone says of whose member is used: what stands behind `Feed.` is a member of `Feed`, and a plain name one of a type around it.
/// Many types have a `shared` or a `title`, and to find out what each of their uses means would cost more than all else that is asked.
final class NamedReceivers {
  private let resolver: Resolver
  private let index: EventIndex
  private var bearers = DenseMap<Entity, Set<Name>>()
  private var project: Project { resolver.project }

  init(_ resolver: Resolver, _ index: EventIndex) {
    self.resolver = resolver
    self.index = index
  }

  /// A use that cannot mean a member: it follows the name of another type, or stands plainly in code of other types.
  func areOthers(_ use: Site, than member: Decl) -> Bool {
    let entity = resolver.entity(enclosing: member)
    guard entity != .none, resolver.isMember(member) else { return false }
    let link = project.kind(use) == .call ? resolver.previousLink(use) : use
    guard let link, [.name, .member].contains(project.kind(link)) else { return false }
    guard let receiver = resolver.previousLink(link) else { return project.kind(link) == .name && !isInside(use, entity) }
    guard project.kind(receiver) == .name, project.flags(member).contains(.static), index.namesOnlyTypes(project.name(receiver)),
      let names = names(from: entity)
    else { return false }
    return !names.contains(project.name(receiver))
  }

  /// Some type around a site is, or inherits from, another.
  private func isInside(_ site: Site, _ entity: Entity) -> Bool {
    var decl = resolver.enclosingDeclaration(site)
    while decl != .none {
      if project.kind(decl).isNominalType || project.kind(decl) == .extension {
        let around = resolver.entity(enclosing: decl)
        if around == .none || around == entity || resolver.isSubtype(around, of: entity) { return true }
      }
      decl = project.parent(decl)
    }
    return false
  }

  /// The names of types that have the members of one; nil where not all can be known.
  private func names(from entity: Entity) -> Set<Name>? {
    let info = resolver.entityInfo(entity)
    guard info.kind != .protocol, info.kind != .class || !info.isInterface else { return nil }
    if let known = bearers[entity] { return known }
    let names = Set([info.name] + resolver.descendants(entity).map { resolver.entityInfo($0).name })
    bearers[entity] = names
    return names
  }
}
