import Analysis
import Knowledge
import Report
import Workspace

/// `why FILE:LINE`: what is reported on a line, what was allowed, which chains pass it; and for each call where it runs and what is known of it.
struct Why {
  let run: LintRun
  let file: Int
  let line: Int
  let column: Int?
  let coloured: Bool

  static func run(_ arguments: Arguments, coloured: Bool) throws(UsageError) -> ExitCode {
    guard arguments.rest.count == 1, let (path, line, column) = place(arguments.rest[0]) else {
      throw UsageError("why: where? as: hanglint why App/Feed.swift:42")
    }
    let directory = workingDirectory()
    var request = PipelineRequest(settings: CommandContext.request(arguments, directory))
    request.arguments = [FilePath(path)]
    request.root = arguments.last(.root).map { FilePath($0) } ?? checkedProject(directory, FilePath(path))
    let run = try LintRun(Inventory.taken(request), today: CalendarDay.today(arguments.last(.today)), reportsChains: true)
    let isBroken = CommandLineTool.complain(run.problems)
    let wanted = directory.resolving(FilePath(path))
    guard let file = run.project.files.indices.first(where: { run.project.absolutePath($0) == wanted }) else {
      if realPath(wanted) == nil { throw UsageError("\(path): no such file") }
      throw UsageError("\(path) is not read: it is no Swift file, or settings or .gitignore leave it out")
    }
    let lineCount = run.project.files[file].summary.lineStarts.count
    guard line <= lineCount else { throw UsageError("\(path) has \(lineCount == 1 ? "one line" : "\(lineCount) lines"), no line \(line)") }
    let code = CommandLineTool.print(Why(run: run, file: file, line: line, column: column, coloured: coloured).text)
    return isBroken ? .failure : code
  }

  /// The working directory, if it is a project that holds the file: what is explained is what `check` says there, though a smaller project may lie around
  /// the file. Other modules' types and callers are part of the answer.
  private static func checkedProject(_ directory: FilePath, _ file: FilePath) -> FilePath? {
    directory.resolving(file).relative(to: directory) != nil && ProjectRoot.isProject(directory) ? directory : nil
  }

  /// `FILE:LINE` or `FILE:LINE:COLUMN`.
  static func place(_ text: String) -> (path: String, line: Int, column: Int?)? {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 2, let last = parts.popLast().flatMap({ Int($0) }), last > 0 else { return nil }
    if parts.count >= 2, let line = Int(parts[parts.count - 1]), line > 0 {
      parts.removeLast()
      return (parts.joined(separator: ":"), line, last)
    }
    return (parts.joined(separator: ":"), last, nil)
  }

  private var text: String {
    let lines = run.sourceLines(also: file)
    let source = String(decoding: lines[file].bytes(ofLine: line), as: UTF8.self)
    var text = "\(run.project.files[file].shownPath):\(line): \(String(source.drop { $0 == " " || $0 == "\t" }))\n\n"
    text += reported(lines) + allowed(lines)
    if let words = quietWords(ofFile: file, in: run.linked) { text += "Of this file: \(words).\n\n" }
    let calls = inspectIsolation(run.linked, knowledge: run.knowledge)[file].filter { $0.line == line && (column == nil || $0.column == column) }
    text += calls.isEmpty ? "No call starts on this line.\n" : calls.map(explained).joined()
    return text
  }

  private func stands(_ place: SourcePlace, _ lines: [SourceLines]) -> Bool {
    Int(place.file) == file && lines[file].line(of: place.start) == line
  }

  private func reported(_ lines: [SourceLines]) -> String {
    let here = run.result.findings.filter { finding in stands(finding.at, lines) || finding.chain.contains { stands($0.place, lines) } }
    guard !here.isEmpty else { return "Nothing is reported here.\n\n" }
    let report = LintReport(LintResult(findings: here), files: lines, level: .note, version: CommandLineTool.version)
    return "Reported here, or on the way to a call on this line:\n\n" + report.full(coloured: coloured) + "\n"
  }

  private func allowed(_ lines: [SourceLines]) -> String {
    let here = run.result.suppressed.filter { suppressed in
      stands(suppressed.finding.at, lines) || suppressed.finding.chain.contains { stands($0.place, lines) }
    }
    return here.map { suppressed in
      let reasons = suppressed.allowances.map { allowance in
        let place = lines[Int(allowance.place.file)]
        return "\(place.path):\(place.line(of: allowance.place.start)): \(allowance.reason)"
      }
      return "Allowed: \(suppressed.finding.message) [\(suppressed.finding.rule)]\n  by \(reasons.joined(separator: "\n  and "))\n\n"
    }.joined()
  }

  /// Where a call runs, and which pages speak of calls of its name.
  private func explained(_ call: InspectedIsolation) -> String {
    var text = "\(call.name) (column \(call.column))\n"
    text += "  runs: \(call.isolation), place \(call.place)\(call.reason.isEmpty ? "" : "; " + call.reason)\n"
    var pages: [String] = []
    for effect in run.knowledge.effects {
      for pattern in effect.calls where pattern.name == call.name || pattern.kind == .initializer && pattern.type.last == call.name {
        pages.append("  known: \(effect.name), if it is \(pattern) (\(pattern.origin.path):\(pattern.origin.line))\n")
      }
    }
    let shown = pages.prefix(6)
    if pages.isEmpty { return text + "  known: no page says that a call of this name blocks; if it is your own function, its body decides\n" }
    return text + shown.joined() + (pages.count > shown.count ? "  and \(pages.count - shown.count) more\n" : "")
  }
}
