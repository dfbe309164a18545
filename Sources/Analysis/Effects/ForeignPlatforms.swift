import Source

/// Code that is compiled for other systems only: branches of `#if os(Windows)` and the like. It hangs none of the apps that are meant.
extension Resolver {
  func isForeign(_ site: Site) -> Bool {
    let unit = project.unit(site)
    guard unit.summary.branches.count > 1 else { return false }
    let events = unit.summary.events
    var current: Site? = site
    while let event = current {
      if events.kinds[Int(event.event)] == .configurationBranch, isForeign(branch: events.payloads[Int(event.event)], unit) { return true }
      current = parent(event)
    }
    var decl = enclosingDeclaration(site)
    while decl != .none {
      if isForeign(branch: UInt32(unit.summary.declarations.branches[project.local(decl, unit)]), unit) { return true }
      decl = project.parent(decl)
    }
    return false
  }

  private func isForeign(branch: UInt32, _ unit: SourceUnit) -> Bool {
    var index = Int(branch)
    while index > 0, index < unit.summary.branches.count {
      let branch = unit.summary.branches[index]
      if branch.condition != .none, namesForeignSystemsOnly(project.text(unit.name(branch.condition))) { return true }
      index = Int(branch.parent)
    }
    return false
  }

  /// Alternatives of which each asks for a foreign system; negations and other tests prove nothing.
  private func namesForeignSystemsOnly(_ condition: String) -> Bool {
    condition.split(separator: "|").allSatisfy { part in
      part.split(separator: "&").contains { ["os(Windows)", "os(WASI)", "os(Android)", "os(OpenBSD)", "os(FreeBSD)"].contains($0) }
    }
  }
}
