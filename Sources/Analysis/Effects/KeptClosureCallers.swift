import Source

/// Who calls a closure that a variable, a property or a collection keeps.
extension CallGraph {
  func closureCallers(_ closure: Site) -> [Caller] {
    guard let holder = resolver.parent(closure) else { return [] }
    switch project.kind(holder) {
    case .argument: return keptCallers(holder).filter { !isOfAnother($0.site, than: holder) } + executingCallers(holder)
    case .body: return callers(ofValueOf: resolver.declaration(ofBody: holder))
    default: return callers(ofValue: closure, keptBy: holder)
    }
  }

  /// A closure, or a function by its name, that a statement or a collection keeps.
  func callers(ofValue value: Site, keptBy holder: Site) -> [Caller] {
    switch project.kind(holder) {
    case .binding: return resolver.uses(ofBinding: holder).flatMap { callersOfStored($0) }
    case .assignment:
      guard let target = project.firstChild(holder), target != value else { return [] }
      if let collection = resolver.collection(assignedTo: target) { return elementCalls(collection) }
      let last = project.kind(target) == .chain ? resolver.lastChild(target) ?? target : target
      guard let variable = resolver.resolution(of: last).targets.first else { return [] }
      // Several closures are put into the property: which one is called where is a guess.
      let isOnly = writes(variable).count <= 1
      let own = calls(of: variable).map { Caller(site: $0.site, confidence: isOnly ? $0.confidence : .low) }
      return own + namesakes(of: variable).flatMap { calls(of: $0) }.map { $0.lowered(to: isOnly ? .medium : .low) }
    case .jump: return resolver.enclosingBody(holder).map { project.kind($0) == .body ? callers(ofValueOf: resolver.declaration(ofBody: $0)) : [] } ?? []
    case .array, .dictionary: return elementCallers(holder)
    default: return []
    }
  }

  /// The same property by its other names: what a protocol demands, and what a type has for it.
  private func namesakes(of variable: Decl) -> [Decl] {
    let type = resolver.entity(enclosing: variable)
    guard type != .none, resolver.isMember(variable), !project.unit(variable).isInterface else { return [] }
    let isDemanded = resolver.entityInfo(type).kind == .protocol
    let others = isDemanded ? resolver.descendants(type, atMost: 8) : resolver.ancestry(type).dropFirst().filter { resolver.entityInfo($0).kind == .protocol }
    return others.flatMap { resolver.ownMembers($0, project.name(variable)) }.filter { project.kind($0) == .variable && !project.unit($0).isInterface }
  }

  /// Which of the closures in a collection is called nobody knows.
  private func elementCallers(_ collection: Site) -> [Caller] {
    guard let holder = resolver.parent(collection) else { return [] }
    let uses: [Site]
    switch project.kind(holder) {
    case .binding: uses = resolver.uses(ofBinding: holder)
    case .body where project.kind(resolver.declaration(ofBody: holder)) == .variable: uses = reads(resolver.declaration(ofBody: holder)).map(\.site)
    default: return []
    }
    return uses.flatMap { resolver.calledElements(ofUse: $0) }.map { Caller(site: $0, confidence: .medium) }
  }

  /// Calls of what is taken out of a collection that a property holds.
  func elementCalls(_ property: Decl) -> [Caller] {
    reads(property).flatMap { resolver.calledElements(ofUse: $0.site) }.map { Caller(site: $0, confidence: .medium) }
  }

  /// Calls of the properties that keep what is given as an argument, and calls that these are handed on to.
  func keptCallers(_ argument: Site) -> [Caller] { resolver.keepers(ofArgument: argument).flatMap { callers(ofKept: $0) } }

  /// `Client.silent.send()` where the closure is given to what makes `Client.live`: the value that is called is known, and is another one.
  private func isOfAnother(_ call: Site, than argument: Site) -> Bool {
    guard let own = resolver.parent(argument), let receiver = resolver.receiver(of: call), let maker = resolver.constantMaker(receiver), maker != own else { return false }
    let (mine, other) = (resolver.resolution(of: own), resolver.resolution(of: maker))
    return mine.owner != .none && mine.owner == other.owner && [mine, other].allSatisfy { made in
      made.isStatic && made.targets.allSatisfy { project.kind($0) == .initializer }
    }
  }

  /// Calls that execute the value which carries a closure, before they return: `item.perform()`.
  private func executingCallers(_ argument: Site) -> [Caller] {
    guard let call = resolver.maker(ofArgument: argument) else { return [] }
    return resolver.executions(ofMaker: call).filter(\.verdict.isInPlace).map { Caller(site: $0.call, confidence: $0.verdict.confidence) }
  }

  /// A closure kept in a variable is called, or given by the variable's name to a call.
  func callersOfStored(_ site: Site, asCall: Bool = true) -> [Caller] {
    if asCall, project.kind(site) == .call { return [Caller(site: site, confidence: .high)] }
    let value = resolver.wholeValue(endingWith: site)
    guard let holder = resolver.parent(value), project.kind(holder) == .argument else { return [] }
    let verdict = resolver.argumentPlace(holder, value: value)
    return verdict.isInPlace ? [Caller(site: site, confidence: verdict.confidence)] : handedOver(value, verdict, .high)
  }

  /// Calls of a property that holds a function; a constant that has it from the start never holds another.
  func calls(of variable: Decl) -> [Caller] {
    let confidence: Confidence = project.flags(variable).contains(.let) && project.body(variable) != nil ? .high : .medium
    return index.sites(project.name(variable)).compactMap { site in
      guard project.kind(site) == .call else { return nil }
      return resolver.resolution(of: site).calledVariable == variable ? Caller(site: site, confidence: confidence) : nil
    }
  }
}

extension Resolver {
  /// The call that makes a value which never changes: through constants, and properties that only name another.
  func constantMaker(_ site: Site, depth: Int = 0) -> Site? {
    guard depth < 8 else { return nil }
    switch project.kind(site) {
    case .call: return site
    case .chain: return lastChild(site).flatMap { constantMaker($0, depth: depth + 1) }
    case .name, .member, .implicitMember:
      let resolution = resolution(of: site)
      if resolution.calledBinding != .none {
        let isLet = project.unit(site).summary.events.flags[Int(resolution.calledBinding.event)].contains(.isLet)
        return isLet ? firstChild(resolution.calledBinding).flatMap { constantMaker($0, depth: depth + 1) } : nil
      }
      guard let variable = resolution.targets.first, project.kind(variable) == .variable, !project.unit(variable).isInterface,
        project.flags(variable).contains(.let) || project.accessor(variable, .get) != nil
      else { return nil }
      return initialValue(variable).flatMap { constantMaker($0, depth: depth + 1) }
    default: return nil
    }
  }
}
