import Source

/// What property wrappers add to the properties they stand on: the projected value, `$name`.
extension Resolver {
  /// What a value of a wrapper's type holds.
  func wrappedValue(of wrapper: TypeRef) -> TypeRef {
    let entity = nominalEntity(wrapper)
    guard entity != .none, let held = members(entity, .wrappedValue).decls.first else { return .unknown }
    return substitute(type(of: held), receiver: wrapper)
  }

  /// The type that an attribute of a declaration names: a property wrapper, a result builder, a global actor.
  func entity(namedBy attribute: Attribute, of decl: Decl) -> Entity {
    let unit = project.unit(decl)
    return nominalEntity(lookupType(unit.name(attribute.name), unit, scope: project.parentScope(decl)))
  }

  /// `$name` and `_name` in a type that has a wrapped property of that name: what the wrapper projects, and the wrapper itself.
  func projection(_ name: Name, of entity: Entity, _ site: Site, remember: Bool = true) -> Value? {
    guard let (property, wrapper) = wrappedProperty(name, of: entity) else { return nil }
    let value = type(of: property)
    let receiver = types.nominal(wrapper, value.isKnown ? [value] : [])
    guard project.isProjection(name) else { return .instance(receiver) }
    guard let projected = members(wrapper, .projectedValue).decls.first else { return nil }
    // What the pages' own wrappers compute is in no body.
    if remember, !project.unit(projected).isInterface { resolutions[site] = Resolution(targets: [projected], owner: wrapper) }
    return .instance(substitute(type(of: projected), receiver: receiver))
  }

  /// The property that `$name` or `_name` belongs to, and its wrapper.
  func wrappedProperty(_ name: Name, of entity: Entity) -> (property: Decl, wrapper: Entity)? {
    guard entity != .none, let plain = project.plainName(ofWrapped: name) else { return nil }
    guard let property = members(entity, plain).decls.first(where: { project.kind($0) == .variable }) else { return nil }
    for attribute in project.attributes(property) {
      let wrapper = self.entity(namedBy: attribute, of: property)
      guard wrapper != .none, !members(wrapper, project.isProjection(name) ? .projectedValue : .wrappedValue).decls.isEmpty else { continue }
      return (property, wrapper)
    }
    return nil
  }

  /// The project's own wrapper of a local variable.
  func wrapper(ofBinding binding: Site) -> Entity {
    var attribute = binding
    while attribute.event > 0, case let before = Site(attribute.unit, attribute.event &- 1), project.kind(before) == .attribute {
      let wrapper = wrapper(atAttribute: before)
      if wrapper != .none { return wrapper }
      attribute = before
    }
    return .none
  }

  func wrapper(atAttribute attribute: Site) -> Entity {
    let wrapper = nominalEntity(lookupType(project.name(attribute), project.unit(attribute), scope: enclosingDeclaration(attribute)))
    return wrapper == .none || entityInfo(wrapper).isInterface || ownMembers(wrapper, .wrappedValue).isEmpty ? .none : wrapper
  }

  /// `$name` of a local variable.
  func localProjection(_ name: Name, _ site: Site, remember: Bool) -> Value? {
    guard project.isProjection(name), let plain = project.plainName(ofWrapped: name), let local = scope(of: site).lookup(plain, at: site.event), local.declaration == .none else { return nil }
    guard case let wrapper = wrapper(ofBinding: Site(site.unit, local.event)), wrapper != .none else { return nil }
    guard let projected = members(wrapper, .projectedValue).decls.first else { return nil }
    if remember { resolutions[site] = Resolution(targets: [projected], owner: wrapper) }
    return instance(type(of: projected))
  }
}

extension Project {
  func isProjection(_ name: Name) -> Bool { names.utf8(name).first == UInt8(ascii: "$") }

  /// `name` of `$name` and `_name`
  func plainName(ofWrapped name: Name) -> Name? {
    guard let first = names.utf8(name).first, first == UInt8(ascii: "$") || first == UInt8(ascii: "_") else { return nil }
    return names.find(String(text(name).dropFirst()))
  }
}
