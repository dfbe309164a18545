import Analysis
import Knowledge

/// Words of the text formats: how a place, a count and a page's line are said.
extension Finding {
  /// "on the main thread", as it follows "runs". A task that inherits main and a reducer are there too.
  var placePhrase: String {
    switch place {
    case "main", "task", "reducer": "on the main thread"
    case "pool": "on the cooperative pool"
    case "actor": "on an actor"
    case "frame": "inside a frame"
    case "launch": "at launch"
    case "thread": "on a background thread"
    default: "here"
    }
  }
}

func counted(_ count: Int, _ noun: String) -> String { count == 1 ? "1 \(noun)" : "\(count) \(noun)s" }

extension LintReport {
  /// `2 errors, 1 warning in 5 files; 1 allowed by comment; 3 notes hidden`
  public var summaryLine: String {
    let found = [(Severity.error, "error"), (.warning, "warning"), (.note, "note")]
      .compactMap { severity, noun in count(severity) == 0 ? nil : counted(count(severity), noun) }
    var line = found.isEmpty ? "nothing found" : found.joined(separator: ", ")
    line += " in \(counted(fileCount, "file"))"
    if !suppressed.isEmpty { line += "; \(suppressed.count) allowed by comment" }
    if hidden > 0 { line += "; \(hidden) below the shown level" }
    return line
  }
}
