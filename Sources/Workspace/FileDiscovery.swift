/// Finds the Swift files of a project, and the files that say how it is built, in one sorted walk. What settings exclude comes in as a
/// predicate; which directory is the project is left to `ProjectRoot`.

public struct FileDiscovery: Sendable {
  /// Directories of build products and of other people's code, wherever they lie below the root.
  public static let excludedNames: Set<String> = [".build", "DerivedData", "Pods", "Carthage", "checkouts", "node_modules", ".git"]

  public struct Options: Sendable {
    /// Whether `.gitignore` files count.
    public var honorsIgnoreFiles = true
    /// Whether `excludedNames` are left out.
    public var excludesByName = true
    /// Directories (relative to the root) of which settings want nothing; they are not entered.
    public var excludesDirectory: @Sendable (FilePath) -> Bool = { _ in false }
    public init() {}
  }

  /// What a walk found; every path is relative to the root, every list sorted by its bytes.
  public struct Found: Sendable, Equatable {
    public var swiftFiles: [FilePath] = []
    public var manifests: [FilePath] = []
    /// `.xcodeproj` directories.
    public var xcodeProjects: [FilePath] = []
    /// `project.yml` files.
    public var projectSpecifications: [FilePath] = []
    /// `.lintconfig` files below the root, that of the root itself included.
    public var settingsFiles: [FilePath] = []
    /// Directories that were not entered, for whatever reason.
    public var leftOut: [FilePath] = []
    public var problems: [Problem] = []
  }

  public let root: FilePath
  private let options: Options
  private var found = Found()
  private var directories: [(path: FilePath, names: [ArraySlice<UInt8>], ignore: IgnoreRules)] = []
  private var links: [FilePath] = []
  /// By their place in `found.swiftFiles`, and the directories entered: only looked at if there are links.
  private var fileIdentities: Set<FileIdentity> = []
  private var directoryIdentities: Set<FileIdentity> = []

  /// Walks `root`, an absolute path.
  public static func find(in root: FilePath, options: Options = Options()) -> Found {
    var discovery = FileDiscovery(root: root, options: options)
    discovery.walk()
    return discovery.found
  }

  /// Walks the directories of a project; every path is relative to `project.directory`.
  public static func find(in project: ProjectRoot, options: Options = Options()) -> Found {
    var all = Found()
    for start in project.walked {
      var below = options
      below.excludesDirectory = { options.excludesDirectory(start.appending($0.bytes)) }
      let found = find(in: project.directory.resolving(start), options: below)
      all.swiftFiles += found.swiftFiles.map { start.appending($0.bytes) }
      all.manifests += found.manifests.map { start.appending($0.bytes) }
      all.xcodeProjects += found.xcodeProjects.map { start.appending($0.bytes) }
      all.projectSpecifications += found.projectSpecifications.map { start.appending($0.bytes) }
      all.settingsFiles += found.settingsFiles.map { start.appending($0.bytes) }
      all.leftOut += found.leftOut.map { start.appending($0.bytes) }
      all.problems += found.problems.map { problem in
        var problem = problem
        if !problem.path.hasPrefix("/") { problem.path = start.appending(problem.path).text }
        return problem
      }
    }
    if project.walked.count > 1 { all.swiftFiles.sort() }
    return all
  }

  /// Whether a walk would find a path (relative to the root) if there were a file: for text that an editor has not saved yet.
  public static func wouldFind(_ path: FilePath, in root: FilePath, options: Options = Options()) -> Bool {
    let discovery = FileDiscovery(root: root, options: options)
    var ignore = discovery.outerIgnoreRules()
    let components = path.components
    for depth in components.indices {
      let names = Array(components[...depth])
      let directory = FilePath(bytes: Array(components[..<depth].joined(separator: [UInt8(ascii: "/")])))
      if options.honorsIgnoreFiles { discovery.addIgnoreFile(of: directory, depth: depth, to: &ignore) }
      let isDirectory = depth < components.count - 1
      if isDirectory, !discovery.enters(names, ignore) { return false }
      if !isDirectory, options.honorsIgnoreFiles, ignore.hides(names, isDirectory: false) { return false }
    }
    return FileDiscovery.isSwift(path.bytes)
  }

  private init(root: FilePath, options: Options) {
    self.root = root
    self.options = options
  }

  /// Whether some directory of a path is one of `excludedNames`.
  static func isExcludedByName(_ path: FilePath) -> Bool {
    path.components.contains { excludedNames.contains(String(decoding: $0, as: UTF8.self)) }
  }

  static func isSwift(_ name: [UInt8]) -> Bool { endsWith(name, ".swift") && name.count > 6 }
}

// MARK: - The walk

extension FileDiscovery {
  private mutating func walk() {
    directories.append((FilePath(bytes: []), [], outerIgnoreRules()))
    walkDirectories()
    followLinks()
    found.swiftFiles.sort()
    found.manifests.sort()
    found.xcodeProjects.sort()
    found.projectSpecifications.sort()
    found.settingsFiles.sort()
    found.leftOut.sort()
    found.problems.sort { $0.path < $1.path }
  }

  private mutating func walkDirectories() {
    while let next = directories.popLast() { visit(next.path, next.names, next.ignore) }
  }

  private mutating func visit(_ directory: FilePath, _ names: [ArraySlice<UInt8>], _ outer: IgnoreRules) {
    let absolute = directory.isEmpty ? root : root.appending(directory.bytes)
    switch directoryEntries(absolute, keep: FileDiscovery.isOfInterest) {
    case .failure(let error):
      let message = "directory cannot be read: \(error.text)\(SourceReader.remedy(error))"
      found.problems.append(Problem(path: directory.isEmpty ? root.text : directory.text, message: message))
    case .success((let device, let entries)):
      var ignore = outer
      if !directory.isEmpty, entries.contains(where: { $0.name.elementsEqual(".git".utf8) }) { ignore = IgnoreRules() }  // a repository of its own
      if options.honorsIgnoreFiles, entries.contains(where: { $0.name.elementsEqual(".gitignore".utf8) }) {
        addIgnoreFile(of: directory, depth: names.count, to: &ignore)
      }
      for entry in entries { consider(entry, device, directory, names, ignore) }
    }
  }

  /// Names worth a copy: directories, links, and the files below.
  private static func isOfInterest(_ name: UnsafeBufferPointer<UInt8>, _ kind: FileKind) -> Bool {
    switch kind {
    case .directory, .link, .unknown: return true
    case .file, .other:
      // ".swift", ".gitignore", ".lintconfig", ".git" (of a work tree), "project.yml"
      guard let last = name.last else { return false }
      return last == UInt8(ascii: "t") || last == UInt8(ascii: "e") || last == UInt8(ascii: "g") || last == UInt8(ascii: "l")
    }
  }

  private mutating func consider(
    _ entry: DirectoryEntry, _ device: UInt64, _ directory: FilePath, _ parents: [ArraySlice<UInt8>], _ ignore: IgnoreRules
  ) {
    let path = directory.appending(entry.name)
    var kind = entry.kind
    if kind == .unknown, case .success(let status) = fileStatus(root.appending(path.bytes), followLinks: false) { kind = status.kind }
    switch kind {
    case .directory:
      // How a project is built counts even where its project file is generated and ignored; there is no source inside.
      if endsWith(entry.name, ".xcodeproj") { found.xcodeProjects.append(path); return }
      let names = parents + [entry.name[...]]
      guard enters(names, ignore) else { found.leftOut.append(path); return }
      directoryIdentities.insert(FileIdentity(device: device, node: entry.node))
      directories.append((path, names, ignore))
    case .link: links.append(path)
    case .file, .other, .unknown:
      guard isWanted(entry.name), !(options.honorsIgnoreFiles && ignore.hides(parents + [entry.name[...]], isDirectory: false)) else { return }
      add(path, entry.name)
      fileIdentities.insert(FileIdentity(device: device, node: entry.node))
    }
  }

  private func isWanted(_ name: [UInt8]) -> Bool {
    FileDiscovery.isSwift(name) || name.elementsEqual(".lintconfig".utf8) || name.elementsEqual("project.yml".utf8)
  }

  private mutating func add(_ path: FilePath, _ name: [UInt8]) {
    if name.elementsEqual(".lintconfig".utf8) { found.settingsFiles.append(path); return }
    if name.elementsEqual("project.yml".utf8) { found.projectSpecifications.append(path); return }
    found.swiftFiles.append(path)
    if name.elementsEqual("Package.swift".utf8) || (name.starts(with: "Package@swift-".utf8)) { found.manifests.append(path) }
  }

  private func enters(_ names: [ArraySlice<UInt8>], _ ignore: IgnoreRules) -> Bool {
    guard let name = names.last else { return true }
    if options.excludesByName, FileDiscovery.excludedNames.contains(String(decoding: name, as: UTF8.self)) { return false }
    if options.honorsIgnoreFiles, ignore.hides(names, isDirectory: true) { return false }
    return !options.excludesDirectory(FilePath(bytes: Array(names.joined(separator: [UInt8(ascii: "/")]))))
  }
}

// MARK: - Links

extension FileDiscovery {
  /// A link to a file is that file under another name, unless the file itself was found. A link to a directory is entered only if that lies in
  /// the same repository, was not walked and would not be left out: build systems link whole output trees into the project.
  private mutating func followLinks() {
    if links.isEmpty { return }
    if case .success(let status) = fileStatus(root) { directoryIdentities.insert(status.identity) }
    let repository = ProjectRoot.repository(around: root) ?? root
    let realRepository = realPath(repository) ?? repository
    while !links.isEmpty {
      let batch = links.sorted()
      links = []
      for link in batch { follow(link, repository: realRepository) }
      walkDirectories()
    }
  }

  private mutating func follow(_ link: FilePath, repository: FilePath) {
    let absolute = root.appending(link.bytes)
    guard case .success(let status) = fileStatus(absolute) else {
      // A dangling link that bears a source file's name would be a silent hole.
      if FileDiscovery.isSwift(link.bytes), !hiddenByIgnoreFiles(link, isDirectory: false) {
        found.problems.append(Problem(.warning, path: link.text, message: "the symbolic link leads nowhere"))
      }
      return
    }
    switch status.kind {
    case .directory:
      guard directoryIdentities.insert(status.identity).inserted, !hiddenByIgnoreFiles(link, isDirectory: true),
        let real = realPath(absolute), let inside = real.relative(to: repository)
      else { return }
      if options.excludesByName, FileDiscovery.isExcludedByName(inside) { return }
      directories.append((link, link.components, IgnoreRules()))
    default:
      let name = Array(link.name)
      guard isWanted(name), fileIdentities.insert(status.identity).inserted, !hiddenByIgnoreFiles(link, isDirectory: false) else { return }
      add(link, name)
    }
  }

  private func hiddenByIgnoreFiles(_ path: FilePath, isDirectory: Bool) -> Bool {
    var ignore = outerIgnoreRules()
    let names = path.components
    for depth in names.indices where options.honorsIgnoreFiles {
      addIgnoreFile(of: FilePath(bytes: Array(names[..<depth].joined(separator: [UInt8(ascii: "/")]))), depth: depth, to: &ignore)
    }
    if isDirectory { return !enters(names, ignore) }
    return options.honorsIgnoreFiles && ignore.hides(names, isDirectory: false)
  }
}

// MARK: - Ignore files

extension FileDiscovery {
  private func addIgnoreFile(of directory: FilePath, depth: Int, to rules: inout IgnoreRules) {
    let absolute = directory.isEmpty ? root : root.appending(directory.bytes)
    if let file = FileDiscovery.ignoreFile(in: absolute) { rules.add(file, depth: depth) }
  }

  private static func ignoreFile(in directory: FilePath) -> IgnoreFile? {
    guard case .success(let bytes) = SourceReader.read(directory.appending(".gitignore")) else { return nil }
    return IgnoreFile(bytes)
  }

  /// The ignore files of the directories above the root, up to the repository's.
  private func outerIgnoreRules() -> IgnoreRules {
    guard options.honorsIgnoreFiles, let repository = ProjectRoot.repository(around: root), let below = root.relative(to: repository) else {
      return IgnoreRules()
    }
    var files: [IgnoreFile?] = []
    var directory = repository
    for name in below.components {
      files.append(FileDiscovery.ignoreFile(in: directory))
      directory = directory.appending(name)
    }
    return IgnoreRules(outer: files, leading: below.components)
  }
}
