import Knowledge
import Source

/// `computed-scope`: a store scoped to a property that is computed from the state.
func computedScope(_ context: LintContext) -> [Finding] {
  let resolver = context.resolver
  let project = context.project
  return context.wantedUses(of: "scopes-store").compactMap { seed in
    guard let argument = resolver.arguments(of: seed.site).first, let path = resolver.firstChild(argument), context.kind(path) == .keyPath,
      var owner = state(of: seed.site, context)
    else { return nil }
    for link in resolver.children(path) where context.kind(link) == .member {
      guard let member = resolver.members(owner, context.name(link)).decls.first, project.kind(member) == .variable,
        !project.unit(member).isInterface
      else { return nil }
      if project.flags(member).contains(.computed), project.accessor(member, .set) == nil {
        return context.finding(
          "computed-scope", at: seed.site, atMost: context.limitOnMain(seed.site), place: "main",
          because: [Reason(text: "\(project.symbol(member)) is computed", place: project.place(member))])
      }
      owner = resolver.nominalEntity(resolver.type(of: member))
      guard owner != .none else { return nil }
    }
    return nil
  }
}

/// The state of the store that is scoped: its first generic argument.
private func state(of call: Site, _ context: LintContext) -> Entity? {
  let resolver = context.resolver
  _ = resolver.resolution(of: call)
  var type = resolver.callReceivers[call] ?? .unknown
  if !type.isKnown, let receiver = resolver.receiver(of: call) { type = resolver.type(of: receiver) }
  let node = resolver.typeNode(type)
  guard node.tag == .nominal, let state = node.arguments.first else { return nil }
  let entity = resolver.nominalEntity(state)
  return entity == .none ? nil : entity
}
