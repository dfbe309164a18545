import Knowledge
import Source

/// How effects travel: from the calls that block, backwards over edges that stay on the thread, to the code whose place is proven.
///
/// A breadth-first search for each effect and level, the worst level first. The edge through which a body was first reached is kept. What is sure is
/// followed before what is guessed: following edges from any body gives its surest chain, and of those the shortest. So a search that leaves out what
/// rests on little finds the same as one that follows everything.
struct EffectSpread {
  /// Why a body has an effect: its own call (`callee` is none), or a call of another body that has it.
  struct Edge {
    var site: Site
    var callee: Site
    var seed: Seed
    var confidence: Confidence
    /// What a test of the thread in the callee says: reached only on main, only off main, or anywhere.
    var calleeOnMain: Bool?
    /// Steps of the way that may mean other code.
    var guesses = 0
    /// The Boolean argument for which alone the callee has the effect, and the builds.
    var condition = ParameterCondition.always
    var build = BuildConditions.any
  }

  /// A call that blocks by itself.
  struct Seed: Hashable {
    var site: Site
    /// Index into `Knowledge.effects`.
    var effect: Int
    var level: Severity
    var confidence: Confidence
    /// Index into the effect's `calls`; nil: no page names the call.
    var call: Int?
    /// A function of no type.
    var isFree = false
  }

  /// A place-proven body reaches an effect through one of its calls.
  struct Hit {
    var site: Site
    /// The body around, or the site itself where it has a place of its own.
    var home: Site
    var callee: Site
    var seed: Seed
    var confidence: Confidence
    var calleeOnMain: Bool?
    /// The Boolean argument for which alone the callee has the effect, and the builds.
    var condition = ParameterCondition.always
    var build = BuildConditions.any
  }

  private let resolver: Resolver
  private let graph: CallGraph
  let isCut: (Site) -> Bool
  /// What could only lead to findings below this was not followed.
  let minimum: Severity
  /// What rests on less could not be reported.
  private let leastConfidence: Confidence
  /// Bodies that have the effect whatever arguments they are called with.
  private(set) var edges: [Key: Edge] = [:]
  /// Bodies that have it for one value of a Boolean parameter.
  private var conditionalEdges: [ConditionalKey: Edge] = [:]
  private(set) var hits: [Hit] = []

  struct Key: Hashable {
    var body: Site
    /// Index of the first effect in `Knowledge.effects` that has the name.
    var effect: Int
    var level: Severity
    /// The body has the effect only on main (true), only off main (false), or anywhere.
    var onMain: Bool?
    /// The builds that hold all of the code on the way.
    var build = BuildConditions.any

    func hash(into hasher: inout Hasher) {
      hasher.combine(body.packed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(effect) << 8 &+ UInt64(level.rawValue))
    }
  }

  private struct ConditionalKey: Hashable {
    var key: Key
    var condition: ParameterCondition
  }

  /// By effect: the first one of the same name.
  private let firstOfName: [Int]

  /// `isCut`: an allowance covers the site, so nothing is followed through it.
  init(_ resolver: Resolver, _ graph: CallGraph, seeds: [Seed], minimum: Severity = .note, isCut: @escaping (Site) -> Bool) {
    self.resolver = resolver
    self.graph = graph
    self.isCut = isCut
    self.minimum = minimum
    leastConfidence = minimum > .warning ? .high : minimum > .note ? .medium : .low
    var numbers: [String: Int] = [:]
    firstOfName = resolver.knowledge.effects.enumerated().map { index, effect in
      let first = numbers[effect.name] ?? index
      numbers[effect.name] = first
      return first
    }
    var groups: [Int: [Severity: [Seed]]] = [:]
    for seed in seeds where seed.level >= minimum && !isCut(seed.site) { groups[firstOfName[seed.effect], default: [:]][seed.level, default: []].append(seed) }
    for (effect, levels) in groups.sorted(by: { $0.key < $1.key }) {
      for level in levels.keys.sorted(by: >) { spread(effect, level, levels[level] ?? []) }
    }
  }

  /// Takes over what other effects reached.
  mutating func merge(_ other: EffectSpread) {
    edges.merge(other.edges) { own, _ in own }
    conditionalEdges.merge(other.conditionalEdges) { own, _ in own }
    hits += other.hits
  }

  private mutating func spread(_ effect: Int, _ level: Severity, _ seeds: [Seed]) {
    var waiting = WaitingBodies()
    for seed in seeds {
      let step = Edge(site: seed.site, callee: .none, seed: seed, confidence: seed.confidence)
      if let next = reach(step, .always, effect, level) { waiting.add(next, length: 0) }
    }
    while let (next, length) = waiting.removeFirst() {
      guard isNew(next.key, next.condition) else { continue }
      let (key, condition, edge) = (next.key, next.condition, next.edge)
      if condition == .always { edges[key] = edge } else { conditionalEdges[ConditionalKey(key: key, condition: condition)] = edge }
      for caller in callers(of: key.body) where !isCut(caller.site) {
        guard let inherited = graph.conditions.inherited(condition, by: caller.site, of: key.body) else { continue }
        // One guess may be right; that two are, one after the other, is not likely enough for more than a note.
        let guesses = edge.guesses + (caller.confidence == .medium && !resolver.runsOnce(key.body) ? 1 : 0)
        let confidence = guesses > 1 ? .low : min(edge.confidence, caller.confidence)
        let step = Edge(
          site: caller.site, callee: key.body, seed: edge.seed, confidence: confidence, calleeOnMain: key.onMain, guesses: guesses,
          condition: condition, build: key.build)
        if let next = reach(step, inherited, effect, level) { waiting.add(next, length: length + 1) }
      }
    }
  }

  /// What is found in tests is at most a note.
  private func callers(of body: Site) -> [Caller] { graph.callers(of: body) + (minimum == .note ? graph.callersInTests(of: body) : []) }

  /// Follows one call into the code around it: a hit where that code's place is proven, else the body to go on from.
  private mutating func reach(_ step: Edge, _ inherited: ParameterCondition, _ effect: Int, _ level: Severity) -> ReachedBody? {
    guard let home = resolver.home(step.site) else { return nil }
    let verdict = resolver.place(of: home.body)
    let confidence = min(step.confidence, home.confidence)
    let build = step.build.joined(graph.branches.conditions(of: step.site))
    guard confidence >= leastConfidence, !build.isImpossible else { return nil }
    let tested = graph.threadChecks.isOnMain(step.site, in: home.body)
    let onMain = step.calleeOnMain ?? tested
    if tested == true, onMain == true, case let proven = graph.threadChecks.verdict(step.site, in: home.body), proven.place == .main, verdict.place != .main {
      resolver.settle(step.site, proven)
      hits.append(Hit(step, home: step.site, confidence: confidence))
      return nil
    }
    if verdict.place != .caller {
      // On this thread the branch is never taken.
      if let onMain, verdict.place != .unknown, onMain != (verdict.place == .main) { return nil }
      hits.append(Hit(step, home: home.body, confidence: confidence))
      return nil
    }
    guard let condition = graph.conditions.condition(at: step.site, home: home.body).joined(inherited) else { return nil }
    let key = Key(body: home.body, effect: effect, level: level, onMain: onMain, build: build)
    guard isNew(key, condition) else { return nil }
    var edge = step
    edge.confidence = confidence
    return ReachedBody(key: key, condition: condition, edge: edge)
  }

  private func isNew(_ key: Key, _ condition: ParameterCondition) -> Bool {
    guard edges[key] == nil, edge(key, condition) == nil else { return false }
    if key.build == .any { return true }
    var everywhere = key
    everywhere.build = .any
    return edges[everywhere] == nil && edge(everywhere, condition) == nil
  }

  private func edge(_ key: Key, _ condition: ParameterCondition) -> Edge? {
    condition == .always ? edges[key] : conditionalEdges[ConditionalKey(key: key, condition: condition)]
  }

  /// The calls behind a hit with the bodies they are made in, down to the call that blocks.
  func steps(_ hit: Hit) -> [(body: Site, site: Site)] {
    let effect = firstOfName[hit.seed.effect]
    var result: [(body: Site, site: Site)] = []
    var (body, onMain, condition, build) = (hit.callee, hit.calleeOnMain, hit.condition, hit.build)
    while body != .none, result.count < 64,
      let edge = edge(Key(body: body, effect: effect, level: hit.seed.level, onMain: onMain, build: build), condition) {
      result.append((body, edge.site))
      (body, onMain, condition, build) = (edge.callee, edge.calleeOnMain, edge.condition, edge.build)
    }
    return result
  }

  /// The bodies a hit's chain goes through, its own not counted.
  func bodies(_ hit: Hit) -> [Site] { steps(hit).map(\.body) }

  /// The sites from a hit to the call that blocks, both included.
  func chain(_ hit: Hit) -> [Site] { [hit.site] + steps(hit).map(\.site) }
}

extension EffectSpread.Hit {
  fileprivate init(_ step: EffectSpread.Edge, home: Site, confidence: Confidence) {
    self.init(
      site: step.site, home: home, callee: step.callee, seed: step.seed, confidence: confidence, calleeOnMain: step.calleeOnMain,
      condition: step.condition, build: step.build)
  }
}

/// A body that has an effect through one of its calls.
private struct ReachedBody {
  var key: EffectSpread.Key
  var condition: ParameterCondition
  var edge: EffectSpread.Edge
}

/// Bodies whose callers are still to be looked for: the surest first, of those the ones with the shortest chain, of those the first.
private struct WaitingBodies {
  /// By how much is guessed and by the length of the chain.
  private var bodies: [[[ReachedBody]]] = [[], [], [], []]
  private var (tier, length, next) = (0, 0, 0)

  private static func tier(_ edge: EffectSpread.Edge) -> Int {
    switch edge.confidence {
    case .high: 0
    case .medium: edge.guesses == 0 ? 1 : 2
    case .low: 3
    }
  }

  mutating func add(_ body: ReachedBody, length: Int) {
    let tier = WaitingBodies.tier(body.edge)
    while bodies[tier].count <= length { bodies[tier].append([]) }
    bodies[tier][length].append(body)
  }

  mutating func removeFirst() -> (ReachedBody, length: Int)? {
    while tier < bodies.count {
      guard length < bodies[tier].count else {
        (tier, length, next) = (tier + 1, 0, 0)
        continue
      }
      guard next < bodies[tier][length].count else {
        (length, next) = (length + 1, 0)
        continue
      }
      next += 1
      return (bodies[tier][length][next - 1], length)
    }
    return nil
  }
}
