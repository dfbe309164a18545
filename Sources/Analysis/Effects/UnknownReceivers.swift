import Source

/// Why the type of an expression is not known: the first thing on the way to it that nobody declares.
extension Resolver {
  /// The kind of what stands in the way, and its name.
  func unknownOrigin(of site: Site, depth: Int = 0) -> (kind: String, name: String) {
    let name = project.text(project.name(site))
    guard depth < 16 else { return ("long way", name) }
    func further(_ next: Site?) -> (kind: String, name: String) {
      next.map { unknownOrigin(of: $0, depth: depth + 1) } ?? ("expression", "\(project.kind(site))")
    }
    switch project.kind(site) {
    case .chain: return further(firstUnknownLink(of: site))
    case .await, .try, .argument, .array, .operation, .pattern: return further(children(site).first { !type(of: $0).isKnown })
    case .implicitMember: return ("implicit member without a visible type", name)
    case .member, .call, .subscript: return unknownLink(site, name, depth)
    case .name: return unknownName(site, name, depth)
    case .binding, .capture: return unknownBinding(site, name, depth)
    default: return ("expression", "\(project.kind(site))")
    }
  }

  private func firstUnknownLink(of chain: Site) -> Site? {
    let links = children(chain)
    guard let first = links.first else { return nil }
    if !type(of: first).isKnown, isUnknown(first) { return first }
    return links.dropFirst().first { isUnknown($0) } ?? links.last
  }

  /// A link that leads nowhere.
  private func isUnknown(_ link: Site) -> Bool {
    let resolution = resolution(of: link)
    return resolution.targets.isEmpty && resolution.calledVariable == .none && (resolution.owner == .none || !resolution.isStatic)
  }

  private func unknownLink(_ site: Site, _ name: String, _ depth: Int) -> (kind: String, name: String) {
    let resolution = resolution(of: site)
    if let target = resolution.targets.first {
      let kind = project.type(target) == .none ? "variable whose value has no visible type" : "generic or nested type that is not followed"
      return (kind, project.symbol(target))
    }
    if resolution.owner != .none {
      let info = entityInfo(resolution.owner)
      let origin = info.isExternal ? "a type that nothing declares" : info.isInterface ? "a type of a page" : "a type of the project"
      return ("undeclared member of \(origin)", project.text(info.name) + "." + name)
    }
    guard let receiver = receiver(of: site) else { return ("function that nothing declares", name) }
    return unknownOrigin(of: receiver, depth: depth + 1)
  }

  private func unknownName(_ site: Site, _ name: String, _ depth: Int) -> (kind: String, name: String) {
    if name.hasPrefix("$") { return ("closure parameter without a visible type", name) }
    let resolution = resolution(of: site)
    if resolution.calledBinding != .none { return unknownOrigin(of: resolution.calledBinding, depth: depth + 1) }
    let variable = resolution.calledVariable != .none ? resolution.calledVariable : resolution.targets.first ?? .none
    guard variable != .none else { return ("name that nothing declares", name) }
    if project.type(variable) == .none, let value = initialValue(variable) { return unknownOrigin(of: value, depth: depth + 1) }
    return ("generic or nested type that is not followed", name)
  }

  private func unknownBinding(_ site: Site, _ name: String, _ depth: Int) -> (kind: String, name: String) {
    let unit = project.unit(site)
    let events = unit.summary.events
    if events.flags[Int(site.event)].contains(.parameter) { return ("closure parameter without a visible type", name) }
    if let value = children(site).first { return unknownOrigin(of: value, depth: depth + 1) }
    var holder = parent(site)
    while let outer = holder, [.pattern, .tuple, .argument, .call, .chain].contains(project.kind(outer)) { holder = parent(outer) }
    guard let holder else { return ("pattern", name) }
    switch project.kind(holder) {
    case .loop:
      let sequence = children(holder).dropFirst().first
      if let sequence, !type(of: sequence).isKnown { return unknownOrigin(of: sequence, depth: depth + 1) }
      return ("element of a sequence that is not followed", name)
    case .switchCase, .conditions, .destructuring: return ("payload of a case", name)
    case .catchClause: return ("caught error", name)
    default: return ("pattern", name)
    }
  }
}
