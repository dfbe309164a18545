/// What can only be said of settings when more is known: which rules there are, which files there are. And the listing of `config show`.

import Knowledge

extension ProjectSettings {
  /// Errors for severities of rules that do not exist.
  public func unknownRules(known: [String]) -> [Problem] {
    var seen: Set<Problem> = []
    var problems: [Problem] = []
    for settings in [project] + nested.map(\.settings) {
      for table in [settings.severities, settings.commandLineSeverities] + settings.overrides.map(\.severities) {
        for entry in table.entries where entry.rule != SeverityTable.everyRule && !known.contains(entry.rule) {
          let remedy = closest(to: entry.rule, in: known + [SeverityTable.everyRule]).map { "did you mean '\($0)'?" } ?? "`hanglint rules` lists them"
          var problem = Problem(message: "unknown rule '\(entry.rule)'; \(remedy)")
          switch entry.origin {
          case .file(let path, let line): 
            (problem.path, problem.line, problem.column) = (path, line, Int(entry.position.column))
            problem.sourceLine = entry.sourceLine
          case .commandLine: problem.path = "--set"
          case .byDefault: break
          }
          if seen.insert(problem).inserted { problems.append(problem) }
        }
      }
    }
    return problems
  }

  /// Warnings for rules of the project that look for what an earlier rule finds: that one speaks, and they would be silent without a word.
  public func silentRules(_ rules: [Rule]) -> [Problem] {
    var speakers: [String: Rule] = [:]
    var problems: [Problem] = []
    for rule in rules {
      for find in rule.finds {
        let key = "\(find.effect) on \(find.place)"
        guard let speaker = speakers[key] else { speakers[key] = rule; continue }
        guard rule.origin.isOwn, rule.id != speaker.id, !project.isOff(speaker.id) else { continue }
        problems.append(Problem(
          .warning, path: rule.origin.path, line: Int(rule.origin.line),
          message: "'\(key)' is what '\(speaker.id)' finds, and that rule speaks first; "
            + "name an effect of your own, or set severity.\(speaker.id) = \"off\""))
      }
    }
    return problems
  }

  /// Warnings for patterns that name nothing. `files` and `leftOut` (directories not entered) are absolute; a part of the project that was
  /// not walked proves nothing, so `root` must hold the settings' directory.
  public func idlePatterns(files: [FilePath], leftOut: [FilePath], root: FilePath) -> [Problem] {
    var problems: [Problem] = []
    func check(_ setting: Setting<PathSet>?, _ key: String) {
      guard let setting, case .file(let path, let line) = setting.origin, setting.value.directory.relative(to: root) != nil else { return }
      for glob in setting.value.globs {
        let one = PathSet(directory: setting.value.directory, globs: [glob])
        let start = setting.value.directory.appending(glob.literalPrefix.bytes)
        if files.contains(where: one.covers) || leftOut.contains(where: { start.relative(to: $0) != nil || one.coversContents(of: $0) }) { continue }
        problems.append(Problem(.warning, path: path, line: line, message: "\(key): \"\(glob.pattern)\" matches nothing\(glob.anchoringHint)"))
      }
    }
    for settings in [project] + nested.map(\.settings) {
      check(settings.include, "include")
      check(settings.exclude, "exclude")
      for override in settings.overrides { check(Setting(override.paths, override.origin), "override") }
    }
    return problems
  }
}

extension Glob {
  fileprivate var anchoringHint: String {
    pattern.contains("/") || pattern.contains("*") ? "" : "; to match at any depth write \"**/\(pattern)/**\""
  }
}

extension Settings {
  /// Key, value and origin of everything that holds at an absolute path: `config show`.
  public func listing(for path: FilePath, rules: [String]) -> [(key: String, value: String, origin: String)] {
    var lines: [(String, String, String)] = []
    func add(_ key: String, _ value: String, _ origin: SettingOrigin) { lines.append((key, value, origin.text)) }
    func list(_ texts: [String]) -> String { "[" + texts.map { "\"\($0)\"" }.joined(separator: ", ") + "]" }
    add("include", include.map { list($0.value.globs.map(\.pattern)) } ?? "[\"**\"]", include?.origin ?? .byDefault)
    add("exclude", list(exclude?.value.globs.map(\.pattern) ?? []), exclude?.origin ?? .byDefault)
    add("fail-level", "\"\(failsAt.settingsWord)\"", failLevel?.origin ?? .byDefault)
    add("level", "\"\(shows.settingsWord)\"", level?.origin ?? .byDefault)
    let strict = strictSetting(path)
    add("strict", "\(strict.value)", strict.origin)
    add("rules", list(self.rules?.value.map(\.path.text) ?? []), self.rules?.origin ?? .byDefault)
    for rule in rules {
      if let severity = severitySetting(rule, path) { add("severity.\(rule)", "\"\(severity.value.settingsWord)\"", severity.origin) }
    }
    if let mode = build.languageMode { add("build.language-mode", "\(mode.value)", mode.origin) }
    if let main = build.defaultIsolationMain { add("build.default-isolation", main.value ? "\"MainActor\"" : "\"nonisolated\"", main.origin) }
    if let features = build.upcomingFeatures { add("build.upcoming-features", list(features.value), features.origin) }
    return lines
  }
}
