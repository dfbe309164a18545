import Knowledge
import Source

/// `waits-for-itself`: a lock is taken by who holds it, or a serial queue is waited for by what runs on it.
func waitsForItself(_ context: LintContext, _ operations: LockOperations) -> [Finding] {
  let suspects = SuspectTakers(context)
  let (takers, files) = (ExclusiveTakers(context, suspects), suspects.files)
  let behind = OwnQueueWaits(context, takers).findings()
  guard !takers.isEmpty else { return behind }
  return behind + (heldLocks(operations, takers, context) + busyQueues(takers, context, files) + ownOperations(takers, context, files)).flatMap { region in
    region.events.compactMap { event in finding(at: event, in: region, takers, context) }
  }
}

/// What certainly runs while an object is held.
private struct HeldRegion {
  var object: HeldObject
  /// Where it is taken.
  var site: Site
  var events: [Site]
  var what: String
}

private func finding(at event: Site, in region: HeldRegion, _ takers: ExclusiveTakers, _ context: LintContext) -> Finding? {
  guard context.isWanted(event), let inner = takers.taking(region.object, at: event), inner != region.site else { return nil }
  let place = context.surroundings(event)?.verdict.place ?? .unknown
  var because = [Reason(text: "the \(region.what) is held from here on", place: context.project.place(region.site))]
  if inner != event { because.append(Reason(text: "and is waited for here", place: context.project.place(inner))) }
  return context.finding("waits-for-itself", at: event, place: place.rawValue, because: because)
}

private func heldLocks(_ operations: LockOperations, _ takers: ExclusiveTakers, _ context: LintContext) -> [HeldRegion] {
  let resolver = context.resolver
  let stretches = takers.locks.compactMap { lock -> HeldRegion? in
    guard let body = resolver.enclosingBody(lock.site) else { return nil }
    let paths = LockPaths(lock.site, unlocks: operations.given[lock.object] ?? [], in: body, resolver)
    return HeldRegion(object: lock.object, site: lock.site, events: paths.surelyHeld, what: "lock")
  }
  let closures = takers.lockedClosures.compactMap { lock in
    resolver.closures(ofCall: lock.site).last.map { HeldRegion(object: lock.object, site: lock.site, events: resolver.ownEvents(of: $0), what: "lock") }
  }
  return stretches + closures
}

/// Closures that run on a serial queue, whether anybody waits for them or not.
private func busyQueues(_ takers: ExclusiveTakers, _ context: LintContext, _ files: Set<Int>) -> [HeldRegion] {
  let resolver = context.resolver
  let names = takers.queueNames
  guard !names.isEmpty else { return [] }
  let sent = context.uses(of: "queue-work", in: files) { call in resolver.receiver(of: call).map { names.contains(context.name($0)) } ?? false }
  return (takers.queues.map(\.site) + sent.map(\.site)).compactMap { call in
    guard let object = takers.queue(ofCall: call), let closure = resolver.closures(ofCall: call).last ?? carriedClosure(call, resolver) else { return nil }
    return HeldRegion(object: object, site: call, events: resolver.ownEvents(of: closure), what: "queue")
  }
}

/// `queue.async(execute: item)`: the closure of which the item was made.
private func carriedClosure(_ call: Site, _ resolver: Resolver) -> Site? {
  resolver.arguments(of: call).lazy.compactMap { argument -> Site? in
    guard let maker = resolver.origin(argument), resolver.project.kind(maker) == .call, let closure = resolver.closures(ofCall: maker).last,
      let given = resolver.parent(closure), resolver.maker(ofArgument: given) == maker
    else { return nil }
    return closure
  }.first
}

/// Operations that wait until their queue has nothing left to do.
private func ownOperations(_ takers: ExclusiveTakers, _ context: LintContext, _ files: Set<Int>) -> [HeldRegion] {
  guard !takers.ends.isEmpty else { return [] }
  return context.uses(of: "operation-work", in: files).compactMap { seed in
    guard let taking = takers.own(context.resolver.receiver(of: seed.site), seed.site), let closure = context.resolver.closures(ofCall: seed.site).last else { return nil }
    return HeldRegion(object: taking.object, site: seed.site, events: context.resolver.ownEvents(of: closure), what: "queue")
  }
}
