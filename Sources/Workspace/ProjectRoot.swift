/// Which directory is the project, and what of it was asked for. A directory argument is a project; for a file it is searched upward.

public struct ProjectRoot: Sendable, Equatable {
  /// Absolute. Every other path is relative to it.
  public var directory: FilePath
  /// The directories to walk: the empty path for `directory` itself. None lies in another.
  public var walked: [FilePath]
  /// Files and directories whose findings are wanted; empty: all.
  public var reported: [FilePath]

  public init(directory: FilePath, walked: [FilePath] = [FilePath("")], reported: [FilePath] = []) {
    self.directory = directory
    self.walked = walked
    self.reported = reported
  }

  /// Finds the project of command-line arguments: the directories among them, and for each file the project around it.
  public static func find(arguments: [FilePath], workingDirectory: FilePath) throws(WorkspaceError) -> ProjectRoot {
    if arguments.isEmpty { return ProjectRoot(directory: workingDirectory) }
    var roots: [FilePath] = []
    var targets: [FilePath] = []
    var problems: [Problem] = []
    for argument in arguments {
      let path = workingDirectory.resolving(argument)
      switch fileStatus(path) {
      case .failure(let error):
        let message = error.isMissing ? "no such file or directory" : "cannot be read: \(error.text)\(SourceReader.remedy(error))"
        problems.append(Problem(path: argument.text, message: message))
      case .success(let status):
        roots.append(status.kind == .directory ? path : project(of: path))
        targets.append(path)
      }
    }
    if !problems.isEmpty { throw WorkspaceError(problems) }
    // Only what was named is walked: the directory they share may be the whole disk.
    let outermost = Set(roots).filter { root in !roots.contains { $0 != root && root.relative(to: $0) != nil } }.sorted()
    let base = outermost.dropFirst().reduce(outermost[0], common)
    let everything = outermost.allSatisfy(targets.contains)
    return ProjectRoot(
      directory: base, walked: outermost.compactMap { $0.relative(to: base) },
      reported: everything ? [] : targets.compactMap { $0.relative(to: base) }.sorted())
  }

  /// The project of text that an editor pipes in under a file's name; the file need not exist.
  public static func find(standardInput path: FilePath, workingDirectory: FilePath) -> ProjectRoot {
    let path = workingDirectory.resolving(path)
    let root = project(of: path)
    return ProjectRoot(directory: root, reported: [path.relative(to: root) ?? path])
  }

  /// The nearest directory above a file that is a project by what lies in it; the file's own directory if none is.
  static func project(of file: FilePath) -> FilePath {
    let own = file.parent ?? FilePath("/")
    var directory = own
    while true {
      if isProject(directory) { return directory }
      guard let parent = directory.parent else { return own }
      directory = parent
    }
  }

  /// Whether what lies in a directory makes it a project.
  public static func isProject(_ directory: FilePath) -> Bool {
    let entries = directoryEntries(directory) { name, _ in
      name.elementsEqual("Package.swift".utf8) || name.elementsEqual(".git".utf8) || name.elementsEqual(".lintconfig".utf8)
        || ends(name, ".xcodeproj") || ends(name, ".xcworkspace")
    }
    guard case .success((_, let found)) = entries else { return false }
    return found.contains { entry in
      if !entry.name.elementsEqual(".lintconfig".utf8) { return true }
      guard case .success(let bytes) = SourceReader.read(directory.appending(".lintconfig")) else { return false }
      return SettingsFile.isRoot(bytes)
    }
  }

  private static func ends(_ name: UnsafeBufferPointer<UInt8>, _ suffix: String) -> Bool {
    name.count >= suffix.utf8.count && name.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  /// The nearest directory, `directory` included, that holds `.git` (a directory, or a file in work trees and submodules).
  static func repository(around directory: FilePath) -> FilePath? {
    var candidate: FilePath? = directory
    while let current = candidate {
      if case .success = fileStatus(current.appending(".git"), followLinks: false) { return current }
      candidate = current.parent
    }
    return nil
  }

  private static func common(_ a: FilePath, _ b: FilePath) -> FilePath {
    var directory = a
    while b.relative(to: directory) == nil { directory = directory.parent ?? FilePath("/") }
    return directory
  }
}
