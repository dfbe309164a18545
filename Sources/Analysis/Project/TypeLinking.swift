import Source

/// Builds the `TypeTable`: first all nominal types by name and nesting, then the extensions that add to them.
extension TypeTable {
  init(_ project: Project) {
    entityOfDeclaration = Array(repeating: .none, count: project.declarations.count)
    // The SDK's types are declared first, so that a user's type of the same name is a different entity that hides it.
    for unit in project.units { declareTypes(unit, project) }
    for unit in project.units { attachExtensions(unit, project) }
  }

  private mutating func declareTypes(_ unit: SourceUnit, _ project: Project) {
    let declarations = unit.summary.declarations
    for index in declarations.kinds.indices {
      let kind = declarations.kinds[index]
      let decl = Decl(UInt32(index) &+ unit.firstDeclaration)
      if kind.isNominalType {
        declare(decl, kind, unit, project)
      } else if kind == .typealias || kind == .associatedtype {
        let scope = enclosingEntity(declarations.parents[index], unit)
        // Members of extensions are filed once their extension is attached.
        if declarations.parents[index] == .none || scope != .none {
          aliases.append(decl, to: TypeTable.key(scope, unit.name(declarations.names[index])))
        }
      }
    }
  }

  private func enclosingEntity(_ parent: DeclarationID, _ unit: SourceUnit) -> Entity {
    parent == .none ? .none : entityOfDeclaration[Int(parent.index &+ unit.firstDeclaration)]
  }

  private mutating func declare(_ decl: Decl, _ kind: DeclarationKind, _ unit: SourceUnit, _ project: Project) {
    let local = project.local(decl, unit)
    let declarations = unit.summary.declarations
    let name = unit.name(declarations.names[local])
    let parentID = declarations.parents[local]
    let parent = enclosingEntity(parentID, unit)
    let atTop = parentID == .none
    if let twin = twin(of: decl, name, parent, atTop, unit, project) {
      entities[Int(twin.index)].parts.append(decl)
      entityOfDeclaration[Int(decl.index)] = twin
      return
    }
    let entity = add(EntityInfo(
      name: name, declaration: decl, parts: [decl], parent: parent, kind: kind, isInterface: unit.isInterface))
    entityOfDeclaration[Int(decl.index)] = entity
    if atTop || parent == .none && !isInExtension(parentID, unit) {
      topLevel.append(entity, to: name)
    } else if parent != .none {
      nested.append(entity, to: TypeTable.key(parent, name))
    }
  }

  private func isInExtension(_ parent: DeclarationID, _ unit: SourceUnit) -> Bool {
    parent != .none && unit.summary.declarations.kinds[Int(parent.index)] == .extension
  }

  /// Declarations of one type in different `#if` branches are one type.
  private func twin(
    of decl: Decl, _ name: Name, _ parent: Entity, _ atTop: Bool, _ unit: SourceUnit, _ project: Project
  ) -> Entity? {
    guard project.branch(decl) != nil || unit.isInterface else { return nil }
    let candidates = atTop ? topLevel[name] ?? [] : parent == .none ? [] : nested[TypeTable.key(parent, name)] ?? []
    return candidates.first { other in
      let first = info(other).declaration
      let otherUnit = project.unit(first)
      if unit.isInterface { return otherUnit.isInterface }
      return otherUnit.index == unit.index && project.branch(first) != nil
    }
  }

  private mutating func attachExtensions(_ unit: SourceUnit, _ project: Project) {
    let declarations = unit.summary.declarations
    for index in declarations.kinds.indices where declarations.kinds[index] == .extension {
      let decl = Decl(UInt32(index) &+ unit.firstDeclaration)
      let entity = extendedEntity(declarations.types[index], unit, project)
      guard entity != .none else { continue }
      entityOfDeclaration[Int(decl.index)] = entity
      entities[Int(entity.index)].parts.append(decl)
      for child in project.children(decl) {
        let kind = project.kind(child)
        let name = project.name(child)
        if kind.isNominalType {
          let inner = entityOfDeclaration[Int(child.index)]
          guard inner != .none else { continue }
          entities[Int(inner.index)].parent = entity
          nested.append(inner, to: TypeTable.key(entity, name))
        } else if kind == .typealias || kind == .associatedtype {
          aliases.append(child, to: TypeTable.key(entity, name))
        }
      }
    }
  }

  /// The type an extension names: by its path from the top, through typealiases of plain names.
  private mutating func extendedEntity(_ type: TypeID, _ unit: SourceUnit, _ project: Project) -> Entity {
    guard type != .none else { return .none }
    let types = unit.summary.types
    let path = types.path(type).map { unit.name($0) }
    guard var entity = path.first.map({ topLevelEntity($0, unit, project) }) else { return .none }
    if entity == .none, let first = path.first {
      if let alias = aliases[TypeTable.key(.none, first)]?.first, project.unit(alias).summary.types.path(project.type(alias)).count > 0 {
        let target = project.unit(alias)
        let aliased = target.summary.types.path(project.type(alias)).map { target.name($0) }
        if aliased != path { entity = entityAt(aliased, target, project) }
      }
      if entity == .none { entity = externalEntity(first) }
    }
    for name in path.dropFirst() {
      guard let inner = nested[TypeTable.key(entity, name)]?.first else {
        let inner = add(EntityInfo(name: name, declaration: .none, parts: [], parent: entity, kind: .struct, isInterface: true))
        nested.append(inner, to: TypeTable.key(entity, name))
        entity = inner
        continue
      }
      entity = inner
    }
    return entity
  }

  private func entityAt(_ path: [Name], _ unit: SourceUnit, _ project: Project) -> Entity {
    guard var entity = path.first.map({ topLevelEntity($0, unit, project) }) else { return .none }
    for name in path.dropFirst() where entity != .none {
      entity = nested[TypeTable.key(entity, name)]?.first ?? .none
    }
    return entity
  }

  /// A top-level type as a file sees it: its own, then its module's, then any other module's, then the SDK's.
  /// Inlined, so that asking for the many names with one meaning does not copy the table.
  @inline(__always) func topLevelEntity(_ name: Name, _ unit: SourceUnit, _ project: Project) -> Entity {
    guard let candidates = topLevel[name] else { return external[name] ?? .none }
    return candidates.count == 1 ? candidates[0] : nearest(candidates, unit, project)
  }

  private func nearest(_ candidates: [Entity], _ unit: SourceUnit, _ project: Project) -> Entity {
    var best = Entity.none
    var bestRank = -1
    for candidate in candidates {
      let decl = info(candidate).declaration
      let other = project.unit(decl)
      let isPrivate = project.flags(decl).contains(.private)
      let rank = other.index == unit.index ? 4
        : isPrivate || project.flags(decl).contains(.local) ? -2 : other.isInterface ? 1 : other.module == unit.module ? 3 : 2
      if rank > bestRank { (best, bestRank) = (candidate, rank) }
    }
    return best
  }
}

extension TypeNames {
  /// The plain dotted path of a `named` type, outermost first; empty for other types.
  func path(_ type: TypeID) -> [Name] {
    var index = Int(type.index)
    while index < count, kinds[index] == .optional || kinds[index] == .any || kinds[index] == .some { index += 1 }
    guard index < count, kinds[index] == .named else { return [] }
    var result = [names[index]]
    while index + 2 < count, Int(subtreeEnds[index]) > index + 1, kinds[index + 1] == .qualifier, kinds[index + 2] == .named {
      index += 2
      result.append(names[index])
    }
    return result.reversed()
  }

  /// The direct children of a type.
  func children(_ type: Int) -> [Int] {
    var result: [Int] = []
    var child = type + 1
    while child < Int(subtreeEnds[type]) {
      result.append(child)
      child = Int(subtreeEnds[child])
    }
    return result
  }
}
