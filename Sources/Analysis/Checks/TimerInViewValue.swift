import Knowledge
import Source

/// `timer-in-view-value`: a timer as the initial value of a plain property of a SwiftUI view.
func timerInViewValue(_ context: LintContext) -> [Finding] {
  let project = context.project
  let resolver = context.resolver
  let views = Set(context.members(of: "view-body").map { resolver.entity(enclosing: $0) })
  return context.wantedUses(of: "starts-timer").compactMap { seed in
    let root = Site(Int(seed.site.unit), resolver.root(of: seed.site))
    // Directly in the value: not in a closure that is called later.
    guard resolver.enclosingBody(seed.site) == root else { return nil }
    let decl = resolver.enclosingDeclaration(seed.site)
    guard project.kind(decl) == .variable, resolver.isMember(decl), !project.flags(decl).contains(.static),
      project.attributes(decl).isEmpty, views.contains(resolver.entity(enclosing: decl))
    else { return nil }
    return context.finding("timer-in-view-value", at: seed.site, atMost: context.limitOnMain(seed.site), place: "main")
  }
}
