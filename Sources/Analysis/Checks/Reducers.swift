import Knowledge
import Source

/// What the checks on reducers share: the cases of a reducer's `switch` over its actions, by name.
struct ReducerCases {
  private let context: LintContext
  private let sends: UseTest
  private let runs: UseTest
  private var resolver: Resolver { context.resolver }

  init(_ context: LintContext) {
    self.context = context
    sends = context.test(for: "returns-action")
    runs = context.test(for: "runs-effect")
  }

  /// The outermost `switch` around a site within the function or stored closure that holds it.
  func selection(around site: Site) -> Site? {
    resolver.ancestors(of: site).last { context.kind($0) == .selection }
  }

  /// The case of a selection that holds a site.
  func branch(of selection: Site, holding site: Site) -> Site? {
    resolver.children(selection).first { context.kind($0) == .switchCase && resolver.isInside(site, $0) }
  }

  /// The case that handles an action: `.reload`, or `.child(.reload)` where the path names two.
  func handler(of path: [Name], in selection: Site) -> Site? {
    resolver.children(selection).first { branch in
      guard context.kind(branch) == .switchCase else { return false }
      return resolver.children(branch).contains { context.kind($0) == .pattern && matches($0, path) }
    }
  }

  private func matches(_ pattern: Site, _ path: [Name]) -> Bool {
    let names = members(in: pattern)
    guard let first = names.first, first == path[0] else { return false }
    // `.child(.tapped)` does not handle `.child(.reload)`; `.child` and `.child(let action)` do.
    return names.count < 2 || path.count < 2 || names[1] == path[1]
  }

  /// The `switch` around a call, and its other case that handles the action which the call is given.
  func otherHandler(ofSend send: Site) -> (selection: Site, handler: Site)? {
    guard let selection = selection(around: send), let own = branch(of: selection, holding: send),
      let argument = resolver.arguments(of: send).first, let value = resolver.firstChild(argument)
    else { return nil }
    let path = members(in: value)
    // What is meant for the parent is no call of one's own code.
    guard let name = path.first, context.project.text(name) != "delegate", let handler = handler(of: path, in: selection), handler != own else { return nil }
    return (selection, handler)
  }

  /// The implied members of an expression or pattern in order, outermost first.
  func members(in site: Site) -> [Name] {
    ([site] + resolver.ownEvents(of: site)).filter { context.kind($0) == .implicitMember }.map { context.name($0) }
  }

  /// A case does more than to set a few fields or to send further actions: it calls a function, starts an effect or goes through data.
  func computes(_ branch: Site) -> Bool {
    resolver.ownEvents(of: branch).contains { event in
      switch context.kind(event) {
      case .loop: return true
      case .call: return calls(event)
      default: return false
      }
    }
  }

  /// Not `.send`, `.merge`, `.cancel`, nor the making of a value.
  private func calls(_ event: Site) -> Bool {
    if runs.contains(event) { return true }
    if sends.contains(event) || context.name(event) == .initializer { return false }
    let resolution = resolver.resolution(of: event)
    return !resolution.isStatic || resolution.targets.contains { context.project.kind($0) == .function && !context.project.unit($0).isInterface }
  }

  /// A case does more than to return that there is nothing to do.
  func doesWork(_ branch: Site) -> Bool {
    guard let block = resolver.children(branch).last(where: { context.kind($0) == .block }) else { return false }
    let statements = resolver.children(block)
    guard statements.count == 1, let only = statements.first else { return statements.count > 1 }
    guard context.kind(only) == .jump else { return context.kind(only) != .implicitMember }
    guard let value = resolver.firstChild(only) else { return false }
    return context.kind(value) != .implicitMember
  }
}

/// `action-as-function`: a case that sends an action of the same reducer, which another case handles with work of its own.
func actionAsFunction(_ context: LintContext) -> [Finding] {
  let uses = SharedActions(context).uses()
  var spoken: [Site: [Site]] = [:]
  for use in uses where use.isWork { spoken[use.selection, default: []].append(use.seed.site) }
  return uses.compactMap { use in
    // A reducer is rewritten as a whole: its first case that may come often speaks and names the others, for which there are notes.
    let all = spoken[use.selection] ?? []
    let isFirst = use.limit > .note && uses.first { $0.selection == use.selection && $0.limit > .note }?.seed.site == use.seed.site
    var finding = context.finding(
      "action-as-function", at: use.seed.site, atMost: isFirst ? use.limit : min(use.limit, .note), place: "reducer",
      because: [Reason(text: "this case does the work", place: context.project.place(use.handler))])
    if isFirst, all.count > 1 { finding?.chain = all.map { hop($0, context) } }
    return finding
  }
}

private func hop(_ site: Site, _ context: LintContext) -> Hop {
  Hop(place: context.project.place(site), symbol: FindingText(context).symbol(of: site), text: "sends an action that another case handles")
}

/// Cases of reducers that send actions which other cases of the same reducer handle.
private struct SharedActions {
  struct Use {
    var seed: EffectSpread.Seed
    var selection: Site
    var handler: Site
    /// The other case does more than to set fields.
    var isWork: Bool
    var limit: Severity
  }

  let context: LintContext
  init(_ context: LintContext) { self.context = context }

  func uses() -> [Use] {
    let cases = ReducerCases(context)
    let children = ChildReducers(context, cases)
    // The text says most: few of the functions that are called `send` get an action of the `switch` around them.
    let found = { (send: Site) in children.handler(ofSend: send) ?? cases.otherHandler(ofSend: send) }
    let sends = context.uses(of: "returns-action", in: context.options.wantedFiles) { found($0) != nil }
    return sends.compactMap { seed in
      guard let (selection, handler) = found(seed.site), cases.doesWork(handler) else { return nil }
      // What is sent once, because a screen opens or a button is tapped, costs little.
      let isWork = cases.computes(handler)
      let isHeavy = isWork && context.resolver.mayComeOften(seed.site)
      return Use(seed: seed, selection: selection, handler: handler, isWork: isWork, limit: min(isHeavy ? .warning : .note, context.limitOnMain(seed.site)))
    }
  }
}

/// `effect-loop-without-yield`: a loop over unknown data with real work in each round, in the closure of an effect, that never suspends.
func effectLoopWithoutYield(_ context: LintContext) -> [Finding] {
  let effects = context.wantedUses(of: "runs-effect").map(\.site)
  guard !effects.isEmpty else { return [] }
  let resolver = context.resolver
  let rounds = UnboundedLoops(context)
  return effects.flatMap { effect -> [Finding] in
    resolver.closures(ofCall: effect).flatMap { closure -> [Finding] in
      let loops = resolver.ownEvents(of: closure).filter { context.kind($0) == .loop }
      let heavy = loops.filter { rounds.isUnbounded($0) && !rounds.pauses($0) && worksHard($0, context) }
      // The outermost says it.
      return heavy.filter { loop in !heavy.contains { resolver.isInside(loop, $0) } }.compactMap { loop in
        context.finding("effect-loop-without-yield", at: loop, atMost: .warning, place: "pool")
      }
    }
  }
}

/// Another loop inside, or a call of the project's that loops itself or walks through a collection with a closure.
private func worksHard(_ loop: Site, _ context: LintContext) -> Bool {
  let resolver = context.resolver
  return resolver.ownEvents(of: loop).contains { event in
    switch context.kind(event) {
    case .loop: return true
    case .call: return resolver.resolution(of: event).targets.contains { target in
        !context.project.unit(target).isInterface && (context.project.body(target).map { loops($0, context) } ?? false)
      }
    default: return false
    }
  }
}

private func loops(_ body: Site, _ context: LintContext) -> Bool {
  let events = context.project.unit(body).summary.events
  return (body.event &+ 1 ..< max(events.subtreeEnds[Int(body.event)], body.event &+ 1)).contains { event in
    switch events.kinds[Int(event)] {
    case .loop: return true
    case .closure:
      let verdict = context.resolver.place(of: Site(Int(body.unit), event))
      return verdict.isInPlace || verdict.place == .unknown
    default: return false
    }
  }
}
