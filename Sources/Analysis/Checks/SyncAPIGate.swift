import Knowledge
import Source

/// `sync-api`: in strict mode each use of the gate list, whatever the place, as a search in continuous integration would find it.
func syncAPIGate(_ context: LintContext) -> [Finding] {
  guard let rule = context.rules["sync-api"], !context.options.strictFiles.isEmpty else { return [] }
  let words = FindingText(context)
  return context.wantedUses(of: "gate").compactMap { seed in
    guard context.options.strictFiles.contains(Int(seed.site.unit)) else { return nil }
    let effect = context.knowledge.effects[seed.effect]
    let callee = words.callee(seed)
    let symbol = words.symbol(of: seed.site)
    return Finding(
      rule: rule.id, family: rule.family, severity: rule.severity, place: "any",
      message: words.message(rule, effect, callee: callee, symbol: symbol, chain: [seed.site]), instead: rule.instead,
      at: context.project.place(seed.site), symbol: symbol, callee: callee, effect: effect.name, chain: words.hops([seed.site], effect), entry: "any")
  }
}
