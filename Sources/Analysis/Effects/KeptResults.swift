import Source

/// Functions and getters that do their work the first time only: they leave at once when a property holds the result already, and put it there otherwise.
extension Resolver {
  /// The body left before a site where a property of the project has a value, and gives it one itself.
  func keepsResult(_ body: Site, before site: Site) -> Bool {
    // The same few calls are on the way to many others.
    if let known = knownKept[site] { return known }
    let answer = findsKept(body, before: site)
    knownKept[site] = answer
    return answer
  }

  private func findsKept(_ body: Site, before site: Site) -> Bool {
    guard project.kind(body) == .body else { return false }
    var kept = children(body).prefix { $0.event < site.event }.compactMap { propertyLeftFor($0) }
    if let around = children(body).first(where: { isInside(site, $0) }), let property = propertyFilled(in: around) { kept.append(property) }
    guard !kept.isEmpty else { return false }
    return ownEvents(of: body).contains { event in
      project.kind(event) == .assignment && firstChild(event).flatMap { assignedProperty($0) }.map { kept.contains($0) } ?? false
    }
  }

  /// `guard let kept = property else { … }`, `if property == nil { … }`: the block is for the case that it has no value.
  private func propertyFilled(in statement: Site) -> Decl? {
    let parts = children(statement)
    guard project.kind(statement) == .branch, parts.count == 2, case let conditions = children(parts[0]), conditions.count == 1 else { return nil }
    switch project.kind(conditions[0]) {
    case .binding where project.name(statement) == .guard: return firstChild(conditions[0]).flatMap { assignedProperty($0) }
    case .operation: return propertyCompared(conditions[0], with: project.name(statement) == .guard ? .notEqualTo : .equalTo)
    default: return nil
    }
  }

  /// `if let kept { return kept }`, `guard kept == nil else { return }`: the property, not an element of a collection.
  private func propertyLeftFor(_ statement: Site) -> Decl? {
    let parts = children(statement)
    guard project.kind(statement) == .branch, parts.count == 2, let tests = parts.first, case let conditions = children(tests), conditions.count == 1,
      let last = lastChild(parts[1]), project.kind(last) == .jump, project.name(last) == .return
    else { return nil }
    switch project.kind(conditions[0]) {
    case .binding where project.name(statement) != .guard:
      return firstChild(conditions[0]).flatMap { assignedProperty($0) }
    case .operation: return propertyCompared(conditions[0], with: project.name(statement) == .guard ? .equalTo : .notEqualTo)
    default: return nil
    }
  }

  /// The property that is compared with `nil`.
  private func propertyCompared(_ operation: Site, with test: Name) -> Decl? {
    let operands = children(operation)
    guard operands.count == 3, project.name(operands[1]) == test, project.unit(operands[2]).summary.events.flags[Int(operands[2].event)].contains(.nil) else { return nil }
    return assignedProperty(operands[0])
  }
}
