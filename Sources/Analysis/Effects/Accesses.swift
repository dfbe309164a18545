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

  /// A key path that is kept, or whose callee does not read it right away: `map(\.size)` reads the property here, `ForEach(rows, id: \.id)` elsewhere.
  func isKeptKeyPath(_ site: Site) -> Bool {
    guard let path = resolver.parent(site), project.kind(path) == .keyPath else { return false }
    guard let argument = resolver.parent(path), project.kind(argument) == .argument else { return true }
    guard resolver.closureContext(path) != nil else { return !isFollowed(argument) }
    return !resolver.argumentPlace(argument, value: path).isInPlace
  }

  /// A function of the project follows the path before it returns: `files.sorted(by: \.size)` with `$0[keyPath: path] < $1[keyPath: path]` in it.
  private func isFollowed(_ argument: Site) -> Bool {
    guard let call = resolver.parent(argument), project.kind(call) == .call else { return false }
    if resolver.parameterOfArgument[argument] == nil { _ = resolver.resolution(of: call) }
    guard let parameter = resolver.parameterOfArgument[argument], !project.unit(parameter).isInterface, let body = project.body(project.parent(parameter)) else { return false }
    return resolver.uses(ofParameter: parameter).contains { use in
      guard let holder = resolver.parent(use), project.kind(holder) == .argument, project.text(project.name(holder)) == "keyPath",
        let link = resolver.parent(holder), project.kind(link) == .subscript
      else { return false }
      return resolver.home(use)?.body == body
    }
  }

  func isCompound(_ site: Site) -> Bool {
    guard let assignment = resolver.assignment(around: site) else { return false }
    return project.name(assignment) != .equal
  }
}
