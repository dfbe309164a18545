// Reads the `[rule]` table of a page.

extension KnowledgeReader {
  static let places = [
    "main", "pool", "actor", "thread", "caller", "unknown", "frame", "launch", "test", "command", "task", "reducer", "action", "any",
  ]
  static let placeholders = ["callee", "symbol", "place", "does", "worst"]

  mutating func readRule(_ table: TOMLTable, _ page: Page, _ text: String, _ log: inout ErrorLog) {
    table.reportUnknownKeys(known: ["finds", "check", "severity", "message", "instead", "source"], in: "[rule]", &log)
    table.reportMissingKeys(["message", "instead"], in: "[rule]", &log)
    if knowledge.rules.last?.id == page.title {
      log.add(table.position, "the page has a second [rule]", remedy: "give each rule a page of its own")
      return
    }
    let finds = (table.strings("finds", &log) ?? []).compactMap { readFind($0, &log) }
    let check = table.located("check", &log)
    let severity = readSeverity(table, finds, &log)
    let message = table.located("message", &log)
    if let message { checkPlaceholders(message, &log) }
    if page.summary.isEmpty {
      log.add(LineColumn(line: 1, column: 1), "the page has no first paragraph", remedy: "say below the title what the rule finds and why it hurts")
    }
    knowledge.rules.append(
      Rule(
        id: page.title, family: page.family, summary: page.summary, finds: finds, check: check?.text, severity: severity,
        message: message?.text ?? "", instead: table.string("instead", &log) ?? "", source: table.string("source", &log) ?? "",
        origin: page.line(table.position.line), page: text))
  }

  /// A check states its severity; otherwise it is the worst of what the rule finds.
  private func readSeverity(_ table: TOMLTable, _ finds: [Rule.Find], _ log: inout ErrorLog) -> Severity {
    let written = table.word("severity", of: Self.severities, &log).flatMap(Severity.init(name:))
    if table["check"] != nil {
      table.reportMissingKeys(["severity"], in: "[rule] with a check", &log)
    } else if let stray = table["severity"] {
      log.add(stray.position, "'severity' belongs to 'check'", remedy: "write the severity in finds: \"effect on place: severity\"")
    } else if table["finds"] == nil {
      log.add(table.position, "[rule] lacks both 'finds' and 'check'", remedy: "add finds = [\"waits on main: error\"]")
    }
    return written ?? finds.map(\.severity).max() ?? .warning
  }

  /// `waits on pool: error`
  private mutating func readFind(_ string: TOMLString, _ log: inout ErrorLog) -> Rule.Find? {
    let words = split(string.text, at: UInt8(ascii: " "))
    guard words.count == 4, words[1] == "on", words[2].hasSuffix(":") else {
      log.add(string.position, "\"\(string.text)\" is not of the form \"EFFECT on PLACE: SEVERITY\"", remedy: "write \"waits on main: error\"")
      return nil
    }
    let place = String(words[2].dropLast())
    guard Self.places.contains(place) else {
      log.add(string.position, "'\(place)' is no place", remedy: suggestion(for: place, in: Self.places))
      return nil
    }
    guard let severity = Severity(name: words[3]) else {
      log.add(string.position, "'\(words[3])' is no severity", remedy: suggestion(for: words[3], in: Self.severities))
      return nil
    }
    effectsNamed.append((words[0], logs.count, string.position))
    return Rule.Find(effect: words[0], place: place, severity: severity)
  }

  /// Braces hold one of the names that are filled in.
  private func checkPlaceholders(_ message: TOMLString, _ log: inout ErrorLog) {
    for piece in message.text.utf8.split(separator: UInt8(ascii: "{"), omittingEmptySubsequences: false).dropFirst() {
      let name = String(Substring(piece.prefix { $0 != UInt8(ascii: "}") }))
      if Self.placeholders.contains(name), name.utf8.count < piece.count { continue }
      log.add(message.position, "'{\(name)}' is not filled in", remedy: suggestion(for: name, in: Self.placeholders))
    }
  }
}
