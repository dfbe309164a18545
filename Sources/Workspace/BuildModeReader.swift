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
    /// Whether a file imports a framework that draws: an executable of a package with such a file is an app.
    public var drawsInterface: @Sendable (Int) -> Bool

    public init(
      root: FilePath, files: [FilePath], manifests: [FilePath], xcodeProjects: [FilePath], projectSpecifications: [FilePath] = [],
      settings: ProjectSettings, reading: @escaping SettingsSearch.Reading = SettingsSearch.disk,
      drawsInterface: @escaping @Sendable (Int) -> Bool = { _ in false }
    ) {
      (self.root, self.files, self.manifests, self.xcodeProjects) = (root, files, manifests, xcodeProjects)
      (self.projectSpecifications, self.settings, self.reading, self.drawsInterface) = (projectSpecifications, settings, reading, drawsInterface)
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
  private(set) var problems: [Problem] = []
  private var candidates: [Candidate]
  private var claims: [(candidate: Int, claim: Claim)?]
  private let fileIndex: [FilePath: Int]

  /// - Returns: `looked` are the absolute paths that were asked for, found or not.
  public static func read(_ input: Input) -> (targets: ProjectTargets, problems: [Problem], looked: [FilePath]) {
    var reader = BuildModeReader(input)
    reader.readPackages()
    reader.readXcodeProjects()
    reader.readSpecifications()
    return (reader.targets(), reader.problems, reader.log.paths)
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

  private func targets() -> ProjectTargets {
    var infos: [TargetInfo] = []
    var known: [[Int]: Int] = [:]
    var targetOfFile: [Int] = []
    func index(_ candidate: Int, _ settings: Int) -> Int {
      if let index = known[[candidate, settings]] { return index }
      let build = settings < 0 ? input.settings.project.build : input.settings.nested[settings].settings.build
      infos.append(info(candidates[candidate], build))
      known[[candidate, settings]] = infos.count - 1
      return infos.count - 1
    }
    _ = index(0, -1)
    for (file, path) in input.files.enumerated() {
      var settings = -1
      if !input.settings.nested.isEmpty {
        let absolute = input.root.appending(path.bytes)
        settings = input.settings.nested.firstIndex { absolute.relative(to: $0.directory) != nil } ?? -1
      }
      targetOfFile.append(index(claims[file]?.candidate ?? 0, settings))
    }
    return ProjectTargets(targets: infos, targetOfFile: targetOfFile)
  }

  private func info(_ candidate: Candidate, _ build: BuildSettings) -> TargetInfo {
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
      name: candidate.name, kind: candidate.kind, evidence: candidate.evidence,
      mode: facts.mode(origin: origin, languageDefault: candidate.languageDefault))
  }
}
