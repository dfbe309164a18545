import Source

/// Flags that a loop waits for and that nobody can change as long as it runs: properties of the loop's own actor which neither it nor what it calls writes.
struct SteadyFlags {
  private let context: LintContext
  /// Calls that let others run on this thread meanwhile.
  private let spins: UseTest
  private var resolver: Resolver { context.resolver }

  init(_ context: LintContext) {
    self.context = context
    spins = context.test(for: "spins-run-loop")
  }

  /// `while running { … }`, `repeat { … } while !stopped`
  func decide(_ loop: Site) -> Bool {
    guard context.name(loop) != .for, let conditions = resolver.children(loop).first(where: { context.kind($0) == .conditions }),
      case let tests = resolver.children(conditions), tests.count == 1, let flag = flag(tests[0])
    else { return false }
    return isOfOwnActor(flag, loop) && !mayChange(flag, in: loop)
  }

  /// The stored property that a condition reads and does nothing else.
  private func flag(_ test: Site) -> Decl? {
    let parts = context.kind(test) == .operation ? resolver.children(test) : [test]
    guard let read = parts.last, parts.count == 1 || parts.count == 2 && context.kind(parts[0]) == .operator else { return nil }
    let links = context.kind(read) == .chain ? resolver.children(read) : [read]
    guard let last = links.last, links.count == 1 || links.count == 2 && context.name(links[0]) == .selfValue,
      case let resolution = resolver.resolution(of: last), resolution.calledBinding == .none, let property = resolution.targets.first,
      context.project.kind(property) == .variable, context.project.flags(property).isDisjoint(with: [.computed, .local])
    else { return nil }
    // What a wrapper holds may change behind it.
    return context.project.attributes(property).isEmpty ? property : nil
  }

  /// Others can write it only when the loop has given its actor free.
  private func isOfOwnActor(_ property: Decl, _ loop: Site) -> Bool {
    let isolation = resolver.isolation(at: loop).isolation
    return isolation.isActor && resolver.isolation(of: property).isolation == isolation
  }

  /// Here or in a function that is called; what cannot be seen may do so.
  private func mayChange(_ flag: Decl, in loop: Site) -> Bool {
    var regions = [loop]
    var seen: Set<Site> = [loop]
    while let region = regions.popLast() {
      for event in resolver.ownEvents(of: region) {
        if isWrite(of: flag, event) || spins.contains(event) { return true }
        guard context.kind(event) == .call else { continue }
        guard let bodies = bodies(calledAt: event), seen.count < 64 else { return true }
        for body in bodies where seen.insert(body).inserted { regions.append(body) }
      }
    }
    return false
  }

  private func isWrite(of flag: Decl, _ event: Site) -> Bool {
    guard [.name, .member].contains(context.kind(event)), context.name(event) == context.project.name(flag) else { return false }
    let whole = resolver.wholeValue(endingWith: event)
    guard let holder = resolver.parent(whole) else { return false }
    // `running.toggle()`, `set(&running)`
    return resolver.isAssigned(event) || context.kind(holder) == .chain || context.flags(holder).contains(.isInout)
  }

  /// The project's functions that a call may mean; nil if it may be anything.
  private func bodies(calledAt call: Site) -> [Site]? {
    let resolution = resolver.resolution(of: call)
    if resolution.receiverUnknown || resolution.calledBinding != .none || resolution.calledVariable != .none { return nil }
    return resolution.targets.compactMap { context.project.body($0) }
  }
}
