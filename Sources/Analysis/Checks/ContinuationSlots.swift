import Knowledge
import Source

/// Continuations that are kept in a single property: a second call while the first one waits puts its own over it.
struct ContinuationSlots {
  private let context: LintContext
  private var resolver: Resolver { context.resolver }
  private var project: Project { context.project }

  init(_ context: LintContext) { self.context = context }

  /// The assignments of a continuation to a slot that nobody looks at before, in an object that may be asked twice.
  func overwrites(in closure: Site, of name: Name) -> [Site] {
    let assignments = resolver.ownEvents(of: closure).filter { context.kind($0) == .assignment }
    return assignments.filter { assignment in
      let parts = resolver.children(assignment)
      guard parts.count == 2, context.kind(parts[1]) == .name, context.name(parts[1]) == name, let slot = resolver.assignedProperty(parts[0]),
        !isObserved(slot)
      else { return false }
      return !isLookedAt(slot, besides: assignment) && !isFresh(resolver.enclosingDeclaration(assignment), depth: 0)
    }
  }

  /// `willSet` and `didSet` may resume the old one.
  private func isObserved(_ slot: Decl) -> Bool { project.children(slot).contains { project.kind($0) == .accessor } }

  /// The function reads the slot somewhere, as `guard waiting == nil` or `waiting?.resume()` does.
  private func isLookedAt(_ slot: Decl, besides assignment: Site) -> Bool {
    let unit = project.unit(assignment)
    let root = Site(unit.index, resolver.root(of: assignment))
    return context.index.sites(project.name(slot)).contains { site in
      site.unit == assignment.unit && resolver.isInside(site, root) && !resolver.isInside(site, assignment) && context.name(site) == project.name(slot)
        && !resolver.isAssigned(site)
    }
  }

  /// Every caller makes an object of its own for the one call.
  private func isFresh(_ function: Decl, depth: Int) -> Bool {
    guard depth < 4, let body = project.body(function) else { return false }
    let callers = context.graph.callers(of: body).map(\.site)
    guard !callers.isEmpty else { return false }
    return callers.allSatisfy { call in
      guard let receiver = resolver.receiver(of: call), !isSelf(receiver) else { return isFresh(resolver.enclosingDeclaration(call), depth: depth + 1) }
      guard let origin = resolver.origin(receiver), context.kind(origin) == .call, resolver.resolution(of: origin).isStatic else { return false }
      if context.kind(receiver) == .call { return true }
      if case .binding? = resolver.heldObject(receiver) { return true }
      return false
    }
  }

  private func isSelf(_ site: Site) -> Bool { context.kind(site) == .name && context.name(site) == .selfValue }
}
