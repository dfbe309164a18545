/// Matches a pattern at the start of a text as a backtracking engine does and counts the steps: the trial of what the automaton suspects.
/// Order of attempts, atomic groups, lookarounds and the cut of empty rounds are those of ICU and Swift.
final class BacktrackingCost {
  private let text: [UInt32]
  private let limit: Int
  private var steps = 0
  private var isOver: Bool { steps >= limit }

  private init(_ text: [UInt32], limit: Int) {
    self.text = text
    self.limit = limit
  }

  struct Outcome {
    /// At most the limit.
    var steps: Int
    var matches: Bool
  }

  static func measure(_ pattern: RegexNode, _ text: [UInt32], limit: Int, whole: Bool) -> Outcome {
    let run = BacktrackingCost(text, limit: limit)
    let matches = run.match(pattern, 0) { !whole || $0 == text.count }
    return Outcome(steps: run.steps, matches: matches && !run.isOver)
  }

  /// Whether the node matches at a place and what follows does too. True also where the limit ends the trial.
  private func match(_ node: RegexNode, _ at: Int, _ then: (Int) -> Bool) -> Bool {
    steps += 1
    if isOver { return true }
    switch node {
    case .empty: return then(at)
    case .set(let set): return at < text.count && set.contains(text[at]) && then(at + 1)
    case .sequence(let parts): return match(parts[...], at, then)
    case .alternatives(let parts): return parts.contains { match($0, at, then) }
    case .repeated(let inner, let repetition):
      guard repetition.kind == .possessive else { return repeated(inner, repetition, 0, at, then) }
      var greedy = repetition
      greedy.kind = .greedy
      return committed(.repeated(inner, greedy), at).map { then($0) } ?? isOver
    case .atomic(let inner): return committed(inner, at).map { then($0) } ?? isOver
    case .look(let inner, let behind, let negative):
      let holds = behind ? (0 ... at).contains { start in match(inner, start) { $0 == at } } : match(inner, at) { _ in true }
      return isOver || holds != negative && then(at)
    case .assertion(let assertion): return holds(assertion, at) && then(at)
    }
  }

  private func match(_ parts: ArraySlice<RegexNode>, _ at: Int, _ then: (Int) -> Bool) -> Bool {
    guard let first = parts.first else { return then(at) }
    if parts.count == 1 { return match(first, at, then) }
    return match(first, at) { match(parts.dropFirst(), $0, then) }
  }

  private func repeated(_ inner: RegexNode, _ repetition: RegexNode.Repetition, _ count: Int, _ at: Int, _ then: (Int) -> Bool) -> Bool {
    func again() -> Bool {
      if let most = repetition.most, count >= most { return false }
      // Fails at the first character as a rule: no need to go deeper to see that.
      if case .set(let set) = inner, at >= text.count || !set.contains(text[at]) {
        steps += 1
        return isOver
      }
      return match(inner, at) { end in
        end == at && count >= repetition.least ? false : repeated(inner, repetition, count + 1, end, then)
      }
    }
    if count < repetition.least { return again() }
    return repetition.kind == .lazy ? then(at) || again() : again() || then(at)
  }

  /// The end of the first way a node matches, which is never taken back.
  private func committed(_ node: RegexNode, _ at: Int) -> Int? {
    var end: Int?
    let matches = match(node, at) {
      end = $0
      return true
    }
    return matches && !isOver ? end : nil
  }

  private func holds(_ assertion: RegexNode.Assertion, _ at: Int) -> Bool {
    switch assertion {
    case .textStart: at == 0
    case .textEnd: at == text.count || at == text.count - 1 && ScalarSet.newlines.contains(text[at])
    case .lineStart: at == 0 || ScalarSet.newlines.contains(text[at - 1])
    case .lineEnd: at == text.count || ScalarSet.newlines.contains(text[at])
    case .wordBoundary: isWord(at - 1) != isWord(at)
    case .noWordBoundary: isWord(at - 1) == isWord(at)
    }
  }

  private func isWord(_ index: Int) -> Bool { text.indices.contains(index) && ScalarSet.words.contains(text[index]) }
}
