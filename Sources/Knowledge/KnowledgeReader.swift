// Reads pages into `Knowledge`: the tables of facts here, rules in RuleReader. All mistakes of all pages are returned, and all that is right is kept.
import Source

/// Reads the built-in pages and those of a project (`own`) together, so that names may refer to other pages. `summarizeAll` summarises each of
/// some texts, in order.
public func readKnowledge(
  pages: [(path: String, text: String)], own: [(path: String, text: String)] = [], summarizeAll: ([[UInt8]]) -> [FileSummary] = { $0.map(summarize) }
) -> (Knowledge, [PageError]) {
  BuiltInKnowledge(pages: pages, summarizeAll: summarizeAll).completed(own: own, summarizeAll: summarizeAll)
}

/// The built-in pages, read before anyone knows which pages a project has of its own.
public struct BuiltInKnowledge {
  private var reader = KnowledgeReader()

  public init(pages: [(path: String, text: String)], summarizeAll: ([[UInt8]]) -> [FileSummary] = { $0.map(summarize) }) {
    for page in pages { reader.read(path: page.path, text: page.text) }
    reader.builtInEffects = Set(reader.knowledge.effects.map(\.name))
    reader.finishInterfaces(summarizeAll)
  }

  /// With the pages of a project; and the mistakes in all of them.
  public func completed(
    own: [(path: String, text: String)], summarizeAll: ([[UInt8]]) -> [FileSummary] = { $0.map(summarize) }
  ) -> (Knowledge, [PageError]) {
    var reader = reader
    for page in own { reader.read(path: page.path, text: page.text, isOwn: true) }
    reader.finishInterfaces(summarizeAll)
    reader.checkReferences()
    return (reader.knowledge, reader.logs.flatMap(\.errors))
  }
}

struct KnowledgeReader {
  var knowledge = Knowledge()
  /// One a page, in order.
  var logs: [ErrorLog] = []
  /// Effects that rules look for, checked when all pages are read.
  var effectsNamed: [(effect: String, page: Int, position: LineColumn)] = []
  var builtInEffects: Set<String> = []
  /// Effects to which own pages add calls, checked likewise.
  var ownEffects: [(effect: String, page: Int, position: LineColumn)] = []
  /// Interfaces that are summarised when the pages around them are read.
  var interfaceBlocks: [InterfaceBlock] = []
  /// Titles already taken, with their pages.
  var titles: [String: String] = [:]
  static let tableNames = ["effect", "place", "executor", "mark", "prefix", "phrase", "label", "origin", "quantity", "library", "rule"]
  static let severities = ["error", "warning", "note", "off"]

  mutating func read(path: String, text: String, isOwn: Bool = false) {
    var log = ErrorLog(path: path, bytes: Array(text.utf8))
    var page = PageReader.read(path: path, log: &log)
    page.isOwn = isOwn
    if let other = titles.updateValue(path, forKey: page.title), !page.title.isEmpty {
      log.add(LineColumn(line: 1, column: 1), "the name '\(page.title)' is taken by \(other)", remedy: "rename the page")
    }
    if isOwn, !page.blocks.contains(where: \.saysSomething) {
      log.add(LineColumn(line: 1, column: 1), "the page says nothing", remedy: "begin a line with ```toml or ```swift interface, close the block with ```")
    }
    for block in page.blocks {
      switch block.kind {
      case .toml:
        let document = TOMLTable.read(log.bytes, range: block.range, firstLine: block.line, log: &log)
        read(document, page, text, &log)
      case .interface(let module):
        let origin = page.line(block.line)
        interfaceBlocks.append(InterfaceBlock(bytes: Array(log.bytes[block.range]), origin: origin, module: module, page: logs.count))
      case .example, .other: break
      }
    }
    logs.append(log)
  }

  private mutating func read(_ document: TOMLTable, _ page: Page, _ text: String, _ log: inout ErrorLog) {
    document.reportUnknownKeys(known: Self.tableNames, in: "a page", &log)
    for table in document.tables("effect", &log) { readEffect(table, page, &log) }
    for table in document.tables("place", &log) { readPlace(table, page, &log) }
    for table in document.tables("executor", &log) { readExecutor(table, page, &log) }
    for table in document.tables("mark", &log) { readMark(table, page, &log) }
    for table in document.tables("prefix", &log) { readPrefix(table, &log) }
    for table in document.tables("phrase", &log) { readPhrase(table, &log) }
    for table in document.tables("label", &log) { readLabel(table, &log) }
    for table in document.tables("origin", &log) { readOrigin(table, page, &log) }
    for table in document.tables("quantity", &log) { readQuantity(table, &log) }
    for table in document.tables("library", &log) { readLibrary(table, &log) }
    if let table = document.table("rule", &log) { readRule(table, page, text, &log) }
  }

  mutating func checkReferences() {
    let effects = Set(knowledge.effects.map(\.name))
    for named in effectsNamed where !effects.contains(named.effect) {
      logs[named.page].add(named.position, "no page has an effect '\(named.effect)'", remedy: suggestion(for: named.effect, in: effects.sorted()))
    }
    checkOwnEffects()
  }

  /// An own page adds calls to an effect of the built-in pages, or to one that a rule looks for; with a slip in the name they would never be found.
  private mutating func checkOwnEffects() {
    let known = builtInEffects.union(effectsNamed.map(\.effect))
    for own in ownEffects where !known.contains(own.effect) {
      logs[own.page].add(own.position, "no rule looks for an effect '\(own.effect)'", remedy: suggestion(for: own.effect, in: known.sorted()))
    }
  }

  // MARK: Tables of facts

  private mutating func readEffect(_ table: TOMLTable, _ page: Page, _ log: inout ErrorLog) {
    table.reportUnknownKeys(known: ["name", "level", "calls", "does", "worst", "limited", "instead", "source"], in: "[[effect]]", &log)
    table.reportMissingKeys(["name", "calls", "does"], in: "[[effect]]", &log)
    let level = table.word("level", of: ["error", "warning", "note"], &log).flatMap(Severity.init(name:)) ?? .error
    let name = table.located("name", &log)
    if let name, !isPlainName(name.text) {
      log.add(name.position, "'\(name.text)' cannot name an effect", remedy: "use letters in lower case and hyphens")
    }
    let calls = patterns("calls", table, page, &log)
    let does = table.string("does", &log)
    let worst = table.string("worst", &log) ?? ""
    let isLimited = table.boolean("limited", &log) ?? false
    let instead = table.string("instead", &log) ?? ""
    let source = table.string("source", &log) ?? ""
    guard let name else { return }
    if page.isOwn { ownEffects.append((name.text, logs.count, name.position)) }
    knowledge.effects.append(
      Effect(name: name.text, level: level, calls: calls, does: does ?? "blocks", worst: worst, isLimited: isLimited, instead: instead, source: source))
  }

  private mutating func readPlace(_ table: TOMLTable, _ page: Page, _ log: inout ErrorLog) {
    let known = ["runs", "argument", "otherwise", "closures", "closure", "isolation", "members", "delegate", "told"]
    table.reportUnknownKeys(known: known, in: "[[place]]", &log)
    table.reportMissingKeys(table["members"] == nil ? ["runs", "closures"] : ["runs"], in: "[[place]]", &log)
    let words = ClosurePlace.Runs.allCases.map(\.rawValue)
    let runs = table.word("runs", of: words, &log).flatMap(ClosurePlace.Runs.init(rawValue:))
    let argument = table.located("argument", &log)
    let otherwise = table.word("otherwise", of: words, &log).flatMap(ClosurePlace.Runs.init(rawValue:))
    if let runs, [.argument, .posted].contains(runs) { table.reportMissingKeys(["argument"], in: "[[place]] with runs = \"\(runs.rawValue)\"", &log) }
    if let runs, runs != .argument, runs != .posted, let stray = table["argument"] ?? (runs == .executed ? nil : table["otherwise"]) {
      log.add(stray.position, "only runs = \"argument\" looks at an argument", remedy: "remove the key, or write runs = \"argument\"")
    }
    let closures = patterns("closures", table, page, &log)
    let closure = table.string("closure", &log)
    guard let runs else { return }
    knowledge.closurePlaces.append(
      ClosurePlace(runs: runs, argument: argument?.text, otherwise: otherwise, closures: closures, closure: closure,
        isolation: table.word("isolation", of: ["MainActor"], &log), members: patterns("members", table, page, &log),
        delegate: table.string("delegate", &log), told: patterns("told", table, page, &log)))
  }

  private mutating func readExecutor(_ table: TOMLTable, _ page: Page, _ log: inout ErrorLog) {
    table.reportUnknownKeys(known: ["kind", "values"], in: "[[executor]]", &log)
    table.reportMissingKeys(["kind", "values"], in: "[[executor]]", &log)
    let kind = table.word("kind", of: ExecutorValue.Kind.allCases.map(\.rawValue), &log).flatMap(ExecutorValue.Kind.init(rawValue:))
    let values = patterns("values", table, page, &log)
    guard let kind else { return }
    knowledge.executors.append(ExecutorValue(kind: kind, values: values))
  }

  private mutating func readMark(_ table: TOMLTable, _ page: Page, _ log: inout ErrorLog) {
    table.reportUnknownKeys(known: ["name", "members", "closures"], in: "[[mark]]", &log)
    table.reportMissingKeys(["name"], in: "[[mark]]", &log)
    if table["members"] == nil, table["closures"] == nil {
      log.add(table.position, "[[mark]] lacks both 'members' and 'closures'", remedy: "add members = [\"Type.member()\"]")
    }
    let name = table.word("name", of: Mark.Name.allCases.map(\.rawValue), &log).flatMap(Mark.Name.init(rawValue:))
    let members = patterns("members", table, page, &log)
    let closures = patterns("closures", table, page, &log)
    guard let name else { return }
    knowledge.marks.append(Mark(name: name, members: members, closures: closures))
  }

  private mutating func readPrefix(_ table: TOMLTable, _ log: inout ErrorLog) {
    table.reportUnknownKeys(known: ["prefix", "suffixes", "protocols"], in: "[[prefix]]", &log)
    table.reportMissingKeys(["prefix", "suffixes"], in: "[[prefix]]", &log)
    guard let prefix = table.string("prefix", &log), let suffixes = table.strings("suffixes", &log) else { return }
    knowledge.prefixes.append(
      NamePrefix(prefix: prefix, suffixes: suffixes.map(\.text), isProtocol: table.boolean("protocols", &log) ?? false))
  }

  private mutating func readPhrase(_ table: TOMLTable, _ log: inout ErrorLog) {
    table.reportUnknownKeys(known: ["isolation", "phrases"], in: "[[phrase]]", &log)
    table.reportMissingKeys(["isolation", "phrases"], in: "[[phrase]]", &log)
    let isolation = table.word("isolation", of: NamePhrase.Isolation.allCases.map(\.rawValue), &log).flatMap(NamePhrase.Isolation.init(rawValue:))
    let phrases = (table.strings("phrases", &log) ?? []).map { $0.text.split(separator: " ").map(String.init) }
    guard let isolation else { return }
    knowledge.phrases.append(NamePhrase(isolation: isolation, phrases: phrases))
  }

  private mutating func readLabel(_ table: TOMLTable, _ log: inout ErrorLog) {
    table.reportUnknownKeys(known: ["labels"], in: "[[label]]", &log)
    table.reportMissingKeys(["labels"], in: "[[label]]", &log)
    knowledge.queueLabels += (table.strings("labels", &log) ?? []).map(\.text)
  }

  private mutating func readOrigin(_ table: TOMLTable, _ page: Page, _ log: inout ErrorLog) {
    table.reportUnknownKeys(known: ["kind", "values", "uses", "gives", "words"], in: "[[origin]]", &log)
    table.reportMissingKeys(["kind"], in: "[[origin]]", &log)
    let kind = table.word("kind", of: URLOrigin.Kind.allCases.map(\.rawValue), &log).flatMap(URLOrigin.Kind.init(rawValue:))
    let values = patterns("values", table, page, &log)
    let words = (table.strings("words", &log) ?? []).map(\.text)
    guard let kind else { return }
    knowledge.urlOrigins.append(
      URLOrigin(kind: kind, values: values, uses: patterns("uses", table, page, &log), gives: patterns("gives", table, page, &log), words: words))
  }

  private mutating func readQuantity(_ table: TOMLTable, _ log: inout ErrorLog) {
    table.reportUnknownKeys(known: ["names", "factor", "value"], in: "[[quantity]]", &log)
    table.reportMissingKeys(["names"], in: "[[quantity]]", &log)
    guard let names = table.strings("names", &log) else { return }
    let factor = table.number("factor", &log) ?? 1
    knowledge.quantities.append(Quantity(names: names.map(\.text), factor: factor, value: table.number("value", &log)))
  }

  private mutating func readLibrary(_ table: TOMLTable, _ log: inout ErrorLog) {
    table.reportUnknownKeys(known: ["modules", "systems"], in: "[[library]]", &log)
    table.reportMissingKeys(["modules", "systems"], in: "[[library]]", &log)
    guard let modules = table.strings("modules", &log), let systems = table.strings("systems", &log) else { return }
    knowledge.libraries.append(SystemLibrary(modules: modules.map(\.text), systems: systems.map(\.text)))
  }

  private func patterns(_ key: String, _ table: TOMLTable, _ page: Page, _ log: inout ErrorLog) -> [CalleePattern] {
    let texts = table.strings(key, &log)
    if page.isOwn, let list = table[key], texts?.isEmpty == true { log.add(list.position, "'\(key)' is empty", remedy: "name a call, as \"Type.function()\", or remove the key") }
    return (texts ?? []).compactMap { CalleePattern.read($0, page: page, log: &log) }
  }
}

/// Lower-case letters, digits and hyphens, as ids and names of effects are.
func isPlainName(_ name: String) -> Bool {
  !name.isEmpty && name.utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || isDigit($0) || $0 == UInt8(ascii: "-") }
}

extension Severity {
  /// `off`, `note`, `warning` or `error`.
  public init?(name: String) {
    guard let severity = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = severity
  }

  public var name: String {
    switch self {
    case .off: "off"
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
