import Knowledge
import Source

/// What allow comments cover, and what became of them: used, unused, without a reason, expired.
struct ProjectAllowances {
  private struct Entry {
    var unit: Int
    var index: Int
    var allowance: Allowance
    var rules: [String]
    var isExpired: Bool
  }

  private let project: Project
  private var entries: [Entry] = []
  private var misspelt: [SourcePlace] = []
  /// Indices into `entries` by unit.
  private var byUnit: [Int: CoveredRanges] = [:]

  init(_ project: Project, today: UInt32) {
    self.project = project
    var numbers: [Int: [Int]] = [:]
    for unit in project.files {
      for (index, allowance) in unit.summary.allowances.enumerated() {
        if allowance.isMisspelt {
          misspelt.append(SourcePlace(file: UInt32(unit.index), start: allowance.start, end: allowance.end))
          continue
        }
        numbers[unit.index, default: []].append(entries.count)
        // A day that cannot be read must not hold for ever.
        let isExpired = allowance.until != 0 && (allowance.until == .max || allowance.until < today)
        entries.append(Entry(
          unit: unit.index, index: index, allowance: allowance, rules: allowance.rules.map { unit.summary.names.text($0) }, isExpired: isExpired))
      }
    }
    byUnit = numbers.mapValues { numbers in CoveredRanges(numbers.map { (range: entries[$0].allowance.covered, entry: $0) }) }
  }

  var isEmpty: Bool { entries.isEmpty }

  private func covering(_ unit: Int, _ offset: UInt32) -> [Int] {
    byUnit[unit]?.covering(offset).filter { !entries[$0].isExpired } ?? []
  }

  /// An allowance without a list of rules cuts every chain through what it covers.
  func cutsEverything(at site: Site) -> Bool {
    guard byUnit[Int(site.unit)] != nil else { return false }
    return cutsEverything(in: Int(site.unit), at: project.unit(site).summary.events.starts[Int(site.event)])
  }

  func cutsEverything(in unit: Int, at offset: UInt32) -> Bool { covering(unit, offset).contains { entries[$0].rules.isEmpty } }

  // MARK: Sorting findings

  /// Which findings stay, which are suppressed and by whom, and which allowances were of use.
  func sort(open: [Finding], kept: [Finding]) -> (result: LintResult, used: Set<Int>) {
    var used = Set<Int>()
    var result = LintResult()
    let keptPlaces = Set(kept.map { identity($0) })
    for finding in open where !keptPlaces.contains(identity(finding)) {
      let silencing = allowances(on: finding).filter { entries[$0].rules.isEmpty || names(finding, entries[$0].rules) }
      used.formUnion(silencing)
      result.suppressed.append(SuppressedFinding(finding: finding, allowances: silencing.map { usedAllowance($0) }))
    }
    for finding in kept {
      let silencing = allowances(on: finding).filter { names(finding, entries[$0].rules) }
      if silencing.isEmpty {
        result.findings.append(finding)
      } else {
        used.formUnion(silencing)
        result.suppressed.append(SuppressedFinding(finding: finding, allowances: silencing.map { usedAllowance($0) }))
      }
    }
    return (result, used)
  }

  private func identity(_ finding: Finding) -> String { "\(finding.rule) \(finding.at.file) \(finding.at.start) \(finding.effect)" }

  private func names(_ finding: Finding, _ rules: [String]) -> Bool {
    rules.contains(finding.rule) || finding.alsoRules.contains { rules.contains($0) }
  }

  /// Allowances that cover the finding or a hop of its chain.
  private func allowances(on finding: Finding) -> [Int] {
    var result = covering(Int(finding.at.file), finding.at.start)
    for hop in finding.chain { result += covering(Int(hop.place.file), hop.place.start) }
    return Array(Set(result)).sorted()
  }

  private func usedAllowance(_ entry: Int) -> UsedAllowance {
    let entry = entries[entry]
    return UsedAllowance(place: place(entry), reason: project.units[entry.unit].summary.names.text(entry.allowance.reason))
  }

  private func place(_ entry: Entry) -> SourcePlace {
    SourcePlace(file: UInt32(entry.unit), start: entry.allowance.start, end: entry.allowance.end)
  }

  // MARK: Findings about allowances

  func areUnused(besides used: Set<Int>, _ context: LintContext) -> Bool { entries.indices.contains { isUnused($0, used, context) } }

  private func isUnused(_ index: Int, _ used: Set<Int>, _ context: LintContext) -> Bool {
    !entries[index].isExpired && !used.contains(index) && entries[index].rules.allSatisfy { context.rules[$0] != nil }
  }

  /// What is to be said of the allowances themselves, those that only look like one among them.
  func reports(_ used: Set<Int>, _ context: LintContext) -> [Finding] {
    var result = misspelt.flatMap { report("misspelt-allowance", at: $0, context) }
    for (index, entry) in entries.enumerated() {
      if entry.allowance.reason == .none { result += report("allowance-without-reason", at: place(entry), context) }
      if !entry.allowance.seenByGrep { result += report("allowance-unseen-by-grep", at: place(entry), context) }
      if entry.isExpired {
        result += report("expired-allowance", at: place(entry), context, entry.allowance.until == .max ? "until= holds no day of a calendar (YYYY-MM-DD); what it silenced is reported again" : nil)
      }
      let unknown = entry.rules.filter { context.rules[$0] == nil }
      for rule in unknown { result += report("misspelt-allowance", at: place(entry), context, noRule(rule, context)) }
      if context.options.reportsUnusedAllowances, isUnused(index, used, context) { result += report("unused-allowance", at: place(entry), context) }
    }
    return result
  }

  private func noRule(_ name: String, _ context: LintContext) -> String {
    "The allowance names '\(name)', which is no rule" + (closest(to: name, in: context.rules.keys.sorted()).map { "; did you mean '\($0)'?" } ?? "")
  }

  private func report(_ id: String, at place: SourcePlace, _ context: LintContext, _ message: String? = nil) -> [Finding] {
    guard let rule = context.rules[id] else { return [] }
    return [Finding(
      rule: id, family: rule.family, severity: rule.severity, place: "unknown", message: message ?? rule.message, instead: rule.instead,
      at: place, symbol: "", callee: "", entry: "allowance")]
  }
}
