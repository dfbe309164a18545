import Knowledge
import Source

/// `layout-in-layout`: layout that is forced, or constraints that are made, while views are laid out or cells are filled.
func layoutInLayout(_ context: LintContext) -> [Finding] {
  let passes = LayoutPasses(context)
  return forcedLayouts(context, passes) + constraints(context, passes)
}

private func forcedLayouts(_ context: LintContext, _ passes: LayoutPasses) -> [Finding] {
  context.wantedUses(of: "layout").compactMap { seed in
    guard seed.level >= .warning, let around = context.surroundings(seed.site) else { return nil }
    var limit = min(context.severity(seed.confidence), context.limitOnMain(seed.site))
    var because: [Reason] = []
    if let pass = passes.pass(around: around.home, passes.layouts) {
      because = [Reason(text: "\(context.project.symbol(pass)) is called by the system in each layout", place: context.project.place(pass))]
      if concernsOwnPart(seed.site, context) { limit = min(limit, .note) }
    } else if let loop = loop(around: seed.site, context), around.verdict.place == .main || around.verdict.place == .caller {
      // Another view in each round: each is laid out once.
      if dependsOnRound(seed.site, loop, context) || around.verdict.place == .caller { limit = min(limit, .note) }
    } else {
      return nil
    }
    return context.finding("layout-in-layout", at: seed.site, atMost: limit, place: "frame", seed: seed, because: because)
  }
}

/// `badge.layoutIfNeeded()`: a view of one's own further in, which this layout comes to anyway, not the view itself or those around it.
private func concernsOwnPart(_ call: Site, _ context: LintContext) -> Bool {
  guard let receiver = context.resolver.receiver(of: call), [.name, .member].contains(context.kind(receiver)),
    let property = context.resolver.resolution(of: receiver).targets.first
  else { return false }
  guard context.project.kind(property) == .variable, !context.project.unit(property).isInterface else { return false }
  // An outlet may be weak, as its superview keeps the view; other weak views are those around.
  let unit = context.project.unit(property)
  return !context.project.flags(property).contains(.weak) || context.project.attributes(property).contains { context.project.text(unit.name($0.name)) == "IBOutlet" }
}

private func loop(around site: Site, _ context: LintContext) -> Site? {
  context.resolver.ancestors(of: site, below: context.resolver.enclosingBody(site)).first { context.kind($0) == .loop }
}

private func dependsOnRound(_ call: Site, _ loop: Site, _ context: LintContext) -> Bool {
  guard let receiver = context.resolver.receiver(of: call) else { return false }
  let chain = context.resolver.parent(call) ?? receiver
  let events = context.project.unit(call).summary.events
  return (chain.event ..< max(call.event, chain.event)).contains { event in
    guard events.kinds[Int(event)] == .name else { return false }
    let binding = context.resolver.resolution(of: Site(Int(call.unit), event)).calledBinding
    return binding != .none && context.resolver.isInside(binding, loop)
  }
}

private func constraints(_ context: LintContext, _ passes: LayoutPasses) -> [Finding] {
  let all = passes.layouts.union(passes.cells)
  guard !all.isEmpty else { return [] }
  var seen: Set<Site> = []
  return context.uses(of: "makes-constraints", in: context.options.wantedFiles, where: { makesNewOnes($0, context) }).compactMap { seed in
    // What a lazy view is made with belongs to its making, whoever asks for it first.
    guard let around = context.surroundings(seed.site), !context.resolver.runsOnce(around.home),
      let pass = passes.pass(around: around.home, all), !context.resolver.isGuarded(seed.site, in: around.home),
      !(passes.cells.contains(pass) && concernsNewView(seed.site, context)), seen.insert(around.home).inserted
    else { return nil }
    return context.finding(
      "layout-in-layout", at: seed.site, atMost: min(.warning, context.limitOnMain(seed.site)), place: "frame", seed: seed,
      because: [Reason(text: "\(context.project.symbol(pass)) is called by the system for each layout or row", place: context.project.place(pass))])
  }
}

/// Constraints come from calls that make them: those that only switch kept ones on and off are as they should be.
private func makesNewOnes(_ site: Site, _ context: LintContext) -> Bool {
  let resolver = context.resolver
  guard context.kind(site) == .call else {
    guard let chain = resolver.parent(site), context.kind(chain) == .chain, let assignment = resolver.parent(chain),
      context.kind(assignment) == .assignment
    else { return false }
    let parts = resolver.children(assignment)
    guard parts.count == 2, parts[0] == chain, context.kind(parts[1]) == .literal, context.name(parts[1]) == .true else { return false }
    return resolver.receiver(of: site).map { context.kind($0) == .call } ?? false
  }
  return resolver.ownEvents(of: site).contains { event in
    context.kind(event) == .call && event != site || context.kind(event) == .name && makesNewOnes(inLocal: event, context)
  }
}

/// `let fresh = [a.constraint(…)]`, or an array that is filled here.
private func makesNewOnes(inLocal name: Site, _ context: LintContext) -> Bool {
  let binding = context.resolver.resolution(of: name).calledBinding
  guard binding != .none, context.kind(binding) == .binding, !context.flags(binding).contains(.parameter), let value = context.resolver.firstChild(binding),
    context.kind(value) == .array
  else { return false }
  return !context.flags(binding).contains(.isLet) || context.resolver.ownEvents(of: value).contains { context.kind($0) == .call }
}

/// A row that is made right here needs its constraints: `let cell = UITableViewCell()`.
private func concernsNewView(_ site: Site, _ context: LintContext) -> Bool {
  let resolver = context.resolver
  let statement = resolver.ancestors(of: site).prefix { [.chain, .assignment, .argument, .call].contains(context.kind($0)) }.last ?? site
  return ([statement] + resolver.ownEvents(of: statement)).contains { event in
    guard context.kind(event) == .name, case let binding = resolver.resolution(of: event).calledBinding, binding != .none,
      let value = resolver.firstChild(binding), let last = context.kind(value) == .chain ? resolver.lastChild(value) : value
    else { return false }
    return context.kind(last) == .call && resolver.resolution(of: last).isStatic
  }
}

/// The project's members that the system calls while it lays out or fills cells, and who is called from them.
struct LayoutPasses {
  private let context: LintContext
  let layouts: Set<Decl>
  let cells: Set<Decl>

  init(_ context: LintContext) {
    self.context = context
    layouts = context.members(of: "layout-pass")
    cells = context.members(of: "cell-configuration")
  }

  /// The pass that runs a body: its own declaration, or that of a caller a few steps up.
  func pass(around body: Site, _ passes: Set<Decl>) -> Decl? {
    guard !passes.isEmpty else { return nil }
    var level = [body]
    var seen: Set<Site> = [body]
    for _ in 0 ..< 4 {
      for candidate in level where context.kind(candidate) == .body {
        let owner = context.project.named(context.resolver.enclosingDeclaration(candidate))
        if passes.contains(owner) { return owner }
      }
      level = level.flatMap { context.graph.callers(of: $0) }.filter { $0.confidence == .high && !context.resolver.isGuarded($0.site, in: nil) }
        // What makes a lazy view is run once.
        .compactMap { context.resolver.home($0.site)?.body }.filter { !context.resolver.runsOnce($0) && seen.insert($0).inserted }
    }
    return nil
  }
}

extension LintContext {
  /// The types that a page names before the members of an effect.
  func typeNames(of effect: String) -> Set<Name> {
    Set(knowledge.effects.filter { $0.name == effect }.flatMap(\.calls).compactMap { $0.type.last.flatMap { project.names.find($0) } })
  }

  /// Declarations of the project that a page names as members: overrides and witnesses of what the system calls.
  func members(of effect: String) -> Set<Decl> {
    let patterns = knowledge.effects.filter { $0.name == effect }.flatMap(\.calls).compactMap { PreparedPattern($0, project.names) }
    let byName = Dictionary(grouping: patterns, by: \.name)
    var result: Set<Decl> = []
    for unit in project.files {
      for (row, kind) in unit.summary.declarations.kinds.enumerated() where kind == .function || kind == .variable {
        guard let candidates = byName[unit.name(unit.summary.declarations.names[row])] else { continue }
        let decl = Decl(UInt32(row) &+ unit.firstDeclaration)
        if candidates.contains(where: { declares($0, decl) }) { result.insert(decl) }
      }
    }
    return result
  }

  private func declares(_ pattern: PreparedPattern, _ decl: Decl) -> Bool {
    if let labels = pattern.labels, project.kind(decl) == .function {
      guard project.parameters(decl).map({ project.label($0) }) == labels.map(\.name) else { return false }
    }
    let entity = resolver.entity(enclosing: decl)
    guard entity != .none, let type = pattern.type.last else { return false }
    return resolver.ancestry(entity).contains { ancestor in
      let info = resolver.entityInfo(ancestor)
      return info.name == type && info.isInterface
    }
  }
}
