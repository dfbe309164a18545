import Source

/// Where key paths are followed: at once, by the function they are given to, or through a variable that keeps them.
extension CallGraph {
  /// A key path that is kept, or whose callee does not read it right away: `map(\.size)` reads the property here, `ForEach(rows, id: \.id)` elsewhere.
  func isKeptKeyPath(_ site: Site) -> Bool {
    guard let path = resolver.parent(site), project.kind(path) == .keyPath else { return false }
    guard let argument = resolver.parent(path), project.kind(argument) == .argument else { return true }
    if isKeyPathSubscript(argument) { return false }
    guard resolver.closureContext(path) != nil else { return !isFollowed(argument) }
    return !resolver.argumentPlace(argument, value: path).isInPlace
  }

  /// `row[keyPath: …]`
  private func isKeyPathSubscript(_ argument: Site) -> Bool { resolver.parent(argument).flatMap { resolver.keyPath(followedBy: $0) } != nil }

  /// A function of the project follows the path before it returns: `files.sorted(by: \.size)` with `$0[keyPath: path] < $1[keyPath: path]` in it.
  private func isFollowed(_ argument: Site) -> Bool {
    guard let parameter = parameter(of: argument) else { return false }
    if project.unit(parameter).isInterface { return isFollowedByCallee(argument, parameter) }
    guard let body = project.body(project.parent(parameter)) else { return false }
    return resolver.uses(ofParameter: parameter).contains { use in
      resolver.parent(use).map { isKeyPathSubscript($0) } == true && resolver.home(use)?.body == body
    }
  }

  private func parameter(of argument: Site) -> Decl? {
    guard let call = resolver.parent(argument), project.kind(call) == .call else { return nil }
    if resolver.parameterOfArgument[argument] == nil { _ = resolver.resolution(of: call) }
    return resolver.parameterOfArgument[argument]
  }

  /// `files.sort(using: KeyPathComparator(\.size))`: what is made of the path is given to a call.
  private func isFollowedByCallee(_ argument: Site, _ parameter: Decl) -> Bool {
    guard let mark = project.names.find("_follows"), project.attribute(project.parent(parameter), named: mark) != nil, let call = resolver.parent(argument),
      var holder = resolver.parent(resolver.wholeValue(endingWith: call))
    else { return false }
    if project.kind(holder) == .array, let outer = resolver.parent(holder) { holder = outer }
    return project.kind(holder) == .argument
  }

  // MARK: Kept in variables

  /// `let size = \File.size`
  func isKeptInVariable(_ site: Site) -> Bool { resolver.parent(site).flatMap { resolver.parent($0) }.map { [.binding, .body].contains(project.kind($0)) } ?? false }

  /// The variable's uses that follow it: `file[keyPath: size]`, and calls of functions that do so with what they are given.
  func followers(ofKept site: Site) -> [Caller] {
    guard let holder = resolver.parent(site).flatMap({ resolver.parent($0) }) else { return [] }
    return uses(ofVariable: holder).compactMap { use in
      guard let argument = resolver.parent(resolver.wholeValue(endingWith: use)), project.kind(argument) == .argument else { return nil }
      return isKeyPathSubscript(argument) || isFollowed(argument) ? Caller(site: use, confidence: .high) : nil
    }
  }

  private func uses(ofVariable holder: Site) -> [Site] {
    if project.kind(holder) == .binding { return resolver.uses(ofBinding: holder) }
    let variable = resolver.declaration(ofBody: holder)
    guard project.kind(variable) == .variable else { return [] }
    return index.sites(project.name(variable)).filter { resolver.resolution(of: $0).targets.contains(variable) }
  }
}
