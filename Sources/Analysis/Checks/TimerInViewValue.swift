import Knowledge
import Source

/// `timer-in-view-value`: a timer as the initial value of a plain property of a SwiftUI view, or put into one by the view's initialiser.
func timerInViewValue(_ context: LintContext) -> [Finding] {
  let project = context.project
  let resolver = context.resolver
  let views = Set(context.members(of: "view-body").map { resolver.entity(enclosing: $0) })
  return context.wantedUses(of: "starts-timer").compactMap { seed in
    let root = Site(Int(seed.site.unit), resolver.root(of: seed.site))
    // Directly in the value: not in a closure that is called later.
    guard resolver.enclosingBody(seed.site) == root else { return nil }
    var decl = resolver.enclosingDeclaration(seed.site)
    // `ticks = Timer.publish(…)` in the view's initialiser.
    if project.kind(decl) == .initializer { decl = property(assigned: seed.site, context) ?? .none }
    guard decl != .none, project.kind(decl) == .variable, resolver.isMember(decl), !project.flags(decl).contains(.static),
      project.attributes(decl).isEmpty, views.contains(resolver.entity(enclosing: decl))
    else { return nil }
    return context.finding("timer-in-view-value", at: seed.site, atMost: context.limitOnMain(seed.site), place: "main")
  }
}

/// The property that the value at the end of a chain is put into.
private func property(assigned link: Site, _ context: LintContext) -> Decl? {
  let resolver = context.resolver
  guard let chain = resolver.parent(link), context.kind(chain) == .chain, let assignment = resolver.parent(chain), context.kind(assignment) == .assignment,
    case let parts = resolver.children(assignment), parts.count == 2, parts[1] == chain
  else { return nil }
  return resolver.assignedProperty(parts[0])
}
