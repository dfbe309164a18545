import Knowledge
import Source

/// Whether code of a view runs once for each row of a list: what is nothing in one view adds up there.
final class RepeatedViews {
  private let context: LintContext
  private lazy var rows = context.test(for: "rows")
  private lazy var walks = context.test(for: "walks")
  private let contents: [PreparedPattern]
  private var known: [Site: Bool] = [:]
  private var resolver: Resolver { context.resolver }

  init(_ context: LintContext) {
    self.context = context
    contents = context.knowledge.marks.filter { $0.name == .content }.flatMap(\.members).compactMap { PreparedPattern($0, context.project.names) }
  }

  /// The system computes the root as the content of a view: not for each cell, and not while it lays out or draws.
  func isContent(_ root: Site) -> Bool {
    guard context.kind(root) == .body else { return false }
    var decl = context.declaration(ofBody: root)
    if context.project.kind(decl) == .accessor { decl = context.project.parent(decl) }
    return contents.contains { resolver.isImplementation(decl, of: $0) }
  }

  /// One of the calls on the way stands in a loop, or the code around the first of them belongs to a row.
  func isRepeated(_ chain: [Site], home: Site) -> Bool {
    chain.contains { isInRounds($0) } || isInRow(home)
  }

  /// Some view that shows this body's work is made for each element of a list.
  private func isInRow(_ home: Site) -> Bool {
    if let answer = known[home] { return answer }
    var seen: Set<Site> = [home]
    var bodies = [home]
    // A row is made of a few views in one another; a whole screen that a list leads to is further away.
    for _ in 0 ..< 4 {
      let sites = bodies.flatMap { users($0) }
      if sites.contains(where: { isInRounds($0) }) {
        known[home] = true
        return true
      }
      bodies = sites.compactMap { resolver.home($0)?.body }.filter { seen.insert($0).inserted }
    }
    known[home] = false
    return false
  }

  /// Where a body is called and, for the content of a view, where such a view is made.
  private func users(_ body: Site) -> [Site] {
    if context.kind(body) == .closure { return [body] }
    let calls = context.graph.callers(of: body).filter { $0.confidence > .low }.map(\.site)
    guard isContent(body) else { return calls }
    return calls + context.graph.makers(resolver.entity(enclosing: context.declaration(ofBody: body)))
  }

  private func isInRounds(_ site: Site) -> Bool {
    ([site] + resolver.ancestors(of: site)).contains { holder in
      switch context.kind(holder) {
      case .loop: return true
      case .closure: return resolver.call(takingClosure: holder).map { rows.contains($0) || walks.contains($0) } ?? false
      default: return false
      }
    }
  }
}
