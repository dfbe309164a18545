import Source

/// Code that is compiled for other systems only or never: branches of `#if os(Windows)`, `#if false` and the like. It hangs none of the apps that are meant.
extension Resolver {
  func isForeign(_ site: Site) -> Bool { isInBranch(site, namesForeignSystemsOnly) || isUnreachable(site) }

  /// Behind a `return` or another statement that leaves the same block. (Local functions may be written there and are called from before.)
  private func isUnreachable(_ site: Site) -> Bool {
    var current = site
    while project.kind(current) != .body, let outer = parent(current) {
      if [.block, .body, .closure, .switchCase].contains(project.kind(outer)), let jump = firstJump(of: outer), jump < current { return true }
      current = outer
    }
    return false
  }

  /// The first statement of a block that leaves it.
  private func firstJump(of block: Site) -> Site? {
    if let known = firstJumps[block] { return known }
    let jump = project.children(block).first { project.kind($0) == .jump }
    firstJumps[block] = .some(jump)
    return jump
  }

  /// Alternatives of which each asks for a foreign system or is false; negations and other tests prove nothing.
  private func namesForeignSystemsOnly(_ condition: String) -> Bool {
    condition.split(separator: "|").allSatisfy { part in
      part.split(separator: "&").contains { ["os(Windows)", "os(WASI)", "os(Android)", "os(OpenBSD)", "os(FreeBSD)", "false"].contains($0) }
    }
  }
}
