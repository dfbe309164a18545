import Analysis
import Knowledge
import Report
import RuleBook
import Workspace

/// `check`: lints a project, writes its reports, and says by the exit code whether it passes.
struct Check {
  let arguments: Arguments
  let environment = OutputEnvironment.process

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode { try Check(arguments: arguments).run() }

  private func run() throws(UsageError) -> ExitCode {
    let start = wallNanoseconds()
    let targets = try ReportTarget.targets(arguments, environment: environment, isTerminal: StandardStreams.isTerminal(.output))
    let request = try request()
    let today = try CalendarDay.today(arguments.last(.today))
    let (taken, builtIn) = begin(request)
    let inventory: Inventory
    do throws(UsageError) {
      inventory = try taken.get()
    } catch {
      _ = try failed(error, targets).perform()
      throw error
    }
    let memory = memory(of: inventory, targets, today: today)
    if let known = memory?.recall().flatMap(RunOutcome.init(decoding:)) { return try known.perform() }
    let progress = Progress(isShown: environment.showsProgress(isTerminal: StandardStreams.isTerminal(.error)))
    let run = LintRun(inventory, builtIn, today: today, onPhase: progress.phase)
    progress.clear()
    let outcome = outcome(run, targets)
    let code = try outcome.perform()
    if arguments.has(.timing) { showTimings(run) }
    if !run.hasErrors { memory?.remember(outcome.encode(), inputs: run.inputs, since: start) }
    inventory.store?.keep(run.project)
    return code
  }

  /// The inventory; and beside it the built-in pages, where nothing that was said before is said again.
  private func begin(_ request: PipelineRequest) -> (Result<Inventory, UsageError>, BuiltInKnowledge?) {
    var pages: BuiltInKnowledge?
    func take() -> Result<Inventory, UsageError> {
      do throws(UsageError) { return .success(try Inventory.taken(request)) } catch { return .failure(error) }
    }
    guard !remembersRuns else { return (take(), nil) }
    var inventory: Result<Inventory, UsageError>?
    runConcurrently([{ inventory = take() }, { pages = BuiltInKnowledge(pages: RuleBook.pages) }])
    return (inventory ?? take(), pages)
  }

  /// Machines get their document, with the errors in it.
  private func failed(_ error: UsageError, _ targets: [ReportTarget]) -> RunOutcome {
    var result = LintResult()
    result.errors = error.problems.map(LintError.init)
    let report = LintReport(result, files: [], level: .warning, version: CommandLineTool.version)
    var outcome = RunOutcome()
    for target in targets where target.format.carriesErrors { add(report, target, to: &outcome) }
    return outcome
  }

  private func outcome(_ run: LintRun, _ targets: [ReportTarget]) -> RunOutcome {
    var outcome = RunOutcome()
    for problem in run.problems { outcome.write(problem.text + "\n", to: .error) }
    if run.project.files.isEmpty, !run.hasErrors { outcome.write("hanglint: no Swift files here\n", to: .error) }
    let settings = run.project.settings.project
    let files = run.sourceLines()
    for target in targets {
      var result = run.result
      if !target.format.carriesErrors { result.errors = [] }
      let count = run.project.files.lazy.filter(\.isReported).count
      add(LintReport(result, files: files, level: settings.shows, version: CommandLineTool.version, fileCount: count), target, to: &outcome)
    }
    let fails = run.result.findings.contains { $0.severity >= settings.failsAt } && !arguments.has(.exitZero)
    outcome.code = run.hasErrors ? .failure : fails ? .findings : .success
    return outcome
  }

  private func add(_ report: LintReport, _ target: ReportTarget, to outcome: inout RunOutcome) {
    outcome.write(
      target.format.text(of: report, coloured: isColoured(target), PrintedText(guardsLogCommands: environment.guardsLogCommands), filed: filed),
      to: target.file.map { .file($0) } ?? .output)
    if target.format == .github, let page = stepSummary { outcome.write(report.stepSummary(filed: filed), to: .stepSummary(page)) }
  }

  /// Annotations name files from the top of the checkout.
  private func filed(_ path: String) -> String {
    guard !path.isEmpty, let checkout, let top = realPath(FilePath(checkout)), let here = realPath(FilePath(".")) else { return path }
    return here.resolving(FilePath(path)).relative(to: top)?.text ?? path
  }

  private var checkout: String? { environment.variables("GITHUB_WORKSPACE").flatMap { $0.isEmpty ? nil : $0 } }

  private func isColoured(_ target: ReportTarget) -> Bool {
    let isTerminal = target.file == nil && StandardStreams.isTerminal(.output)
    return environment.isColoured(target.file == nil ? arguments.last(.color) : "never", isTerminal: isTerminal)
  }

  private var stepSummary: String? { environment.variables("GITHUB_STEP_SUMMARY").flatMap { $0.isEmpty ? nil : $0 } }

  private func showTimings(_ run: LintRun) {
    for timing in run.timings {
      let tenths = Int((timing.seconds * 10_000).rounded())
      StandardStreams.write("\(timing.phase): \(tenths / 10).\(tenths % 10) ms\n", to: .error)
    }
  }
}

// MARK: - The same again

extension Check {
  /// Who asks for timings wants to see the work; a text that is being edited is another one the next time.
  private var remembersRuns: Bool { !arguments.has(.noCache) && !arguments.has(.timing) && !arguments.has(.stdinFilename) }

  /// Where this run is remembered by all that decides what it says, besides what lies in the files.
  private func memory(of inventory: Inventory, _ targets: [ReportTarget], today: UInt32) -> RunMemory? {
    if !remembersRuns { return nil }
    var key = inventory.digest
    for option in Option.allCases {
      for value in arguments.all(option) {
        key.add(option.rawValue)
        key.add(value)
      }
    }
    for word in arguments.rest { key.add(word) }
    key.add(UInt64(today))
    for target in targets {
      key.add(target.format.rawValue)
      key.add(isColoured(target))
    }
    key.add(environment.guardsLogCommands)
    key.add(stepSummary ?? "")
    key.add(checkout ?? "")
    return RunMemory(root: inventory.root, directory: inventory.request.cacheDirectory, key: key)
  }
}

// MARK: - What was asked for

extension Check {
  private func request() throws(UsageError) -> PipelineRequest {
    let directory = workingDirectory()
    var request = PipelineRequest(settings: CommandContext.request(arguments, directory))
    request.root = arguments.last(.root).map { FilePath($0) }
    request.isStaged = arguments.has(.staged)
    request.reportsAllIfNothingIsStaged = environment.isHookRunner
    request.threads = try threads()
    request.keepsSummaries = !arguments.has(.noCache)
    request.cacheDirectory = arguments.last(.cacheDirectory).map { directory.resolving(FilePath($0)) }
    let paths = arguments.rest.filter { $0 != "-" }
    if request.isStaged, !paths.isEmpty { throw UsageError("--staged reads the whole index and takes no paths") }
    if paths.contains("") { throw UsageError("a path is empty") }
    request.arguments = paths.map { FilePath($0) }
    guard let name = arguments.last(.stdinFilename) else {
      if arguments.rest.contains("-") { throw UsageError("- needs a name for the text: --stdin-filename PATH -") }
      return request
    }
    guard paths.isEmpty, !request.isStaged else { throw UsageError("--stdin-filename reports one file: no further paths, no --staged") }
    switch SourceReader.readStandardInput() {
    case .success(let text): request.standardInput = (FilePath(name), text)
    case .failure(let failure): throw UsageError("standard input: \(failure.message)")
    }
    return request
  }

  private func threads() throws(UsageError) -> Int {
    guard let text = arguments.last(.jobs) else { return 0 }
    guard let count = Int(text), count > 0 else { throw UsageError("--jobs: '\(text)' is no number above 0") }
    return count
  }
}

extension LintRun {
  /// The text of the files of which a line is shown, and the paths of all.
  func sourceLines(also file: Int? = nil) -> [SourceLines] {
    var shown = result.shownFiles
    if let file { shown.insert(UInt32(file)) }
    return project.files.enumerated().map { index, file in
      let text = shown.contains(UInt32(index)) ? project.text(index) : []
      return SourceLines(path: file.shownPath, text: text, lineStarts: file.summary.lineStarts)
    }
  }
}

extension ReportFormat {
  /// Text for people leaves errors to standard error.
  var carriesErrors: Bool { self == .json || self == .github }
}
