import Source

/// What the way a property is named says of its accessors: whether they run at all.
extension CallGraph {
  /// What a type's own initialisers assign its observers do not see, not even behind another initialiser.
  func isInOwnInitializer(_ access: Site, _ storage: Decl) -> Bool {
    guard let body = resolver.enclosingBody(access), project.kind(body) == .body, case let decl = resolver.declaration(ofBody: body),
      project.kind(decl) == .initializer, resolver.entity(enclosing: decl) == resolver.entity(enclosing: storage)
    else { return false }
    return resolver.receiver(of: access).map { project.kind($0) == .name && project.name($0) == .selfValue } ?? true
  }

  /// What an observer itself assigns it does not see again.
  func isInOwnObserver(_ access: Site, _ storage: Decl) -> Bool {
    let around = resolver.enclosingDeclaration(access)
    return around != .none && project.kind(around) == .accessor && project.parent(around) == storage
  }

  /// The accessors of a property or subscript that one of its uses runs.
  func accessors(of storage: Decl, runAt use: Site) -> [Decl] {
    let isSilent = isInOwnInitializer(use, storage) || isInOwnObserver(use, storage)
    return resolver.project.children(of: storage).filter { accessor in
      guard resolver.project.kind(accessor) == .accessor else { return false }
      switch resolver.project.name(accessor) {
      case .get: return isUse(use, false)
      case .set: return isUse(use, true)
      case .willSet, .didSet: return !isSilent && isUse(use, true)
      default: return false
      }
    }
  }

  func isCompound(_ site: Site) -> Bool {
    guard let assignment = resolver.assignment(around: site) else { return false }
    return project.name(assignment) != .equal
  }
}
