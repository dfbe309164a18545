import Source

/// Whether a URL or path leads into the app's own bundle: what lies there is as large as the developer made it.
extension Resolver {
  func isBundled(_ site: Site, depth: Int = 0) -> Bool {
    guard depth < 5 else { return false }
    let events = project.unit(site).summary.events
    return (site.event ..< max(events.subtreeEnds[Int(site.event)], site.event &+ 1)).contains { event in
      let part = Site(Int(site.unit), event)
      switch events.kinds[Int(event)] {
      case .call, .member: return bundledOrigins.contains { matchesOrigin($0, part) }
      case .name: return isBundledVariable(part, depth)
      default: return false
      }
    }
  }

  /// By what it was bound to; a parameter by what all callers give.
  private func isBundledVariable(_ name: Site, _ depth: Int) -> Bool {
    let resolution = resolution(of: name)
    if resolution.calledBinding != .none { return firstChild(resolution.calledBinding).map { isBundled($0, depth: depth + 1) } ?? false }
    let variable = resolution.calledVariable != .none ? resolution.calledVariable : resolution.targets.first ?? .none
    guard variable != .none, !project.unit(variable).isInterface else { return false }
    switch project.kind(variable) {
    case .parameter: return callersArguments(variable)?.allSatisfy { isBundled($0, depth: depth + 2) } ?? false
    case .variable: return results(of: variable)?.allSatisfy { isBundled($0, depth: depth + 1) } ?? false
    default: return false
    }
  }
}
