import Source

/// What a parameter is given by the project's own callers: where all of them hand over files, a helper reads files.
extension Resolver {
  /// The provenance that all calls of a function agree on for one of its parameters; unknown as soon as one call does not show it.
  func provenanceOfArguments(_ parameter: Decl, depth: Int) -> Provenance {
    guard depth < 5, let values = callersArguments(parameter) else { return .unknown }
    let found = Set(values.map { provenance($0, depth: depth + 1) })
    return found.count == 1 ? found.first ?? .unknown : .unknown
  }

  /// The parameter of a closure that is given what the receiver holds: `urls.map { $0 }`, of an optional URL as well.
  func elementProvenance(_ closure: Site?, _ depth: Int) -> Provenance {
    guard let closure, project.kind(closure) == .closure, let call = call(takingClosure: closure) else { return .unknown }
    if isGivenFile(closure) { return .local }
    guard let context = closureContext(closure),
      let first = inputTypes(context.type, scope: context.scope).first, case let node = typeNode(first), node.tag == .generic,
      project.kind(project.parent(Decl(node.subject))).isNominalType, let receiver = receiver(of: call)
    else { return .unknown }
    return receiverProvenance(receiver, depth + 1)
  }

  /// What the project's calls of a function give for one of its parameters; nil if not all of them can be seen.
  func callersArguments(_ parameter: Decl) -> [Site]? {
    let function = project.parent(parameter)
    guard function != .none, !isOpenToOthers(function), let calls = callSites(function, atMost: 16), !calls.isEmpty else { return nil }
    var values: [Site] = []
    for call in calls {
      let resolution = resolution(of: call)
      guard resolution.targets.contains(function) else { continue }
      // Left out, it is the parameter's default.
      guard resolution.targets.count == 1,
        let holder = children(call).first(where: { parameterOfArgument[$0] == parameter }) ?? project.body(parameter),
        let value = project.firstChild(holder)
      else { return nil }
      values.append(value)
    }
    return values.isEmpty ? nil : values
  }

  /// Other modules may call it with anything, unless it belongs to a library that comes with an app: then the project has all of them.
  func isOpenToOthers(_ function: Decl) -> Bool {
    let flags = project.flags(function)
    return flags.contains(.public) && !hasApp || flags.contains(.open) || flags.contains(.override)
  }

  private var hasApp: Bool { project.targets.targets.contains { $0.kind == .app } }

  /// nil: there are more. A name may have thousands of calls, and be asked about for each of the functions that have it.
  private func callSites(_ function: Decl, atMost limit: Int) -> [Site]? {
    guard let index else { return nil }
    var name = project.name(function)
    var sites: [Site] = []
    if project.kind(function) == .initializer {
      let type = entity(enclosing: function)
      guard type != .none, let graph else { return nil }
      name = entityInfo(type).name
      sites = graph.writtenConstructions(calling: function)
    }
    for site in index.sites(name) where project.kind(site) == .call && labelsFit(site, function) {
      sites.append(site)
      if sites.count > limit { return nil }
    }
    return sites.count > limit ? nil : sites
  }
}
