import Analysis
import Knowledge
import Workspace

/// One run over a project: reads it, lints it, and lays settings over what was found. Showing it is left to the commands.
struct LintRun {
  var project: ReadProject
  var linked: Project
  var knowledge: Knowledge
  /// What was asked for, with the severities of the settings.
  var result: LintResult
  var timings: [PhaseTiming]
  /// Wrong settings and pages, files that cannot be read.
  var problems: [Problem]
  /// What was looked at, found or not: while none of it changes, the run would end the same.
  var inputs: [FilePath]

  var hasErrors: Bool { problems.contains { $0.kind == .error } }

  /// - Parameters:
  ///   - builtIn: the built-in pages, if they were read beside the inventory.
  ///   - reportsChains: findings elsewhere count whose chain passes a file that was asked for.
  init(
    _ inventory: Inventory, _ builtIn: BuiltInKnowledge? = nil, today: UInt32, reportsChains: Bool = false, onPhase: (String) -> Void = { _ in }
  ) {
    var last = monotonicSeconds()
    var laps: [PhaseTiming] = []
    func lap(_ phase: String) {
      let now = monotonicSeconds()
      laps.append(PhaseTiming(phase: phase, seconds: now - last))
      last = now
    }
    let pages: ProjectPages
    (project, pages) = ProjectPages.reading(inventory, builtIn)
    inputs = project.inputs + pages.looked
    if reportsChains { project.reportsChains = true }
    laps += project.timings
    last = monotonicSeconds()
    knowledge = pages.knowledge
    problems = project.problems + pages.problems + project.settings.unknownRules(known: knowledge.rules.map(\.id))
    onPhase("linking")
    linked = Project(files: project.summaries, targets: project.targets, knowledge: knowledge, concurrently: runConcurrently)
    lap("link")
    onPhase("linting")
    var options = LintRun.options(
      inventory.request, project, rules: knowledge.rules, today: today, minimum: reportsChains ? .note : project.settings.project.shows)
    // Whatever command asks, its process ends with the answer.
    options.freesMemory = false
    _ = Unmanaged.passRetained(linked)
    result = lint(linked, knowledge: knowledge, options: options, concurrently: runConcurrently)
    lap("lint")
    timings = laps
    applySettings()
    result.errors = problems.filter { $0.kind == .error }.map(LintError.init)
  }

  private static func options(
    _ request: PipelineRequest, _ project: ReadProject, rules: [Rule], today: UInt32, minimum: Severity
  ) -> LintOptions {
    // Whatever was not looked at might have needed the allowance; of what is staged all is looked at.
    let isWhole = request.isStaged || request.standardInput == nil && project.files.allSatisfy(\.isReported)
    let strict = project.files.indices.filter { project.isStrict(file: $0) }
    let silent = rules.map(\.id).filter(project.settings.project.isOff)
    let raised = rules.map(\.id).filter(project.settings.isRaised)
    // Callers elsewhere get notes by what is found here, and chains may pass through what was asked for.
    let isLocal = minimum > .note && !project.reportsChains && !project.files.allSatisfy(\.isReported)
    let wanted = isLocal ? Set(project.files.indices.filter { project.files[$0].isReported }) : nil
    return LintOptions(
      today: today, strictFiles: Set(strict), reportsUnusedAllowances: isWhole, minimum: minimum, silentRules: Set(silent),
      raisedRules: Set(raised), wantedFiles: wanted)
  }

  private mutating func applySettings() {
    let rules = Dictionary(knowledge.rules.map { ($0.id, $0) }) { first, _ in first }
    let settings = SettingSeverities(project: project, rules: rules)
    result.findings = result.findings.filter(project.isReported).compactMap(settings.applied)
    result.suppressed = result.suppressed.filter { project.isReported($0.finding) }.compactMap { suppressed in
      settings.applied(suppressed.finding).map { SuppressedFinding(finding: $0, allowances: suppressed.allowances) }
    }
  }
}

/// What settings make of a finding's severity.
struct SettingSeverities {
  let project: ReadProject
  let rules: [String: Rule]

  /// nil: settings turn it off. A rule that gave way takes the place of one that is off.
  func applied(_ finding: Finding) -> Finding? {
    var applied = finding
    let file = Int(finding.at.file)
    guard let setting = project.severity(finding.rule, file: file) else { return finding }
    if setting != .off {
      applied.severity = severity(finding, setting)
      return applied
    }
    for (index, other) in finding.alsoRules.enumerated() {
      guard let rule = rules[other] else { continue }
      let severity = project.severity(other, file: file) ?? min(rule.severity, finding.severity)
      guard severity != .off else { continue }
      applied.rule = other
      applied.family = rule.family
      applied.severity = severity
      applied.alsoRules = Array(finding.alsoRules.dropFirst(index + 1))
      return applied
    }
    return nil
  }

  /// A note of a louder rule is one for want of evidence: settings do not make evidence.
  private func severity(_ finding: Finding, _ setting: Severity) -> Severity {
    let own = rules[finding.rule]?.severity ?? finding.severity
    return finding.severity == .note && own > .note ? min(.note, setting) : setting
  }
}

extension LintError {
  init(_ problem: Problem) {
    self.init(path: problem.path, line: problem.line, column: problem.column, message: problem.message)
  }
}

extension Inventory {
  static func taken(_ request: PipelineRequest) throws(UsageError) -> Inventory {
    do throws(WorkspaceError) { return try Inventory(request) } catch { throw UsageError(error).hinting(at: request.arguments) }
  }
}
