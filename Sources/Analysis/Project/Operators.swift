import Source

/// Operators that the project declares: free functions and static members of an operand's type.
extension Resolver {
  /// An operator between two operands, before one or behind one.
  func operatorResolution(_ site: Site, in operation: Site) -> Resolution {
    operatorResolution(site, operands: operands(of: site, in: operation))
  }

  private func operands(of site: Site, in operation: Site) -> [Site] {
    let parts = children(operation)
    guard let position = parts.firstIndex(of: site) else { return [] }
    return [position - 1, position + 1].filter { parts.indices.contains($0) }.map { parts[$0] }
  }

  /// What the literals among the operands say before any type is asked for: `a == nil` and `a == 1` mean no function on other types.
  func mayMean(_ function: Decl, operator site: Site) -> Bool {
    guard let operation = parent(site), project.kind(operation) == .operation else { return true }
    let (operands, parameters) = (operands(of: site, in: operation), parameters(function))
    return operands.count == parameters.count && zip(parameters, operands).allSatisfy { parameter, operand in
      project.kind(operand) != .literal || takes(entities(type(of: operand)).first ?? .none, parameter)
    }
  }

  /// `a += b`: the assignment itself stands for the operator.
  func assignmentResolution(_ assignment: Site) -> Resolution {
    project.name(assignment) == .equal ? Resolution() : operatorResolution(assignment, operands: children(assignment))
  }

  private func operatorResolution(_ site: Site, operands: [Site]) -> Resolution {
    var resolution = Resolution()
    let operands = operands.map { entities(type(of: $0)).first ?? .none }
    let name = project.name(site)
    var candidates = visible(globals[name] ?? [], from: project.unit(site))
    for operand in operands where operand != .none {
      candidates += allMembers(operand, name).filter { !candidates.contains($0) }
    }
    resolution.isStatic = true
    resolution.targets = Targets(candidates.filter { takes(operands, $0) })
    return resolution
  }

  /// All operands are known, and are what the function asks for, or what that is derived from.
  private func takes(_ operands: [Entity], _ function: Decl) -> Bool {
    let parameters = parameters(function)
    guard project.kind(function) == .function, parameters.count == operands.count else { return false }
    return zip(parameters, operands).allSatisfy { takes($1, $0) }
  }

  private func takes(_ operand: Entity, _ parameter: Decl) -> Bool {
    let expected = entities(type(of: parameter)).first ?? .none
    return expected != .none && operand != .none && ancestry(operand).contains(expected)
  }
}
