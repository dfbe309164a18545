/// A text on which a pattern takes far longer than the text is long, found on its automaton and tried out step by step.
struct SlowText: Sendable {
  enum Growth: Sendable { case exponential, polynomial }
  var growth: Growth
  var prefix: String
  /// Repeated, it makes the text slow.
  var pump: String
  var suffix: String

  func text(_ rounds: Int) -> String { prefix + String(repeating: pump, count: rounds) + suffix }

  /// nil: matching is fast, or nothing certain can be said.
  static func find(_ pattern: String, _ options: RegexOptions) -> SlowText? {
    guard let tree = RegexParser.parse(pattern, options), let automaton = PositionAutomaton(tree) else { return nil }
    var ambiguity = RegexAmbiguity(automaton)
    let trial = Trial(tree: tree, whole: options.contains(.whole))
    for suspicion in ambiguity.exponential() {
      if let suffix = trial.suffix(suspicion, trial.growsExponentially) { return SlowText(.exponential, suspicion, suffix) }
    }
    for suspicion in ambiguity.polynomial() {
      if let suffix = trial.suffix(suspicion, trial.growsPolynomially) { return SlowText(.polynomial, suspicion, suffix) }
    }
    return nil
  }

  private init(_ growth: Growth, _ suspicion: RegexAmbiguity.Suspicion, _ suffix: [UInt32]) {
    self.growth = growth
    prefix = SlowText.string(suspicion.prefix)
    pump = SlowText.string(suspicion.pump)
    self.suffix = SlowText.string(suffix)
  }

  private static func string(_ scalars: [UInt32]) -> String {
    var result = String.UnicodeScalarView()
    for scalar in scalars { result.append(Unicode.Scalar(scalar) ?? " ") }
    return String(result)
  }
}

/// Tries a suspicion with more and more rounds.
private struct Trial {
  let tree: RegexNode
  let whole: Bool

  private static let limit = 100_000
  /// Texts stay short: the trial goes one level deeper for each character.
  private static let longest = 160

  /// How the text may end so that no way of reading it succeeds: only then are all of them tried.
  private static let suffixes: [[UInt32]] = ["!", "", "\u{1}", " ", "a", "0", "\n", "a!"].map { $0.unicodeScalars.map(\.value) }

  func suffix(_ suspicion: RegexAmbiguity.Suspicion, _ grows: (RegexAmbiguity.Suspicion, [UInt32]) -> Bool) -> [UInt32]? {
    Trial.suffixes.first { grows(suspicion, $0) }
  }

  private func steps(_ suspicion: RegexAmbiguity.Suspicion, _ suffix: [UInt32], _ rounds: Int) -> Int? {
    let text = suspicion.prefix + [[UInt32]](repeating: suspicion.pump, count: rounds).joined() + suffix
    guard text.count <= Trial.longest else { return nil }
    let outcome = BacktrackingCost.measure(tree, text, limit: Trial.limit, whole: whole)
    return outcome.matches ? nil : outcome.steps
  }

  /// Twice the rounds multiply the steps far beyond what a power of the length would. The most rounds within the limit count, because the
  /// first ones are governed by what stands around the loop.
  func growsExponentially(_ suspicion: RegexAmbiguity.Suspicion, _ suffix: [UInt32]) -> Bool {
    var known: [Int] = []
    while known.count < 20, let next = steps(suspicion, suffix, known.count + 1), next < Trial.limit { known.append(next) }
    guard known.count >= 2 else { return false }
    return known[known.count - 1] >= known[known.count / 2 - 1] * 24
  }

  func growsPolynomially(_ suspicion: RegexAmbiguity.Suspicion, _ suffix: [UInt32]) -> Bool {
    let rounds = suspicion.pump.count == 1 ? 40 : 20
    guard let few = steps(suspicion, suffix, rounds / 2), let many = steps(suspicion, suffix, rounds) else { return false }
    return many * 10 >= few * 33
  }
}
