import Knowledge
import Source

/// Branches on the thread and assertions about it: after `if Thread.isMainThread` each side runs where the test says, after `assert(Thread.isMainThread)`
/// all of the body does, whatever the function's callers are.
struct ThreadChecks {
  private let resolver: Resolver
  /// Where the thread is asked for, by unit and root body.
  private var asked: [Site: [Site]] = [:]
  /// Calls that end the program on main, and those that end it elsewhere, likewise.
  private var ended: [Site: [Site]] = [:]
  private var endedElsewhere: [Site: [Site]] = [:]
  /// Uses of the project's own functions and properties that are true on main only, or off main only, likewise.
  private var derived: [Site: [Derived]] = [:]

  private struct Derived {
    var use: Site
    var onMain: Bool
    /// It asks for nothing else of the project's own: where it does not hold, the thread is the other one.
    var isExact: Bool
  }

  init(_ resolver: Resolver, _ index: EventIndex) {
    self.resolver = resolver
    asked = sites("asks-main", index)
    ended = sites("ends-on-main", index)
    endedElsewhere = sites("ends-off-main", index)
    for (decl, onMain, isExact) in ownTests() {
      for use in index.sites(resolver.project.name(decl)) where resolver.resolution(of: use).targets.contains(decl) {
        derived[Site(Int(use.unit), resolver.root(of: use)), default: []].append(Derived(use: use, onMain: onMain, isExact: isExact))
      }
    }
  }

  /// The statement by which a body says that it runs on main: one of its own, not one in a branch.
  func statesMain(_ body: Site) -> Site? {
    if asked.isEmpty, endedElsewhere.isEmpty { return nil }
    let root = Site(Int(body.unit), resolver.root(of: body))
    let questions = asked[root] ?? []
    let ends = endedElsewhere[root] ?? []
    if questions.isEmpty, ends.isEmpty { return nil }
    return resolver.children(body).first { statement in
      kind(statement) == .chain && (asserted(statement, questions) == true || ends.contains { resolver.lastChild(statement) == $0 })
    }
  }

  private func sites(_ effect: String, _ index: EventIndex) -> [Site: [Site]] {
    var result: [Site: [Site]] = [:]
    let calls = resolver.knowledge.effects.filter { $0.name == effect }.flatMap(\.calls)
    for pattern in calls.compactMap({ PreparedPattern($0, resolver.project.names) }) {
      for name in pattern.eventNames {
        for site in index.sites(name) where resolver.matches(pattern, site) && resolver.holds(pattern.pattern.condition, at: site) {
          result[Site(Int(site.unit), resolver.root(of: site)), default: []].append(site)
        }
      }
    }
    return result
  }

  /// Where a site runs: what its body's place and the tests in that body say together. Unknown where they contradict each other: it never runs.
  func verdict(_ site: Site, in body: Site) -> PlaceVerdict {
    let around = resolver.place(of: body)
    guard let onMain = isOnMain(site, in: body) else { return around }
    let ground = Ground(fact: onMain ? .testedOnMain : .testedOffMain)
    switch around.place {
    case .caller where onMain, .unknown where onMain: return PlaceVerdict(place: .main, grounds: [ground])
    case .main where !onMain, .pool where onMain, .actor where onMain, .thread where onMain:
      return PlaceVerdict(place: .unknown, confidence: .low, grounds: [ground])
    default:
      var verdict = around
      verdict.grounds.insert(ground, at: 0)
      return verdict
    }
  }

  /// Whether a site is only reached on main (true) or only off main (false) as far as tests in its own body say; nil: they say nothing.
  func isOnMain(_ site: Site, in body: Site) -> Bool? {
    if asked.isEmpty, ended.isEmpty { return nil }
    let root = Site(Int(site.unit), resolver.root(of: site))
    let questions = asked[root] ?? []
    let ends = ended[root] ?? []
    let uses = derived[root] ?? []
    if questions.isEmpty, ends.isEmpty, uses.isEmpty { return nil }
    var child = site
    while let holder = resolver.parent(child), child != body {
      switch kind(holder) {
      case .branch:
        if let answer = side(child, of: holder, questions, uses) ?? implied(child, of: holder, uses) { return answer }
      case .block, .body, .closure, .switchCase:
        if let answer = named(by: holder, questions) ?? earlier(child, in: holder, questions, ends, uses) { return answer }
      default: break
      }
      child = holder
    }
    return nil
  }

  /// The site is in one part of a branch on the thread.
  private func side(_ part: Site, of branch: Site, _ questions: [Site], _ uses: [Derived]) -> Bool? {
    let parts = resolver.children(branch)
    guard let conditions = parts.first, part != conditions, let answer = test(conditions, questions, uses) else { return nil }
    let isElse = name(branch) == .guard || parts.count > 2 && part == parts[2]
    return answer != isElse
  }

  /// `switch Thread.isMainThread { case true: … case false: … }`; with two cases `default` is the other one.
  private func named(by clause: Site, _ questions: [Site]) -> Bool? {
    guard kind(clause) == .switchCase, let selection = resolver.parent(clause), kind(selection) == .selection,
      let subject = resolver.project.firstChild(selection), let holds = answer(subject, questions)
    else { return nil }
    if let value = truth(ofCase: clause) { return value == holds }
    let named = resolver.children(selection).filter { kind($0) == .switchCase && $0 != clause }.map { truth(ofCase: $0) }
    return named.count == 1 ? named[0].map { $0 != holds } : nil
  }

  /// What a case with the one pattern `true` or `false` stands for.
  private func truth(ofCase clause: Site) -> Bool? {
    let patterns = resolver.children(clause).filter { kind($0) == .pattern }
    guard patterns.count == 1, let value = resolver.project.firstChild(patterns[0]), kind(value) == .literal else { return nil }
    return name(value) == .true ? true : name(value) == .false ? false : nil
  }

  /// The site is in the part of a branch for which a test of the project's own holds.
  private func implied(_ part: Site, of branch: Site, _ uses: [Derived]) -> Bool? {
    let parts = resolver.children(branch)
    guard !uses.isEmpty, name(branch) != .guard, parts.count > 1, part == parts[1] else { return nil }
    return resolver.children(parts[0]).lazy.flatMap { conjuncts($0) }.compactMap { holding in
      let link = kind(holding) == .chain ? resolver.lastChild(holding) ?? holding : holding
      return uses.first { $0.use == link }?.onMain
    }.first
  }

  /// What holds where a condition does: the operands of `&&`. (Comparisons bind tighter, and are no tests of the thread by themselves.)
  private func conjuncts(_ test: Site) -> [Site] {
    guard kind(test) == .operation else { return [test] }
    let parts = resolver.children(test)
    let operators = parts.filter { kind($0) == .operator }
    guard operators.contains(where: { name($0) == .logicalAnd }), !operators.contains(where: { ["||", "??"].contains(resolver.project.text(name($0))) }) else { return [test] }
    return parts.split { name($0) == .logicalAnd }.compactMap { $0.count == 1 ? $0.first : nil }
  }

  // MARK: The project's own tests

  /// Functions and properties that are true on one side only: `!Thread.isMainThread && isOwn`, `guard !Thread.isMainThread else { return false }`.
  private func ownTests() -> [(decl: Decl, onMain: Bool, isExact: Bool)] {
    asked.values.joined().sorted().compactMap { question in
      guard let body = resolver.enclosingBody(question), kind(body) == .body else { return nil }
      var decl = resolver.declaration(ofBody: body)
      if resolver.project.kind(decl) == .accessor { decl = resolver.project.parent(decl) }
      guard resolver.nominalEntity(resolver.type(of: decl)) == resolver.builtin(.bool), let first = resolver.children(body).first else { return nil }
      return truth(first, question).map { (decl, $0, isExact(body, $0)) }
    }
  }

  /// The body is one expression in which only the system is asked. (`!Thread.isMainThread && …` says nothing where it does not hold.)
  private func isExact(_ body: Site, _ onMain: Bool) -> Bool {
    let parts = resolver.children(body)
    guard parts.count == 1, let value = kind(parts[0]) == .jump ? resolver.project.firstChild(parts[0]) : parts[0] else { return false }
    guard onMain || conjuncts(value) == [value], [.chain, .name, .operation].contains(kind(value)) else { return false }
    return ([value] + resolver.ownEvents(of: value)).allSatisfy { event in
      guard [.name, .member, .call].contains(kind(event)) else { return true }
      return resolver.resolution(of: event).targets.allSatisfy { resolver.project.unit($0).isInterface }
    }
  }

  /// On which side a body is true that begins so.
  private func truth(_ first: Site, _ question: Site) -> Bool? {
    guard kind(first) == .branch else {
      let value = kind(first) == .jump ? resolver.project.firstChild(first) ?? first : first
      return conjuncts(value).lazy.compactMap { answer($0, [question]) }.first
    }
    let parts = resolver.children(first)
    guard parts.count == 2, let answer = test(parts[0], [question]), let last = resolver.lastChild(parts[1]), kind(last) == .jump,
      let value = resolver.project.firstChild(last), name(value) == .false
    else { return nil }
    return name(first) == .guard ? answer : !answer
  }

  // MARK: Statements before

  /// An earlier statement leaves the block unless the thread is the one, or the other.
  private func earlier(_ statement: Site, in block: Site, _ questions: [Site], _ ends: [Site], _ uses: [Derived]) -> Bool? {
    for other in resolver.children(block) where other < statement {
      if ends.contains(where: { resolver.isInside($0, other) }) || kind(other) == .chain && asserted(other, questions) == false { return false }
      guard kind(other) == .branch else { continue }
      let parts = resolver.children(other)
      guard let conditions = parts.first, let answer = test(conditions, questions, uses) else { continue }
      if name(other) == .guard { return answer }
      if parts.count == 2, let last = resolver.lastChild(parts[1]), kind(last) == .jump { return !answer }
    }
    return nil
  }

  /// `assert(!Thread.isMainThread)`, `precondition(…)`: off main from here on, or on main without the negation.
  private func asserted(_ statement: Site, _ questions: [Site]) -> Bool? {
    guard let call = resolver.lastChild(statement), kind(call) == .call, let argument = resolver.project.firstChild(call) else { return nil }
    let word = resolver.project.text(resolver.project.name(call))
    return word == "assert" || word == "precondition" ? test(argument, questions) : nil
  }

  /// What a lone test of the thread says where it holds: true for main, false for its negation.
  private func test(_ conditions: Site, _ questions: [Site], _ uses: [Derived] = []) -> Bool? {
    let parts = resolver.children(conditions)
    return parts.count == 1 ? answer(parts[0], questions) ?? answer(parts[0], uses) : nil
  }

  /// `isMain`, `!isMain` of the project's own.
  private func answer(_ test: Site, _ uses: [Derived]) -> Bool? {
    let parts = kind(test) == .operation ? resolver.children(test) : []
    let isNegated = parts.count == 2 && kind(parts[0]) == .operator && name(parts[0]) == .exclamation
    let value = isNegated ? parts[1] : test
    let link = kind(value) == .chain ? resolver.lastChild(value) ?? value : value
    return uses.first { $0.isExact && $0.use == link }.map { $0.onMain != isNegated }
  }

  private func answer(_ test: Site, _ questions: [Site]) -> Bool? {
    guard questions.contains(where: { resolver.isInside($0, test) || $0 == test }) else { return nil }
    guard kind(test) == .operation else { return true }
    let operands = resolver.children(test)
    if operands.count == 2, kind(operands[0]) == .operator, name(operands[0]) == .exclamation { return false }
    guard operands.count == 3, let value = [operands[0], operands[2]].first(where: { kind($0) == .literal }) else { return nil }
    // `pthread_main_np() != 0`, `Thread.isMainThread == false`
    let isTrue = name(value) == .true || resolver.amount(value) == 1
    switch name(operands[1]) {
    case .equalTo: return isTrue
    case .notEqualTo: return !isTrue
    default: return nil
    }
  }

  private func kind(_ site: Site) -> EventKind { resolver.project.kind(site) }

  private func name(_ site: Site) -> Name {
    return resolver.project.name(site)
  }
}
