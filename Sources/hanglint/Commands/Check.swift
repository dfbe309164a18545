import Analysis
import Knowledge
import Report
import Workspace

/// `check`: lints a project, writes its reports, and says by the exit code whether it passes.
struct Check {
  let arguments: Arguments
  let environment = OutputEnvironment.process

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode { try Check(arguments: arguments).run() }

  private func run() throws(UsageError) -> ExitCode {
    let targets = try ReportTarget.targets(arguments, environment: environment, isTerminal: StandardStreams.isTerminal(.output))
    let request = try request()
    let today = try CalendarDay.today(arguments.last(.today))
    let progress = Progress(isShown: environment.showsProgress(isTerminal: StandardStreams.isTerminal(.error)))
    let run: LintRun
    do throws(UsageError) {
      run = try LintRun(request, today: today, onPhase: progress.phase)
    } catch {
      progress.clear()
      // Machines get their document, with the errors in it.
      var result = LintResult()
      result.errors = error.problems.map(LintError.init)
      let report = LintReport(result, files: [], level: .warning, version: CommandLineTool.version)
      for target in targets where target.format.carriesErrors { try write(report, to: target) }
      throw error
    }
    progress.clear()
    return try finish(run, targets)
  }

  private func finish(_ run: LintRun, _ targets: [ReportTarget]) throws(UsageError) -> ExitCode {
    for problem in run.problems { StandardStreams.write(problem.text + "\n", to: .error) }
    if run.project.files.isEmpty, !run.hasErrors { StandardStreams.complain("no Swift files here") }
    let settings = run.project.settings.project
    let files = run.sourceLines()
    for target in targets {
      var result = run.result
      if !target.format.carriesErrors { result.errors = [] }
      let count = run.project.files.lazy.filter(\.isReported).count
      let report = LintReport(result, files: files, level: settings.shows, version: CommandLineTool.version, fileCount: count)
      try write(report, to: target)
    }
    if arguments.has(.timing) { showTimings(run) }
    if run.hasErrors { return .failure }
    let fails = run.result.findings.contains { $0.severity >= settings.failsAt }
    return fails && !arguments.has(.exitZero) ? .findings : .success
  }

  private func write(_ report: LintReport, to target: ReportTarget) throws(UsageError) {
    let isTerminal = target.file == nil && StandardStreams.isTerminal(.output)
    let coloured = environment.isColoured(target.file == nil ? arguments.last(.color) : "never", isTerminal: isTerminal)
    let text = target.format.text(of: report, coloured: coloured, PrintedText(guardsLogCommands: environment.guardsLogCommands))
    if let file = target.file {
      if let failure = StandardStreams.write(text, toFile: file) { throw UsageError("\(file): \(failure)") }
    } else if !StandardStreams.write(text, to: .output) {
      throw UsageError("standard output cannot be written")
    }
    if target.format == .github, let page = environment.variables("GITHUB_STEP_SUMMARY"), !page.isEmpty {
      if let failure = StandardStreams.write(report.stepSummary(), toFile: page, appending: true) { StandardStreams.complain("\(page): \(failure)") }
    }
  }

  private func showTimings(_ run: LintRun) {
    for timing in run.timings {
      let tenths = Int((timing.seconds * 10_000).rounded())
      StandardStreams.write("\(timing.phase): \(tenths / 10).\(tenths % 10) ms\n", to: .error)
    }
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
