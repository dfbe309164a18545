import Knowledge
import Source

/// Whether code runs again and again: it stands in a loop, or is called from one, a few functions away.
struct RepeatedCalls {
  private let context: LintContext
  private let loops: UnboundedLoops
  private var resolver: Resolver { context.resolver }
  private static let depthLimit = 5

  init(_ context: LintContext) {
    self.context = context
    loops = UnboundedLoops(context)
  }

  /// The calls from one that a loop over data of unknown size makes in each round down to a site, the site itself first. `accepts` may end a way up:
  /// it is asked whether a call leaves alone what is passed on.
  func callsFromLoop(to site: Site, accepts: (_ caller: Site, _ callee: Site) -> Bool) -> [Site]? {
    var found: [Site]?
    follow(site, upTo: RepeatedCalls.depthLimit, accepts: accepts) { way in
      found = way
      return false
    }
    return found
  }

  /// All calls that loops over data of unknown size make in each round and that come to a site, itself among them, behind a few other calls at most.
  func callsFromLoops(to site: Site, upTo depth: Int) -> [Site] {
    var found: [Site] = []
    follow(site, upTo: depth, accepts: { _, _ in true }) { way in
      found += way.suffix(1)
      return true
    }
    return found
  }

  /// Follows callers upwards. `found` is asked whether to go on.
  private func follow(_ site: Site, upTo depth: Int, accepts: (_ caller: Site, _ callee: Site) -> Bool, found: (_ way: [Site]) -> Bool) {
    var seen: Set<Site> = []
    var level = [[site]]
    for _ in 0 ..< depth {
      var next: [[Site]] = []
      for way in level {
        guard let last = way.last else { continue }
        if isInOpenLoop(last) {
          if found(way) { continue }
          return
        }
        guard let home = resolver.home(last), seen.insert(home.body).inserted, !resolver.runsOnce(home.body),
          !context.isQuiet(home.body), context.contexts.kind(Int(home.body.unit)) == context.contexts.kind(Int(site.unit))
        else { continue }
        for caller in context.graph.callers(of: home.body) where caller.confidence > .low && accepts(caller.site, home.body) { next.append(way + [caller.site]) }
      }
      level = next
    }
  }

  /// The loop, or the closure called for each element, that holds a site.
  func round(of site: Site) -> Site? { loop(around: site) }

  /// The loop around a site suspends in its rounds.
  func isInPausingLoop(_ site: Site) -> Bool { loop(around: site).map { loops.pauses($0) } ?? false }

  /// The rounds are those of a clock, a second apart or more: `while … { try await Task.sleep(for: .seconds(5)); look() }`.
  func isOnSlowClock(_ site: Site) -> Bool {
    guard let loop = loop(around: site), context.kind(loop) == .loop, context.name(loop) != .for else { return false }
    return resolver.ownEvents(of: loop).contains { event in
      guard context.kind(event) == .call, loops.isPause(event), let pause = resolver.arguments(of: event).first, let time = resolver.firstChild(pause) else { return false }
      // More would be nanoseconds.
      return resolver.amount(time).map { 1 ... 86_400 ~= $0 } ?? false
    }
  }

  /// The site stands in the block of a loop of the same body that goes on after it.
  func isInLoop(_ site: Site) -> Bool { loop(around: site) != nil }

  private func isInOpenLoop(_ site: Site) -> Bool { loop(around: site).map { loops.isUnbounded($0) } ?? false }

  /// The loop, or the call that runs a closure for each element, which repeats a site.
  private func loop(around site: Site) -> Site? {
    var inner = site
    while let outer = resolver.parent(inner) {
      switch context.kind(outer) {
      case .body: return nil
      case .closure:
        guard resolver.place(of: outer).isInPlace else { return nil }
        if let call = resolver.call(takingClosure: outer), loops.isWalk(call), loops.isUnbounded(call) { return call }
      case .block where isLeft(outer): return nil
      case .loop: if context.kind(inner) == .block { return outer }
      default: break
      }
      inner = outer
    }
    return nil
  }

  /// A block that ends by leaving runs once.
  private func isLeft(_ block: Site) -> Bool {
    guard let last = resolver.lastChild(block), context.kind(last) == .jump else { return false }
    return context.name(last) != .continue
  }
}
