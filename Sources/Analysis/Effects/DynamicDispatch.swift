import Source

/// Which overrides and witnesses may stand in for the member that a call names, as far as its receiver shows.
extension Resolver {
  /// Whether a member of another type than the one looked up can be what really runs: its type must be a kind of the receiver's,
  /// and the receiver's own type must not show.
  func canStandIn(_ member: Decl, at site: Site) -> Bool {
    let resolution = resolution(of: site)
    let type = entity(enclosing: member)
    guard type != .none, resolution.owner != .none else { return true }
    if isConcrete(resolution.owner), !isSubtype(type, of: resolution.owner) { return false }
    return !isExact(receiverOf: site, resolution)
  }

  /// A class, struct, enum or actor of the project: what conforms to its protocols beside it is something else.
  private func isConcrete(_ entity: Entity) -> Bool {
    let info = entityInfo(entity)
    return info.declaration != .none && !info.isInterface && info.kind.isNominalType && info.kind != .protocol
  }

  /// The receiver is an object just made (also one kept in a constant), `super`, or a type called by its name.
  func isExact(receiverOf site: Site, _ resolution: Resolution) -> Bool {
    guard resolution.owner != .none, let receiver = receiver(of: site) else { return false }
    if isName(receiver, .super) { return true }
    // `Store.load()` of a generic parameter: a protocol is called by no name of its own.
    if resolution.isStatic { return entityInfo(resolution.owner).kind != .protocol && isTypeName(receiver) }
    guard keepsItsValue(receiver), let made = origin(receiver), project.kind(made) == .call else { return false }
    let making = self.resolution(of: made)
    return making.isStatic && making.owner == resolution.owner && making.targets.allSatisfy { project.kind($0) == .initializer }
  }

  /// An expression whose value nothing can replace: no variable that may be assigned again.
  private func keepsItsValue(_ site: Site) -> Bool {
    switch project.kind(site) {
    case .chain: return lastChild(site).map { keepsItsValue($0) } ?? false
    case .name, .member, .implicitMember:
      let resolution = resolution(of: site)
      if resolution.calledBinding != .none {
        return project.unit(site).summary.events.flags[Int(resolution.calledBinding.event)].contains(.isLet)
      }
      return resolution.targets.first.map { project.flags($0).contains(.let) } ?? false
    default: return true
    }
  }

  private func isName(_ site: Site, _ name: Name) -> Bool {
    return project.kind(site) == .name && project.name(site) == name
  }

  /// `Base.make()`; `Self.make()` and `type(of: x).make()` may mean a subclass's.
  private func isTypeName(_ receiver: Site) -> Bool {
    guard project.kind(receiver) == .name, !isName(receiver, .selfType), !isName(receiver, .selfValue) else { return false }
    let resolution = resolutions[receiver]
    return resolution == nil || resolution?.calledBinding == Site.none && resolution?.calledVariable == Decl.none && resolution?.targets.isEmpty == true
  }
}
