import Analysis
import Knowledge
import Workspace

/// `inspect resolution`: what the calls of names that the project declares lead to, a line a call, and the shares under `# total`.
/// Unlike the other tables it reads the project around the paths: what a call means is said elsewhere.
struct ResolutionTable {
  private var counts: [InspectedResolution.Outcome: Int] = [:]
  private var reasons: [String: Int] = [:]
  private var lines: [UInt8] = []

  static func run(_ paths: [String], _ arguments: Arguments) throws(UsageError) -> ExitCode {
    var request = PipelineRequest(settings: CommandContext.request(arguments, workingDirectory()))
    request.arguments = paths.map { FilePath($0) }
    let (read, pages) = try ProjectPages.reading(Inventory.taken(request))
    for problem in read.problems where problem.kind == .error { StandardStreams.complain(problem.text) }
    let project = Project(files: read.summaries, targets: read.targets, knowledge: pages.knowledge)
    var table = ResolutionTable()
    for (file, calls) in zip(read.files, inspectResolution(project, knowledge: pages.knowledge)) where file.isReported { table.add(file.shownPath, calls) }
    table.addTotal()
    return StandardStreams.write(table.lines, to: .output) && !read.hasErrors ? .success : .failure
  }

  private mutating func add(_ path: String, _ calls: [InspectedResolution]) {
    lines += "# \(path)\n".utf8
    for call in calls {
      counts[call.outcome, default: 0] += 1
      if call.outcome == .unresolved { reasons[call.reason, default: 0] += 1 }
      lines += "\(call.line)\t\(call.column)\t\(call.name)\t\(call.outcome.rawValue)\t\(call.reason)\t\(call.detail)\n".utf8
    }
  }

  private mutating func addTotal() {
    let total = counts.values.reduce(0, +)
    lines += "# total\ncalls\t\(total)\n".utf8
    for outcome in InspectedResolution.Outcome.allCases { lines += "\(outcome.rawValue)\t\(share(counts[outcome] ?? 0, of: total))\n".utf8 }
    for (reason, count) in reasons.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      lines += "unresolved: \(reason)\t\(share(count, of: total))\n".utf8
    }
  }

  /// `12\t0.34 %`
  private func share(_ count: Int, of total: Int) -> String {
    let hundredths = total == 0 ? 0 : (count * 10_000 + total / 2) / total
    let fraction = hundredths % 100
    return "\(count)\t\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction) %"
  }
}
