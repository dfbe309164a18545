import Knowledge
import Source

/// `async-without-suspension`: an async function of the main actor that blocks or computes and awaits nothing.
func asyncWithoutSuspension(_ context: LintContext, _ spread: EffectSpread) -> [Finding] {
  var seen: Set<Site> = []
  // One a function: the loudest, then the first. One call may lead to several effects.
  let loudness = { (hit: EffectSpread.Hit) in min(hit.seed.level, context.severity(hit.confidence)) }
  let ordered = spread.hits.sorted { ($0.home, loudness($1), $0.site, $0.seed.effect) < ($1.home, loudness($0), $1.site, $1.seed.effect) }
  return ordered.compactMap { hit in
    guard hit.seed.level >= .warning, context.kind(hit.home) == .body, isWorthTheName(hit, context), seen.insert(hit.home).inserted else { return nil }
    let verdict = context.resolver.place(of: hit.home)
    guard verdict.place == .main else { return nil }
    let decl = context.declaration(ofBody: hit.home)
    guard context.project.kind(decl) == .function, context.project.flags(decl).contains(.async), !suspends(hit.home, context) else { return nil }
    let limit = min(asked(decl, context), context.severity(min(hit.confidence, verdict.confidence)), context.limitOnMain(hit.home))
    return context.finding(
      "async-without-suspension", at: hit.site, atMost: limit, place: "main", naming: hit.home, seed: hit.seed, chain: spread.chain(hit),
      because: context.because(hit.home), markedAt: context.project.place(decl))
  }
}

/// What counts in frames only, a formatter or the sorting of a list, keeps nobody waiting elsewhere.
private func isWorthTheName(_ hit: EffectSpread.Hit, _ context: LintContext) -> Bool {
  context.rules(context.knowledge.effects[hit.seed.effect].name, on: "main").contains { $0.severity >= .warning }
}

private func suspends(_ body: Site, _ context: LintContext) -> Bool {
  let events = context.project.unit(body).summary.events
  return (body.event ..< events.subtreeEnds[Int(body.event)]).contains { event in
    switch events.kinds[Int(event)] {
    case .await: true
    case .loop, .binding: events.flags[Int(event)].contains(.await)
    default: false
    }
  }
}

/// Whether somebody else wants the function to be async: then off; a note where it may be so.
private func asked(_ decl: Decl, _ context: LintContext) -> Severity {
  let project = context.project
  let resolver = context.resolver
  if project.flags(decl).contains(.override) || [.objc, .ibAction].contains(where: { project.attribute(decl, named: $0) != nil }) { return .off }
  let entity = resolver.entity(enclosing: decl)
  guard entity != .none, resolver.isMember(decl) else { return .error }
  if resolver.entityInfo(entity).kind == .protocol { return .off }
  var limit = Severity.error
  for ancestor in resolver.ancestry(entity).dropFirst() {
    let info = resolver.entityInfo(ancestor)
    // A protocol nobody here has read may ask for it.
    if info.isExternal, !project.flags(decl).contains(.private) { limit = .note }
    guard info.kind == .protocol else { continue }
    if resolver.ownMembers(ancestor, project.name(decl)).contains(where: { resolver.sameSignature($0, decl) }) { return .off }
  }
  return limit
}
