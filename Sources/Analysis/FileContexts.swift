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

  func kind(_ unit: Int) -> Kind { kinds[unit] }

  /// Part of a test: what it starves or holds up, no user ever waits for.
  func isTest(_ unit: Int) -> Bool { tests[unit] }

  /// Statements outside of functions in a file of another name than `main.swift`: run by itself, as the steps of a build are. So are those of a `main.swift`
  /// that imports Foundation alone: a tool, a helper of the system's.
  private static func isScript(_ unit: SourceUnit, _ project: Project) -> Bool {
    unit.summary.declarations.kinds.contains(.topLevel) && (!unit.path.hasSuffix("main.swift") || !importsInterface(unit, project))
  }

  private static func importsInterface(_ unit: SourceUnit, _ project: Project) -> Bool {
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
  private let folders: ArraySlice<Substring.UTF8View>
  private let file: Substring.UTF8View

  init(_ path: String) {
    // Bytes: texts compare and search character by character, which every file of a project would pay for.
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0).utf8 }
    file = parts.last ?? "".utf8[...]
    folders = parts.dropLast()
  }

  /// Folders that by convention hold what tests and previews use in place of the app's own code.
  var isStandIn: Bool {
    folders.contains { folder in
      folder.elementsEqual("Mocks".utf8) || folder.elementsEqual("Preview Content".utf8)
        || folder.count > 5 && folder.suffix(5).elementsEqual("Tests".utf8)
    }
  }

  /// Screens and menus by which developers look into their own app: `Debug/`, `SyncDebugViewController.swift`, `DeveloperMenu.swift`.
  var isForDevelopers: Bool {
    if folders.contains(where: { folder in PathNames.developerFolders.contains { folder.elementsEqual($0.utf8) } }) { return true }
    // What is called a log of debugging is often the log of the app.
    return (holds("Debug") || holds("Developer")) && !holds("Log")
  }

  private static let developerFolders = ["Debug", "DebugMenu", "Developer", "DeveloperMenu", "DeveloperTools"]

  private func holds(_ word: String) -> Bool {
    let word = word.utf8
    return file.indices.contains { file[$0...].starts(with: word) }
  }
}
