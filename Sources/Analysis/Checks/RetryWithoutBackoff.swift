import Knowledge
import Source

/// `retry-without-backoff`: a loop that asks the network again after a failure, at once or after an always equal delay.
func retryWithoutBackoff(_ context: LintContext) -> [Finding] {
  let requests = context.uses(of: "asks-network", withAwaited: true).map(\.site) + context.uses(of: "network").map(\.site)
  guard !requests.isEmpty else { return [] }
  let delays = Set((context.uses(of: "gives-way", withAwaited: true) + context.uses(of: "passes-time")).map(\.site))
  var seen: Set<Site> = []
  return requests.compactMap { request in
    guard let loop = retryLoop(around: request, context), seen.insert(loop).inserted, !delayGrows(loop, delays, context) else { return nil }
    return context.finding("retry-without-backoff", at: loop, atMost: .note, place: context.surroundings(loop)?.verdict.place.rawValue ?? "")
  }
}

/// The innermost loop around a request, if it counts or goes on for ever, takes failures in its stride, and ends early after a success.
private func retryLoop(around request: Site, _ context: LintContext) -> Site? {
  let body = context.resolver.enclosingBody(request)
  let around = context.resolver.ancestors(of: request, below: body)
  guard let loop = around.first(where: { context.kind($0) == .loop }) else { return nil }
  let inside = context.resolver.ownEvents(of: loop)
  let swallows = inside.contains { context.kind($0) == .try && context.flags($0).contains(.optionalTry) || context.kind($0) == .catchClause }
  let ends = inside.contains { context.kind($0) == .jump && [.return, .break].contains(context.name($0)) }
  guard swallows, ends else { return nil }
  guard context.name(loop) == .for else { return loop }
  // `for attempt in 0..<3`, not a list of addresses.
  let parts = context.resolver.children(loop)
  guard parts.count > 1, !context.flags(loop).contains(.await), context.kind(parts[1]) == .operation else { return nil }
  return context.resolver.children(parts[1]).contains { [.halfOpenRange, .closedRange].contains(context.name($0)) } ? loop : nil
}

/// Some delay inside depends on a variable that the loop changes, or on an amount the text does not show.
private func delayGrows(_ loop: Site, _ delays: Set<Site>, _ context: LintContext) -> Bool {
  let resolver = context.resolver
  let inside = resolver.ownEvents(of: loop)
  let changed = Set(inside.filter { context.kind($0) == .assignment }.compactMap { resolver.firstChild($0).map { context.name($0) } })
  return inside.filter { delays.contains($0) }.contains { delay in
    resolver.arguments(of: delay).contains { argument in
      guard let value = resolver.firstChild(argument) else { return false }
      let names = ([value] + resolver.ownEvents(of: value)).filter { context.kind($0) == .name }.map { context.name($0) }
      return resolver.amount(value) == nil || names.contains { changed.contains($0) }
    }
  }
}
