import Knowledge
import Source

/// Shared values that are made while the app launches, because code that certainly runs then asks for them: who uses them later waits for nothing.
final class LaunchUses {
  private let context: LintContext
  private let members: [PreparedPattern]
  private var known: [Site: Bool] = [:]
  private var resolver: Resolver { context.resolver }
  /// How many functions are looked at for one value.
  private static let most = 200

  init(_ context: LintContext) {
    self.context = context
    members = context.knowledge.marks.filter { $0.name == .launch }.flatMap(\.members).compactMap { PreparedPattern($0, context.project.names) }
  }

  /// The initial value of a static or global variable, or of a lazy one of an object of which there is one.
  func make(_ body: Site) -> Bool {
    if let answer = known[body] { return answer }
    let answer = resolver.runsOnce(body) && isSingle(body) && isReachedAtLaunch(body)
    known[body] = answer
    return answer
  }

  private func isSingle(_ body: Site) -> Bool {
    let variable = context.declaration(ofBody: body)
    guard context.project.flags(variable).contains(.lazy) else { return true }
    let makers = context.graph.makers(resolver.entity(enclosing: variable))
    return makers.count == 1 && resolver.home(makers[0]).map { resolver.runsOnce($0.body) && !context.project.flags(context.declaration(ofBody: $0.body)).contains(.lazy) } ?? false
  }

  /// Some way up to what the system calls at launch, each call of which is made whenever its function runs.
  private func isReachedAtLaunch(_ body: Site) -> Bool {
    var seen: Set<Site> = [body]
    var queue = [body]
    var next = 0
    while next < queue.count, next < LaunchUses.most {
      let callee = queue[next]
      next += 1
      for caller in context.graph.callers(of: callee) where caller.confidence == .high || resolver.runsOnce(callee) && caller.confidence > .low {
        guard let home = resolver.home(caller.site), home.confidence == .high, [.main, .caller].contains(resolver.place(of: home.body).place),
          !resolver.isConditional(caller.site, in: home.body), context.kind(home.body) == .body, seen.insert(home.body).inserted
        else { continue }
        if isCalledAtLaunch(home.body) { return true }
        queue.append(home.body)
      }
    }
    return false
  }

  private func isCalledAtLaunch(_ body: Site) -> Bool {
    var decl = context.declaration(ofBody: body)
    if context.project.kind(decl) == .accessor { decl = context.project.parent(decl) }
    return members.contains { resolver.isImplementation(decl, of: $0) || resolver.isDefault(decl, of: $0) }
  }
}
