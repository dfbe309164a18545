import Knowledge
import Source

/// `timer-as-frame-clock` and `short-timer`: repeating timers by how often they fire.
func timerIntervals(_ context: LintContext) -> [Finding] {
  let timers = context.wantedUses(of: "starts-timer").map(\.site)
  guard !timers.isEmpty else { return [] }
  let frames = context.test(for: "fires-each-frame")
  let often = context.test(for: "fires-often")
  let tolerances = TimerTolerances(context)
  let uses = TimerUses(context)
  return timers.compactMap { timer in
    let limit = context.limitOnMain(timer)
    let place = context.surroundings(timer)?.verdict.place.rawValue ?? ""
    if frames.contains(timer), uses.drivesWhatIsShown(timer) {
      var finding = context.finding("timer-as-frame-clock", at: timer, atMost: limit, place: place)
      finding?.alsoRules = ["short-timer"]
      return finding
    }
    if often.contains(timer) {
      return context.finding("short-timer", at: timer, atMost: uses.endsByItself(timer) ? min(.note, limit) : limit, place: place)
    }
    if tolerances.isGiven(timer) { return nil }
    return context.finding("short-timer", at: timer, atMost: min(.note, limit), place: place)
  }
}

/// Where timers are given a tolerance.
private struct TimerTolerances {
  private let context: LintContext
  private let sites: Set<Site>
  private let types: Set<Entity>

  init(_ context: LintContext) {
    self.context = context
    sites = Set(context.uses(of: "sets-tolerance").map(\.site))
    types = Set(sites.map { context.resolver.entity(enclosing: context.resolver.enclosingDeclaration($0)) }.filter { $0 != .none })
  }

  /// At the call itself, or for some timer of the same type or function.
  func isGiven(_ timer: Site) -> Bool {
    if sites.contains(timer) { return true }
    let resolver = context.resolver
    let type = resolver.entity(enclosing: resolver.enclosingDeclaration(timer))
    if type != .none, types.contains(type) { return true }
    return sites.contains { $0.unit == timer.unit && resolver.root(of: $0) == resolver.root(of: timer) }
  }
}
