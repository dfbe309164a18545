import Knowledge
import Source

/// `loop-on-main`: loops over data of unknown size that stand inside one another, wherever main reaches them.
func loopOnMain(_ context: LintContext, _ spread: EffectSpread) -> [Finding] {
  let loops = UnboundedLoops(context)
  guard let effect = context.knowledge.effects.firstIndex(where: { $0.name == "loops" }), context.rules["loop-on-main"] != nil else { return [] }
  var seeds: [EffectSpread.Seed] = []
  var because: [Site: Reason] = [:]
  var flattened: Set<Site> = []
  for loop in loops.allWithInner() where loops.isOutermost(loop) && !loops.pauses(loop) {
    guard let (inner, nesting) = worst(loops.innerLoops(of: loop), loops) else { continue }
    // What only some of the rounds do, as where the one row under a finger is found, does not multiply.
    let isLoud = (loops.isOverCollection(loop) || nesting == .timesConstant) && loops.isOverCollection(inner)
      && (nesting == .flattened || !context.resolver.isConditional(inner, in: loop))
    seeds.append(EffectSpread.Seed(site: loop, effect: effect, level: isLoud ? .warning : .note, confidence: .high))
    if nesting == .flattened { flattened.insert(loop) }
    because[loop] = Reason(text: "each of its rounds goes through more data here", place: context.project.place(inner))
  }
  guard !seeds.isEmpty else { return [] }
  let loopSpread = EffectSpread(context.resolver, context.graph, seeds: seeds, minimum: spread.minimum, isCut: spread.isCut)
  let onMain = loopSpread.hits.filter { context.resolver.place(of: $0.home).place == .main }
  let depending = onMain.filter { hit in
    flattened.contains(hit.seed.site) ? loops.isOverStored(hit.seed.site) : hit.callee != .none && context.limitOnMain(hit.site) >= spread.minimum
  }
  let marks = Marks(of: depending.map(\.home), context)
  let placed = PlacedSeeds(context: context, rules: [.main: "loop-on-main"]) { seed in because[seed.site].map { [$0] } ?? [] }
  return placed.findings(onMain, of: loopSpread) { hit in
    let isInFrame = marks.mark(.frame, of: hit.home) != nil
    // Going once through the parts of parts is no more than the data has: in each frame too much of what the app keeps, else nothing. Further away it is
    // a helper that looks after its own: the lines of one text, the buttons of one row.
    if flattened.contains(hit.seed.site) { return isInFrame && loopSpread.chain(hit).count < 3 && loops.isOverStored(hit.seed.site) ? .warning : .note }
    // What callers pass to a helper is often small.
    return hit.callee == .none || isInFrame ? .warning : .note
  }
}

private func worst(_ inner: [(loop: Site, nesting: UnboundedLoops.Nesting)], _ loops: UnboundedLoops) -> (Site, UnboundedLoops.Nesting)? {
  let multiplied = inner.filter { $0.nesting != .flattened }
  let chosen = multiplied.first { loops.isOverCollection($0.loop) } ?? multiplied.first
  let flattened = inner.first { loops.isOverCollection($0.loop) && loops.callsSomething($0.loop) }
  return (chosen ?? flattened).map { ($0.loop, $0.nesting) }
}
