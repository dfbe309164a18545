import Knowledge
import Source

/// What literals and constants show at a call: amounts, flags, words. The conditions of pages are decided here.
extension Resolver {
  /// Whether a pattern's condition holds at an event it matches.
  func holds(_ condition: Condition?, at site: Site) -> Bool {
    guard let condition else { return true }
    return condition.clauses.allSatisfy { clause in self.holds(clause.test, of: subject(clause.subject, at: site)) != clause.negated }
  }

  private func subject(_ subject: Condition.Subject, at site: Site) -> Site? {
    switch subject {
    case .receiver: return receiver(of: site)
    case .assigned: return assignedValue(site)
    case .result: return decodedType(ofResult: site)
    case .body: return enclosingBody(site)
    case .loop: return ancestors(of: site, below: enclosingBody(site)).first { project.kind($0) == .loop }
    case .position(let index):
      let arguments = arguments(of: site)
      return index < arguments.count ? project.firstChild(arguments[index]) : nil
    case .argument(let label):
      guard let name = project.names.find(label) else { return nil }
      return arguments(of: site).first { project.name($0) == name }.flatMap { project.firstChild($0) }
    }
  }

  /// The value in `options.isSynchronous = true`.
  private func assignedValue(_ link: Site) -> Site? {
    guard let chain = parent(link), lastChild(chain) == link, let assignment = parent(chain) else { return nil }
    let parts = children(assignment)
    guard project.unit(link).summary.events.kinds[Int(assignment.event)] == .assignment, parts.count == 2, parts[0] == chain else { return nil }
    return parts[1]
  }

  /// The `argument` events of a call, or of the call that follows a member.
  func arguments(of site: Site) -> [Site] {
    let kind = project.kind(site)
    return kind == .call || kind == .subscript ? children(site) : followingCall(site).map { children($0) } ?? []
  }

  /// The expression a member is called on or read from: the link or base before it.
  func receiver(of site: Site) -> Site? {
    guard let previous = previousLink(site) else { return nil }
    return project.kind(site) == .call && [.member, .name, .implicitMember].contains(project.kind(previous))
      ? previousLink(previous) : previous
  }

  private func holds(_ test: Condition.Test, of subject: Site?) -> Bool {
    switch test {
    case .absent: return subject == nil
    case .present: return subject != nil
    case .compare(let comparison, let bound):
      guard let subject else { return false }
      return compare(amount(subject), comparison, bound)
    case .has(let word):
      guard let subject, let name = project.names.find(word) else { return false }
      return mentions(name, in: subject)
    case .is(let word): return self.is(word, subject)
    }
  }

  /// An unknown amount may be large: it satisfies `>` and fails `<`.
  private func compare(_ amount: Double?, _ comparison: Condition.Comparison, _ bound: Double) -> Bool {
    switch comparison {
    case .less: return amount.map { $0 < bound } ?? false
    case .lessOrEqual: return amount.map { $0 <= bound } ?? false
    case .greater: return amount.map { $0 > bound } ?? true
    case .greaterOrEqual: return amount.map { $0 >= bound } ?? true
    case .equal: return amount == bound
    }
  }

  private func `is`(_ word: String, _ subject: Site?) -> Bool {
    guard let subject else { return false }
    switch word {
    case "remote": return provenance(subject) == .remote
    case "local": return provenance(subject) == .local
    case "unknown": return provenance(subject) == .unknown
    case "literal": return isLiteral(subject)
    case "small": return isSmall(subject)
    case "bundled": return isBundled(subject)
    case "numeric": return isNumericHost(subject)
    case "own": return isOwnFolder(subject)
    case "tiny": return isTiny(subject)
    case "short": return isShortText(subject)
    case "settings": return isSettingsFile(subject)
    case "flat": return isFlatMetatype(subject) || isMadeOfFlat(subject)
    case "stored": return isStored(subject)
    case "open": return isOpen(subject)
    case "brief": return isBrief(subject)
    case "shown": return isShown(subject)
    case "main": return (executor(subject) ?? heldExecutor(subject)) == .main
    case "nil": return literalFlags(subject)?.contains(.nil) ?? false
    case "true": return isBoolean(subject, .true)
    case "false": return isBoolean(subject, .false)
    default: return false
    }
  }

  /// A closure of one statement, which goes through nothing.
  private func isBrief(_ subject: Site) -> Bool {
    guard project.kind(subject) == .closure else { return false }
    let unit = project.unit(subject)
    let statements = children(subject).filter { !unit.summary.events.flags[Int($0.event)].contains(.parameter) }
    let inside = Int(subject.event) + 1 ..< Int(unit.summary.events.subtreeEnds[Int(subject.event)])
    return statements.count == 1 && !unit.summary.events.kinds[inside].contains { $0 == .loop || $0 == .closure }
  }

  /// An object that lives on the main actor, as views do.
  private func isShown(_ subject: Site) -> Bool {
    entities(type(of: subject)).contains { type in
      let isolation = isolation(of: type)
      return isolation.kind == .global(.mainActor) && isolation.confidence == .high
    }
  }

  private func literalFlags(_ site: Site) -> EventFlags? {
    guard let origin = origin(site) else { return nil }
    let events = project.unit(origin).summary.events
    return project.kind(origin) == .literal ? events.flags[Int(origin.event)] : nil
  }

  private func isLiteral(_ site: Site) -> Bool {
    guard let origin = origin(site) else { return false }
    return project.kind(origin) == .literal || containsOnlyLiteral(origin)
  }

  /// `Data("…".utf8)`, `"…".data(using: .utf8)`: built from a literal.
  private func containsOnlyLiteral(_ site: Site) -> Bool {
    let events = project.unit(site).summary.events
    let parts = children(site)
    guard let first = parts.first else { return false }
    switch project.kind(site) {
    case .call: return resolution(of: site).isStatic && isLiteralArgument(first, events)
    case .member: return previousLink(site).map { project.kind($0) == .literal } ?? false
    default: return false
    }
  }

  private func isLiteralArgument(_ argument: Site, _ events: Events) -> Bool {
    guard let value = project.firstChild(argument) else { return false }
    if project.kind(value) == .literal { return true }
    return project.kind(value) == .chain && project.firstChild(value).map { project.kind($0) == .literal } ?? false
  }

  /// `127.0.0.1`, `::1`: an address, for which nobody is asked.
  private func isNumericHost(_ site: Site) -> Bool {
    if project.kind(site) == .name, case let resolution = resolution(of: site), resolution.calledBinding == .none, resolution.calledVariable != .none,
      project.kind(resolution.calledVariable) == .parameter {
      return callersArguments(resolution.calledVariable)?.allSatisfy { project.kind($0) != .name && isNumericHost($0) } ?? false
    }
    guard let origin = origin(site), project.kind(origin) == .literal else { return false }
    let text = project.text(project.name(origin))
    return text.contains(":") || text.split(separator: ".", omittingEmptySubsequences: false).filter { UInt8($0) != nil }.count == 4
  }

  private func isBoolean(_ site: Site, _ word: Name) -> Bool {
    guard let origin = origin(site) else { return false }
    let unit = project.unit(origin)
    return unit.summary.events.flags[Int(origin.event)].contains(.boolean) && project.name(origin) == word
  }

  // MARK: Words

  /// Whether an expression mentions a word, or the variable it names was built with it anywhere in the same body.
  func mentions(_ word: Name, in site: Site) -> Bool {
    let unit = project.unit(site)
    let events = unit.summary.events
    if mentionsDirectly(word, in: site) { return true }
    for event in site.event ..< max(events.subtreeEnds[Int(site.event)], site.event &+ 1) where events.kinds[Int(event)] == .name {
      let name = unit.name(events.names[Int(event)])
      if let binding = scope(of: site).lookup(name, at: event) {
        if binding.declaration == .none, mentionsDirectly(word, in: Site(unit.index, binding.event)) { return true }
        if isAssigned(name, word, binding, site) { return true }
      } else if let variable = resolution(of: Site(unit.index, event)).targets.first, let value = initialValue(variable),
        mentionsDirectly(word, in: value) { return true }
    }
    return false
  }

  private func mentionsDirectly(_ word: Name, in site: Site) -> Bool {
    let unit = project.unit(site)
    let events = unit.summary.events
    for event in site.event ..< max(events.subtreeEnds[Int(site.event)], site.event &+ 1) where unit.name(events.names[Int(event)]) == word { return true }
    return false
  }

  /// `hints.ai_flags = AI_NUMERICHOST` or `flags |= …` before the use.
  private func isAssigned(_ name: Name, _ word: Name, _ binding: BodyScope.Binding, _ use: Site) -> Bool {
    let unit = project.unit(use)
    let events = unit.summary.events
    var event = binding.visible.lowerBound
    while event < use.event {
      if events.kinds[Int(event)] == .assignment {
        let parts = children(Site(unit.index, event))
        if parts.count == 2, mentionsDirectly(name, in: parts[0]), mentionsDirectly(word, in: parts[1]) { return true }
      }
      event &+= 1
    }
    return false
  }

  // MARK: Amounts

  /// The number an expression stands for, in seconds where it is a time; nil if the text does not show it.
  func amount(_ site: Site, depth: Int = 0) -> Double? {
    guard depth < 12 else { return nil }
    switch project.kind(site) {
    case .literal: return number(project.text(project.name(site)))
    case .operation: return operationAmount(site, depth)
    case .chain: return chainAmount(site, depth)
    case .implicitMember: return quantity(project.name(site))?.value
    case .name:
      guard !changes(site), let origin = origin(site), origin != site else { return nil }
      return amount(parentChain(origin), depth: depth + 1)
    case .tuple, .argument, .try, .await: return project.firstChild(site).flatMap { amount($0, depth: depth + 1) }
    default: return nil
    }
  }

  /// A local variable that is counted up or doubled later on, a property that is given another value somewhere.
  private func changes(_ link: Site) -> Bool {
    let resolution = resolution(of: link)
    if resolution.calledBinding == .none, let property = resolution.targets.first { return isGivenLater(property) }
    let binding = resolution.calledBinding
    guard binding != .none, project.kind(binding) == .binding, !project.unit(binding).summary.events.flags[Int(binding.event)].contains(.isLet) else { return false }
    return uses(ofBinding: binding).contains { isAssigned($0) }
  }

  private func isGivenLater(_ property: Decl) -> Bool {
    guard project.kind(property) == .variable, !project.unit(property).isInterface, project.flags(property).isDisjoint(with: [.let, .computed]), let index
    else { return false }
    return index.sites(project.name(property)).contains { isAssigned($0) && self.resolution(of: $0).targets.contains(property) }
  }

  /// The number, or for a parameter the smallest that callers give.
  func leastAmount(_ site: Site, depth: Int = 0) -> Double? {
    if let known = amount(site) { return known }
    let value = project.kind(site) == .argument ? project.firstChild(site) ?? site : site
    guard depth < 4, project.kind(value) == .name, case let resolution = resolution(of: value), resolution.calledBinding == .none,
      resolution.calledVariable != .none, project.kind(resolution.calledVariable) == .parameter, let given = callersArguments(resolution.calledVariable)
    else { return nil }
    let amounts = given.map { leastAmount($0, depth: depth + 1) }
    return amounts.contains(nil) ? nil : amounts.compactMap { $0 }.min()
  }

  /// `origin` ends at a chain's last link; amounts are read from the whole chain.
  private func parentChain(_ site: Site) -> Site {
    guard let outer = parent(site) else { return site }
    return project.unit(site).summary.events.kinds[Int(outer.event)] == .chain ? outer : site
  }

  func number(_ text: String) -> Double? {
    let plain = text.filter { $0 != "_" }
    if let value = Double(plain) { return value }
    if plain.hasPrefix("0x") { return UInt64(plain.dropFirst(2), radix: 16).map { Double($0) } }
    return nil
  }

  private func quantity(_ name: Name) -> Quantity? {
    let text = project.text(name)
    return knowledge.quantities.first { $0.names.contains(text) }
  }

  /// The last link decides: `.milliseconds(50)`, `DispatchTime.now()`, `Date(timeIntervalSinceNow: 2)`, `Date().addingTimeInterval(5)`.
  private func chainAmount(_ chain: Site, _ depth: Int) -> Double? {
    let parts = children(chain)
    guard let last = parts.last else { return nil }
    let name = project.name(last)
    if project.kind(last) == .member {
      if let value = quantity(name)?.value { return value }
      guard !changes(last), let origin = origin(last), origin != last else { return nil }
      return amount(parentChain(origin), depth: depth + 1)
    }
    guard project.kind(last) == .call, let quantity = quantity(name) else { return nil }
    guard let argument = project.firstChild(last), let value = project.firstChild(argument) else { return quantity.value }
    return amount(value, depth: depth + 1).map { $0 * quantity.factor }
  }

  private func operationAmount(_ operation: Site, _ depth: Int) -> Double? {
    var result: Double?
    var pending: Name = .plus
    for part in children(operation) {
      if project.kind(part) == .operator {
        pending = project.name(part)
        continue
      }
      guard let value = amount(part, depth: depth + 1) else { return nil }
      switch (result, pending) {
      case (nil, .minus): result = -value
      case (nil, _): result = value
      case (let total?, .plus): result = total + value
      case (let total?, .minus): result = total - value
      case (let total?, .times): result = total * value
      case (let total?, .divide): result = value == 0 ? nil : total / value
      default: return nil
      }
    }
    return result
  }
}
