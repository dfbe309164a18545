import Knowledge
import Source

/// A page's pattern in the project's names.
/// A class, because it is handed round for every candidate call and never changes.
final class PreparedPattern: Sendable {
  let pattern: CalleePattern
  /// Among the calls of its effect.
  let number: Int
  let name: Name
  let type: [Name]
  let staticMember: Name
  let labels: [PreparedLabel]?
  /// The names under which matching events are indexed.
  let eventNames: [Name]

  struct PreparedLabel: Hashable, Sendable {
    var name: Name
    var optional: Bool
  }

  /// nil if the project nowhere mentions a name the pattern needs: then it can match nothing.
  init?(_ pattern: CalleePattern, number: Int = 0, _ names: NameTable) {
    guard let name = pattern.kind == .subscript ? .subscript : names.find(pattern.name) else { return nil }
    self.name = name
    self.pattern = pattern
    self.number = number
    var type: [Name] = []
    for component in pattern.type where component != "*" {
      guard let name = names.find(component) else { return nil }
      type.append(name)
    }
    self.type = type
    eventNames = if pattern.kind == .initializer, let made = type.last { [made, .initializer] } else { [name] }
    if let member = pattern.staticMember {
      guard let name = names.find(member) else { return nil }
      staticMember = name
    } else {
      staticMember = .none
    }
    labels = pattern.labels?.map { label in
      // A label that no call writes can still be meant by a trailing closure.
      PreparedLabel(name: label.text == "_" ? .none : names.find(label.text) ?? Name(.max), optional: label.optional)
    }
  }

  /// It stands in a page of the project, which knows the project's types.
  var isOwn: Bool { pattern.origin.isOwn }

  var isWildcard: Bool { pattern.type == ["*"] }

  /// The name under which most matching events are indexed: of an initialiser the type's.
  var eventName: Name { pattern.kind == .initializer ? type.last ?? name : name }

}

/// Whether an event is one that a page's pattern speaks of: by the receiver's type, the name and the labels.
extension Resolver {
  /// Whether a pattern matches an event; the pattern's condition is left to `holds`.
  func matches(_ pattern: PreparedPattern, _ site: Site) -> Bool {
    let kind = project.kind(site)
    switch pattern.pattern.kind {
    case .property: guard [.member, .name, .implicitMember].contains(kind) || kind == .call && pattern.labels == nil else { return false }
    case .subscript: guard kind == .subscript else { return false }
    case .free, .member, .initializer: guard kind == .call else { return false }
    }
    if kind == .call || kind == .subscript, let labels = pattern.labels, !fits(self.labels(site), labels) { return false }
    return ownerMatches(pattern, site)
  }

  /// A call's labels are among those of some patterns; nil fits any.
  func fits(_ call: Site, _ labels: Set<[PreparedPattern.PreparedLabel]?>) -> Bool {
    if labels.contains(nil) { return true }
    let shape = self.labels(call)
    return labels.contains { $0.map { fits(shape, $0) } ?? true }
  }

  private func fits(_ call: CallShape, _ pattern: [PreparedPattern.PreparedLabel]) -> Bool {
    var next = 0
    for label in call.labels {
      while next < pattern.count, pattern[next].name != label, pattern[next].optional { next += 1 }
      guard next < pattern.count, pattern[next].name == label else { return false }
      next += 1
    }
    var trailing = call.trailing.count
    while next < pattern.count {
      if trailing > 0, !pattern[next].optional || pattern.count - next <= trailing {
        trailing -= 1
      } else if !pattern[next].optional {
        return false
      }
      next += 1
    }
    return trailing == 0
  }

  private func ownerMatches(_ pattern: PreparedPattern, _ site: Site) -> Bool {
    if pattern.pattern.kind == .free { return isFree(site, isOwn: pattern.isOwn) }
    let resolution = resolution(of: site)
    // What the project declares itself is judged by its body, unless a page of the project speaks of it.
    if !pattern.isOwn, resolution.targets.contains(where: { !project.unit($0).isInterface }) { return false }
    if pattern.isWildcard { return (resolution.receiverUnknown || mayInherit(resolution)) && isMember(site) }
    guard resolution.owner != .none else { return false }
    if pattern.pattern.kind == .initializer, !resolution.isStatic { return false }
    if pattern.staticMember != .none, !isReached(site, through: pattern.staticMember) { return false }
    return ancestry(resolution.owner).contains { isNamed($0, pattern) }
  }

  /// No member of that name is declared, but the type, or one it inherits from, is of a library that nobody has read.
  private func mayInherit(_ resolution: Resolution) -> Bool {
    resolution.targets.isEmpty && resolution.owner != .none && ancestry(resolution.owner).contains { entityInfo($0).isExternal }
  }

  private func isNamed(_ entity: Entity, _ pattern: PreparedPattern) -> Bool {
    var current = entity
    for name in pattern.type.reversed() {
      // A user's own type of that name is another type, unless a page of the project speaks of it.
      guard current != .none, entityInfo(current).name == name, pattern.isOwn || entityInfo(current).isInterface else { return false }
      current = entityInfo(current).parent
    }
    return current == .none
  }

  private func isMember(_ site: Site) -> Bool {
    return project.kind(site) == .member || previousLink(site).map { project.kind($0) == .member } ?? false
  }

  /// The link or base directly before a link of a chain.
  func previousLink(_ site: Site) -> Site? {
    guard let chain = parent(site) else { return nil }
    let ends = project.unit(site).summary.events.subtreeEnds
    var previous: Site?
    var part = chain.event &+ 1
    while part < site.event {
      previous = Site(Int(site.unit), part)
      part = ends[Int(part)]
    }
    return part == site.event ? previous : nil
  }

  /// A call of a plain name that the project does not declare; for a page of the project, of any function that is no member.
  private func isFree(_ site: Site, isOwn: Bool) -> Bool {
    var base = site
    if project.kind(site) == .call {
      guard let previous = previousLink(site) else { return false }
      base = previous
    }
    if let module = previousLink(base), isModule(module) { return true }
    guard project.kind(base) == .name else { return false }
    if scope(of: base).lookup(project.name(base), at: base.event) != nil { return false }
    let resolution = resolution(of: site)
    // A C function in upper case looks like a type that nobody declares.
    let isPlain = resolution.owner == .none || entityInfo(resolution.owner).isExternal
    return isPlain && (isOwn || !resolution.targets.contains { !project.unit($0).isInterface })
  }

  /// `DispatchQueue.main.async`: the receiver is that static member, directly or through a variable that holds it.
  private func isReached(_ site: Site, through member: Name) -> Bool {
    var link = previousLink(site)
    if project.kind(site) == .call { link = link.flatMap { previousLink($0) } }
    guard let receiver = link, let origin = origin(receiver) else { return false }
    let kind = project.kind(origin)
    return (kind == .member || kind == .implicitMember) && project.name(origin) == member
  }

  /// Where a value comes from: the expression a constant variable or property was initialised with, followed a few steps.
  func origin(_ site: Site, depth: Int = 0) -> Site? {
    guard depth < 8 else { return nil }
    switch project.kind(site) {
    case .chain: return lastChild(site).flatMap { origin($0, depth: depth + 1) }
    case .try, .await, .argument, .cast: return project.firstChild(site).flatMap { origin($0, depth: depth + 1) }
    case .name, .member, .implicitMember:
      let resolution = resolution(of: site)
      if resolution.calledBinding != .none {
        return project.firstChild(resolution.calledBinding).flatMap { origin($0, depth: depth + 1) }
      }
      if let variable = resolution.targets.first, !project.unit(variable).isInterface, project.kind(variable) == .variable {
        return initialValue(variable).flatMap { origin($0, depth: depth + 1) }
      }
      return site
    case .call: return valueOfCalledClosure(site).flatMap { origin($0, depth: depth + 1) } ?? site
    default: return site
    }
  }

  /// `{ let queue = OperationQueue(); …; return queue }()`: what the closure returns.
  private func valueOfCalledClosure(_ call: Site) -> Site? {
    guard let closure = previousLink(call), project.kind(closure) == .closure, let last = lastChild(closure)
    else { return nil }
    return project.kind(last) == .jump ? project.firstChild(last) : last
  }

  /// The expression a property or variable starts with, or that its getter returns as a whole.
  func initialValue(_ variable: Decl) -> Site? {
    if let body = project.body(variable) { return project.firstChild(body) }
    guard let getter = project.accessor(variable, .get), let body = project.body(getter) else { return nil }
    let parts = children(body)
    guard parts.count == 1 else { return nil }
    return project.kind(parts[0]) == .jump ? project.firstChild(parts[0]) : parts[0]
  }
}
