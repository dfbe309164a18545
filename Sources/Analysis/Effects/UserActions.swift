import Knowledge
import Source

/// Whether a call is made only when the user does something, once for each time: taps a button, chooses a command, picks a file.
/// What is quick as a rule and slow at times is worth a warning where it is asked again and again, in a frame or before the first one; after a tap it is
/// worth a note.
final class UserActions {
  private let context: LintContext
  private let members: [PreparedPattern]
  private let actions: UseTest
  private let deferrals: UseTest
  private lazy var walks = context.test(for: "walks")
  private var known: [Site: Bool] = [:]
  /// The bodies that are being asked about, outermost first.
  private var open: [Site] = []
  private var resolver: Resolver { context.resolver }
  /// What is further away, or called from more places, is no longer clearly one action.
  private static let (farthest, most) = (8, 32)

  init(_ context: LintContext) {
    self.context = context
    func patterns(_ name: Mark.Name, _ part: (Mark) -> [CalleePattern]) -> [PreparedPattern] {
      context.knowledge.marks.filter { $0.name == name }.flatMap(part).compactMap { PreparedPattern($0, context.project.names) }
    }
    members = patterns(.action) { $0.members }
    actions = UseTest(context.resolver, patterns(.action) { $0.closures }, withAwaited: true)
    deferrals = UseTest(context.resolver, patterns(.deferral) { $0.closures }, withAwaited: true)
  }

  /// Every way that can be seen to the first of some calls, each of which leads to the next, begins with an action, and none repeats them.
  func alone(leadTo chain: [Site]) -> Bool {
    guard let first = chain.first, alone(leadTo: first, 0) else { return false }
    return !chain.dropFirst().contains { isInRounds($0) }
  }

  private func isInRounds(_ site: Site) -> Bool {
    resolver.ancestors(of: site).contains { holder in
      context.kind(holder) == .loop || context.kind(holder) == .closure && resolver.call(takingClosure: holder).map { walks.contains($0) } ?? false
    }
  }

  private func alone(leadTo site: Site, _ depth: Int) -> Bool {
    if let call = call(handing: site), actions.contains(call) { return true }
    return climb(from: site, depth) { self.isAction(body: $0, depth) }
  }

  /// Outwards through blocks and closures that run once: to an action, a repetition, or the body, of which `atBody` is asked.
  private func climb(from site: Site, _ depth: Int, atBody: (Site) -> Bool) -> Bool {
    var inner = site
    for holder in resolver.ancestors(of: site) {
      switch context.kind(holder) {
      case .loop: if context.kind(inner) == .block { return false }
      case .closure: if let answer = answer(holder, depth) { return answer }
      case .body: return atBody(holder)
      default: break
      }
      inner = holder
    }
    return false
  }

  /// Whether a closure runs for an action; nil: as often as the code around it.
  private func answer(_ closure: Site, _ depth: Int) -> Bool? {
    guard let argument = resolver.parent(closure), let call = resolver.call(takingClosure: closure) else {
      return isCalledByActions(closure: closure, depth)
    }
    if actions.contains(call) { return true }
    if deferrals.contains(call) { return nil }
    if resolver.place(of: closure).isInPlace { return walks.contains(call) ? false : nil }
    return handed(argument, to: call, depth)
  }

  /// Handed to code of the project: where that calls it, keeps it or hands it on.
  private func handed(_ argument: Site, to call: Site, _ depth: Int) -> Bool {
    guard depth < UserActions.farthest else { return false }
    _ = resolver.resolution(of: call)
    if let parameter = resolver.parameterOfArgument[argument] {
      let uses = resolver.uses(ofParameter: parameter)
      return !uses.isEmpty && uses.allSatisfy { use in
        isAction(use: use, depth + 1) { climb(from: $0, depth) { _ in self.alone(leadTo: call, depth + 1) } }
      }
    }
    return resolver.memberwiseProperty(argument, call).map { alone(using: $0, depth + 1) } ?? false
  }

  /// A value that holds a closure is called, of which `made` is asked, or handed on.
  private func isAction(use: Site, _ depth: Int, made: (Site) -> Bool) -> Bool {
    if context.kind(use) == .call { return made(use) }
    if let called = resolver.followingCall(use) { return made(called) }
    guard let holder = resolver.parent(resolver.wholeValue(endingWith: use)) else { return false }
    switch context.kind(holder) {
    case .argument:
      guard let next = resolver.parent(holder), context.kind(next) == .call else { return false }
      if actions.contains(next) { return true }
      return deferrals.contains(next) ? made(next) : handed(holder, to: next, depth)
    case .assignment:
      return resolver.firstChild(holder).flatMap { resolver.assignedProperty($0) }.map { alone(using: $0, depth + 1) } ?? false
    case .binding: return resolver.uses(ofBinding: holder).allSatisfy { isAction(use: $0, depth + 1, made: made) }
    // `completion?()` and tests of it.
    case .operation, .conditions: return true
    default: return false
    }
  }

  /// Where a property that holds a closure is read.
  private func alone(using property: Decl, _ depth: Int) -> Bool {
    let reads = context.index.sites(context.project.name(property)).filter { site in
      let resolution = resolver.resolution(of: site)
      return (resolution.calledVariable == property || resolution.targets.first == property) && !resolver.isAssigned(site)
    }
    return !reads.isEmpty && reads.count <= UserActions.most && depth < UserActions.farthest
      && reads.allSatisfy { isAction(use: $0, depth) { self.alone(leadTo: $0, depth + 1) } }
  }

  private func isAction(body: Site, _ depth: Int) -> Bool {
    if let answer = known[body] { return answer }
    // A function that calls itself begins where its other callers do; of a longer circle no answer may depend on where it was entered.
    if open.contains(body) { return open.last == body }
    open.append(body)
    defer { open.removeLast() }
    let answer = depth < UserActions.farthest && !resolver.runsOnce(body) && (isCalledForUser(body) || isCalledByActions(body, depth))
    known[body] = answer
    return answer
  }

  private func isCalledForUser(_ body: Site) -> Bool {
    let decl = context.declaration(ofBody: body)
    return context.project.attribute(decl, named: .ibAction) != nil || members.contains { resolver.isImplementation(decl, of: $0) }
  }

  private func isCalledByActions(_ body: Site, _ depth: Int) -> Bool {
    let decl = context.declaration(ofBody: body)
    let selectors = context.project.attribute(decl, named: .objc) == nil ? [] : resolver.selectors(naming: decl)
    guard selectors.allSatisfy({ site in resolver.parent(site).map { actions.contains($0) } ?? false }) else { return false }
    let callers = context.graph.callers(of: body).filter { $0.confidence > .low }
    return callers.isEmpty ? !selectors.isEmpty : alone(all: callers, depth)
  }

  /// A closure in a variable, which may call itself by the variable's name.
  private func isCalledByActions(closure: Site, _ depth: Int) -> Bool {
    if open.contains(closure) { return open.last == closure }
    open.append(closure)
    defer { open.removeLast() }
    return depth < UserActions.farthest && alone(all: context.graph.callers(of: closure), depth)
  }

  private func alone(all callers: [Caller], _ depth: Int) -> Bool {
    !callers.isEmpty && callers.count <= UserActions.most && callers.allSatisfy { alone(leadTo: $0.site, depth + 1) }
  }

  /// The call that a function is handed to by its name.
  private func call(handing site: Site) -> Site? {
    guard context.kind(site) != .call, case let value = resolver.wholeValue(endingWith: site), let argument = resolver.parent(value),
      context.kind(argument) == .argument, let call = resolver.parent(argument), context.kind(call) == .call
    else { return nil }
    return call
  }
}
