import Knowledge
import Source

/// What the checks on timers ask about a timer or display link: what holds it, what it calls, and whether that changes what is shown.
struct TimerUses {
  private let context: LintContext
  /// Calls and assignments that make the interface draw something else.
  private let shows: UseTest
  private let stops: UseTest
  /// Attributes of properties and types that views observe.
  private let observed: Set<Name>
  private var resolver: Resolver { context.resolver }
  private var project: Project { context.project }

  init(_ context: LintContext) {
    self.context = context
    observed = context.typeNames(of: "is-observed")
    stops = context.test(for: "stops-timer")
    shows = context.test(for: "asks-for-drawing", "asks-for-layout", "changes-what-is-shown")
  }

  // MARK: What holds it

  /// The property that holds what a call makes: initialised with it, or assigned, perhaps through a local constant.
  func keeper(of call: Site) -> Decl? {
    guard let value = wholeExpression(call), let holder = resolver.parent(value) else { return nil }
    switch context.kind(holder) {
    case .assignment: return resolver.firstChild(holder).flatMap { target in target == value ? nil : variable(target) }
    case .binding: return keeper(ofLocal: holder)
    case .body:
      let decl = resolver.enclosingDeclaration(value)
      return project.kind(decl) == .variable ? decl : nil
    default: return nil
    }
  }

  /// The expression a call is the head of: its chain, with `try`, `await` and casts around it.
  private func wholeExpression(_ call: Site) -> Site? {
    var current = call
    while let outer = resolver.parent(current), [.chain, .try, .await, .cast].contains(context.kind(outer)) { current = outer }
    return current
  }

  private func keeper(ofLocal binding: Site) -> Decl? {
    let events = project.unit(binding).summary.events
    let root = resolver.root(of: binding)
    for event in binding.event ..< events.subtreeEnds[Int(root)] where events.kinds[Int(event)] == .assignment {
      let parts = resolver.children(Site(Int(binding.unit), event))
      guard parts.count == 2, context.kind(parts[1]) == .name, resolver.resolution(of: parts[1]).calledBinding == binding else { continue }
      if let found = variable(parts[0]) { return found }
    }
    return returned(binding, before: events.subtreeEnds[Int(root)])
  }

  /// The function hands it to its callers: what they put the result into.
  private func returned(_ binding: Site, before end: UInt32) -> Decl? {
    let events = project.unit(binding).summary.events
    for event in binding.event ..< end where events.kinds[Int(event)] == .jump && events.names[Int(event)] == .return {
      let jump = Site(Int(binding.unit), event)
      guard let value = resolver.firstChild(jump), context.kind(value) == .name,
        resolver.resolution(of: value).calledBinding == binding, let body = resolver.enclosingBody(jump)
      else { continue }
      for caller in context.graph.callers(of: body) where caller.confidence > .low {
        guard let result = wholeExpression(caller.site), let holder = resolver.parent(result), context.kind(holder) == .assignment,
          let target = resolver.firstChild(holder), target != result
        else { continue }
        if let found = variable(target) { return found }
      }
    }
    return nil
  }

  /// The property an expression names last.
  func variable(_ target: Site) -> Decl? {
    let last = context.kind(target) == .chain ? resolver.lastChild(target) ?? target : target
    let resolution = resolver.resolution(of: last)
    let found = resolution.calledVariable != .none ? resolution.calledVariable : resolution.targets.first ?? .none
    return found != .none && project.kind(found) == .variable ? found : nil
  }

  // MARK: What it calls

  /// The closures and methods that run when it fires.
  func callbacks(of call: Site) -> [Site] {
    var result = resolver.closures(ofCall: call)
    for argument in resolver.children(call) {
      for value in resolver.children(argument) where context.kind(value) == .macro { result += methods(named: value) }
    }
    if let chain = resolver.parent(call), context.kind(chain) == .chain {
      for link in resolver.children(chain) where link > call && context.kind(link) == .call { result += resolver.closures(ofCall: link) }
    }
    if let keeper = keeper(of: call) { result += receivers(of: keeper) }
    return result
  }

  /// `#selector(tick)`: the method of the enclosing type.
  private func methods(named selector: Site) -> [Site] {
    let events = project.unit(selector).summary.events
    let type = resolver.entity(enclosing: resolver.enclosingDeclaration(selector))
    guard type != .none else { return [] }
    for event in (selector.event &+ 1 ..< max(events.subtreeEnds[Int(selector.event)], selector.event &+ 1)).reversed() {
      let name = project.unit(selector).name(events.names[Int(event)])
      let found = resolver.members(type, name).decls.compactMap { project.body($0) }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// `.onReceive(ticks) { … }`: closures given to calls along with a publisher that is kept in a property.
  private func receivers(of keeper: Decl) -> [Site] {
    context.index.sites(project.name(keeper)).flatMap { site -> [Site] in
      guard resolver.resolution(of: site).targets.contains(keeper) else { return [] }
      for outer in resolver.ancestors(of: site).prefix(4) where context.kind(outer) == .call { return resolver.closures(ofCall: outer) }
      return []
    }
  }

  /// Its own closure ends it when something has been counted or has come about, as a short animation does; not where merely its owner is gone.
  func endsByItself(_ call: Site) -> Bool {
    resolver.closures(ofCall: call).contains { closure in
      let ends = project.unit(closure).summary.events.subtreeEnds
      return (closure.event ..< ends[Int(closure.event)]).contains { event in
        let site = Site(Int(closure.unit), event)
        guard context.kind(site) == .call, let receiver = resolver.receiver(of: site), context.kind(receiver) == .name, stops.contains(site) else { return false }
        let binding = resolver.resolution(of: receiver).calledBinding
        let isOwn = resolver.dollars[context.name(receiver)] == 0 || binding != .none && context.flags(binding).contains(.parameter) && resolver.isInside(binding, closure)
        return isOwn && !resolver.isAfterFailure(site) && !asksForOwner(around: site, in: closure)
      }
    }
  }

  /// `if self == nil { timer.invalidate() }`
  private func asksForOwner(around site: Site, in closure: Site) -> Bool {
    resolver.ancestors(of: site, below: closure).contains { holder in
      guard context.kind(holder) == .branch, let tests = resolver.firstChild(holder) else { return false }
      return resolver.children(tests).contains { test in
        context.kind(test) == .operation && resolver.children(test).contains { context.kind($0) == .name && context.name($0) == .selfValue }
      }
    }
  }

  // MARK: What is shown

  /// One of its callbacks changes what is shown, itself or through what it calls each time: further away, other things decide too.
  func drivesWhatIsShown(_ call: Site) -> Bool {
    var seen: Set<Site> = []
    return callbacks(of: call).contains { changesWhatIsShown($0, depth: 0, &seen) }
  }

  private func changesWhatIsShown(_ body: Site, depth: Int, _ seen: inout Set<Site>) -> Bool {
    guard depth < 2, seen.insert(body).inserted else { return false }
    let events = project.unit(body).summary.events
    for event in body.event &+ 1 ..< max(events.subtreeEnds[Int(body.event)], body.event &+ 1) {
      let site = Site(Int(body.unit), event)
      if shows.contains(site) { return true }
      switch events.kinds[Int(event)] {
      case .assignment:
        guard let target = resolver.firstChild(site) else { break }
        if isShown(target) || observers(runAt: target).contains(where: { changesWhatIsShown($0, depth: depth + 1, &seen) }) { return true }
      case .call where !resolver.isGuarded(site, in: body, unwrapping: false):
        for target in resolver.resolution(of: site).targets where !project.unit(target).isInterface {
          if let callee = project.body(target), changesWhatIsShown(callee, depth: depth + 1, &seen) { return true }
        }
      default: break
      }
    }
    return false
  }

  /// What an assignment runs: the setter and the observers of the property.
  private func observers(runAt target: Site) -> [Site] {
    guard let variable = variable(target), !project.unit(variable).isInterface else { return [] }
    return [Name.set, .didSet, .willSet].compactMap { project.accessor(variable, $0) }.compactMap { project.body($0) }
  }

  /// A property that views observe.
  private func isShown(_ target: Site) -> Bool {
    guard let variable = variable(target) else { return false }
    return ([variable, resolver.enclosingType(variable)]).contains { decl in
      decl != .none && project.attributes(decl).contains { observed.contains(project.unit(decl).name($0.name)) }
    }
  }
}
