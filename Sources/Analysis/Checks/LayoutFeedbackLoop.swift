import Knowledge
import Source

/// `layout-feedback-loop`: layout that asks for layout, and callbacks that report a size and write what the size depends on.
func layoutFeedbackLoop(_ context: LintContext) -> [Finding] {
  layoutsThatAskAgain(context) + sizesThatChangeThemselves(context)
}

private func layoutsThatAskAgain(_ context: LintContext) -> [Finding] {
  let requests = context.wantedUses(of: "asks-for-layout")
  guard !requests.isEmpty else { return [] }
  let passes = context.members(of: "layout-pass")
  return requests.compactMap { seed in
    guard let home = context.resolver.home(seed.site)?.body, context.kind(home) == .body,
      passes.contains(context.resolver.enclosingDeclaration(home)), !context.resolver.isGuarded(seed.site, in: home)
    else { return nil }
    // A property counts where it is switched on.
    if context.kind(seed.site) != .call, !isSwitchedOn(seed.site, context) { return nil }
    // Another view's layout follows once, its own again and again.
    let limit: Severity = isOwn(seed.site, context) ? .warning : .note
    return context.finding("layout-feedback-loop", at: seed.site, atMost: min(limit, seed.level, context.limitOnMain(seed.site)), place: "frame")
  }
}

private func isOwn(_ site: Site, _ context: LintContext) -> Bool {
  guard let receiver = context.resolver.receiver(of: site) else { return true }
  return context.kind(receiver) == .name && context.name(receiver) == .selfValue
}

private func isSwitchedOn(_ site: Site, _ context: LintContext) -> Bool {
  let holder = context.resolver.ancestors(of: site).first { context.kind($0) != .chain }
  guard let holder, context.kind(holder) == .assignment else { return false }
  let parts = context.resolver.children(holder)
  return parts.count == 2 && context.kind(parts[1]) == .literal && context.name(parts[1]) == .true
}

/// `.frame(height: height).onGeometryChange(…) { height = $0 }`: whether they settle does not show, so it is only a note.
private func sizesThatChangeThemselves(_ context: LintContext) -> [Finding] {
  let resolver = context.resolver
  let observed = context.typeNames(of: "is-observed")
  return context.wantedUses(of: "reports-geometry").compactMap { seed in
    guard let chain = resolver.parent(seed.site), context.kind(chain) == .chain else { return nil }
    let events = context.project.unit(chain).summary.events
    let shown = (chain.event ..< max(seed.site.event, chain.event)).filter { events.kinds[Int($0)] == .name }
      .flatMap { resolver.resolution(of: Site(Int(chain.unit), $0)).targets }
    for closure in resolver.closures(ofCall: seed.site) {
      for event in resolver.ownEvents(of: closure) where context.kind(event) == .assignment && !resolver.isGuarded(event, in: closure) {
        guard let target = resolver.firstChild(event), let written = resolver.resolution(of: target).targets.first,
          context.project.attributes(written).contains(where: { observed.contains(context.project.unit(written).name($0.name)) }), shown.contains(written)
        else { continue }
        return context.finding("layout-feedback-loop", at: event, atMost: min(.note, context.limitOnMain(event)), place: "frame")
      }
    }
    return nil
  }
}
