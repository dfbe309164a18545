import Source

/// `.init(…)` and `Self(…)`: calls whose type is not their name. There are thousands of them, and what each makes depends on the code around it;
/// so they are told apart by their labels before any type is looked at.
struct WrittenConstructions {
  private let resolver: Resolver
  private let index: EventIndex
  /// Positions in the index by the first label, none for calls without.
  private var byFirstLabel = PackedMap<Name, [Int]>()

  init(_ resolver: Resolver, _ index: EventIndex) {
    self.resolver = resolver
    self.index = index
    for name in [Name.initializer, .selfType] {
      for position in index.positions(name) where index.kinds[position] == .call {
        byFirstLabel.append(position, to: resolver.labels(index[position]).labels.first ?? .none)
      }
    }
  }

  /// Those whose labels may be meant for an initialiser.
  func positions(calling initializer: Decl) -> [Int] {
    let labels = Set(resolver.parameters(initializer).map { resolver.project.label($0) } + [.none])
    return candidates(labels).filter { resolver.labelsFit(index[$0], initializer) }
  }

  /// Those that make a value of a type.
  func positions(making entity: Entity) -> [Int] {
    candidates(labels(of: entity)).filter { position in
      let resolution = resolver.resolution(of: index[position])
      return resolution.owner == entity || resolution.targets.contains { resolver.entity(enclosing: $0) == entity }
    }
  }

  private func candidates(_ labels: Set<Name>?) -> [Int] {
    guard let labels else { return [Name.initializer, .selfType].flatMap { index.positions($0).filter { index.kinds[$0] == .call } } }
    return labels.sorted { $0.index < $1.index }.flatMap { first in
      (byFirstLabel[first] ?? []).filter { resolver.labels(index[$0]).labels.allSatisfy(labels.contains) }
    }.sorted()
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
