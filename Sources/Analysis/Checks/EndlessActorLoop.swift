import Knowledge
import Source

/// `endless-actor-loop`: a loop that keeps its actor or task to itself, without end or with real work in rounds that nothing bounds.
func endlessActorLoop(_ context: LintContext, _ spread: EffectSpread) -> [Finding] {
  let loops = UnboundedLoops(context)
  let flags = SteadyFlags(context)
  let passing = context.test(for: "passes-time")
  let work = LongWork(context, spread, without: ["sleeps"])
  return loops.statements().compactMap { loop in
    guard loops.isUnbounded(loop), !loops.pauses(loop), let around = context.surroundings(loop) else { return nil }
    let reason: Reason
    var limit = context.severity(around.verdict.confidence)
    if loops.isEndless(loop) {
      guard [.main, .actor, .pool].contains(around.verdict.place), loops.doesWork(loop) || computes(loop, passing, context) else { return nil }
      reason = Reason(text: "the loop has no way out", place: context.project.place(loop))
    } else if [.main, .actor].contains(around.verdict.place), flags.decide(loop), !loops.hasWayOut(loop) {
      guard loops.doesWork(loop) || computes(loop, passing, context) else { return nil }
      reason = Reason(text: "the loop's flag can only be changed by code that waits for it to end", place: context.project.place(loop))
    } else {
      // A plain `for` over a collection ends with it, and soon where even the rounds of the inner one only put values together.
      let isPlain = loops.isFor(loop) && !loops.isNested(loop)
      guard around.verdict.place == .actor, !isPlain || spread.minimum == .note, let inside = realWork(loop, loops, work, context) else { return nil }
      reason = Reason(text: "each round does real work here", place: context.project.place(inside))
      if isPlain || loops.isFor(loop) && (!loops.isOverCollection(inside) || realWork(inside, loops, work, context) == nil) { limit = .note }
    }
    if around.verdict.place == .main { limit = min(limit, context.limitOnMain(loop)) }
    return context.finding(
      "endless-actor-loop", at: loop, atMost: limit, place: around.verdict.place.rawValue, naming: around.home,
      because: context.because(around.home) + [reason])
  }
}

/// A loop that changes something is no mere wait; one that only counts its looks is.
private func computes(_ loop: Site, _ passing: UseTest, _ context: LintContext) -> Bool {
  let events = context.resolver.ownEvents(of: loop)
  return events.contains { changes($0, context) } && !events.contains { passing.contains($0) || context.resolver.endsTheProgram($0) }
}

/// An assignment, or a call of what changes its receiver: `seen.insert(next)`.
private func changes(_ event: Site, _ context: LintContext) -> Bool {
  switch context.kind(event) {
  case .assignment: true
  case .call: context.resolver.resolution(of: event).targets.contains { context.project.flags($0).contains(.mutating) }
  default: false
  }
}

/// Work whose cost grows with data: a call that blocks or computes, or another walk through a collection, here or in a function that is called.
private func realWork(_ loop: Site, _ loops: UnboundedLoops, _ work: LongWork, _ context: LintContext) -> Site? {
  if let inner = loops.nestedLoop(in: loop) { return inner }
  let events = context.resolver.ownEvents(of: loop)
  if let found = work.first(in: events) { return found.site }
  return events.first { event in
    work.bodies(calledAt: event).contains { loops.walksOwnData($0) }
  }
}
