import Knowledge
import Source

/// `pipe-wait-order`: a process is waited for before the pipe it writes to is read.
func pipeWaitOrder(_ context: LintContext) -> [Finding] {
  let resolver = context.resolver
  let outputs = context.uses(of: "pipes-output").compactMap { output($0.site, context) }
  guard !outputs.isEmpty else { return [] }
  var drains: [HeldObject: [Site]] = [:]
  for drain in context.uses(of: "drains-pipe", withAwaited: true) {
    if let pipe = resolver.heldObject(ofCall: drain.site) { drains[pipe, default: []].append(drain.site) }
  }
  return context.wantedUses(of: "process").compactMap { wait in
    guard context.knowledge.effects[wait.effect].level == .error, let process = resolver.heldObject(ofCall: wait.site),
      let around = context.surroundings(wait.site)
    else { return nil }
    let root = resolver.root(of: wait.site)
    let own = outputs.filter { $0.process == process && resolver.root(of: $0.site) == root && $0.site.unit == wait.site.unit }
    let late = own.lazy.compactMap { output -> Site? in
      let here = (drains[output.pipe] ?? []).filter { $0.unit == wait.site.unit && resolver.root(of: $0) == root }
      let near = here + helperCalls(drains[output.pipe] ?? [], in: around.home, context)
      return near.contains { $0 < wait.site } ? nil : near.first { resolver.home($0)?.body == around.home }
    }.first
    guard let late else { return nil }
    return context.finding(
      "pipe-wait-order", at: wait.site, atMost: context.severity(wait.confidence), place: around.verdict.place.rawValue,
      because: [Reason(text: "the pipe is read only here", place: context.project.place(late))])
  }
}

/// Calls of functions of the project that drain the pipe.
private func helperCalls(_ drains: [Site], in home: Site, _ context: LintContext) -> [Site] {
  let resolver = context.resolver
  let bodies = Set(drains.compactMap { resolver.enclosingBody($0) }.filter { context.kind($0) == .body && $0 != home })
  guard !bodies.isEmpty else { return [] }
  return bodies.sorted().flatMap { context.graph.callers(of: $0) }.map(\.site).filter { resolver.home($0)?.body == home }.sorted()
}

/// `process.standardOutput = pipe`, and in an extension of the process `standardOutput = pipe`.
private func output(_ member: Site, _ context: LintContext) -> (site: Site, process: HeldObject, pipe: HeldObject)? {
  let resolver = context.resolver
  let chain = resolver.parent(member).flatMap { context.kind($0) == .chain ? $0 : nil } ?? member
  guard let process = resolver.heldObject(ofAccess: member), let assignment = resolver.parent(chain), context.kind(assignment) == .assignment else { return nil }
  let parts = resolver.children(assignment)
  guard parts.count == 2, parts[0] == chain, let pipe = resolver.heldObject(parts[1]) else { return nil }
  return (member, process, pipe)
}
