/// Reads `project.pbxproj`: targets with their product types, the settings that apply to them, and which files they compile.

import Analysis

struct XcodeProject {
  struct Target {
    var name: String
    var kind: TargetInfo.Kind
    var productType: String
    var facts: BuildFacts
    /// The configuration whose settings were read.
    var configuration: String
    var files: [FilePath] = []
    var folders: [Folder] = []
  }

  /// A folder that belongs to a target as it is on disk (Xcode 16), less some paths in it.
  struct Folder {
    var path: FilePath
    var exceptions: [FilePath]
  }

  private(set) var targets: [Target] = []
  private(set) var problems: [Problem] = []

  private let list: PropertyList
  private let objects: [String: PropertyList.Value]
  private let reading: SettingsSearch.Reading
  /// The directory that `SOURCE_ROOT` stands for.
  private let sourceRoot: FilePath
  private let shownPath: String
  /// Paths of groups and files by object id.
  private var paths: [String: FilePath] = [:]
  /// `.xcconfig` files that were read: most targets name the same few.
  private var configurationFiles: [FilePath: (level: BuildSettingsLevel, missing: [FilePath])] = [:]

  /// `path` is the absolute path of the `.xcodeproj` directory; every path in the result is absolute.
  init?(_ path: FilePath, shownPath: String, reading: @escaping SettingsSearch.Reading) {
    guard case .success(let bytes)? = reading(path.appending("project.pbxproj")) else { return nil }
    self.reading = reading
    self.shownPath = shownPath
    list = PropertyList(bytes)
    let objects = Dictionary(list.root["objects"]?.entries.map { ($0.key, $0.value) } ?? [], uniquingKeysWith: { first, _ in first })
    self.objects = objects
    let parent = path.parent ?? FilePath("/")
    guard let project = list.root["rootObject"]?.text.flatMap({ objects[$0] }) else {
      sourceRoot = parent
      problems.append(Problem(.warning, path: shownPath, message: "the project file cannot be read; its targets' modes and kinds are unknown"))
      return
    }
    sourceRoot = parent.resolving(FilePath(project["projectDirPath"]?.text ?? ""))
    if let group = project["mainGroup"]?.text { walk(group, parent: sourceRoot, depth: 0) }
    let additions = membershipAdditions()
    for id in project["targets"]?.texts ?? [] {
      if let target = readTarget(id, project, additions[id] ?? []) { targets.append(target) }
    }
  }

  private func object(_ value: PropertyList.Value?) -> PropertyList.Value? { value?.text.flatMap { objects[$0] } }
}

// MARK: - Paths

extension XcodeProject {
  /// Gives each file and group below a group its path.
  private mutating func walk(_ id: String, parent: FilePath, depth: Int) {
    guard depth < 200, paths[id] == nil, let object = objects[id] else { return }
    let own = object["path"]?.text ?? ""
    let path: FilePath
    switch object["sourceTree"]?.text {
    case "<group>", nil: path = parent.resolving(FilePath(own))
    case "SOURCE_ROOT": path = sourceRoot.resolving(FilePath(own))
    case "<absolute>": path = FilePath(own)
    default: return
    }
    paths[id] = path
    for child in object["children"]?.texts ?? [] { walk(child, parent: path, depth: depth + 1) }
  }
}

// MARK: - Targets

extension XcodeProject {
  private mutating func readTarget(_ id: String, _ project: PropertyList.Value, _ additions: [FilePath]) -> Target? {
    guard let object = objects[id], object["isa"]?.text == "PBXNativeTarget", let name = object["name"]?.text else { return nil }
    let productType = object["productType"]?.text ?? ""
    let settings = self.settings(object, project)
    var target = Target(
      name: name, kind: XcodeBuildMode.kind(productType: productType) ?? .unknown, productType: productType, facts: XcodeBuildMode.facts(settings),
      configuration: settings.configuration, files: additions)
    for phase in object["buildPhases"]?.texts ?? [] {
      guard let phase = objects[phase], phase["isa"]?.text == "PBXSourcesBuildPhase" else { continue }
      for file in phase["files"]?.texts ?? [] {
        if let reference = objects[file]?["fileRef"]?.text, let path = paths[reference] { target.files.append(path) }
      }
    }
    for group in object["fileSystemSynchronizedGroups"]?.texts ?? [] {
      guard let path = paths[group], let folder = objects[group] else { continue }
      target.folders.append(Folder(path: path, exceptions: exceptions(folder, of: id).map { path.resolving(FilePath($0)) }))
    }
    return target
  }

  /// What a folder's exception sets say of a target.
  private func exceptions(_ folder: PropertyList.Value, of target: String) -> [String] {
    (folder["exceptions"]?.texts ?? []).flatMap { set -> [String] in
      guard let set = objects[set], set["target"]?.text == target else { return [] }
      return set["membershipExceptions"]?.texts ?? []
    }
  }

  /// An exception for a target that does not have the folder adds the file to it.
  private func membershipAdditions() -> [String: [FilePath]] {
    var owners: [String: Set<String>] = [:]
    for (id, object) in objects where object["isa"]?.text == "PBXNativeTarget" {
      for group in object["fileSystemSynchronizedGroups"]?.texts ?? [] { owners[group, default: []].insert(id) }
    }
    var additions: [String: [FilePath]] = [:]
    for (id, object) in objects where object["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
      guard let path = paths[id] else { continue }
      for set in object["exceptions"]?.texts ?? [] {
        guard let set = objects[set], let target = set["target"]?.text, owners[id]?.contains(target) != true else { continue }
        additions[target, default: []] += (set["membershipExceptions"]?.texts ?? []).map { path.resolving(FilePath($0)) }
      }
    }
    return additions
  }
}

// MARK: - Settings

extension XcodeProject {
  /// Target, its `.xcconfig`, project, its `.xcconfig`. Where configurations disagree the release one counts: it is what users run.
  private mutating func settings(_ target: PropertyList.Value, _ project: PropertyList.Value) -> BuildSettingsStack {
    let own = configuration(target, named: nil)
    let shared = configuration(project, named: own?["name"]?.text) ?? configuration(project, named: nil)
    var levels: [BuildSettingsLevel] = []
    for configuration in [own, shared].compactMap({ $0 }) {
      levels.append(dictionary(configuration["buildSettings"]))
      if let path = baseConfiguration(configuration) {
        let (level, missing) = configurationFile(path)
        levels.append(level)
        // What dependency managers generate sets search paths, not modes.
        for file in missing where !FileDiscovery.isExcludedByName(file) && !problems.contains(where: { $0.message.contains(file.text) }) {
          problems.append(Problem(.warning, path: shownPath, message: "\(file.text) is not there; what it sets is unknown"))
        }
      }
    }
    return BuildSettingsStack(levels: levels, configuration: own?["name"]?.text ?? shared?["name"]?.text ?? "Release")
  }

  private mutating func configurationFile(_ path: FilePath) -> (level: BuildSettingsLevel, missing: [FilePath]) {
    if let known = configurationFiles[path] { return known }
    var missing: [FilePath] = []
    let level = BuildSettingsLevel.read(path, reading: reading, missing: &missing)
    configurationFiles[path] = (level, missing)
    return (level, missing)
  }

  private func configuration(_ owner: PropertyList.Value, named name: String?) -> PropertyList.Value? {
    guard let list = object(owner["buildConfigurationList"]) else { return nil }
    let all = (list["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
    if let name { return all.first { $0["name"]?.text == name } }
    return all.first { $0["name"]?.text == "Release" } ?? all.first { $0["name"]?.text?.lowercased().contains("release") == true }
      ?? all.first { $0["name"]?.text == list["defaultConfigurationName"]?.text } ?? all.first
  }

  private func dictionary(_ settings: PropertyList.Value?) -> BuildSettingsLevel {
    var level = BuildSettingsLevel()
    for (key, value) in settings?.entries ?? [] { level.assign(key, value.texts.joined(separator: " ")) }
    return level
  }

  /// The `.xcconfig` of a configuration: a file of the project, or a path in a synchronized folder.
  private func baseConfiguration(_ configuration: PropertyList.Value) -> FilePath? {
    if let id = configuration["baseConfigurationReference"]?.text { return paths[id] }
    if let anchor = configuration["baseConfigurationReferenceAnchor"]?.text, let folder = paths[anchor],
      let relative = configuration["baseConfigurationReferenceRelativePath"]?.text
    {
      return folder.resolving(FilePath(relative))
    }
    return nil
  }
}
