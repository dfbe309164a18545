import Source

/// Who calls a body, on the same thread: found backwards, by name, and confirmed by resolving each candidate.
struct Caller: Hashable, Sendable {
  /// The call, property access or construction.
  var site: Site
  var confidence: Confidence

  func lowered(to limit: Confidence) -> Caller { Caller(site: site, confidence: min(confidence, limit)) }
}

final class CallGraph {
  let resolver: Resolver
  let index: EventIndex
  private lazy var valueCalls = ValueCalls(resolver, index)
  private lazy var dynamicMembers = DynamicMemberUses(resolver, index)
  private lazy var argumentReads = ArgumentReads(resolver, index)
  private lazy var builderCalls = BuilderCalls(resolver, index)
  private lazy var silentCalls = SilentCalls(resolver, index)
  private lazy var changes = ChangesInPlace(resolver)
  private(set) lazy var threadChecks = ThreadChecks(resolver, index)
  private(set) lazy var conditions = CallConditions(resolver)
  private(set) lazy var branches = BuildBranches(resolver)
  private let contexts: FileContexts
  private var known = PackedMap<Site, [Caller]>()
  private var knownInTests = PackedMap<Site, [Caller]>()
  private var asksTests = false
  private var targets: KnownTargets
  /// What another graph of the project has found out.
  private var hints: KnownTargets?
  /// Function names given as values, by name: the sites, what they are handed to, and the value that is handed over.
  private var handovers: [Name: [Handover]] = [:]
  private lazy var writtenConstructions = WrittenConstructions(resolver, index)
  private lazy var receivers = NamedReceivers(resolver, index)
  var project: Project { resolver.project }

  init(_ resolver: Resolver, _ index: EventIndex, _ contexts: FileContexts) {
    self.resolver = resolver
    self.index = index
    self.contexts = contexts
    targets = KnownTargets(count: index.count)
  }

  /// Those in tests are not among them, unless the body is: what tests do says nothing of how the app runs, and often they are half of the code.
  func callers(of body: Site) -> [Caller] { callers(of: body, inTests: false) }

  /// The tests that call the app's code.
  func callersInTests(of body: Site) -> [Caller] { contexts.isTest(Int(body.unit)) ? [] : callers(of: body, inTests: true) }

  private func callers(of body: Site, inTests: Bool) -> [Caller] {
    if let callers = inTests ? knownInTests[body] : known[body] { return callers }
    if resolver.openQuestions.isOpen(.callers, body.packed) { return [] }
    let outer = resolver.openQuestions.begin(.callers, body.packed)
    let asked = asksTests
    asksTests = inTests
    let result = findCallers(body).filter { isAsked($0.site, of: body.unit) }
    asksTests = asked
    if resolver.openQuestions.end(outer) {
      if inTests { knownInTests[body] = result } else { known[body] = result }
    }
    return result
  }

  /// Whether a use may count as one of what a unit declares. Code of the app calls no tests: their stand-ins take part in no run of it.
  private func isAsked(_ use: Site, of unit: UInt32) -> Bool { contexts.isTest(Int(use.unit)) == (asksTests || contexts.isTest(Int(unit))) }

  private func findCallers(_ body: Site) -> [Caller] {
    if project.kind(body) == .closure { return closureCallers(body) }
    guard project.kind(body) == .body else { return [] }
    let decl = resolver.declaration(ofBody: body)
    switch project.kind(decl) {
    case .function where project.name(decl) == .callAsFunction:
      return functionCallers(decl) + valueCalls.callers(ofCallAsFunction: decl, madeBy: makers(resolver.entity(enclosing: decl)))
    case .function: return functionCallers(decl) + builderCalls.callers(of: decl) + silentCalls.callers(of: decl)
    case .initializer: return initializerCallers(decl)
    case .accessor: return accessorCallers(decl)
    case .variable: return valueCallers(decl)
    case .parameter: return defaultArgumentCallers(decl)
    case .deinitializer: return releases(decl)
    default: return []
    }
  }

  // MARK: Functions

  func functionCallers(_ decl: Decl) -> [Caller] {
    let meanings = meanings(of: decl)
    return calls(decl, meanings) + references(decl, meanings)
  }

  /// Functions given to a call by name: called before it returns (`items.forEach(show)`) or where it runs them (`queue.async(execute: work)`);
  /// and those that are a parameter's default or a property's value, called through it.
  private func references(_ decl: Decl, _ meanings: Meanings) -> [Caller] {
    let name = project.name(decl)
    if handovers[name] == nil { handovers[name] = findHandovers(name) }
    let range = positions(decl, meanings)
    return (handovers[name] ?? []).flatMap { handover -> [Caller] in
      guard range.contains(handover.position), isAsked(handover.position, of: decl),
        let confidence = confidence(at: handover.position, decl, meanings), resolver.takesAsMuch(decl, handover.value)
      else { return [] }
      let unit = project.unit(handover.holder)
      let events = unit.summary.events
      let isNamed = { self.isFunction(self.index[handover.position]) }
      switch events.kinds[Int(handover.holder.event)] {
      case .body: return storedCallers(Decl(events.payloads[Int(handover.holder.event)] &+ unit.firstDeclaration), isNamed())
      case .argument: break
      default: return isNamed() ? callers(ofValue: handover.value, keptBy: handover.holder).map { $0.lowered(to: confidence) } : []
      }
      let verdict = resolver.argumentPlace(handover.holder, value: handover.value)
      let site = index[handover.position]
      if verdict.isInPlace { return [Caller(site: site, confidence: min(confidence, verdict.confidence))] }
      let kept = keptCallers(handover.holder).map { $0.lowered(to: confidence) }
      return kept.isEmpty && isFunction(site) ? handedOver(handover.value, verdict, confidence) : kept
    }
  }

  /// A function or closure that is given by name to a call, as far as it shows where that runs it.
  func handedOver(_ value: Site, _ verdict: PlaceVerdict, _ confidence: Confidence) -> [Caller] {
    guard verdict.place != .unknown, verdict.place != .caller else { return [] }
    resolver.handOver(value, verdict)
    return [Caller(site: value, confidence: confidence)]
  }

  /// The name stands for the function itself, not for what a property of that name yields.
  private func isFunction(_ site: Site) -> Bool {
    resolver.resolution(of: site).targets.allSatisfy { project.kind($0) == .function || project.kind($0) == .initializer }
  }

  private struct Handover {
    var position: Int
    /// The argument, the body of the property or the local variable.
    var holder: Site
    var value: Site
  }

  /// Where a declaration may be meant: a private one only in its own file, unless it stands in for another.
  private func positions(_ decl: Decl, _ meanings: Meanings) -> Range<Int> {
    let all = index.positions(project.name(decl))
    guard meanings.entries.count == 1, project.flags(decl).contains(.private) else { return all }
    return index.positions(in: project.unit(decl).index, among: all)
  }

  /// Where it may be meant as far as is known. (What is known to mean it must be resolved here all the same: resolving tells more than the target.)
  private func candidates(_ decl: Decl, _ meanings: Meanings, fits: (Int) -> Bool = { _ in true }) -> [Int] {
    targets.candidates(
      positions(decl, meanings), for: meanings, hints,
      labels: { self.index.kinds[$0] == .call ? self.resolver.labels(self.index[$0]).list : [] }, fits: fits)
  }

  func adoptTargets(of other: CallGraph) { hints = other.targets }

  private func isAsked(_ position: Int, of decl: Decl) -> Bool { isAsked(index[position], of: project.declarations.units[Int(decl.index)]) }

  private func findHandovers(_ name: Name) -> [Handover] {
    index.positions(name).compactMap { position in
      guard [.name, .member, .implicitMember].contains(index.kinds[position]) else { return nil }
      var value = index[position]
      guard var holder = resolver.parent(value) else { return nil }
      let kinds = project.unit(value).summary.events.kinds
      if kinds[Int(holder.event)] == .chain, resolver.lastChild(holder) == value, let outer = resolver.parent(holder) {
        (value, holder) = (holder, outer)
      }
      let kind = kinds[Int(holder.event)]
      return [.argument, .body, .binding, .assignment, .jump, .array, .dictionary].contains(kind) ? Handover(position: position, holder: holder, value: value) : nil
    }
  }

  /// Calls of a property that holds a function, by its type or because a function `isNamed` as its value, or of a parameter and the properties that keep it.
  private func storedCallers(_ variable: Decl, _ isNamed: Bool) -> [Caller] {
    if isNamed, project.kind(variable) == .function { return callers(ofValueOf: variable) }
    if project.kind(variable) == .variable, isNamed { return calls(of: variable) }
    guard resolver.typeNode(resolver.type(of: variable)).tag == .function else { return [] }
    if project.kind(variable) == .variable { return calls(of: variable) }
    guard project.kind(variable) == .parameter else { return [] }
    let direct = resolver.uses(ofParameter: variable).compactMap { resolver.followingCall($0) }.map { Caller(site: $0, confidence: .medium) }
    return direct + resolver.keepers(of: variable).flatMap { calls(of: $0) }
  }

  private func calls(_ decl: Decl, _ meanings: Meanings) -> [Caller] {
    // Labels tell most calls of other functions apart before any type is looked at.
    let fits = { position in self.index.kinds[position] != .call || meanings.entries.contains { self.resolver.labelsFit(self.index[position], $0.decl) } }
    return candidates(decl, meanings, fits: fits).compactMap { position in
      if !isAsked(position, of: decl) { return nil }
      let kind = index.kinds[position]
      guard kind == .call || kind == .operator || kind == .assignment else { return nil }
      let site = index[position]
      if kind == .operator, targets[position] == .open, !meanings.entries.contains(where: { resolver.mayMean($0.decl, operator: site) }) { return nil }
      if kind == .call, targets[position] == .open {
        guard meanings.entries.contains(where: { resolver.labelsFit(site, $0.decl) && !receivers.areOthers(site, than: $0.decl) }) else { return nil }
      }
      return confidence(at: position, decl, meanings).map { Caller(site: site, confidence: $0) }
    }
  }

  /// How surely an event means a declaration. Between two programs a protocol is spoken over a connection: the other side's code does not run here.
  private func confidence(at position: Int, _ decl: Decl, _ meanings: Meanings) -> Confidence? {
    switch target(at: position) {
    case .open, .none: return nil
    case .one(let target):
      guard let confidence = meanings[target] else { return nil }
      if target == decl { return confidence }
      guard resolver.canStandIn(decl, at: index[position]) else { return nil }
      return areOtherPrograms(index[position], decl) ? .low : confidence
    case .several:
      let targets = resolver.resolution(of: index[position]).targets
      guard let best = targets.compactMap({ meanings[$0] }).max() else { return nil }
      if targets.contains(decl) { return min(best, .medium) }
      guard resolver.canStandIn(decl, at: index[position]) else { return nil }
      return areOtherPrograms(index[position], decl) ? .low : min(best, .medium)
    }
  }

  private func target(at position: Int) -> KnownTargets.Target {
    let known = targets[position]
    guard known == .open else { return known }
    let site = index[position]
    let found = resolver.resolution(of: site).targets
    let target: KnownTargets.Target = found.isEmpty ? .none : found.count == 1 ? .one(found[0]) : .several
    // In the middle of a circular question the answer may still be missing.
    if resolver.pendingSites == 0 || resolver.resolutions[site] != nil { targets[position] = target }
    return target
  }

  private func areOtherPrograms(_ site: Site, _ decl: Decl) -> Bool {
    let (own, other) = (project.unit(site), project.unit(decl))
    guard own.module != other.module, !own.isInterface, !other.isInterface else { return false }
    let kind = project.targets.target(ofFile: other.index).kind
    return kind == .command || kind == .extensionKind
  }

  /// A declaration itself, and what it stands in for at run time: members it overrides, requirements it is the witness of.
  private func meanings(of decl: Decl) -> Meanings {
    var result = Meanings(decl)
    let entity = resolver.entity(enclosing: decl)
    guard entity != .none, resolver.isMember(decl) else { return result }
    if resolver.entityInfo(entity).kind == .protocol { return result }
    for ancestor in resolver.ancestry(entity).dropFirst() {
      let isProtocol = resolver.entityInfo(ancestor).kind == .protocol
      guard isProtocol || project.flags(decl).contains(.override) else { continue }
      let alike = resolver.ownMembers(ancestor, project.name(decl)).filter { resolver.sameSignature($0, decl) && !project.unit($0).isInterface }
      // Of a synchronous and an async one each has its own.
      let exact = alike.filter { resolver.isAsync($0) == resolver.isAsync(decl) }
      for member in exact.isEmpty ? alike : exact { result[member] = dispatchConfidence(ancestor) }
      // No real hierarchy overrides a member so often.
      if result.entries.count > 64 { break }
    }
    return result
  }

  /// Few possible implementations: likely this one; many: a guess.
  private func dispatchConfidence(_ entity: Entity) -> Confidence {
    // Stand-ins of tests take part in no run of the app.
    let count = resolver.descendants(entity, atMost: 9) { !isTest(resolver.entityInfo($0).declaration) }.count
    return count > 8 ? .low : count == 1 && resolver.entityInfo(entity).kind == .protocol ? .high : .medium
  }

  func isInTests(_ site: Site) -> Bool { contexts.isTest(Int(site.unit)) }

  private func isTest(_ decl: Decl) -> Bool {
    decl != .none && contexts.isTest(project.unit(decl).index)
  }

  // MARK: Initialisers and initial values

  private func initializerCallers(_ decl: Decl) -> [Caller] {
    let meanings = Meanings(decl)
    let entity = resolver.entity(enclosing: decl)
    let named = ([entity] + heirs(of: entity)).flatMap { namedConstructions($0) }
    let constructed = (named + writtenConstructions.positions(calling: decl)).compactMap { position -> Caller? in
      guard isAsked(position, of: decl), targets[position] != .open || resolver.labelsFit(index[position], decl) else { return nil }
      return confidence(at: position, decl, meanings).map { Caller(site: index[position], confidence: $0) }
    }
    return constructed + references(decl, meanings) + wrapperConstructions(decl, entity) + silentSuperCalls(decl, entity)
  }

  /// A property's wrapper is made where the property's initial value would be: with the value around it, or at the first use of a static one.
  private func wrapperConstructions(_ initializer: Decl, _ wrapper: Entity) -> [Caller] {
    let isOnly = resolver.ownMembers(wrapper, .initializer).count == 1
    let locals = valueCalls.locals(wrappedBy: wrapper).map { Caller(site: $0, confidence: isOnly ? .high : .medium) }
    return locals + valueCalls.properties(wrappedBy: wrapper).flatMap { property in
      valueCallers(property).map { Caller(site: $0.site, confidence: isOnly ? $0.confidence : min($0.confidence, .medium)) }
    }
  }

  /// Calls that may make a value of a type, as positions in the index: by its name, by `init`, by `Self`.
  private func constructions(_ entity: Entity) -> [Int] {
    entity == .none ? [] : namedConstructions(entity) + writtenConstructions.positions(making: entity)
  }

  /// `.init(…)` and `Self(…)` whose labels may be meant for an initialiser.
  func writtenConstructions(calling initializer: Decl) -> [Site] { writtenConstructions.positions(calling: initializer).map { index[$0] } }

  private func namedConstructions(_ entity: Entity) -> [Int] {
    entity == .none ? [] : index.positions(resolver.entityInfo(entity).name).filter { index.kinds[$0] == .call }
  }

  /// Where values of a type are made.
  func makers(_ entity: Entity) -> [Site] {
    constructions(entity).map { index[$0] }.filter { site in
      let resolution = resolver.resolution(of: site)
      return resolution.isStatic && resolution.owner == entity
    }
  }

  private func valueCallers(_ decl: Decl) -> [Caller] {
    let flags = project.flags(decl)
    if resolver.isMember(decl), !flags.contains(.static), !flags.contains(.lazy) {
      let entity = resolver.entity(enclosing: decl)
      let makers = [entity] + heirs(of: entity)
      return makers.flatMap { constructions($0) }.compactMap { position in
        guard isAsked(position, of: decl) else { return nil }
        let resolution = resolver.resolution(of: index[position])
        return resolution.isStatic && makers.contains(resolution.owner) ? Caller(site: index[position], confidence: .high) : nil
      }
    }
    return reads(decl).map { Caller(site: $0.site, confidence: min($0.confidence, flags.contains(.lazy) ? .high : .medium)) }
  }

  private func defaultArgumentCallers(_ parameter: Decl) -> [Caller] {
    let function = project.parent(parameter)
    guard function != .none else { return [] }
    let callers = project.kind(function) == .initializer ? initializerCallers(function) : functionCallers(function)
    return callers.filter { caller in
      !resolver.children(caller.site).contains { resolver.parameterOfArgument[$0] == parameter }
    }
  }

  // MARK: Properties

  private func accessorCallers(_ accessor: Decl) -> [Caller] {
    let storage = project.parent(accessor)
    let word = project.name(accessor)
    let isWrite = word == .set || word == .willSet || word == .didSet || word == .underscoreModify
    if project.kind(storage) == .subscript { return subscriptCallers(storage, isWrite) }
    let isObserver = word == .willSet || word == .didSet
    let used = (isWrite ? writes(storage) : reads(storage)).filter { !isObserver || !isInOwnInitializer($0.site, storage) && !isInOwnObserver($0.site, storage) }
    let direct = used + certain(dynamicMembers.uses(behind: storage, isWrite: isWrite), isWrite)
    return direct + wrapperUses(storage, isWrite) + (isWrite ? bindingWrites(storage) : argumentReads.uses(of: storage))
  }

  /// `name` and `$name` of what an own wrapper stands on.
  private func wrapperUses(_ storage: Decl, _ isWrite: Bool) -> [Caller] {
    let wrapper = resolver.entity(enclosing: storage)
    switch project.name(storage) {
    case .wrappedValue:
      let locals = valueCalls.locals(wrappedBy: wrapper).flatMap { resolver.uses(ofBinding: $0) }
      return valueCalls.properties(wrappedBy: wrapper).flatMap { isWrite ? writes($0) : reads($0) } + certain(locals, isWrite)
    case .projectedValue: return certain(valueCalls.projections(storage), isWrite)
    default: return []
    }
  }

  private func certain(_ accesses: [Site], _ isWrite: Bool) -> [Caller] {
    accesses.filter { isUse($0, isWrite) }.map { Caller(site: $0, confidence: .high) }
  }

  private func subscriptCallers(_ decl: Decl, _ isWrite: Bool) -> [Caller] {
    let written = index.positions(.subscript).filter { position in
      index.kinds[position] == .subscript && isAsked(position, of: decl) && isUse(index[position], isWrite) && resolver.labelsFit(index[position], decl)
        && resolver.resolution(of: index[position]).targets.contains(decl)
    }
    return certain(written.map { index[$0] } + dynamicMembers.uses(of: decl), isWrite) + (isWrite ? [] : silentCalls.reads(ofElements: decl))
  }

  func reads(_ variable: Decl) -> [Caller] { accesses(variable, isWrite: false) }
  func writes(_ variable: Decl) -> [Caller] { accesses(variable, isWrite: true) }

  /// `a += 1` reads and writes, and so does `a.append(1)`.
  func isUse(_ access: Site, _ isWrite: Bool) -> Bool {
    resolver.isAssigned(access) ? isWrite || isCompound(access) : !isWrite || changes.isChange(access)
  }

  private func mayBeUse(_ access: Site, _ isWrite: Bool) -> Bool {
    resolver.isAssigned(access) ? isWrite || isCompound(access) : !isWrite || changes.mayBeChange(access)
  }

  private func accesses(_ variable: Decl, isWrite: Bool) -> [Caller] {
    let meanings = meanings(of: variable)
    return candidates(variable, meanings).flatMap { position -> [Caller] in
      // Whether it is read or written the text alone says.
      guard isAsked(position, of: variable), index.kinds[position] != .operator, mayBeUse(index[position], isWrite),
        targets[position] != .open || meanings.entries.contains(where: { !receivers.areOthers(index[position], than: $0.decl) })
      else { return [] }
      let isKept = isKeptKeyPath(index[position])
      guard !isKept || isKeptInVariable(index[position]), let confidence = confidence(at: position, variable, meanings) else { return [] }
      if isKept { return followers(ofKept: index[position]).map { $0.lowered(to: confidence) } }
      return isUse(index[position], isWrite) ? [Caller(site: index[position], confidence: confidence)] : []
    }
  }
}
