import Knowledge
import Source

/// From hits to findings: which rule speaks, how loudly, and in which words.
struct EffectFindings {
  private let context: LintContext
  private let spread: EffectSpread
  private let marks: Marks
  private let views: RepeatedViews
  private let files: FilesOnTheWay
  private let decoded: DecodedTypes
  private let actions: UserActions
  private let launches: LaunchUses
  private let sorts: QuickSorts
  private let threads: NewThreads
  private let elsewhere: CalledElsewhere
  private var resolver: Resolver { context.resolver }

  init(_ context: LintContext, _ spread: EffectSpread) {
    self.context = context
    self.spread = spread
    views = RepeatedViews(context)
    files = FilesOnTheWay(context, spread)
    decoded = DecodedTypes(context, spread)
    actions = UserActions(context)
    launches = LaunchUses(context)
    sorts = QuickSorts(context)
    threads = NewThreads(context)
    elsewhere = CalledElsewhere(context)
    let isWanted = { (hit: EffectSpread.Hit) in
      context.options.wantedFiles == nil || context.isWanted(hit.site) || spread.bodies(hit).contains { context.resolver.runsOnce($0) }
    }
    let homes = Set(spread.hits.filter { context.resolver.place(of: $0.home).place == .main && isWanted($0) }.map(\.home))
    marks = Marks(of: homes.filter { EffectFindings.limitOnMain($0, context) >= spread.minimum }.sorted(), context)
  }

  func findings() -> [Finding] {
    // A call that is compiled nowhere says nothing for the others.
    let hits = strongest(spread.hits.filter { !resolver.isForeign($0.site) })
    let scattered = scatteredFirstUses(spread.hits)
    var shortest: [Site: Int] = [:]
    for hit in hits where min(cap(hit.confidence), cap(resolver.place(of: hit.home).confidence)) > .note {
      shortest[hit.seed.site] = min(shortest[hit.seed.site] ?? .max, spread.bodies(hit).count)
    }
    var loud: [EffectSpread.Hit] = []
    let findings = hits.compactMap { hit -> Finding? in
      guard context.isWanted(hit.site) else { return nil }
      let isGuess = isFar(hit, shortest[hit.seed.site]) || firstUse(hit).map { scattered.contains($0) } ?? false
      let finding = finding(hit, isFar: isGuess)
      if let finding, finding.severity > .note, finding.place == Place.main.rawValue, firstUse(hit) == nil { loud.append(hit) }
      return finding
    }
    return OneFindingACall(context.knowledge).folded(context.options.minimum > .note ? findings : findings + callersOnMain(loud, besides: findings))
  }

  /// Notes for who calls, on main, a function of the main thread that blocks.
  private func callersOnMain(_ loud: [EffectSpread.Hit], besides findings: [Finding]) -> [Finding] {
    let taken = Set(findings.map(\.at))
    return CallersOnMain(context, loud, isCut: spread.isCut).ways.compactMap { way in
      guard !taken.contains(context.project.place(way.calls[0])) else { return nil }
      var hit = way.hit
      (hit.site, hit.home) = (way.calls[0], way.home)
      let verdict = resolver.place(of: way.home)
      guard contextLimit(hit, "main") > .off, let rule = context.rules(context.knowledge.effects[hit.seed.effect].name, on: "main").first?.rule else { return nil }
      return finding(hit, context.knowledge.effects[hit.seed.effect], rule, .note, verdict, chain: way.calls + spread.chain(way.hit), place: "main", alsoRules: [])
    }
  }

  /// Static and global values that many functions use and none while the app launches: which of them comes first, and so does the work, nobody can tell.
  private func scatteredFirstUses(_ hits: [EffectSpread.Hit]) -> Set<Site> {
    var homes: [Site: Set<Site>] = [:]
    for hit in hits {
      if !context.contexts.isTest(Int(hit.home.unit)), let once = firstUse(hit) { homes[once, default: []].insert(hit.home) }
    }
    return Set(homes.filter { $0.value.count > 3 && !$0.value.contains { marks.mark(.launch, of: $0) != nil } }.keys)
  }

  /// A call that blocks behind so many others that it is unlikely to be made each time, and that is reported from nearer by.
  private func isFar(_ hit: EffectSpread.Hit, _ shortest: Int?) -> Bool {
    let length = spread.bodies(hit).count
    return length > 7 && shortest.map { $0 < length } ?? false
  }

  /// Two of the functions on the way go on to the blocking call in some cases only: most of the calls of the first never come to it, which makes
  /// a warning of an error and a note of a warning.
  private func lowered(_ severity: Severity, _ hit: EffectSpread.Hit) -> Severity {
    guard severity > .note, spread.steps(hit).filter({ resolver.isConditional($0.site, in: $0.body) }).count > 1 else { return severity }
    return severity == .error ? .warning : .note
  }

  /// One hit a call and effect, and one a body for the same call chain: the strongest, then the first.
  private func strongest(_ hits: [EffectSpread.Hit]) -> [EffectSpread.Hit] {
    struct CallAndEffect: Hashable { var site: Site; var effect: String }
    struct Folded: Hashable { var home: Site; var callee: Site; var seed: Site; var isLittle = false }
    var best: [CallAndEffect: EffectSpread.Hit] = [:]
    for hit in hits {
      let key = CallAndEffect(site: hit.site, effect: context.knowledge.effects[hit.seed.effect].name)
      if let known = best[key], outranks(known, hit) { continue }
      best[key] = hit
    }
    var seen: Set<Folded> = []
    // Hits that are alike in all else stand in the order of their effects: nothing may depend on the order of a table.
    // What users hardly ever run speaks for nothing else.
    let ordered = best.values.map { (hit: $0, weight: weight($0) * 3 + (resolver.isRare($0.site) ? 0 : isAfterFailure($0) ? 1 : 2)) }.sorted {
      ($0.weight, $0.hit.confidence, $1.hit.site, $1.hit.seed.effect) > ($1.weight, $1.hit.confidence, $0.hit.site, $0.hit.seed.effect)
    }
    return ordered.map(\.hit).filter { hit in
      // What runs once, at the first use of a static, global or lazy value, is reported at one of its users.
      if let once = firstUse(hit) { return seen.insert(Folded(home: .none, callee: once, seed: hit.seed.site)).inserted }
      return hit.callee == .none
        || seen.insert(Folded(home: hit.home, callee: hit.callee, seed: hit.seed.site, isLittle: isLittle(hit))).inserted
    }
  }

  /// The initial value of a static, global or lazy variable on the way to the blocking call, or a function that keeps its result, the one nearest to that call.
  private func firstUse(_ hit: EffectSpread.Hit) -> Site? {
    spread.steps(hit).last { resolver.runsOnce($0.body) || resolver.keepsResult($0.body, before: $0.site) }?.body
  }

  /// What runs while the app launches is the first to use a value; otherwise the main thread may be, whoever else uses it.
  private func weight(_ hit: EffectSpread.Hit) -> Int {
    if context.contexts.isTest(Int(hit.home.unit)) { return -1 }
    return marks.mark(.launch, of: hit.home) != nil ? 2 : resolver.place(of: hit.home).place == .main ? 1 : 0
  }

  /// The louder one speaks, then the surer one; of notes, which no one answers for, the one with the shorter way.
  private func outranks(_ known: EffectSpread.Hit, _ hit: EffectSpread.Hit) -> Bool {
    if severity(known) == .note, severity(hit) == .note { return spread.steps(known).count <= spread.steps(hit).count }
    return rank(known) >= rank(hit)
  }

  private func severity(_ hit: EffectSpread.Hit) -> Severity { min(hit.seed.level, cap(hit.confidence)) }

  private func rank(_ hit: EffectSpread.Hit) -> Int { Int(severity(hit).rawValue) * 4 + Int(hit.confidence.rawValue) }

  private func cap(_ confidence: Confidence) -> Severity {
    switch confidence {
    case .high: .error
    case .medium: .warning
    case .low: .note
    }
  }

  private func finding(_ hit: EffectSpread.Hit, isFar: Bool) -> Finding? {
    let effect = files.effect(of: hit)
    let verdict = resolver.place(of: hit.home)
    let candidates = speakers(effect.name, hit, verdict)
    guard let (rule, severity, place) = candidates.first else { return nil }
    let limit = min(cap(min(hit.confidence, verdict.confidence)), contextLimit(hit, place))
    let chain = spread.chain(hit)
    let isElsewhere = effect.name == "main-sync" && verdict.place == .main && limit > .note && elsewhere.holds(hit.home)
    let isUnlikely = isFar || isElsewhere || isMadeBefore(hit) || isOnce(hit, effect.name, chain) || chain.dropLast().contains { resolver.isRare($0) || resolver.endsTheProgram($0) }
    let final = lowered(min(severity, hit.seed.level, effect.level, isUnlikely ? min(limit, .note) : limit), hit)
    guard final > .off else { return nil }
    return finding(hit, effect, rule, final, verdict, chain: chain, place: place, alsoRules: unique(candidates.dropFirst().map(\.rule.id).filter { $0 != rule.id }))
  }

  private func finding(
    _ hit: EffectSpread.Hit, _ effect: Effect, _ rule: Rule, _ severity: Severity, _ verdict: PlaceVerdict, chain: [Site], place: String,
    alsoRules: [String]
  ) -> Finding {
    let words = FindingText(context)
    let callee = words.callee(hit.seed)
    let symbol = words.symbol(of: hit.home)
    return Finding(
      rule: rule.id, family: rule.family, severity: severity, place: verdict.place.rawValue,
      message: words.message(rule, effect, callee: callee, symbol: symbol, chain: chain),
      instead: rule.instead.isEmpty ? effect.instead : effect.instead.isEmpty ? rule.instead : effect.instead,
      at: context.project.place(hit.site), symbol: symbol, callee: callee, effect: effect.name,
      alsoRules: alsoRules, chain: words.hops(chain, effect), because: words.because(hit.home, verdict, mark: mark(place, hit)), entry: place)
  }

  /// A shared value on the way was made while the app launched.
  private func isMadeBefore(_ hit: EffectSpread.Hit) -> Bool {
    marks.mark(.launch, of: hit.home) == nil && spread.bodies(hit).contains { resolver.runsOnce($0) && launches.make($0) }
  }

  /// Work that adds up in rows only, in a view of which there is one; little work; a wait that is over at once.
  private func isOnce(_ hit: EffectSpread.Hit, _ effect: String, _ chain: [Site]) -> Bool {
    if effect == "sorting" { return sorts.isQuick(chain) }
    if effect == "computes" { return isLittle(hit) }
    if effect == "waits" { return threads.saysAtOnce(hit.seed.site) }
    if isAfterFailure(hit) { return true }
    guard effect == "row-work", let root = marks.mark(.frame, of: hit.home)?.root else { return false }
    return views.isContent(root) && !views.isRepeated(chain, home: hit.home)
  }

  /// What adds up in rows only is done where something has failed.
  private func isAfterFailure(_ hit: EffectSpread.Hit) -> Bool {
    context.knowledge.effects[hit.seed.effect].name == "row-work" && spread.chain(hit).contains { resolver.isAfterFailure($0) }
  }

  /// The way asks for little, whatever others ask of the same helper.
  private func isLittle(_ hit: EffectSpread.Hit) -> Bool {
    hit.callee != .none && context.knowledge.effects[hit.seed.effect].name == "computes" && (decoded.isFlat(hit) || decoded.isGivenLittle(hit))
  }

  /// Called each time its home runs: no closure of a function nobody has seen, nothing that is kept to be computed once.
  private func isCertainlyHere(_ hit: EffectSpread.Hit) -> Bool {
    resolver.home(hit.site)?.confidence == .high && !resolver.isKeptAutoclosure(around: hit.site)
  }

  private func unique(_ ids: [String]) -> [String] {
    var seen: Set<String> = []
    return ids.filter { seen.insert($0).inserted }
  }

  /// The rules that would report a hit, the one that speaks first: frame, launch, reducer, an action of the user, task, then the place itself.
  private func speakers(_ effect: String, _ hit: EffectSpread.Hit, _ verdict: PlaceVerdict) -> [(rule: Rule, severity: Severity, place: String)] {
    var places: [String] = []
    switch verdict.place {
    case .main:
      // What a static, global or lazy value does at its first use, it does in one frame only; a closure given to a function nobody has seen may run later.
      if marks.mark(.frame, of: hit.home) != nil, firstUse(hit) == nil, isCertainlyHere(hit) { places.append("frame") }
      if marks.mark(.launch, of: hit.home) != nil { places.append("launch") }
      if marks.mark(.reducer, of: hit.home) != nil {
        if !context.rules(effect, on: "action").isEmpty, resolver.isOneAct(hit.site) { places.append("action") }
        places.append("reducer")
      }
      if !context.rules(effect, on: "action").isEmpty, actions.alone(leadTo: spread.chain(hit)) { places.append("action") }
      if resolver.isMainInheritingTask(hit.home) { places.append("task") }
      places.append("main")
    case .pool: places = ["pool"]
    case .actor: places = ["actor", "pool"]
    case .thread: places = ["thread"]
    case .caller, .unknown: return []
    }
    return places.flatMap { place in context.rules(effect, on: place).map { ($0.rule, $0.severity, place) } }
  }

  private func mark(_ place: String, _ hit: EffectSpread.Hit) -> Marks.Marked? {
    Mark.Name(rawValue: place).flatMap { marks.mark($0, of: hit.home) }
  }

  /// A program without an application object lives in the run loop that its top-level code runs.
  private func isLoopOfProgram(_ hit: EffectSpread.Hit) -> Bool {
    context.knowledge.effects[hit.seed.effect].name == "run-loop"
      && context.project.kind(resolver.enclosingDeclaration(hit.home)) == .topLevel
  }

  /// Where there is no main thread to freeze, main and frame rules are off.
  private func contextLimit(_ hit: EffectSpread.Hit, _ place: String) -> Severity {
    guard ["main", "frame", "launch", "reducer", "action", "task"].contains(place) else { return context.contexts.isTest(Int(hit.home.unit)) ? .note : .error }
    if isLoopOfProgram(hit) { return .off }
    return EffectFindings.limitOnMain(hit.home, context)
  }
}

extension EffectFindings {
  /// How loud what a body does on main may be: tests and previews have nobody who waits, extensions no user interface.
  private static func limitOnMain(_ home: Site, _ context: LintContext) -> Severity {
    if context.isLast(home) || context.isCalledLast(home) { return .note }
    switch context.contexts.kind(Int(home.unit)) {
    case .app: return context.isQuiet(home) || isForQuietOnly(home, context) ? .off : .error
    case .quietExtension: return isInController(home, context) ? .error : .note
    case .noMainThread: return .off
    }
  }

  /// Previews alone come here. (That a test calls it says nothing: tests call what the system calls, too.)
  private static func isForQuietOnly(_ home: Site, _ context: LintContext) -> Bool {
    let callers = context.graph.callers(of: home)
    return !callers.isEmpty && callers.allSatisfy { context.isQuiet($0.site) }
  }

  /// An extension has no user interface, unless this is code of a class that the SDK keeps on main: a view or its controller, which a user looks at.
  private static func isInController(_ body: Site, _ context: LintContext) -> Bool {
    let type = context.resolver.entity(enclosing: context.resolver.enclosingDeclaration(body))
    guard context.project.targets.target(ofFile: Int(body.unit)).kind == .extensionKind, type != .none, context.resolver.entityInfo(type).kind == .class else { return false }
    let isolation = context.resolver.isolation(of: type)
    return isolation.kind == .global(.mainActor) && isolation.grounds.contains { $0.fact == .superclass }
  }
}

extension Resolver {
  /// The body of an unannotated `Task { }` (or what takes its closure the same way) that is on main only by inheritance.
  func isMainInheritingTask(_ body: Site) -> Bool {
    guard project.kind(body) == .closure, let context = closureContext(body) else { return false }
    let flags = functionFlags(context)
    guard flags.contains(.inheritActorContext) || flags.contains(.inheritActorContextAlways) else { return false }
    let verdict = closureIsolation(body)
    return verdict.isolation == .mainActor && verdict.grounds.first?.fact == .inheritsContext
  }
}
