/// The settings that apply, each with where it was written, and the questions the rest of the tool asks of them. How a file becomes
/// settings is left to `SettingsFile`, which of several files counts to `SettingsSearch`.

import Knowledge

/// Where a value comes from.
public enum SettingOrigin: Sendable, Hashable {
  case byDefault
  case file(path: String, line: Int)
  case commandLine

  public var text: String {
    switch self {
    case .byDefault: "default"
    case .file(let path, let line): "\(path):\(line)"
    case .commandLine: "command line"
    }
  }
}

public struct Setting<Value: Sendable>: Sendable {
  public var value: Value
  public var origin: SettingOrigin

  public init(_ value: Value, _ origin: SettingOrigin = .byDefault) {
    self.value = value
    self.origin = origin
  }
}

/// Patterns and the directory they are relative to.
public struct PathSet: Sendable {
  public var directory: FilePath
  public var globs: [Glob]

  /// Whether an absolute path is named, or lies in a directory that is.
  public func covers(_ path: FilePath) -> Bool {
    guard let below = path.relative(to: directory) else { return false }
    return globs.contains { $0.covers(below) }
  }

  func coversContents(of path: FilePath) -> Bool {
    guard let below = path.relative(to: directory) else { return false }
    return globs.contains { $0.coversContents(of: below) }
  }
}

/// A folder that settings name, and where they do.
public struct NamedFolder: Sendable {
  /// Absolute.
  public var path: FilePath
  public var origin: SettingOrigin
  var column: Int
  var sourceLine: String
}

/// Severities by rule; `all` stands for every rule that is not named itself.
public struct SeverityTable: Sendable {
  public struct Entry: Sendable {
    public var rule: String
    public var severity: Severity
    public var origin: SettingOrigin
    var position: LineColumn
    /// The line it stands in.
    var sourceLine: String
  }

  public var entries: [Entry] = []

  public static let everyRule = "all"

  func entry(for rule: String) -> Entry? {
    entries.last { $0.rule == rule } ?? entries.last { $0.rule == SeverityTable.everyRule }
  }
}

/// Settings for some paths only: an `[[override]]`.
public struct SettingsOverride: Sendable {
  public var paths: PathSet
  public var severities: SeverityTable
  public var strict: Setting<Bool>?
  public var origin: SettingOrigin
}

/// The `[build]` table: what holds instead of the project's own build files.
public struct BuildSettings: Sendable {
  public var languageMode: Setting<Int>?
  /// True for `MainActor`.
  public var defaultIsolationMain: Setting<Bool>?
  public var upcomingFeatures: Setting<[String]>?
}

public struct Settings: Sendable {
  /// The file they were read from; nil without one.
  public internal(set) var file: FilePath?
  /// nil: everything.
  public internal(set) var include: Setting<PathSet>?
  public internal(set) var exclude: Setting<PathSet>?
  public internal(set) var failLevel: Setting<Severity>?
  public internal(set) var level: Setting<Severity>?
  public internal(set) var strict: Setting<Bool>?
  /// Folders of further pages, absolute.
  public internal(set) var rules: Setting<[NamedFolder]>?
  public internal(set) var root: Setting<Bool>?
  public internal(set) var severities = SeverityTable()
  /// In order; a later one counts more.
  public internal(set) var overrides: [SettingsOverride] = []
  public internal(set) var build = BuildSettings()
  /// Absolute.
  /// `--set severity.…`: stronger than any override.
  var commandLineSeverities = SeverityTable()
  var commandLineStrict: Setting<Bool>?

  public init() {}
}

// MARK: - Questions

extension Settings {
  /// The lowest severity that makes the exit code 1.
  public var failsAt: Severity { failLevel?.value ?? .warning }
  /// The lowest severity shown: never above what fails, or a run could fail without a word.
  public var shows: Severity { min(level?.value ?? .warning, failsAt) }

  /// What settings say of a rule at an absolute path; nil: nothing, the rule's own severity holds.
  public func severity(_ rule: String, _ path: FilePath) -> Severity? { severitySetting(rule, path)?.value }

  public func severitySetting(_ rule: String, _ path: FilePath) -> Setting<Severity>? {
    let entry =
      commandLineSeverities.entry(for: rule)
      ?? overrides.last { $0.severities.entry(for: rule) != nil && $0.paths.covers(path) }?.severities.entry(for: rule)
      ?? severities.entry(for: rule)
    return entry.map { Setting($0.severity, $0.origin) }
  }

  /// Whether a rule is off by itself, whatever overrides say for some paths.
  public func isOff(_ rule: String) -> Bool {
    (commandLineSeverities.entry(for: rule) ?? severities.entry(for: rule))?.severity == .off
  }

  /// Whether the source APIs are reported wherever they stand.
  public func isStrict(_ path: FilePath) -> Bool {
    strictSetting(path).value
  }

  public func strictSetting(_ path: FilePath) -> Setting<Bool> {
    commandLineStrict ?? overrides.last { $0.strict != nil && $0.paths.covers(path) }?.strict ?? strict ?? Setting(false)
  }

  /// Whether a file is read at all.
  public func includes(_ path: FilePath) -> Bool {
    if let include, !include.value.covers(path) { return false }
    return exclude.map { !$0.value.covers(path) } ?? true
  }

  func excludesDirectory(_ path: FilePath) -> Bool { exclude?.value.coversContents(of: path) ?? false }

  /// These settings with those of a file that extends them laid over.
  func overlaid(by other: Settings) -> Settings {
    var result = self
    result.file = other.file ?? file
    result.include = other.include ?? include
    result.exclude = other.exclude ?? exclude
    result.failLevel = other.failLevel ?? failLevel
    result.level = other.level ?? level
    result.strict = other.strict ?? strict
    result.rules = other.rules ?? rules
    result.root = other.root ?? root
    result.severities.entries += other.severities.entries
    result.overrides += other.overrides
    result.build.languageMode = other.build.languageMode ?? build.languageMode
    result.build.defaultIsolationMain = other.build.defaultIsolationMain ?? build.defaultIsolationMain
    result.build.upcomingFeatures = other.build.upcomingFeatures ?? build.upcomingFeatures
    return result
  }
}

/// The settings of a whole project: one file for the project, and further ones for directories in it that have their own.
public struct ProjectSettings: Sendable {
  /// For levels and pages, which a run has one of.
  public let project: Settings
  /// By directory (absolute), deepest first.
  let nested: [(directory: FilePath, settings: Settings)]

  /// What is odd about the files, but no error.
  public let warnings: [Problem]

  init(project: Settings, nested: [(directory: FilePath, settings: Settings)] = [], warnings: [Problem] = []) {
    self.project = project
    self.warnings = warnings
    self.nested = nested.sorted { $0.directory.bytes.count > $1.directory.bytes.count }
  }

  /// The settings for an absolute path: those of the nearest directory that has any.
  public func settings(for path: FilePath) -> Settings {
    nested.first { path.relative(to: $0.directory) != nil }?.settings ?? project
  }

  public func severity(_ rule: String, _ path: FilePath) -> Severity? { settings(for: path).severity(rule, path) }

  /// Whether any of the files, or the command line, gives a rule a severity above that of a note.
  public func isRaised(_ rule: String) -> Bool {
    ([project] + nested.map(\.settings)).contains { settings in
      ([settings.severities, settings.commandLineSeverities] + settings.overrides.map(\.severities)).contains {
        $0.entry(for: rule).map { $0.severity > .note } ?? false
      }
    }
  }
}
