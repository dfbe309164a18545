import Knowledge
import Source

/// `timer-without-run-loop` and `timer-pauses-while-scrolling`: the run loop and the mode a timer is given to.

func timerWithoutRunLoop(_ context: LintContext) -> [Finding] {
  let timers = context.wantedUses(of: "needs-run-loop").map(\.site)
  guard !timers.isEmpty else { return [] }
  let runs = RunLoopRuns(context)
  return timers.compactMap { timer in
    guard let around = context.surroundings(timer), !runs.areOn(around.home, timer) else { return nil }
    if around.verdict.place.hasNoRunLoop {
      return context.finding(
        "timer-without-run-loop", at: timer, atMost: context.severity(around.verdict.confidence), place: around.verdict.place.rawValue,
        because: context.because(around.home))
    }
    guard around.verdict.place == .caller, let caller = backgroundCaller(of: around.home, context), !runs.areOn(caller.home, timer) else { return nil }
    let place = context.resolver.place(of: caller.home).place
    return context.finding("timer-without-run-loop", at: timer, atMost: caller.limit, place: place.rawValue, because: context.because(caller.home))
  }
}

/// Where the project runs a run loop by hand.
private struct RunLoopRuns {
  private let context: LintContext
  private let homes: Set<Site>
  private let types: Set<Entity>
  private var resolver: Resolver { context.resolver }

  init(_ context: LintContext) {
    self.context = context
    let runs = context.uses(of: "run-loop").map(\.site)
    let own = runs.compactMap { context.surroundings($0)?.home }
    let callers = own.flatMap { context.graph.callers(of: $0) }.compactMap { context.surroundings($0.site)?.home }
    homes = Set(own + callers)
    types = Set(runs.map { context.resolver.entity(enclosing: context.resolver.enclosingDeclaration($0)) }.filter { $0 != .none })
  }

  /// The code that starts a timer runs the loop, too, or stands in code that does. A thread may be given work by other functions of the type that
  /// runs its loop; a queue's threads never do, and on the cooperative pool nobody can.
  func areOn(_ home: Site, _ timer: Site) -> Bool {
    if homes.contains(home) { return true }
    guard resolver.place(of: home).place == .thread, !isGivenToQueue(home) else { return false }
    return homes.contains { resolver.isInside(home, $0) } || types.contains(resolver.entity(enclosing: resolver.enclosingDeclaration(timer)))
  }

  private func isGivenToQueue(_ home: Site) -> Bool {
    guard let call = resolver.call(takingClosure: home), let receiver = resolver.receiver(of: call) else { return false }
    return resolver.executor(receiver) != nil
  }
}

extension Place {
  /// Only the main thread is known to run its run loop.
  fileprivate var hasNoRunLoop: Bool { self == .thread || self == .pool || self == .actor }
}

/// The code off main that calls a helper. Where others call it on main, that is only said as a note.
private func backgroundCaller(of body: Site, _ context: LintContext) -> (home: Site, limit: Severity)? {
  var queue = [body]
  var seen: Set<Site> = [body]
  var found: Site?
  var limit = Severity.warning
  var next = 0
  while next < queue.count, next < 64 {
    for caller in context.graph.callers(of: queue[next]) where caller.confidence > .low {
      guard let around = context.surroundings(caller.site) else { continue }
      switch around.verdict.place {
      case .thread, .pool, .actor: if around.verdict.confidence > .low { found = found ?? around.home }
      case .main: limit = .note
      case .caller: if seen.insert(around.home).inserted { queue.append(around.home) }
      case .unknown: break
      }
    }
    next += 1
  }
  return found.map { ($0, limit) }
}

func timerPausesWhileScrolling(_ context: LintContext) -> [Finding] {
  let resolver = context.resolver
  let starts = Dictionary(context.uses(of: "starts-timer").map { ($0.site, $0) }, uniquingKeysWith: { first, _ in first })
  let common = Dictionary(grouping: context.uses(of: "scheduled-in-common-mode").map(\.site)) { Site(Int($0.unit), resolver.root(of: $0)) }
  let uses = TimerUses(context)
  return context.wantedUses(of: "scheduled-in-default-mode").compactMap { seed in
    let place = context.surroundings(seed.site)?.verdict.place ?? .unknown
    guard !place.hasNoRunLoop else { return nil }
    var limit = seed.level
    if limit < .warning {
      let scheduled = scheduledTimer(seed.site, starts, context)
      // Added to the common modes a line later: it fires in both. Of another timer that says nothing.
      let added = common[Site(Int(seed.site.unit), resolver.root(of: seed.site))] ?? []
      if added.contains(where: { scheduledTimer($0, starts, context).mayBe(scheduled) }) { return nil }
      switch scheduled {
      case .other: return nil
      case .unknown: break
      case .timer(let timer): if uses.drivesWhatIsShown(timer), !isSlow(timer, context), !uses.endsByItself(timer) { limit = .warning }
      }
    }
    return context.finding("timer-pauses-while-scrolling", at: seed.site, atMost: min(limit, context.limitOnMain(seed.site)), place: place.rawValue)
  }
}

/// Nobody sees that something stands still which changes every few seconds.
private func isSlow(_ timer: Site, _ context: LintContext) -> Bool {
  context.resolver.arguments(of: timer).first.flatMap { context.resolver.leastAmount($0) }.map { $0 >= 2 } ?? false
}

private enum Scheduled {
  case timer(Site), unknown, other

  func mayBe(_ scheduled: Scheduled) -> Bool {
    if case .timer(let own) = self, case .timer(let other) = scheduled { return own == other }
    return true
  }
}

/// The timer that a call schedules: made by the call itself or handed to it. Ports, and timers that fire once, are none.
private func scheduledTimer(_ call: Site, _ starts: [Site: EffectSpread.Seed], _ context: LintContext) -> Scheduled {
  if starts[call] != nil { return .timer(call) }
  guard let argument = context.resolver.arguments(of: call).first, let value = context.resolver.firstChild(argument) else { return .unknown }
  guard let origin = context.resolver.origin(value) else { return .unknown }
  if starts[origin] != nil { return .timer(origin) }
  if context.kind(origin) == .call { return .other }
  let type = context.resolver.nominalEntity(context.resolver.type(of: value))
  let owners = Set(starts.keys.map { context.resolver.resolution(of: $0).owner })
  return type == .none || owners.contains(type) ? .unknown : .other
}
