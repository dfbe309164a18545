import Knowledge
import Source

/// Loops whose number of rounds the text does not bound, and what they do in each round.
struct UnboundedLoops {
  private let context: LintContext
  /// Calls that walk through a whole collection and run a closure for each element.
  private let walks: UseTest
  /// Calls and properties that suspend, or look whether the task is cancelled.
  private let pauses: UseTest
  private let waits: UseTest
  private var resolver: Resolver { context.resolver }

  init(_ context: LintContext) {
    self.context = context
    walks = context.test(for: "walks")
    pauses = context.test(for: "gives-way")
    waits = context.test(for: "gives-way", withAwaited: true)
  }

  /// The loop statements of the files whose findings are wanted.
  func statements() -> [Site] {
    context.wantedUnits.flatMap { unit in
      unit.summary.events.kinds.indices.filter { unit.summary.events.kinds[$0] == .loop }.map { Site(unit.index, UInt32($0)) }
    }
  }

  /// The loops of the project, and the calls that walk through a collection, in which there is another one.
  func allWithInner() -> [Site] {
    context.project.files.flatMap { unit -> [Site] in
      let events = unit.summary.events
      // What the text says first: most walks stand alone, and nobody asks what they walk through.
      let candidates = events.kinds.indices.filter { events.kinds[$0] == .loop || mayWalk(Site(unit.index, UInt32($0))) }
      return candidates.enumerated().compactMap { position, event in
        guard position + 1 < candidates.count, candidates[position + 1] < Int(events.subtreeEnds[event]) else { return nil }
        let site = Site(unit.index, UInt32(event))
        return events.kinds[event] == .loop || walks.contains(site) ? site : nil
      }
    }
  }

  /// The name alone lets it be such a call.
  func mayWalk(_ site: Site) -> Bool { context.kind(site) == .call && walks.mayContain(site) }

  /// A call that runs its closure for each element.
  func isWalk(_ call: Site) -> Bool { walks.contains(call) }

  /// A function that walks through data which is not among its parameters: each call goes through all of it.
  func walksOwnData(_ body: Site) -> Bool {
    guard context.kind(body) == .body else { return false }
    let decl = context.declaration(ofBody: body)
    let parameters = Set(context.project.parameters(decl).map { context.project.name($0) })
    return resolver.ownEvents(of: body).contains { event in
      (context.kind(event) == .loop || walks.contains(event)) && isUnbounded(event) && !mentions(parameters, in: sequence(event))
    }
  }

  /// A `for` or `while` loop, or a call that walks through a collection, over data of unknown size.
  func isUnbounded(_ site: Site) -> Bool {
    guard context.kind(site) == .loop else { return walks.contains(site) && !isSmall(receiver(site)) && !isText(receiver(site)) }
    let parts = resolver.children(site)
    switch context.name(site) {
    case .for:
      guard !context.flags(site).contains(.await), parts.count > 1 else { return false }
      return !isSmall(parts[1])
    default: return bound(parts) == nil
    }
  }

  /// A `for` statement over a collection: a `while` often goes on where another loop has stopped, and a range may be short whatever its ends are.
  func isOverCollection(_ loop: Site) -> Bool {
    guard context.kind(loop) == .loop, context.name(loop) == .for, let sequence = sequence(loop) else { return false }
    guard context.kind(sequence) == .operation else { return true }
    return resolver.ownEvents(of: sequence).contains { context.kind($0) == .member && context.project.text(context.name($0)) == "count" }
  }

  /// It goes through a stored property of the project, or a part of one.
  func isOverStored(_ loop: Site) -> Bool {
    guard let sequence = sequence(loop) else { return false }
    let links = context.kind(sequence) == .chain ? resolver.children(sequence) : [sequence]
    return links.contains { resolver.isStored($0) }
  }

  func isFor(_ loop: Site) -> Bool { context.kind(loop) == .loop && context.name(loop) == .for }

  private func receiver(_ call: Site) -> Site? { resolver.receiver(of: call) }

  /// A literal, a range up to a constant, all cases of an enumeration: as many rounds as the text says.
  private func isSmall(_ sequence: Site?) -> Bool {
    guard let sequence else { return false }
    switch context.kind(sequence) {
    case .array, .dictionary, .literal, .tuple: return true
    case .operation:
      let parts = resolver.children(sequence)
      guard let last = parts.last, parts.contains(where: { [.halfOpenRange, .closedRange].contains(context.name($0)) }) else { return false }
      return resolver.amount(last).map { $0 <= 4096 && !isVariable(last) } ?? false
    case .implicitMember: return true
    // Each way that an `if` or `switch` may take gives a short one.
    case .branch: return resolver.children(sequence).dropFirst().allSatisfy { isSmall(context.kind($0) == .block ? resolver.lastChild($0) : $0) }
    case .call:
      // `stride(from:to:by:)`, `zip(a, [1, 2])`
      return !resolver.children(sequence).isEmpty && resolver.children(sequence).allSatisfy { argument in
        resolver.firstChild(argument).map { resolver.amount($0) != nil || isSmall($0) } ?? false
      }
    case .chain:
      let parts = resolver.children(sequence)
      // What a method makes of its receiver is as long as that.
      guard let last = parts.last, context.kind(last) != .call || parts.count == 2 else { return false }
      return isSmall(last) || isCaseList(last)
    case .name, .member:
      if isCaseList(sequence) { return true }
      guard let origin = resolver.origin(sequence), origin != sequence else { return false }
      if context.kind(origin) == .operation { return isSmall(origin) }
      if context.kind(origin) == .branch { return isConstant(sequence) && isSmall(origin) }
      return [.array, .dictionary, .literal].contains(context.kind(origin)) && isConstant(sequence)
    default: return false
    }
  }

  /// A value that starts as a number and may become another one.
  private func isVariable(_ site: Site) -> Bool {
    guard let link = context.kind(site) == .chain ? resolver.lastChild(site) : site, [.name, .member].contains(context.kind(link)) else { return false }
    let resolution = resolver.resolution(of: link)
    if resolution.calledBinding != .none, let value = resolver.children(resolution.calledBinding).first {
      return context.kind(resolution.calledBinding) == .binding && !isConstant(link) || isVariable(value)
    }
    return resolution.targets.first.map { context.project.kind($0) == .variable && !context.project.flags($0).contains(.let) } ?? false
  }

  /// `name.map { … }` of a text that may be absent runs once; few walk through the letters of one.
  private func isText(_ receiver: Site?) -> Bool {
    receiver.map { resolver.nominalEntity(resolver.type(of: $0)) == resolver.builtin(.string) } ?? false
  }

  private func isCaseList(_ link: Site) -> Bool { context.project.text(context.name(link)) == "allCases" }

  /// The variable keeps the literal it was made with.
  private func isConstant(_ site: Site) -> Bool {
    let resolution = resolver.resolution(of: site)
    if resolution.calledBinding != .none { return context.flags(resolution.calledBinding).contains(.isLet) }
    return resolution.targets.first.map { context.project.flags($0).contains(.let) } ?? false
  }

  /// `while i < 8`: a comparison with a constant.
  private func bound(_ parts: [Site]) -> Double? {
    guard let conditions = parts.first(where: { context.kind($0) == .conditions }), let test = resolver.firstChild(conditions),
      context.kind(test) == .operation
    else { return nil }
    let operands = resolver.children(test)
    guard operands.count == 3, [.less, .lessOrEqual, .greater, .greaterOrEqual, .notEqualTo].contains(context.name(operands[1])) else { return nil }
    return resolver.amount(operands[2])
  }

  /// `while true` without a way out.
  func isEndless(_ site: Site) -> Bool {
    guard context.kind(site) == .loop, context.name(site) != .for else { return false }
    guard let conditions = resolver.children(site).first(where: { context.kind($0) == .conditions }), let test = resolver.firstChild(conditions),
      context.kind(test) == .literal, context.name(test) == .true
    else { return false }
    return !hasWayOut(site)
  }

  func hasWayOut(_ loop: Site) -> Bool { resolver.ownEvents(of: loop).contains { isWayOut($0, of: loop) } }

  private func isWayOut(_ event: Site, of loop: Site) -> Bool {
    switch context.kind(event) {
    case .try: return !context.flags(event).contains(.optionalTry)
    case .jump:
      switch context.name(event) {
      case .return, .throw: return true
      case .break:
        let payload = context.project.unit(event).summary.events.payloads[Int(event.event)]
        if payload != .max, payload != 0 { return true }
        return resolver.ancestors(of: event).first { [.loop, .selection].contains(context.kind($0)) } == loop
      default: return false
      }
    default: return false
    }
  }

  /// How the rounds of two loops add up.
  enum Nesting { case multiplied, timesConstant, flattened }

  /// Another loop over the same or other data inside, whose sequence does not come from the outer one's element: rounds multiply.
  func isNested(_ site: Site) -> Bool { isUnbounded(site) && nestedLoop(in: site) != nil }

  /// Another loop over data of unknown size inside, be it over parts of the outer one's elements.
  func hasInner(_ site: Site) -> Bool { isUnbounded(site) && !innerLoops(of: site).isEmpty }

  func nestedLoop(in site: Site) -> Site? {
    innerLoops(of: site).first { $0.nesting == .multiplied }?.loop
  }

  /// The loops and walks of unknown length inside a loop, with what they mean together.
  func innerLoops(of site: Site) -> [(loop: Site, nesting: Nesting)] {
    let isOpen = isUnbounded(site)
    guard isOpen || context.kind(site) == .loop && isLong(site) else { return [] }
    let own = names(boundBy: site)
    return resolver.ownEvents(of: site).compactMap { inner in
      guard context.kind(inner) == .loop || walks.contains(inner), !isHeader(inner, of: site), isUnbounded(inner) else { return nil }
      if mentions(own, in: sequence(inner)) { return isOpen ? (inner, .flattened) : nil }
      return (inner, isOpen ? .multiplied : .timesConstant)
    }
  }

  /// A range with a constant end that is worth counting.
  private func isLong(_ loop: Site) -> Bool {
    let parts = resolver.children(loop)
    guard context.name(loop) == .for, parts.count > 1, context.kind(parts[1]) == .operation else { return false }
    guard let last = resolver.lastChild(parts[1]) else { return false }
    return resolver.amount(last).map { $0 >= 16 } ?? false
  }

  /// The outermost loop of its body.
  func isOutermost(_ site: Site) -> Bool {
    for holder in resolver.ancestors(of: site) {
      if context.kind(holder) == .loop || walks.contains(holder) { return false }
      if context.kind(holder) == .body || context.kind(holder) == .closure && !resolver.place(of: holder).isInPlace { return true }
    }
    return true
  }

  /// The inner walk makes the outer's sequence, once.
  private func isHeader(_ inner: Site, of loop: Site) -> Bool {
    guard context.kind(loop) == .loop, context.name(loop) == .for else { return false }
    return resolver.children(loop).first { resolver.isInside(inner, $0) || inner == $0 }.map { context.kind($0) != .block } ?? false
  }

  private func sequence(_ loop: Site) -> Site? {
    if context.kind(loop) != .loop { return receiver(loop) }
    let parts = resolver.children(loop)
    return context.name(loop) == .for ? (parts.count > 1 ? parts[1] : nil) : parts.first { context.kind($0) == .conditions }
  }

  /// The names a loop binds, and what is bound inside from them.
  private func names(boundBy loop: Site) -> Set<Name> {
    var result: Set<Name> = [.dollar0, .dollar1]
    for event in resolver.ownEvents(of: loop) where context.kind(event) == .binding { result.insert(context.name(event)) }
    return result
  }

  private func mentions(_ names: Set<Name>, in site: Site?) -> Bool {
    guard let site else { return true }
    let unit = context.project.unit(site)
    let events = unit.summary.events
    // The receiver of a call is a link; what stands before it in the chain belongs to it.
    let start = resolver.parent(site).map { context.kind($0) == .chain ? $0 : site } ?? site
    for event in start.event ..< max(events.subtreeEnds[Int(site.event)], start.event &+ 1)
    where events.kinds[Int(event)] == .name && names.contains(unit.name(events.names[Int(event)])) { return true }
    return false
  }

  /// The loop suspends, or looks whether its task is cancelled.
  func pauses(_ site: Site) -> Bool {
    resolver.ownEvents(of: site).contains { event in
      context.kind(event) == .await || pauses.contains(event) || context.kind(event) == .loop && context.flags(event).contains(.await)
    }
  }

  /// A call that suspends for a while, or looks whether the task is cancelled.
  func isPause(_ call: Site) -> Bool { waits.contains(call) }

  func callsSomething(_ site: Site) -> Bool { resolver.ownEvents(of: site).contains { context.kind($0) == .call } }

  /// Each round calls something of the project or walks through a collection.
  func doesWork(_ site: Site) -> Bool {
    resolver.ownEvents(of: site).contains { event in
      guard context.kind(event) == .call else { return false }
      let resolution = resolver.resolution(of: event)
      let isStored = resolution.calledVariable != .none && resolution.targets.isEmpty || resolution.calledBinding != .none
      return walks.contains(event) || isStored || resolution.targets.contains { !context.project.unit($0).isInterface }
    }
  }
}
