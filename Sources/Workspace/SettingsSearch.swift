/// Finds the settings files that count and lays them over each other: extended files below, the nearest file, the command line on top.

import Knowledge

public struct SettingsSearch {
  public static let fileName = ".lintconfig"

  /// Reads a settings file: from disk, or from git's index. nil: there is none at that path.
  public typealias Reading = (FilePath) -> Result<[UInt8], SourceReader.Failure>?
  /// The same, on any thread.
  public typealias SharedReading = @Sendable (FilePath) -> Result<[UInt8], SourceReader.Failure>?

  public struct Request: Sendable {
    /// `--config`.
    public var file: FilePath?
    /// `--isolated`: no file at all.
    public var isIsolated = false
    /// `--set`, in order.
    public var options: [String] = []
    public var workingDirectory: FilePath
    public var toolVersion: String

    public init(file: FilePath? = nil, isIsolated: Bool = false, options: [String] = [], workingDirectory: FilePath, toolVersion: String) {
      self.file = file
      self.isIsolated = isIsolated
      self.options = options
      self.workingDirectory = workingDirectory
      self.toolVersion = toolVersion
    }
  }

  private let root: FilePath
  private let request: Request
  private let reading: Reading
  private var problems: [Problem] = []

  /// The settings of a project whose root is `root` and in which `settingsFiles` (absolute) were found. Wrong settings end the run: all
  /// errors at once.
  public static func find(
    root: FilePath, settingsFiles: [FilePath] = [], _ request: Request, reading: @escaping Reading = SettingsSearch.disk
  ) throws(WorkspaceError) -> ProjectSettings {
    var search = SettingsSearch(root: root, request: request, reading: reading)
    let commandLine = search.commandLine()
    let found = search.read(root: root, commandLine)
    var nested: [(FilePath, Settings)] = []
    if request.file == nil, !request.isIsolated {
      for file in settingsFiles where file != found.file {
        guard let directory = file.parent, let own = search.read(file, chain: []) else { continue }
        search.reportRunWideKeys(own, shown: search.shown(file))
        nested.append((directory, own.overlaid(by: commandLine).withCommandLine(commandLine)))
      }
    }
    if search.problems.contains(where: { $0.kind == .error }) { throw WorkspaceError(search.problems) }
    return ProjectSettings(project: found, nested: nested, warnings: search.problems)
  }

  private init(root: FilePath, request: Request, reading: @escaping Reading) {
    self.root = root
    self.request = request
    self.reading = reading
  }

  /// From disk.
  public static let disk: SharedReading = { path in
    switch SourceReader.read(path) {
    case .failure(let failure) where failure.isMissing: isLink(path) ? .failure(deadLink) : nil
    case let result: result
    }
  }

  /// Whoever made it meant a file to be read there.
  private static let deadLink = SourceReader.Failure(message: "this symbolic link leads nowhere", isMissing: false)

  private static func isLink(_ path: FilePath) -> Bool {
    if case .success(let status) = fileStatus(path, followLinks: false) { return status.kind == .link }
    return false
  }

  // MARK: - Layers

  private mutating func read(root: FilePath, _ commandLine: Settings) -> Settings {
    var base = Settings()
    if let file = request.file {
      let path = request.workingDirectory.resolving(file)
      if let settings = read(path, chain: []) {
        base = settings
      } else if problems.isEmpty {
        problems.append(Problem(path: file.text, message: "no such settings file"))
      }
    } else if !request.isIsolated, let settings = nearest(to: root) {
      base = settings
    }
    return base.overlaid(by: commandLine).withCommandLine(commandLine)
  }

  /// The nearest file upward, as far as the repository's root.
  private mutating func nearest(to directory: FilePath) -> Settings? {
    let repository = ProjectRoot.repository(around: directory)
    var candidate: FilePath? = directory
    while let current = candidate {
      if let settings = read(current.appending(SettingsSearch.fileName), chain: []) { return settings }
      if current == repository || !problems.isEmpty { return nil }
      candidate = current.parent
    }
    return nil
  }

  /// A file over the files it extends; nil if it is not there.
  private mutating func read(_ path: FilePath, chain: [FilePath]) -> Settings? {
    guard let result = reading(path) else { return nil }
    switch result {
    case .failure(let failure):
      problems.append(Problem(path: shown(path), message: failure.message))
      return nil
    case .success(let bytes):
      let file = SettingsFile(bytes, path: path, shownPath: shown(path), toolVersion: request.toolVersion)
      var log = file.log
      var base = Settings()
      for (extended, position) in file.extended {
        if extended == path || chain.contains(extended) {
          log.add(position, "these files extend each other in a circle", remedy: "remove one `extend`")
        } else if let settings = read(extended, chain: chain + [path]) {
          base = base.overlaid(by: settings)
        } else {
          log.add(position, "'\(shown(extended))' cannot be extended", remedy: "the path is relative to this file")
        }
      }
      problems += log.errors.map { Problem($0) }
      return base.overlaid(by: file.settings)
    }
  }

  private mutating func commandLine() -> Settings {
    var settings = Settings()
    for option in request.options {
      let file = SettingsFile(option: option, workingDirectory: request.workingDirectory, toolVersion: request.toolVersion)
      problems += file.log.errors.map { Problem($0) }
      if !file.extended.isEmpty || !file.settings.overrides.isEmpty || file.settings.root != nil {
        problems.append(Problem(path: "--set", message: "'\(option)': extend, override and root have a meaning in files only"))
      }
      settings = settings.overlaid(by: file.settings)
      settings.commandLineSeverities.entries += file.settings.commandLineSeverities.entries
      settings.commandLineStrict = file.settings.commandLineStrict ?? settings.commandLineStrict
    }
    return settings
  }

  /// Some keys hold for a run as a whole; in a file for a part of the project they would be lost without a word.
  private mutating func reportRunWideKeys(_ settings: Settings, shown path: String) {
    let origins: [(String, SettingOrigin?)] = [
      ("fail-level", settings.failLevel?.origin), ("level", settings.level?.origin),
      ("rules", settings.rules?.origin),
    ]
    for (key, origin) in origins {
      guard case .file(let file, let line)? = origin, file == path else { continue }
      problems.append(Problem(
        .warning, path: path, line: line, message: "'\(key)' has no effect in a directory of the project; set it in the project's own file"))
    }
  }

  /// A file above the project is named by the way to it, too.
  private func shown(_ path: FilePath) -> String {
    let isAbove = path.parent.map { root.relative(to: $0) != nil } ?? false
    return path.shown(from: request.workingDirectory, within: isAbove ? path.parent ?? root : root)
  }
}

extension Settings {
  fileprivate func withCommandLine(_ commandLine: Settings) -> Settings {
    var result = self
    result.commandLineSeverities = commandLine.commandLineSeverities
    result.commandLineStrict = commandLine.commandLineStrict
    return result
  }
}

extension Problem {
  /// A mistake in a settings file or a page.
  public init(_ error: PageError) {
    self.init(
      path: error.path, line: Int(error.position.line), column: Int(error.position.column),
      message: error.remedy.isEmpty ? error.message : "\(error.message); \(error.remedy)", sourceLine: error.sourceLine)
  }
}
