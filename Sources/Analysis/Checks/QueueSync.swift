import Knowledge
import Source

/// `queue-sync-on-main` and `queue-sync-in-async`: work is handed to a queue and waited for, behind what else the queue has to do.
func queueSync(_ context: LintContext, _ spread: EffectSpread) -> [Finding] {
  let uses = context.uses(of: "queue-sync")
  guard !uses.isEmpty else { return [] }
  let search = QueueWork(context, spread)
  var because: [Site: Reason] = [:]
  var seeds: [EffectSpread.Seed] = []
  for use in uses {
    guard let hazard = search.hazard(use) else { continue }
    var seed = use
    seed.level = min(seed.level, hazard.severity)
    seeds.append(seed)
    because[use.site] = hazard.reason
  }
  let rules: [Place: String] = [.main: "queue-sync-on-main", .pool: "queue-sync-in-async", .actor: "queue-sync-in-async"]
  let placed = PlacedSeeds(context: context, rules: rules) { seed in because[seed.site].map { [$0] } ?? [] }
  return placed.findings(seeds, beside: spread)
}

private struct QueueWork {
  struct Hazard {
    var severity: Severity
    var reason: Reason?
  }

  /// A closure that runs on a queue.
  private struct Block {
    var call: Site
    var closure: Site
    var isAsync: Bool
  }

  private let context: LintContext
  private let work: LongWork
  private let loops: UnboundedLoops
  private var blocks: [HeldObject: [Block]] = [:]
  private var resolver: Resolver { context.resolver }

  init(_ context: LintContext, _ spread: EffectSpread) {
    self.context = context
    // What waits for main while main waits for the queue waits for ever.
    work = LongWork(context, spread, without: ["queue-sync"])
    loops = UnboundedLoops(context)
    let given = GivenClosures(context)
    for effect in ["queue-work", "queue-sync"] {
      for use in context.uses(of: effect) {
        guard let object = queue(use.site) else { continue }
        // `func write(_ change: @escaping () -> Void) { queue.async { change() } }`: what is written there runs on the queue.
        for call in [use.site] + given.calls(handingTo: use.site) {
          guard let closure = context.resolver.closures(ofCall: call).last else { continue }
          blocks[object, default: []].append(Block(call: call, closure: closure, isAsync: effect == "queue-work"))
        }
      }
    }
  }

  private func queue(_ call: Site) -> HeldObject? { resolver.receiver(of: call).flatMap { resolver.heldObject($0) } }

  /// nil: everything on the queue is quick.
  func hazard(_ use: EffectSpread.Seed) -> Hazard? {
    guard let receiver = resolver.receiver(of: use.site) else { return Hazard(severity: .note, reason: nil) }
    let kind = resolver.executor(receiver)
    if kind == .main { return nil }
    guard let object = resolver.heldObject(receiver), isOwn(object), kind != nil else {
      // The queues of the system are shared with everybody's work.
      return Hazard(severity: kind == .concurrent && resolver.heldObject(receiver) == nil ? .warning : .note, reason: nil)
    }
    return hazard(of: object, besides: use.site)
  }

  private func hazard(of object: HeldObject, besides call: Site) -> Hazard? {
    var loop: Hazard?
    for block in blocks[object] ?? [] where block.call != call {
      // What main itself does there is no work that main waits for.
      if !block.isAsync, context.surroundings(block.call)?.verdict.place == .main { continue }
      let events = resolver.ownEvents(of: block.closure)
      if let found = work.first(in: events) {
        let words = "the same queue runs \(FindingText(context).callee(found.seed)), which \(context.knowledge.effects[found.seed.effect].does)"
        return Hazard(
          severity: found.seed.confidence == .low ? .note : .warning, reason: Reason(text: words, place: context.project.place(found.site)))
      }
      if let endless = events.first(where: { loops.isEndless($0) }) {
        loop = Hazard(severity: .warning, reason: Reason(text: "the same queue runs this loop", place: context.project.place(endless)))
      } else if loop == nil, let single = events.first(where: { loops.isUnbounded($0) && loops.doesWork($0) }) {
        loop = Hazard(severity: .note, reason: Reason(text: "the same queue runs this loop", place: context.project.place(single)))
      }
    }
    return loop
  }

  /// All uses of the queue can be seen: a variable of the project that is given no other queue from outside.
  private func isOwn(_ object: HeldObject) -> Bool {
    switch object {
    case .binding: return true
    case .type: return false
    case .variable(let decl): return context.project.kind(decl) == .variable && !context.project.unit(decl).isInterface
    }
  }
}
