import Source

/// How often a closure is called that holds a continuation, as far as a page or the project's own code says.
struct CallbackCounts {
  private let context: LintContext
  private var resolver: Resolver { context.resolver }
  private var project: Project { context.project }

  init(_ context: LintContext) { self.context = context }

  /// Never more than once: a page says so of the call that takes it, or the body of the function that is called shows it.
  func isCalledOnce(_ closure: Site, depth: Int = 0) -> Bool {
    guard depth < 4, let call = resolver.call(takingClosure: closure) else { return false }
    if context.test(for: "completes-once", withAwaited: true).contains(call) { return true }
    let targets = resolver.resolution(of: call).targets
    guard targets.count == 1, let argument = resolver.parent(closure), let parameter = resolver.parameterOfArgument[argument],
      let body = project.body(targets[0]), case let uses = resolver.uses(ofParameter: parameter), !uses.isEmpty,
      uses.allSatisfy({ resolver.followingCall($0) != nil })
    else { return false }
    let paths = ContinuationPaths(resolver, closure: body, name: project.name(parameter), isCallback: false, isCalled: true)
    guard !paths.faults.contains(where: { $0.fault == .again || $0.fault == .againInLoop }) else { return false }
    return paths.closures.isEmpty || paths.closures.count == 1 && isCalledOnce(paths.closures[0], depth: depth + 1)
  }

  /// A page says that it is called again and again, and nothing in it ends that: neither a call nor giving up what keeps it.
  func isCalledAgain(_ closure: Site) -> Bool {
    guard let call = resolver.call(takingClosure: closure), context.test(for: "calls-again").contains(call) else { return false }
    let ends = context.test(for: "ends-calling")
    if isGivenUp(call) || TimerUses(context).keeper(of: call).map({ isEnded($0, ends) }) ?? false { return false }
    return !(closure.event &+ 1 ..< project.subtreeEnd(closure)).contains { event in
      let site = Site(closure.unit, event)
      return context.kind(site) == .assignment || context.kind(site) == .call && ends.contains(site)
    }
  }

  /// What is subscribed to is replaced elsewhere: once it has spoken nobody may hear of it again.
  private func isGivenUp(_ call: Site) -> Bool {
    guard let receiver = resolver.receiver(of: call), case .variable(let source)? = resolver.heldObject(receiver), project.kind(source) == .variable else { return false }
    return context.graph.writes(source).contains { resolver.isAssigned($0.site) && !context.graph.isInOwnInitializer($0.site, source) }
  }

  /// What keeps the timer or subscription is emptied elsewhere, or told to end.
  private func isEnded(_ keeper: Decl, _ ends: UseTest) -> Bool {
    context.index.sites(project.name(keeper)).contains { use in
      guard resolver.resolution(of: use).targets.contains(keeper) else { return false }
      if resolver.isAssigned(use) { return resolver.assignment(around: use).flatMap { resolver.lastChild($0) }.map { resolver.isNil($0) } ?? false }
      let chain = resolver.parent(use).flatMap { context.kind($0) == .chain ? $0 : nil }
      let call = chain.flatMap { resolver.lastChild($0) } ?? resolver.parent(use).flatMap { resolver.parent($0) }
      return call.map { context.kind($0) == .call && ends.contains($0) } ?? false
    }
  }

  /// Whatever happens, it is called some time.
  func isSureToRun(_ closure: Site) -> Bool {
    resolver.call(takingClosure: closure).map { context.test(for: "runs-once-later").contains($0) } ?? false
  }
}
