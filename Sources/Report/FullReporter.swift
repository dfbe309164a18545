import Analysis
import Knowledge

/// The `full` format, for people at a terminal: the line with carets, then both halves of the verdict, hop by hop, and what to do instead.
extension LintReport {
  public func full(coloured: Bool, _ printed: PrintedText = PrintedText(guardsLogCommands: false)) -> String {
    var writer = FullWriter(report: self, style: Style(isColoured: coloured), printed: printed)
    for error in errors { writer.write(error) }
    for group in CallerGroup.groups(of: findings) {
      if group.findings.count > 1 { writer.write(group) } else { writer.write(group.first) }
    }
    writer.writeSummary()
    return writer.text
  }
}

private struct FullWriter {
  let report: LintReport
  let style: Style
  let printed: PrintedText
  var text = ""

  static let callersShown = 8

  mutating func write(_ error: LintError) {
    line("\(style.error("error:")) \(style.strong(printed.line(error.message)))")
    if !error.location.isEmpty { line(" \(style.faint("-->")) \(printed.line(error.location))") }
    line("")
  }

  mutating func write(_ finding: Finding) {
    head(finding, finding.message)
    frame(finding.at, symbol: finding.symbol)
    if finding.chain.count > 1 { chain(finding.chain, of: finding) }
    tail(finding)
  }

  /// Many callers of one blocking call: the call first, its callers under it.
  mutating func write(_ group: CallerGroup) {
    let blocking = group.first.chain.last
    head(group.first, "\(counted(group.findings.count, "function")) \(group.first.placePhrase) reach \(reached(group.first))")
    frame(group.blocking, symbol: blocking?.symbol ?? "")
    section("reached from")
    for finding in group.findings.prefix(Self.callersShown) {
      let path = finding.chain.dropFirst().dropLast().map(\.symbol).filter { !$0.isEmpty }
      let through = path.isEmpty ? "" : ", through " + path.joined(separator: ", ")
      line("    \(printed.line(finding.symbol + through)) \(at(finding.at))")
      source(finding.at)
    }
    let more = group.findings.count - Self.callersShown
    if more > 0 { line("    and \(more) more") }
    tail(group.first)
  }

  mutating func writeSummary() {
    let clean = report.findings.isEmpty && report.errors.isEmpty
    line(clean ? style.good(report.summaryLine) : style.strong(report.summaryLine))
  }

  private mutating func head(_ finding: Finding, _ message: String) {
    let word = finding.severity.word + ":"
    let painted = switch finding.severity {
    case .error: style.error(word)
    case .warning: style.warning(word)
    default: style.note(word)
    }
    line(printed.wholeLine("\(painted) \(style.strong(printed.line(message))) \(style.faint("[\(finding.rule)]"))"))
  }

  private mutating func frame(_ place: SourcePlace, symbol: String) {
    let location = printed.line(report.location(place))
    let inside = symbol.isEmpty ? "" : style.faint(" in \(printed.line(symbol))")
    guard let frame = CodeFrame(place, in: report.lines(place), printed) else {
      line(" \(style.faint("-->")) \(location)\(inside)")
      return
    }
    let gutter = String(repeating: " ", count: String(frame.number).count)
    line("\(gutter)\(style.faint("-->")) \(location)\(inside)")
    line("\(gutter) \(style.faint("|"))")
    line("\(style.faint("\(frame.number) |")) \(frame.line)")
    let carets = String(repeating: "^", count: frame.width)
    line("\(gutter) \(style.faint("|")) \(String(repeating: " ", count: frame.indent))\(style.error(carets))")
  }

  /// The call and what it does; a loop has no name to call it by.
  private func reached(_ finding: Finding) -> String {
    let name = ["for", "while", "repeat"].contains(finding.callee) ? "a loop" : finding.callee
    guard let does = finding.chain.last?.text, !does.isEmpty else { return name }
    return "\(name), which \(does)"
  }

  private mutating func chain(_ hops: [Hop], of finding: Finding) {
    // What has no effect of its own is a shape in several places.
    section(finding.effect.isEmpty ? "where" : "why it blocks")
    for (index, hop) in hops.enumerated() {
      line("    \(index + 1). \(printed.line("\(hop.symbol) \(hop.text)")) \(at(hop.place))")
      source(hop.place)
    }
  }

  private mutating func tail(_ finding: Finding) {
    reasons(finding.because.filter(\.saysWhere), under: "why it runs \(finding.placePhrase)")
    reasons(finding.because.filter { !$0.saysWhere }, under: "because")
    if !finding.instead.isEmpty { line("  \(style.good("instead:")) \(printed.line(finding.instead))") }
    if !finding.alsoRules.isEmpty { line("  \(style.faint("also: " + finding.alsoRules.joined(separator: ", ")))") }
    line("")
  }

  private mutating func reasons(_ reasons: [Reason], under title: String) {
    if !reasons.isEmpty { section(title) }
    for reason in reasons {
      if let place = reason.place {
        line("    \(printed.line(reason.text)) \(at(place))")
        source(place)
      } else if let page = reason.page {
        line("    \(printed.line(reason.text)) \(style.faint("(\(printed.line(page.path)):\(page.line))"))")
      } else {
        line("    \(printed.line(reason.text))")
      }
    }
  }

  private mutating func section(_ title: String) { line("  \(style.strong(title + ":"))") }

  /// The line of a hop or reason, under its sentence.
  private mutating func source(_ place: SourcePlace) {
    guard let frame = CodeFrame(place, in: report.lines(place), printed) else { return }
    line("       \(style.faint("\(frame.number) |")) \(frame.trimmedLine)")
  }

  private func at(_ place: SourcePlace) -> String { style.faint("(\(printed.line(report.location(place))))") }

  private mutating func line(_ line: String) { text += line + "\n" }
}
