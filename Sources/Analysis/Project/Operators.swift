import Source

/// Operators that the project declares: free functions and static members of an operand's type.
extension Resolver {
  func operatorResolution(_ site: Site, in operation: Site) -> Resolution {
    var resolution = Resolution()
    let parts = children(operation)
    guard let position = parts.firstIndex(of: site), position > 0, position + 1 < parts.count else { return resolution }
    let operands = [parts[position - 1], parts[position + 1]].map { entities(type(of: $0)).first ?? .none }
    let name = project.name(site)
    var candidates = visible(globals[name] ?? [], from: project.unit(site))
    for operand in operands where operand != .none {
      candidates += ownMembers(operand, name).filter { !candidates.contains($0) }
    }
    resolution.isStatic = true
    resolution.targets = candidates.filter { takes(operands, $0) }
    return resolution
  }

  /// Both operands are known, and are what the function asks for, or what that is derived from.
  private func takes(_ operands: [Entity], _ function: Decl) -> Bool {
    let parameters = parameters(function)
    guard project.kind(function) == .function, parameters.count == operands.count else { return false }
    return zip(parameters, operands).allSatisfy { parameter, operand in
      let expected = entities(type(of: parameter)).first ?? .none
      return expected != .none && operand != .none && ancestry(operand).contains(expected)
    }
  }
}
