import Source

/// The isolation of functions, initialisers, accessors and variables: the first rule that applies, in the compiler's order.
extension Resolver {
  func isolation(of decl: Decl) -> IsolationVerdict {
    if let known = declarationIsolations[decl] { return known }
    declarationIsolations[decl] = IsolationVerdict(isolation: .unknown, confidence: .low)
    let result = inferIsolation(decl)
    declarationIsolations[decl] = result
    return result
  }

  private func inferIsolation(_ decl: Decl) -> IsolationVerdict {
    switch project.kind(decl) {
    case .accessor: return accessorIsolation(decl)
    case .topLevel: return topLevelIsolation(decl)
    case .parameter: return IsolationVerdict(isolation: .nonisolatedSync, grounds: [Ground(fact: .initialValue, decl: decl)])
    case .deinitializer: return deinitializerIsolation(decl)
    case .variable, .function, .initializer, .subscript: break
    default: return unisolated(decl)
    }
    if let own = ownIsolation(decl) { return own }
    if isScriptVariable(decl), isTopLevelOnMain(project.unit(decl)) { return topLevelIsolation(decl) }
    let outer = project.parent(decl)
    if project.flags(decl).contains(.local) || outer != .none && project.kind(outer).isFunctionLike, !isMember(decl) { return localIsolation(decl) }
    if isMember(decl) { return memberIsolation(decl, outer) }
    return defaultIsolation(decl)
  }

  func isMember(_ decl: Decl) -> Bool {
    let outer = project.parent(decl)
    guard outer != .none else { return false }
    let kind = project.kind(outer)
    return kind.isNominalType || kind == .extension
  }

  // MARK: What the declaration says itself

  private func ownIsolation(_ decl: Decl) -> IsolationVerdict? {
    for parameter in parameters(decl) {
      let unit = project.unit(parameter)
      let type = project.type(parameter)
      if type != .none, unit.summary.types.flags[Int(type.index)].contains(.isolated) {
        let text = unit.summary.text(of: type).replacingFirst("isolated ", with: "")
        return IsolationVerdict(isolation: .isolatedParameter(text), grounds: [Ground(fact: .isolatedParameter, decl: parameter)])
      }
    }
    if let (actor, attribute) = globalActor(of: decl) {
      return IsolationVerdict(isolation: global(actor), grounds: [Ground(fact: .attribute(attribute), decl: decl)])
    }
    let flags = project.flags(decl)
    let ground = Ground(fact: .nonisolated, decl: decl)
    if project.attribute(decl, named: .concurrent) != nil {
      return IsolationVerdict(isolation: .nonisolatedAsync, grounds: [Ground(fact: .attribute(.concurrent), decl: decl)])
    }
    if flags.contains(.nonisolatedNonsending) {
      return IsolationVerdict(isolation: isAsync(decl) ? .callerAsync : .nonisolatedSync, grounds: [ground])
    }
    if flags.contains(.nonisolated) { return IsolationVerdict(isolation: unannotated(decl), grounds: [ground]) }
    return nil
  }

  func global(_ actor: Name) -> Isolation { actor == .mainActor ? .mainActor : .globalActor(actor) }

  /// An async function, or a property or subscript whose getter is async.
  func isAsync(_ decl: Decl) -> Bool {
    if project.flags(decl).contains(.async) { return true }
    guard project.kind(decl) == .variable || project.kind(decl) == .subscript else { return false }
    return project.accessor(decl, .get).map { project.flags($0).contains(.async) } ?? false
  }

  /// Code that no rule isolates.
  private func unannotated(_ decl: Decl) -> Isolation {
    guard isAsync(decl) else { return .nonisolatedSync }
    return project.mode(decl).nonsendingByDefault ? .callerAsync : .nonisolatedAsync
  }

  private func unisolated(_ decl: Decl) -> IsolationVerdict {
    IsolationVerdict(isolation: unannotated(decl), grounds: [Ground(fact: .noAnnotation, decl: decl)])
  }

  private func accessorIsolation(_ decl: Decl) -> IsolationVerdict {
    if let (actor, attribute) = globalActor(of: decl) {
      return IsolationVerdict(isolation: global(actor), grounds: [Ground(fact: .attribute(attribute), decl: decl)])
    }
    let storage = project.parent(decl)
    return isLocal(storage) ? localAccessorIsolation(decl, storage) : isolation(of: storage)
  }

  /// The module's default isolation reaches what stands in a type, or in an extension of its own of one that says something else.
  private func isDefaultOnMain(_ type: Entity, _ decl: Decl) -> Bool {
    guard project.mode(decl).defaultIsolationMain else { return false }
    guard type != .none else { return true }
    switch isolation(of: type).kind {
    case .global(.mainActor): return true
    case .explicitNonisolated where entityInfo(type).kind == .protocol: return true
    case .explicitNonisolated, .global:
      let outer = enclosingType(decl)
      return project.kind(outer) == .extension && explicitIsolation(outer) == nil
    case .actor, .none: return false
    }
  }

  /// It stands in a body, not in a type there.
  func isLocal(_ decl: Decl) -> Bool { project.flags(decl).contains(.local) && !isMember(decl) }

  /// Accessors of a local variable take nothing from the code around it; only the module's default reaches a computed one in a function on main.
  private func localAccessorIsolation(_ accessor: Decl, _ storage: Decl) -> IsolationVerdict {
    if let own = ownIsolation(storage) { return own }
    guard project.flags(storage).contains(.computed), isDefaultOnMain(entity(enclosing: storage), storage), let body = project.body(accessor),
      let outer = enclosingBody(body), project.kind(outer) == .body, case let verdict = isolation(ofBody: outer), verdict.isolation == .mainActor
    else { return unisolated(storage) }
    return verdict.because(Ground(fact: .enclosingFunction, decl: storage))
  }

  func topLevelIsolation(_ decl: Decl) -> IsolationVerdict {
    let isolation: Isolation = isTopLevelOnMain(project.unit(decl)) ? .mainActor : .nonisolatedSync
    return IsolationVerdict(isolation: isolation, grounds: [Ground(fact: .topLevel, decl: decl)])
  }

  /// Whether an event of a kind (for `await`: also a `for await` loop or `async let`) stands in a body, outside inner bodies.
  func contains(_ kind: EventKind, in body: Site) -> Bool {
    let events = project.unit(body).summary.events
    var event = body.event &+ 1
    let end = events.subtreeEnds[Int(body.event)]
    while event < end {
      let here = events.kinds[Int(event)]
      if here == kind { return true }
      if kind == .await, here == .loop || here == .binding, events.flags[Int(event)].contains(.await) { return true }
      event = here == .closure || here == .body ? events.subtreeEnds[Int(event)] : event &+ 1
    }
    return false
  }

  private func deinitializerIsolation(_ decl: Decl) -> IsolationVerdict {
    let ground = [Ground(fact: .deinitializer, decl: decl)]
    guard project.flags(decl).contains(.isolated) else { return IsolationVerdict(isolation: .nonisolatedSync, grounds: ground) }
    let entity = entity(enclosing: decl)
    guard entity != .none else { return IsolationVerdict(isolation: .nonisolatedSync, grounds: ground) }
    let type = isolation(of: entity)
    switch type.kind {
    case .actor: return IsolationVerdict(isolation: .actor(entity), grounds: ground)
    case .global(let actor): return IsolationVerdict(isolation: global(actor), confidence: type.confidence, grounds: ground + type.grounds)
    default: return IsolationVerdict(isolation: .nonisolatedSync, grounds: ground)
    }
  }

  // MARK: Local functions

  /// A local function directly in a function has that function's isolation; one in a closure, or a `@Sendable` one, has none.
  private func localIsolation(_ decl: Decl) -> IsolationVerdict {
    // What is `@Sendable` takes nothing from the function around it; the module's default still applies.
    guard project.attribute(decl, named: .sendable) == nil else { return defaultIsolation(decl) }
    guard let body = project.body(decl), let outer = enclosingBody(body), project.kind(outer) == .body
    else { return unisolated(decl) }
    let verdict = isolation(ofBody: outer)
    guard verdict.isolation.isActor else { return unisolated(decl) }
    return verdict.because(Ground(fact: .enclosingFunction, decl: decl))
  }

  // MARK: Members

  private func memberIsolation(_ decl: Decl, _ outer: Decl) -> IsolationVerdict {
    let entity = types.entityOfDeclaration[Int(outer.index)]
    guard entity != .none else { return defaultIsolation(decl) }
    let flags = project.flags(decl)
    if isMainFunction(decl, outer, entity) { return IsolationVerdict(isolation: .mainActor, grounds: [Ground(fact: .mainFunction, decl: decl)]) }
    let extended = project.kind(outer) == .extension ? explicitIsolation(outer) : nil
    let type = isolation(of: entity)
    if type.kind == .actor { return actorMemberIsolation(decl, entity, type, extended) }
    if type.kind == .explicitNonisolated, flags.contains(.override), overridden(decl) != nil { return memberOf(type, decl, fact: .enclosingType) }
    if let overriding = overrideIsolation(decl, type) { return overriding }
    if let witness = witnessIsolation(decl, outer, type) { return witness }
    if let extended { return memberOf(extended, decl, fact: .extensionAttribute) }
    switch type.kind {
    case .global where isExtensionOfChildProtocol(outer, entity, type): return defaultIsolation(decl)
    case .global: return memberOf(type, decl, fact: .enclosingType).guessed(overridesUnseen(decl, entity))
    case .explicitNonisolated where project.kind(outer) != .extension || !project.mode(decl).defaultIsolationMain:
      return memberOf(type, decl, fact: .enclosingType)
    default: break
    }
    // An async override that stays with its caller anyway takes no actor from what it overrides.
    if flags.contains(.override), !isAsync(decl) || !project.mode(decl).nonsendingByDefault, let overridden = overridden(decl) {
      let verdict = isolation(of: overridden)
      if verdict.isolation.isActor { return verdict.because(Ground(fact: .override, decl: decl)) }
    }
    if project.attribute(decl, named: .ibAction) != nil { return IsolationVerdict(isolation: .mainActor, grounds: [Ground(fact: .attribute(.ibAction), decl: decl)]) }
    let isExempt = type.isExempt && type.kind != .explicitNonisolated && !(type.isExemptByScope && project.kind(outer) == .extension)
    let verdict = isExempt ? unisolated(decl) : defaultIsolation(decl)
    return verdict.isolation.isActor ? verdict : verdict.guessed(type.isGuess || statesUnseenConformance(outer, entity))
  }

  private func memberOf(_ type: TypeIsolation, _ decl: Decl, fact: Ground.Fact) -> IsolationVerdict {
    let grounds = [Ground(fact: fact, decl: decl)] + type.grounds
    switch type.kind {
    case .global(let actor): return IsolationVerdict(isolation: global(actor), confidence: type.confidence, grounds: grounds)
    default: return IsolationVerdict(isolation: unannotated(decl), confidence: type.confidence, grounds: grounds)
    }
  }

  /// Without GlobalActorIsolatedTypesUsability a protocol that only inherits its isolation does not isolate its extensions.
  private func isExtensionOfChildProtocol(_ outer: Decl, _ entity: Entity, _ type: TypeIsolation) -> Bool {
    project.kind(outer) == .extension && entityInfo(entity).kind == .protocol && type.grounds.first?.fact == .conformance
      && !project.mode(outer).globalActorUsability
  }

  /// `static func main()` of a `@main` type.
  private func isMainFunction(_ decl: Decl, _ outer: Decl, _ entity: Entity) -> Bool {
    guard project.kind(decl) == .function, project.flags(decl).contains(.static), project.name(decl) == .main else { return false }
    return entityInfo(entity).parts.contains { project.attribute($0, named: .main) != nil }
  }

  private func actorMemberIsolation(_ decl: Decl, _ entity: Entity, _ type: TypeIsolation, _ extended: TypeIsolation?) -> IsolationVerdict {
    if let extended { return memberOf(extended, decl, fact: .extensionAttribute) }
    let flags = project.flags(decl)
    let isInit = project.kind(decl) == .initializer
    if !flags.contains(.static), !isInit || flags.contains(.async) {
      return IsolationVerdict(isolation: .actor(entity), grounds: [Ground(fact: .actorMember, decl: decl)])
    }
    // Under a main-actor default, an actor that adopts a protocol of its own module has main-actor statics and synchronous initialisers.
    let adoptsMainProtocol = project.mode(decl).defaultIsolationMain && supertypes(entity).contains { conformance in
      conformance.onDeclaration && isolation(of: conformance.entity).kind == .global(.mainActor)
    }
    if adoptsMainProtocol { return IsolationVerdict(isolation: .mainActor, grounds: [Ground(fact: .conformance, decl: decl)]) }
    return unisolated(decl)
  }

  /// A synchronous override is isolated as what it overrides, whatever isolates its class: also not at all, or to another global actor.
  private func overrideIsolation(_ decl: Decl, _ type: TypeIsolation) -> IsolationVerdict? {
    guard project.flags(decl).contains(.override), !isAsync(decl), let overridden = overridden(decl) else { return nil }
    let verdict = isolation(of: overridden)
    if verdict.isolation == .nonisolatedSync || verdict.isolation.isGlobalActor, verdict.confidence == .high {
      return verdict.because(Ground(fact: .override, decl: decl))
    }
    return nil
  }

  /// A witness takes the isolation of the requirement, if it stands where the conformance is stated.
  private func witnessIsolation(_ decl: Decl, _ outer: Decl, _ type: TypeIsolation) -> IsolationVerdict? {
    let entity = types.entityOfDeclaration[Int(outer.index)]
    guard entityInfo(entity).kind != .protocol else { return nil }
    // A type that says `nonisolated` keeps its witnesses to itself, unless the module defaults to the main actor.
    if type.kind == .explicitNonisolated, !project.mode(decl).defaultIsolationMain { return nil }
    if takesNonisolation(entity, outer, type) { return nil }
    var nonisolatedVerdict: IsolationVerdict?
    for conformance in supertypes(entity) where conformance.statedBy == outer {
      for candidate in ancestry(conformance.entity) where entityInfo(candidate).kind == .protocol {
        guard let requirement = requirement(of: candidate, like: decl) else { continue }
        if isImpliedByNonisolated(candidate, conformance.entity, of: entity) { return memberOf(isolation(of: conformance.entity), decl, fact: .witness) }
        let verdict = isolation(of: requirement)
        let ground = Ground(fact: .witness, decl: decl)
        switch verdict.isolation {
        case .mainActor, .globalActor: return verdict.because(ground)
        case .callerAsync: return verdict.because(ground)
        case .nonisolatedSync, .nonisolatedAsync:
          let explicit = isolation(of: candidate).kind == .explicitNonisolated && !project.mode(decl).defaultIsolationMain
          if explicit, nonisolatedVerdict == nil { nonisolatedVerdict = verdict.because(ground) }
        default: break
        }
      }
    }
    return nonisolatedVerdict
  }

  /// A type that no protocol isolates and that a `nonisolated` one is among those of: not even isolated requirements isolate its witnesses.
  private func takesNonisolation(_ entity: Entity, _ outer: Decl, _ type: TypeIsolation) -> Bool {
    guard type.kind == .none, project.kind(outer) != .extension, !project.mode(outer).defaultIsolationMain else { return false }
    let kinds = protocolsOfDeclaration(entity).map { isolation(of: $0).kind }
    return kinds.contains(.explicitNonisolated) && !kinds.contains { if case .global = $0 { true } else { false } }
  }

  /// A protocol that a type adopts only because a `nonisolated` one inherits from it: what witnesses its requirements is isolated to nothing.
  private func isImpliedByNonisolated(_ candidate: Entity, _ stated: Entity, of entity: Entity) -> Bool {
    guard candidate != stated, isolation(of: stated).kind == .explicitNonisolated, !supertypes(entity).contains(where: { $0.entity == candidate }) else { return false }
    return supertypes(stated).contains { $0.entity == candidate }
  }

  /// The requirement a declaration could be the witness of: declared in the protocol itself.
  private func requirement(of candidate: Entity, like decl: Decl) -> Decl? {
    ownMembers(candidate, project.name(decl)).first { member in
      project.kind(project.parent(member)) == .protocol && sameSignature(member, decl)
    }
  }

  // MARK: The module's default

  private func defaultIsolation(_ decl: Decl) -> IsolationVerdict {
    guard project.mode(decl).defaultIsolationMain, !project.unit(decl).isInterface else { return unisolated(decl) }
    return IsolationVerdict(isolation: .mainActor, grounds: [Ground(fact: .defaultIsolation, decl: decl)])
  }
}

extension String {
  func replacingFirst(_ prefix: String, with replacement: String) -> String {
    hasPrefix(prefix) ? replacement + dropFirst(prefix.count) : self
  }
}
