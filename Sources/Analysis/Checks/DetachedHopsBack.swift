import Knowledge
import Source

/// `detached-hops-back`: work that leaves the main thread only to go straight back to it.
func detachedHopsBack(_ context: LintContext, _ spread: EffectSpread) -> [Finding] {
  let work = LongWork(context, spread)
  let launches = LaunchUses(context)
  var result: [Finding] = []
  for use in context.wantedUses(of: "detaches", withAwaited: true) + context.wantedUses(of: "queue-work") {
    guard let closure = context.resolver.closures(ofCall: use.site).last, [.pool, .thread].contains(context.resolver.place(of: closure).place),
      let found = workOnMain(closure, work, context), !found.chain.contains(where: { isMadeBefore($0, launches, context) })
    else { continue }
    result += [finding(found, at: use.site, markedAt: nil, context)].compactMap { $0 }
  }
  for body in concurrentFunctions(context) {
    guard let found = workOnMain(body, work, context), !found.chain.contains(where: { isMadeBefore($0, launches, context) }) else { continue }
    let decl = context.declaration(ofBody: body)
    result += [finding(found, at: body, markedAt: context.project.place(decl), context)].compactMap { $0 }
  }
  return result
}

private func finding(_ found: LongWork.Found, at site: Site, markedAt: SourcePlace?, _ context: LintContext) -> Finding? {
  context.finding(
    "detached-hops-back", at: site, atMost: min(found.seed.level, context.severity(found.seed.confidence), context.limitOnMain(site)), place: "main",
    seed: found.seed, chain: [site] + found.chain,
    because: [Reason(text: "this goes back to the main thread", place: context.project.place(found.site))], markedAt: markedAt)
}

/// A call in the initial value of a shared variable that was made while the app launched.
private func isMadeBefore(_ site: Site, _ launches: LaunchUses, _ context: LintContext) -> Bool {
  context.resolver.home(site).map { launches.make($0.body) } ?? false
}

private func concurrentFunctions(_ context: LintContext) -> [Site] {
  context.wantedUnits.flatMap { unit -> [Site] in
    guard unit.summary.attributes.contains(where: { unit.name($0.name) == .concurrent }) else { return [] }
    let declarations = unit.summary.declarations
    return declarations.kinds.indices.compactMap { index in
      let decl = Decl(UInt32(index) &+ unit.firstDeclaration)
      guard declarations.kinds[index] == .function, context.project.attribute(decl, named: .concurrent) != nil else { return nil }
      return context.project.body(decl)
    }
  }
}

/// The long work on main that a body goes to, if that is all it does.
private func workOnMain(_ body: Site, _ work: LongWork, _ context: LintContext) -> LongWork.Found? {
  var found: LongWork.Found?
  var hops: [Site] = []
  for event in context.resolver.ownEvents(of: body) {
    switch context.kind(event) {
    case .loop: return nil
    case .call:
      // What is worked out for a hop's arguments is done off main.
      guard let targets = bodiesOnMain(event, work, context) else { return nil }
      hops.append(event)
      for target in targets where found == nil { found = work.work(in: target) }
    default: break
    }
  }
  guard let found, let hop = hops.first else { return nil }
  return LongWork.Found(site: hop, seed: found.seed, chain: [hop] + found.chain)
}

/// The bodies a call runs on main; nil if it is no hop to main.
private func bodiesOnMain(_ call: Site, _ work: LongWork, _ context: LintContext) -> [Site]? {
  let closures = context.resolver.closures(ofCall: call).filter { context.resolver.place(of: $0).place == .main }
  if !closures.isEmpty { return closures }
  guard context.resolver.isAwaited(call) else { return nil }
  let bodies = work.bodies(calledAt: call)
  guard !bodies.isEmpty, bodies.allSatisfy({ context.resolver.place(of: $0).place == .main }) else { return nil }
  return bodies
}
