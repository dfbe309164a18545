import Source

/// Which files have a main thread to freeze: tests, command-line tools, plugins and macros have none, extensions only a short-lived one.
struct FileContexts: Sendable {
  enum Kind: Sendable { case app, quietExtension, noMainThread }
  private let kinds: [Kind]
  private let tests: [Bool]

  init(_ project: Project) {
    tests = project.units.map { unit in
      !unit.isInterface && (project.targets.target(ofFile: unit.index).kind == .test || FileContexts.importsTests(unit, project))
    }
    kinds = project.units.map { unit in
      if unit.isInterface { return .app }
      switch project.targets.target(ofFile: unit.index).kind {
      case .test, .command, .plugin, .macro: return .noMainThread
      case .extensionKind: return .quietExtension
      case .app, .library, .unknown:
        if FileContexts.importsTests(unit, project) { return .noMainThread }
        return FileContexts.isScript(unit) || FileContexts.isStandIn(unit.path) || FileContexts.isForDevelopers(unit.path) ? .quietExtension : .app
      }
    }
  }

  func kind(_ unit: Int) -> Kind { kinds[unit] }

  /// Part of a test: what it starves or holds up, no user ever waits for.
  func isTest(_ unit: Int) -> Bool { tests[unit] }

  /// Statements outside of functions in a file of another name than `main.swift`: run by itself, as the steps of a build are.
  private static func isScript(_ unit: SourceUnit) -> Bool {
    unit.summary.declarations.kinds.contains(.topLevel) && !unit.path.hasSuffix("main.swift")
  }

  /// Folders that by convention hold what tests and previews use in place of the app's own code. A name may lower a finding, never raise it.
  private static func isStandIn(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { folder in
      folder == "Mocks" || folder == "Preview Content" || folder.count > 5 && folder.hasSuffix("Tests")
    }
  }

  /// Screens and menus by which developers look into their own app: `Debug/`, `SyncDebugViewController.swift`, `DeveloperMenu.swift`.
  private static func isForDevelopers(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    if parts.dropLast().contains(where: { ["Debug", "DebugMenu", "Developer", "DeveloperMenu", "DeveloperTools"].contains($0) }) { return true }
    // What is called a log of debugging is often the log of the app.
    return parts.last.map { file in ["Debug", "Developer"].contains { file.contains($0) } && !file.contains("Log") } ?? false
  }

  private static func importsTests(_ unit: SourceUnit, _ project: Project) -> Bool {
    let declarations = unit.summary.declarations
    for index in declarations.kinds.indices where declarations.kinds[index] == .import {
      let module = project.text(unit.name(declarations.names[index]))
      if testModules.contains(module) { return true }
    }
    return false
  }

  /// The language's own test libraries.
  private static let testModules: Set<String> = ["XCTest", "Testing"]
}
