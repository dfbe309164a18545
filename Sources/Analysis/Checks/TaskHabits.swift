import Knowledge
import Source

/// `unkept-task` and `detached-loses-context`: tasks that nobody keeps, or that leave more behind than the main thread.
func taskHabits(_ context: LintContext) -> [Finding] {
  unkeptTasks(context) + lostContexts(context)
}

private func unkeptTasks(_ context: LintContext) -> [Finding] {
  let changes = context.test(for: "calls-back-on-change")
  return context.wantedUses(of: "starts-task").compactMap { start in
    guard let closure = context.resolver.closures(ofCall: start.site).last, isStatement(start.site, context),
      isTriggered(start.site, changes, context), storesLate(closure, context)
    else { return nil }
    return context.finding("unkept-task", at: start.site, place: context.resolver.place(of: closure).place.rawValue)
  }
}

/// The task is the whole statement: nobody keeps it.
private func isStatement(_ call: Site, _ context: LintContext) -> Bool {
  guard let chain = context.resolver.parent(call), context.resolver.lastChild(chain) == call else { return false }
  guard let holder = context.resolver.parent(chain) else { return false }
  return [.block, .body, .closure, .switchCase].contains(context.kind(holder))
}

/// The code around runs at each change of a value.
private func isTriggered(_ site: Site, _ changes: UseTest, _ context: LintContext) -> Bool {
  guard let home = context.resolver.home(site)?.body else { return false }
  if context.kind(home) == .closure { return context.resolver.call(takingClosure: home).map { changes.contains($0) } ?? false }
  let decl = context.declaration(ofBody: home)
  return context.project.kind(decl) == .accessor && [.didSet, .willSet].contains(context.project.name(decl))
}

/// Something is stored after an await: a stale result may be.
private func storesLate(_ closure: Site, _ context: LintContext) -> Bool {
  let events = context.resolver.ownEvents(of: closure)
  guard let wait = events.first(where: { context.kind($0) == .await }) else { return false }
  return events.contains { event in
    context.kind(event) == .assignment && (event > wait || context.resolver.isInside(wait, event))
  }
}

/// `await Task.detached { … }.value`: the task is awaited at once.
private func lostContexts(_ context: LintContext) -> [Finding] {
  context.wantedUses(of: "detaches", withAwaited: true).compactMap { use in
    guard let around = context.surroundings(use.site), around.verdict.place == .main, context.resolver.isAwaited(use.site),
      let chain = context.resolver.parent(use.site), let last = context.resolver.lastChild(chain), context.kind(last) == .member,
      context.name(last) == .value
    else { return nil }
    return context.finding("detached-loses-context", at: use.site, atMost: context.limitOnMain(use.site), place: "main")
  }
}
