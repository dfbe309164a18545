import Knowledge
import Source

/// `regex-backtracking`: patterns that take exponential or polynomial time on some text, reported where the pattern is written.
func regexBacktracking(_ context: LintContext) -> [Finding] {
  guard let rule = context.rules["regex-backtracking"] else { return [] }
  var patterns = PatternCollection(context)
  patterns.collect()
  var verdicts: [PatternCollection.Key: SlowText?] = [:]
  return patterns.patterns.compactMap { pattern in
    if verdicts[pattern.key] == nil { verdicts[pattern.key] = .some(SlowText.find(pattern.key.text, pattern.key.options)) }
    guard let slow = verdicts[pattern.key] ?? nil else { return nil }
    return finding(rule, pattern, slow, context)
  }
}

private func finding(_ rule: Rule, _ pattern: PatternCollection.Pattern, _ slow: SlowText, _ context: LintContext) -> Finding {
  let words = FindingText(context)
  let symbol = words.symbol(of: pattern.site)
  let takes = slow.growth == .exponential ? "takes exponential time" : "takes time that grows with a power of the length"
  var severity = slow.growth == .exponential ? rule.severity : .note
  // A test's pattern keeps no one waiting.
  if context.contexts.kind(Int(pattern.site.unit)) == .noMainThread { severity = min(severity, .note) }
  let rounds = slow.growth == .exponential ? 30 : 10_000
  let pieces = [slow.prefix.isEmpty ? nil : quoted(slow.prefix), "\(quoted(slow.pump)) × \(rounds)", slow.suffix.isEmpty ? nil : quoted(slow.suffix)]
  let message = rule.message.replacing("{symbol}", with: symbol)
    .replacing("{does}", with: "\(takes) on the text \(pieces.compactMap { $0 }.joined(separator: " + "))")
  let chain = [Hop(place: context.project.place(pattern.site), symbol: symbol, text: "is the pattern")]
  let callee = pattern.use.map { words.callee($0) } ?? ""
  let because = pattern.use.map { [Reason(text: "\(callee) compiles it", place: context.project.place($0.site))] } ?? []
  return Finding(
    rule: rule.id, family: rule.family, severity: severity, place: "any", message: message, instead: rule.instead,
    at: context.project.place(pattern.site), symbol: symbol, callee: callee, chain: chain, because: because, entry: "any")
}

/// A text as a literal of one line.
private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\"", "\\": result += "\\" + String(Character(scalar))
    default:
      if scalar.value < 0x20 || scalar.value == 0x7F || scalar.value > 0x2000 && scalar.value < 0x2070 || scalar.value == 0xA0 {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
  return result + "\""
}
