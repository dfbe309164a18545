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
  /// In source order; sorted by name where there are many.
  private var bindings: [Binding] = []
  /// The names of `bindings`: most bodies bind so few that they are searched one after the other.
  private var names: [Name] = []
  private static let few = 32

  /// The binding a name means at an event: the innermost, latest one that is visible there.
  func lookup(_ name: Name, at event: UInt32) -> Binding? {
    var best: Binding?
    var index = names.count > BodyScope.few ? firstIndex(of: name) : 0
    let isSorted = names.count > BodyScope.few
    while index < names.count {
      defer { index += 1 }
      guard names[index] == name else {
        if isSorted { break } else { continue }
      }
      let candidate = bindings[index]
      guard candidate.visible.contains(event) else { continue }
      if let current = best, current.visible.lowerBound > candidate.visible.lowerBound { continue }
      best = candidate
    }
    return best
  }

  /// In the sorted list: where the bindings of a name begin, if there are any.
  private func firstIndex(of name: Name) -> Int {
    var low = 0
    var high = names.count
    while low < high {
      let middle = (low + high) / 2
      if names[middle].index < name.index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  init(root: UInt32, unit: SourceUnit, project: Project) {
    let events = unit.summary.events
    range = root ..< max(events.subtreeEnds[Int(root)], root &+ 1)
    self.unit = UInt32(unit.index)
    for event in range {
      switch events.kinds[Int(event)] {
      case .binding, .capture, .body, .localDeclaration: bind(event, events, unit, project)
      default: break
      }
    }
    if bindings.count > BodyScope.few {
      // By name, and as they came within a name.
      let order = bindings.indices.sorted { (bindings[$0].name.index, $0) < (bindings[$1].name.index, $1) }
      bindings = order.map { bindings[$0] }
    }
    names = bindings.map(\.name)
  }

  private func bind(_ event: UInt32, _ events: Events, _ unit: SourceUnit, _ project: Project) {
    switch events.kinds[Int(event)] {
    case .binding, .capture:
      // A closure's parameters are seen in all of it; what it captures, behind the capture: its value is that of the name outside.
      let isParameter = events.flags[Int(event)].contains(.parameter)
      let from = isParameter ? project.events.parent(Site(self.unit, event)) : events.subtreeEnds[Int(event)]
      let name = unit.name(events.names[Int(event)])
      let visible = from ..< scopeEnd(event, events, project)
      add(name, event, .none, visible)
      // `{ $item in … }`: what the wrapper holds goes by the plain name.
      if isParameter, project.isProjection(name), let plain = project.plainName(ofWrapped: name) { add(plain, event, .none, visible) }
    case .body:
      let declaration = Decl(events.payloads[Int(event)] &+ unit.firstDeclaration)
      bindParameters(declaration, event, events, project)
    case .localDeclaration:
      let declaration = Decl(events.payloads[Int(event)] &+ unit.firstDeclaration)
      let scope = enclosingScope(event, events, project)
      switch project.kind(declaration) {
      case .function: add(project.name(declaration), event, declaration, scope ..< events.subtreeEnds[Int(scope)])
      // One with accessors: any other local variable is a binding.
      case .variable: add(project.name(declaration), event, declaration, event ..< events.subtreeEnds[Int(scope)])
      default: break
      }
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
    bindings.append(Binding(name: name, event: event, declaration: declaration, visible: visible))
  }

  /// Where a name bound by an event goes out of scope.
  private func scopeEnd(_ event: UInt32, _ events: Events, _ project: Project) -> UInt32 {
    var child = event
    var current = project.events.parent(Site(unit, event))
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
      current = project.events.parent(Site(unit, current))
    }
    return range.upperBound
  }

  private func thenEnd(_ branch: UInt32, after conditions: UInt32, _ events: Events) -> UInt32? {
    guard events.names[Int(branch)] != .guard else { return nil }
    let then = events.subtreeEnds[Int(conditions)]
    return then < events.subtreeEnds[Int(branch)] ? events.subtreeEnds[Int(then)] : events.subtreeEnds[Int(branch)]
  }

  private func enclosingScope(_ event: UInt32, _ events: Events, _ project: Project) -> UInt32 {
    var current = project.events.parent(Site(unit, event))
    while current != .max {
      switch events.kinds[Int(current)] {
      case .block, .body, .closure: return current
      default: current = project.events.parent(Site(unit, current))
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

  func parent(_ site: Site) -> Site? { project.parent(site) }

  /// The innermost `body` or `closure` event around a site (the site itself not counted).
  func enclosingBody(_ site: Site) -> Site? {
    var current = project.events.parent(site)
    while current != .max {
      let around = Site(site.unit, current)
      let kind = project.kind(around)
      if kind == .body || kind == .closure { return around }
      current = project.events.parent(around)
    }
    return nil
  }

  /// The declaration whose `body` event is innermost around a site: its scope for names.
  func enclosingDeclaration(_ site: Site) -> Decl {
    var current = site.event
    while current != .max {
      let around = Site(site.unit, current)
      if project.kind(around) == .body { return declaration(ofBody: around) }
      current = project.events.parent(around)
    }
    return .none
  }

  /// The declaration a `body` event belongs to.
  func declaration(ofBody body: Site) -> Decl {
    let unit = project.unit(body)
    return Decl(unit.summary.events.payloads[Int(body.event)] &+ unit.firstDeclaration)
  }
}
