import Source

/// Methods that are handed to a call by `#selector`: they run where the page of that call says, as a closure would.
extension Resolver {
  /// nil: nobody hands the method over, or nothing shows where it is called. Called on main among other places counts as main.
  func selectorPlace(_ method: Decl) -> PlaceVerdict? {
    guard isMember(method), let index, [Name.objc, .ibAction].contains(where: { project.attribute(method, named: $0) != nil }) else { return nil }
    let verdicts = index.sites(project.name(method)).compactMap { site in
      selector(around: site).flatMap { names(site, method) ? argumentPlace($0.argument, value: $0.selector) : nil }
    }
    let known = verdicts.filter { $0.place != .unknown && $0.place != .caller }
    if let main = known.first(where: { $0.place == .main }) { return known.count == verdicts.count ? main : main.lowered(to: .medium) }
    return Set(known.map(\.place)).count == 1 && known.count == verdicts.count ? known.first : nil
  }

  /// The arguments in which a method is handed over by `#selector`.
  func selectors(naming method: Decl) -> [Site] {
    (index?.sites(project.name(method)) ?? []).compactMap { site in selector(around: site).flatMap { names(site, method) ? $0.argument : nil } }
  }

  /// The `#selector(…)` around a name, if it is an argument.
  private func selector(around site: Site) -> (selector: Site, argument: Site)? {
    var current = parent(site)
    while let holder = current {
      switch project.kind(holder) {
      case .chain, .cast, .operation: current = parent(holder)
      case .argument:
        // The macro's own argument.
        guard let outer = parent(holder), project.kind(outer) == .macro else { return nil }
        current = outer
      case .macro:
        guard project.text(project.name(holder)) == "selector" else { return nil }
        guard let argument = parent(holder), project.kind(argument) == .argument else { return nil }
        return (holder, argument)
      default: return nil
      }
    }
    return nil
  }

  private func names(_ site: Site, _ method: Decl) -> Bool {
    let targets = resolution(of: site).targets
    if !targets.isEmpty { return targets.contains(method) }
    let type = entity(enclosing: enclosingDeclaration(site))
    return type != .none && type == entity(enclosing: method)
  }
}
