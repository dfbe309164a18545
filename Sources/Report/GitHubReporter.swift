import Analysis
import Knowledge

/// The `github` format: workflow commands for the runner's annotations, then the whole concise report in a group of the log. The runner
/// shows ten annotations of a kind and drops the rest without a word, so the tenth says how many more there are.
extension LintReport {
  static let annotationsOfAKind = 10
  /// The runner cuts longer messages.
  static let longestAnnotation = 4096

  /// - Parameter filed: a path as the runner names it: from the top of the checkout, wherever the tool was started.
  public func github(filed: (String) -> String = { $0 }) -> String {
    let printed = PrintedText(guardsLogCommands: true)
    var text = ""
    for error in errors.prefix(Self.annotationsOfAKind) { text += annotation(error, filed) + "\n" }
    for (severity, kind) in [(Severity.error, "error"), (.warning, "warning"), (.note, "notice")] {
      let taken = severity == .error ? min(errors.count, Self.annotationsOfAKind) : 0
      text += annotations(kind, findings.filter { $0.severity == severity }, room: Self.annotationsOfAKind - taken, filed)
    }
    text += "::group::hanglint\n" + concise(printed) + printed.line(summaryLine) + "\n::endgroup::\n"
    return text
  }

  private func annotations(_ kind: String, _ findings: [Finding], room: Int, _ filed: (String) -> String) -> String {
    var text = ""
    var seen: Set<String> = []
    let lines = findings.filter { finding in seen.insert("\(location(finding.at)) \(finding.rule) \(finding.message)").inserted }
    for (index, finding) in lines.prefix(room).enumerated() {
      let more = index == room - 1 ? lines.count - room : 0
      text += annotation(kind, finding, more: more, filed) + "\n"
    }
    return text
  }

  private func annotation(_ kind: String, _ finding: Finding, more: Int, _ filed: (String) -> String) -> String {
    var message = finding.message
    if !finding.instead.isEmpty { message += "\nInstead: " + finding.instead }
    for (index, hop) in finding.chain.enumerated() where finding.chain.count > 1 {
      message += "\n\(index + 1). \(hop.symbol) \(hop.text) (\(location(hop.place)))"
    }
    let ending = more > 0 ? "\n\(counted(more, "more \(kind)")) not annotated: the log lists them all." : ""
    let room = Self.longestAnnotation - ending.utf16.count
    let body = GitHubText.cut(message, room) + ending
    let title = finding.symbol.isEmpty ? finding.rule : "\(finding.rule): \(finding.symbol)"
    return "::\(kind) \(properties(finding.at, title: title, filed))::\(GitHubText.data(body))"
  }

  private func annotation(_ error: LintError, _ filed: (String) -> String) -> String {
    var properties = error.path.isEmpty ? [] : ["file=\(GitHubText.property(filed(error.path)))"]
    if error.line > 0, !properties.isEmpty { properties.append("line=\(error.line)") }
    let place = (properties + ["title=hanglint"]).joined(separator: ",")
    return "::error \(place)::\(GitHubText.data(GitHubText.cut(error.message, Self.longestAnnotation)))"
  }

  /// Columns are left out of places that span lines, as the runner drops them there.
  private func properties(_ place: SourcePlace, title: String, _ filed: (String) -> String) -> String {
    let start = start(place), end = end(place)
    var properties = ["file=\(GitHubText.property(filed(path(place))))", "line=\(start.line)", "endLine=\(max(start.line, end.line))"]
    if end.line <= start.line {
      let first = lines(place).utf16Column(of: start), last = lines(place).utf16Column(of: end)
      properties += ["col=\(first)", "endColumn=\(max(first, last))"]
    }
    return (properties + ["title=\(GitHubText.property(title))"]).joined(separator: ",")
  }
}

/// Escapes of workflow commands.
enum GitHubText {
  static func data(_ text: String) -> String { escape(text) { $0 == "%" || $0 == "\r" || $0 == "\n" } }

  static func property(_ text: String) -> String {
    escape(text) { $0 == "%" || $0 == "\r" || $0 == "\n" || $0 == ":" || $0 == "," }
  }

  /// At most so many UTF-16 units, never half a character.
  static func cut(_ text: String, _ units: Int) -> String {
    guard text.utf16.count > units else { return text }
    var short = ""
    var count = 1
    for character in text {
      count += character.utf16.count
      if count > units { break }
      short.append(character)
    }
    return short + "…"
  }

  private static func escape(_ text: String, _ isSpecial: (Unicode.Scalar) -> Bool) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      if isSpecial(scalar) {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "%" + (digits.count == 1 ? "0" : "") + digits
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
