import Source

/// The isolation of a script's own statements and of the variables declared among them; its functions and types are ordinary declarations.
extension Resolver {
  /// Whether a file's statements are on the main actor for the compiler: with strict concurrency checking, or if one of them awaits.
  func isTopLevelOnMain(_ unit: SourceUnit) -> Bool { project.mode(unit).strictTopLevel || awaitsAtTopLevel(unit) }

  /// A variable that stands among the statements of a script.
  func isScriptVariable(_ decl: Decl) -> Bool {
    project.kind(decl) == .variable && project.parent(decl) == .none && isScript(project.unit(decl))
  }

  private func isScript(_ unit: SourceUnit) -> Bool {
    guard !unit.isInterface else { return false }
    if unit.path == "main.swift" || unit.path.hasSuffix("/main.swift") { return true }
    return rootDeclarations(unit).contains { project.kind($0) == .topLevel }
  }

  private func rootDeclarations(_ unit: SourceUnit) -> [Decl] {
    unit.summary.rootDeclarations.map { Decl($0.index &+ unit.firstDeclaration) }
  }

  /// Whether the file's own statements and initial values await, closures and functions in them not counted.
  private func awaitsAtTopLevel(_ unit: SourceUnit) -> Bool {
    if let known = topLevelAwaits[unit.index] { return known }
    let result = isScript(unit) && rootDeclarations(unit).contains { decl in
      switch project.kind(decl) {
      case .topLevel: return project.body(decl).map { contains(.await, in: $0) } ?? false
      case .variable where project.flags(decl).contains(.computed): return false
      case .variable: return project.flags(decl).contains(.async) || project.body(decl).map { contains(.await, in: $0) } ?? false
      default: return false
      }
    }
    topLevelAwaits[unit.index] = result
    return result
  }
}
