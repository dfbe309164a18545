import Source

/// Which files have a main thread to freeze: tests, command-line tools, plugins and macros have none, extensions only a short-lived one.
struct FileContexts: Sendable {
  enum Kind: Sendable { case app, quietExtension, noMainThread }
  private let kinds: [Kind]

  init(_ project: Project) {
    kinds = project.units.map { unit in
      if unit.isInterface { return .app }
      switch project.targets.target(ofFile: unit.index).kind {
      case .test, .command, .plugin, .macro: return .noMainThread
      case .extensionKind: return .quietExtension
      case .app, .library, .unknown: return FileContexts.importsTests(unit, project) ? .noMainThread : .app
      }
    }
  }

  func kind(_ unit: Int) -> Kind { kinds[unit] }

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
