import Analysis

/// The `concise` format: `path:line:col: error|warning|note: message [rule-id]`, one finding a line. Columns are UTF-8 bytes.
extension LintReport {
  /// So many callers of one blocking call have lines of their own; the others are counted in a note at the blocking call.
  static let callersShownInConcise = 3

  public func concise(_ printed: PrintedText = PrintedText(guardsLogCommands: false)) -> String {
    var text = ""
    for error in errors { text += conciseLine(error, printed) + "\n" }
    for group in CallerGroup.groups(of: findings) {
      // A note for one caller would save nothing.
      let shown = group.findings.count > Self.callersShownInConcise + 1 ? Self.callersShownInConcise : group.findings.count
      for finding in group.findings.prefix(shown) {
        text += printed.wholeLine(printed.line(
          "\(location(finding.at)): \(finding.severity.word): \(finding.message) [\(finding.rule)]")) + "\n"
      }
      guard shown < group.findings.count else { continue }
      text += printed.wholeLine(printed.line(
        "\(location(group.blocking)): note: \(group.findings.count - shown) more callers reach this call [\(group.first.rule)]")) + "\n"
    }
    return text
  }

  private func conciseLine(_ error: LintError, _ printed: PrintedText) -> String {
    let place = error.location.isEmpty ? "" : error.location + ": "
    return printed.wholeLine(printed.line("\(place)error: \(error.message)"))
  }
}
