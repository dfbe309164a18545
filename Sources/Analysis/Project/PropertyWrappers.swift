import Source

/// What property wrappers add to the properties they stand on: the projected value, `$name`.
extension Resolver {
  /// The type of `$name` in a type that has a wrapped property of that name.
  func projectedValue(_ name: Name, of entity: Entity) -> TypeRef? {
    guard entity != .none, project.names.utf8(name).first == UInt8(ascii: "$") else { return nil }
    guard let plain = project.names.find(String(project.text(name).dropFirst())),
      let property = members(entity, plain).decls.first(where: { project.kind($0) == .variable })
    else { return nil }
    let unit = project.unit(property)
    for attribute in project.attributes(property) {
      let wrapper = nominalEntity(lookupType(unit.name(attribute.name), unit, scope: project.parentScope(property)))
      guard wrapper != .none, let projected = members(wrapper, .projectedValue).decls.first else { continue }
      let value = type(of: property)
      let receiver = types.nominal(wrapper, value.isKnown ? [value] : [])
      return substitute(type(of: projected), receiver: receiver)
    }
    return nil
  }
}
