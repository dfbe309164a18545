import Knowledge
import Source

/// The two contexts that share the work of a run: each remembers its own answers, so that neither waits for the other. There are two whatever the
/// machine has, and what each does is fixed: a circular question may be answered by where it began, and findings must not depend on the machine.
struct LintCrew {
  let first: LintContext
  let second: LintContext
  let concurrently: ConcurrentRunner

  init(_ project: Project, _ knowledge: Knowledge, _ options: LintOptions, _ concurrently: @escaping ConcurrentRunner) {
    self.concurrently = concurrently
    let basis = LintBasis(project, knowledge, options, concurrently)
    var (first, second): (LintContext?, LintContext?)
    concurrently([
      { first = LintContext(basis, seeking: .even) },
      { second = LintContext(basis, seeking: .odd) },
    ])
    self.first = first ?? LintContext(basis, seeking: .even)
    self.second = second ?? LintContext(basis, seeking: .odd)
    // Which calls work elsewhere was seen with the seeds, by each for its own files.
    let handedOver = self.first.resolver.handOvers
    self.first.resolver.adopt(handOvers: self.second.resolver.handOvers)
    self.second.resolver.adopt(handOvers: handedOver)
    let all = (self.first.seeds + self.second.seeds).sorted { $0.site < $1.site }
    self.first.seeds = all
    self.second.seeds = all
  }

  /// Effects spread independently of each other: each context follows its share of them.
  /// - Parameter afterwards: what the second context has to do besides, and may do as soon as it is done with its share.
  func spread(_ minimum: Severity, isCut: @escaping (Site) -> Bool, afterwards: @escaping () -> Void = {}) -> EffectSpread {
    let halves = seedHalves()
    var own = EffectSpread(first.resolver, first.graph, seeds: [], isCut: isCut)
    var other = own
    concurrently([
      { own = EffectSpread(first.resolver, first.graph, seeds: halves.0, minimum: minimum, isCut: isCut) },
      {
        other = EffectSpread(second.resolver, second.graph, seeds: halves.1, minimum: minimum, isCut: isCut)
        afterwards()
      },
    ])
    own.merge(other)
    first.resolver.adoptPlaces(of: second.resolver)
    second.resolver.adoptPlaces(of: first.resolver)
    first.graph.adoptTargets(of: second.graph)
    second.graph.adoptTargets(of: first.graph)
    return own
  }

  /// The seeds of each effect go together.
  private func seedHalves() -> ([EffectSpread.Seed], [EffectSpread.Seed]) {
    var counts: [String: Int] = [:]
    for seed in first.seeds { counts[first.knowledge.effects[seed.effect].name, default: 0] += 1 }
    let inFirst = Set(LintCrew.share(of: counts.map { ($0.key, $0.value) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }))
    let isFirst = { (seed: EffectSpread.Seed) in inFirst.contains(first.knowledge.effects[seed.effect].name) }
    return (first.seeds.filter(isFirst), first.seeds.filter { !isFirst($0) })
  }

  /// Of items with their weights, the heaviest first, those that make up about three fifths of the weight: who takes the others has shapes to look at besides.
  private static func share<Item>(of items: [(Item, Int)]) -> [Item] {
    var (own, others) = (0, 0)
    var result: [Item] = []
    for (item, weight) in items {
      if own * 2 <= others * 3 {
        result.append(item)
        own += weight
      } else {
        others += weight
      }
    }
    return result
  }
}

/// What both contexts read and neither changes.
struct LintBasis: Sendable {
  let project: Project
  let knowledge: Knowledge
  let options: LintOptions
  let types: TypeTable
  let index: EventIndex
  let patterns: [(pattern: PreparedPattern, effect: Int)]
  let contexts: FileContexts

  init(_ project: Project, _ knowledge: Knowledge, _ options: LintOptions, _ concurrently: ConcurrentRunner = { $0.forEach { $0() } }) {
    self.project = project
    self.knowledge = knowledge
    self.options = options
    var patterns: [(pattern: PreparedPattern, effect: Int)] = []
    for (number, effect) in knowledge.effects.enumerated() {
      for (call, pattern) in effect.calls.enumerated() {
        if let prepared = PreparedPattern(pattern, number: call, project.names) { patterns.append((prepared, number)) }
      }
    }
    self.patterns = patterns
    let names = Set(patterns.flatMap { $0.pattern.eventNames })
    var (types, contexts, index): (TypeTable?, FileContexts?, EventIndex?)
    concurrently([
      { (types, contexts) = (TypeTable(project), FileContexts(project)) },
      { index = EventIndex(project, patternNames: names) },
    ])
    self.types = types ?? TypeTable(project)
    self.contexts = contexts ?? FileContexts(project)
    self.index = index ?? EventIndex(project, patternNames: names)
  }

  /// Of what tests do nothing is said in other files.
  func mayMatter(_ site: Site) -> Bool {
    guard let wanted = options.wantedFiles, contexts.isTest(Int(site.unit)) else { return true }
    return wanted.contains { contexts.isTest($0) }
  }

  /// The patterns of effects that a rule looks for by itself; others are asked for by checks, one by one.
  var sought: [(pattern: PreparedPattern, effect: Int)] {
    let names = Set(knowledge.rules.flatMap(\.finds).map(\.effect))
    return patterns.filter { names.contains(knowledge.effects[$0.effect].name) }
  }
}
