import Knowledge
import Source

/// Takes calls that a check has found to be hazards to the code whose place is proven, through helpers as any other effect, and says so there.
struct PlacedSeeds {
  let context: LintContext
  /// The rule that speaks at each place; a place without one is passed over.
  let rules: [Place: String]
  /// What more there is to say of a seed.
  let because: (EffectSpread.Seed) -> [Reason]

  /// `other`: how far effects are followed in this run.
  func findings(_ seeds: [EffectSpread.Seed], beside other: EffectSpread) -> [Finding] {
    guard !seeds.isEmpty else { return [] }
    let spread = EffectSpread(context.resolver, context.graph, seeds: seeds, minimum: other.minimum, isCut: other.isCut)
    return findings(spread.hits, of: spread) { _ in .error }
  }

  /// `limit`: how loud a hit may be.
  func findings(_ hits: [EffectSpread.Hit], of spread: EffectSpread, limit: (EffectSpread.Hit) -> Severity) -> [Finding] {
    var seen: Set<[Site]> = []
    var reported: Set<Site> = []
    return hits.sorted { ($0.site, $1.seed.level) < ($1.site, $0.seed.level) }.compactMap { hit in
      // One finding a body for the same chain.
      if hit.callee != .none, !seen.insert([hit.home, hit.callee, hit.seed.site]).inserted { return nil }
      guard let finding = finding(hit, spread, limit(hit)), reported.insert(hit.site).inserted else { return nil }
      return finding
    }
  }

  private func finding(_ hit: EffectSpread.Hit, _ spread: EffectSpread, _ loudest: Severity) -> Finding? {
    let verdict = context.resolver.place(of: hit.home)
    guard let rule = rules[verdict.place] else { return nil }
    var limit = min(loudest, hit.seed.level, context.severity(min(hit.confidence, verdict.confidence)))
    if verdict.place == .main { limit = min(limit, context.limitOnMain(hit.site)) }
    let chain = spread.chain(hit)
    if context.contexts.isTest(Int(hit.home.unit)) || chain.contains(where: { context.resolver.isRare($0) }) { limit = min(limit, .note) }
    let words = chain.count > 1 ? " (through \(FindingText(context).symbol(of: chain[chain.count - 1])))" : ""
    return context.finding(
      rule, at: hit.site, atMost: limit, place: verdict.place.rawValue, naming: hit.home, seed: hit.seed, chain: chain,
      because: context.because(hit.home) + because(hit.seed), adding: words)
  }
}
