import Source

/// The type of `self`.
extension Resolver {
  /// `Self` with its own generic parameters as arguments, or what a constrained extension says of them.
  func selfType(_ declaration: Decl) -> TypeRef {
    let entity = entity(enclosing: declaration)
    guard entity != .none else { return .unknown }
    let main = entityInfo(entity).declaration
    let parameters = main == .none ? [] : project.genericParameters(main)
    let part = enclosingType(declaration)
    return types.nominal(entity, parameters.map { demanded($0, by: part) ?? types.ref(TypeNode(tag: .generic, subject: $0.index)) })
  }

  /// `extension Array where Element == Track`: a type of the project's that a generic parameter is or conforms to there.
  private func demanded(_ parameter: Decl, by part: Decl) -> TypeRef? {
    let unit = project.unit(part)
    guard project.kind(part) == .extension, !unit.summary.requirements.isEmpty else { return nil }
    for requirement in unit.summary.requirements where Decl(requirement.owner.index &+ unit.firstDeclaration) == part {
      guard unit.summary.types.path(requirement.subject).map({ unit.name($0) }) == [project.name(parameter)] else { continue }
      let bound = resolve(requirement.bound, unit, scope: project.parent(part))
      if requirement.isSameType ? bound.isKnown : nominalEntity(bound) != .none && !entityInfo(nominalEntity(bound)).isInterface { return bound }
    }
    return nil
  }
}
