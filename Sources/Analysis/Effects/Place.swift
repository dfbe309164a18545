import Knowledge
import Source

/// Where code really runs.
enum Place: String, Hashable, Sendable {
  case main, pool, actor, thread
  /// Wherever its callers are.
  case caller
  case unknown
}

struct PlaceVerdict: Hashable, Sendable {
  var place: Place
  /// A closure that is called before its callee returns, on the same thread: it belongs to the code around it.
  var isInPlace = false
  var confidence: Confidence = .high
  var grounds: [Ground] = []
  /// The page line that says where the closure runs.
  var page: PageLine?
}

struct PreparedPlace: Sendable {
  var place: ClosurePlace
  var patterns: [PreparedPattern]
  var argument: Name
  var closure: Name
  var members: [PreparedPattern]
  var delegate: ArgumentReference
  var told: [PreparedPattern]

  init(_ place: ClosurePlace, _ names: NameTable) {
    self.place = place
    patterns = place.closures.compactMap { PreparedPattern($0, names) }
    argument = place.argument.flatMap { names.find($0) } ?? .none
    closure = place.closure.flatMap { names.find($0) } ?? .none
    members = place.members.compactMap { PreparedPattern($0, names) }
    delegate = ArgumentReference(place.delegate, names)
    told = place.told.compactMap { PreparedPattern($0, names) }
  }
}

extension Resolver {
  /// Where a `body` or `closure` event runs.
  func place(of body: Site) -> PlaceVerdict {
    let known = placeVerdicts[body]
    if let known, let verdict = known { return verdict }
    if known != nil, openQuestions.isOpen(.place, body.packed) { return openQuestions[provisional: body] ?? PlaceVerdict(place: .unknown, confidence: .low) }
    placeVerdicts[body] = .some(nil)
    let outer = openQuestions.begin(.place, body.packed)
    var result = project.kind(body) == .closure ? closurePlace(body) : bodyPlace(body)
    if result.place == .caller || result.place == .unknown, !result.isInPlace, let statement = graph?.threadChecks.statesMain(body) {
      result = PlaceVerdict(place: .main, grounds: [Ground(fact: .assertsMain, site: statement)])
    }
    if openQuestions.end(outer) { placeVerdicts[body] = result }
    return result
  }

  func place(_ verdict: IsolationVerdict) -> PlaceVerdict {
    let place: Place
    switch verdict.isolation {
    case .mainActor: place = .main
    case .globalActor, .actor, .isolatedParameter: place = .actor
    case .nonisolatedAsync: place = .pool
    case .callerAsync, .nonisolatedSync: place = .caller
    case .unknown: place = .unknown
    }
    return PlaceVerdict(place: place, confidence: verdict.confidence, grounds: verdict.grounds)
  }

  // MARK: Functions, accessors, values

  private func bodyPlace(_ body: Site) -> PlaceVerdict {
    let decl = declaration(ofBody: body)
    switch project.kind(decl) {
    case .topLevel: return PlaceVerdict(place: .main, grounds: [Ground(fact: .topLevel, decl: decl)])
    case .parameter: return defaultArgumentPlace(project.parent(decl))
    // That of a local variable with accessors is computed where it stands.
    case .variable where isLocal(decl): return PlaceVerdict(place: .caller, isInPlace: true)
    case .variable: return valuePlace(decl)
    case .function:
      if let system = systemPlace(decl) { return system }
      let own = functionPlace(decl, body)
      return own.place == .caller ? selectorPlace(decl) ?? own : own
    case .initializer: return systemPlace(decl) ?? place(isolation(of: decl))
    case .deinitializer: return releasePlace(decl) ?? place(isolation(of: decl))
    default: return place(isolation(of: decl))
    }
  }

  /// A default argument is evaluated by the caller; who calls a main-actor function is on main.
  private func defaultArgumentPlace(_ function: Decl) -> PlaceVerdict {
    guard function != .none else { return PlaceVerdict(place: .caller) }
    let verdict = place(isolation(of: function))
    return verdict.place == .main && !isAsync(function) ? verdict.lowered(to: .medium) : PlaceVerdict(place: .caller)
  }

  /// The initial value of an instance property runs in the type's initialisers, a lazy one at first use, a static or global one at first use anywhere.
  private func valuePlace(_ decl: Decl) -> PlaceVerdict {
    let flags = project.flags(decl)
    if flags.contains(.lazy) { return place(isolation(of: decl)) }
    let entity = entity(enclosing: decl)
    guard isMember(decl), !flags.contains(.static), entity != .none else { return PlaceVerdict(place: .caller, confidence: .medium) }
    let type = isolation(of: entity)
    if type.kind == .global(.mainActor) {
      return PlaceVerdict(place: .main, confidence: type.confidence, grounds: [Ground(fact: .initialValue, decl: decl)] + type.grounds)
    }
    return PlaceVerdict(place: .caller)
  }

  // MARK: Closures

  private func closurePlace(_ closure: Site) -> PlaceVerdict {
    guard let holder = parent(closure) else { return PlaceVerdict(place: .unknown, confidence: .low) }
    switch project.kind(holder) {
    case .argument where isKeptInTuple(holder): return storedPlace(closure)
    case .argument: return argumentPlace(holder, value: closure)
    case .assignment: return assignedPlace(holder, closure) ?? storedPlace(closure)
    case .chain where project.firstChild(holder) == closure: return PlaceVerdict(place: .caller, isInPlace: true)
    default: return storedPlace(closure)
    }
  }

  /// An element of a tuple is kept as the tuple is; what a function of the project does with one that it is given nobody follows.
  private func isKeptInTuple(_ element: Site) -> Bool {
    guard let tuple = parent(element), project.kind(tuple) == .tuple, let holder = parent(tuple) else { return false }
    guard project.kind(holder) == .argument, let call = parent(holder), project.kind(call) == .call else { return true }
    return resolution(of: call).targets.contains { project.unit($0).isInterface }
  }

  /// A closure kept in a variable or property: on main if it is isolated to it, else wherever it is called.
  private func storedPlace(_ closure: Site) -> PlaceVerdict {
    var verdict = place(closureIsolation(closure))
    if verdict.place == .main, closureIsolation(closure).grounds.first?.fact == .inheritsContext { verdict.confidence = min(verdict.confidence, .medium) }
    return verdict
  }

  /// Where a closure or function runs that is handed to a call.
  func argumentPlace(_ argument: Site, value: Site) -> PlaceVerdict {
    guard let call = parent(argument) else { return PlaceVerdict(place: .unknown, confidence: .low) }
    if let known = pagePlace(call, argument) { return known }
    let isClosure = project.kind(value) == .closure
    guard let context = closureContext(value) else {
      guard isClosure else { return PlaceVerdict(place: .unknown, confidence: .low) }
      return keptPlace(argument) ?? placeWithoutContext(argument, value, call)
    }
    let flags = functionFlags(context)
    if isClosure, flags.contains(.async) || isAsyncClosure(value) {
      var verdict = place(closureIsolation(value))
      if verdict.place == .caller { verdict.isInPlace = true }
      return verdict
    }
    if !flags.contains(.escaping), !isOptionalFunction(context) { return nonEscapingPlace(context, call) }
    return escapingPlace(value, argument, context, isClosure)
  }

  /// Optional function parameters are escaping without saying so.
  private func isOptionalFunction(_ context: ClosureContext) -> Bool {
    guard context.parameter != .none else { return true }
    let type = project.type(context.parameter)
    guard type != .none else { return true }
    let kind = project.unit(context.parameter).summary.types.kinds[Int(type.index)]
    return kind != .function && kind != .named
  }

  /// A non-escaping closure runs before the call returns: here, unless the callee itself runs elsewhere.
  private func nonEscapingPlace(_ context: ClosureContext, _ call: Site) -> PlaceVerdict {
    let callee = project.parent(context.parameter)
    guard callee != .none, !project.unit(callee).isInterface, isAsync(callee) else {
      // A wrapper may hand it to main and wait there.
      if callee != .none, !project.unit(callee).isInterface, let followed = parameterPlace(context.parameter, callee), followed.place == .main {
        return followed
      }
      return PlaceVerdict(place: .caller, isInPlace: true)
    }
    let verdict = place(isolation(of: callee))
    return verdict.place == .caller || takesIsolationOfCaller(call, callee) ? PlaceVerdict(place: .caller, isInPlace: true) : verdict
  }

  /// `isolation: isolated (any Actor)? = #isolation`, left to its default: the function runs on the actor of the code that calls it.
  private func takesIsolationOfCaller(_ call: Site, _ callee: Decl) -> Bool {
    guard case .isolatedParameter = isolation(of: callee).isolation else { return false }
    let given = children(call).compactMap { parameterOfArgument[$0] }
    let isolating = project.parameters(callee).first { project.type($0) != .none && project.unit($0).summary.types.flags[Int(project.type($0).index)].contains(.isolated) }
    return isolating.map { project.flags($0).contains(.hasBody) && !given.contains($0) } ?? false
  }

  private func escapingPlace(_ value: Site, _ argument: Site, _ context: ClosureContext, _ isClosure: Bool) -> PlaceVerdict {
    let callee = context.parameter == .none ? Decl.none : project.parent(context.parameter)
    if callee != .none, !project.unit(callee).isInterface, let followed = parameterPlace(context.parameter, callee) { return followed }
    guard isClosure else { return PlaceVerdict(place: .unknown, confidence: .low) }
    let isolation = closureIsolation(value)
    var verdict = place(isolation)
    if [.closureParameter, .closureAttribute].contains(isolation.grounds.first?.fact) { return verdict }
    if let call = parent(argument), let told = toldPlace(call, argument) { return told }
    switch isolation.grounds.first?.fact {
    case .inheritsContext:
      if callee == .none, let kept = keptPlace(argument), verdict.place != .main || !isCalledOnMain(argument) { return kept }
      verdict.confidence = min(verdict.confidence, .medium)
      return verdict
    default: return keptPlace(argument) ?? PlaceVerdict(place: .unknown, confidence: .low, grounds: verdict.grounds)
    }
  }

  /// A closure that a property keeps runs where that is called.
  private func keptPlace(_ argument: Site) -> PlaceVerdict? {
    keepers(ofArgument: argument).isEmpty ? nil : PlaceVerdict(place: .caller, confidence: .medium)
  }

  /// A closure of the main actor that nothing calls elsewhere runs there, whoever it is handed on to: `PrimaryButton(title) { save() }`.
  private func isCalledOnMain(_ argument: Site) -> Bool {
    graph?.keptCallers(argument).allSatisfy { caller in home(caller.site).map { place(of: $0.body).place == .main } ?? false } ?? false
  }

  /// Nobody knows the callee: a synchronous closure is taken to run here, or not at all known if the name speaks of a callback.
  private func placeWithoutContext(_ argument: Site, _ closure: Site, _ call: Site) -> PlaceVerdict {
    if let property = memberwiseProperty(argument, call), isBuilt(property) { return PlaceVerdict(place: .caller, isInPlace: true) }
    let isolation = closureIsolation(closure)
    if isAsyncClosure(closure) || [.closureAttribute].contains(isolation.grounds.first?.fact) { return place(isolation) }
    if let told = toldPlace(call, argument) { return told }
    // By convention what is named `with…` calls its closure before it returns.
    if project.text(project.name(call)).hasPrefix("with") {
      return PlaceVerdict(place: .caller, isInPlace: true, confidence: .medium)
    }
    guard isolation.isolation != .nonisolatedSync else { return PlaceVerdict(place: .unknown, confidence: .low) }
    return place(isolation).lowered(to: .low)
  }

  // MARK: Pages

  func pagePlace(_ call: Site, _ argument: Site) -> PlaceVerdict? {
    pageEntry(call, argument).map { placeVerdict($0.prepared, $0.pattern, call) }
  }

  func pageEntry(_ call: Site, _ argument: Site) -> (prepared: PreparedPlace, pattern: PreparedPattern)? {
    guard project.kind(call) == .call else { return nil }
    let name = project.name(call)
    for index in placesByName[name] ?? [] {
      let prepared = places[index]
      for pattern in prepared.patterns where pattern.eventNames.contains(name) && matches(pattern, call) && holds(pattern.pattern.condition, at: call) {
        guard prepared.closure == .none || isArgument(argument, labelled: prepared.closure) else { continue }
        return (prepared, pattern)
      }
    }
    return nil
  }

  /// `.decode(type: [Row].self, decoder: JSONDecoder())`: an object is handed over under a closure's label, and works where the closure would run.
  func placeOfWorker(_ call: Site) -> PlaceVerdict? {
    guard project.kind(call) == .call, let candidates = placesByName[project.name(call)] else { return nil }
    for index in candidates where places[index].closure != .none {
      guard let argument = children(call).first(where: { project.name($0) == places[index].closure }), let value = project.firstChild(argument),
        project.kind(value) != .closure, typeNode(type(of: value)).tag != .function, let entry = pageEntry(call, argument)
      else { continue }
      return placeVerdict(entry.prepared, entry.pattern, call)
    }
    return nil
  }

  /// `process.terminationHandler = { … }`: a page may name the property.
  private func assignedPlace(_ assignment: Site, _ closure: Site) -> PlaceVerdict? {
    guard let target = project.firstChild(assignment), target != closure else { return nil }
    let link = lastChild(target) ?? target
    for index in placesByName[project.name(link)] ?? [] {
      for pattern in places[index].patterns where pattern.pattern.kind == .property && matches(pattern, link) {
        return placeVerdict(places[index], pattern, link)
      }
    }
    return nil
  }

  private func isArgument(_ argument: Site, labelled label: Name) -> Bool {
    let unit = project.unit(argument)
    if project.name(argument) == label { return true }
    return parameterOfArgument[argument].map { project.label($0) == label } ?? unit.summary.events.flags[Int(argument.event)].contains(.trailing)
  }

  func placeVerdict(_ prepared: PreparedPlace, _ pattern: PreparedPattern, _ call: Site) -> PlaceVerdict {
    let page = pattern.pattern.origin
    let ground = [Ground(fact: .handedOver, site: call)]
    switch prepared.place.runs {
    case .inPlace: return PlaceVerdict(place: .caller, isInPlace: true, grounds: ground, page: page)
    case .main, .thread, .pool, .unknown: return PlaceVerdict(place: place(prepared.place.runs), grounds: ground, page: page)
    case .receiver:
      let receiver = receiver(of: call)
      let kind = receiver.flatMap { executor(upstream: $0, pattern) }
      if kind == nil, let receiver, let published = publishedPlace(receiver, pattern) { return published.joined(ground, page) }
      if kind == nil, let receiver, yieldsAtOnce(receiver, prepared) {
        return PlaceVerdict(place: .caller, isInPlace: true, confidence: .medium, grounds: ground, page: page)
      }
      return executorVerdict(kind, receiver, ground, page)
    case .argument:
      let telling = prepared.place.told.isEmpty ? [call] : tellingCalls(prepared, call)
      let values = telling.compactMap { given in project.children(given).first { project.name($0) == prepared.argument }.flatMap { project.firstChild($0) } }
      guard let value = values.first, !isNil(value) else { return otherwise(prepared, call, ground, page) }
      let kinds = values.map { executor($0) }
      return executorVerdict(kinds.contains(.main) ? .main : kinds.first ?? nil, value, ground, page)
    case .sameThread: return laterHere(call, ground, page)
    case .executed: return executedPlace(call, page) ?? otherwise(prepared, call, ground, page)
    case .posted: return postedPlace(prepared, call, ground, page)
    }
  }

  private func otherwise(_ prepared: PreparedPlace, _ call: Site, _ ground: [Ground], _ page: PageLine) -> PlaceVerdict {
    if prepared.place.otherwise == .sameThread { return laterHere(call, ground, page) }
    let known = prepared.place.otherwise.map { place($0) }
    return PlaceVerdict(place: known ?? .unknown, isInPlace: prepared.place.otherwise == .inPlace, grounds: ground, page: page)
  }

  /// The run loop of the calling thread calls the closure later. Only main is known to run one.
  private func laterHere(_ call: Site, _ ground: [Ground], _ page: PageLine) -> PlaceVerdict {
    guard let home = home(call) else { return PlaceVerdict(place: .unknown, confidence: .low, grounds: ground, page: page) }
    let around = place(of: home.body)
    if around.place == .caller, graph?.threadChecks.isOnMain(call, in: home.body) == true { return PlaceVerdict(place: .main, grounds: ground, page: page) }
    guard around.place == .main else { return PlaceVerdict(place: .unknown, confidence: .low, grounds: ground, page: page) }
    return PlaceVerdict(place: .main, confidence: min(home.confidence, around.confidence), grounds: ground + around.grounds, page: page)
  }

  func place(_ runs: ClosurePlace.Runs) -> Place {
    switch runs {
    case .main: .main
    case .thread: .thread
    case .pool: .pool
    case .inPlace: .caller
    default: .unknown
    }
  }

  func isNil(_ value: Site) -> Bool {
    let events = project.unit(value).summary.events
    return project.kind(value) == .literal && events.flags[Int(value.event)].contains(.nil)
  }
}

extension PlaceVerdict {
  func joined(_ ground: [Ground], _ page: PageLine) -> PlaceVerdict {
    var copy = self
    copy.grounds = ground + grounds
    copy.page = page
    return copy
  }

  func lowered(to limit: Confidence) -> PlaceVerdict {
    var copy = self
    copy.confidence = min(confidence, limit)
    return copy
  }
}
