import Knowledge
import Source

/// `lazy-stack-scroll-loop`: a view that scrolls to rows of a lazy stack of its own scroll view.
func lazyStackScrollLoop(_ context: LintContext) -> [Finding] {
  let scrolls = context.wantedUses(of: "scrolls-to").map(\.site)
  guard !scrolls.isEmpty else { return [] }
  let trees = ScrollTrees(context, around: scrolls)
  return scrolls.compactMap { scroll in
    guard let stack = trees.lazyStack(inViewOf: scroll) else { return nil }
    let arguments = context.resolver.arguments(of: scroll)
    // Without an anchor the row is only brought into view: nothing keeps it at a place while sizes change.
    let isAnchored = arguments.count > 1 && !context.isNil(arguments[1])
    let limit: Severity = isAnchored ? .warning : .note
    return context.finding(
      "lazy-stack-scroll-loop", at: scroll, atMost: min(limit, context.limitOnMain(scroll)), place: "main",
      because: [Reason(text: "the rows are made when they are needed", place: context.project.place(stack))])
  }
}

/// Lazy stacks that stand in a scroll view, by the view type whose tree they belong to.
private struct ScrollTrees {
  private let context: LintContext
  private var stacks: [Entity: Site] = [:]
  private var resolver: Resolver { context.resolver }

  /// Only the files of the types in which something scrolls are looked at.
  init(_ context: LintContext, around scrolls: [Site]) {
    self.context = context
    let resolver = context.resolver
    let views = Set(scrolls.map { resolver.entity(enclosing: resolver.enclosingDeclaration($0)) }.filter { $0 != .none })
    let files = Set(views.flatMap { resolver.entityInfo($0).parts }.map { context.project.unit($0).index })
    let scrollViews = context.uses(of: "scroll-view", in: files).map(\.site)
    let heights = context.uses(of: "fixes-height", in: files).map(\.site)
    let across = Set(context.uses(of: "lies-across", in: files).map(\.site))
    let widths = across.isEmpty ? [] : context.uses(of: "fixes-width", in: files).map(\.site)
    let types = Set(scrollViews.map { type($0) })
    for stack in context.uses(of: "lazy-stack", in: files).map(\.site) {
      let type = type(stack)
      guard type != .none, types.contains(type) else { continue }
      // In the scroll view itself, or in a property or function of the type that the scroll view shows.
      let home = Site(Int(stack.unit), resolver.root(of: stack))
      let holder = scrollViews.first { resolver.isInside(stack, $0) }
      guard holder != nil || scrollViews.allSatisfy({ Site(Int($0.unit), resolver.root(of: $0)) != home }) else { continue }
      // Rows of a height that the text states need no guess, nor what lies beside one another with a width that it states.
      if (across.contains(stack) ? heights + widths : heights).contains(where: { resolver.isInside($0, stack) }) { continue }
      if stacks[type] == nil { stacks[type] = stack }
    }
  }

  private func type(_ site: Site) -> Entity { resolver.entity(enclosing: resolver.enclosingDeclaration(site)) }

  func lazyStack(inViewOf scroll: Site) -> Site? {
    let type = type(scroll)
    return type == .none ? nil : stacks[type]
  }
}

extension LintContext {
  /// An argument that is the literal `nil`.
  func isNil(_ argument: Site) -> Bool {
    resolver.firstChild(argument).map { kind($0) == .literal && flags($0).contains(.nil) } ?? false
  }
}
