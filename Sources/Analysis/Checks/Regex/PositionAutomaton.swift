/// The automaton of a pattern whose states are its character sets: position 0 is the start, reading a character that is in the set of a
/// position leads there. Edges are counted, because two ways from one set to another are what makes `(a*)*` slow; 2 stands for more too.
///
/// Assertions, lookarounds and atomic groups are taken to be passable: what is found here is a suspicion, `BacktrackingCost` tries it out.
struct PositionAutomaton: Sendable {
  struct Edge: Sendable {
    var target: Int
    var ways: Int
  }

  private static let limit = 320

  private(set) var sets: [ScalarSet] = [ScalarSet()]
  private(set) var edges: [[Edge]] = [[]]
  private var isTooLarge = false

  init?(_ pattern: RegexNode) {
    let whole = build(pattern)
    for first in whole.first { connect(0, first.target, first.ways) }
    if isTooLarge { return nil }
  }

  /// Ways to pass a part without a character, and the sets it may begin and end with.
  private struct Part {
    var empty: Int
    var first: [Edge] = []
    var last: [Edge] = []
  }

  private mutating func build(_ node: RegexNode) -> Part {
    guard !isTooLarge else { return Part(empty: 1) }
    switch node {
    case .empty, .look, .assertion: return Part(empty: 1)
    case .set(let set): return position(set)
    case .atomic(let inner): return build(inner)
    case .sequence(let parts): return parts.reduce(Part(empty: 1)) { joined($0, build($1)) }
    case .alternatives(let parts):
      return parts.map { build($0) }.reduce(Part(empty: 0)) {
        Part(empty: min(2, $0.empty + $1.empty), first: $0.first + $1.first, last: $0.last + $1.last)
      }
    case .repeated(let inner, let repetition): return repeated(inner, repetition)
    }
  }

  private mutating func position(_ set: ScalarSet) -> Part {
    guard sets.count < PositionAutomaton.limit else {
      isTooLarge = true
      return Part(empty: 1)
    }
    sets.append(set)
    edges.append([])
    let edge = Edge(target: sets.count - 1, ways: 1)
    return Part(empty: 0, first: [edge], last: [edge])
  }

  private mutating func joined(_ a: Part, _ b: Part) -> Part {
    connect(a.last, b.first)
    return Part(
      empty: min(2, a.empty * b.empty), first: a.first + scaled(b.first, a.empty), last: b.last + scaled(a.last, b.empty))
  }

  private func scaled(_ edges: [Edge], _ factor: Int) -> [Edge] {
    factor == 0 ? [] : edges.map { Edge(target: $0.target, ways: min(2, $0.ways * factor)) }
  }

  /// Copies for each bound repetition. Where that were many, fewer stand for them.
  private mutating func repeated(_ inner: RegexNode, _ repetition: RegexNode.Repetition) -> Part {
    let few = PositionAutomaton.isOneSet(inner) ? 40 : 6
    let least = min(repetition.least, few)
    guard let most = repetition.most else {
      var result = Part(empty: 1)
      for _ in 1 ..< max(least, 1) { result = joined(result, build(inner)) }
      var loop = build(inner)
      connect(loop.last, loop.first)
      if repetition.least == 0 { loop.empty = 1 }
      return joined(result, loop)
    }
    var result = Part(empty: 1)
    for _ in 0 ..< max(0, min(most - repetition.least, few)) {
      // From the inside out: an optional copy, and after it perhaps the next.
      var copy = joined(build(inner), result)
      copy.empty = 1
      result = copy
    }
    for _ in 0 ..< least { result = joined(build(inner), result) }
    return result
  }

  private static func isOneSet(_ node: RegexNode) -> Bool {
    if case .set = node { return true }
    return false
  }

  private mutating func connect(_ sources: [Edge], _ targets: [Edge]) {
    for source in sources {
      for target in targets { connect(source.target, target.target, source.ways * target.ways) }
    }
  }

  private mutating func connect(_ source: Int, _ target: Int, _ ways: Int) {
    guard !isTooLarge else { return }
    if let index = edges[source].firstIndex(where: { $0.target == target }) {
      edges[source][index].ways = min(2, edges[source][index].ways + ways)
    } else {
      edges[source].append(Edge(target: target, ways: min(2, ways)))
    }
  }
}

extension PositionAutomaton {
  /// Which positions lie on a cycle together: a number for each position, 0 for those on none.
  func cycles() -> [Int] {
    var result = Array(repeating: 0, count: sets.count)
    var number = 0
    let reach = (0 ..< sets.count).map { reachable(from: $0) }
    for position in sets.indices where result[position] == 0 && reach[position][position] {
      number += 1
      for other in sets.indices where reach[position][other] && reach[other][position] { result[other] = number }
    }
    return result
  }

  /// Positions that some text leads to from one.
  func reachable(from start: Int) -> [Bool] {
    var seen = Array(repeating: false, count: sets.count)
    var queue = [start]
    while let position = queue.popLast() {
      for edge in edges[position] where !seen[edge.target] && !sets[edge.target].isEmpty {
        seen[edge.target] = true
        queue.append(edge.target)
      }
    }
    return seen
  }

  /// The shortest text that leads from one position to another, at least one character long.
  func word(from start: Int, to goal: Int) -> [UInt32]? {
    var came: [Int: Int] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let position = queue[next]
      next += 1
      for edge in edges[position] where came[edge.target] == nil && !sets[edge.target].isEmpty {
        came[edge.target] = position
        if edge.target == goal { return word(came, start, goal) }
        queue.append(edge.target)
      }
    }
    return nil
  }

  private func word(_ came: [Int: Int], _ start: Int, _ goal: Int) -> [UInt32] {
    var result: [UInt32] = []
    var position = goal
    repeat {
      result.append(sets[position].sample ?? 0x61)
      position = came[position] ?? start
    } while position != start
    return result.reversed()
  }
}
