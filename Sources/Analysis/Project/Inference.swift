import Source

/// What the surroundings say about an expression: the function type a closure is given to, and generic parameters by the arguments of a call.
/// The type that is expected of any other expression is left to ExpectedTypes.
struct ClosureContext {
  /// The function type.
  var type: TypeRef
  /// Where its names are looked up.
  var scope: Decl
  /// The parameter that takes the closure, if it is an argument.
  var parameter: Decl
  /// The call it is an argument of.
  var call: Site
  /// The receiver of that call.
  var receiver: TypeRef
}

extension Resolver {
  /// The contextual function type of a closure (or function reference) expression.
  func closureContext(_ closure: Site) -> ClosureContext? {
    guard let holder = contextHolder(closure) else { return nil }
    let unit = project.unit(closure)
    let events = unit.summary.events
    switch project.kind(holder) {
    case .argument: return argumentContext(holder)
    case .binding:
      guard events.payloads[Int(holder.event)] != .max else { return nil }
      return context(type(of: holder), enclosingDeclaration(holder))
    case .body: return bodyContext(holder, unit)
    case .assignment:
      guard let target = project.firstChild(holder), target != closure else { return nil }
      return context(type(of: target), enclosingDeclaration(holder))
    case .jump: return returnContext(holder)
    case .array, .dictionary: return elementContext(holder)
    default: return nil
    }
  }

  /// The event that gives the expression its context, looking through `try`, `await`, ternaries and `??`.
  private func contextHolder(_ site: Site) -> Site? {
    let events = project.unit(site).summary.events
    var current = parent(site)
    while let holder = current {
      switch project.kind(holder) {
      case .try, .await, .operation: current = parent(holder)
      case .branch where events.names[Int(holder.event)] == .question: current = parent(holder)
      default: return holder
      }
    }
    return nil
  }

  private func context(_ type: TypeRef, _ scope: Decl, parameter: Decl = .none, call: Site = .none, receiver: TypeRef = .unknown) -> ClosureContext? {
    guard typeNode(type).tag == .function else { return nil }
    return ClosureContext(type: type, scope: scope, parameter: parameter, call: call, receiver: receiver)
  }

  private func argumentContext(_ argument: Site) -> ClosureContext? {
    guard let call = parent(argument) else { return nil }
    if project.kind(call) == .macro { return macroContext(argument, call) }
    if parameterOfArgument[argument] == nil { _ = resolution(of: call) }
    guard let parameter = parameterOfArgument[argument] else {
      return memberwiseProperty(argument, call).flatMap { context(type(of: $0), $0, call: call, receiver: callReceivers[call] ?? .unknown) }
    }
    return context(type(of: parameter), parameter, parameter: parameter, call: call, receiver: receiver(ofMaking: call))
  }

  private func macroContext(_ argument: Site, _ expansion: Site) -> ClosureContext? {
    guard let position = children(expansion).firstIndex(of: argument) else { return nil }
    for macro in globals[project.name(expansion)] ?? [] where project.kind(macro) == .macro {
      guard let parameters = match(labels(expansion), macro), position < parameters.count else { continue }
      return context(type(of: parameters[position]), parameters[position], parameter: parameters[position], call: expansion)
    }
    return nil
  }

  /// What a call is made on; of a generic type that is made without naming its arguments, as the surroundings want it.
  private func receiver(ofMaking call: Site) -> TypeRef {
    let receiver = callReceivers[call] ?? .unknown
    guard typeNode(receiver).tag == .nominal, typeNode(receiver).arguments.isEmpty, resolution(of: call).isStatic, case let entity = nominalEntity(receiver),
      entityInfo(entity).declaration != .none, case let generics = project.genericParameters(entityInfo(entity).declaration), !generics.isEmpty
    else { return receiver }
    if let expected = expectedType(call), nominalEntity(expected) == entity { return expected }
    guard project.attribute(entityInfo(entity).declaration, named: enclosedMark) != nil else { return receiver }
    return types.nominal(entity, generics.map { typeOfEnclosing(project.name($0), call) })
  }

  /// A type that is nested in one of those around a call.
  private func typeOfEnclosing(_ name: Name, _ call: Site) -> TypeRef {
    var outer = enclosingType(enclosingDeclaration(call))
    while outer != .none {
      let entity = types.entityOfDeclaration[Int(outer.index)]
      if entity != .none, let found = lookupNested(name, in: entity, [], receiver: selfType(outer)) { return found }
      let parent = project.parent(outer)
      outer = parent == .none ? .none : enclosingType(parent)
    }
    return .unknown
  }

  /// The initial value of a property or the default of a parameter; the single expression of a getter or function.
  private func bodyContext(_ body: Site, _ unit: SourceUnit) -> ClosureContext? {
    let declaration = declaration(ofBody: body)
    guard declaration.index != .max, project.type(declaration) != .none || project.kind(declaration) == .accessor else { return nil }
    return context(type(of: declaration), declaration)
  }

  private func returnContext(_ jump: Site) -> ClosureContext? {
    guard let body = enclosingBody(jump) else { return nil }
    let unit = project.unit(body)
    guard project.kind(body) == .body else { return nil }
    return bodyContext(body, unit)
  }

  private func elementContext(_ collection: Site) -> ClosureContext? {
    guard let holder = contextHolder(collection) else { return nil }
    let type: TypeRef
    switch project.kind(holder) {
    case .binding: type = self.type(of: holder)
    case .body: type = self.type(of: declaration(ofBody: holder))
    default: return nil
    }
    return typeNode(type).arguments.last.flatMap { context($0, enclosingDeclaration(collection)) }
  }

  // MARK: Generic parameters of a call

  /// Generic parameters that the arguments show: `T` by a value, `T.Type` by a type, a closure's result by its last expression, a key path's by its last member.
  func infer(_ target: Decl, _ link: Site, receiver: TypeRef, byClosures: Bool = true) -> [Decl: TypeRef] {
    var map: [Decl: TypeRef] = [:]
    var closures: [(value: Site, parameter: Decl)] = []
    for argument in children(link) {
      guard let parameter = parameterOfArgument[argument], let value = firstChild(argument) else { continue }
      let isCalled = [.closure, .keyPath].contains(project.kind(value))
      if isCalled { closures.append((value, parameter)) } else { unify(type(of: parameter), with: value, scope: parameter, &map) }
    }
    follow(requirementsOf: target, &map)
    if byClosures { for (value, parameter) in closures { unify(type(of: parameter), with: value, scope: parameter, &map) } }
    return map
  }

  /// `Box(value)` names no generic arguments: they come from the initialiser's arguments where it shows.
  func inferredType(_ type: TypeRef, _ entity: Entity, _ link: Site, _ resolution: Resolution) -> TypeRef {
    let declaration = entityInfo(entity).declaration
    guard typeNode(type).tag == .nominal, typeNode(type).arguments.isEmpty, declaration != .none else { return type }
    let generics = project.genericParameters(declaration)
    guard !generics.isEmpty else { return type }
    let map = resolution.targets.first.map { infer($0, link, receiver: type) } ?? inferMemberwise(link)
    guard generics.contains(where: { map[$0] != nil }) else { return type }
    return types.nominal(entity, generics.map { map[$0] ?? .unknown })
  }

  /// The same by the properties that an initialiser which nobody writes puts its arguments into.
  private func inferMemberwise(_ link: Site) -> [Decl: TypeRef] {
    var map: [Decl: TypeRef] = [:]
    for argument in children(link) {
      guard let property = memberwiseProperty(argument, link), let value = firstChild(argument) else { continue }
      unify(type(of: property), with: value, scope: property, &map)
    }
    return map
  }

  /// `scope`: where the names of the parameter's type are looked up.
  private func unify(_ parameter: TypeRef, with value: Site, scope: Decl, _ map: inout [Decl: TypeRef]) {
    let node = typeNode(parameter)
    if node.tag == .function {
      let kind = project.kind(value)
      guard kind == .closure || kind == .keyPath else { return }
      let unit = project.units[Int(node.subject)]
      guard let result = unit.summary.types.children(Int(node.detail)).last else { return }
      let type = resolve(TypeID(UInt32(result)), unit, scope: scope)
      guard typeNode(type).tag == .generic || typeNode(type).hasArguments else { return }
      unify(type, with: kind == .closure ? closureResult(value) : follow(keyPath: value), &map)
    } else {
      unify(parameter, with: type(of: value), &map)
    }
  }

  private func unify(_ parameter: TypeRef, with actual: TypeRef, _ map: inout [Decl: TypeRef]) {
    guard actual.isKnown else { return }
    let node = typeNode(parameter)
    let other = typeNode(actual)
    if node.tag == .generic {
      let decl = Decl(node.subject)
      if map[decl] == nil, actual != parameter { map[decl] = actual }
    } else if node.tag == .nominal, case let entity = nominalEntity(parameter), entityInfo(entity).kind == .protocol {
      unifyPrimary(entity, node.arguments, with: actual, &map)
    } else if node.tag == other.tag, node.arguments.count == other.arguments.count {
      for (inner, actualInner) in zip(node.arguments, other.arguments) { unify(inner, with: actualInner, &map) }
    }
  }

  /// `where Value == [S.Element]`, `where S.Element == (Key, Value)`: what a function demands of the generic parameters that its arguments leave open.
  private func follow(requirementsOf function: Decl, _ map: inout [Decl: TypeRef]) {
    let unit = project.unit(function)
    for requirement in unit.summary.requirements where requirement.isSameType && Decl(requirement.owner.index &+ unit.firstDeclaration) == function {
      let sides = [requirement.subject, requirement.bound].map { resolve($0, unit, scope: function) }
      for (side, other) in [(sides[0], sides[1]), (sides[1], sides[0])] where !isAssociated(side) {
        unify(side, with: substitute(other, map: map), &map)
      }
    }
  }

  /// What stands in a type where another leaves a parameter open: `Store` for `Factory<T>` in `Factory<Store>`; all of it if that leaves none.
  func openParameter(of pattern: TypeRef, in type: TypeRef) -> TypeRef {
    var map: [Decl: TypeRef] = [:]
    unify(pattern, with: type, &map)
    return map.count == 1 ? map.values.first ?? type : type
  }

  private func isAssociated(_ type: TypeRef) -> Bool {
    typeNode(type).tag == .generic && project.kind(Decl(typeNode(type).subject)) == .associatedtype
  }

  /// `some Sequence<Element>`: what the type that conforms has in the place of the associated types that the protocol is named with.
  private func unifyPrimary(_ entity: Entity, _ arguments: [TypeRef], with actual: TypeRef, _ map: inout [Decl: TypeRef]) {
    let declaration = entityInfo(entity).declaration
    guard declaration != .none, !arguments.isEmpty, case let conformer = nominalEntity(actual), conformer != .none else { return }
    let known = genericArguments(of: actual)
    for (primary, argument) in zip(project.genericParameters(declaration), arguments) {
      let witness = conformer == entity ? known[primary] : witnessType(project.name(primary), conformer, actual, known)
      unify(argument, with: witness ?? .unknown, &map)
    }
  }

  /// `{ … }()`, or a variable that has a closure from the start.
  func closure(calledBy value: Site, _ variable: Resolution?) -> Site? {
    var closure: Site? = value
    if let variable, variable.calledBinding != .none {
      closure = project.firstChild(variable.calledBinding)
    } else if let variable, variable.calledVariable != .none {
      closure = project.body(variable.calledVariable).flatMap { project.firstChild($0) }
    }
    return closure.flatMap { project.kind($0) == .closure ? $0 : nil }
  }

  /// The type a closure returns: its annotation, its only expression, or its last `return`, which may stand in the last of its branches.
  func closureResult(_ closure: Site) -> TypeRef {
    let unit = project.unit(closure)
    let events = unit.summary.events
    let signature = unit.summary.closures[Int(events.payloads[Int(closure.event)])]
    if signature.result != .none { return resolve(signature.result, unit, scope: enclosingDeclaration(closure)) }
    guard let last = lastChild(closure) else { return .unknown }
    switch project.kind(last) {
    case .jump: return project.firstChild(last).map { type(of: $0) } ?? .unknown
    case .branch, .selection:
      let value = type(of: last)
      return value.isKnown ? value : returned(from: last, in: closure)
    default: return type(of: last)
    }
  }

  /// What the first `return` with a known type gives back among the branches that end a closure.
  private func returned(from branches: Site, in closure: Site) -> TypeRef {
    let events = project.unit(branches).summary.events
    for event in branches.event ..< events.subtreeEnds[Int(branches.event)] where events.kinds[Int(event)] == .jump && events.names[Int(event)] == .return {
      let jump = Site(Int(branches.unit), event)
      guard enclosingBody(jump) == closure, let value = project.firstChild(jump), case let type = type(of: value), type.isKnown else { continue }
      return type
    }
    return .unknown
  }
}
