import Source

/// Follows the paths through one closure that holds a continuation, and notes where a path leaves without resuming it or resumes it again.
/// Passing the continuation on, storing it or handing it to a closure counts as resuming: what happens there is not this body's.
struct ContinuationPaths {
  /// How often the continuation may have been resumed at a point, each possibility a bit.
  struct State: OptionSet {
    let rawValue: UInt8
    static let never = State(rawValue: 1)
    static let once = State(rawValue: 2)
    /// Given to others: nothing more is known.
    static let given = State(rawValue: 4)
  }

  enum Fault {
    case leaves, again, againInLoop
    /// What the closure is given to may not be there.
    case leavesWithoutReceiver
  }

  private let resolver: Resolver
  private let name: Name
  private let unit: SourceUnit
  private let events: Events
  /// The closure runs later: a callback may be called more than once and keep account of that in flags.
  private let isCallback: Bool
  /// It runs at once in a function, whose `self` stays as long: a weak capture of it is never empty there.
  private let keepsSelf: Bool
  private(set) var faults: [(site: Site, fault: Fault)] = []
  private(set) var closures: [Site] = []
  /// Those of the closures before which it may have been resumed already.
  private(set) var later: [Site] = []
  /// Where it is resumed in the closure itself.
  private(set) var resumes: [Site] = []
  /// What holds where the closure ends.
  private(set) var end: State = .never
  /// What is followed is itself called, `done(value)`, not resumed.
  private let isCalled: Bool
  private var isRepeating = false
  /// The branch that was taken without resuming where others did.
  private var missing: UInt32?
  /// States at the throws of the `do` statements around, and at the breaks of loops and switches.
  private var thrown: [State] = []
  private var broken: [State] = []

  init(_ resolver: Resolver, closure: Site, name: Name, isCallback: Bool, isCalled: Bool = false) {
    self.resolver = resolver
    self.isCalled = isCalled
    self.name = name
    self.isCallback = isCallback
    keepsSelf = !isCallback && resolver.enclosingBody(closure).map { resolver.project.kind($0) == .body } ?? false
    unit = resolver.project.unit(closure)
    events = unit.summary.events
    end = statements(children(closure.event).filter { !isParameter($0) }, .never)
    if end.contains(.never) {
      if let missing { note(missing, .leaves) } else if end == .never { note(closure.event, .leaves) }
    }
  }

  private func isParameter(_ event: UInt32) -> Bool { events.kinds[Int(event)] == .capture || events.flags[Int(event)].contains(.parameter) }
  private func children(_ event: UInt32) -> [UInt32] { unit.summary.children(of: EventID(event)).map(\.index) }
  private func word(_ event: UInt32) -> Name { unit.name(events.names[Int(event)]) }

  private mutating func note(_ event: UInt32, _ fault: Fault) { faults.append((Site(unit.index, event), fault)) }

  private func mentions(_ event: UInt32) -> Bool {
    (event ..< max(events.subtreeEnds[Int(event)], event &+ 1)).contains { events.kinds[Int($0)] == .name && word($0) == name }
  }

  // MARK: Statements

  private mutating func statements(_ list: [UInt32], _ start: State) -> State {
    var state = start
    for event in list {
      if state.isEmpty { break }
      state = statement(event, state)
    }
    return state
  }

  private mutating func statement(_ event: UInt32, _ state: State) -> State {
    switch events.kinds[Int(event)] {
    case .block, .conditions, .argument, .array, .dictionary, .tuple, .await, .cast, .destructuring, .binding, .pattern,
      .interpolatedString, .deferred, .macro:
      return statements(children(event), state)
    case .branch: return branch(event, state)
    case .selection: return selection(event, state)
    case .loop: return loop(event, state)
    case .attempt: return attempt(event, state)
    case .jump: return jump(event, state)
    case .try: return tried(event, state)
    case .chain: return chain(event, state)
    case .name: return word(event) == name ? .given : state
    case .closure:
      if mentions(event) { closures.append(Site(unit.index, event)) }
      if mentions(event), state.contains(.once) { later.append(Site(unit.index, event)) }
      return mentions(event) ? .given : state
    case .body, .localDeclaration, .configuration, .unknown, .keyPath: return mentions(event) ? .given : state
    default: return statements(children(event), state)
    }
  }

  private mutating func jump(_ event: UInt32, _ start: State) -> State {
    let state = statements(children(event), start)
    switch word(event) {
    case .break, .continue:
      if broken.isEmpty { return [] }
      broken[broken.count - 1].formUnion(state)
      return []
    case .fallthrough: return state
    case .throw:
      if thrown.isEmpty { leave(event, state) } else { thrown[thrown.count - 1].formUnion(state) }
      return []
    default:
      leave(event, state)
      return []
    }
  }

  private mutating func leave(_ event: UInt32, _ state: State) {
    if state.contains(.never), !isKeptAccount(event) { note(event, .leaves) }
  }

  /// A callback that leaves early on a flag, as it does when it was called before: only what unwraps a value is taken for a forgotten path.
  private func isKeptAccount(_ event: UInt32) -> Bool {
    guard isCallback else { return false }
    var current = resolver.parent(Site(unit.index, event))
    while let site = current, events.kinds[Int(site.event)] != .closure {
      if events.kinds[Int(site.event)] == .branch { return !unwraps(site.event) }
      current = resolver.parent(site)
    }
    return true
  }

  private func unwraps(_ branch: UInt32) -> Bool {
    guard let conditions = children(branch).first, events.kinds[Int(conditions)] == .conditions else { return false }
    return children(conditions).allSatisfy { events.kinds[Int($0)] == .binding && events.flags[Int($0)].contains(.unwrapping) }
  }

  // MARK: Branches

  private mutating func branch(_ event: UInt32, _ start: State) -> State {
    let parts = children(event)
    guard let conditions = parts.first else { return start }
    let state = statement(conditions, start)
    let arms = Array(parts.dropFirst())
    if keepsSelf, unwrapsSelf(conditions) { return word(event) == .guard ? state : arms.first.map { statement($0, state) } ?? state }
    if word(event) == .guard {
      _ = statements(arms, state)
      return state
    }
    var ends = arms.map { (event: $0, state: statement($0, state)) }
    if arms.count < 2 { ends.append((event, state)) }
    let result = joined(ends, isCertain: !isCallback || unwraps(event))
    // Of a row of else-ifs without an else, the first `if` is to blame.
    if let blamed = missing, blamed == arms.last, events.kinds[Int(blamed)] == .branch { missing = event }
    return result
  }

  /// `guard let self`, `if let strongSelf = self`
  private func unwrapsSelf(_ conditions: UInt32) -> Bool {
    children(conditions).allSatisfy { test in
      guard events.kinds[Int(test)] == .binding, events.flags[Int(test)].contains(.unwrapping) else { return false }
      return children(test).first.map { events.kinds[Int($0)] == .name && word($0) == .selfValue } ?? (word(test) == .selfValue)
    }
  }

  private mutating func selection(_ event: UInt32, _ start: State) -> State {
    let parts = children(event)
    guard let subject = parts.first else { return start }
    let state = statement(subject, start)
    var ends: [(event: UInt32, state: State)] = []
    var isCertain = true
    for part in parts.dropFirst() {
      guard events.kinds[Int(part)] == .switchCase else { return mentions(event) ? .given : state }
      broken.append([])
      var end = statements(children(part).filter { events.kinds[Int($0)] == .block }, state)
      end.formUnion(broken.removeLast())
      if isCallback, end.contains(.never), isInterim(part) { end = end.subtracting(.never).union(.given) }
      ends.append((part, end))
      if events.flags[Int(part)].contains(.isDefault), end.contains(.never), isCallback { isCertain = false }
    }
    return joined(ends, isCertain: isCertain)
  }

  /// A callback that is told of the progress is called again.
  private func isInterim(_ switchCase: UInt32) -> Bool {
    let patterns = children(switchCase).filter { events.kinds[Int($0)] == .pattern }
    return !patterns.isEmpty && patterns.allSatisfy { pattern in
      let end = events.subtreeEnds[Int(pattern)]
      guard let named = (pattern ..< end).first(where: { events.kinds[Int($0)] == .implicitMember || events.kinds[Int($0)] == .member }) else { return false }
      let text = resolver.project.text(word(named)).lowercased()
      return Self.interimWords.contains { text.contains($0) }
    }
  }

  private static let interimWords = ["progress", "update", "partial", "start", "running", "loading", "waiting", "pending", "chunk"]

  /// Where some ways resume and one does not, that one is remembered as the place to blame.
  private mutating func joined(_ ends: [(event: UInt32, state: State)], isCertain: Bool) -> State {
    var result = ends.reduce(State()) { $0.union($1.state) }
    let isMixed = result.contains(.never) && result != .never
    guard isMixed else { return result }
    if isCertain {
      if missing == nil { missing = ends.first { $0.state.contains(.never) }?.event }
    } else {
      result.remove(.never)
      result.insert(.given)
    }
    return result
  }

  private mutating func loop(_ event: UInt32, _ start: State) -> State {
    broken.append([])
    let first = statements(children(event), start)
    let wasRepeating = isRepeating
    isRepeating = true
    let second = statements(children(event), first.union(broken.last ?? []))
    isRepeating = wasRepeating
    let left = broken.removeLast()
    return start.union(first).union(second).union(left)
  }

  // MARK: Throws

  private mutating func attempt(_ event: UInt32, _ start: State) -> State {
    let parts = children(event)
    guard let block = parts.first, parts.count > 1 else { return statements(parts, start) }
    thrown.append([])
    var result = statement(block, start)
    let caught = thrown.removeLast()
    var ends: [(event: UInt32, state: State)] = [(block, result)]
    for clause in parts.dropFirst() {
      ends.append((clause, statements(children(clause).filter { events.kinds[Int($0)] == .block }, caught)))
    }
    result = joined(ends, isCertain: true)
    return result
  }

  private mutating func tried(_ event: UInt32, _ start: State) -> State {
    let state = statements(children(event), start)
    let isMarked = events.flags[Int(event)].contains(.optionalTry) || events.flags[Int(event)].contains(.forcedTry)
    if isMarked || mentions(event) { return state }
    if thrown.isEmpty {
      if start.contains(.never) { note(event, .leaves) }
    } else {
      thrown[thrown.count - 1].formUnion(start)
    }
    return state
  }

  // MARK: Resuming

  private mutating func chain(_ event: UInt32, _ start: State) -> State {
    let parts = children(event)
    guard let base = parts.first, let last = parts.last else { return start }
    if events.kinds[Int(base)] == .name, word(base) == name {
      guard events.kinds[Int(last)] == .call, parts.count == (isCalled ? 2 : 3) else { return .given }
      return resumed(last, statements(children(last), start))
    }
    // A value of type Never: the program ends here.
    if events.kinds[Int(last)] == .call, endsProgram(last) { return [] }
    let end = statements(parts, start)
    let isOptional = parts.dropFirst().contains { events.flags[Int($0)].contains(.optionalChain) && $0 == parts[1] }
    if isOptional, !(keepsSelf && word(base) == .selfValue), end == .given, start.contains(.never), events.kinds[Int(base)] == .name, mentions(last) {
      note(event, word(base) == .selfValue ? .leaves : .leavesWithoutReceiver)
    }
    return end
  }

  private func endsProgram(_ call: UInt32) -> Bool {
    let targets = resolver.resolution(of: Site(unit.index, call)).targets
    guard let target = targets.first, resolver.project.type(target) != .none else { return false }
    let owner = resolver.project.unit(target)
    return resolver.project.text(owner.name(owner.summary.types.names[Int(resolver.project.type(target).index)])) == "Never"
  }

  private mutating func resumed(_ call: UInt32, _ state: State) -> State {
    resumes.append(Site(unit.index, call))
    if state.contains(.once) { note(call, isRepeating ? .againInLoop : .again) }
    return state.contains(.given) ? .given : .once
  }
}
