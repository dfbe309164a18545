import Source

/// Which declarations a call may mean: by type, name, labels, arity and, where they are evident, argument types.

extension Resolver {
  /// What a `call` or `subscript` link, or a `name` or `member` that is only read, leads to. Evaluates the chain around it first.
  func resolution(of site: Site) -> Resolution {
    if let known = resolutions[site] { return known }
    switch parent(site).map({ (site: $0, kind: project.kind($0)) }) {
    case (let chain, .chain)?: _ = type(of: chain)
    case (let path, .keyPath)?: follow(keyPath: path)
    case (let operation, .operation)? where project.kind(site) == .operator: resolutions[site] = operatorResolution(site, in: operation)
    case _ where project.kind(site) == .assignment: resolutions[site] = assignmentResolution(site)
    default: _ = type(of: site)
    }
    return resolutions[site] ?? Resolution(receiverUnknown: true)
  }

  func labels(_ call: Site) -> CallShape {
    project.callShape(call)
  }

  /// The parameters of a function, in order.
  func parameters(_ decl: Decl) -> [Decl] {
    if let known = parameterLists[decl] { return known }
    let list = project.parameters(decl)
    parameterLists[decl] = list
    return list
  }

  // MARK: Members by name and labels

  /// Members by name, nearest level first. If they are called, the nearest level with one that takes these labels.
  func lookupMembers(_ entity: Entity, _ name: Name, labelsAt call: Site?) -> (decls: [Decl], owner: Entity) {
    let nearest = members(entity, name)
    guard let call, !nearest.decls.isEmpty else { return nearest }
    let labels = labels(call)
    for candidate in ancestry(entity) {
      let own = ownMembers(candidate, name)
      guard !own.isEmpty else { continue }
      // A pattern names a case without the labels of its payload.
      let fitting = own.filter { project.kind($0) == .enumCase || project.kind($0) == .variable ? isCallable($0, labels) : takesClosures($0, labels, call) }
      if !fitting.isEmpty { return (accessible(fitting, from: call), candidate) }
    }
    return ([], .none)
  }

  /// A case, or a variable that may hold a function: `first(where:)` does not mean `first`.
  private func isCallable(_ member: Decl, _ labels: CallShape) -> Bool {
    guard project.kind(member) == .variable, project.unit(member).isInterface, !labels.labels.isEmpty || !labels.trailing.isEmpty else { return true }
    // The type first: finding it may add to the table.
    let type = type(of: member)
    return ![.generic, .tuple].contains(typeNode(type).tag)
  }

  /// Without members that only another module or file can call, if others are left: an app does not see the `async` that a package adds to queues for itself.
  private func accessible(_ members: [Decl], from call: Site) -> [Decl] {
    guard members.count > 1 else { return members }
    let unit = project.unit(call)
    let seen = members.filter { isAccessible($0, from: unit) }
    return seen.isEmpty ? members : seen
  }

  private func isAccessible(_ member: Decl, from unit: SourceUnit) -> Bool {
    let other = project.unit(member)
    if other.isInterface || other.index == unit.index { return true }
    let flags = project.flags(member)
    if flags.contains(.private) { return false }
    if other.module == unit.module || flags.contains(.public) { return true }
    let outer = project.parent(member)
    return outer != .none && !flags.contains(.internal) && project.flags(outer).contains(.public) && project.kind(outer) != .class
      && project.kind(outer) != .struct && project.kind(outer) != .actor
  }

  /// For each argument, trailing closures included, the parameter it is given to; nil if the labels do not fit.
  func match(_ labels: CallShape, _ function: Decl) -> [Decl]? {
    guard labelsFit(labels, function) else { return nil }
    let parameters = self.parameters(function)
    var next = 0
    var result: [Decl] = []
    for label in labels.labels {
      if let last = result.last, label == .none, project.flags(last).contains(.variadic) {
        result.append(last)
        continue
      }
      while next < parameters.count, project.label(parameters[next]) != label {
        guard isOptional(parameters[next]) else { return nil }
        next += 1
      }
      guard next < parameters.count else { return nil }
      result.append(parameters[next])
      next += 1
    }
    for (index, label) in labels.trailing.enumerated() {
      guard let found = trailingParameter(label, isFirst: index == 0, parameters, from: next, remaining: labels.trailing.count - index) else { return nil }
      result.append(parameters[found])
      next = found + 1
    }
    return parameters[min(next, parameters.count)...].allSatisfy { isOptional($0) } ? result : nil
  }

  /// Whether a call's labels stand among a function's parameters, in order; what the labels leave open is not asked.
  func labelsFit(_ call: Site, _ function: Decl) -> Bool { labelsFit(labels(call), function) }

  private func labelsFit(_ call: CallShape, _ function: Decl) -> Bool {
    let parameters = parameterLabels(function)
    guard call.trailing.count <= parameters.labels.count else { return false }
    var next = 0
    // Without a value of its own a parameter is left out, or a trailing closure stands for it.
    var left = 0
    for name in call.labels {
      while next < parameters.labels.count, parameters.labels[next] != name {
        left += parameters.isNeeded[next] ? 1 : 0
        next += 1
      }
      // Further values of a variadic parameter have no label.
      if next == parameters.labels.count { return name == .none && self.parameters(function).contains { project.flags($0).contains(.variadic) } }
      next += 1
    }
    left += parameters.isNeeded[next...].lazy.filter { $0 }.count
    return left <= call.trailing.count
  }

  private func parameterLabels(_ function: Decl) -> ParameterLabels {
    if let known = parameterLabelLists[function] { return known }
    let labels = ParameterLabels(labels: parameters(function).map { project.label($0) }, isNeeded: parameters(function).map { !isOptional($0) })
    parameterLabelLists[function] = labels
    return labels
  }

  private func isOptional(_ parameter: Decl) -> Bool {
    let flags = project.flags(parameter)
    return flags.contains(.hasBody) || flags.contains(.variadic)
  }

  private func trailingParameter(_ label: Name, isFirst: Bool, _ parameters: [Decl], from: Int, remaining: Int) -> Int? {
    guard from < parameters.count else { return nil }
    if !isFirst, label != .none {
      return (from ..< parameters.count).first { project.label(parameters[$0]) == label }
    }
    var last: Int?
    for index in from ..< parameters.count {
      if isFunction(parameters[index]), !leavesClosureToLater(index, parameters, isOnly: isFirst && remaining == 1) { return index }
      last = index
      if !isOptional(parameters[index]) { break }
    }
    return last
  }

  /// A closure parameter that may be left out lets the only trailing closure pass to a later one that needs it.
  private func leavesClosureToLater(_ index: Int, _ parameters: [Decl], isOnly: Bool) -> Bool {
    isOnly && isOptional(parameters[index]) && parameters[(index + 1)...].contains { !isOptional($0) && isFunction($0) }
  }

  private func isFunction(_ parameter: Decl) -> Bool {
    // The type first: finding it may add to the table.
    let type = type(of: parameter)
    return typeNode(type).tag == .function
  }

  // MARK: Calls

  func call(_ link: Site, _ value: Value, _ previous: Site) -> Value {
    let labels = labels(link)
    switch value {
    case .functions(let candidates, let receiver, var resolution):
      resolution.targets = Targets(choose(candidates, labels, link))
      return finish(link, labels, resolution, receiver)
    case .type(let type): return construct(link, labels, type)
    case .instance(let type): return callValue(link, labels, type, previous)
    case .undeclared(let resolution):
      resolutions[link] = resolution
      return fluentResult(resolution)
    case .unknown:
      // A variable that got a function by its name has no type that is written anywhere.
      let variable = resolutions[previous]
      resolutions[link] = Resolution(
        receiverUnknown: true, calledBinding: variable?.calledBinding ?? .none, calledVariable: variable?.calledVariable ?? .none)
      return closure(calledBy: previous, variable).map { instance(closureResult($0)) } ?? .unknown
    }
  }

  private func construct(_ link: Site, _ labels: CallShape, _ type: TypeRef) -> Value {
    var resolution = Resolution()
    resolution.isStatic = true
    guard let entity = entities(type).first else {
      resolutions[link] = resolution
      return .instance(type)
    }
    resolution.owner = entity
    resolution.targets = Targets(choose(lookupMembers(entity, .initializer, labelsAt: link).decls, labels, link))
    record(resolution, link, labels, type)
    return .instance(inferredType(type, entity, link, resolution))
  }

  /// A value is called: a stored closure, a function-typed parameter, or `callAsFunction`.
  private func callValue(_ link: Site, _ labels: CallShape, _ type: TypeRef, _ previous: Site) -> Value {
    let node = typeNode(type)
    var resolution = resolutions[previous] ?? Resolution()
    if let made = madeCollection(link, type, previous) { return made }
    if node.tag == .function {
      resolution.targets = []
      resolutions[link] = resolution
      let unit = project.units[Int(node.subject)]
      guard let result = unit.summary.types.children(Int(node.detail)).last else { return .unknown }
      let variable = resolution.calledVariable
      let isWritten = variable != .none && project.unit(variable).index == unit.index
      let type = resolve(TypeID(UInt32(result)), unit, scope: isWritten ? variable : .none)
      return type.isKnown ? .instance(type) : .unknown
    }
    for entity in entities(type) {
      let found = lookupMembers(entity, .callAsFunction, labelsAt: link).decls
      guard !found.isEmpty else { continue }
      resolution = Resolution()
      resolution.owner = entity
      resolution.targets = Targets(choose(found, labels, link))
      return finish(link, labels, resolution, type)
    }
    resolutions[link] = resolution
    return .unknown
  }

  private func finish(_ link: Site, _ labels: CallShape, _ resolution: Resolution, _ receiver: TypeRef) -> Value {
    record(resolution, link, labels, receiver)
    guard let target = resolution.targets.first else { return .unknown }
    if project.kind(target) == .enumCase || project.kind(target) == .initializer {
      let made = receiver.isKnown ? receiver : types.nominal(entity(enclosing: target))
      return made.isKnown ? .instance(made) : .unknown
    }
    var result = substitute(type(of: target), receiver: receiver)
    if !project.genericParameters(target).isEmpty {
      result = substitute(result, map: infer(target, link, receiver: receiver))
    }
    let node = typeNode(result)
    if node.tag == .metatype { return .type(node.arguments[0]) }
    return result.isKnown ? .instance(result) : .unknown
  }

  private func record(_ resolution: Resolution, _ link: Site, _ labels: CallShape, _ receiver: TypeRef) {
    resolutions[link] = resolution
    callReceivers[link] = receiver
    guard let target = resolution.targets.first, let parameters = match(labels, target) ?? payload(target, labels) else { return }
    for (argument, parameter) in zip(children(link), parameters) { parameterOfArgument[argument] = parameter }
  }

  /// The parameters of a case, of which a pattern may leave out the labels.
  private func payload(_ target: Decl, _ labels: CallShape) -> [Decl]? {
    let parameters = parameters(target)
    return project.kind(target) == .enumCase && parameters.count == labels.labels.count ? parameters : nil
  }

  /// The candidates that fit the labels and do not contradict evident argument types.
  private func choose(_ candidates: [Decl], _ labels: CallShape, _ link: Site) -> [Decl] {
    guard candidates.count > 1 else { return candidates }
    let arguments = children(link)
    let taking = candidates.compactMap { decl in match(labels, decl).map { (decl: decl, parameters: $0) } }
    let hasClosures = arguments.contains { project.firstChild($0).map { project.kind($0) == .closure } ?? false }
    let open = hasClosures ? taking.filter { takesClosures($0.parameters, arguments) } : taking
    // `firstIndex { }` asks for a function, not for any element.
    let certain = hasClosures && open.count > 1 ? open.filter { takesFunctions($0.parameters, arguments) } : []
    let closures = certain.isEmpty ? open : certain
    let asNamed = hasClosures && closures.count > 1 ? closures.filter { takesClosures($0.parameters, arguments, apart: false) } : []
    let fitting = !asNamed.isEmpty ? asNamed : closures.isEmpty ? taking : closures
    guard fitting.count > 1 else { return fitting.map(\.decl) }
    let evident = arguments.map { entities(type(ofPlain: $0)).first ?? .none }
    let typed = fitting.filter { agrees($0.parameters, evident) }
    let chosen = preferByEffects(typed.isEmpty ? fitting : typed, link)
    let narrowed = chosen.filter { parameters($0.decl).count == labels.labels.count + labels.trailing.count }
    let rest = narrowed.isEmpty ? chosen : narrowed
    // Those that name the types which the others take as any type: `ForEach($items)` asks for a `Binding`.
    let specific = rest.count > 1 ? rest.filter { names(evident, $0.parameters) } : []
    return (specific.isEmpty ? rest : specific).map(\.decl)
  }

  /// A closure is given to no parameter of a nominal type, nor to a function type with another number of parameters:
  /// `queue.async { }` does not mean `async(execute: DispatchWorkItem)`.
  private func takesClosures(_ candidate: Decl, _ labels: CallShape, _ link: Site) -> Bool {
    match(labels, candidate).map { takesClosures($0, children(link)) } ?? false
  }

  private func takesClosures(_ parameters: [Decl], _ arguments: [Site], apart: Bool = true) -> Bool {
    zip(parameters, arguments).allSatisfy { parameter, argument in
      guard let value = project.firstChild(argument), project.kind(value) == .closure else { return true }
      let type = type(of: parameter)
      if typeNode(type).tag == .function { return takes(signature(value).parameterCount, typeNode(type), apart: apart) }
      return typeNode(type).tag != .nominal || project.flags(parameter).contains(.variadic) || entityInfo(nominalEntity(type)).kind == .protocol
    }
  }

  private func takesFunctions(_ parameters: [Decl], _ arguments: [Site]) -> Bool {
    zip(parameters, arguments).allSatisfy { parameter, argument in
      project.firstChild(argument).map { project.kind($0) } != .closure || isFunction(parameter)
    }
  }

  /// Whether a closure that names so many parameters (negative: none named) is of a function type; one tuple may be taken `apart`.
  private func takes(_ count: Int32, _ function: TypeNode, apart: Bool) -> Bool {
    guard count >= 0 else { return true }
    let written = project.units[Int(function.subject)].summary.types
    guard let tuple = written.children(Int(function.detail)).first(where: { written.kinds[$0] == .tuple }) else { return true }
    let parameters = written.children(tuple).count
    return parameters == Int(count) || apart && parameters == 1 && count > 1
  }

  /// Argument types that can be known without looking into closures.
  private func type(ofPlain argument: Site) -> TypeRef {
    guard let value = project.firstChild(argument), project.kind(value) != .closure else { return .unknown }
    // What such a member means follows from what is chosen; `.now() + delay` begins with one, too.
    var first = value
    while [.operation, .chain].contains(project.kind(first)), let next = project.firstChild(first) { first = next }
    if project.kind(first) == .implicitMember { return .unknown }
    return type(of: value)
  }

  private func agrees(_ parameters: [Decl], _ evident: [Entity]) -> Bool {
    for (parameter, argument) in zip(parameters, evident) where argument != .none {
      let type = type(of: parameter)
      let node = typeNode(type)
      guard node.tag == .nominal else { continue }
      let expected = Entity(Int(node.subject))
      if entityInfo(expected).isExternal || entityInfo(argument).isExternal { continue }
      if expected != argument, !isSubtype(argument, of: expected), !isLiteralCompatible(argument, expected) { return false }
    }
    return true
  }

  /// A parameter is of an argument's very type.
  private func names(_ evident: [Entity], _ parameters: [Decl]) -> Bool {
    zip(parameters, evident).contains { $1 != .none && nominalEntity(type(of: $0)) == $1 }
  }

  /// Integer literals become any number, string literals any string-like type.
  private func isLiteralCompatible(_ argument: Entity, _ expected: Entity) -> Bool {
    let name = entityInfo(argument).name
    return name == .int || name == .string && entityInfo(expected).kind != .class
  }

  /// `await` in front asks for the async overload, its absence for the synchronous one.
  private func preferByEffects(_ candidates: [(decl: Decl, parameters: [Decl])], _ link: Site) -> [(decl: Decl, parameters: [Decl])] {
    guard candidates.count > 1, candidates.contains(where: { project.flags($0.decl).contains(.async) }) else { return candidates }
    let wantsAsync = isAwaited(link)
    let matching = candidates.filter { project.flags($0.decl).contains(.async) == wantsAsync }
    return matching.isEmpty ? candidates : matching
  }

  /// An `await` covers the site within its own body.
  func isAwaited(_ site: Site) -> Bool {
    let events = project.unit(site).summary.events
    var current = project.events.parent(site)
    while current != .max {
      switch events.kinds[Int(current)] {
      case .await: return true
      case .body, .closure, .block: return false
      case .binding:
        if isAsyncLet(current, project.unit(site)) { return true }
        current = project.events.parent(Site(site.unit, current))
      default: current = project.events.parent(Site(site.unit, current))
      }
    }
    return false
  }

  func isAsyncLet(_ binding: UInt32, _ unit: SourceUnit) -> Bool {
    unit.summary.events.flags[Int(binding)].contains(.await)
  }

  // MARK: Subscripts

  func subscripted(_ link: Site, _ value: Value) -> Value {
    guard let (type, isStatic) = subject(value) else {
      resolutions[link] = Resolution(receiverUnknown: true)
      return .unknown
    }
    if let path = keyPath(followedBy: link) { return followed(path, of: type, link) }
    for entity in entities(type) {
      let found = lookupMembers(entity, .subscript, labelsAt: link).decls.filter { project.flags($0).contains(.static) == isStatic }
      guard let first = found.first else { continue }
      var resolution = Resolution(targets: Targets(choose(found, labels(link), link)))
      resolution.owner = entity
      record(resolution, link, labels(link), type)
      let result = substitute(self.type(of: resolution.targets.first ?? first), receiver: type)
      return result.isKnown ? .instance(result) : .unknown
    }
    resolutions[link] = Resolution(owner: entities(type).first ?? .none)
    guard !isStatic, case let node = typeNode(bound(type)), node.tag == .nominal, let last = node.arguments.last else { return .unknown }
    if let index = project.firstChild(link), isRangeExpression(index) { return .instance(type) }
    return last.isKnown ? .instance(last) : .unknown
  }

  private func subject(_ value: Value) -> (TypeRef, isStatic: Bool)? {
    switch value {
    case .instance(let type): (type, false)
    case .type(let type): (type, true)
    default: nil
    }
  }
}
