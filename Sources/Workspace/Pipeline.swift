/// From arguments to a project that can be linted: settings, files, summaries, targets. What is found in it is left to `Analysis`, how it is
/// shown to `Report`; the bytes of a file are dropped as soon as it is summarised.

import Analysis
import Knowledge
import Source

public struct PipelineRequest: Sendable {
  /// Files and directories as they were given; empty: the working directory.
  public var arguments: [FilePath] = []
  /// `--root`: the project, whatever the arguments are.
  public var root: FilePath?
  /// `--stdin-filename`: text that stands for a file, which alone is reported.
  public var standardInput: (path: FilePath, text: [UInt8])?
  /// `--staged`: files and settings from git's index.
  public var isStaged = false
  /// With `isStaged`: a hook that was asked to run on all files has nothing staged; then every file is reported.
  public var reportsAllIfNothingIsStaged = false
  /// False with `--no-force-exclude`: files that are named are read even if they are excluded.
  public var excludesArguments = true
  public var settings: SettingsSearch.Request
  /// 0: one a processor.
  public var threads = 0
  /// Whether summaries are kept from run to run, and where if not in the usual place (`--cache-dir`, absolute).
  public var keepsSummaries = false
  public var cacheDirectory: FilePath?
  var storeLimits = SummaryStore.Limits()

  public init(settings: SettingsSearch.Request) { self.settings = settings }
}

/// A phase of a run and how long it took, for `--timing`.
public struct PhaseTiming: Sendable, Equatable {
  public var phase: String
  public var seconds: Double

  public init(phase: String, seconds: Double) {
    self.phase = phase
    self.seconds = seconds
  }
}

/// A project as it was read.
public struct ReadProject: Sendable {
  public struct File: Sendable {
    /// Relative to the project's root; files are sorted by it.
    public var path: FilePath
    /// As it is shown: relative to the working directory where it lies below, else absolute.
    public var shownPath: String
    public var summary: FileSummary
    /// Whether findings in it were asked for.
    public var isReported: Bool
    /// What it was when it was read; nil where its summary was known, or nothing says which text it was.
    var readAs: FileStamp?
  }

  /// Absolute.
  public var root: FilePath
  public var files: [File]
  public var targets: ProjectTargets
  public var settings: ProjectSettings
  /// What could not be read, and warnings. With an error among them the run ends with exit code 2.
  public var problems: [Problem]
  public var timings: [PhaseTiming]
  /// Any finding whose chain passes a reported file counts: in a staged run, a change in a helper shows in its callers.
  public var reportsChains: Bool
  /// What was looked at to read it, found or not: absolute paths.
  public var inputs: [FilePath]
  let reading: SettingsSearch.SharedReading
}

extension ReadProject {
  public var hasErrors: Bool { problems.contains { $0.kind == .error } }

  public func absolutePath(_ file: Int) -> FilePath { root.resolving(files[file].path) }

  /// The bytes of a file, read once more: only lines that are shown need them.
  public func text(_ file: Int) -> [UInt8] {
    guard files.indices.contains(file), case .success(let bytes)? = reading(absolutePath(file)) else { return [] }
    return bytes
  }

  /// What settings say of a rule in a file; nil: nothing.
  public func severity(_ rule: String, file: Int) -> Severity? { settings.severity(rule, absolutePath(file)) }

  public func isStrict(file: Int) -> Bool {
    let path = absolutePath(file)
    return settings.settings(for: path).isStrict(path)
  }

  /// Whether a finding was asked for.
  public func isReported(_ finding: Finding) -> Bool {
    func asked(_ place: SourcePlace) -> Bool { files.indices.contains(Int(place.file)) && files[Int(place.file)].isReported }
    return asked(finding.at) || reportsChains && finding.chain.contains { asked($0.place) }
  }

  /// The seam to Analysis: the sorted files as `lint` takes them.
  public var summaries: [(path: String, summary: FileSummary)] { files.map { ($0.shownPath, $0.summary) } }
}

public enum Pipeline {
  private typealias ReadFile = (summary: FileSummary, readAs: FileStamp?)

  /// Reads a project. Throws what leaves nothing to lint: wrong settings, arguments that do not exist, no repository.
  /// - Parameter drawingModules: modules whose import shows that an executable draws an interface; asked for when the settings are known, with
  ///   how messages name an absolute path.
  public static func read(
    _ request: PipelineRequest, drawingModules: @escaping (ProjectSettings, (FilePath) -> String) -> Set<String> = { _, _ in [] }
  ) throws(WorkspaceError) -> ReadProject {
    read(try Inventory(request), drawingModules: drawingModules)
  }

  /// Reads what an inventory lists.
  public static func read(
    _ inventory: Inventory, drawingModules: @escaping (ProjectSettings, (FilePath) -> String) -> Set<String> = { _, _ in [] }
  ) -> ReadProject {
    var inventory = inventory
    var stopwatch = inventory.stopwatch
    stopwatch.skip()
    var summarized: [Result<ReadFile, SourceReader.Failure>] = []
    var modules: Set<String> = []
    let input = BuildModeReader.Input(
      root: inventory.root, files: inventory.files, manifests: inventory.found.manifests, xcodeProjects: inventory.found.xcodeProjects,
      projectSpecifications: inventory.found.projectSpecifications, settings: inventory.settings, reading: inventory.reading)
    var known: BuildModeReader?
    // None needs another.
    runConcurrently([
      { [inventory] in modules = drawingModules(inventory.settings, inventory.shown) },
      { known = BuildModeReader(reading: input) },
      { [inventory] in summarized = summarizeAll(inventory) },
    ])
    let build = known ?? BuildModeReader(reading: input)
    let (files, problems) = filesRead(summarized, of: inventory)
    inventory.problems += problems
    let read = summarized.map { try? $0.get().summary }
    let targets = build.targets(of: read.indices.filter { read[$0] != nil }) { read[$0]?.imports(anyOf: modules) ?? false }
    stopwatch.lap("read files, rules and build modes")
    return ReadProject(
      root: inventory.root, files: files, targets: targets, settings: inventory.settings,
      problems: inventory.problems + build.problems, timings: stopwatch.laps, reportsChains: inventory.request.isStaged,
      inputs: inventory.inputs + build.looked, reading: inventory.reading)
  }

  private static func summarizeAll(_ inventory: Inventory) -> [Result<ReadFile, SourceReader.Failure>] {
    let (root, reading, store, stamp) = (inventory.root, inventory.reading, inventory.store, inventory.stamp)
    return parallelMap(inventory.files, threads: inventory.request.threads) { path -> Result<ReadFile, SourceReader.Failure> in
      let absolute = root.resolving(path)
      // Asked before the file is read: a stamp that is older than the text does no harm.
      let stamp = store == nil ? nil : stamp(path)
      if let stamp, let known = store?.summary(of: path, stamp) { return .success((known, nil)) }
      switch reading(absolute) {
      case .success(let bytes)?: return SourceReader.isText(bytes) ? .success((summarize(bytes), stamp)) : .failure(SourceReader.notText)
      case .failure(let failure)?: return .failure(failure)
      case nil: return .failure(SourceReader.Failure(message: "cannot be read: it went away while the project was read", isMissing: true))
      }
    }
  }

  private static func filesRead(_ results: [Result<ReadFile, SourceReader.Failure>], of inventory: Inventory) -> ([ReadProject.File], [Problem]) {
    var files: [ReadProject.File] = []
    files.reserveCapacity(results.count)
    var problems: [Problem] = []
    for (path, result) in zip(inventory.files, results) {
      let shown = inventory.shown(path)
      switch result {
      case .success((let summary, let stamp)):
        files.append(ReadProject.File(path: path, shownPath: shown, summary: summary, isReported: inventory.isReported(path), readAs: stamp))
        problems += [
          unread(summary.tooDeep, "this is nested too deep to be read", remedy: "list the file under `exclude` if nobody edits it", summary, shown),
          unread(summary.conflicts, "this merge conflict is not read", remedy: "resolve it", summary, shown),
        ].compactMap { $0 }
      case .failure(let failure): problems.append(Problem(path: shown, message: failure.message))
      }
    }
    return (files, problems)
  }
}

extension Pipeline {
  /// What is not read must be said: a finding may be lost in it, and the report must not be taken for whole.
  private static func unread(_ places: [UInt32], _ what: String, remedy: String, _ summary: FileSummary, _ path: String) -> Problem? {
    guard let first = places.first else { return nil }
    let line = summary.lineStarts.lastIndex { $0 <= first } ?? 0
    let others = places.count > 1 ? "; places in this file: \(places.count)" : ""
    return Problem(
      path: path, line: line + 1, column: Int(first - summary.lineStarts[line]) + 1, message: "skipped from here: \(what)\(others); \(remedy)")
  }
}

extension FileSummary {
  func imports(anyOf modules: Set<String>) -> Bool {
    if modules.isEmpty { return false }
    return rootDeclarations.contains { id in
      let declaration = declaration(id)
      return declaration.kind == .import && modules.contains(names.text(declaration.name))
    }
  }
}

struct Stopwatch {
  private(set) var laps: [PhaseTiming] = []
  private var last = monotonicSeconds()

  /// What happened since the last lap is no phase.
  mutating func skip() { last = monotonicSeconds() }

  mutating func lap(_ phase: String) {
    let now = monotonicSeconds()
    laps.append(PhaseTiming(phase: phase, seconds: now - last))
    last = now
  }
}
