import Source

/// Key paths: what their members mean.
extension Resolver {
  /// The members of a key path, from the type it names or the values it is read of, and what the last of them yields.
  @discardableResult
  func follow(keyPath path: Site) -> TypeRef {
    let unit = project.unit(path)
    let written = TypeID(unit.summary.events.payloads[Int(path.event)])
    var root = written != .none ? resolve(written, unit, scope: enclosingDeclaration(path)) : closureParameter(0, of: path, count: 1)
    if !root.isKnown, written == .none, let link = parent(path).flatMap({ parent($0) }), keyPath(followedBy: link) == path {
      if callReceivers[link] == nil { _ = resolution(of: link) }
      root = callReceivers[link] ?? .unknown
    }
    // `KeyPath<File, Int>` is what a function asks for.
    if !root.isKnown, written == .none, let expected = expectedType(path), let first = typeNode(expected).arguments.first { root = first }
    var value = instance(root)
    var previous = path
    for link in children(path) {
      value = follow(link, from: value, isCalled: false, previous: previous)
      previous = link
    }
    return self.value(value)
  }

  func followed(_ path: Site, of type: TypeRef, _ link: Site) -> Value {
    (callReceivers[link], resolutions[link]) = (type, Resolution(owner: entities(type).first ?? .none))
    let result = project.kind(path) == .keyPath ? follow(keyPath: path) : typeNode(self.type(of: path)).arguments.last ?? .unknown
    return result.isKnown ? .instance(result) : .unknown
  }

  /// `file[keyPath: …]`
  func keyPath(followedBy link: Site) -> Site? {
    guard project.kind(link) == .subscript, let argument = project.firstChild(link), case let label = project.name(argument), label != .none,
      project.text(label) == "keyPath"
    else { return nil }
    return project.firstChild(argument)
  }
}
