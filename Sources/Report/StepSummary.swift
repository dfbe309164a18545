import Analysis
import Knowledge

/// The page GitHub shows under a job: counts and a table, in Markdown. Writing it to the file the runner names is left to the command.
extension LintReport {
  /// A page above 1 MiB is refused whole; rows stop before that.
  public static let longestSummary = 900_000

  /// - Parameter filed: how the page names a file.
  public func stepSummary(limit: Int = longestSummary, filed: (String) -> String = { $0 }) -> String {
    var page = "### hanglint\n\n\(summaryLine)\n"
    guard !findings.isEmpty || !errors.isEmpty else { return page }
    page += "\n| | where | what | rule |\n|---|---|---|---|\n"
    let rows = errors.map { error in
      var error = error
      error.path = filed(error.path)
      return row("error", error.location, error.message, "")
    } + findings.map { finding in
      let position = start(finding.at)
      return row(finding.severity.word, "\(filed(path(finding.at))):\(position.line):\(position.column)", finding.message, finding.rule)
    }
    var size = page.utf8.count
    for (index, row) in rows.enumerated() {
      size += row.utf8.count
      guard size <= limit - 100 else {
        page += "\nand \(rows.count - index) more: the log lists them all.\n"
        break
      }
      page += row
    }
    return page
  }

  private func row(_ cells: String...) -> String { "| " + cells.map(Self.cell).joined(separator: " | ") + " |\n" }

  private static func cell(_ text: String) -> String {
    var cell = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "|": cell += "\\|"
      case "\\": cell += "\\\\"
      case "`": cell += "\\`"
      case "<": cell += "&lt;"
      case "&": cell += "&amp;"
      case "\n", "\r": cell += " "
      default: cell.unicodeScalars.append(scalar)
      }
    }
    return cell
  }
}
