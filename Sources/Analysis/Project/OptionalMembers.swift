import Source

/// Members of `Optional` itself. Types look through optionals, so whether `map` is meant of the value or of the optional around it is read off the source.
extension Resolver {
  /// `e.map { }` of a value that is written as an optional and not unwrapped by `?` or `!`.
  func optionalMember(_ name: Name, around type: TypeRef, _ link: Site) -> Value? {
    guard !ownMembers(builtin(.optionalType), name).isEmpty, isOptional(beforeLink: link) else { return nil }
    return memberOfOptional(name, type, link)
  }

  /// What a type that is declared lacks and an optional has.
  func optionalMember(_ name: Name, insteadOf type: TypeRef, _ link: Site) -> Value? {
    guard let entity = entities(type).first, !entityInfo(entity).isExternal else { return nil }
    return memberOfOptional(name, type, link)
  }

  private func memberOfOptional(_ name: Name, _ wrapped: TypeRef, _ link: Site) -> Value? {
    let optional = builtin(.optionalType)
    let found = lookupMembers(optional, name, labelsAt: followingCall(link))
    return found.decls.isEmpty ? nil : member(found, name, receiver: types.nominal(optional, [wrapped]), isStatic: false, link, true, true)
  }

  private func isOptional(beforeLink link: Site) -> Bool {
    let marks = project.unit(link).summary.events.flags[Int(link.event)]
    guard !marks.contains(.optionalChain), !marks.contains(.forced), let value = previousLink(link) else { return false }
    return isOptional(value, depth: 0)
  }

  /// Whether an optional is written where a value comes from.
  private func isOptional(_ site: Site, depth: Int) -> Bool {
    let flags = project.unit(site).summary.events.flags[Int(site.event)]
    switch project.kind(site) {
    case .try: return flags.contains(.optionalTry)
    case .cast: return project.name(site) == .asOptional
    case .chain: return lastChild(site).map { isOptional($0, depth: depth) } ?? false
    case .name, .member, .call, .subscript:
      // `a?.b` is one, whatever `b` is.
      if flags.contains(.optionalChain) { return true }
      let resolution = resolution(of: site)
      if resolution.calledBinding != .none { return isOptional(binding: resolution.calledBinding, depth) }
      let declaration = resolution.calledVariable != .none ? resolution.calledVariable : resolution.targets.first ?? .none
      return declaration != .none && isOptional(project.type(declaration), project.unit(declaration))
    default: return false
    }
  }

  private func isOptional(binding: Site, _ depth: Int) -> Bool {
    let unit = project.unit(binding)
    let events = unit.summary.events
    if events.flags[Int(binding.event)].contains(.unwrapping) { return false }
    let written = events.kinds[Int(binding.event)] == .binding ? events.payloads[Int(binding.event)] : .max
    if written != .max { return isOptional(TypeID(written), unit) }
    guard depth < 4, let value = project.firstChild(binding) else { return false }
    return isOptional(value, depth: depth + 1)
  }

  private func isOptional(_ written: TypeID, _ unit: SourceUnit) -> Bool {
    written != .none && unit.summary.types.kinds[Int(written.index)] == .optional
  }
}
