import Source

/// Where a project's own function runs the closures it is given, read from its body: wrappers such as "on main" and "in background".
extension Resolver {
  /// The place at which a function-typed parameter is called, or nil where it is stored or nothing shows.
  func parameterPlace(_ parameter: Decl, _ callee: Decl) -> PlaceVerdict? {
    if let known = parameterPlaces[parameter] { return known }
    if openQuestions.isOpen(.parameter, parameter.packed) { return PlaceVerdict(place: .caller, isInPlace: true) }
    let outer = openQuestions.begin(.parameter, parameter.packed)
    let result = project.body(callee) == nil ? witnessesPlace(parameter, callee) : usesPlace(parameter, callee)
    if openQuestions.end(outer) { parameterPlaces[parameter] = .some(result) }
    return result
  }

  private func usesPlace(_ parameter: Decl, _ callee: Decl) -> PlaceVerdict? {
    var found: [PlaceVerdict] = []
    var isLost = false
    for use in uses(ofParameter: parameter) {
      let outer = openQuestions.beginPart()
      let verdict = usePlace(use, callee)
      // Functions that hand a closure round in a circle add nothing to what their other uses say.
      if openQuestions.endPart(outer) { continue }
      if let verdict, verdict.place != .unknown { found.append(verdict) } else { isLost = true }
    }
    guard isLost else { return joined(found) }
    // Sometimes called on a worker, sometimes nobody knows where: certainly not simply where it was written.
    return found.contains { $0.place == .thread } ? PlaceVerdict(place: .unknown, confidence: .low) : nil
  }

  /// A requirement's closure runs where those who implement it run it.
  private func witnessesPlace(_ parameter: Decl, _ requirement: Decl) -> PlaceVerdict? {
    let requiring = entity(enclosing: requirement)
    guard requiring != .none, entityInfo(requiring).kind == .protocol, let position = project.parameters(requirement).firstIndex(of: parameter) else {
      return nil
    }
    var found: [PlaceVerdict] = []
    for type in descendants(requiring) {
      for member in ownMembers(type, project.name(requirement)) where sameSignature(member, requirement) {
        let given = project.parameters(member)[position]
        // A stand-in that never calls its closure says nothing of where the others call it.
        if neverUses(given, member) { continue }
        guard let verdict = parameterPlace(given, member) else { return nil }
        found.append(verdict)
      }
    }
    return joined(found)?.lowered(to: .medium)
  }

  private func neverUses(_ parameter: Decl, _ callee: Decl) -> Bool {
    project.body(callee) != nil && uses(ofParameter: parameter).isEmpty
  }

  private func usePlace(_ use: Site, _ callee: Decl) -> PlaceVerdict? {
    if followingCall(use) != nil { return callPlace(use, callee) }
    guard let holder = parent(use) else { return nil }
    switch project.kind(holder) {
    case .argument: return forwardedPlace(holder, use)
    // `completion?()` stands as a name with a call behind the optional mark; `guard let completion` and comparisons run nothing.
    case .binding, .operation, .conditions: return PlaceVerdict(place: .caller, isInPlace: true)
    default: return nil
    }
  }

  private func callPlace(_ use: Site, _ callee: Decl) -> PlaceVerdict? {
    guard let home = home(use) else { return nil }
    let verdict = place(of: home.body)
    if verdict.place == .caller, let held = heldPlace(home.body, callee) { return held.lowered(to: home.confidence) }
    let isOwnBody = home.body == project.body(callee)
    if isOwnBody, verdict.place == .caller { return PlaceVerdict(place: .caller, isInPlace: true, confidence: home.confidence) }
    return PlaceVerdict(place: verdict.place, confidence: min(verdict.confidence, home.confidence), grounds: [Ground(fact: .handedOver, site: use)] + verdict.grounds)
  }

  /// `let handler = { … }`: a closure around the call, where all that the variable's uses do with it is alike.
  private func heldPlace(_ closure: Site, _ callee: Decl) -> PlaceVerdict? {
    guard project.kind(closure) == .closure, let binding = parent(closure), project.kind(binding) == .binding else { return nil }
    let verdicts = uses(ofBinding: binding).map { use in
      project.kind(use) == .call ? callPlace(use, callee) : usePlace(use, callee)
    }
    guard !verdicts.isEmpty, verdicts.allSatisfy({ $0.map { $0.place != .unknown } ?? false }) else { return nil }
    return joined(verdicts.compactMap { $0 })
  }

  /// The parameter is handed on to another call.
  private func forwardedPlace(_ argument: Site, _ use: Site) -> PlaceVerdict? {
    var verdict = argumentPlace(argument, value: use)
    guard verdict.place != .unknown else { return nil }
    if verdict.isInPlace, let home = home(use) {
      let outer = place(of: home.body)
      if outer.place != .caller { verdict = outer }
    }
    return verdict
  }

  /// What all uses agree on. Called here or on main, as a guard on the thread does it, counts as main.
  private func joined(_ verdicts: [PlaceVerdict]) -> PlaceVerdict? {
    guard let first = verdicts.first else { return nil }
    let places = Set(verdicts.map { $0.isInPlace ? Place.caller : $0.place })
    if places.count == 1 { return first.lowered(to: verdicts.map(\.confidence).min() ?? .low) }
    if places == [.caller, .main], let main = verdicts.first(where: { $0.place == .main }) { return main.lowered(to: .medium) }
    let calling = verdicts.filter { !$0.isInPlace }
    return Set(calling.map(\.place)).count == 1 ? calling[0].lowered(to: .medium) : nil
  }
}
