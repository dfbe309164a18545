import Source

/// Functions and getters that do their work the first time only: they leave at once when a property holds the result already, and put it there otherwise.
extension Resolver {
  /// The body left before a site where a property of the project has a value, and gives it one itself.
  func keepsResult(_ body: Site, before site: Site) -> Bool {
    guard project.kind(body) == .body, case let kept = children(body).prefix(while: { $0.event < site.event }).compactMap({ propertyLeftFor($0) }), !kept.isEmpty else { return false }
    return ownEvents(of: body).contains { event in
      project.kind(event) == .assignment && firstChild(event).flatMap { assignedProperty($0) }.map { kept.contains($0) } ?? false
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
    case .operation:
      let operands = children(conditions[0])
      let test: Name = project.name(statement) == .guard ? .equalTo : .notEqualTo
      guard operands.count == 3, project.name(operands[1]) == test, project.unit(operands[2]).summary.events.flags[Int(operands[2].event)].contains(.nil) else { return nil }
      return assignedProperty(operands[0])
    default: return nil
    }
  }
}
