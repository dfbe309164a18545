import Knowledge
import Source

/// `database-on-main` again: a query that a loop of the main thread makes for each element, behind a helper or in a closure that runs for each. (In a
/// loop statement itself the page's condition sees it.)
func queriesPerElement(_ context: LintContext, _ spread: EffectSpread) -> [Finding] {
  let calls = RepeatedCalls(context)
  let known = Set(context.seeds.filter { $0.level > .note }.map(\.site))
  var asked: [Site: Site] = [:]
  var seeds: [EffectSpread.Seed] = []
  for query in context.uses(of: "queries") {
    for repeated in calls.callsFromLoops(to: query.site, upTo: 3) where asked[repeated] == nil && !known.contains(repeated) {
      asked[repeated] = query.site
      var seed = query
      seed.site = repeated
      if calls.isOnSlowClock(repeated) { seed.level = .note }
      seeds.append(seed)
    }
  }
  let placed = PlacedSeeds(context: context, rules: [.main: "database-on-main"]) { seed in
    asked[seed.site].map { [Reason(text: "the store is asked here, for each element", place: context.project.place($0))] } ?? []
  }
  return placed.findings(seeds, beside: spread).map { finding in
    var finding = finding
    finding.effect = "database"
    return finding
  }
}
