import Source

/// Closures kept in an array or a dictionary: where one of them is taken out and called.
extension Resolver {
  /// `table[key]?()`, `if let action = table[key] { action() }`, `for step in steps { step() }`, `steps.forEach { $0() }`, `table.removeValue(forKey: id)?()`:
  /// the calls for one use of the collection.
  func calledElements(ofUse use: Site, depth: Int = 0) -> [Site] {
    let chain = parent(use).flatMap { project.kind($0) == .chain ? $0 : nil }
    var result: [Site] = []
    var previous = use
    for link in chain.map({ Array(children($0).drop { $0 != use }.dropFirst()) }) ?? [] {
      if project.kind(link) == .call {
        // What is called is no method of the collection but what it yields.
        if previous != use, project.kind(previous) != .member { return result + [link] }
        result += closures(ofCall: link).filter { place(of: $0).isInPlace }.flatMap { calledParameters(of: $0) }
      }
      previous = link
    }
    return result + heldElements(chain ?? use, depth)
  }

  /// Calls of what a variable or a loop gets of the collection, or of the whole collection behind another name.
  private func heldElements(_ value: Site, _ depth: Int) -> [Site] {
    guard let holder = parent(value) else { return [] }
    switch project.kind(holder) {
    case .binding:
      let uses = uses(ofBinding: holder)
      let calls = uses.filter { project.kind($0) == .call }
      return calls.isEmpty && depth < 2 ? uses.flatMap { calledElements(ofUse: $0, depth: depth + 1) } : calls
    case .loop:
      guard case let parts = children(holder), parts.count > 1, parts[1] == value else { return [] }
      return ownEvents(of: parts[0]).filter { project.kind($0) == .binding }.flatMap { uses(ofBinding: $0) }.filter { project.kind($0) == .call }
    default: return []
    }
  }

  /// `{ $0() }`, `{ handler in handler() }`
  private func calledParameters(of closure: Site) -> [Site] {
    let events = project.unit(closure).summary.events
    let named = children(closure).filter { project.kind($0) == .binding && events.flags[Int($0.event)].contains(.parameter) }.map { project.name($0) }
    let names = named.isEmpty ? [Name.dollar0, .dollar1] : named
    return ownEvents(of: closure).filter { call in
      project.kind(call) == .call && previousLink(call).map { project.kind($0) == .name && names.contains(project.name($0)) } ?? false
    }
  }

  /// The property whose elements a call or an assignment adds to: `handlers.append(handler)`, `table[key] = handler`, `table[key, default: []].append(handler)`.
  func collection(behind link: Site?) -> Decl? {
    var link = link
    while let current = link, project.kind(current) == .subscript { link = previousLink(current) }
    guard let property = link, [.name, .member].contains(project.kind(property)), let variable = resolution(of: property).targets.first,
      project.kind(variable) == .variable, isMember(variable), !project.unit(variable).isInterface
    else { return nil }
    return variable
  }

  /// The chain that ends with a link, or the name alone.
  func wholeValue(endingWith link: Site) -> Site {
    guard let chain = parent(link), project.kind(chain) == .chain, lastChild(chain) == link else { return link }
    return chain
  }
}
