import Knowledge

/// One call that has several effects is one thing to mend: the gravest of its findings speaks and names the rules of the others.
/// Whoever takes the call off the main thread has mended them all; the decoding of a file that is read there is no second reason.
struct OneFindingACall {
  private struct Key: Hashable { var at: SourcePlace; var place: String }
  private let ranks: [String: Int]

  /// Of two effects as loud as each other the one that stands first in this list, what waits for others before what merely takes its time.
  private static let order = [
    "network", "lookup", "reachability", "process", "main-sync", "waits", "sleeps", "run-loop", "database", "database-row", "network-or-disk", "disk", "own-folder", "settings-file", "data-file", "short-file", "ipc", "keychain", "pasteboard", "locks", "queue-sync", "layout",
    "computes",
  ]

  init(_ knowledge: Knowledge) {
    var ranks: [String: Int] = [:]
    for (index, name) in Self.order.enumerated() { ranks[name] = index }
    for effect in knowledge.effects where ranks[effect.name] == nil { ranks[effect.name] = Self.order.count }
    self.ranks = ranks
  }

  /// Findings in their old order, one for each call and place.
  func folded(_ findings: [Finding]) -> [Finding] {
    var winners: [Key: Int] = [:]
    for (index, finding) in findings.enumerated() {
      let key = Key(at: finding.at, place: finding.place)
      if let other = winners[key], !outranks(finding, findings[other]) { continue }
      winners[key] = index
    }
    var result = findings
    for (index, finding) in findings.enumerated() {
      guard let winner = winners[Key(at: finding.at, place: finding.place)], winner != index else { continue }
      for rule in [finding.rule] + finding.alsoRules where rule != result[winner].rule && !result[winner].alsoRules.contains(rule) { result[winner].alsoRules.append(rule) }
    }
    let kept = Set(winners.values)
    return result.indices.filter { kept.contains($0) }.map { result[$0] }
  }

  private func outranks(_ a: Finding, _ b: Finding) -> Bool {
    a.severity != b.severity ? a.severity > b.severity : ranks[a.effect] ?? .max < ranks[b.effect] ?? .max
  }
}
