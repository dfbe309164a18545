import Report

/// Where which report goes, decided from `-f`, `-o` and the environment.
struct ReportTarget: Equatable {
  var format: ReportFormat
  /// nil: standard output.
  var file: String?

  static func targets(_ arguments: Arguments, environment: OutputEnvironment, isTerminal: Bool) throws(UsageError) -> [ReportTarget] {
    var targets = arguments.all(.outputFormat).map(ReportTarget.init(typed:))
    if targets.isEmpty { targets = [ReportTarget(format: standardFormat(arguments, environment, isTerminal), file: nil)] }
    for target in targets where target.file == "" { throw UsageError("--output-format \(target.format.rawValue)=: a file's name is missing") }
    if let file = arguments.last(.outputFile) {
      guard let open = targets.firstIndex(where: { $0.file == nil }) else {
        throw UsageError("--output-file \(file): every report has a file already")
      }
      targets[open].file = file
    }
    if targets.filter({ $0.file == nil }).count > 1 {
      throw UsageError("two reports on standard output: give all but one a file, as --output-format json=hangs.json")
    }
    let files = targets.compactMap(\.file)
    if let twice = files.first(where: { file in files.filter { $0 == file }.count > 1 }) {
      throw UsageError("two reports into \(twice)")
    }
    return targets
  }

  private init(format: ReportFormat, file: String?) {
    self.format = format
    self.file = file
  }

  /// `json` or `json=hangs.json`, of which the parser has seen that the format exists.
  private init(typed: String) {
    let parts = typed.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    self.init(format: ReportFormat(rawValue: parts[0]) ?? .concise, file: parts.count > 1 ? parts[1] : nil)
  }

  private static func standardFormat(_ arguments: Arguments, _ environment: OutputEnvironment, _ isTerminal: Bool) -> ReportFormat {
    if arguments.has(.outputFile) { return .concise }
    if environment.isGitHubActions { return .github }
    return isTerminal ? .full : .concise
  }
}

extension ReportFormat {
  func text(of report: LintReport, coloured: Bool, _ printed: PrintedText, filed: (String) -> String) -> String {
    switch self {
    case .concise: report.concise(printed)
    case .full: report.full(coloured: coloured, printed)
    case .github: report.github(filed: filed)
    case .json: report.json()
    }
  }
}
