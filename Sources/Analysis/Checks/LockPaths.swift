import Source

/// Follows one lock along the paths of the body in which it is taken: where the body suspends or leaves while it is held, and what runs under it.
struct LockPaths {
  /// The body leaves here with the lock held.
  struct Exit {
    var site: Site
    /// On every path that comes here the lock is held.
    var isCertain: Bool
  }

  private(set) var suspensions: [Site] = []
  private(set) var exits: [Exit] = []
  /// A round of the loop, the loop or the body ends with the lock held, with nothing behind that gives it back.
  private(set) var leaks: [Exit] = []
  private(set) var held: [Site] = []
  /// What runs under it on every path.
  private(set) var surelyHeld: [Site] = []
  /// The lock is given back somewhere in the body.
  private(set) var isGivenBack = false
  /// A closure that runs elsewhere gives it back.
  private(set) var isHandedOn = false

  /// What may be true where a path has come to.
  private struct State: OptionSet {
    let rawValue: UInt8
    static let before = State(rawValue: 1)
    static let held = State(rawValue: 2)
    static let released = State(rawValue: 4)
  }

  /// A loop or switch that `break` leaves, or an in-place closure that `return` leaves.
  private struct Frame {
    enum Kind { case loop, selection, closure, attempt }
    var kind: Kind
    var label: Name = .none
    var site: Site = .none
    /// Joins the paths that jump out, or are caught.
    var left: State = []
    var continued: State = []
  }

  private let resolver: Resolver
  private let lock: Site
  private let unlocks: [Site]
  private let events: Events
  private let unit: SourceUnit
  private var state: State = .before
  private var frames: [Frame] = []
  private var deferred = 0
  /// `owner` in `owner?.lock.lock()`: without one no lock was taken.
  private let owner: [Name]

  /// - Parameter unlocks: calls that give the lock back, in source order.
  init(_ lock: Site, unlocks: [Site], in body: Site, _ resolver: Resolver) {
    self.resolver = resolver
    self.lock = lock
    self.unlocks = unlocks
    unit = resolver.project.unit(body)
    events = unit.summary.events
    owner = LockPaths.owner(of: lock, resolver)
    isGivenBack = containsUnlock(body)
    statements(body)
    // A lock that is taken under a condition is given back under the same one.
    if !state.contains(.before) { leak(body) }
  }

  private func kind(_ site: Site) -> EventKind { events.kinds[Int(site.event)] }
  private func name(_ site: Site) -> Name { unit.name(events.names[Int(site.event)]) }

  private mutating func visitAll(_ sites: [Site]) { for site in sites { visit(site) } }

  private mutating func visit(_ site: Site) {
    guard concerns(site) else { return }
    if state.contains(.held) { held.append(site) }
    if state == .held { surelyHeld.append(site) }
    switch kind(site) {
    case .body: noteUnlocks(site)
    case .closure: closure(site)
    case .block: statements(site)
    case .deferred: break
    case .branch: branch(site)
    case .selection: selection(site)
    case .loop: loop(site)
    case .attempt: attempt(site)
    case .jump: jump(site)
    case .try: tried(site)
    case .await: awaited(site)
    case .call: call(site)
    default: visitAll(resolver.children(site))
    }
  }

  /// Before the lock is taken and after it is given back only what leaves matters, and closures, which may give it back another time.
  private func concerns(_ site: Site) -> Bool {
    guard state == .before || state == .released else { return true }
    let inside = Int(site.event) ..< Int(events.subtreeEnds[Int(site.event)])
    return inside.contains(Int(lock.event)) || events.kinds[inside].contains { $0 == .closure || $0 == .jump || $0 == .try }
  }

  // MARK: Statements

  /// What a `defer` gives back is given back when its block ends.
  private mutating func statements(_ block: Site) {
    var own = 0
    for child in resolver.project.children(block) {
      if kind(child) == .deferred, containsUnlock(child) {
        own += 1
        deferred += 1
      } else {
        visit(child)
      }
    }
    deferred -= own
    if own > 0 { release() }
  }

  private func containsUnlock(_ site: Site) -> Bool {
    let first = firstUnlock(from: site)
    return first < unlocks.count && unlocks[first] < Site(site.unit, events.subtreeEnds[Int(site.event)])
  }

  private func isUnlock(_ site: Site) -> Bool {
    let first = firstUnlock(from: site)
    return first < unlocks.count && unlocks[first] == site
  }

  private func firstUnlock(from site: Site) -> Int {
    var (low, high) = (0, unlocks.count)
    while low < high {
      let middle = (low + high) / 2
      if unlocks[middle] < site { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func release() {
    if state.contains(.held) { state = state.subtracting(.held).union(.released) }
  }

  private mutating func noteUnlocks(_ site: Site) {
    if containsUnlock(site) { isHandedOn = true }
  }

  private mutating func closure(_ site: Site) {
    guard resolver.place(of: site).isInPlace else { return noteUnlocks(site) }
    frames.append(Frame(kind: .closure))
    statements(site)
    state.formUnion(frames.removeLast().left)
  }

  private mutating func branch(_ site: Site) {
    let parts = resolver.children(site)
    guard let first = parts.first else { return }
    let before = state
    visit(first)
    let (passed, failed) = outcomes(of: first, before)
    if name(site) == .guard {
      state = failed
      visitAll(Array(parts.dropFirst()))
      state.formUnion(passed)
      return
    }
    var end: State = []
    for (index, part) in parts.dropFirst().enumerated() {
      state = index == 0 ? passed : failed
      visit(part)
      end.formUnion(state)
    }
    state = parts.count > 2 ? end : end.union(failed)
  }

  /// The names before the `?` in the call that takes the lock.
  private static func owner(of lock: Site, _ resolver: Resolver) -> [Name] {
    guard let chain = resolver.parent(lock), resolver.project.kind(chain) == .chain else { return [] }
    let events = resolver.project.unit(lock).summary.events
    let links = resolver.children(chain)
    guard let end = links.firstIndex(where: { events.flags[Int($0.event)].contains(.optionalChain) }) else { return [] }
    return path(links.prefix(upTo: end), resolver)
  }

  /// Of names and members only; empty where anything is called.
  private static func path(_ links: some Collection<Site>, _ resolver: Resolver) -> [Name] {
    links.allSatisfy { [.name, .member].contains(resolver.project.kind($0)) } ? links.map { resolver.project.name($0) } : []
  }

  /// `guard let owner`, `if let owner = owner`: it fails where there is none.
  private func asksForOwner(_ test: Site) -> Bool {
    guard !owner.isEmpty, kind(test) == .binding, events.flags[Int(test.event)].contains(.unwrapping), let value = resolver.firstChild(test) else { return false }
    return LockPaths.path(kind(value) == .chain ? resolver.children(value) : [value], resolver) == owner
  }

  /// What is true where conditions hold and where they do not: `lock.try()` and `lock(before:)` say themselves whether the lock was taken.
  private func outcomes(of conditions: Site, _ before: State) -> (passed: State, failed: State) {
    let tests = resolver.children(conditions)
    guard let index = tests.lastIndex(where: { resolver.isInside(lock, $0) }) else {
      if state == .held, tests.contains(where: { asksForOwner($0) }) { return (state, tests.count == 1 ? .before : [.before, .held]) }
      return (state, state)
    }
    let isNegated = kind(tests[index]) == .operation && resolver.firstChild(tests[index]).map { kind($0) == .operator && name($0) == .exclamation } ?? false
    if isNegated { return (before, state) }
    return (state, index == tests.count - 1 ? before : state.union(before))
  }

  private mutating func selection(_ site: Site) {
    frames.append(Frame(kind: .selection))
    let parts = resolver.children(site)
    visitAll(parts.filter { kind($0) != .switchCase })
    let start = state
    var end: State = []
    for part in parts where kind(part) == .switchCase {
      state = start
      visitAll(resolver.children(part))
      end.formUnion(state)
    }
    state = end.union(frames.removeLast().left)
  }

  private mutating func loop(_ site: Site) {
    frames.append(Frame(kind: .loop, label: Name(events.payloads[Int(site.event)]), site: site))
    let parts = resolver.children(site)
    let isRepeat = name(site) == .repeat
    if !isRepeat { visitAll(parts.filter { kind($0) != .block }) }
    if events.flags[Int(site.event)].contains(.await), state.contains(.held) { suspensions.append(site) }
    let start = state
    for _ in 0 ..< 2 {
      visitAll(isRepeat ? parts : parts.filter { kind($0) == .block })
      state.formUnion(frames[frames.count - 1].continued)
      if !isRepeat || state.isEmpty { state.formUnion(start) }
    }
    let frame = frames.removeLast()
    state = isEndless(site) ? frame.left : state.union(frame.left)
  }

  /// `while true`
  private func isEndless(_ site: Site) -> Bool {
    guard name(site) == .while, let test = resolver.firstChild(site), let value = resolver.firstChild(test) else { return false }
    return kind(value) == .literal && name(value) == .true
  }

  private mutating func attempt(_ site: Site) {
    let parts = resolver.children(site)
    let catches = parts.filter { kind($0) == .catchClause }
    if !catches.isEmpty { frames.append(Frame(kind: .attempt)) }
    visitAll(parts.filter { kind($0) != .catchClause })
    guard !catches.isEmpty else { return }
    let thrown = frames.removeLast().left
    var end = state
    for clause in catches {
      state = thrown
      visitAll(resolver.children(clause))
      end.formUnion(state)
    }
    state = end
  }

  // MARK: Jumps

  private mutating func jump(_ site: Site) {
    visitAll(resolver.children(site))
    switch name(site) {
    case .return: leave(site, to: frames.lastIndex { $0.kind == .closure })
    case .throw: leave(site, to: frames.lastIndex { $0.kind == .attempt })
    case .break, .continue: leaveLoop(site)
    default: return
    }
    state = []
  }

  private mutating func leave(_ site: Site, to frame: Int?) {
    if let frame { frames[frame].left.formUnion(state) } else { exit(site) }
  }

  private mutating func leaveLoop(_ site: Site) {
    let label = Name(events.payloads[Int(site.event)])
    let isLabelled = events.payloads[Int(site.event)] != .max && label != .none
    let isContinue = name(site) == .continue
    let frame = frames.lastIndex { frame in
      isLabelled ? frame.label == label : frame.kind == .loop || !isContinue && frame.kind == .selection
    }
    guard let frame else { return }
    let loop = frames[frame].site
    if loop != .none, resolver.isInside(lock, loop), isContinue || !isGivenBack(after: loop) { leak(site) }
    if isContinue { frames[frame].continued.formUnion(state) } else { frames[frame].left.formUnion(state) }
  }

  private mutating func leak(_ site: Site) {
    guard state.contains(.held), deferred == 0 else { return }
    leaks.append(Exit(site: site, isCertain: state == .held))
  }

  private func isGivenBack(after loop: Site) -> Bool {
    let end = Site(loop.unit, events.subtreeEnds[Int(loop.event)])
    return unlocks.contains { $0 >= end && resolver.enclosingBody($0) == resolver.enclosingBody(loop) }
  }

  private mutating func exit(_ site: Site, mayStay: Bool = false) {
    guard state.contains(.held), deferred == 0 else { return }
    exits.append(Exit(site: site, isCertain: state == .held && !mayStay))
  }

  private mutating func tried(_ site: Site) {
    visitAll(resolver.children(site))
    let flags = events.flags[Int(site.event)]
    guard !flags.contains(.optionalTry), !flags.contains(.forcedTry), !state.isEmpty else { return }
    if let frame = frames.lastIndex(where: { $0.kind == .attempt }) { frames[frame].left.formUnion(state) } else { exit(site, mayStay: true) }
  }

  private mutating func awaited(_ site: Site) {
    visitAll(resolver.children(site))
    if state.contains(.held) { suspensions.append(site) }
  }

  private mutating func call(_ site: Site) {
    visitAll(resolver.children(site))
    if site == lock {
      if !state.isEmpty { state = .held }
    } else if isUnlock(site) {
      release()
    }
  }
}
