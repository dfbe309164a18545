import Source

/// Calls, by code of the main thread, of functions of the main thread in which something blocks. The finding stands in the function; that its callers wait,
/// too, is worth a note to who looks at them: often they are what has to change.
struct CallersOnMain {
  /// A call and the calls behind it, down to the function that the finding stands in.
  struct Way {
    var calls: [Site]
    var home: Site
    var hit: EffectSpread.Hit
    fileprivate var guesses: Int
  }

  private(set) var ways: [Way] = []
  private static let farthest = 5
  /// What the whole app calls has to change itself.
  private static let most = 16

  /// `hits`: those in whose functions something loud is reported, one a function and effect is enough.
  init(_ context: LintContext, _ hits: [EffectSpread.Hit], isCut: (Site) -> Bool) {
    struct BodyAndEffect: Hashable { var body: Site; var effect: String }
    var seen: Set<BodyAndEffect> = []
    func isNew(_ body: Site, _ hit: EffectSpread.Hit) -> Bool {
      seen.insert(BodyAndEffect(body: body, effect: context.knowledge.effects[hit.seed.effect].name)).inserted
    }
    let resolver = context.resolver
    var waiting = hits.filter { isNew($0.home, $0) }.map { Way(calls: [], home: $0.home, hit: $0, guesses: 0) }
    var next = 0
    while next < waiting.count {
      let way = waiting[next]
      next += 1
      let found = context.graph.callers(of: way.home).compactMap { caller in isCut(caller.site) ? nil : CallersOnMain.way(way, caller, resolver) }
      guard found.count <= CallersOnMain.most else { continue }
      ways += found
      waiting += found.filter { $0.calls.count < CallersOnMain.farthest && isNew($0.home, $0.hit) }
    }
  }

  private static func way(_ way: Way, _ caller: Caller, _ resolver: Resolver) -> Way? {
    guard caller.confidence > .low, let home = resolver.home(caller.site), home.confidence == .high, resolver.place(of: home.body).place == .main else { return nil }
    let guesses = way.guesses + (caller.confidence == .high ? 0 : 1)
    return guesses < 2 ? Way(calls: [caller.site] + way.calls, home: home.body, hit: way.hit, guesses: guesses) : nil
  }
}
