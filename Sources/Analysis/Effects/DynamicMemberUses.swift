import Source

/// Who uses members that `subscript(dynamicMember:)` answers. Their names say nothing of it, so all members of the project are looked at,
/// but only where such a subscript blocks or the getter behind one.
final class DynamicMemberUses {
  private let resolver: Resolver
  private let index: EventIndex
  private let keyPathLabel: Name
  private lazy var uses = findUses()
  private lazy var exists = resolver.project.files.contains { unit in
    unit.summary.declarations.kinds.indices.contains { row in
      unit.summary.declarations.kinds[row] == .subscript && resolver.isDynamic(Decl(UInt32(row) &+ unit.firstDeclaration))
    }
  }

  init(_ resolver: Resolver, _ index: EventIndex) {
    self.resolver = resolver
    self.index = index
    keyPathLabel = resolver.project.names.find("keyPath") ?? .none
  }

  /// The members that stand for calls of a subscript.
  func uses(of subscription: Decl) -> [Site] { resolver.isDynamic(subscription) ? uses[subscription] ?? [] : [] }

  private func findUses() -> [Decl: [Site]] {
    var result: [Decl: [Site]] = [:]
    for unit in resolver.project.files {
      for (event, kind) in unit.summary.events.kinds.enumerated() where kind == .member {
        let site = Site(unit.index, UInt32(event))
        guard let target = resolver.resolution(of: site).targets.first, resolver.isDynamic(target) else { continue }
        result[target, default: []].append(site)
      }
    }
    return result
  }

  /// The members that read or write a property of the type behind, where the subscript does so before it returns: `root[keyPath: path]`.
  func uses(behind property: Decl, isWrite: Bool) -> [Site] {
    guard resolver.dynamicMemberLabel != .none, keyPathLabel != .none, exists else { return [] }
    return index.sites(resolver.project.name(property)).filter { site in
      guard let target = resolver.resolution(of: site).targets.first, resolver.membersBehind[site] == property else { return false }
      return applies(target, isWrite: isWrite)
    }
  }

  private func applies(_ subscription: Decl, isWrite: Bool) -> Bool {
    guard let path = resolver.parameters(subscription).first else { return false }
    let words: [Name] = isWrite ? [.set, .underscoreModify] : [.get, .underscoreRead]
    return words.contains { word in
      guard let body = resolver.project.accessor(subscription, word).flatMap({ resolver.project.body($0) }) else { return false }
      return resolver.ownEvents(of: body).contains { isApplied(path, $0) && (word != .set || resolver.isAssigned($0)) }
    }
  }

  private func isApplied(_ path: Decl, _ site: Site) -> Bool {
    guard resolver.project.kind(site) == .subscript, let argument = resolver.project.firstChild(site) else { return false }
    guard resolver.project.name(argument) == keyPathLabel, let value = resolver.project.firstChild(argument) else { return false }
    return resolver.project.kind(value) == .name && resolver.project.name(value) == resolver.project.name(path)
  }
}
