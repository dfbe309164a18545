import Knowledge
import Source

/// Whether a URL or path leads into the app's own bundle, where things are as large as the developer made them, or into a folder that only the app writes to.
extension Resolver {
  func isBundled(_ site: Site) -> Bool { leads(site, to: bundledOrigins, 0) }

  func isOwnFolder(_ site: Site) -> Bool { leads(site, to: ownOrigins, 0) }

  private func leads(_ site: Site, to origins: [PreparedOrigin], _ depth: Int) -> Bool {
    guard depth < 5 else { return false }
    let events = project.unit(site).summary.events
    return (site.event ..< max(events.subtreeEnds[Int(site.event)], site.event &+ 1)).contains { event in
      let part = Site(Int(site.unit), event)
      switch events.kinds[Int(event)] {
      case .call, .member, .implicitMember:
        return origins.contains { matchesOrigin($0, part) } || results(named: part)?.allSatisfy { leads($0, to: origins, depth + 1) } ?? false
      case .name: return variable(part, leadsTo: origins, depth)
      default: return false
      }
    }
  }

  /// What a function or property of the project gives back.
  private func results(named link: Site) -> [Site]? {
    guard let target = resolution(of: link).targets.first, !project.unit(target).isInterface, [.function, .variable].contains(project.kind(target)) else { return nil }
    return results(of: target)
  }

  /// By what it was bound to; a parameter by what all callers give.
  private func variable(_ name: Site, leadsTo origins: [PreparedOrigin], _ depth: Int) -> Bool {
    let resolution = resolution(of: name)
    if resolution.calledBinding != .none { return firstChild(resolution.calledBinding).map { leads($0, to: origins, depth + 1) } ?? false }
    let variable = resolution.calledVariable != .none ? resolution.calledVariable : resolution.targets.first ?? .none
    guard variable != .none, !project.unit(variable).isInterface else { return false }
    switch project.kind(variable) {
    case .parameter: return callersArguments(variable)?.allSatisfy { leads($0, to: origins, depth + 2) } ?? false
    case .variable: return results(of: variable)?.allSatisfy { leads($0, to: origins, depth + 1) } ?? false
    default: return false
    }
  }
}
