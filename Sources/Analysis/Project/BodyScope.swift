import Source

/// The names bound inside one root body (a function with all closures and local functions in it) and how its events nest.
/// A class so that handing it out costs nothing; it never changes once made.
final class BodyScope {
  struct Binding: Sendable {
    var name: Name
    /// The `binding` or `capture` event, or the `body`/`localDeclaration` event for declared names.
    var event: UInt32
    /// A parameter or local function; else `.none`.
    var declaration: Decl
    /// Events from which the name is visible.
    var visible: Range<UInt32>
  }

  /// The root's first event and one past its last.
  let range: Range<UInt32>
  let unit: UInt32
  /// The parent of each event of the range, `.max` for the root.
  private(set) var parents: [UInt32]
  private var byName: [Name: [Binding]] = [:]

  func parent(_ event: UInt32) -> UInt32 {
    range.contains(event) ? parents[Int(event - range.lowerBound)] : .max
  }

  /// The binding a name means at an event: the innermost, latest one that is visible there.
  func lookup(_ name: Name, at event: UInt32) -> Binding? {
    guard let candidates = byName[name] else { return nil }
    var best: Binding?
    for candidate in candidates where candidate.visible.contains(event) {
      if let current = best, current.visible.lowerBound > candidate.visible.lowerBound { continue }
      best = candidate
    }
    return best
  }

  init(root: UInt32, unit: SourceUnit, project: Project) {
    let events = unit.summary.events
    let end = events.subtreeEnds[Int(root)]
    range = root ..< max(end, root &+ 1)
    self.unit = UInt32(unit.index)
    parents = Array(repeating: .max, count: Int(range.upperBound - root))
    var stack: [UInt32] = []
    for event in range {
      while let top = stack.last, events.subtreeEnds[Int(top)] <= event { stack.removeLast() }
      parents[Int(event - root)] = stack.last ?? .max
      stack.append(event)
    }
    for event in range { bind(event, events, unit, project) }
  }

  private func bind(_ event: UInt32, _ events: Events, _ unit: SourceUnit, _ project: Project) {
    switch events.kinds[Int(event)] {
    case .binding, .capture:
      let isParameter = events.flags[Int(event)].contains(.parameter) || events.kinds[Int(event)] == .capture
      let from = isParameter ? parent(event) : events.subtreeEnds[Int(event)]
      add(unit.name(events.names[Int(event)]), event, .none, from ..< scopeEnd(event, events))
    case .body:
      let declaration = Decl(events.payloads[Int(event)] &+ unit.firstDeclaration)
      bindParameters(declaration, event, events, project)
    case .localDeclaration:
      let declaration = Decl(events.payloads[Int(event)] &+ unit.firstDeclaration)
      guard project.kind(declaration) == .function else { return }
      let scope = enclosingScope(event, events)
      add(project.name(declaration), event, declaration, scope ..< events.subtreeEnds[Int(scope)])
    default: break
    }
  }

  private func bindParameters(_ declaration: Decl, _ body: UInt32, _ events: Events, _ project: Project) {
    let visible = body ..< events.subtreeEnds[Int(body)]
    var owner = declaration
    if project.kind(declaration) == .accessor {
      let label = project.label(declaration)
      if label != .none { add(label, body, declaration, visible) }
      owner = project.parent(declaration)
    }
    // A default argument sees no parameters; an initial value has none.
    guard project.kind(owner) != .parameter else { return }
    for parameter in project.parameters(owner) { add(project.name(parameter), body, parameter, visible) }
  }

  private func add(_ name: Name, _ event: UInt32, _ declaration: Decl, _ visible: Range<UInt32>) {
    guard name != .none, name != .underscore else { return }
    byName[name, default: []].append(Binding(name: name, event: event, declaration: declaration, visible: visible))
  }

  /// Where a name bound by an event goes out of scope.
  private func scopeEnd(_ event: UInt32, _ events: Events) -> UInt32 {
    var child = event
    var current = parent(event)
    while current != .max {
      let index = Int(current)
      switch events.kinds[index] {
      case .block, .body, .closure, .loop, .switchCase, .catchClause: return events.subtreeEnds[index]
      case .branch where events.flags[Int(event)].contains(.unwrapping) || events.kinds[Int(child)] == .conditions:
        // What `if` binds ends with its then-part; what `guard` binds lives on in the scope around it.
        if let end = thenEnd(current, after: child, events) { return end }
      default: break
      }
      child = current
      current = parent(current)
    }
    return range.upperBound
  }

  private func thenEnd(_ branch: UInt32, after conditions: UInt32, _ events: Events) -> UInt32? {
    guard events.names[Int(branch)] != .guard else { return nil }
    let then = events.subtreeEnds[Int(conditions)]
    return then < events.subtreeEnds[Int(branch)] ? events.subtreeEnds[Int(then)] : events.subtreeEnds[Int(branch)]
  }

  private func enclosingScope(_ event: UInt32, _ events: Events) -> UInt32 {
    var current = parent(event)
    while current != .max {
      switch events.kinds[Int(current)] {
      case .block, .body, .closure: return current
      default: current = parent(current)
      }
    }
    return range.lowerBound
  }
}

extension Resolver {
  /// The scope of the root body that holds a site.
  func scope(of site: Site) -> BodyScope {
    if let lastScope, lastScope.unit == site.unit, lastScope.range.contains(site.event) { return lastScope }
    let scope = findScope(site)
    lastScope = scope
    return scope
  }

  private func findScope(_ site: Site) -> BodyScope {
    let unit = project.unit(site)
    let root = self.root(of: site)
    let key = Site(unit.index, root)
    if let known = scopes[key] { return known }
    let scope = BodyScope(root: root, unit: unit, project: project)
    scopes[key] = scope
    return scope
  }

  /// The first event of the top-level subtree that holds a site.
  func root(of site: Site) -> UInt32 {
    let index = Int(site.unit)
    let list: [UInt32]
    if let known = roots[index] { list = known } else {
      list = collectRoots(project.units[index].summary.events)
      roots[index] = list
    }
    var low = 0
    var high = list.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if list[middle] <= site.event { low = middle } else { high = middle }
    }
    return list.isEmpty ? site.event : list[low]
  }

  private func collectRoots(_ events: Events) -> [UInt32] {
    var result: [UInt32] = []
    var event: UInt32 = 0
    while event < UInt32(events.count) {
      result.append(event)
      event = max(events.subtreeEnds[Int(event)], event &+ 1)
    }
    return result
  }

  func parent(_ site: Site) -> Site? {
    let parent = scope(of: site).parent(site.event)
    return parent == .max ? nil : Site(Int(site.unit), parent)
  }

  /// The innermost `body` or `closure` event around a site (the site itself not counted).
  func enclosingBody(_ site: Site) -> Site? {
    let events = project.unit(site).summary.events
    let scope = scope(of: site)
    var current = scope.parent(site.event)
    while current != .max {
      let kind = events.kinds[Int(current)]
      if kind == .body || kind == .closure { return Site(Int(site.unit), current) }
      current = scope.parent(current)
    }
    return nil
  }

  /// The declaration whose `body` event is innermost around a site: its scope for names.
  func enclosingDeclaration(_ site: Site) -> Decl {
    let unit = project.unit(site)
    let events = unit.summary.events
    let scope = scope(of: site)
    var current = site.event
    while current != .max {
      if events.kinds[Int(current)] == .body { return Decl(events.payloads[Int(current)] &+ unit.firstDeclaration) }
      current = scope.parent(current)
    }
    return .none
  }
}
