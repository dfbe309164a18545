import Knowledge
import Source

/// Values that carry a closure, as work items, operations and timers do: it runs where the value is executed, by a call that the value is given to or by one on the
/// value itself. The value is followed through variables and properties.
extension Resolver {
  struct Execution {
    var call: Site
    var verdict: PlaceVerdict
  }

  /// Where the closure runs that a call puts into the value it makes; nil: nothing shows that the value is ever executed.
  /// Executed on main among other places counts as main.
  func executedPlace(_ maker: Site, _ page: PageLine) -> PlaceVerdict? {
    let known = executions(ofMaker: maker).filter { $0.verdict.place != .unknown }
    guard let first = known.first else { return nil }
    let places = Set(known.map(\.verdict.place))
    var verdict = (known.first { $0.verdict.place == .main } ?? known.first { $0.verdict.isInPlace } ?? first).verdict
    if places.count > 1 { verdict = verdict.lowered(to: .medium) }
    // Later, wherever the call stands that executes it.
    verdict.isInPlace = false
    verdict.page = verdict.page ?? page
    return verdict
  }

  /// The call that makes a value of the closure it is given.
  func maker(ofArgument argument: Site) -> Site? {
    guard let call = parent(argument), pageEntry(call, argument)?.prepared.place.runs == .executed else { return nil }
    return call
  }

  func executions(ofMaker call: Site) -> [Execution] {
    var trail = ValueTrail()
    followUse(call, &trail)
    return trail.executions
  }

  // MARK: Following the value

  /// What became of the value so far.
  private struct ValueTrail {
    var executions: [Execution] = []
    var variables: Set<Site> = []
    var properties: Set<Decl> = []
    /// A property holds now this value, now another.
    var isGuess = false
  }

  /// A link or name that yields the value: the last one of its chain, or one on which more is called.
  private func followUse(_ use: Site, _ trail: inout ValueTrail) {
    guard let chain = parent(use), project.kind(chain) == .chain else { return followValue(use, &trail) }
    let links = children(chain)
    guard let position = links.firstIndex(of: use), use != links.last else { return followValue(chain, &trail) }
    // `item.perform()`
    guard position + 2 < links.count, project.kind(links[position + 2]) == .call, children(links[position + 2]).isEmpty else { return }
    if let verdict = pagePlace(links[position + 2], use) { add(links[position + 2], verdict, &trail) }
  }

  private func followValue(_ value: Site, _ trail: inout ValueTrail) {
    guard let holder = parent(value) else { return }
    switch project.kind(holder) {
    case .argument: followArgument(holder, &trail)
    case .array, .try, .await, .cast: followValue(holder, &trail)
    case .binding: followVariable(holder, &trail)
    case .assignment:
      guard let target = project.firstChild(holder), target != value, let link = project.kind(target) == .chain ? lastChild(target) : target else { return }
      let resolution = resolution(of: link)
      if resolution.calledBinding != .none { return followVariable(resolution.calledBinding, &trail) }
      if let property = assignedProperty(target) { followProperty(property, &trail) }
    case .body:
      let variable = declaration(ofBody: holder)
      if project.kind(variable) == .variable { followProperty(variable, &trail) }
    default: break
    }
  }

  private func followArgument(_ argument: Site, _ trail: inout ValueTrail) {
    guard let call = parent(argument), project.kind(call) == .call else { return }
    if let verdict = pagePlace(call, argument) { return add(call, verdict, &trail) }
    if parameterOfArgument[argument] == nil { _ = resolution(of: call) }
    guard let parameter = parameterOfArgument[argument], !project.unit(parameter).isInterface else { return }
    if let verdict = parameterPlace(parameter, project.parent(parameter)) { add(call, verdict, &trail) }
  }

  private func followVariable(_ binding: Site, _ trail: inout ValueTrail) {
    guard trail.variables.insert(binding).inserted else { return }
    for use in uses(ofBinding: binding) { followUse(use, &trail) }
  }

  private func followProperty(_ property: Decl, _ trail: inout ValueTrail) {
    guard let index, trail.properties.insert(property).inserted else { return }
    let accesses = index.sites(project.name(property)).filter { site in
      [.name, .member].contains(project.kind(site)) && resolution(of: site).targets.contains(property)
    }
    let wasGuess = trail.isGuess
    if accesses.filter(isAssigned).count > 1 { trail.isGuess = true }
    for access in accesses { followUse(access, &trail) }
    trail.isGuess = wasGuess
  }

  private func add(_ call: Site, _ verdict: PlaceVerdict, _ trail: inout ValueTrail) {
    trail.executions.append(Execution(call: call, verdict: trail.isGuess ? verdict.lowered(to: .medium) : verdict))
  }

  /// Where a local variable is called or read, in the body around it.
  func uses(ofBinding binding: Site) -> [Site] {
    let events = project.unit(binding).summary.events
    let name = events.names[Int(binding.event)]
    return scope(of: binding).range.compactMap { event in
      let site = Site(Int(binding.unit), event)
      guard events.names[Int(event)] == name, case let kind = events.kinds[Int(event)],
        kind == .call || kind == .name && followingCall(site) == nil
      else { return nil }
      return resolution(of: site).calledBinding == binding ? site : nil
    }
  }
}
