import Knowledge
import Source

/// `lock-on-main`: a lock that main takes and that other code holds while it blocks, computes or loops.
func lockOnMain(_ context: LintContext, _ spread: EffectSpread, _ operations: LockOperations) -> [Finding] {
  let search = LockHolders(context, spread)
  let locked = LockedClosures(operations, context)
  var holders: [HeldObject: [LockHolders.Holder]] = [:]
  var long: Set<Site> = []
  for (operation, events) in heldStretches(operations, context) + closuresUnderLocks(locked, search, context) {
    guard let holder = search.holder(operation, events) else { continue }
    // What main does itself under the lock is reported for itself.
    long.insert(operation.seed.site)
    if holder.severity > .off { holders[operation.object, default: []].append(holder) }
  }
  guard !holders.isEmpty else { return [] }
  var because: [Site: Reason] = [:]
  var seeds: [EffectSpread.Seed] = []
  let short = LockOperations.around(context) + locked.uses + locked.otherUses(of: Set(holders.keys))
  for operation in operations.taken + short where !long.contains(operation.seed.site) {
    let own = context.surroundings(operation.site)?.home
    let others = holders[operation.object]?.filter { $0.body != own } ?? []
    guard let holder = others.max(by: { $0.severity < $1.severity }), because[operation.seed.site] == nil else { continue }
    because[operation.seed.site] = holder.reason
    var seed = operation.seed
    seed.level = min(seed.level, holder.severity)
    seeds.append(seed)
  }
  let placed = PlacedSeeds(context: context, rules: [.main: "lock-on-main"]) { seed in because[seed.site].map { [$0] } ?? [] }
  let blocking = Set(spread.hits.filter { $0.seed.level >= .warning }.map { context.project.place($0.site) })
  return placed.findings(seeds, beside: spread).filter { !blocking.contains($0.at) }
}

/// What runs between taking each lock and giving it back.
private func heldStretches(_ operations: LockOperations, _ context: LintContext) -> [(LockOperations.Operation, [Site])] {
  operations.taken.compactMap { operation in
    guard let body = context.resolver.enclosingBody(operation.site) else { return nil }
    return (operation, LockPaths(operation.site, unlocks: operations.given[operation.object] ?? [], in: body, context.resolver).held)
  }
}

/// What runs in closures under a lock that may be long. Most of them only read or set a value; which lock that is need not be asked.
private func closuresUnderLocks(_ locked: LockedClosures, _ search: LockHolders, _ context: LintContext) -> [(LockOperations.Operation, [Site])] {
  (LockOperations.around(context, where: search.mayHold) + locked.uses.filter { search.mayHold($0.site) }).compactMap { operation in
    context.resolver.closures(ofCall: operation.site).last.map { (operation, context.resolver.ownEvents(of: $0)) }
  }
}

/// Code that holds a lock for long.
private struct LockHolders {
  struct Holder {
    var body: Site
    var reason: Reason
    /// off: it only ever runs on main, which cannot wait for itself.
    var severity: Severity
  }

  private let context: LintContext
  private let work: LongWork
  private let loops: UnboundedLoops
  /// Blocking calls that are reached from places other than main.
  private let offMain: Set<Site>

  init(_ context: LintContext, _ spread: EffectSpread) {
    self.context = context
    work = LongWork(context, spread)
    loops = UnboundedLoops(context)
    offMain = Set(spread.hits.filter { [.pool, .actor, .thread].contains(context.resolver.place(of: $0.home).place) }.map(\.seed.site))
  }

  /// Whether what is written in a call lets it last: a loop, a walk, or a name of something long.
  func mayHold(_ call: Site) -> Bool {
    (call.event ..< context.project.subtreeEnd(call)).contains { event in
      let site = Site(call.unit, event)
      return context.kind(site) == .loop || loops.mayWalk(site) || work.mayWork(site)
    }
  }

  func holder(_ operation: LockOperations.Operation, _ events: [Site]) -> Holder? {
    guard let around = context.surroundings(operation.site) else { return nil }
    if let found = work.first(in: events.filter { !givesBack($0, operation.object) }) {
      let callee = FindingText(context).callee(found.seed)
      let does = context.knowledge.effects[found.seed.effect].does
      let reason = Reason(text: "the lock is held here while \(callee) \(does)", place: context.project.place(found.site))
      return Holder(body: around.home, reason: reason, severity: severity(around.verdict.place, isOff: offMain.contains(found.seed.site)))
    }
    guard let loop = events.first(where: { loops.hasInner($0) || loops.isEndless($0) }) else { return nil }
    let reason = Reason(text: "the lock is held here during a loop over data of unknown size", place: context.project.place(loop))
    return Holder(body: around.home, reason: reason, severity: severity(around.verdict.place, isOff: isCalledOffMain(around.home)))
  }

  /// `condition.wait()`, `pthread_cond_wait(&condition, &mutex)`: who waits with the lock itself lets others have it meanwhile.
  private func givesBack(_ event: Site, _ lock: HeldObject) -> Bool {
    guard context.kind(event) == .call else { return false }
    return context.resolver.heldObject(ofCall: event) == lock || context.resolver.arguments(of: event).contains { context.resolver.heldObject($0) == lock }
  }

  /// Whether a function with no place of its own is certainly called elsewhere than on main.
  private func isCalledOffMain(_ body: Site) -> Bool {
    var seen: Set<Site> = [body]
    var waiting = [body]
    while let next = waiting.popLast(), seen.count < 64 {
      for caller in context.graph.callers(of: next) where caller.confidence == .high {
        guard let around = context.surroundings(caller.site) else { continue }
        if [.pool, .actor, .thread].contains(around.verdict.place) { return true }
        if around.verdict.place == .caller, seen.insert(around.home).inserted { waiting.append(around.home) }
      }
    }
    return false
  }

  private func severity(_ place: Place, isOff: Bool) -> Severity {
    switch place {
    case .main: .off
    case .pool, .actor, .thread: .warning
    case .caller, .unknown: isOff ? .warning : .note
    }
  }
}
