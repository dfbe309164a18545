import Source

/// `.init(…)` and `Self(…)`: what they may make, by their labels first.
struct WrittenConstructions {
  private let resolver: Resolver
  private let index: EventIndex
  private let groups: [UnnamedCalls.Group]
  /// Groups by the first label, none for calls without.
  private var byFirstLabel = PackedMap<Name, [Int]>()

  init(_ resolver: Resolver, _ index: EventIndex) {
    self.resolver = resolver
    self.index = index
    groups = index.unnamedCalls.groups.filter { $0.name == .initializer || $0.name == .selfType }
    for (number, group) in groups.enumerated() { byFirstLabel.append(number, to: group.labels.first ?? .none) }
  }

  /// Those whose labels may be meant for an initialiser.
  func positions(calling initializer: Decl) -> [Int] {
    let labels = Set(resolver.parameters(initializer).map { resolver.project.label($0) } + [.none])
    return candidates(labels).filter { group in group.positions.first.map { resolver.labelsFit(index[$0], initializer) } ?? false }
      .flatMap(\.positions).sorted()
  }

  /// Those that make a value of a type.
  func positions(making entity: Entity) -> [Int] {
    candidates(labels(of: entity)).flatMap(\.positions).sorted().filter { position in
      let resolution = resolver.resolution(of: index[position])
      return resolution.owner == entity || resolution.targets.contains { resolver.entity(enclosing: $0) == entity }
    }
  }

  private func candidates(_ labels: Set<Name>?) -> [UnnamedCalls.Group] {
    guard let labels else { return groups }
    return labels.flatMap { byFirstLabel[$0] ?? [] }.map { groups[$0] }.filter { $0.labels.allSatisfy(labels.contains) }
  }

  /// The labels that a type's initialisers have, the memberwise one among them; nil where a superclass has some that nobody has seen.
  private func labels(of entity: Entity) -> Set<Name>? {
    var labels: Set<Name> = [.none]
    for ancestor in resolver.ancestry(entity) {
      if resolver.entityInfo(ancestor).isExternal, resolver.entityInfo(entity).kind == .class { return nil }
      for initializer in resolver.ownMembers(ancestor, .initializer) {
        labels.formUnion(resolver.parameters(initializer).map { resolver.project.label($0) })
      }
    }
    for part in resolver.entityInfo(entity).parts {
      for child in resolver.project.children(part) where resolver.project.kind(child) == .variable { labels.insert(resolver.project.name(child)) }
    }
    return labels
  }
}
