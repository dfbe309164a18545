import Source

/// Methods that are on main because their class is, and that nobody on main is seen to call: only workers do, and closures whose place nothing shows, as
/// those given to publishers. (`functionPlace` knows those that workers alone call.) Whoever waits for main there knows best that he is not on it.
final class CalledElsewhere {
  private let context: LintContext
  private var known: [Site: Bool?] = [:]
  private var resolver: Resolver { context.resolver }
  private static let farthest = 4

  init(_ context: LintContext) { self.context = context }

  func holds(_ home: Site) -> Bool { mayBeMain(home, 0) == false }

  /// nil: nobody calls.
  private func mayBeMain(_ home: Site, _ depth: Int) -> Bool? {
    guard depth < CalledElsewhere.farthest, isOnMainByType(home) else { return true }
    if let answer = known[home] { return answer }
    known[home] = .some(nil)
    let callers = context.graph.callers(of: home)
    let answer = callers.isEmpty ? nil : callers.contains { mayBeMain($0, depth) }
    known[home] = .some(answer)
    return answer
  }

  private func mayBeMain(_ caller: Caller, _ depth: Int) -> Bool {
    guard caller.confidence > .low, let around = context.surroundings(caller.site) else { return true }
    switch around.verdict.place {
    case .thread, .pool, .actor, .unknown: return false
    // What nobody is seen to call may be called by anybody.
    case .main: return mayBeMain(around.home, depth + 1) ?? true
    case .caller: return true
    }
  }

  /// A plain method of the project: nothing of its own says main, and no system calls it.
  private func isOnMainByType(_ home: Site) -> Bool {
    guard context.kind(home) == .body, case let decl = context.declaration(ofBody: home), context.project.kind(decl) == .function,
      context.project.attribute(decl, named: .objc) == nil, context.project.attribute(decl, named: .ibAction) == nil
    else { return false }
    let facts = resolver.isolation(of: decl).grounds.map(\.fact)
    guard facts.first == .enclosingType, facts.contains(where: { [.superclass, .conformance, .wrapper].contains($0) }) else { return false }
    return !facts.contains { [.override, .witness, .calledBySystem, .assertsMain].contains($0) }
  }
}
