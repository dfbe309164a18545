import Knowledge
import Source

/// `waits-for-itself` again: what runs on a serial queue sends further work there and waits until that has signalled, as for a group whose work stands
/// behind one's own in the same queue.
struct OwnQueueWaits {
  private let context: LintContext
  private let takers: ExclusiveTakers
  /// The calls that may send work to a queue, by their names.
  private let senders: Set<Site>
  private let syncs: Set<Site>
  private var resolver: Resolver { context.resolver }

  init(_ context: LintContext, _ takers: ExclusiveTakers) {
    self.context = context
    self.takers = takers
    senders = Set(context.namesakes(of: "queue-work"))
    syncs = Set(context.namesakes(of: "queue-sync"))
  }

  func findings() -> [Finding] {
    let suspects = Set(context.namesakes(of: "waits").filter { context.isWanted($0) && mayWait($0) })
    guard !suspects.isEmpty else { return [] }
    let waits = context.uses(of: "waits", in: context.options.wantedFiles, where: suspects.contains)
    return waits.filter { !context.knowledge.effects[$0.effect].isLimited }.compactMap { finding($0) }
  }

  /// It stands in a closure that is sent somewhere, behind a call in it that sends something.
  private func mayWait(_ wait: Site) -> Bool {
    closures(around: wait).contains { closure in
      (closure.event ..< wait.event).contains { senders.contains(Site(wait.unit, $0)) }
    }
  }

  private func closures(around site: Site) -> [Site] {
    resolver.ancestors(of: site).filter { holder in
      guard context.kind(holder) == .closure, let call = resolver.call(takingClosure: holder) else { return false }
      return senders.contains(call) || syncs.contains(call)
    }
  }

  private func finding(_ wait: EffectSpread.Seed) -> Finding? {
    guard let object = resolver.heldObject(ofCall: wait.site), let home = resolver.home(wait.site)?.body else { return nil }
    for closure in closures(around: wait.site) where closure == home || resolver.isInside(closure, home) {
      guard let call = resolver.call(takingClosure: closure), let queue = takers.queue(ofCall: call),
        let sent = send(of: object, to: queue, in: closure, before: wait.site)
      else { continue }
      let place = context.surroundings(wait.site)?.verdict.place ?? .unknown
      let because = [
        Reason(text: "the queue is held from here on", place: context.project.place(call)),
        Reason(text: "what is waited for is sent to the same queue here", place: context.project.place(sent)),
      ]
      return context.finding("waits-for-itself", at: wait.site, place: place.rawValue, because: because)
    }
    return nil
  }

  /// The call that sends to the queue what is waited for: along with the object, or a closure that signals, and nothing else does.
  private func send(of object: HeldObject, to queue: HeldObject, in closure: Site, before wait: Site) -> Site? {
    let sends = (closure.event &+ 1 ..< wait.event).map { Site(wait.unit, $0) }.filter { site in
      senders.contains(site) && resolver.home(site)?.body == resolver.home(wait)?.body && takers.queue(ofCall: site) == queue
    }
    if let along = sends.first(where: { call in resolver.arguments(of: call).contains { resolver.heldObject($0) == object } }) { return along }
    let signals = context.uses(of: "signals").map(\.site).filter { resolver.heldObject(ofCall: $0) == object }
    guard !signals.isEmpty else { return nil }
    return sends.first { call in signals.allSatisfy { signal in resolver.closures(ofCall: call).contains { resolver.isInside(signal, $0) } } }
  }
}
