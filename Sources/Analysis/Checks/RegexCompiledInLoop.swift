import Knowledge
import Source

/// `regex-compiled-in-loop`: an expression object made from an unchanging pattern in each round of a loop, or inside a frame.
func regexCompiledInLoop(_ context: LintContext, _ spread: EffectSpread) -> [Finding] {
  guard let rule = context.rules["regex-compiled-in-loop"] else { return [] }
  let texts = PatternTexts(context)
  let words = FindingText(context)
  return context.uses(of: "compiles-pattern").compactMap { seed in
    // Searches that are given the pattern keep what they compiled; only objects are made anew.
    guard context.resolver.resolution(of: seed.site).isStatic, context.contexts.kind(Int(seed.site.unit)) != .noMainThread else { return nil }
    guard isRepeated(seed.site, context), let argument = context.resolver.arguments(of: seed.site).first, texts.constant(argument) != nil else {
      return nil
    }
    let symbol = words.symbol(of: seed.site)
    let place = context.project.place(seed.site)
    return Finding(
      rule: rule.id, family: rule.family, severity: rule.severity, place: "any", message: rule.message.replacing("{symbol}", with: symbol),
      instead: rule.instead, at: place, symbol: symbol, callee: words.callee(seed),
      chain: [Hop(place: place, symbol: symbol, text: context.knowledge.effects[seed.effect].does)], entry: "any")
  }
}

/// The site stands in the block of a loop of the same body that goes on after it.
private func isRepeated(_ site: Site, _ context: LintContext) -> Bool {
  let resolver = context.resolver
  let unit = context.project.unit(site)
  let events = unit.summary.events
  var inner = site
  while let outer = resolver.parent(inner) {
    switch events.kinds[Int(outer.event)] {
    case .body, .closure: return false
    case .block:
      // A block that ends by leaving runs once.
      if let last = resolver.children(outer).last, events.kinds[Int(last.event)] == .jump, unit.name(events.names[Int(last.event)]) != .continue {
        return false
      }
    case .loop: return events.kinds[Int(inner.event)] == .block
    default: break
    }
    inner = outer
  }
  return false
}
