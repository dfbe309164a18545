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

  /// A key path that is kept, or whose callee does not read it right away: `map(\.size)` reads the property here, `ForEach(rows, id: \.id)` elsewhere.
  func isKeptKeyPath(_ site: Site) -> Bool {
    guard let path = resolver.parent(site), project.kind(path) == .keyPath else { return false }
    guard let argument = resolver.parent(path), project.kind(argument) == .argument, resolver.closureContext(path) != nil else { return true }
    return !resolver.argumentPlace(argument, value: path).isInPlace
  }

  func isCompound(_ site: Site) -> Bool {
    guard let assignment = resolver.assignment(around: site) else { return false }
    return project.name(assignment) != .equal
  }
}
