import Knowledge
import Source

/// Whether a stretch of code blocks or computes: by itself or through what it calls on the same thread.
struct LongWork {
  struct Found {
    var site: Site
    var seed: EffectSpread.Seed
    /// From the site to the call that blocks.
    var chain: [Site]
  }

  private let context: LintContext
  private let spread: EffectSpread
  private let seeds: [Site: EffectSpread.Seed]
  /// The first blocking call of each body, the worst level first.
  private let hits: [Site: EffectSpread.Hit]
  private var names: Set<Name> = []
  private var resolver: Resolver { context.resolver }

  /// `level`: what is quicker does not count.
  init(_ context: LintContext, _ spread: EffectSpread, level: Severity = .warning, without ignored: Set<String> = []) {
    self.context = context
    self.spread = spread
    // What counts inside a frame only holds up nobody elsewhere.
    let ignored = ignored.union(["frame-work", "sorting", "row-work", "pictures"])
    let counts = { (seed: EffectSpread.Seed) in seed.level >= level && !ignored.contains(context.knowledge.effects[seed.effect].name) }
    seeds = Dictionary(context.seeds.filter(counts).map { ($0.site, $0) }, uniquingKeysWith: { a, b in a.level >= b.level ? a : b })
    var hits: [Site: EffectSpread.Hit] = [:]
    for hit in spread.hits where counts(hit.seed) && (hits[hit.home].map { $0.seed.level < hit.seed.level } ?? true) { hits[hit.home] = hit }
    let edges = spread.edges.filter { counts($0.value.seed) && $0.key.onMain != true }.sorted { a, b in
      (a.key.body, a.key.effect, a.key.level, a.key.onMain == nil ? 0 : 1, a.key.build)
        < (b.key.body, b.key.effect, b.key.level, b.key.onMain == nil ? 0 : 1, b.key.build)
    }
    for (key, edge) in edges where hits[key.body].map({ $0.seed.level < edge.seed.level }) ?? true {
      hits[key.body] = EffectSpread.Hit(
        site: edge.site, home: key.body, callee: edge.callee, seed: edge.seed, confidence: edge.confidence, calleeOnMain: edge.calleeOnMain,
        condition: edge.condition, build: edge.build)
    }
    self.hits = hits
    names = calledNames()
  }

  /// Whether the name of a call or access alone lets it be long.
  func mayWork(_ event: Site) -> Bool { seeds[event] != nil || names.contains(context.name(event)) }

  /// By which names long bodies are called.
  private func calledNames() -> Set<Name> {
    var result: Set<Name> = []
    for body in hits.keys where context.kind(body) == .body {
      let decl = context.declaration(ofBody: body)
      switch context.project.kind(decl) {
      case .accessor: result.insert(context.project.name(context.project.parent(decl)))
      case .initializer:
        let type = resolver.entity(enclosing: decl)
        if type != .none { result.insert(resolver.entityInfo(type).name) }
        result.formUnion([.initializer, .selfType])
        result.formUnion(context.index.aliases)
      default: result.insert(context.project.name(decl))
      }
    }
    return result
  }

  /// The first long call among events; awaited calls into other isolations do not hold up this thread.
  func first(in events: [Site]) -> Found? {
    var best: Found?
    for event in events {
      guard let found = work(at: event) else { continue }
      if best.map({ $0.seed.level < found.seed.level }) ?? true { best = found }
    }
    return best
  }

  /// What one call or access leads to.
  func work(at event: Site) -> Found? {
    if let seed = seeds[event] { return Found(site: event, seed: seed, chain: [event]) }
    for body in bodies(calledAt: event) where stays(at: event, in: body) {
      guard let hit = hits[body] else { continue }
      return Found(site: event, seed: hit.seed, chain: [event] + spread.chain(hit))
    }
    return nil
  }

  /// A body's own worst blocking call.
  func work(in body: Site) -> Found? {
    hits[body].map { Found(site: $0.site, seed: $0.seed, chain: spread.chain($0)) }
  }

  /// The bodies a call or property access may run.
  func bodies(calledAt event: Site) -> [Site] {
    let kind = context.kind(event)
    guard kind == .call || kind == .name || kind == .member || kind == .implicitMember else { return [] }
    return resolver.resolution(of: event).targets.compactMap { target in
      guard !context.project.unit(target).isInterface else { return nil }
      switch context.project.kind(target) {
      case .function, .initializer: return kind == .call ? context.project.body(target) : nil
      case .variable where kind != .call: return context.project.accessor(target, .get).flatMap { context.project.body($0) }
      default: return nil
      }
    }
  }

  private func stays(at event: Site, in body: Site) -> Bool {
    guard resolver.isAwaited(event) else { return true }
    let place = resolver.place(of: body).place
    return place == .caller || place == context.surroundings(event)?.verdict.place && place == .main
  }
}
