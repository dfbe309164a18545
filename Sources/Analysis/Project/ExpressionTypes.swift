import Source

/// The types of expressions, by evidence: annotations, initialisers, members of known types, results of resolved calls, casts, patterns.
/// Chains are left to `ChainEvaluation`. What has no evidence is unknown.
extension Resolver {
  /// The type of the value an expression event yields.
  func type(of site: Site) -> TypeRef {
    if let known = expressionTypes[site] { return known == .pending ? .unknown : known }
    guard pendingSites < 200 else { return .unknown }
    expressionTypes[site] = .pending
    pendingSites += 1
    let result = typeUncached(site)
    pendingSites -= 1
    expressionTypes[site] = result
    return result
  }

  func children(_ site: Site) -> [Site] { Array(project.children(site)) }
  func firstChild(_ site: Site) -> Site? { project.firstChild(site) }
  func lastChild(_ site: Site) -> Site? { project.lastChild(site) }

  private func typeUncached(_ site: Site) -> TypeRef {
    let unit = project.unit(site)
    let events = unit.summary.events
    let index = Int(site.event)
    switch events.kinds[index] {
    case .name, .implicitMember, .chain: return value(evaluate(site))
    case .await, .try, .argument: return project.firstChild(site).map { type(of: $0) } ?? .unknown
    case .cast: return castType(site, unit)
    case .literal: return literalType(events.flags[index])
    case .interpolatedString: return types.nominal(builtin(.string))
    case .array: return types.nominal(builtin(.array), project.firstChild(site).map { [type(of: $0)] } ?? [])
    case .dictionary: return types.nominal(builtin(.dictionary), children(site).prefix(2).map { type(of: $0) })
    case .tuple: return tupleType(site, unit)
    case .operation: return operationType(site, unit)
    case .branch, .selection: return branchType(site, events)
    case .binding, .capture: return bindingType(site)
    default: return .unknown
    }
  }

  private func castType(_ site: Site, _ unit: SourceUnit) -> TypeRef {
    let events = unit.summary.events
    if events.names[Int(site.event)] == .is { return types.nominal(builtin(.bool)) }
    return resolve(TypeID(events.payloads[Int(site.event)]), unit, scope: enclosingDeclaration(site))
  }

  private func literalType(_ flags: EventFlags) -> TypeRef {
    if flags.contains(.string) { return types.nominal(builtin(.string)) }
    if flags.contains(.integer) { return types.nominal(builtin(.int)) }
    if flags.contains(.float) { return types.nominal(builtin(.double)) }
    if flags.contains(.boolean) { return types.nominal(builtin(.bool)) }
    return .unknown
  }

  private func tupleType(_ site: Site, _ unit: SourceUnit) -> TypeRef {
    let elements = children(site)
    let labels = elements.map { project.name($0) }
    return types.ref(TypeNode(tag: .tuple, arguments: elements.map { type(of: $0) }, labels: labels))
  }

  /// Operators: `??` and `?:` give their sides' type, comparisons a Bool, a trailing `as` its type, the rest the first operand's type.
  private func operationType(_ site: Site, _ unit: SourceUnit) -> TypeRef {
    let parts = children(site)
    if let last = parts.last, project.kind(last) == .cast { return type(of: last) }
    var range = Name.none
    for part in parts where project.kind(part) == .operator {
      switch project.name(part) {
      case .equalTo, .notEqualTo, .less, .greater, .lessOrEqual, .greaterOrEqual, .logicalAnd, .logicalOr:
        return types.nominal(builtin(.bool))
      case .halfOpenRange: range = .rangeType
      case .closedRange: range = .closedRangeType
      default: break
      }
    }
    var value = TypeRef.unknown
    for part in parts where project.kind(part) != .operator {
      value = type(of: part)
      if value.isKnown { break }
    }
    // `0 ..< n` and `1...` are ranges whatever their bounds are.
    return range == .none ? value : types.nominal(builtin(range), [value])
  }

  /// A ternary, `if` or `switch` used as a value: the type of the first branch that has one.
  private func branchType(_ site: Site, _ events: Events) -> TypeRef {
    for part in children(site).dropFirst() {
      var last: Site? = part
      while let current = last {
        switch project.kind(current) {
        case .block, .switchCase: last = lastChild(current)
        default:
          let type = type(of: current)
          if type.isKnown { return type }
          last = nil
        }
      }
    }
    return .unknown
  }

  // MARK: Bindings

  /// The type of a local variable, closure parameter or name in a pattern.
  private func bindingType(_ site: Site) -> TypeRef {
    let unit = project.unit(site)
    let events = unit.summary.events
    let index = Int(site.event)
    if events.kinds[index] == .binding, events.payloads[index] != .max {
      return resolve(TypeID(events.payloads[index]), unit, scope: enclosingDeclaration(site))
    }
    if events.flags[index].contains(.parameter) { return closureParameterType(site) }
    if let initial = project.firstChild(site) {
      let type = type(of: initial)
      if type.isKnown || events.kinds[index] == .binding { return type }
    }
    if events.kinds[index] == .capture { return outerType(of: site, unit) }
    return patternType(site)
  }

  /// A capture without a value of its own is the name outside the closure.
  private func outerType(of capture: Site, _ unit: SourceUnit) -> TypeRef {
    guard let closure = parent(capture) else { return .unknown }
    let name = project.name(capture)
    return type(ofName: name, at: Site(Int(closure.unit), closure.event))
  }

  /// A name in a pattern: loop elements, tuple parts, payloads of enum cases.
  private func patternType(_ site: Site) -> TypeRef {
    guard let holder = parent(site) else { return .unknown }
    switch project.kind(holder) {
    case .destructuring:
      let parts = children(holder)
      guard let position = parts.firstIndex(of: site), let value = parts.last, value != site else { return .unknown }
      return element(position, of: type(of: value))
    case .pattern: return patternHolderType(holder, site)
    case .tuple, .argument: return payloadType(site)
    case .cast: return type(of: holder)
    case .conditions, .switchCase, .catchClause: return .unknown
    default: return .unknown
    }
  }

  private func element(_ position: Int, of tuple: TypeRef) -> TypeRef {
    let node = typeNode(tuple)
    return node.tag == .tuple && position < node.arguments.count ? node.arguments[position] : .unknown
  }

  private func patternHolderType(_ pattern: Site, _ binding: Site) -> TypeRef {
    guard let owner = parent(pattern) else { return .unknown }
    switch project.kind(owner) {
    case .loop:
      let parts = children(owner)
      guard parts.count > 1, parts[0] == pattern else { return .unknown }
      let element = elementType(type(of: parts[1]))
      let names = children(pattern)
      return names.count > 1 ? self.element(names.firstIndex(of: binding) ?? 0, of: element) : element
    case .switchCase, .destructuring: return subjectType(ofPattern: pattern) ?? .unknown
    default: return .unknown
    }
  }

  /// `case .loaded(let items)`: the payload of the enum case, found through the subject's type.
  private func payloadType(_ site: Site) -> TypeRef {
    guard let argument = parent(site), let call = parent(argument), project.kind(call) == .call else { return .unknown }
    let name = project.name(call)
    guard let position = children(call).firstIndex(of: argument) else { return .unknown }
    guard let chain = parent(call), let first = project.firstChild(chain), let subject = expectedType(first) else { return .unknown }
    if name == .some { return subject }
    let entity = nominalEntity(subject)
    guard entity != .none else { return .unknown }
    for member in members(entity, name).decls where project.kind(member) == .enumCase {
      let parameters = self.parameters(member)
      if position < parameters.count {
        return substitute(resolve(project.type(parameters[position]), project.unit(member), scope: member), receiver: subject)
      }
    }
    return .unknown
  }

  /// What iterating over a value yields.
  func elementType(_ sequence: TypeRef) -> TypeRef {
    let node = typeNode(bound(sequence))
    guard node.tag == .nominal else { return .unknown }
    let entity = Entity(Int(node.subject))
    let name = entityInfo(entity).name
    if name == .dictionary, node.arguments.count == 2 {
      return types.ref(TypeNode(tag: .tuple, arguments: node.arguments, labels: [keyLabel, .value]))
    }
    // `enumerated()` and `zip` yield something else than what they are made of.
    let isDeclared = types.aliases[TypeTable.key(entity, .elementType)] != nil
    if !isDeclared, entityInfo(entity).isInterface || entityInfo(entity).isExternal { return node.arguments.first ?? .unknown }
    return lookupNested(.elementType, in: entity, [], receiver: sequence) ?? .unknown
  }

  // MARK: Closure parameters

  /// A closure parameter without an annotation has the type that the callee's parameter gives it.
  private func closureParameterType(_ site: Site) -> TypeRef {
    guard let closure = parent(site) else { return .unknown }
    let events = project.unit(site).summary.events
    let parameters = children(closure).filter { project.kind($0) == .binding && events.flags[Int($0.event)].contains(.parameter) }
    guard let position = parameters.firstIndex(of: site) else { return .unknown }
    return closureParameter(position, of: closure, count: parameters.count)
  }

  func closureParameter(_ position: Int, of closure: Site, count: Int) -> TypeRef {
    let inputs = closureInputs(closure)
    if inputs.count == 1, count > 1 { return element(position, of: inputs[0]) }
    return position < inputs.count ? inputs[position] : .unknown
  }

  /// `$0` and `$1`: of one tuple its parts, if the closure uses more than the first.
  func closureParameter(numbered digit: Int, of closure: Site) -> TypeRef {
    let inputs = closureInputs(closure)
    if inputs.count == 1, typeNode(inputs[0]).tag == .tuple, digit > 0 || usesSecondParameter(closure) { return element(digit, of: inputs[0]) }
    return digit < inputs.count ? inputs[digit] : .unknown
  }

  private func usesSecondParameter(_ closure: Site) -> Bool {
    let unit = project.unit(closure)
    let events = unit.summary.events
    return (closure.event ..< events.subtreeEnds[Int(closure.event)]).contains { unit.name(events.names[Int($0)]) == .dollar1 && events.kinds[Int($0)] == .name }
  }

  /// The parameter types of the function type a closure is given to.
  private func closureInputs(_ closure: Site) -> [TypeRef] {
    guard let context = closureContext(closure) else { return [] }
    let node = typeNode(context.type)
    guard node.tag == .function else { return [] }
    let unit = project.units[Int(node.subject)]
    let written = unit.summary.types
    guard let tuple = written.children(Int(node.detail)).first(where: { written.kinds[$0] == .tuple }) else { return [] }
    let function = context.parameter == .none ? Decl.none : project.parent(context.parameter)
    let generics = function == .none ? [] : openParameters(function, made: context.receiver)
    let map = generics.isEmpty ? [:] : infer(function, context.call, receiver: context.receiver, byClosures: false)
    return written.children(tuple).map { child in
      let type = substitute(resolve(TypeID(UInt32(child)), unit, scope: context.scope), receiver: context.receiver)
      // What a closure is given never follows from what it returns. Associated types are taken for those of the first generic parameter.
      return map.isEmpty ? type : substitute(substitute(type, map: map), receiver: map[generics[0]] ?? .unknown)
    }
  }

  /// The generic parameters that the arguments of a call may show: the function's own; of a generic type that is made without naming its arguments, the type's.
  private func openParameters(_ function: Decl, made type: TypeRef) -> [Decl] {
    let own = project.genericParameters(function)
    guard project.kind(function) == .initializer, case let node = typeNode(type), node.tag == .nominal, !node.hasArguments else { return own }
    let declaration = entityInfo(nominalEntity(type)).declaration
    return declaration == .none ? own : own + project.genericParameters(declaration)
  }

  // MARK: Declarations

  /// The type of a variable, parameter or property; functions give their result.
  func type(of decl: Decl) -> TypeRef {
    if let known = declarationTypes[decl] { return known == .pending ? .unknown : known }
    declarationTypes[decl] = .pending
    let result = declaredType(decl)
    declarationTypes[decl] = result
    return result
  }

  private func declaredType(_ decl: Decl) -> TypeRef {
    let unit = project.unit(decl)
    let written = project.type(decl)
    switch project.kind(decl) {
    case .variable:
      if written != .none { return resolve(written, unit, scope: decl) }
      if let fromWrapper = environmentType(decl, unit) { return fromWrapper }
      guard let body = project.body(decl), let value = project.firstChild(body) else { return .unknown }
      return type(of: value)
    case .parameter:
      let type = resolve(written, unit, scope: project.parent(decl))
      return project.flags(decl).contains(.variadic) ? types.nominal(builtin(.array), [type]) : type
    case .function, .subscript: return resolve(written, unit, scope: decl)
    case .initializer, .enumCase: return types.nominal(entity(enclosing: decl))
    case .accessor: return type(of: project.parent(decl))
    default: return .unknown
    }
  }

  /// `@Environment(Model.self) var model`, `@Environment(\.dismiss) var dismiss`: the wrapper's argument names the type or a member that has it.
  private func environmentType(_ decl: Decl, _ unit: SourceUnit) -> TypeRef? {
    for attribute in project.attributes(decl) where attribute.argumentText != .none {
      let text = project.text(unit.name(attribute.argumentText))
      if text.hasPrefix("\\."), let type = type(ofKeyPath: text, in: attribute, decl) { return type }
      guard text.hasSuffix(".self"), let name = project.names.find(String(text.dropLast(5))) else { continue }
      return lookupType(name, unit, scope: decl)
    }
    return nil
  }

  /// The member of a key path's root, which the wrapper's initialiser names.
  private func type(ofKeyPath text: String, in attribute: Attribute, _ decl: Decl) -> TypeRef? {
    let wrapper = entity(namedBy: attribute, of: decl)
    guard wrapper != .none, let member = project.names.find(String(text.dropFirst(2))) else { return nil }
    for maker in ownMembers(wrapper, .initializer) {
      guard let path = parameters(maker).first, case let arguments = typeNode(type(of: path)).arguments, let root = arguments.first,
        nominalEntity(root) != .none
      else { continue }
      if let found = members(nominalEntity(root), member).decls.first { return openParameter(of: arguments[arguments.count - 1], in: type(of: found)) }
    }
    return nil
  }
}
