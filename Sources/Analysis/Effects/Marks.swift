import Knowledge
import Source

/// Which bodies run inside a frame or at launch: what the system calls there, and everything those call on the same thread.
struct Marks {
  /// How a body came to be marked: the system calls it, or it is called at `site` from a marked body.
  struct Marked {
    var name: Mark.Name
    var root: Site
    var pattern: PageLine
    var site: Site
  }

  private(set) var marks: [Site: [Marked]] = [:]

  /// A call that certainly means a body, on the same thread.
  private struct Step {
    var body: Site
    var site: Site
    /// Not only the first time.
    var isEachTime: Bool
  }

  /// Marks of the given bodies (the homes of hits): callers are followed backwards from them, then marks forward from the roots met.
  init(of bodies: [Site], _ context: LintContext) {
    var forward: [Site: [Step]] = [:]
    var seen = Set(bodies)
    var queue = Array(seen).sorted()
    var next = 0
    let resolver = context.resolver
    while next < queue.count {
      let body = queue[next]
      next += 1
      for caller in context.graph.callers(of: body) where caller.confidence > .low {
        guard let home = resolver.home(caller.site), home.body != body, !context.isQuiet(home.body) else { continue }
        let place = resolver.place(of: home.body).place
        guard place == .main || place == .caller else { continue }
        let isFirstUse = resolver.runsOnce(body)
        guard home.confidence == .high, caller.confidence == .high || isFirstUse else { continue }
        forward[home.body, default: []].append(Step(body: body, site: caller.site, isEachTime: !isFirstUse))
        if seen.insert(home.body).inserted { queue.append(home.body) }
      }
    }
    for mark in context.knowledge.marks where [.frame, .launch, .reducer].contains(mark.name) {
      spread(mark.name, from: roots(mark, among: seen, context), forward)
    }
  }

  func mark(_ name: Mark.Name, of body: Site) -> Marked? { marks[body]?.first { $0.name == name } }

  private mutating func spread(_ name: Mark.Name, from roots: [Marked], _ forward: [Site: [Step]]) {
    var queue: [Site] = []
    for root in roots where mark(name, of: root.root) == nil {
      marks[root.root, default: []].append(root)
      queue.append(root.root)
    }
    var next = 0
    while next < queue.count {
      let body = queue[next]
      next += 1
      guard let own = mark(name, of: body) else { continue }
      for step in forward[body] ?? [] where mark(name, of: step.body) == nil && (name != .frame || step.isEachTime) {
        marks[step.body, default: []].append(Marked(name: name, root: own.root, pattern: own.pattern, site: step.site))
        queue.append(step.body)
      }
    }
  }

  private func roots(_ mark: Mark, among bodies: Set<Site>, _ context: LintContext) -> [Marked] {
    let members = mark.members.compactMap { PreparedPattern($0, context.project.names) }
    let closures = mark.closures.compactMap { PreparedPattern($0, context.project.names) }
    return bodies.sorted().compactMap { body in
      guard let pattern = MarkRoots(context).pattern(body, members, closures) else { return nil }
      return Marked(name: mark.name, root: body, pattern: pattern.pattern.origin, site: .none)
    }
  }
}

/// Whether the system itself calls a body inside a frame or at launch.
private struct MarkRoots {
  let context: LintContext
  init(_ context: LintContext) { self.context = context }

  func pattern(_ body: Site, _ members: [PreparedPattern], _ closures: [PreparedPattern]) -> PreparedPattern? {
    // Else a closure, or a function that is handed over in place of one.
    guard context.project.kind(body) == .body else { return closurePattern(body, closures) }
    var decl = context.resolver.declaration(ofBody: body)
    if context.project.kind(decl) == .accessor { decl = context.project.parent(decl) }
    return members.first { context.resolver.isImplementation(decl, of: $0) || context.resolver.isDefault(decl, of: $0) }
  }

  private func closurePattern(_ closure: Site, _ patterns: [PreparedPattern]) -> PreparedPattern? {
    guard let argument = context.resolver.parent(closure), let call = context.resolver.parent(argument) else { return nil }
    guard context.project.kind(call) == .call else { return nil }
    let name = context.project.name(call)
    return patterns.first { $0.eventNames.contains(name) && context.resolver.matches($0, call) }
  }
}

extension Resolver {
  /// The initial value of a static, global or lazy variable: computed at its first use only.
  func runsOnce(_ body: Site) -> Bool {
    guard project.kind(body) == .body else { return false }
    let decl = declaration(ofBody: body)
    guard project.kind(decl) == .variable else { return false }
    let flags = project.flags(decl)
    return !isMember(decl) || flags.contains(.static) || flags.contains(.lazy)
  }
}
