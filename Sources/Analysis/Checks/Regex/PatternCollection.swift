import Knowledge
import Source

/// The patterns of a project, with how they are read: regex literals, and the texts given to what pages say compiles a pattern.
struct PatternCollection {
  struct Key: Hashable {
    var text: String
    var options: RegexOptions
  }

  struct Pattern {
    var key: Key
    /// Where the text is written.
    var site: Site
    /// The call that compiles it; nil for a regex literal.
    var use: EffectSpread.Seed?
  }

  private let context: LintContext
  private let texts: PatternTexts
  private(set) var patterns: [Pattern] = []

  init(_ context: LintContext) {
    self.context = context
    texts = PatternTexts(context)
  }

  private static let flags: [(effect: String, option: RegexOptions)] = [
    ("pattern-ignores-case", .ignoresCase), ("pattern-with-comments", .extended), ("pattern-dot-matches-all", .dotMatchesAll),
    ("pattern-matches-lines", .multiline),
  ]

  mutating func collect() {
    collectLiterals()
    let plain = context.test(for: "takes-pattern-literally")
    let flagged = PatternCollection.flags.map { (sites: context.test(for: $0.effect), option: $0.option) }
    for seed in context.uses(of: "compiles-pattern") where !plain.contains(seed.site) {
      var options: RegexOptions = []
      for (sites, option) in flagged where sites.contains(seed.site) { options.insert(option) }
      guard let argument = context.resolver.arguments(of: seed.site).first else { continue }
      for text in texts.texts(argument) { add(text.text, options, text.site, seed) }
    }
    for seed in context.uses(of: "matches-predicate") { collectPredicate(seed) }
  }

  private mutating func add(_ text: String, _ options: RegexOptions, _ site: Site, _ use: EffectSpread.Seed?) {
    patterns.append(Pattern(key: Key(text: text, options: options), site: site, use: use))
  }

  private mutating func collectLiterals() {
    for unit in context.wantedUnits {
      let events = unit.summary.events
      for index in events.kinds.indices where events.kinds[index] == .literal && events.flags[index].contains(.regex) {
        let text = context.project.text(unit.name(events.names[index]))
        // A literal over several lines is in extended syntax.
        add(text, text.utf8.contains(0x0A) ? .extended : [], Site(unit.index, UInt32(index)), nil)
      }
    }
  }

  // MARK: Predicates

  private static let word = "MATCHES"

  /// `SELF MATCHES 'pattern'`, or `MATCHES %@` with the pattern as a later argument.
  private mutating func collectPredicate(_ seed: EffectSpread.Seed) {
    let arguments = context.resolver.arguments(of: seed.site)
    guard let first = arguments.first, let format = texts.constant(first) else { return }
    var rest = format.text[...]
    var placeholders = 0
    while let found = rest.indices.first(where: { rest[$0...].uppercased().hasPrefix(PatternCollection.word) }) {
      placeholders += rest[..<found].count { $0 == "%" }
      rest = rest[found...].dropFirst(PatternCollection.word.count)
      var options: RegexOptions = .whole
      if rest.first == "[" {
        if rest.prefix(while: { $0 != "]" }).contains("c") { options.insert(.ignoresCase) }
        rest = rest.drop { $0 != "]" }.dropFirst()
      }
      rest = rest.drop { $0 == " " }
      if rest.first == "%" {
        guard placeholders + 1 < arguments.count else { return }
        for text in texts.texts(arguments[placeholders + 1]) { add(text.text, options, text.site, seed) }
      } else if let quote = rest.first, quote == "'" || quote == "\"" {
        add(unescaped(rest.dropFirst().prefix { $0 != quote }), options, format.site, seed)
      }
    }
  }

  /// A predicate's string has escapes of its own.
  private func unescaped(_ text: Substring) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped || character != "\\" { result.append(character) }
      isEscaped = !isEscaped && character == "\\"
    }
    return result
  }
}
