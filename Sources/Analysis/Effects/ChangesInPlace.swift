import Source

/// Accesses that change the value a property or subscript holds without assigning it: `rows.append(row)`, `flags[key] = true`, `frame.origin.x = 1`,
/// `fill(&rows)`. Setters and observers run for them as for an assignment.
final class ChangesInPlace {
  private let resolver: Resolver
  private lazy var mutatingNames = findMutatingNames()
  private var project: Project { resolver.project }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// What the text alone says; types are asked by `isChange`.
  func mayBeChange(_ access: Site) -> Bool {
    guard let holder = resolver.parent(access) else { return false }
    if isPassedInout(holder) { return true }
    guard project.kind(holder) == .chain, let last = resolver.lastChild(holder), last != access else { return isOperand(access, of: holder) }
    if project.kind(last) == .call { return mutatingNames.contains(project.name(last)) }
    guard let outer = resolver.parent(holder) else { return false }
    return isPassedInout(outer) || project.kind(outer) == .assignment && project.firstChild(outer) == holder
  }

  /// All behind the access, up to what is changed, are parts of one value.
  func isChange(_ access: Site) -> Bool {
    guard mayBeChange(access), let holder = resolver.parent(access) else { return false }
    guard project.kind(holder) == .chain else { return true }
    var links = resolver.children(holder)
    guard let position = links.firstIndex(of: access) else { return false }
    links.removeFirst(position + 1)
    if let call = links.last, project.kind(call) == .call {
      guard resolver.resolution(of: call).targets.contains(where: { project.flags($0).contains(.mutating) }), isPart(call) else { return false }
      // The method's name and its call.
      links.removeLast(min(2, links.count))
    }
    return links.allSatisfy { project.kind($0) != .call && isPart($0) }
  }

  private func isPassedInout(_ holder: Site) -> Bool {
    project.kind(holder) == .argument && project.unit(holder).summary.events.flags[Int(holder.event)].contains(.isInout)
  }

  /// Compound assignments are told by the assignment itself; here nothing stands behind the access.
  private func isOperand(_ access: Site, of holder: Site) -> Bool {
    guard project.kind(holder) == .chain, let outer = resolver.parent(holder) else { return false }
    return isPassedInout(outer)
  }

  /// A member of a value, not of an object that the value refers to.
  private func isPart(_ link: Site) -> Bool {
    let owner = resolver.resolution(of: link).owner
    let receiver = project.kind(link) == .call ? resolver.callReceivers[link].map { resolver.entities($0).first ?? .none } ?? owner : owner
    guard receiver != .none else { return false }
    let kind = resolver.entityInfo(receiver).kind
    return kind == .struct || kind == .enum
  }

  private func findMutatingNames() -> Set<Name> {
    var result: Set<Name> = []
    for unit in project.units {
      let declarations = unit.summary.declarations
      for row in declarations.kinds.indices where declarations.kinds[row] == .function && declarations.flags[row].contains(.mutating) {
        result.insert(unit.name(declarations.names[row]))
      }
    }
    return result
  }
}
