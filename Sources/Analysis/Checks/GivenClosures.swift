import Source

/// Functions of the project that hand on a closure which they are given: what their callers write runs where they hand it to.
struct GivenClosures {
  private let context: LintContext
  private var resolver: Resolver { context.resolver }

  init(_ context: LintContext) { self.context = context }

  /// Where a function names a closure that it is given.
  func uses(in body: Site) -> [Site] {
    guard context.kind(body) == .body else { return [] }
    return context.project.parameters(context.declaration(ofBody: body)).flatMap { parameter in
      resolver.typeNode(resolver.type(of: parameter)).tag == .function ? resolver.uses(ofParameter: parameter) : []
    }
  }

  /// Whether a call runs, or is given, a closure that the function around it is given.
  func areHandedTo(_ call: Site) -> Bool {
    uses(in: Site(call.unit, resolver.root(of: call))).contains { resolver.isInside($0, call) }
  }

  /// Calls on `self` of the function around such a call.
  func calls(handingTo call: Site) -> [Site] {
    guard areHandedTo(call) else { return [] }
    return context.graph.callers(of: Site(call.unit, resolver.root(of: call))).filter { $0.confidence == .high && isOnSelf($0.site) }.map(\.site)
  }

  private func isOnSelf(_ call: Site) -> Bool {
    resolver.receiver(of: call).map { context.kind($0) == .name && context.name($0) == .selfValue } ?? true
  }
}
