import Knowledge
import Source

/// Notes of `main-queue-sync`: work is handed to main and waited for in code of which nothing shows where it runs. On main it would never return.
func mainQueueSyncAnywhere(_ context: LintContext, _ spread: EffectSpread) -> [Finding] {
  guard spread.minimum == .note, let rule = context.rules["main-queue-sync"] else { return [] }
  let resolver = context.resolver
  let known = Set(spread.hits.filter { resolver.place(of: $0.home).place != .unknown }.map(\.seed.site))
  let words = FindingText(context)
  return context.wantedUses(of: "main-sync").compactMap { seed in
    guard !known.contains(seed.site), let around = context.surroundings(seed.site), [.caller, .unknown].contains(around.verdict.place),
      context.graph.threadChecks.isOnMain(seed.site, in: around.home) == nil, context.limitOnMain(seed.site) == .error
    else { return nil }
    let symbol = words.symbol(of: seed.site)
    let callee = words.callee(seed)
    let effect = context.knowledge.effects[seed.effect]
    return Finding(
      rule: rule.id, family: rule.family, severity: .note, place: around.verdict.place.rawValue,
      message: "\(symbol) calls \(callee), which \(effect.does); reached on the main thread it waits for itself, and nothing shows where it runs",
      instead: rule.instead, at: context.project.place(seed.site), symbol: symbol, callee: callee, effect: effect.name,
      chain: words.hops([seed.site], effect), entry: "any")
  }
}
