import Source

/// Which files have a main thread to freeze: tests, command-line tools, plugins and macros have none, extensions only a short-lived one.
struct FileContexts: Sendable {
  enum Kind: Sendable { case app, quietExtension, noMainThread }
  private let kinds: [Kind]
  private let tests: [Bool]

  init(_ project: Project) {
    let testModules = Set(["XCTest", "Testing"].compactMap { project.names.find($0) })
    let importsTests = project.units.map { !$0.isInterface && !testModules.isEmpty && FileContexts.imports(testModules, $0) }
    tests = project.units.map { unit in
      !unit.isInterface && (project.targets.target(ofFile: unit.index).kind == .test || importsTests[unit.index])
    }
    kinds = project.units.map { unit in
      if unit.isInterface { return .app }
      switch project.targets.target(ofFile: unit.index).kind {
      case .test, .command, .plugin, .macro: return .noMainThread
      case .extensionKind: return .quietExtension
      case .app, .library, .unknown:
        if importsTests[unit.index] { return .noMainThread }
        let path = PathNames(unit.path)
        return FileContexts.isScript(unit, project) || path.isStandIn || path.isForDevelopers ? .quietExtension : .app
      }
    }
  }

  /// Why findings of a file's main thread are notes or none at all; nil: they are not.
  static func words(for unit: SourceUnit, in project: Project) -> String? {
    let path = PathNames(unit.path)
    return switch (project.targets.target(ofFile: unit.index).kind, FileContexts(project).kind(unit.index)) {
    case (_, .app): nil
    case (.extensionKind, _): "it belongs to an extension, whose main thread no user waits for: its findings are notes"
    case (.command, .noMainThread), (.plugin, .noMainThread), (.macro, .noMainThread): "it belongs to a tool, a plugin or a macro: there is no user interface to freeze"
    case (_, .noMainThread): "it is part of tests: there is no user interface to freeze"
    case (_, .quietExtension) where path.isForDevelopers: "by its name or folder it is a screen for developers: its findings are notes"
    case (_, .quietExtension) where path.isStandIn: "by its folder it is a stand-in for tests or previews: its findings are notes"
    case (_, .quietExtension): "it has top-level code, as scripts have: its findings are notes"
    }
  }

  func kind(_ unit: Int) -> Kind { kinds[unit] }

  /// Part of a test: what it starves or holds up, no user ever waits for.
  func isTest(_ unit: Int) -> Bool { tests[unit] }

  /// Statements outside of functions in a file of another name than `main.swift`: run by itself, as the steps of a build are. So are those of a `main.swift`
  /// that imports Foundation alone: a tool, a helper of the system's.
  private static func isScript(_ unit: SourceUnit, _ project: Project) -> Bool {
    unit.summary.declarations.kinds.contains(.topLevel) && (!unit.path.hasSuffix("main.swift") || !importsMore(unit, project))
  }

  private static func importsMore(_ unit: SourceUnit, _ project: Project) -> Bool {
    unit.summary.rootDeclarations.contains { declaration in
      let row = Int(declaration.index)
      guard unit.summary.declarations.kinds[row] == .import else { return false }
      return project.text(unit.name(unit.summary.declarations.names[row])) != "Foundation"
    }
  }

  private static func imports(_ modules: Set<Name>, _ unit: SourceUnit) -> Bool {
    // Imports stand at the file's level.
    unit.summary.rootDeclarations.contains { declaration in
      let row = Int(declaration.index)
      return unit.summary.declarations.kinds[row] == .import && modules.contains(unit.name(unit.summary.declarations.names[row]))
    }
  }
}

/// What the names of a file and its folders say of it. They may lower a finding, never raise it.
private struct PathNames {
  // Bytes: texts compare and search character by character, which every file of a project would pay for.
  private let path: [UInt8]
  private let folders: [Range<Int>]
  private let file: Range<Int>

  init(_ path: String) {
    self.path = Array(path.utf8)
    var folders: [Range<Int>] = []
    var start = 0
    for (index, byte) in self.path.enumerated() where byte == UInt8(ascii: "/") {
      folders.append(start ..< index)
      start = index + 1
    }
    self.folders = folders
    file = start ..< self.path.count
  }

  /// Folders that by convention hold what tests and previews use in place of the app's own code.
  var isStandIn: Bool { folders.contains { PathNames.standIns.contains(Array(path[$0])) || path[$0].count > 5 && path[$0].suffix(5).elementsEqual(PathNames.tests) } }

  /// Screens and menus by which developers look into their own app: `Debug/`, `SyncDebugViewController.swift`, `DeveloperMenu.swift`.
  var isForDevelopers: Bool {
    if folders.contains(where: { PathNames.developerFolders.contains(Array(path[$0])) }) { return true }
    // What is called a log of debugging is often the log of the app.
    return PathNames.developerWords.contains(where: isInFile) && !isInFile(PathNames.log)
  }

  private static let standIns = Set(["Mocks", "Preview Content"].map { Array($0.utf8) })
  private static let tests = Array("Tests".utf8)
  private static let developerFolders = Set(["Debug", "DebugMenu", "Developer", "DeveloperMenu", "DeveloperTools"].map { Array($0.utf8) })
  private static let developerWords = ["Debug", "Developer"].map { Array($0.utf8) }
  private static let log = Array("Log".utf8)

  private func isInFile(_ word: [UInt8]) -> Bool { file.contains { path[$0] == word[0] && path[$0...].starts(with: word) } }
}
