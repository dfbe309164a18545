import Source

/// `.init(…)` and `Self(…)`: calls whose type is not their name. There are thousands of them, and what each makes depends on the code around it;
/// so they are told apart by their labels, of which there are few lists, before any type is looked at.
struct WrittenConstructions {
  private let resolver: Resolver
  private let index: EventIndex
  private var groups: [Group] = []
  /// Groups by the first label, none for calls without.
  private var byFirstLabel = PackedMap<Name, [Int]>()

  /// Calls with the same labels and as many trailing closures: where labels are all that counts, one answers for all.
  private struct Group {
    var labels: [Name]
    /// In the index.
    var positions: [Int]
  }

  init(_ resolver: Resolver, _ index: EventIndex) {
    self.resolver = resolver
    self.index = index
    var known: [[Name]: Int] = [:]
    for name in [Name.initializer, .selfType] {
      for position in index.positions(name) where index.kinds[position] == .call {
        let shape = resolver.labels(index[position])
        let key = shape.list
        if let group = known[key] {
          groups[group].positions.append(position)
          continue
        }
        known[key] = groups.count
        byFirstLabel.append(groups.count, to: shape.labels.first ?? .none)
        groups.append(Group(labels: Array(shape.labels), positions: [position]))
      }
    }
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

  private func candidates(_ labels: Set<Name>?) -> [Group] {
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
