import Knowledge
import Source

/// `continuation-resumed-once`: every path through the closure of a continuation resumes it once, also through the callbacks it goes to.
func continuationResumedOnce(_ context: LintContext) -> [Finding] {
  guard let rule = context.rules["continuation-resumed-once"] else { return [] }
  return context.wantedUses(of: "opens-continuation", withAwaited: true).flatMap { seed -> [Finding] in
    guard let closure = lastClosure(of: seed.site, context.resolver) else { return [] }
    return ContinuationUse(context, rule, seed).findings(closure)
  }
}

private func lastClosure(of call: Site, _ resolver: Resolver) -> Site? {
  guard let argument = resolver.arguments(of: call).last, let value = resolver.firstChild(argument) else { return nil }
  return resolver.project.unit(value).summary.events.kinds[Int(value.event)] == .closure ? value : nil
}

private struct ContinuationUse {
  let context: LintContext
  let rule: Rule
  let seed: EffectSpread.Seed

  init(_ context: LintContext, _ rule: Rule, _ seed: EffectSpread.Seed) {
    self.context = context
    self.rule = rule
    self.seed = seed
  }

  func findings(_ closure: Site) -> [Finding] {
    let resolver = context.resolver
    let unit = context.project.unit(closure)
    let events = unit.summary.events
    let parameter = resolver.children(closure).first {
      events.kinds[Int($0.event)] == .binding && events.flags[Int($0.event)].contains(.parameter)
    }
    guard let name = parameter.map({ unit.name(events.names[Int($0.event)]) }) ?? context.project.names.find("$0"), name != .underscore else {
      return []
    }
    let own = ContinuationPaths(resolver, closure: closure, name: name, isCallback: false)
    var result = own.faults.map { finding($0.site, $0.fault, isCallback: false) }
    if let last = lastCallback(own.closures) {
      result += ContinuationPaths(resolver, closure: last, name: name, isCallback: true).faults.filter { $0.fault == .leaves }.map { endsUnresumed($0.site) }
    } else if own.closures.count == 1 {
      // Of several callbacks any one may be the one that resumes.
      result += callback(own.closures[0], name, depth: 0)
    }
    return result + resumedTwice(closure, own, name) + resumedLater(own, name) + resumedAgain(own, name) + overwrites(closure, name)
  }

  /// A path has resumed it, after a failure say, and goes on to a callback that does so again.
  private func resumedLater(_ own: ContinuationPaths, _ name: Name) -> [Finding] {
    own.later.filter { resumesForSure($0, name) && CallbackCounts(context).isCalledOnce($0) }.map {
      finding(resume(in: $0, name), .again, isCallback: false, atMost: .warning)
    }
  }

  /// A repeating timer or a subscription calls its closure more than once, and that resumes without a look at anything.
  private func resumedAgain(_ own: ContinuationPaths, _ name: Name) -> [Finding] {
    own.closures.filter { CallbackCounts(context).isCalledAgain($0) && resumesForSure($0, name) }.map {
      finding(resume(in: $0, name), .again, isCallback: true, atMost: .warning)
    }
  }

  /// A delayed block, as for a timeout, always runs: what resumes without a look at a flag there and elsewhere does so twice.
  private func resumedTwice(_ closure: Site, _ own: ContinuationPaths, _ name: Name) -> [Finding] {
    let resumers = own.closures.filter { resumesForSure($0, name) }
    guard let sure = resumers.first(where: { CallbackCounts(context).isSureToRun($0) && isUnconditional($0, in: closure) }) else { return [] }
    let others = resumers.filter { $0 != sure && ($0.event > sure.event || isUnconditional($0, in: closure)) } + own.resumes.filter { $0.event > sure.event }
    guard let other = others.first else { return [] }
    let isCertain = isUnconditional(other, in: closure) && (own.resumes.contains(other) || CallbackCounts(context).isSureToRun(other))
    let again = resumers.contains(max(sure, other)) ? resume(in: max(sure, other), name) : other
    return [finding(again, .again, isCallback: false, atMost: isCertain ? .error : .warning)]
  }

  private func resumesForSure(_ closure: Site, _ name: Name) -> Bool {
    let paths = ContinuationPaths(context.resolver, closure: closure, name: name, isCallback: false)
    return paths.faults.isEmpty && paths.end == .once
  }

  private func resume(in closure: Site, _ name: Name) -> Site {
    ContinuationPaths(context.resolver, closure: closure, name: name, isCallback: false).resumes.first ?? closure
  }

  /// A statement of the closure itself, in no branch and no loop.
  private func isUnconditional(_ site: Site, in closure: Site) -> Bool {
    context.resolver.ancestors(of: site, below: closure).allSatisfy { [.argument, .call, .chain, .try, .await].contains(context.kind($0)) }
  }

  /// A subscription's closure for the end, beside one for values: after it comes nothing more, and there may have been no value.
  private func lastCallback(_ closures: [Site]) -> Site? {
    guard closures.count == 2, let call = context.resolver.call(takingClosure: closures[0]),
      call == context.resolver.call(takingClosure: closures[1]), context.uses(of: "values-then-end").contains(where: { $0.site == call }),
      let chain = context.resolver.parent(call)
    else { return nil }
    let certain = Set(context.uses(of: "always-yields").map(\.site))
    return context.resolver.children(chain).contains { certain.contains($0) } ? nil : closures[0]
  }

  /// The publisher may end without a value: reported where the continuation is opened, which is right or wrong by what it is used with.
  private func endsUnresumed(_ path: Site) -> Finding {
    warning(at: seed.site, through: path, "leaves its continuation unresumed if the publisher finishes without a value: the task waits for ever")
  }

  /// Where the continuation is put into a slot that may still hold the one before.
  private func overwrites(_ closure: Site, _ name: Name) -> [Finding] {
    ContinuationSlots(context).overwrites(in: closure, of: name).map {
      warning(at: $0, through: nil, "overwrites the continuation of whoever still waits: that task waits for ever")
    }
  }

  private func warning(at site: Site, through path: Site?, _ does: String) -> Finding {
    let words = FindingText(context)
    let symbol = words.symbol(of: site)
    let hops = ([site] + (path.map { [$0] } ?? [])).map { Hop(place: context.project.place($0), symbol: symbol, text: does) }
    return Finding(
      rule: rule.id, family: rule.family, severity: min(rule.severity, .warning), place: "any",
      message: rule.message.replacing("{symbol}", with: symbol).replacing("{does}", with: does), instead: rule.instead,
      at: context.project.place(site), symbol: symbol, callee: words.callee(seed), chain: hops, because: [suspends], entry: "any")
  }

  private var suspends: Reason {
    Reason(text: "\(FindingText(context).callee(seed)) suspends its task until the continuation is resumed", place: context.project.place(seed.site))
  }

  private func callback(_ closure: Site, _ name: Name, depth: Int) -> [Finding] {
    let isCompletion = CallbackCounts(context).isCalledOnce(closure)
    guard depth < 6, isCompletion || isGivenOnce(closure) else { return [] }
    let paths = ContinuationPaths(context.resolver, closure: closure, name: name, isCallback: !isCompletion)
    var result = paths.faults.map { finding($0.site, $0.fault, isCallback: true) }
    if paths.closures.count == 1 { result += callback(paths.closures[0], name, depth: depth + 1) }
    return result
  }

  /// The closure is an argument of a call whose result nobody keeps: what yields a token to keep is called again and again.
  private func isGivenOnce(_ closure: Site) -> Bool {
    let resolver = context.resolver
    let events = context.project.unit(closure).summary.events
    guard let argument = resolver.parent(closure), events.kinds[Int(argument.event)] == .argument, let call = resolver.parent(argument),
      events.kinds[Int(call.event)] == .call, let chain = resolver.parent(call), events.kinds[Int(chain.event)] == .chain,
      resolver.lastChild(chain) == call
    else { return false }
    // Run in place, a closure is a part of the body around it and may run any number of times.
    if let type = resolver.closureContext(closure), !resolver.functionFlags(type).contains(.escaping),
      !resolver.functionFlags(type).contains(.sendable), !resolver.functionFlags(type).contains(.sending) { return false }
    var outer = resolver.parent(chain)
    while let site = outer {
      switch events.kinds[Int(site.event)] {
      case .try, .await: outer = resolver.parent(site)
      case .block, .closure, .switchCase: return true
      default: return false
      }
    }
    return false
  }

  private func finding(_ site: Site, _ fault: ContinuationPaths.Fault, isCallback: Bool, atMost limit: Severity = .error) -> Finding {
    let words = FindingText(context)
    let symbol = words.symbol(of: site)
    let callee = words.callee(seed)
    var severity = min(rule.severity, limit)
    if isCallback && fault == .leaves || fault == .againInLoop || fault == .leavesWithoutReceiver { severity = min(severity, .warning) }
    let message = rule.message.replacing("{symbol}", with: symbol).replacing("{does}", with: fault.does)
    var at = context.project.place(site)
    if fault == .leaves, context.project.unit(site).summary.events.kinds[Int(site.event)] == .closure { at = context.project.place(seed.site) }
    return Finding(
      rule: rule.id, family: rule.family, severity: severity, place: "any", message: message, instead: rule.instead, at: at, symbol: symbol,
      callee: callee, chain: [Hop(place: at, symbol: symbol, text: fault.does)],
      because: [suspends], entry: "any")
  }
}

extension ContinuationPaths.Fault {
  fileprivate var does: String {
    switch self {
    case .leaves: "leaves without resuming its continuation: the task waits for ever"
    case .leavesWithoutReceiver: "leaves its continuation unresumed if what it calls is nil: the task waits for ever"
    case .again, .againInLoop: "resumes its continuation again: the program ends"
    }
  }
}
