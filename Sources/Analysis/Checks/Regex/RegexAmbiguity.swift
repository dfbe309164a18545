/// Where a pattern can read the same text in many ways: the positions and the word to repeat.
///
/// Exponential: from a position back to it, one word leads along two different ways (a cycle of the automaton's product with itself that
/// leaves the diagonal). Polynomial: one word leads from p to p, from p to q and from q to q (a path in the product of three).
struct RegexAmbiguity {
  struct Suspicion {
    /// The text before, and what is repeated.
    var prefix: [UInt32]
    var pump: [UInt32]
  }

  private let automaton: PositionAutomaton
  private let cycles: [Int]
  private var common: [Int: UInt32?] = [:]
  /// Steps left, so that no pattern takes long.
  private var budget = 400_000

  init(_ automaton: PositionAutomaton) {
    self.automaton = automaton
    cycles = automaton.cycles()
  }

  // MARK: Exponential

  mutating func exponential() -> [Suspicion] {
    var result: [Suspicion] = []
    for cycle in Set(cycles).subtracting([0]).sorted() {
      let members = cycles.indices.filter { cycles[$0] == cycle }
      if let found = doubleEdge(members, cycle) { result.append(found) }
      // One member decides for all of its cycle; short ones are asked all, for the shortest word.
      var best: Suspicion?
      for member in members.count <= 12 ? members[...] : members.prefix(1) {
        guard let pump = twoWays(member, cycle), let prefix = prefix(member) else { continue }
        if best.map({ pump.count < $0.pump.count }) ?? true { best = Suspicion(prefix: prefix, pump: pump) }
      }
      if let best { result.append(best) }
    }
    return result
  }

  private func prefix(_ position: Int) -> [UInt32]? { automaton.word(from: 0, to: position) }

  private func doubleEdge(_ members: [Int], _ cycle: Int) -> Suspicion? {
    var best: Suspicion?
    for source in members {
      for edge in automaton.edges[source] where edge.ways > 1 && cycles[edge.target] == cycle {
        guard let prefix = prefix(edge.target) else { continue }
        var pump: [UInt32] = []
        if source != edge.target { pump = automaton.word(from: edge.target, to: source) ?? [] }
        pump.append(automaton.sets[edge.target].sample ?? 0x61)
        if best.map({ pump.count < $0.pump.count }) ?? true { best = Suspicion(prefix: prefix, pump: pump) }
      }
    }
    return best
  }

  private struct Pair: Hashable {
    var a: Int
    var b: Int
    var hasParted: Bool
  }

  /// A word that leads from a position back to it in two ways.
  private mutating func twoWays(_ position: Int, _ cycle: Int) -> [UInt32]? {
    let start = Pair(a: position, b: position, hasParted: false)
    var came: [Pair: Pair] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let pair = queue[next]
      next += 1
      for a in automaton.edges[pair.a] where cycles[a.target] == cycle {
        for b in automaton.edges[pair.b] where cycles[b.target] == cycle {
          budget -= 1
          guard budget > 0 else { return nil }
          guard sample(a.target, b.target) != nil else { continue }
          let target = Pair(a: a.target, b: b.target, hasParted: pair.hasParted || a.target != b.target)
          guard target != start, came[target] == nil else { continue }
          came[target] = pair
          if target.hasParted, target.a == position, target.b == position {
            return word(target, start, came) { sample($0.a, $0.b) }
          }
          queue.append(target)
        }
      }
    }
    return nil
  }

  private func word<State: Hashable>(_ goal: State, _ start: State, _ came: [State: State], _ letter: (State) -> UInt32?) -> [UInt32] {
    var result: [UInt32] = []
    var state = goal
    while state != start {
      result.append(letter(state) ?? 0x61)
      guard let previous = came[state] else { break }
      state = previous
    }
    return result.reversed()
  }

  private mutating func sample(_ a: Int, _ b: Int) -> UInt32? {
    if a == b { return automaton.sets[a].sample }
    let key = min(a, b) * automaton.sets.count + max(a, b)
    if let known = common[key] { return known }
    let result = automaton.sets[a].intersection(automaton.sets[b]).sample
    common[key] = .some(result)
    return result
  }

  // MARK: Polynomial

  private struct Triple: Hashable {
    var a: Int
    var b: Int
    var c: Int
  }

  /// One word from p to p, from p to q and from q to q: each repetition adds a place at which to change from p to q.
  mutating func polynomial() -> [Suspicion] {
    var result: [Suspicion] = []
    let loops = cycles.indices.filter { cycles[$0] != 0 }
    for p in loops {
      let reach = automaton.reachable(from: p)
      for q in loops where cycles[q] != cycles[p] && reach[q] {
        guard let pump = threeWays(p, q), let prefix = prefix(p) else { continue }
        result.append(Suspicion(prefix: prefix, pump: pump))
        if result.count >= 6 { return result }
      }
    }
    return result
  }

  private mutating func threeWays(_ p: Int, _ q: Int) -> [UInt32]? {
    let start = Triple(a: p, b: p, c: q)
    let goal = Triple(a: p, b: q, c: q)
    var came: [Triple: Triple] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let triple = queue[next]
      next += 1
      for a in automaton.edges[triple.a] where cycles[a.target] == cycles[p] {
        for b in automaton.edges[triple.b] where sample(a.target, b.target) != nil {
          for c in automaton.edges[triple.c] where cycles[c.target] == cycles[q] {
            budget -= 1
            guard budget > 0 else { return nil }
            let target = Triple(a: a.target, b: b.target, c: c.target)
            guard came[target] == nil, sample(target) != nil else { continue }
            came[target] = triple
            if target == goal { return word(goal, start, came) { sample($0) } }
            queue.append(target)
          }
        }
      }
    }
    return nil
  }

  private mutating func sample(_ triple: Triple) -> UInt32? {
    guard let ab = sample(triple.a, triple.b), sample(triple.b, triple.c) != nil, sample(triple.a, triple.c) != nil else { return nil }
    if automaton.sets[triple.c].contains(ab) { return ab }
    return automaton.sets[triple.a].intersection(automaton.sets[triple.b]).intersection(automaton.sets[triple.c]).sample
  }
}
