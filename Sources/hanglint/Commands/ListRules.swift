import Knowledge
import Report

/// `rules`: every rule with its severity here and the first sentence of its page.
enum ListRules {
  struct Row {
    var rule: Rule
    var severity: Severity
  }

  static func run(_ rows: [Row], isTerminal: Bool) -> ExitCode {
    CommandLineTool.print(isTerminal ? listing(rows) : lines(rows))
  }

  /// For scripts.
  static func lines(_ rows: [Row]) -> String {
    rows.map { "\($0.rule.id)\t\($0.rule.family)\t\($0.severity.word)\t\($0.rule.summary)\n" }.joined()
  }

  /// For people, a family at a time.
  static func listing(_ rows: [Row]) -> String {
    let width = rows.map(\.rule.id.count).max() ?? 0
    var text = ""
    var family = ""
    for row in rows {
      if row.rule.family != family {
        family = row.rule.family
        text += (text.isEmpty ? "" : "\n") + "\(family)\n"
      }
      let severity = row.severity.word
      text += "  \(padded(row.rule.id, width))  \(padded(severity, 7))  \(shortened(firstSentence(row.rule.summary), to: 110 - width - 13))\n"
    }
    return text + "\nhanglint explain RULE shows a rule's page.\n"
  }

  private static func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }

  /// Whole words and an ellipsis: the page says the rest.
  private static func shortened(_ text: String, to length: Int) -> String {
    guard text.count > length else { return text }
    let words = text.prefix(length - 1)
    return (words.lastIndex(of: " ").map { words[..<$0] } ?? words) + "…"
  }

  static func firstSentence(_ text: String) -> String {
    var sentence = ""
    for (index, character) in zip(text.indices, text) {
      sentence.append(character)
      let next = text.index(after: index)
      if character == ".", next == text.endIndex || text[next] == " " { break }
    }
    return sentence
  }
}
