import Knowledge
import Source

/// The isolation of closures, and with it of any place in a body: by the closure's own signature, by the parameter it is given to, else inherited.
extension Resolver {
  /// The isolation of a `body` or `closure` event.
  func isolation(ofBody body: Site) -> IsolationVerdict {
    if project.kind(body) == .closure { return closureIsolation(body) }
    let decl = declaration(ofBody: body)
    switch project.kind(decl) {
    case .variable where isLocal(decl): return project.parent(body).map { isolation(at: $0) } ?? isolation(of: decl)
    case .variable: return initialValueIsolation(decl)
    default: return isolation(of: decl)
    }
  }

  /// The isolation at an event: that of its innermost body, `async let` values apart.
  func isolation(at site: Site) -> IsolationVerdict {
    let unit = project.unit(site)
    let events = unit.summary.events
    var current = project.events.parent(site)
    var child = site.event
    var crossed: [(holder: UInt32, child: UInt32)] = []
    var verdict = IsolationVerdict(isolation: .unknown, confidence: .low)
    while current != .max {
      let kind = events.kinds[Int(current)]
      if kind == .operation || kind == .argument { crossed.append((current, child)) }
      if kind == .closure || kind == .body {
        verdict = isolation(ofBody: Site(unit.index, current))
        break
      }
      if kind == .binding, isAsyncLet(current, unit) {
        verdict = asyncLetVerdict(Site(unit.index, current))
        break
      }
      child = current
      current = project.events.parent(Site(site.unit, current))
    }
    guard !verdict.isolation.isGlobalActor || !crossed.isEmpty && localAccessor(around: site) != nil else { return verdict }
    return crossed.reversed().reduce(verdict) { throughAutoclosures($0, $1.holder, $1.child, unit) }
  }

  private func asyncLetVerdict(_ binding: Site) -> IsolationVerdict {
    IsolationVerdict(isolation: .nonisolatedAsync, grounds: [Ground(fact: .asyncLet, site: binding)])
  }

  /// With strict initialisers the initial value of a variable is nonisolated; without, it has the variable's isolation.
  private func initialValueIsolation(_ decl: Decl) -> IsolationVerdict {
    if project.flags(decl).contains(.async) { return IsolationVerdict(isolation: .nonisolatedAsync, grounds: [Ground(fact: .asyncLet, decl: decl)]) }
    if isScriptVariable(decl) { return topLevelIsolation(decl) }
    if project.mode(decl).strictInitialisers {
      return IsolationVerdict(isolation: .nonisolatedSync, grounds: [Ground(fact: .initialValue, decl: decl)])
    }
    return isolation(of: decl)
  }

  func closureIsolation(_ closure: Site) -> IsolationVerdict {
    if let known = closureIsolations[closure] { return known }
    closureIsolations[closure] = IsolationVerdict(isolation: .unknown, confidence: .low)
    let result = inferClosureIsolation(closure)
    closureIsolations[closure] = result
    return result
  }

  func signature(_ closure: Site) -> ClosureSignature {
    let unit = project.unit(closure)
    return unit.summary.closures[Int(unit.summary.events.payloads[Int(closure.event)])]
  }

  private func inferClosureIsolation(_ closure: Site) -> IsolationVerdict {
    if let accessor = localAccessor(around: closure) { return unchecked(closure, in: accessor) }
    if let own = ownIsolation(closure) { return own }
    let context = closureContext(closure)
    let outer = isolation(at: closure)
    if let place = exactPlace(closure, context) { return place }
    guard let context else { return withoutContext(closure, outer) }
    let flags = functionFlags(context)
    if let actor = functionActor(context) {
      return IsolationVerdict(isolation: global(actor), grounds: [Ground(fact: .closureParameter, decl: context.parameter, site: closure)])
    }
    if let written = isolatedParameter(of: context) {
      let receiver = nominalEntity(context.receiver)
      let isolated = written == "Self" && receiver != .none ? project.text(entityInfo(receiver).name) : written
      return IsolationVerdict(isolation: .isolatedParameter(isolated), grounds: [Ground(fact: .closureParameter, decl: context.parameter, site: closure)])
    }
    let isAsync = isAsyncClosure(closure) || flags.contains(.async)
    if flags.contains(.inheritActorContext) || flags.contains(.inheritActorContextAlways) {
      return inherited(closure, outer, isAsync: true, always: flags.contains(.inheritActorContextAlways), context)
    }
    if flags.contains(.sendable) || flags.contains(.sending) || flags.contains(.concurrent) || hasAttribute(closure, .sendable) {
      return boundary(closure, isAsync, flags, context)
    }
    return inherited(closure, outer, isAsync: isAsync, always: false, context)
  }

  /// The accessor of a local variable that a site stands in, however deep in closures and local functions.
  func localAccessor(around site: Site) -> Decl? {
    var body = enclosingBody(site)
    while let around = body {
      if project.kind(around) == .body {
        let decl = declaration(ofBody: around)
        let owner = project.named(decl)
        if owner != decl, isLocal(owner) { return decl }
        if isMember(owner) { return nil }
      }
      body = enclosingBody(around)
    }
    return nil
  }

  /// There the compiler isolates no closure, not even one that asks for it.
  private func unchecked(_ closure: Site, in accessor: Decl) -> IsolationVerdict {
    let flags = closureContext(closure).map { functionFlags($0) } ?? []
    let isAsync = isAsyncClosure(closure) || !flags.isDisjoint(with: [.async, .inheritActorContext, .inheritActorContextAlways])
    return IsolationVerdict(isolation: isAsync ? .nonisolatedAsync : .nonisolatedSync, grounds: [Ground(fact: .noAnnotation, decl: accessor)])
  }

  // MARK: The closure's own text

  private func ownIsolation(_ closure: Site) -> IsolationVerdict? {
    let unit = project.unit(closure)
    let signature = signature(closure)
    for index in signature.attributes {
      let attribute = unit.summary.attributes[Int(index)]
      let name = unit.name(attribute.name)
      if name == .concurrent {
        return IsolationVerdict(isolation: .nonisolatedAsync, grounds: [Ground(fact: .closureAttribute, site: closure)])
      }
      if let actor = globalActor(attribute, unit, scope: enclosingDeclaration(closure)) {
        return IsolationVerdict(isolation: global(actor), grounds: [Ground(fact: .closureAttribute, site: closure)])
      }
    }
    let events = unit.summary.events
    for child in children(closure) where project.kind(child) == .binding && events.flags[Int(child.event)].contains(.parameter) {
      let type = events.payloads[Int(child.event)]
      if type != .max, unit.summary.types.flags[Int(type)].contains(.isolated) {
        let text = unit.summary.text(of: TypeID(type)).replacingFirst("isolated ", with: "")
        return IsolationVerdict(isolation: .isolatedParameter(text), grounds: [Ground(fact: .closureAttribute, site: closure)])
      }
    }
    return nil
  }

  private func hasAttribute(_ closure: Site, _ name: Name) -> Bool {
    let unit = project.unit(closure)
    return signature(closure).attributes.contains { unit.name(unit.summary.attributes[Int($0)].name) == name }
  }

  func isAsyncClosure(_ closure: Site) -> Bool { signature(closure).isAsync || contains(.await, in: closure) }

  // MARK: The contextual type

  /// Effects and attributes of the contextual function type, the parameter's own (`sending`) included.
  func functionFlags(_ context: ClosureContext) -> TypeFlags {
    let node = typeNode(context.type)
    var flags = project.units[Int(node.subject)].summary.types.flags[Int(node.detail)]
    if context.parameter != .none, project.type(context.parameter) != .none {
      flags.formUnion(project.unit(context.parameter).summary.types.flags[Int(project.type(context.parameter).index)])
    }
    if context.parameter != .none { flags.formUnion(contextInheritance(context.parameter)) }
    return flags
  }

  /// `@_inheritActorContext` stands before the parameter's name, not before its type.
  private func contextInheritance(_ parameter: Decl) -> TypeFlags {
    let unit = project.unit(parameter)
    for attribute in project.attributes(parameter) where [.underscoreInheritActorContext, .inheritActorContext].contains(unit.name(attribute.name)) {
      return unit.name(attribute.argumentText) == .always ? .inheritActorContextAlways : .inheritActorContext
    }
    return []
  }

  private func functionActor(_ context: ClosureContext) -> Name? {
    let node = typeNode(context.type)
    let unit = project.units[Int(node.subject)]
    for child in unit.summary.types.children(Int(node.detail)) where unit.summary.types.kinds[child] == .attribute {
      if let actor = globalActor(named: unit.name(unit.summary.types.names[child]), unit, scope: context.scope) { return actor }
    }
    return nil
  }

  private func isolatedParameter(of context: ClosureContext) -> String? {
    let node = typeNode(context.type)
    let unit = project.units[Int(node.subject)]
    let written = unit.summary.types
    guard let tuple = written.children(Int(node.detail)).first(where: { written.kinds[$0] == .tuple }) else { return nil }
    for child in written.children(tuple) where written.flags[child].contains(.isolated) {
      return unit.summary.text(of: TypeID(UInt32(child))).replacingFirst("isolated ", with: "")
    }
    return nil
  }

  /// A place page may say what the compiler makes of the exact spelling (`DispatchQueue.main.async { }`).
  private func exactPlace(_ closure: Site, _ context: ClosureContext?) -> IsolationVerdict? {
    guard let argument = parent(closure), let call = parent(argument), let chain = parent(call) else { return nil }
    guard project.kind(call) == .call, project.kind(chain) == .chain else { return nil }
    let parts = children(chain)
    guard parts.count >= 4, parts[3] == call, parts[1...2].allSatisfy({ project.kind($0) == .member }) else { return nil }
    let path = parts[0...2].map { project.text(project.name($0)) }
    for place in knowledge.closurePlaces where place.isolation == "MainActor" {
      for pattern in place.closures where pattern.type + [pattern.staticMember ?? "", pattern.name] == path {
        return IsolationVerdict(isolation: .mainActor, grounds: [Ground(fact: .handedOver, site: call)])
      }
    }
    return nil
  }

  // MARK: Outcomes

  private func boundary(_ closure: Site, _ isAsync: Bool, _ flags: TypeFlags, _ context: ClosureContext) -> IsolationVerdict {
    let ground = Ground(fact: .handedOver, decl: context.parameter, site: closure)
    guard isAsync else { return IsolationVerdict(isolation: .nonisolatedSync, grounds: [ground]) }
    return IsolationVerdict(isolation: staysWithCaller(closure, flags, context) ? .callerAsync : .nonisolatedAsync, grounds: [ground])
  }

  /// Async function types written in a module that compiles with NonisolatedNonsendingByDefault are `nonisolated(nonsending)`;
  /// a closure with a capture list loses that, and so does one that uses the actor its function is isolated to.
  private func staysWithCaller(_ closure: Site, _ flags: TypeFlags, _ context: ClosureContext) -> Bool {
    if flags.contains(.concurrent) || flags.contains(.isolatedAny) { return false }
    let node = typeNode(context.type)
    let unit = project.units[Int(node.subject)]
    let byMode = !unit.isInterface && project.mode(unit).nonsendingByDefault
    return (flags.contains(.nonisolatedNonsending) || byMode) && flags.contains(.async) && !signature(closure).hasCaptures && !usesFunctionsActor(closure)
  }

  /// Whether a closure uses `self` of an actor's isolated member, or the isolated parameter of the function around, wherever it runs itself.
  private func usesFunctionsActor(_ closure: Site) -> Bool {
    var function = enclosingDeclaration(closure)
    guard function != .none else { return false }
    while !isMember(function), project.kind(function) != .accessor, case let outer = project.parent(function), outer != .none { function = outer }
    let isolation = isolation(of: function).isolation
    switch isolation {
    case .actor: return usesIsolatedValue(closure, isolation) && !seesFreeCopyOfSelf(closure)
    case .isolatedParameter: return usesIsolatedValue(closure, isolation)
    default: return false
    }
  }

  /// `self` of a capture list is a copy: a weak one is not isolated, another one as the code is in which the list stands.
  private func seesFreeCopyOfSelf(_ closure: Site) -> Bool {
    var inner = closure
    while let outer = enclosingBody(inner) {
      if let capture = children(outer).first(where: { project.kind($0) == .capture && project.name($0) == .selfValue }) {
        if project.unit(capture).summary.events.flags[Int(capture.event)].contains(.weak) { return true }
        guard let around = enclosingBody(outer), project.kind(around) == .closure else { return false }
        if case .actor = closureIsolation(around).isolation { return false }
        return true
      }
      inner = outer
    }
    return false
  }

  private func inherited(
    _ closure: Site, _ outer: IsolationVerdict, isAsync: Bool, always: Bool, _ context: ClosureContext?
  ) -> IsolationVerdict {
    let ground = Ground(fact: .inheritsContext, decl: context?.parameter ?? .none, site: closure)
    switch outer.isolation {
    case .mainActor, .globalActor: return outer.because(ground)
    case .actor, .isolatedParameter:
      if always || usesIsolatedValue(closure, outer.isolation) { return outer.because(ground) }
    case .unknown: return IsolationVerdict(isolation: .unknown, confidence: .low, grounds: [ground])
    case .nonisolatedAsync, .callerAsync, .nonisolatedSync: break
    }
    let leaves = Ground(fact: .noAnnotation, site: closure)
    guard isAsync else {
      return IsolationVerdict(isolation: .nonisolatedSync, confidence: outer.confidence, grounds: [leaves], isGuess: outer.isGuess)
    }
    if let context, !functionFlags(context).contains(.inheritActorContext), !functionFlags(context).contains(.inheritActorContextAlways),
      staysWithCaller(closure, functionFlags(context), context)
    {
      return IsolationVerdict(isolation: .callerAsync, confidence: outer.confidence, grounds: [leaves], isGuess: outer.isGuess)
    }
    return IsolationVerdict(isolation: .nonisolatedAsync, confidence: outer.confidence, grounds: [leaves], isGuess: outer.isGuess)
  }

  /// Nothing says what the closure is given to: a synchronous one is assumed to inherit, an async one to leave, unless the callee's name says more.
  private func withoutContext(_ closure: Site, _ outer: IsolationVerdict) -> IsolationVerdict {
    let isAsync = isAsyncClosure(closure)
    let isArgument = parent(closure).map { project.kind($0) == .argument } ?? false
    if hasAttribute(closure, .sendable) {
      return IsolationVerdict(isolation: isAsync ? .nonisolatedAsync : .nonisolatedSync, grounds: [Ground(fact: .closureAttribute, site: closure)])
    }
    let phrase = isArgument ? phrase(ofCalleeOf: closure) : nil
    if let phrase, let named = isolationByName(closure, phrase, isAsync: isAsync) { return named }
    if isAsync, isArgument { return asyncWithoutContext(closure, outer) }
    var verdict = inherited(closure, outer, isAsync: isAsync, always: false, nil)
    if phrase == .unknown {
      verdict.isGuess = true
      return verdict.capped(.low)
    }
    return isArgument ? verdict.capped(.medium) : verdict
  }

  /// In nonisolated code there is nothing to inherit: an async closure is nonisolated whatever takes it, a parameter that names an actor apart.
  private func asyncWithoutContext(_ closure: Site, _ outer: IsolationVerdict) -> IsolationVerdict {
    let ground = Ground(fact: .handedOver, site: closure)
    switch outer.isolation {
    case .nonisolatedSync, .nonisolatedAsync, .callerAsync:
      return IsolationVerdict(isolation: .nonisolatedAsync, confidence: outer.confidence, grounds: [ground], isGuess: outer.isGuess)
    default: return IsolationVerdict(isolation: .nonisolatedAsync, confidence: .low, grounds: [ground])
    }
  }

  /// In an actor a closure inherits only if its body uses `self` (or the isolated parameter), explicitly or through a member.
  private func usesIsolatedValue(_ closure: Site, _ isolation: Isolation) -> Bool {
    let unit = project.unit(closure)
    let events = unit.summary.events
    if capturesSelfWeakly(closure, events) { return false }
    // Its own capture list is no use of what it captures; those of the closures in it are.
    var first = closure.event &+ 1
    let end = events.subtreeEnds[Int(closure.event)]
    while first < end, events.kinds[Int(first)] == .capture { first = events.subtreeEnds[Int(first)] }
    return usesIsolatedValue(first ..< max(first, end), unit, isolation)
  }

  func usesIsolatedValue(_ range: Range<UInt32>, _ unit: SourceUnit, _ isolation: Isolation) -> Bool {
    let events = unit.summary.events
    let site = Site(unit.index, range.lowerBound)
    let names = isolatedNames(site, isolation)
    var event = range.lowerBound
    while event < range.upperBound {
      // What a local type says of `self` is its own.
      if isLocalType(event, unit) {
        event = events.subtreeEnds[Int(event)]
        continue
      }
      if events.kinds[Int(event)] == .name || events.kinds[Int(event)] == .capture {
        let name = unit.name(events.names[Int(event)])
        if names.contains(name) { return true }
        if case .actor(let entity) = isolation, scope(of: site).lookup(name, at: event) == nil,
          members(entity, name).decls.contains(where: { !project.flags($0).contains(.static) && project.kind($0) != .enumCase }) { return true }
      }
      event &+= 1
    }
    return false
  }

  private func isLocalType(_ event: UInt32, _ unit: SourceUnit) -> Bool {
    guard unit.summary.events.kinds[Int(event)] == .localDeclaration else { return false }
    return project.kind(Decl(unit.summary.events.payloads[Int(event)] &+ unit.firstDeclaration)).isNominalType
  }

  private func capturesSelfWeakly(_ closure: Site, _ events: Events) -> Bool {
    children(closure).contains { child in
      project.kind(child) == .capture && events.names[Int(child.event)] == .selfValue && events.flags[Int(child.event)].contains(.weak)
    }
  }

  private func isolatedNames(_ closure: Site, _ isolation: Isolation) -> Set<Name> {
    if case .actor = isolation { return [.selfValue] }
    var result: Set<Name> = []
    var decl = enclosingDeclaration(closure)
    while decl != .none, project.kind(decl).isFunctionLike {
      for parameter in parameters(decl) {
        let type = project.type(parameter)
        if type != .none, project.unit(parameter).summary.types.flags[Int(type.index)].contains(.isolated) { result.insert(project.name(parameter)) }
      }
      decl = project.parent(decl)
    }
    return result
  }
}
