import Source

/// Members of types by name, through superclasses and protocols, and who conforms to what.

/// One entry of an inheritance list.
struct Supertype: Sendable {
  var entity: Entity
  var type: TypeRef
  /// The declaration or extension that states it.
  var statedBy: Decl
  /// Stated on the type itself, not on an extension.
  var onDeclaration: Bool
}

extension Resolver {
  /// What a type names in its inheritance lists, its own before those of its extensions; compositions and aliases taken apart.
  func supertypes(_ entity: Entity) -> [Supertype] {
    if let known = supertypeLists[entity] { return known }
    // A name is looked up in supertypes, whose own lists hold names: in an absurdly long row of types the far end stays unknown.
    guard supertypeDepth < 1000 else { return [] }
    supertypeDepth += 1
    defer { supertypeDepth -= 1 }
    supertypeLists[entity] = []
    var result: [Supertype] = []
    for part in entityInfo(entity).parts {
      let unit = project.unit(part)
      let onDeclaration = project.kind(part) != .extension
      // The list is read from outside the type, so that a nested type of the same name as a protocol does not hide it.
      let scope = project.parent(part)
      for written in project.inherited(part) {
        for type in flattened(resolve(written, unit, scope: scope)) {
          let parent = nominalEntity(type)
          if parent != .none, parent != entity {
            result.append(Supertype(entity: parent, type: type, statedBy: part, onDeclaration: onDeclaration))
          }
        }
      }
    }
    let info = entityInfo(entity)
    if info.kind == .actor, !info.isExternal {
      let actor = builtin(.actorProtocol)
      if actor != entity { result.append(Supertype(entity: actor, type: types.nominal(actor), statedBy: info.declaration, onDeclaration: true)) }
    }
    supertypeLists[entity] = result
    return result
  }

  private func flattened(_ type: TypeRef) -> [TypeRef] {
    let node = typeNode(type)
    return node.tag == .composition ? node.arguments.flatMap { flattened($0) } : [type]
  }

  /// The superclass, if the type is a class with one that is known to be a class or known by name only.
  func superclass(_ entity: Entity) -> Entity? {
    guard entityInfo(entity).kind == .class else { return nil }
    guard let first = supertypes(entity).first(where: { $0.onDeclaration }) else { return nil }
    let kind = entityInfo(first.entity).kind
    return kind == .class || entityInfo(first.entity).isExternal ? first.entity : nil
  }

  /// Whether a type is, inherits from or conforms to another (by any number of steps).
  func isSubtype(_ entity: Entity, of other: Entity) -> Bool {
    // While supertypes are being found, what is above a type is not known for good.
    if supertypeDepth == 0 { return ancestry(entity).contains(other) }
    return collectAncestry(entity).contains(other)
  }

  /// The entity and everything above it, nearest first.
  func ancestry(_ entity: Entity) -> [Entity] {
    if let known = ancestries[entity] { return known }
    let result = collectAncestry(entity)
    ancestries[entity] = result
    return result
  }

  /// No real hierarchy is as deep; that of a hostile file must not be listed whole for each of its types.
  private static let mostAncestors = 512

  private func collectAncestry(_ entity: Entity) -> [Entity] {
    // Of one superclass all there is to know may be known already.
    let parents = supertypes(entity)
    if parents.count == 1, let known = ancestries[parents[0].entity], !known.contains(entity) {
      return [entity] + known.prefix(Resolver.mostAncestors - 1)
    }
    var result = [entity]
    var seen: Set<Entity> = [entity]
    var index = 0
    while index < result.count, result.count < Resolver.mostAncestors {
      for parent in supertypes(result[index]) where seen.insert(parent.entity).inserted { result.append(parent.entity) }
      index += 1
    }
    return result
  }

  /// The user's types that directly inherit from or conform to an entity.
  func subtypes(_ entity: Entity) -> [Entity] {
    if subtypeLists == nil {
      var lists: [Entity: [Entity]] = [:]
      for index in types.entities.indices where !types.entities[index].isInterface {
        for parent in supertypes(Entity(index)) where lists[parent.entity]?.last != Entity(index) {
          lists[parent.entity, default: []].append(Entity(index))
        }
      }
      subtypeLists = lists
    }
    return subtypeLists?[entity] ?? []
  }

  /// All user's types below an entity; those that count, if only some do, and no more of them than are asked for.
  func descendants(_ entity: Entity, atMost limit: Int = .max, where counts: (Entity) -> Bool = { _ in true }) -> [Entity] {
    var result: [Entity] = []
    var seen: Set<Entity> = [entity]
    var queue = [entity]
    var index = 0
    while index < queue.count {
      for child in subtypes(queue[index]) where seen.insert(child).inserted {
        queue.append(child)
        if counts(child) { result.append(child) }
        if result.count == limit { return result }
      }
      index += 1
    }
    return result
  }

  /// The members of one entity, its extensions included, by name. Initialisers are `init`, subscripts `subscript`.
  /// No entity (of what stands at the top of a file) has no members.
  func ownMembers(_ entity: Entity, _ name: Name) -> [Decl] {
    guard entity != .none else { return [] }
    if let table = memberTables[entity] { return table[name] ?? [] }
    var table = PackedMap<Name, [Decl]>()
    for part in entityInfo(entity).parts {
      for child in project.children(part) {
        switch project.kind(child) {
        case .function, .variable, .initializer, .subscript, .enumCase: table.append(child, to: project.name(child))
        default: break
        }
      }
    }
    memberTables[entity] = table
    return table[name] ?? []
  }

  /// Members by name in a type and, where it has none, in what it inherits from: a superclass before protocols.
  /// The type under which they are found is given with them.
  func members(_ entity: Entity, _ name: Name) -> (decls: [Decl], owner: Entity) {
    let key = TypeTable.key(entity, name)
    if let known = memberLookups[key] { return known }
    var found: (decls: [Decl], owner: Entity) = ([], .none)
    for candidate in ancestry(entity) {
      let own = ownMembers(candidate, name)
      guard !own.isEmpty else { continue }
      found = (own, candidate)
      break
    }
    memberLookups[key] = found
    return found
  }

  /// Members by name in a type and all it inherits from: overloads may live on different levels.
  func allMembers(_ entity: Entity, _ name: Name) -> [Decl] {
    ancestry(entity).flatMap { ownMembers($0, name) }
  }

  /// The member that an instance member overrides in a superclass, if it says `override`.
  func overridden(_ decl: Decl) -> Decl? {
    guard project.flags(decl).contains(.override) else { return nil }
    let entity = entity(enclosing: decl)
    guard entity != .none else { return nil }
    var current = superclass(entity)
    var steps = 0
    while let parent = current, steps < 64 {
      if let found = ownMembers(parent, project.name(decl)).first(where: { sameSignature($0, decl) }) { return found }
      current = superclass(parent)
      steps += 1
    }
    return nil
  }

  /// Same kind, labels and staticness: what makes an override or a witness.
  func sameSignature(_ a: Decl, _ b: Decl) -> Bool {
    guard project.kind(a) == project.kind(b), project.name(a) == project.name(b) else { return false }
    guard project.flags(a).contains(.static) == project.flags(b).contains(.static) else { return false }
    return parameters(a).map { project.label($0) } == parameters(b).map { project.label($0) }
  }
}
