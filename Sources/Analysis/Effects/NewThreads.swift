import Source

/// Waiting until a thread that has just been started says that it runs: it does so at once, before it does anything that takes time.
final class NewThreads {
  private let context: LintContext
  private lazy var starts = context.test(for: "starts-thread")
  private lazy var signals = context.test(for: "signals")
  private var resolver: Resolver { context.resolver }

  init(_ context: LintContext) { self.context = context }

  /// The wait is for a thread that its own function starts.
  func saysAtOnce(_ wait: Site) -> Bool {
    guard let object = resolver.heldObject(ofCall: wait), let body = resolver.enclosingBody(wait) else { return false }
    return resolver.ownEvents(of: body).contains { event in
      event < wait && context.kind(event) == .call && starts.contains(event) && resolver.closures(ofCall: event).contains { signalsFirst(object, in: $0) }
    }
  }

  private func signalsFirst(_ object: HeldObject, in closure: Site) -> Bool {
    let events = resolver.ownEvents(of: closure)
    guard let signal = events.first(where: { context.kind($0) == .call && signals.contains($0) && resolver.heldObject(ofCall: $0) == object }) else { return false }
    let isDelayed = events.contains { $0 < signal && [.loop, .await].contains(context.kind($0)) }
    return !isDelayed && !context.seeds.contains { $0.site > closure && $0.site < signal && $0.level > .note }
  }
}
