import Knowledge
import Source

/// `display-link-never-stopped`: a display link, or a timer that fires more than once a second, in a property of a type that nowhere invalidates it.
func displayLinkNeverStopped(_ context: LintContext) -> [Finding] {
  let links = context.wantedUses(of: "starts-display-link").map(\.site)
  let timers = context.wantedUses(of: "fires-within-a-second").map(\.site).filter { makesTimer($0, context) }
  guard !links.isEmpty || !timers.isEmpty else { return [] }
  let uses = TimerUses(context)
  let stops = TimerStops(context, uses)
  var seen: Set<Decl> = []
  return (links + timers).sorted().compactMap { site in
    guard let keeper = uses.keeper(of: site), !stops.mayStop(keeper), seen.insert(keeper).inserted else { return nil }
    let type = context.resolver.entity(enclosing: keeper)
    guard type != .none else { return nil }
    let limit: Severity = livesAsLongAsTheApp(type, context) ? .note : .warning
    return context.finding(
      "display-link-never-stopped", at: site, atMost: min(limit, context.limitOnMain(site)), place: context.surroundings(site)?.verdict.place.rawValue ?? "",
      because: [Reason(text: "\(context.project.symbol(keeper)) holds it", place: context.project.place(keeper))])
  }
}

/// The call yields the timer itself. (A publisher ends with the subscription that is kept of it.)
private func makesTimer(_ call: Site, _ context: LintContext) -> Bool {
  guard let chain = context.resolver.parent(call), context.resolver.lastChild(chain) == call else { return false }
  let owner = context.resolver.resolution(of: call).owner
  return owner != .none && context.resolver.nominalEntity(context.resolver.type(of: chain)) == owner
}

/// `static let shared = Meter()`: what it starts may run as long as the app.
private func livesAsLongAsTheApp(_ type: Entity, _ context: LintContext) -> Bool {
  let project = context.project
  return context.resolver.entityInfo(type).parts.flatMap { project.children($0) }.contains { member in
    guard project.kind(member) == .variable, project.flags(member).contains(.static) else { return false }
    return context.resolver.nominalEntity(context.resolver.type(of: member)) == type
  }
}

/// Everything that stops some timer or display link, by what it is called on.
private struct TimerStops {
  private let project: Project
  private let resolver: Resolver
  private var properties: Set<Decl> = []
  /// Types with a stop whose receiver is a parameter, a local or unknown: it may be any of theirs.
  private var types: Set<Entity> = []
  private var names: Set<Name> = []

  init(_ context: LintContext, _ uses: TimerUses) {
    project = context.project
    resolver = context.resolver
    for site in context.uses(of: "stops-timer").map(\.site) {
      guard let receiver = resolver.receiver(of: site) ?? resolver.arguments(of: site).first else { continue }
      if let property = uses.variable(receiver) {
        properties.insert(property)
      } else {
        names.insert(context.name(receiver))
        types.insert(resolver.entity(enclosing: resolver.enclosingDeclaration(site)))
      }
    }
  }

  func mayStop(_ keeper: Decl) -> Bool {
    properties.contains(keeper) || names.contains(project.name(keeper)) || types.contains(resolver.entity(enclosing: keeper))
  }
}
