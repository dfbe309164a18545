import Knowledge
import Source

/// `semaphore-bridge`: a function starts asynchronous work and then stops its thread until that work signals.
func semaphoreBridge(_ context: LintContext, _ spread: EffectSpread) -> [Finding] {
  BridgeSearch(context, spread).findings()
}

private struct BridgeSearch {
  private enum Started { case task, handler }

  private struct Bridge {
    var started: Started
    /// The outermost closure that was handed over.
    var closure: Site
    /// Where the awaited work needs the blocked main thread.
    var needsMain: Site?
  }

  private let context: LintContext
  private let spread: EffectSpread
  private let threads: NewThreads
  private var signals: [HeldObject: [Site]] = [:]
  private var resolver: Resolver { context.resolver }

  init(_ context: LintContext, _ spread: EffectSpread) {
    self.context = context
    self.spread = spread
    threads = NewThreads(context)
    for seed in context.uses(of: "signals") {
      if let object = context.resolver.heldObject(ofCall: seed.site) { signals[object, default: []].append(seed.site) }
    }
  }

  func findings() -> [Finding] {
    guard !signals.isEmpty else { return [] }
    return context.wantedUses(of: "waits").compactMap { finding($0) }
  }

  private func finding(_ wait: EffectSpread.Seed) -> Finding? {
    guard let object = resolver.heldObject(ofCall: wait.site), let around = context.surroundings(wait.site) else { return nil }
    let bridges = (signals[object] ?? []).compactMap { bridge(signal: $0, wait: wait.site, in: around.home) }
    guard let bridge = bridges.first(where: { $0.needsMain != nil }) ?? bridges.first else { return nil }
    let place = worstPlace(wait, around.home, around.verdict)
    // Whether a task of top-level code inherits main is left to the language mode.
    let isScript = context.kind(around.home) == .body && context.project.kind(context.declaration(ofBody: around.home)) == .topLevel
    let isDeadlock = place.place == .main && bridge.needsMain != nil && !isScript
    let isQuiet = context.isQuiet(wait.site) || context.contexts.kind(Int(wait.site.unit)) == .noMainThread
    let limit = min(severity(bridge, place, isDeadlock, isQuiet: isQuiet, isLimited: context.knowledge.effects[wait.effect].isLimited), wait.level, !isDeadlock && (isAtTheEnd(wait, around.home) || threads.saysAtOnce(wait.site)) ? .note : .error)
    var because = context.because(around.home)
    let start = resolver.call(takingClosure: bridge.closure) ?? bridge.closure
    because.append(Reason(text: "the work that is waited for is started here", place: context.project.place(start)))
    if isDeadlock, let site = bridge.needsMain {
      because.append(Reason(text: "it needs the main thread, which is waiting", place: context.project.place(site)))
    }
    return context.finding(
      "semaphore-bridge", at: wait.site, atMost: limit, place: place.place.rawValue, seed: wait, because: because,
      adding: isDeadlock ? "; a deadlock: the work needs the main thread, which waits for it" : "")
  }

  private func severity(_ bridge: Bridge, _ place: PlaceVerdict, _ isDeadlock: Bool, isQuiet: Bool, isLimited: Bool) -> Severity {
    if isQuiet { return isDeadlock ? context.severity(place.confidence) : .off }
    switch place.place {
    case .main, .pool, .actor: return context.severity(place.confidence)
    // A thread of its own that waits for so long and no longer is given back.
    case .thread, .caller, .unknown: return bridge.started == .task && !isLimited ? .warning : .note
    }
  }

  /// Where the wait is proven to run: here, or in the callers it reaches.
  private func worstPlace(_ wait: EffectSpread.Seed, _ home: Site, _ own: PlaceVerdict) -> PlaceVerdict {
    guard own.place == .caller else { return own }
    var worst = own
    for hit in spread.hits where hit.seed.site == wait.site && !context.isLast(hit.home) {
      let verdict = resolver.place(of: hit.home).lowered(to: hit.confidence)
      // A command's main thread serves nobody.
      if verdict.place == .main, context.limitOnMain(hit.home) == .off { continue }
      if rank(verdict) > rank(worst) { worst = verdict }
    }
    return worst
  }

  /// Only what the system calls when the app is about to end comes here.
  private func isAtTheEnd(_ wait: EffectSpread.Seed, _ home: Site) -> Bool {
    if context.isLast(home) { return true }
    let hits = spread.hits.filter { $0.seed.site == wait.site }
    return !hits.isEmpty && hits.allSatisfy { context.isLast($0.home) }
  }

  private func rank(_ verdict: PlaceVerdict) -> Int {
    let place = switch verdict.place {
    case .main: 3
    case .pool, .actor: 2
    case .thread: 1
    case .caller, .unknown: 0
    }
    return place == 0 ? 0 : Int(verdict.confidence.rawValue) * 4 + place
  }

  // MARK: The started work

  private func bridge(signal: Site, wait: Site, in home: Site) -> Bridge? {
    guard resolver.isInside(signal, home), signal.event < wait.event else { return nil }
    // Waiting first and starting then, round after round, limits how much runs at once.
    let closures = resolver.ancestors(of: signal, below: home).filter { context.kind($0) == .closure && !resolver.place(of: $0).isInPlace }
    guard let outermost = closures.last, !resolver.isInside(wait, outermost) else { return nil }
    let needsMain = closures.lazy.compactMap { mainNeed($0, before: signal) }.first
    guard let started = kind(closures) ?? (needsMain == nil ? nil : .handler) else { return nil }
    return Bridge(started: started, closure: outermost, needsMain: needsMain)
  }

  /// Work that is only sent to a queue is no asynchronous call.
  private func kind(_ closures: [Site]) -> Started? {
    if closures.contains(where: { resolver.isTaskClosure($0) || isRunByTask($0) }) { return .task }
    let isHandler = closures.contains { closure in
      guard let call = resolver.call(takingClosure: closure) else { return false }
      return resolver.receiver(of: call).flatMap { resolver.executor($0) } == nil
    }
    return isHandler ? .handler : nil
  }

  /// A completion handler in front of asynchronous code: the function that takes the closure calls it in a task.
  private func isRunByTask(_ closure: Site) -> Bool {
    guard let argument = resolver.parent(closure), let parameter = resolver.parameterOfArgument[argument] else { return false }
    return isRunByTask(parameter, depth: 0)
  }

  private func isRunByTask(_ parameter: Decl, depth: Int) -> Bool {
    guard depth < 4, let body = context.project.body(context.project.parent(parameter)) else { return false }
    return resolver.uses(ofParameter: parameter).contains { use in
      if resolver.ancestors(of: use, below: body).contains(where: { resolver.isTaskClosure($0) }) { return true }
      return resolver.parent(use).flatMap { resolver.parameterOfArgument[$0] }.map { isRunByTask($0, depth: depth + 1) } ?? false
    }
  }

  /// The closure runs on main, or awaits something there before it signals.
  private func mainNeed(_ closure: Site, before signal: Site) -> Site? {
    let verdict = resolver.place(of: closure)
    if verdict.place == .main { return verdict.confidence == .high ? resolver.call(takingClosure: closure) ?? closure : nil }
    return resolver.ownEvents(of: closure).first { event in
      guard event.event < signal.event, context.kind(event) == .call, resolver.isAwaited(event) else { return false }
      if resolver.closures(ofCall: event).contains(where: { resolver.place(of: $0).place == .main }) { return isDirect(event, closure) }
      let targets = resolver.resolution(of: event).targets
      return !targets.isEmpty && targets.allSatisfy { resolver.isolation(of: $0).isolation == .mainActor } && isDirect(event, closure)
    }
  }

  /// Not inside a branch that may not be taken.
  private func isDirect(_ event: Site, _ closure: Site) -> Bool {
    !resolver.ancestors(of: event, below: closure).contains { [.branch, .selection, .catchClause, .closure].contains(context.kind($0)) }
  }
}
