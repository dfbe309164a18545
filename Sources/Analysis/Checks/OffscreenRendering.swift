import Knowledge
import Source

/// `offscreen-rendering`: shadows without a path in code that runs for each layout or row. A type that states the path anywhere is left alone.
func offscreenRendering(_ context: LintContext) -> [Finding] {
  let shadows = context.wantedUses(of: "casts-shadow").map(\.site)
  guard !shadows.isEmpty else { return [] }
  let resolver = context.resolver
  let passes = LayoutPasses(context)
  let type = { (site: Site) in resolver.entity(enclosing: resolver.enclosingDeclaration(site)) }
  let shaped = Set(context.uses(of: "shapes-shadow").map { type($0.site) })
  var seen: Set<Entity> = []
  return shadows.compactMap { shadow in
    let owner = type(shadow)
    guard owner != .none, !shaped.contains(owner), isSet(shadow, context), let home = resolver.home(shadow)?.body,
      passes.pass(around: home, passes.layouts.union(passes.cells)) != nil, seen.insert(owner).inserted
    else { return nil }
    return context.finding("offscreen-rendering", at: shadow, atMost: min(.note, context.limitOnMain(shadow)), place: "frame")
  }
}

/// Assigned, and not to zero.
private func isSet(_ site: Site, _ context: LintContext) -> Bool {
  let holder = context.resolver.ancestors(of: site).first { context.kind($0) != .chain }
  guard let holder, context.kind(holder) == .assignment else { return false }
  let parts = context.resolver.children(holder)
  return parts.count == 2 && context.resolver.amount(parts[1]) != 0 && !(context.kind(parts[1]) == .literal && context.flags(parts[1]).contains(.nil))
}
