/// Reads `project.yml`, from which an Xcode project is generated: targets, the settings that are plainly stated, and which folders they compile.

import Analysis

struct ProjectSpecification {
  private(set) var targets: [XcodeProject.Target] = []
  /// A part that cannot be read: an include that is not there, a target template with parameters.
  private(set) var isUncertain = false

  private let reading: SettingsSearch.Reading
  /// The specification and what it includes, the outer one first, each with its directory.
  private var parts: [(root: YAML, directory: FilePath)] = []

  /// `path` is absolute, as every path in the result.
  init?(_ path: FilePath, reading: @escaping SettingsSearch.Reading) {
    self.reading = reading
    guard read(path, depth: 0) else { return nil }
    for (root, directory) in parts {
      for entry in root["targets"]?.entries ?? [] where !targets.contains(where: { $0.name == entry.key }) {
        targets.append(target(entry.key, entry.value, directory))
      }
    }
  }

  private mutating func read(_ path: FilePath, depth: Int) -> Bool {
    guard depth < 20, case .success(let bytes)? = reading(path), let directory = path.parent else { return false }
    let root = YAML(bytes)
    parts.append((root, directory))
    for include in root["include"]?.elements ?? [] {
      guard let name = include.text ?? include["path"]?.text else { continue }
      if !read(directory.resolving(FilePath(name)), depth: depth + 1) { isUncertain = true }
    }
    return true
  }

  // MARK: Targets

  private mutating func target(_ name: String, _ value: YAML, _ directory: FilePath) -> XcodeProject.Target {
    let templates = (value["templates"]?.elements ?? []).compactMap(\.text).compactMap(template)
    let shapes = [(value, directory)] + templates
    let type = shapes.lazy.compactMap { $0.0["type"]?.text }.first ?? ""
    let productType = "com.apple.product-type." + type
    let settings = BuildSettingsStack(levels: shapes.flatMap { levels($0.0, $0.1) } + parts.flatMap { levels($0.root, $0.directory) }, configuration: "Release")
    var target = XcodeProject.Target(
      name: name, kind: XcodeBuildMode.kind(productType: productType) ?? .unknown, productType: productType, facts: XcodeBuildMode.facts(settings),
      configuration: "Release")
    for (shape, directory) in shapes { addSources(shape["sources"], directory, &target) }
    return target
  }

  private func template(_ name: String) -> (YAML, FilePath)? {
    for (root, directory) in parts { if let found = root["targetTemplates"]?[name] { return (found, directory) } }
    return nil
  }

  private func addSources(_ sources: YAML?, _ directory: FilePath, _ target: inout XcodeProject.Target) {
    for source in sources?.elements ?? [] {
      guard let name = source.text ?? source["path"]?.text else { continue }
      let path = directory.resolving(FilePath(name))
      if FileDiscovery.isSwift(path.bytes) { target.files.append(path); continue }
      // Patterns in exclusions leave out what they begin with.
      let exclusions = (source["excludes"]?.elements ?? []).compactMap(\.text).filter { !$0.hasPrefix("*") }.map { text in
        path.resolving(FilePath(String(text.prefix { $0 != "*" })))
      }
      target.folders.append(XcodeProject.Folder(path: path, exceptions: exclusions.filter { $0 != path }))
    }
  }

  // MARK: Settings

  /// The settings of a target, template or project, strongest first: `configs`, `base` (or the settings themselves), groups, `.xcconfig`.
  private func levels(_ owner: YAML, _ directory: FilePath) -> [BuildSettingsLevel] {
    var levels: [BuildSettingsLevel] = []
    if let settings = owner["settings"] { levels = self.levels(settings, depth: 0) }
    if let name = release(owner["configFiles"])?.text {
      var missing: [FilePath] = []
      levels.append(BuildSettingsLevel.read(directory.resolving(FilePath(name)), reading: reading, missing: &missing))
    }
    return levels
  }

  private func levels(_ settings: YAML, depth: Int) -> [BuildSettingsLevel] {
    guard depth < 10 else { return [] }
    let isStructured = ["base", "configs", "groups"].contains { settings[$0] != nil }
    guard isStructured else { return [level(settings)] }
    let groups = (settings["groups"]?.elements ?? []).compactMap(\.text).reversed().compactMap { name in
      parts.lazy.compactMap { $0.root["settingGroups"]?[name] }.first
    }
    return [release(settings["configs"]).map(level), settings["base"].map(level)].compactMap { $0 } + groups.flatMap { levels($0, depth: depth + 1) }
  }

  /// What holds for the configuration that users run.
  private func release(_ configurations: YAML?) -> YAML? {
    configurations?.entries.first { $0.key.lowercased().contains("release") }?.value
  }

  private func level(_ settings: YAML) -> BuildSettingsLevel {
    var level = BuildSettingsLevel()
    for entry in settings.entries { level.assign(entry.key, entry.value.elements.compactMap(\.text).map(word).joined(separator: " ")) }
    return level
  }

  private func word(_ text: String) -> String {
    switch text {
    case "true", "True", "yes", "Yes": "YES"
    case "false", "False", "no", "No": "NO"
    default: text
    }
  }
}
