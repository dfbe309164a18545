import Source

/// Members that a type answers without declaring them: `@dynamicMemberLookup`.
extension Resolver {
  /// `x.name` as a call of the project's `subscript(dynamicMember:)`, where the type has no member of that name.
  func dynamicMember(_ name: Name, of type: TypeRef, isStatic: Bool, _ link: Site) -> Value? {
    guard dynamicMemberLabel != .none else { return nil }
    for entity in entities(type) where members(entity, name).decls.isEmpty {
      let candidates = dynamicSubscripts(entity).filter { project.flags($0).contains(.static) == isStatic }
      // A key path is preferred to a text.
      for candidate in candidates {
        guard let (root, value) = keyPath(of: candidate, receiver: type) else { continue }
        if let found = dynamicMember(name, candidate, root: root, value: value, receiver: type, link) { return found }
      }
      guard isSeen(entity), let open = candidates.first(where: { isOpen($0, receiver: type) }) else { continue }
      return remember(open, link, entity, substitute(self.type(of: open), receiver: type))
    }
    return nil
  }

  /// It takes any name, or a key path from a type of which nothing is known.
  private func isOpen(_ subscription: Decl, receiver: TypeRef) -> Bool {
    keyPath(of: subscription, receiver: receiver).map { root, _ in entities(root).allSatisfy { entityInfo($0).isExternal } } ?? true
  }

  /// The project's `subscript(dynamicMember:)` of a type and of all that it inherits from.
  private func dynamicSubscripts(_ entity: Entity) -> [Decl] {
    if let known = dynamicSubscriptLists[entity] { return known }
    let found = allMembers(entity, .subscript).filter { isDynamic($0) }
    dynamicSubscriptLists[entity] = found
    return found
  }

  func isDynamic(_ subscription: Decl) -> Bool {
    guard dynamicMemberLabel != .none, !project.unit(subscription).isInterface else { return false }
    return parameters(subscription).first.map { project.label($0) == dynamicMemberLabel } ?? false
  }

  /// `KeyPath<Root, Value>`
  private func keyPath(of subscription: Decl, receiver: TypeRef) -> (root: TypeRef, value: TypeRef)? {
    guard let parameter = parameters(subscription).first else { return nil }
    let path = substitute(type(of: parameter), receiver: receiver)
    let parts = typeNode(path).tag == .composition ? typeNode(path).arguments : [path]
    for part in parts where typeNode(part).tag == .nominal && typeNode(part).arguments.count == 2 {
      return (typeNode(part).arguments[0], typeNode(part).arguments[1])
    }
    return nil
  }

  /// The member of the root decides of which type the value is.
  private func dynamicMember(_ name: Name, _ subscription: Decl, root: TypeRef, value: TypeRef, receiver: TypeRef, _ link: Site) -> Value? {
    guard entities(root).contains(where: { !members($0, name).decls.isEmpty }), case .instance(let inner) = instanceMember(name, root, link, false) else {
      return nil
    }
    let member = resolutions[link]?.targets.first
    var result = substitute(type(of: subscription), receiver: receiver)
    if typeNode(value).tag == .generic { result = substitute(result, map: [Decl(typeNode(value).subject): inner]) }
    if let member, project.kind(member) == .variable { membersBehind[link] = member }
    return remember(subscription, link, entities(receiver).first ?? .none, result)
  }

  private func remember(_ subscription: Decl, _ link: Site, _ owner: Entity, _ type: TypeRef) -> Value {
    var resolution = Resolution(targets: [subscription])
    resolution.owner = owner
    resolution.isStatic = project.flags(subscription).contains(.static)
    resolutions[link] = resolution
    return instance(type)
  }

  /// All that a type inherits from is declared: no library's member can hide behind the name.
  private func isSeen(_ entity: Entity) -> Bool {
    ancestry(entity).allSatisfy { !entityInfo($0).isExternal && (!entityInfo($0).isInterface || entityInfo($0).kind == .protocol) }
  }
}
