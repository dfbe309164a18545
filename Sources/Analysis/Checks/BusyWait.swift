import Knowledge
import Source

/// `busy-wait`: loops that do nothing but look again, sleep or spin the run loop until something else has changed.
func busyWait(_ context: LintContext) -> [Finding] {
  let loops = WaitingLoops(context)
  var result: [Finding] = []
  for unit in context.wantedUnits {
    let kinds = unit.summary.events.kinds
    for event in kinds.indices where kinds[event] == .loop {
      let loop = Site(unit.index, UInt32(event))
      guard loops.isWaiting(loop), let around = context.surroundings(loop) else { continue }
      if around.verdict.place == .thread, loops.isPaced(loop) { continue }
      let limit = busyWaitLimit(loop, around.home, around.verdict, spinsRunLoop: loops.spinsRunLoop(loop), context)
      if var finding = context.finding(
        "busy-wait", at: loop, atMost: limit, place: around.verdict.place.rawValue, because: context.because(around.home))
      {
        if let pause = loops.pause(in: loop) {
          finding.chain = [
            Hop(place: finding.at, symbol: finding.symbol, text: "looks again in each round"),
            Hop(place: context.project.place(pause), symbol: finding.symbol, text: "passes the time between two looks"),
          ]
        }
        result.append(finding)
      }
    }
  }
  return result
}

private func busyWaitLimit(_ loop: Site, _ home: Site, _ verdict: PlaceVerdict, spinsRunLoop: Bool, _ context: LintContext) -> Severity {
  let sure = context.severity(verdict.confidence)
  switch verdict.place {
  case .main:
    let isTopLevel = context.project.kind(context.resolver.enclosingDeclaration(home)) == .topLevel
    // A command-line tool lives in such a loop.
    return isTopLevel ? .off : context.isLast(home) ? .note : min(sure, context.limitOnMain(loop))
  case .pool, .actor: return sure
  // Threads of their own have to run their run loops like this.
  case .thread: return spinsRunLoop ? .off : .warning
  case .caller, .unknown: return context.contexts.kind(Int(loop.unit)) == .noMainThread || spinsRunLoop ? .note : .warning
  }
}

/// What a busy-wait loop holds belongs to it: a sleep or a turn of the run loop inside is no finding of its own.
func givingWayToLoops(_ effects: [Finding], _ shapes: inout [Finding]) -> [Finding] {
  let loops = shapes.indices.filter { shapes[$0].rule == "busy-wait" }
  guard !loops.isEmpty else { return effects }
  return effects.filter { finding in
    let around = loops.first { index in
      let loop = shapes[index].at
      return loop.file == finding.at.file && loop.start <= finding.at.start && finding.at.start < loop.end
    }
    guard let loop = around else { return true }
    for rule in [finding.rule] + finding.alsoRules where !shapes[loop].alsoRules.contains(rule) { shapes[loop].alsoRules.append(rule) }
    return false
  }
}

/// Tells loops that only wait from those that work, walk or compute.
private struct WaitingLoops {
  private let context: LintContext
  private let pauses: UseTest
  private let spins: UseTest
  /// Calls that change nothing: the waiting itself, a look at the clock, locks around the look, lines of a log.
  private let harmless: UseTest
  private var resolver: Resolver { context.resolver }

  init(_ context: LintContext) {
    self.context = context
    spins = context.test(for: "spins-run-loop")
    pauses = context.test(for: "passes-time", "spins-run-loop")
    harmless = context.test(for: "passes-time", "spins-run-loop", "reads-clock", "locks", "unlocks", "logs")
  }

  /// What passes the time in a loop.
  func pause(in loop: Site) -> Site? { all(loop).first { pauses.contains($0) } }

  /// `while true` that asks for nothing and says something in each round: the work of a thread of its own, in its own time.
  func isPaced(_ loop: Site) -> Bool {
    guard let conditions = resolver.children(loop).first(where: { context.kind($0) == .conditions }), let test = resolver.firstChild(conditions) else { return false }
    let events = all(loop)
    return context.kind(test) == .literal && !events.contains { [.branch, .selection].contains(context.kind($0)) }
      && events.contains { context.kind($0) == .call && !pauses.contains($0) && !isPartOfPause($0) }
  }

  func spinsRunLoop(_ loop: Site) -> Bool { all(loop).contains { spins.contains($0) } }

  func isWaiting(_ loop: Site) -> Bool {
    guard context.name(loop) != .for else { return false }
    let parts = resolver.children(loop)
    guard let block = parts.first(where: { context.kind($0) == .block }), let conditions = parts.first(where: { context.kind($0) == .conditions })
    else { return false }
    let events = all(loop)
    guard !events.contains(where: { [.await, .closure, .loop, .body, .localDeclaration, .configuration].contains(context.kind($0)) }) else { return false }
    let isPausing = events.contains { pauses.contains($0) }
    return isTest(conditions, isPausing) && isIdle(block, isPausing) && looksAtOthers(loop, conditions, events, isPausing)
  }

  private func all(_ region: Site) -> [Site] {
    let end = context.project.unit(region).summary.events.subtreeEnds[Int(region.event)]
    return (region.event &+ 1 ..< max(end, region.event &+ 1)).map { Site(Int(region.unit), $0) }
  }

  /// A condition that only looks. Without a pause in the loop even a call may be the work.
  private func isTest(_ region: Site, _ isPausing: Bool) -> Bool {
    all(region).allSatisfy { event in
      switch context.kind(event) {
      case .binding, .destructuring, .assignment, .pattern, .jump, .unknown: return false
      case .call, .subscript: return isPausing || harmless.contains(event)
      case .name, .member, .implicitMember: return isPausing || !isComputed(event)
      default: return true
      }
    }
  }

  private func isComputed(_ event: Site) -> Bool {
    resolver.resolution(of: event).targets.contains { target in
      !context.project.unit(target).isInterface && context.project.flags(target).contains(.computed)
    }
  }

  /// A block of statements that do not bring the end of the loop nearer.
  private func isIdle(_ block: Site, _ isPausing: Bool) -> Bool { resolver.children(block).allSatisfy { isIdleStatement($0, isPausing) } }

  private func isIdleStatement(_ statement: Site, _ isPausing: Bool) -> Bool {
    switch context.kind(statement) {
    case .jump: return true
    case .block: return isIdle(statement, isPausing)
    case .branch, .selection, .switchCase, .attempt, .catchClause:
      return resolver.children(statement).allSatisfy { part in
        switch context.kind(part) {
        case .block: isIdle(part, isPausing)
        case .conditions: isTest(part, isPausing)
        case .branch, .switchCase, .catchClause: isIdleStatement(part, isPausing)
        case .pattern: true
        default: isHarmless(part)
        }
      }
    // A counter or a look at the clock; without a pause it is a computation.
    case .assignment, .binding: return isPausing && isHarmless(statement)
    case .chain, .call, .try, .name, .literal: return isHarmless(statement)
    default: return false
    }
  }

  /// All calls in an expression are harmless, or make a value of a framework's type (`Date()`).
  private func isHarmless(_ expression: Site) -> Bool {
    let events = [expression] + all(expression)
    // What is handed to the pause is a part of it.
    let paused = events.filter { pauses.contains($0) }
    return events.allSatisfy { event in
      guard [.call, .subscript].contains(context.kind(event)), !paused.contains(where: { resolver.isInside(event, $0) }) else { return true }
      if harmless.contains(event) { return true }
      let resolution = resolver.resolution(of: event)
      return resolution.isStatic && resolution.owner != .none && resolver.entityInfo(resolution.owner).isInterface
    }
  }

  /// The end depends on somebody else: not on a counter that the loop itself moves.
  private func looksAtOthers(_ loop: Site, _ conditions: Site, _ events: [Site], _ isPausing: Bool) -> Bool {
    let tests = [conditions] + events.filter { [.conditions, .selection].contains(context.kind($0)) }
    let looked = tests.flatMap { all($0) }.filter { !pauses.contains($0) }
    if looked.contains(where: { [.call, .member].contains(context.kind($0)) && !isPartOfPause($0) }) { return true }
    if looked.contains(where: { context.kind($0) == .name && isShared($0, loop) }) { return true }
    // `while true { sleep(1) }`
    return looked.allSatisfy { context.kind($0) == .literal } && !events.contains { context.kind($0) == .branch || context.kind($0) == .selection }
  }

  /// `RunLoop.current.run(…)` names members too.
  private func isPartOfPause(_ event: Site) -> Bool {
    resolver.ancestors(of: event).contains { holder in
      context.kind(holder) == .chain && resolver.children(holder).contains { pauses.contains($0) }
    }
  }

  /// A property or global, or a local variable that a closure changes.
  private func isShared(_ name: Site, _ loop: Site) -> Bool {
    let resolution = resolver.resolution(of: name)
    if resolution.calledBinding == .none {
      return resolution.targets.contains { context.project.kind($0) == .variable && !context.project.flags($0).contains(.let) }
    }
    let unit = context.project.unit(loop)
    let events = unit.summary.events
    let root = resolver.root(of: loop)
    let text = context.name(name)
    for event in root ..< events.subtreeEnds[Int(root)] where events.kinds[Int(event)] == .assignment {
      let site = Site(unit.index, event)
      guard !resolver.isInside(site, loop), let target = resolver.firstChild(site), context.name(target) == text else { continue }
      if resolver.enclosingBody(site) != resolver.enclosingBody(loop) { return true }
    }
    return false
  }
}
