import Knowledge
import Source

/// `regex-compiled-in-loop`: an expression object made from an unchanging pattern in each round of a loop, here or a few functions away.
func regexCompiledInLoop(_ context: LintContext) -> [Finding] {
  guard let rule = context.rules["regex-compiled-in-loop"] else { return [] }
  let search = CompiledPatterns(context)
  let words = FindingText(context)
  return context.wantedUses(of: "compiles-pattern").compactMap { seed in
    // Searches that are given the pattern keep what they compiled; only objects are made anew.
    guard context.resolver.resolution(of: seed.site).isStatic, context.contexts.kind(Int(seed.site.unit)) != .noMainThread,
      let way = search.repeated(seed.site)
    else { return nil }
    // Scripts of a build and screens for developers keep no user waiting.
    let severity = min(rule.severity, context.limitOnMain(seed.site), search.isInEachRound(way) ? .error : .note)
    guard severity > .off else { return nil }
    let symbol = words.symbol(of: seed.site)
    let place = context.project.place(seed.site)
    let does = context.knowledge.effects[seed.effect].does
    let because = way.dropFirst().last.map { [Reason(text: "it is called from here for each element", place: context.project.place($0))] } ?? []
    return Finding(
      rule: rule.id, family: rule.family, severity: severity, place: "any", message: rule.message.replacing("{symbol}", with: symbol),
      instead: rule.instead, at: place, symbol: symbol, callee: words.callee(seed),
      chain: way.reversed().map { Hop(place: context.project.place($0), symbol: words.symbol(of: $0), text: $0 == seed.site ? does : "calls on") },
      because: because, entry: "any")
  }
}

/// Patterns that stay the same from one compilation to the next.
private struct CompiledPatterns {
  private let context: LintContext
  private let texts: PatternTexts
  private let calls: RepeatedCalls
  private var resolver: Resolver { context.resolver }

  init(_ context: LintContext) {
    self.context = context
    texts = PatternTexts(context)
    calls = RepeatedCalls(context)
  }

  /// The calls from a loop down to the compilation, itself first.
  func repeated(_ site: Site) -> [Site]? {
    guard let argument = resolver.arguments(of: site).first, !isKept(site) else { return nil }
    if texts.constant(argument) != nil, calls.isInLoop(site) { return [site] }
    guard stays(argument) || parameter(argument) != nil else { return nil }
    // By body: what the pattern is there, none where it is known to stay the same.
    var patterns: [Site: Decl] = [:]
    if let own = parameter(argument), let home = resolver.home(site) { patterns[home.body] = own }
    return calls.callsFromLoop(to: site) { caller, callee in
      guard let pattern = patterns[callee] else { return true }
      // Left out, it is the parameter's default.
      guard let passed = resolver.children(caller).first(where: { resolver.parameterOfArgument[$0] == pattern }) else { return true }
      if stays(passed) { return true }
      guard let outer = parameter(passed), let home = resolver.home(caller) else { return false }
      patterns[home.body] = outer
      return true
    }
  }

  /// Each round of the loop comes to it, and to nothing longer: a loop that awaits something does that most of the time.
  func isInEachRound(_ way: [Site]) -> Bool {
    guard let first = way.last, let round = calls.round(of: first) else { return true }
    // The body of a `while` may not run at all; a round of it is the body.
    let body = resolver.children(round).last { context.kind($0) == .block && context.kind(round) == .loop } ?? round
    return !resolver.isConditional(first, in: resolver.isInside(first, body) ? body : round) && !calls.isInPausingLoop(first)
  }

  /// What is compiled goes into a property or a dictionary, from where it is taken the next time. What is made of it with its help is something else.
  private func isKept(_ site: Site) -> Bool {
    guard let body = resolver.enclosingBody(site), let holder = holder(ofValue: site) else { return false }
    if context.kind(holder) == .assignment { return isStore(holder) }
    guard context.kind(holder) == .binding else { return false }
    return resolver.ownEvents(of: body).contains { event in
      guard context.kind(event) == .assignment, let value = resolver.lastChild(event) else { return false }
      return context.kind(value) == .name && context.name(value) == context.name(holder)
    }
  }

  /// What takes the object itself, or a value that it is a part of.
  private func holder(ofValue site: Site) -> Site? {
    var value = resolver.wholeValue(endingWith: site)
    while let outer = resolver.parent(value) {
      switch context.kind(outer) {
      case .try, .await, .cast, .operation, .branch, .block, .tuple, .array, .dictionary: value = outer
      case .argument:
        guard let call = resolver.parent(outer) else { return nil }
        if context.kind(call) == .tuple { value = call; continue }
        guard context.kind(call) == .call, resolver.resolution(of: call).isStatic else { return nil }
        value = resolver.wholeValue(endingWith: call)
      default: return outer
      }
    }
    return nil
  }

  /// `_ = …` keeps nothing, nor does `count += …`.
  private func isStore(_ assignment: Site) -> Bool {
    guard context.name(assignment) == .equal, let target = resolver.firstChild(assignment) else { return false }
    return context.name(target) != .underscore
  }

  /// A constant text, or a constant property of an object.
  private func stays(_ argument: Site) -> Bool {
    if texts.constant(argument) != nil { return true }
    guard let property = variable(argument) else { return false }
    return context.project.kind(property) == .variable && resolver.isMember(property) && context.project.flags(property).contains(.let)
  }

  private func parameter(_ argument: Site) -> Decl? { variable(argument).flatMap { context.project.kind($0) == .parameter ? $0 : nil } }

  private func variable(_ argument: Site) -> Decl? {
    guard let value = resolver.firstChild(argument) else { return nil }
    let link = context.kind(value) == .chain ? resolver.lastChild(value) ?? value : value
    guard [.name, .member].contains(context.kind(link)) else { return nil }
    let resolution = resolver.resolution(of: link)
    return resolution.calledVariable != .none ? resolution.calledVariable : resolution.targets.first
  }
}
