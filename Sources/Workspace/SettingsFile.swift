/// Reads one `.lintconfig`, or the `--set` options, into settings and says all that is wrong with them.
/// What the values are for is left to `Settings`.

import Knowledge

public struct SettingsFile {
  /// The keys at the top of a file, in the order in which `config show` lists them.
  static let keys = [
    "include", "exclude", "fail-level", "level", "strict", "rules", "extend", "root", "required-version", "severity", "override", "build",
  ]
  /// Keys whose value is a list, so that `--set` takes a lone word for one.
  static let listKeys: Set<String> = ["include", "exclude", "rules", "extend", "build.upcoming-features"]
  static let severityWords = ["error", "warning", "note", "off"]

  private(set) var settings = Settings()
  /// Files to read first, absolute, with where they are named.
  private(set) var extended: [(path: FilePath, position: LineColumn)] = []
  private(set) var log: ErrorLog
  private let origin: (LineColumn) -> SettingOrigin
  private let directory: FilePath

  /// `path` is absolute; messages call it `shownPath`.
  init(_ bytes: [UInt8], path: FilePath, shownPath: String, toolVersion: String) {
    log = ErrorLog(path: shownPath, bytes: bytes)
    origin = { .file(path: shownPath, line: Int($0.line)) }
    directory = path.parent ?? FilePath("/")
    let table = TOMLTable.read(bytes, log: &log)
    read(table, toolVersion: toolVersion)
    settings.file = path
  }

  /// One `--set KEY=VALUE`; paths in it are relative to the working directory.
  init(option: String, workingDirectory: FilePath, toolVersion: String) {
    let text = Array(option.utf8)
    log = ErrorLog(path: "--set", bytes: text)
    origin = { _ in .commandLine }
    directory = workingDirectory
    guard let equals = text.firstIndex(of: UInt8(ascii: "=")), equals > 0 else {
      log.add(LineColumn(line: 1, column: 1), "'\(option)' is no KEY=VALUE", remedy: "write --set fail-level=error")
      return
    }
    // Left of the equals sign stays in place, so that columns are those of what was typed.
    let key = String(decoding: text[..<equals], as: UTF8.self)
    let value = SettingsFile.tomlValue(String(decoding: text[(equals + 1)...], as: UTF8.self), isList: SettingsFile.listKeys.contains(key))
    read(TOMLTable.read(Array("\(key)=\(value)".utf8), log: &log), toolVersion: toolVersion)
    settings.commandLineSeverities = settings.severities
    settings.commandLineStrict = settings.strict
    settings.severities = SeverityTable()
  }

  /// A TOML value as it is typed, or a bare word in quotes.
  private static func tomlValue(_ text: String, isList: Bool) -> String {
    var trial = ErrorLog(path: "", bytes: [])
    let table = TOMLTable.read(Array("x=\(text)".utf8), log: &trial)
    var value = text
    if !trial.errors.isEmpty || table.entries.count != 1 || text.isEmpty {
      let escaped = text.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined()
      value = "\"\(escaped)\""
    } else if isList, case .array = table.entries[0].value.content {
      return text
    }
    return isList ? "[\(value)]" : value
  }

  /// Whether a file says `root = true`; what else is in it, right or wrong, does not matter here.
  static func isRoot(_ bytes: [UInt8]) -> Bool {
    var log = ErrorLog(path: "", bytes: bytes)
    let table = TOMLTable.read(bytes, log: &log)
    if case .boolean(true) = table["root"]?.content { return true }
    return false
  }
}

// MARK: - The tables of a file

extension SettingsFile {
  private mutating func read(_ table: TOMLTable, toolVersion: String) {
    table.reportUnknownKeys(known: SettingsFile.keys, &log)
    settings.include = paths(table, "include")
    settings.exclude = paths(table, "exclude")
    settings.failLevel = level(table, "fail-level")
    settings.level = level(table, "level")
    settings.strict = setting(table, "strict", table.boolean("strict", &log))
    settings.root = setting(table, "root", table.boolean("root", &log))
    settings.rules = setting(table, "rules", table.strings("rules", &log)?.map(folder))
    readExtended(table)
    if let required = table.located("required-version", &log) { check(required, toolVersion) }
    if let severities = table.table("severity", &log) { settings.severities = read(severities, in: "[severity]") }
    for override in table.tables("override", &log) { read(override: override) }
    if let build = table.table("build", &log) { read(build: build) }
  }

  /// A string, or an array of them.
  private mutating func readExtended(_ table: TOMLTable) {
    if case .string(let name) = table["extend"]?.content, let position = table["extend"]?.position {
      extended = [(directory.resolving(FilePath(name)), position)]
    } else {
      extended = (table.strings("extend", &log) ?? []).map { (directory.resolving(FilePath($0.text)), $0.position) }
    }
  }

  private mutating func read(override table: TOMLTable) {
    table.reportUnknownKeys(known: ["paths", "severity", "strict"], in: "[[override]]", &log)
    table.reportMissingKeys(["paths"], in: "[[override]]", &log)
    let severities = table.table("severity", &log).map { read($0, in: "[[override]]") } ?? SeverityTable()
    let strict = setting(table, "strict", table.boolean("strict", &log))
    guard let paths = paths(table, "paths") else { return }
    settings.overrides.append(
      SettingsOverride(paths: paths.value, severities: severities, strict: strict, origin: origin(table.position)))
  }

  private mutating func read(_ table: TOMLTable, in context: String) -> SeverityTable {
    var result = SeverityTable()
    for entry in table.entries {
      guard let word = table.word(entry.key, of: SettingsFile.severityWords, &log), let severity = Severity(word: word) else { continue }
      result.entries.append(
        SeverityTable.Entry(rule: entry.key, severity: severity, origin: origin(entry.position), position: entry.position, sourceLine: log.line(entry.position.line)))
    }
    return result
  }

  private mutating func read(build table: TOMLTable) {
    table.reportUnknownKeys(known: ["language-mode", "default-isolation", "upcoming-features"], in: "[build]", &log)
    if let mode = table.integer("language-mode", &log), let position = table["language-mode"]?.position {
      if mode == 5 || mode == 6 {
        settings.build.languageMode = Setting(Int(mode), origin(position))
      } else {
        log.add(position, "'language-mode' cannot be \(mode)", remedy: "there are: 5, 6")
      }
    }
    if let word = table.word("default-isolation", of: ["MainActor", "nonisolated"], &log) {
      settings.build.defaultIsolationMain = setting(table, "default-isolation", word == "MainActor")
    }
    if let features = table.strings("upcoming-features", &log) {
      for feature in features { checkFeature(feature) }
      settings.build.upcomingFeatures = setting(table, "upcoming-features", features.map(\.text))
    }
  }

  /// A feature that merely looks like one that decides where code runs is a typing error with consequences.
  private mutating func checkFeature(_ feature: TOMLString) {
    let known = BuildFeatures.deciding + BuildFeatures.other
    guard !known.contains(feature.text), let near = closest(to: feature.text, in: known) else { return }
    log.add(feature.position, "unknown feature '\(feature.text)'", remedy: "did you mean '\(near)'?")
  }

  private mutating func check(_ required: TOMLString, _ toolVersion: String) {
    guard let requirement = VersionRequirement(required.text) else {
      log.add(required.position, "'\(required.text)' is no version", remedy: "write \"0.1\", \">=0.1\" or \">=0.1, <1\"")
      return
    }
    if !requirement.allows(toolVersion) {
      log.add(
        required.position, "this project requires hanglint \(required.text), this is \(toolVersion)",
        remedy: "install that version, or change required-version")
    }
  }

  // MARK: Values

  private func folder(_ name: TOMLString) -> NamedFolder {
    NamedFolder(
      path: directory.resolving(FilePath(name.text)), origin: origin(name.position), column: Int(name.position.column),
      sourceLine: log.line(name.position.line))
  }

  private func setting<Value>(_ table: TOMLTable, _ key: String, _ value: Value?) -> Setting<Value>? {
    guard let value, let position = table.entries.first(where: { $0.key == key })?.position else { return nil }
    return Setting(value, origin(position))
  }

  private mutating func level(_ table: TOMLTable, _ key: String) -> Setting<Severity>? {
    setting(table, key, table.word(key, of: ["error", "warning", "note"], &log).flatMap { Severity(word: $0) })
  }

  private mutating func paths(_ table: TOMLTable, _ key: String) -> Setting<PathSet>? {
    guard let patterns = table.strings(key, &log) else { return nil }
    var globs: [Glob] = []
    for pattern in patterns {
      do {
        globs.append(try Glob(pattern.text))
      } catch {
        let column = pattern.position.column + 1 + UInt32(truncatingIfNeeded: error.offset)
        log.add(LineColumn(line: pattern.position.line, column: column), "bad pattern \"\(pattern.text)\": \(error.message)")
      }
    }
    return setting(table, key, PathSet(directory: directory, globs: globs))
  }
}

extension Severity {
  /// As settings write it.
  public init?(word: String) {
    switch word {
    case "off": self = .off
    case "note": self = .note
    case "warning": self = .warning
    case "error": self = .error
    default: return nil
    }
  }

  public var settingsWord: String {
    switch self {
    case .off: "off"
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}

/// The compiler's names of features.
enum BuildFeatures {
  /// Those that decide where code runs.
  static let deciding = [
    "NonisolatedNonsendingByDefault", "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "IsolatedDefaultValues", "StrictConcurrency",
  ]
  /// Others that projects often name.
  static let other = [
    "InferIsolatedConformances", "InferSendableFromCaptures", "RegionBasedIsolation", "GlobalConcurrency", "ExistentialAny", "InternalImportsByDefault",
    "MemberImportVisibility", "BareSlashRegexLiterals", "ConciseMagicFile", "ForwardTrailingClosures", "ImplicitOpenExistentials", "DeprecateApplicationMain",
    "ImportObjcForwardDeclarations", "DynamicActorIsolation", "NonfrozenEnumExhaustivity", "ImmutableWeakCaptures", "AccessLevelOnImport", "Embedded",
    "FullTypedThrows", "Lifetimes", "StrictMemorySafety", "NonescapableTypes", "VariadicGenerics",
  ]
}
