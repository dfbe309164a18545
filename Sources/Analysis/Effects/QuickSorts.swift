import Knowledge
import Source

/// Sorting that takes no time a user could notice, as far as the text shows: by comparing plain properties, of a collection that is shown as it is. Where texts are
/// compared or something is worked out for each pair, or where only a part of the result is wanted (of many, that is), it does.
struct QuickSorts {
  private let context: LintContext
  private let cuts: UseTest
  private var resolver: Resolver { context.resolver }

  init(_ context: LintContext) {
    self.context = context
    cuts = context.test(for: "cuts")
  }

  /// `chain`: the calls that lead to the one that sorts.
  func isQuick(_ chain: [Site]) -> Bool {
    guard let sort = chain.last, comparesPlainly(sort), !links(of: sort, beside: { $0 < sort }).contains(where: { cuts.contains($0) }) else { return false }
    return !chain.contains { isCut($0) }
  }

  /// No call in the closure that compares.
  private func comparesPlainly(_ sort: Site) -> Bool {
    resolver.closures(ofCall: sort).allSatisfy { closure in !resolver.ownEvents(of: closure).contains { context.kind($0) == .call } }
  }

  /// Only a part of what a call yields is used: at once, through a local variable, or by who calls the function that gives it back.
  private func isCut(_ site: Site, _ depth: Int = 0) -> Bool {
    if links(of: site, beside: { $0 > site }).contains(where: { cuts.contains($0) }) { return true }
    guard let holder = resolver.parent(resolver.wholeValue(endingWith: site)) else { return false }
    switch context.kind(holder) {
    case .binding: return resolver.uses(ofBinding: holder).contains { use in links(of: use, beside: { $0 > use }).contains { cuts.contains($0) } }
    case .body: return depth < 3 && context.graph.callers(of: holder).contains { isCut($0.site, depth + 1) }
    case .jump:
      guard depth < 3, context.name(holder) == .return, let body = resolver.enclosingBody(holder) else { return false }
      return context.graph.callers(of: body).contains { isCut($0.site, depth + 1) }
    default: return false
    }
  }

  private func links(of site: Site, beside isWanted: (Site) -> Bool) -> [Site] {
    guard let chain = resolver.parent(site), context.kind(chain) == .chain else { return [] }
    return resolver.children(chain).filter(isWanted)
  }
}
