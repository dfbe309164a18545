import Knowledge
import Source

/// The calls that block or compute by themselves: every event that a page's pattern matches under its condition.
struct SeedFinder {
  private let resolver: Resolver
  private let index: EventIndex
  private let patterns: [(pattern: PreparedPattern, effect: Int)]
  private let withAwaited: Bool
  /// nil: all.
  private let files: Set<Int>?
  private let accepts: (Site) -> Bool

  /// `withAwaited`: calls that suspend count too. `files`: only calls in these. `accepts`: what the text says is asked first.
  init(
    _ resolver: Resolver, _ index: EventIndex, _ patterns: [(pattern: PreparedPattern, effect: Int)], withAwaited: Bool = false,
    files: Set<Int>? = nil, where accepts: @escaping (Site) -> Bool = { _ in true }
  ) {
    self.accepts = accepts
    self.withAwaited = withAwaited
    self.files = files
    self.resolver = resolver
    self.index = index
    self.patterns = patterns
  }

  /// One seed a call: of several patterns that match, the worst level, and among those the first page line.
  func seeds() -> [EffectSpread.Seed] {
    var best: [Site: EffectSpread.Seed] = [:]
    var byName = PackedMap<Name, [(pattern: PreparedPattern, effect: Int)]>()
    var names: [Name] = []
    for entry in patterns {
      if byName[entry.pattern.eventName] == nil { names.append(entry.pattern.eventName) }
      byName.append(entry, to: entry.pattern.eventName)
    }
    for name in names {
      let entries = byName[name] ?? []
      for position in positions(name).joined() where accepts(index[position]) {
        for (pattern, effect) in entries { consider(pattern, effect, index[position], &best) }
      }
    }
    considerWrittenInitialisers(&best)
    return best.values.sorted { $0.site < $1.site }
  }

  /// `.init(…)`, `Type.init(…)` and `Alias(…)`: the type the call makes says which patterns to ask, of the hundreds that speak of initialisers.
  private func considerWrittenInitialisers(_ best: inout [Site: EffectSpread.Seed]) {
    var byType = PackedMap<Name, [(pattern: PreparedPattern, effect: Int)]>()
    for entry in patterns where entry.pattern.pattern.kind == .initializer { byType.append(entry, to: entry.pattern.type.last ?? .none) }
    guard byType.count > 0 else { return }
    let shapes = Set(patterns.filter { $0.pattern.pattern.kind == .initializer }.map(\.pattern.labels))
    // Labels are compared at once, types have to be found out.
    for group in index.unnamedCalls.groups where group.name != .selfType && resolver.fits(index[group.positions[0]], shapes) {
      for site in group.positions.lazy.map({ self.index[$0] }) where files?.contains(Int(site.unit)) ?? true && accepts(site) {
        let owner = resolver.resolution(of: site).owner
        guard owner != .none else { continue }
        for ancestor in resolver.ancestry(owner) {
          for (pattern, effect) in byType[resolver.entityInfo(ancestor).name] ?? [] { consider(pattern, effect, site, &best) }
        }
      }
    }
  }

  private func positions(_ name: Name) -> [Range<Int>] {
    let all = index.positions(name)
    return files.map { $0.sorted().map { index.positions(in: $0, among: all) } } ?? [all]
  }

  private func consider(_ pattern: PreparedPattern, _ effect: Int, _ site: Site, _ best: inout [Site: EffectSpread.Seed]) {
    guard resolver.matches(pattern, site), resolver.holds(pattern.pattern.condition, at: site) else { return }
    // Awaited calls are the asynchronous overloads of these APIs.
    if !withAwaited && resolver.isAsyncOverload(site) || resolver.isForeign(site) { return }
    let level = min(resolver.knowledge.effects[effect].level, resolver.isRare(site) ? .note : .error)
    let confidence: Confidence = pattern.isWildcard ? .medium : .high
    if let place = resolver.placeOfWorker(site) { resolver.handOver(site, place) }
    if let known = best[site], known.level > level || known.level == level && known.confidence >= confidence { return }
    best[site] = EffectSpread.Seed(site: site, effect: effect, level: level, confidence: confidence, call: pattern.number,
      isFree: pattern.pattern.kind == .free)
  }
}

extension Resolver {
  /// `await` stands directly before the chain whose last link this is: the call itself suspends.
  func isAsyncOverload(_ site: Site) -> Bool {
    guard let chain = parent(site) else { return false }
    let events = project.unit(site).summary.events
    guard project.kind(chain) == .chain, events.subtreeEnds[Int(site.event)] == events.subtreeEnds[Int(chain.event)], var outer = parent(chain) else { return false }
    while project.kind(outer) == .try, let next = parent(outer) { outer = next }
    return project.kind(outer) == .await
  }
}
