import Source

/// From a type as written to a `TypeRef`: names are looked up by scope, as the language does.
extension Resolver {
  /// The type written at `type` in a unit, seen from a declaration (its scope).
  func resolve(_ type: TypeID, _ unit: SourceUnit, scope: Decl) -> TypeRef {
    guard type != .none else { return .unknown }
    if writtenTypes[unit.index].isEmpty {
      writtenTypes[unit.index] = Array(repeating: nil, count: unit.summary.types.count)
    }
    if let known = writtenTypes[unit.index][Int(type.index)] { return known == .pending ? .unknown : known }
    writtenTypes[unit.index][Int(type.index)] = .pending
    let result = resolveUncached(Int(type.index), unit, scope)
    writtenTypes[unit.index][Int(type.index)] = result
    return result
  }

  /// The generic arguments written at a link: `Registration<Cell, Item>`.
  func writtenArguments(_ link: Site) -> [TypeRef] {
    let unit = project.unit(link)
    let written = TypeID(unit.summary.events.payloads[Int(link.event)])
    guard written != .none else { return [] }
    return unit.summary.types.children(Int(written.index)).map { resolve(TypeID(UInt32($0)), unit, scope: enclosingDeclaration(link)) }
  }

  private func resolveUncached(_ type: Int, _ unit: SourceUnit, _ scope: Decl) -> TypeRef {
    let written = unit.summary.types
    let children = written.children(type)
    func inner(_ child: Int) -> TypeRef { resolve(TypeID(UInt32(child)), unit, scope: scope) }
    switch written.kinds[type] {
    case .optional, .implicitlyUnwrapped, .some, .any, .pack, .labeled:
      return children.last.map(inner) ?? .unknown
    case .array: return types.nominal(builtin(.array), children.last.map { [inner($0)] } ?? [])
    case .dictionary: return types.nominal(builtin(.dictionary), children.map(inner))
    case .tuple:
      if children.count == 1, written.kinds[children[0]] != .labeled { return inner(children[0]) }
      let labels = children.map { written.kinds[$0] == .labeled ? unit.name(written.names[$0]) : Name.none }
      return types.ref(TypeNode(tag: .tuple, arguments: children.map(inner), labels: labels))
    case .function: return types.ref(TypeNode(tag: .function, subject: UInt32(unit.index), detail: UInt32(type)))
    case .composition:
      let parts = children.map(inner).filter(\.isKnown)
      return parts.count == 1 ? parts[0] : types.ref(TypeNode(tag: .composition, arguments: parts))
    case .metatype: return types.metatype(children.last.map(inner) ?? .unknown)
    case .named: return resolveNamed(type, children, unit, scope)
    case .qualifier, .attribute, .suppressed, .unknown: return .unknown
    }
  }

  private func resolveNamed(_ type: Int, _ children: [Int], _ unit: SourceUnit, _ scope: Decl) -> TypeRef {
    let written = unit.summary.types
    let name = unit.name(written.names[type])
    var arguments = children
    var base = TypeRef.unknown
    var isQualified = false
    if let first = children.first, written.kinds[first] == .qualifier {
      arguments.removeFirst()
      isQualified = true
      base = resolve(TypeID(UInt32(first + 1)), unit, scope: scope)
    }
    let resolvedArguments = arguments.map { resolve(TypeID(UInt32($0)), unit, scope: scope) }
    if name == .optionalType, !isQualified, let wrapped = resolvedArguments.first { return wrapped }
    if isQualified {
      // `R.State` of a generic parameter: the associated type of its bound, until the parameter is known.
      let outer = nominalEntity(typeNode(base).tag == .generic ? bound(base) : base)
      if outer != .none, let found = lookupNested(name, in: outer, resolvedArguments, receiver: base) { return dependent(found, on: base) }
      // `Module.Type`: the module's own name is no type.
      if outer != .none, !entityInfo(outer).isExternal { return types.nominal(nestedExternal(outer, name), resolvedArguments) }
      if let module = children.first, let type = lookupUnseen(name, of: unit.name(written.names[module + 1]), unit, resolvedArguments) { return type }
      return lookupTopLevel(name, unit, resolvedArguments)
    }
    return lookupType(name, unit, scope: scope, arguments: resolvedArguments)
  }

  /// `Base.Element` of a generic parameter: which one's element it is.
  private func dependent(_ type: TypeRef, on base: TypeRef) -> TypeRef {
    let (node, parameter) = (typeNode(type), typeNode(base))
    guard node.tag == .generic, !node.hasArguments, parameter.tag == .generic, project.kind(Decl(parameter.subject)) == .genericParameter else { return type }
    return types.ref(TypeNode(tag: .generic, subject: node.subject, arguments: [base]))
  }

  /// A nested type nobody declares, by its name below a known one.
  private func nestedExternal(_ outer: Entity, _ name: Name) -> Entity {
    let key = TypeTable.key(outer, name)
    if let known = types.nested[key]?.first { return known }
    let entity = types.add(EntityInfo(name: name, declaration: .none, parts: [], parent: outer, kind: .struct, isInterface: true))
    types.nested[key] = [entity]
    return entity
  }

  func builtin(_ name: Name) -> Entity {
    types.topLevel[name]?.first { entityInfo($0).isInterface } ?? types.externalEntity(name)
  }

  /// A type name seen from a declaration: generic parameters, nested types outward, then the top level.
  func lookupType(_ name: Name, _ unit: SourceUnit, scope: Decl, arguments: [TypeRef] = []) -> TypeRef {
    var current = scope
    while current != .none {
      if let generic = genericParameter(name, of: current) { return generic }
      let kind = project.kind(current)
      if kind.isNominalType || kind == .extension {
        let entity = types.entityOfDeclaration[Int(current.index)]
        if name == .selfType { return entity == .none ? .unknown : types.ref(TypeNode(tag: .selfType, subject: entity.index)) }
        if entity != .none {
          if entityInfo(entity).name == name, arguments.isEmpty { return types.nominal(entity) }
          if kind == .extension, let generic = genericParameter(name, of: entityInfo(entity).declaration) { return generic }
          if let found = lookupNested(name, in: entity, arguments, receiver: .unknown) { return found }
        }
      } else if let local = localType(name, in: current) {
        return types.nominal(local, arguments)
      }
      current = project.parent(current)
    }
    return lookupTopLevel(name, unit, arguments)
  }

  private func genericParameter(_ name: Name, of decl: Decl) -> TypeRef? {
    guard decl != .none else { return nil }
    for child in project.children(of: decl) {
      let kind = project.kind(child)
      if kind == .genericParameter || kind == .associatedtype, project.name(child) == name {
        return types.ref(TypeNode(tag: .generic, subject: child.index))
      }
      if kind != .genericParameter && kind != .associatedtype && kind != .parameter { break }
    }
    return nil
  }

  private func localType(_ name: Name, in function: Decl) -> Entity? {
    guard let candidates = types.topLevel[name] else { return nil }
    return candidates.first { entity in
      let decl = entityInfo(entity).declaration
      return decl != .none && project.parent(decl) == function
    }
  }

  /// A nested type, alias or associated type of an entity or of what it inherits from.
  func lookupNested(_ name: Name, in entity: Entity, _ arguments: [TypeRef], receiver: TypeRef, depth: Int = 0) -> TypeRef? {
    let key = TypeTable.key(entity, name)
    if let inner = types.nested[key]?.first { return types.nominal(inner, arguments.isEmpty ? outerArguments(receiver, of: entity) : arguments) }
    if let alias = types.aliases[key]?.first {
      if project.kind(alias) == .associatedtype { return types.ref(TypeNode(tag: .generic, subject: alias.index)) }
      let target = resolve(project.type(alias), project.unit(alias), scope: alias)
      return receiver.isKnown ? substitute(target, receiver: receiver) : target
    }
    guard depth < 12 else { return nil }
    let isConformer = entityInfo(entity).kind != .protocol
    for parent in supertypes(entity) {
      // `Self` in a protocol is the type that adopts it.
      let isAdopted = isConformer && entityInfo(parent.entity).kind == .protocol
      let receiver = isAdopted ? receiver.isKnown ? receiver : types.nominal(entity) : parent.type
      if let found = lookupNested(name, in: parent.entity, arguments, receiver: receiver, depth: depth + 1) { return found }
    }
    return nil
  }

  /// What is nested in a generic type has that type's arguments, too.
  private func outerArguments(_ receiver: TypeRef, of entity: Entity) -> [TypeRef] {
    let node = typeNode(receiver)
    return node.tag == .nominal && Entity(Int(node.subject)) == entity && !entityInfo(entity).isInterface ? node.arguments : []
  }

  private func lookupTopLevel(_ name: Name, _ unit: SourceUnit, _ arguments: [TypeRef]) -> TypeRef {
    if name == .void { return types.ref(TypeNode(tag: .tuple)) }
    let entity = types.topLevelEntity(name, unit, project)
    if entity == .none || entityInfo(entity).isExternal || entityInfo(entity).isInterface {
      if let alias = visibleAlias(name, unit) {
        return substituteAlias(alias, arguments)
      }
    }
    return types.nominal(entity == .none ? types.externalEntity(name) : entity, arguments)
  }

  /// A type of a library that nobody has read, or that only pages describe: what the file's own module or an app calls by the same name is something
  /// else. nil: the project may well declare it.
  private func lookupUnseen(_ name: Name, of module: Name, _ unit: SourceUnit, _ arguments: [TypeRef]) -> TypeRef? {
    guard modules.contains(module), !unit.isInterface, case let entity = types.topLevelEntity(name, unit, project), entity != .none else { return nil }
    let declaration = entityInfo(entity).declaration
    guard declaration != .none, case let home = project.unit(declaration), !home.isInterface else { return nil }
    let (own, other) = (project.targets.target(ofFile: unit.index), project.targets.target(ofFile: home.index))
    guard home.module == unit.module && !own.name.isEmpty || other.kind == .app && own.kind != .test, imports(module, unit) else { return nil }
    let text = project.text(module)
    return project.targets.targets.contains { $0.name == text } ? nil : types.nominal(builtin(name), arguments)
  }

  /// Whether a file imports a module; no file imports the one it belongs to.
  private func imports(_ module: Name, _ unit: SourceUnit) -> Bool {
    let declarations = unit.summary.declarations
    return declarations.kinds.indices.contains { declarations.kinds[$0] == .import && unit.name(declarations.names[$0]) == module }
  }

  private func visibleAlias(_ name: Name, _ unit: SourceUnit) -> Decl? {
    guard let aliases = types.aliases[TypeTable.key(.none, name)] else { return nil }
    return aliases.first { project.unit($0).index == unit.index } ?? aliases.first { project.unit($0).module == unit.module } ?? aliases.first
  }

  private func substituteAlias(_ alias: Decl, _ arguments: [TypeRef]) -> TypeRef {
    let target = resolve(project.type(alias), project.unit(alias), scope: alias)
    guard !arguments.isEmpty else { return target }
    var map: [Decl: TypeRef] = [:]
    for (parameter, argument) in zip(project.genericParameters(alias), arguments) { map[parameter] = argument }
    // Associated types belong to the only parameter there is.
    return substitute(target, map: map, receiver: arguments.count == 1 ? arguments[0] : .unknown)
  }

  // MARK: Generic substitution

  /// Replaces generic parameters, associated types and `Self` by what a receiver's type says of them.
  func substitute(_ type: TypeRef, receiver: TypeRef) -> TypeRef {
    let node = typeNode(type)
    if node.tag == .nominal, !node.hasArguments { return type }
    return substitute(type, map: genericArguments(of: receiver), receiver: receiver)
  }

  /// What a type's arguments say of its generic parameters and those of its supertypes.
  func genericArguments(of receiver: TypeRef) -> [Decl: TypeRef] {
    var map: [Decl: TypeRef] = [:]
    collectArguments(receiver, &map, 0)
    return map
  }

  private func collectArguments(_ receiver: TypeRef, _ map: inout [Decl: TypeRef], _ depth: Int) {
    let node = typeNode(receiver)
    guard node.tag == .nominal, depth < 8 else { return }
    let entity = Entity(Int(node.subject))
    let declaration = entityInfo(entity).declaration
    if declaration != .none, !node.arguments.isEmpty {
      for (parameter, argument) in zip(genericParameters(around: entity), node.arguments) { map[parameter] = argument }
    }
    for parent in supertypes(entity) where typeNode(parent.type).hasArguments {
      collectArguments(substitute(parent.type, map: map), &map, depth + 1)
    }
  }

  /// A type's generic parameters, or those of the nearest type around it that has some.
  private func genericParameters(around entity: Entity) -> [Decl] {
    var current = entity
    while current != .none, entityInfo(current).declaration != .none {
      let own = project.genericParameters(entityInfo(current).declaration)
      if !own.isEmpty { return own }
      current = entityInfo(current).parent
    }
    return []
  }

  func substitute(_ type: TypeRef, map: [Decl: TypeRef], receiver: TypeRef = .unknown) -> TypeRef {
    let node = typeNode(type)
    switch node.tag {
    case .selfType: return receiver.isKnown ? receiver : types.nominal(Entity(Int(node.subject)))
    case .generic:
      let decl = Decl(node.subject)
      if let base = node.arguments.first, case let parameter = Decl(typeNode(base).subject) {
        if let known = map[parameter] { return witnessType(project.name(decl), nominalEntity(known), known, genericArguments(of: known)) ?? type }
        // Of a function's own parameter no receiver says anything.
        if !project.kind(project.parent(parameter)).isNominalType { return type }
      }
      if let known = map[decl] { return known }
      guard project.kind(decl) == .associatedtype || receiver.isKnown else { return type }
      let entity = nominalEntity(receiver)
      guard entity != .none else { return type }
      if let witness = witnessType(project.name(decl), entity, receiver, map) { return witness }
      // `Base.Element` of a type with one generic parameter is meant as that parameter's.
      let arguments = typeNode(receiver).arguments
      return project.kind(decl) == .associatedtype && arguments.count == 1 ? substitute(type, map: map, receiver: arguments[0]) : type
    case .nominal, .tuple, .metatype, .composition:
      guard node.hasArguments else { return type }
      let changed = node.arguments.map { substitute($0, map: map, receiver: receiver) }
      return changed == node.arguments ? type : types.ref(node.with(changed))
    case .function, .unknown: return type
    }
  }

  /// What an associated type is in a concrete type: a generic parameter, alias or nested type of the same name.
  func witnessType(_ name: Name, _ entity: Entity, _ receiver: TypeRef, _ map: [Decl: TypeRef]) -> TypeRef? {
    guard entity != .none, case let declaration = entityInfo(entity).declaration, declaration != .none, entityInfo(entity).kind != .protocol else { return nil }
    for parameter in project.genericParameters(declaration) where project.name(parameter) == name { return map[parameter] }
    let key = TypeTable.key(entity, name)
    if let inner = types.nested[key]?.first { return types.nominal(inner) }
    guard let alias = types.aliases[key]?.first, project.kind(alias) == .typealias else { return nil }
    return substitute(resolve(project.type(alias), project.unit(alias), scope: alias), map: map)
  }

  /// The type whose members a generic parameter or `Self` has: its bound.
  func bound(_ type: TypeRef) -> TypeRef {
    let node = typeNode(type)
    switch node.tag {
    case .selfType: return types.nominal(Entity(Int(node.subject)))
    case .generic:
      let decl = Decl(node.subject)
      let unit = project.unit(decl)
      if project.type(decl) != .none, project.kind(decl) == .genericParameter {
        return resolve(project.type(decl), unit, scope: decl)
      }
      if let inherited = project.inherited(decl).first { return resolve(inherited, unit, scope: decl) }
      return whereBound(decl, unit)
    default: return type
    }
  }

  private func whereBound(_ parameter: Decl, _ unit: SourceUnit) -> TypeRef {
    let owner = project.parent(parameter)
    let name = project.name(parameter)
    for requirement in unit.summary.requirements where Decl(requirement.owner.index &+ unit.firstDeclaration) == owner {
      if unit.summary.types.path(requirement.subject).map({ unit.name($0) }) == [name] {
        return resolve(requirement.bound, unit, scope: owner)
      }
    }
    return .unknown
  }
}
