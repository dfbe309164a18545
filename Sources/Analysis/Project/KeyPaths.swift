import Source

/// Key paths: what their members mean.
extension Resolver {
  /// The members of a key path, from the type it names or the values it is read of, and what the last of them yields.
  @discardableResult
  func follow(keyPath path: Site) -> TypeRef {
    let unit = project.unit(path)
    let written = TypeID(unit.summary.events.payloads[Int(path.event)])
    var root = written != .none ? resolve(written, unit, scope: enclosingDeclaration(path)) : closureParameter(0, of: path, count: 1)
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
}
