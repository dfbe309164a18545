/// Which files a run reads, which of them it reports and which settings hold: from the disk, from standard input and from git's index. The
/// first half of `Pipeline`.

public struct Inventory {
  public let root: FilePath
  public let request: PipelineRequest
  /// Relative to the root, sorted, exclusions applied.
  private(set) var files: [FilePath] = []
  private(set) var found = FileDiscovery.Found()
  private(set) var settings: ProjectSettings
  private(set) var reading: SettingsSearch.SharedReading
  var problems: [Problem] = []
  private(set) var stopwatch = Stopwatch()
  /// What was looked at for settings, and which contents git's index has.
  private let settingsLog = ReadLog()
  private var staged: [GitIndex.Entry] = []
  private let workingDirectory: FilePath
  /// What earlier runs left of files that are as they were.
  public let store: SummaryStore?
  /// What shows that a file is as it was, by its path below the root; nil: nothing does.
  private(set) var stamp: @Sendable (FilePath) -> FileStamp?
  /// nil: all.
  private var reported: Set<FilePath>?
  private var reportedDirectories: [FilePath] = []

  public init(_ request: PipelineRequest) throws(WorkspaceError) {
    self.request = request
    workingDirectory = request.settings.workingDirectory
    let project = try Inventory.project(request)
    let root = project.directory
    self.root = root
    store = request.keepsSummaries ? SummaryStore(root: root, request) : nil
    if request.isStaged {
      let index = try GitIndex(in: root) { [store] entry in
        Inventory.isStagedInput(entry.path) && store?.holds(entry.path, .object(entry.object)) != true
      }
      reading = index.reading
      stamp = index.stamp
      staged = index.entries
      stopwatch.lap("git")
      settings = try SettingsSearch.find(root: root, request.settings, reading: settingsLog.noting(reading))
      found = Inventory.found(index)
      reported = Inventory.reported(index, request)
      for entry in index.entries where entry.isConflict && FileDiscovery.isSwift(entry.path.bytes) {
        problems.append(Problem(.warning, path: shown(entry.path), message: "unmerged; our side of the conflict was read"))
      }
    } else {
      reading = SettingsSearch.disk
      stamp = { path in (try? fileStatus(root.resolving(path)).get()).map { .file($0) } }
      settings = try SettingsSearch.find(root: root, request.settings, reading: settingsLog.noting(reading))
      found = FileDiscovery.find(in: project, options: Inventory.options(root, settings.project))
    }
    stopwatch.lap("find files")
    let nested = found.settingsFiles.map { root.resolving($0) }
    if nested.contains(where: { $0 != settings.project.file }) {
      settings = try SettingsSearch.find(root: root, settingsFiles: nested, request.settings, reading: settingsLog.noting(reading))
    }
    stopwatch.lap("settings")
    problems += found.problems.map(showing) + settings.warnings
    select(project, request)
    let leftOut = found.leftOut.map { root.resolving($0) }
    problems += settings.idlePatterns(files: found.swiftFiles.map { root.resolving($0) }, leftOut: leftOut, root: root)
  }

  func isReported(_ path: FilePath) -> Bool {
    guard let reported else { return true }
    return reported.contains(path) || reportedDirectories.contains { path.relative(to: $0) != nil }
  }

  /// As reports name a path.
  func shown(_ path: FilePath) -> String {
    root.resolving(path).shown(from: workingDirectory, within: root)
  }

  private func showing(_ problem: Problem) -> Problem {
    var problem = problem
    problem.path = shown(FilePath(problem.path))
    return problem
  }
}

// MARK: - The project

extension Inventory {
  private static func project(_ request: PipelineRequest) throws(WorkspaceError) -> ProjectRoot {
    let directory = request.settings.workingDirectory
    if let input = request.standardInput, case .success(let status) = fileStatus(directory.resolving(input.path)), status.kind == .directory {
      throw WorkspaceError("--stdin-filename names the file that the text is of; this is a directory", path: input.path.text)
    }
    if let given = request.root {
      let root = directory.resolving(given)
      guard case .success(let status) = fileStatus(root), status.kind == .directory else {
        throw WorkspaceError("--root: no such directory", path: given.text)
      }
      var reported: [FilePath] = []
      var problems: [Problem] = []
      for argument in request.arguments + [request.standardInput?.path].compactMap({ $0 }) {
        guard let below = directory.resolving(argument).relative(to: root) else {
          problems.append(Problem(path: argument.text, message: "lies outside of --root \(given.text)"))
          continue
        }
        if !below.isEmpty { reported.append(below) }
      }
      if !problems.isEmpty { throw WorkspaceError(problems) }
      return ProjectRoot(directory: root, reported: reported)
    }
    if let input = request.standardInput { return ProjectRoot.find(standardInput: input.path, workingDirectory: directory) }
    if request.isStaged { return ProjectRoot(directory: ProjectRoot.repository(around: directory) ?? directory) }
    return try ProjectRoot.find(arguments: request.arguments, workingDirectory: directory)
  }

  private static func options(_ root: FilePath, _ settings: Settings) -> FileDiscovery.Options {
    var options = FileDiscovery.Options()
    options.excludesDirectory = { settings.excludesDirectory(root.resolving($0)) }
    return options
  }

  /// Changed settings may change every verdict, so then all files count.
  private static func reported(_ index: GitIndex, _ request: PipelineRequest) -> Set<FilePath>? {
    let changesSettings = index.changed.contains { $0.hasSuffix(".lintconfig") }
    let isRunOnAll = request.reportsAllIfNothingIsStaged && index.changed.isEmpty
    return changesSettings || isRunOnAll ? nil : index.changed
  }

  private static func isStagedInput(_ path: FilePath) -> Bool {
    path.hasSuffix(".swift") || path.hasSuffix(".lintconfig")
      || path.hasSuffix("project.pbxproj") || path.hasSuffix(".xcconfig") || path.hasSuffix("project.yml")
  }

  /// What a walk would have found in the index. Ignore files do not count: what is in the index is not ignored.
  private static func found(_ index: GitIndex) -> FileDiscovery.Found {
    var found = FileDiscovery.Found()
    for entry in index.entries {
      let names = entry.path.components
      if names.dropLast().contains(where: { FileDiscovery.excludedNames.contains(String(decoding: $0, as: UTF8.self)) }) { continue }
      let name = names.last ?? []
      if name.elementsEqual(".lintconfig".utf8) { found.settingsFiles.append(entry.path) }
      if name.elementsEqual("project.yml".utf8) { found.projectSpecifications.append(entry.path) }
      if name.elementsEqual("project.pbxproj".utf8), let project = entry.path.parent { found.xcodeProjects.append(project) }
      if name.elementsEqual("Package.swift".utf8) || name.starts(with: "Package@swift-".utf8) { found.manifests.append(entry.path) }
      if FileDiscovery.isSwift(Array(name)) { found.swiftFiles.append(entry.path) }
    }
    return found
  }
}

// MARK: - The files

extension Inventory {
  /// Applies settings, adds standard input, and works out what is reported.
  private mutating func select(_ project: ProjectRoot, _ request: PipelineRequest) {
    files = found.swiftFiles.filter(isIncluded)
    if !project.reported.isEmpty, !request.isStaged {
      reported = Set(project.reported)
      reportedDirectories = project.reported.filter { path in
        if case .success(let status) = fileStatus(root.resolving(path)) { return status.kind == .directory }
        return false
      }
    }
    if !request.excludesArguments {
      for path in project.reported where FileDiscovery.isSwift(path.bytes) && !reportedDirectories.contains(path) { insert(path) }
    }
    if let input = request.standardInput, let path = project.reported.first { overlay(path, input.text) }
  }

  private func isIncluded(_ path: FilePath) -> Bool {
    let absolute = root.resolving(path)
    return settings.settings(for: absolute).includes(absolute)
  }

  /// Piped text takes the place of its file, which need not exist; it is excluded like the file.
  private mutating func overlay(_ path: FilePath, _ text: [UInt8]) {
    let options = Inventory.options(root, settings.project)
    guard FileDiscovery.wouldFind(path, in: root, options: options), isIncluded(path) else { reported = []; return }
    insert(path)
    let (absolute, below, others) = (root.resolving(path), reading, stamp)
    reading = { $0 == absolute ? .success(text) : below($0) }
    stamp = { $0 == path ? nil : others($0) }
  }

  private mutating func insert(_ path: FilePath) {
    guard !files.contains(path) else { return }
    files.insert(path, at: files.firstIndex { path < $0 } ?? files.count)
  }
}

// MARK: - Whether it is the same as before

extension Inventory {
  /// Stands for all that was found, but not for what lies in the files of `inputs`.
  public var digest: Digest {
    var digest = Digest()
    digest.add(root.bytes)
    digest.add(workingDirectory.bytes)
    let projects = found.xcodeProjects.isEmpty ? BuildModeReader.xcodeProjects(around: root) : found.xcodeProjects
    for list in [files, found.manifests, projects, found.projectSpecifications, found.settingsFiles] {
      digest.add(UInt64(list.count))
      for path in list { digest.add(path.bytes) }
    }
    for path in files { digest.add(isReported(path)) }
    for problem in problems { digest.add(problem.text) }
    for entry in staged {
      digest.add(entry.path.bytes)
      digest.add(entry.object)
    }
    digest.add(request.isStaged)
    if let input = request.standardInput {
      digest.add(input.path.bytes)
      digest.add(input.text)
    }
    return digest
  }

  /// What was looked at so far and what will be read: absolute paths.
  public var inputs: [FilePath] {
    settingsLog.paths + (request.isStaged ? [] : files.map { root.resolving($0) })
  }
}
