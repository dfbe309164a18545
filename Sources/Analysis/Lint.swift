// The front door of the analysis: linked files and knowledge in, findings out.
import Knowledge
import Source

/// Lints a linked project. Findings are sorted by file, place and rule.
/// - Parameter concurrently: runs all tasks, at the same time if it can, and waits for them.
public func lint(
  _ project: Project, knowledge: Knowledge, options: LintOptions, concurrently: @escaping ConcurrentRunner = { $0.forEach { $0() } }
) -> LintResult {
  let crew = LintCrew(project, knowledge, options, concurrently)
  if !options.freesMemory { for context in [crew.first, crew.second] { _ = Unmanaged.passRetained(context) } }
  let allowances = ProjectAllowances(project, today: options.today)
  var (result, used) = look(crew, allowances, options.minimum)
  // A comment may be there for a note that nobody asked to see; few are, so notes are looked for only when it matters.
  if options.reportsUnusedAllowances, options.minimum > .note, allowances.areUnused(besides: used, crew.first) {
    used.formUnion(look(crew, allowances, .note).used)
  }
  result.findings = sorted(result.findings + allowances.reports(used, crew.first))
  return result
}

/// What is found at a level and above, sorted by what allow comments make of it, with the numbers of the comments that were of use.
private func look(_ crew: LintCrew, _ allowances: ProjectAllowances, _ minimum: Severity) -> (result: LintResult, used: Set<Int>) {
  var shapes: [Finding] = []
  let spread = crew.spread(minimum, isCut: { _ in false }) {
    shapes = shapeChecks.flatMap { $0(crew.second) } + quietChecks(crew.second, minimum)
  }
  let open = findings(crew, spread, shapes)
  if allowances.isEmpty { return (LintResult(findings: open), []) }
  let cut = crew.spread(minimum, isCut: { allowances.cutsEverything(at: $0) })
  let kept = findings(crew, cut, shapes) { allowances.cutsEverything(in: Int($0.at.file), at: $0.at.start) }
  return allowances.sort(open: open, kept: kept)
}

/// Effects where no allowance cuts them, and what checks say that need them, beside what shapes alone have shown.
private func findings(_ crew: LintCrew, _ spread: EffectSpread, _ shapes: [Finding], isCut: (Finding) -> Bool = { _ in false }) -> [Finding] {
  var (effects, some, others): ([Finding], [Finding], [Finding]) = ([], [], [])
  crew.concurrently([
    {
      effects = EffectFindings(crew.first, spread).findings()
      some = checks.first.flatMap { $0(crew.first, spread) }
    },
    { others = checks.second.flatMap { $0(crew.second, spread) } },
  ])
  var shapes = (shapes + others + some).filter { !isCut($0) }
  effects = givingWayToLoops(effects, &shapes)
  return deduplicated(yielding(effects, to: shapes))
}

/// A rule on a shape: one function a file in `Checks/`.
private typealias Check = @Sendable (LintContext, EffectSpread) -> [Finding]
private typealias ShapeCheck = @Sendable (LintContext) -> [Finding]

/// Those that ask what calls lead to: what either context runs, so that both have about as much to do. The first makes findings of effects besides.
private let checks: (first: [Check], second: [Check]) = (
  [detachedHopsBack],
  [
    queueSync, semaphoreBridge, mainQueueSyncAnywhere, asyncWithoutSuspension, loopOnMain, queriesPerElement, endlessActorLoop, hopPerElement, lockRules,
  ]
)

/// Those that need not wait until effects are spread.
private let shapeChecks: [ShapeCheck] = [
  syncAPIGate, regexBacktracking, regexCompiledInLoop, continuationResumedOnce, pipeWaitOrder,
  busyWait, timerWithoutRunLoop, timerPausesWhileScrolling, timerIntervals, displayLinkNeverStopped,
  lazyStackScrollLoop, timerInViewValue, layoutFeedbackLoop, layoutInLayout,
  actionAsFunction, effectLoopWithoutYield, actionStorm, computedScope,
]

/// Those of rules that say notes: where nobody wants to read such, they have nothing to do.
private let noteChecks: [(rules: [String], check: ShapeCheck)] = [
  (["unkept-task", "detached-loses-context"], taskHabits), (["sequential-awaits", "cancellation-shown-as-error"], awaitHabits),
  (["retry-without-backoff"], retryWithoutBackoff), (["offscreen-rendering"], offscreenRendering),
]

private func quietChecks(_ context: LintContext, _ minimum: Severity) -> [Finding] {
  let isWanted = { (rule: String) in
    context.options.raisedRules.contains(rule) || context.rules[rule].map { $0.severity >= minimum } ?? false
  }
  return noteChecks.filter { $0.rules.contains(where: isWanted) }.flatMap { $0.check(context) }
}

/// A rule on a shape knows more of a call than the rule that only looks for its effect: that one gives way.
private func yielding(_ effects: [Finding], to shapes: [Finding]) -> [Finding] {
  struct Key: Hashable { var at: SourcePlace; var effect: String }
  var shapes = shapes
  let winners = Dictionary(shapes.indices.map { (Key(at: shapes[$0].at, effect: shapes[$0].effect), $0) }, uniquingKeysWith: { first, _ in first })
  let kept = effects.filter { finding in
    guard let winner = winners[Key(at: finding.at, effect: finding.effect)] else { return true }
    shapes[winner].severity = max(shapes[winner].severity, finding.severity)
    for rule in [finding.rule] + finding.alsoRules where !shapes[winner].alsoRules.contains(rule) { shapes[winner].alsoRules.append(rule) }
    return false
  }
  return kept + shapes
}

/// One finding for each rule and place.
private func deduplicated(_ findings: [Finding]) -> [Finding] {
  var seen: Set<String> = []
  return findings.filter { seen.insert("\($0.rule) \($0.at.file) \($0.at.start) \($0.effect)").inserted }
}

func sorted(_ findings: [Finding]) -> [Finding] {
  findings.sorted { a, b in
    if a.at.file != b.at.file { return a.at.file < b.at.file }
    if a.at.start != b.at.start { return a.at.start < b.at.start }
    return a.rule != b.rule ? a.rule < b.rule : a.effect < b.effect
  }
}
