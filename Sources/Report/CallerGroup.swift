import Analysis
import Knowledge

/// Findings of one rule that end in the same blocking call: text formats show them together, since one fix ends them all.
struct CallerGroup {
  /// In the report's order, never empty.
  var findings: [Finding]
  var first: Finding { findings[0] }

  /// The call that blocks.
  var blocking: SourcePlace { CallerGroup.blockingPlace(first) }

  static func blockingPlace(_ finding: Finding) -> SourcePlace { finding.chain.last?.place ?? finding.at }

  private struct Key: Hashable {
    var rule: String
    var severity: Severity
    var place: String
    var blocking: SourcePlace
  }

  /// Groups in the order of their first finding.
  static func groups(of findings: [Finding]) -> [CallerGroup] {
    var groups: [CallerGroup] = []
    var indices: [Key: Int] = [:]
    for finding in findings {
      let key = Key(rule: finding.rule, severity: finding.severity, place: finding.place, blocking: blockingPlace(finding))
      if finding.chain.count > 1, let index = indices[key] {
        groups[index].findings.append(finding)
        continue
      }
      if finding.chain.count > 1 { indices[key] = groups.count }
      groups.append(CallerGroup(findings: [finding]))
    }
    return groups
  }
}
