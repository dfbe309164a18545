import Knowledge
import Source

/// `hop-per-element`: a loop that goes to the main thread in each round.
func hopPerElement(_ context: LintContext, _ spread: EffectSpread) -> [Finding] {
  let loops = UnboundedLoops(context)
  let work = LongWork(context, spread)
  let hops = context.wantedUses(of: "hops-to-main", withAwaited: true)
  let hopSites = Set(hops.map(\.site))
  return hops.compactMap { hop in
    guard let around = context.surroundings(hop.site), around.verdict.place != .main, let loop = loop(around: hop.site, loops, context),
      loops.isUnbounded(loop) || isOverStream(loop, context), isEachRound(hop.site, in: loop, context)
    else { return nil }
    let events = context.resolver.ownEvents(of: loop)
    // Beside a download or another wait in each round, the hop is nothing.
    let isSlow = work.first(in: events) != nil || events.contains { event in
      context.kind(event) == .await && !hopSites.contains { context.resolver.isInside($0, event) }
    }
    let isTold = tellsElement(hop.site, of: loop, context)
    let isProven = [.pool, .thread, .actor].contains(around.verdict.place)
    return context.finding(
      "hop-per-element", at: hop.site, atMost: isSlow || isTold || !isProven ? .note : context.severity(around.verdict.confidence),
      place: around.verdict.place.rawValue, naming: around.home, seed: hop,
      because: context.because(around.home) + [Reason(text: "the loop", place: context.project.place(loop))])
  }
}

/// The `for` loop around a site in the same body, or the call that walks through a collection.
private func loop(around site: Site, _ loops: UnboundedLoops, _ context: LintContext) -> Site? {
  for holder in context.resolver.ancestors(of: site) {
    switch context.kind(holder) {
    case .loop: return context.name(holder) == .for ? holder : nil
    case .closure where !context.resolver.place(of: holder).isInPlace: return nil
    case .closure:
      if let walk = context.resolver.call(takingClosure: holder), loops.isWalk(walk) { return walk }
    case .body: return nil
    default: break
    }
  }
  return nil
}

/// `for observer in observers { main.async { observer.onChange(state) } }`: each round calls a closure that its own element holds, and there are as many rounds as
/// somebody has asked to be told.
private func tellsElement(_ hop: Site, of loop: Site, _ context: LintContext) -> Bool {
  let resolver = context.resolver
  let ends = context.project.unit(hop).summary.events.subtreeEnds
  return (hop.event ..< max(ends[Int(hop.event)], hop.event)).contains { index in
    let event = Site(Int(hop.unit), index)
    guard event != hop, context.kind(event) == .call, case let called = resolver.resolution(of: event), let chain = resolver.parent(event), context.kind(chain) == .chain,
      let base = resolver.firstChild(chain), context.kind(base) == .name
    else { return false }
    let element = resolver.resolution(of: base).calledBinding
    guard element != .none, resolver.isInside(element, loop), !resolver.isInside(element, hop) else { return false }
    let variable = called.calledVariable != .none ? called.calledVariable : called.targets.first ?? .none
    return called.calledBinding == element || variable != .none && context.project.kind(variable) == .variable
  }
}

/// `for try await byte in bytes`: other asynchronous sequences may be as slow as a user's taps.
private func isOverStream(_ loop: Site, _ context: LintContext) -> Bool {
  let parts = context.resolver.children(loop)
  guard context.kind(loop) == .loop, context.flags(loop).contains(.await), parts.count > 1 else { return false }
  let streams = Set(context.knowledge.effects.filter { $0.name == "streams" }.flatMap(\.calls).compactMap { $0.type.last })
  return context.resolver.entities(context.resolver.type(of: parts[1])).contains { streams.contains(context.project.text(context.resolver.entityInfo($0).name)) }
}

/// No condition lets only some rounds through.
private func isEachRound(_ hop: Site, in loop: Site, _ context: LintContext) -> Bool {
  let around = context.resolver.ancestors(of: hop, below: loop)
  if around.contains(where: { [.branch, .selection, .catchClause].contains(context.kind($0)) }) { return false }
  return !context.resolver.ownEvents(of: loop).contains { event in
    context.kind(event) == .jump && [.continue, .break, .return].contains(context.name(event)) && event < hop
  }
}
