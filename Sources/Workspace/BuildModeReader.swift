/// Says for every file to which target it belongs, what that is and how it is compiled: from manifests, Xcode projects and settings, in this
/// order of trust from last to first.

import Analysis

public struct BuildModeReader {
  /// What is known before the build files are read.
  public struct Input {
    /// Absolute; the paths below are relative to it.
    public var root: FilePath
    /// All Swift files, sorted.
    public var files: [FilePath]
    public var manifests: [FilePath]
    public var xcodeProjects: [FilePath]
    public var projectSpecifications: [FilePath]
    public var settings: ProjectSettings
    public var reading: SettingsSearch.Reading

    public init(
      root: FilePath, files: [FilePath], manifests: [FilePath], xcodeProjects: [FilePath], projectSpecifications: [FilePath] = [],
      settings: ProjectSettings, reading: @escaping SettingsSearch.Reading = SettingsSearch.disk
    ) {
      (self.root, self.files, self.manifests, self.xcodeProjects) = (root, files, manifests, xcodeProjects)
      (self.projectSpecifications, self.settings, self.reading) = (projectSpecifications, settings, reading)
    }
  }

  /// A target before settings are laid over it.
  struct Candidate {
    var name: String
    var kind: TargetInfo.Kind
    var evidence: String
    var facts: BuildFacts
    var languageDefault: BuildMode.LanguageMode = .v5
    var origin: String
    /// An executable of a package with a file that imports a framework which draws is an app: its files.
    var maybeApp: [Int] = []
  }

  /// How well a claim to a file stands against others: what has a main thread worth guarding wins over what has none, a manifest over a
  /// framework target made for it, the deeper directory over the outer one.
  struct Claim: Comparable {
    var rank: Int
    var depth: Int
    static func < (a: Claim, b: Claim) -> Bool { (a.rank, a.depth) < (b.rank, b.depth) }
  }

  private(set) var input: Input
  /// What was looked for, found or not.
  let log = ReadLog()
  public private(set) var problems: [Problem] = []
  private var candidates: [Candidate]
  private var claims: [(candidate: Int, claim: Claim)?]
  private let fileIndex: [FilePath: Int]

  /// The absolute paths that were asked for, found or not.
  public var looked: [FilePath] { log.paths }

  /// Reads all that can be said before the files themselves are read.
  public init(reading input: Input) {
    self.init(input)
    readPackages()
    readXcodeProjects()
    readSpecifications()
  }

  private init(_ input: Input) {
    self.input = input
    self.input.reading = log.noting(input.reading)
    candidates = [Candidate(name: "", kind: .unknown, evidence: "no target names these files", facts: BuildFacts(), origin: "default")]
    claims = Array(repeating: nil, count: input.files.count)
    fileIndex = Dictionary(input.files.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

// MARK: - Claims

extension BuildModeReader {
  mutating func add(_ candidate: Candidate) -> Int {
    candidates.append(candidate)
    return candidates.count - 1
  }

  mutating func claim(_ file: Int, for candidate: Int, _ claim: Claim) {
    if let held = claims[file], !(held.claim < claim) { return }
    claims[file] = (candidate, claim)
  }

  mutating func warn(_ problem: Problem) { problems.append(problem) }

  /// The file at an absolute path.
  func file(at path: FilePath) -> Int? { path.relative(to: input.root).flatMap { fileIndex[$0] } }

  /// The files below an absolute directory: neighbours, as the list is sorted.
  func files(below directory: FilePath) -> Range<Int> {
    guard let relative = directory.relative(to: input.root) else {
      // The root itself lies below the directory.
      return input.root.relative(to: directory) == nil ? 0 ..< 0 : 0 ..< input.files.count
    }
    if relative.isEmpty { return 0 ..< input.files.count }
    let first = lowerBound(relative.bytes + [UInt8(ascii: "/")])
    return first ..< max(first, lowerBound(relative.bytes + [UInt8(ascii: "/") + 1]))
  }

  private func lowerBound(_ bytes: [UInt8]) -> Int {
    var low = 0
    var high = input.files.count
    while low < high {
      let middle = (low + high) / 2
      if input.files[middle].bytes.lexicographicallyPrecedes(bytes) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// As messages name a path.
  func shown(_ path: FilePath) -> String { path.relative(to: input.root)?.text ?? path.text }

  /// What `names` finds in the nearest directory above the root, as far as the repository reaches, that has any: a part of a project was asked for.
  static func enclosing(_ root: FilePath, _ names: (FilePath) -> [FilePath]) -> [FilePath] {
    let repository = ProjectRoot.repository(around: root)
    var directory = root
    while directory != repository, let parent = directory.parent {
      directory = parent
      let found = names(directory)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// - Parameters:
  ///   - wanted: files by their number in the input, in its order; nil: all.
  ///   - drawsInterface: whether a file imports a framework that draws.
  public func targets(of wanted: [Int]? = nil, drawsInterface: (Int) -> Bool = { _ in false }) -> ProjectTargets {
    let apps = Set(candidates.indices.filter { candidates[$0].maybeApp.contains(where: drawsInterface) })
    var infos: [TargetInfo] = []
    var known: [[Int]: Int] = [:]
    var targetOfFile: [Int] = []
    func index(_ candidate: Int, _ settings: Int) -> Int {
      if let index = known[[candidate, settings]] { return index }
      let build = settings < 0 ? input.settings.project.build : input.settings.nested[settings].settings.build
      infos.append(info(candidates[candidate], isApp: apps.contains(candidate), build))
      known[[candidate, settings]] = infos.count - 1
      return infos.count - 1
    }
    _ = index(0, -1)
    for file in wanted ?? Array(input.files.indices) {
      var settings = -1
      if !input.settings.nested.isEmpty {
        let absolute = input.root.appending(input.files[file].bytes)
        settings = input.settings.nested.firstIndex { absolute.relative(to: $0.directory) != nil } ?? -1
      }
      targetOfFile.append(index(claims[file]?.candidate ?? 0, settings))
    }
    return ProjectTargets(targets: infos, targetOfFile: targetOfFile)
  }

  private func info(_ candidate: Candidate, isApp: Bool, _ build: BuildSettings) -> TargetInfo {
    var facts = candidate.facts
    var origins: [String] = []
    if let mode = build.languageMode {
      facts.languageMode = mode.value == 6 ? .v6 : .v5
      origins.append(mode.origin.text)
    }
    if let main = build.defaultIsolationMain {
      facts.defaultIsolationMain = main.value
      origins.append(main.origin.text)
    }
    if let features = build.upcomingFeatures {
      facts.features = Set(features.value)
      origins.append(features.origin.text)
    }
    var seen: [String] = []
    for origin in origins where !seen.contains(origin) { seen.append(origin) }
    let origin = seen.isEmpty ? candidate.origin : seen.joined(separator: ", ") + " over " + candidate.origin
    return TargetInfo(
      name: candidate.name, kind: isApp ? .app : candidate.kind,
      evidence: candidate.evidence + (isApp ? " that imports an interface framework" : ""),
      mode: facts.mode(origin: origin, languageDefault: candidate.languageDefault))
  }
}
