import Knowledge
import Source

/// Whether a URL leads to a file or to another machine, by the way it was made.
enum Provenance: Sendable {
  case local, remote, unknown
}

extension Resolver {
  func provenance(_ site: Site, depth: Int = 0) -> Provenance {
    guard depth < 10 else { return .unknown }
    switch project.kind(site) {
    case .chain: return chainProvenance(site, depth)
    case .try, .await, .argument, .cast, .array: return project.firstChild(site).map { provenance($0, depth: depth + 1) } ?? .unknown
    case .operation, .branch: return mixedProvenance(site, depth)
    case .name, .implicitMember: return linkProvenance(site, depth)
    case .interpolatedString, .literal: return textProvenance(site)
    default: return .unknown
    }
  }

  /// `a ?? b` and `x ? a : b`: what all known sides agree on.
  private func mixedProvenance(_ site: Site, _ depth: Int) -> Provenance {
    let known = Set(children(site).map { provenance($0, depth: depth + 1) }.filter { $0 != .unknown })
    return known.count == 1 ? known.first ?? .unknown : .unknown
  }

  private func chainProvenance(_ chain: Site, _ depth: Int) -> Provenance {
    for link in children(chain).reversed() {
      let found = linkProvenance(link, depth)
      if found != .unknown { return found }
      // `urls.first`, `urls[0]`, `url!`: look further left, but not past a call that made something new.
      if project.kind(link) == .call { return .unknown }
    }
    return .unknown
  }

  private func linkProvenance(_ link: Site, _ depth: Int) -> Provenance {
    for origin in urlOrigins where matchesOrigin(origin, link) {
      switch origin.kind {
      case .local, .bundled: return .local
      case .remote: return .remote
      case .text:
        guard let argument = arguments(of: link).first, let value = project.firstChild(argument) else { return .unknown }
        return provenanceOfText(value, depth)
      case .argument: return arguments(of: link).first.map { provenance($0, depth: depth + 1) } ?? .unknown
      case .receiver: return receiver(of: link).map { receiverProvenance($0, depth) } ?? .unknown
      case .small, .settings, .own: return .unknown
      }
    }
    let isCall = project.kind(link) == .call
    return isCall ? resultProvenance(link, depth) : variableProvenance(link, depth)
  }

  /// A function of the project: what all that it returns agrees on, else what its name says.
  private func resultProvenance(_ call: Site, _ depth: Int) -> Provenance {
    guard let target = resolution(of: call).targets.first, project.kind(target) == .function, !project.unit(target).isInterface else { return .unknown }
    let found = Set((results(of: target) ?? []).map { provenance($0, depth: depth + 2) })
    if found.count == 1, let first = found.first, first != .unknown { return first }
    return provenance(ofName: project.name(call))
  }

  func receiverProvenance(_ receiver: Site, _ depth: Int) -> Provenance {
    let found = linkProvenance(receiver, depth + 1)
    if found != .unknown { return found }
    return previousLink(receiver).map { receiverProvenance($0, depth + 1) } ?? .unknown
  }

  func matchesOrigin(_ origin: PreparedOrigin, _ link: Site) -> Bool {
    let name = project.name(link)
    return origin.patterns.contains { $0.eventNames.contains(name) && matches($0, link) && holds($0.pattern.condition, at: link) }
  }

  /// A variable: what it was made of, else what its name says.
  private func variableProvenance(_ site: Site, _ depth: Int) -> Provenance {
    let kind = project.kind(site)
    guard kind == .name || kind == .member else { return .unknown }
    let resolution = resolution(of: site)
    var made: Provenance = .unknown
    if dollars[project.name(site)] == 0 {
      return elementProvenance(enclosingBody(site), depth)
    } else if resolution.calledBinding != .none {
      made = bindingProvenance(resolution.calledBinding, depth)
    } else if resolution.calledVariable != .none, project.kind(resolution.calledVariable) == .parameter {
      made = project.body(resolution.calledVariable).flatMap { project.firstChild($0) }.map { provenance($0, depth: depth + 1) } ?? .unknown
      if made == .unknown { made = isGivenFile(parameter: resolution.calledVariable) ? .local : provenance(ofName: project.name(site)) }
      if made == .unknown { made = provenanceOfArguments(resolution.calledVariable, depth: depth + 1) }
    } else if let variable = resolution.targets.first, !project.unit(variable).isInterface {
      made = provenanceOfAssignments(variable, depth)
        ?? (initialValue(variable) ?? assignedInInitialiser(variable)).map { provenance($0, depth: depth + 1) } ?? .unknown
    }
    if made == .unknown { made = provenance(ofName: project.name(site)) }
    return made == .unknown && isUsedAsFile(site) ? .local : made
  }

  /// What all that is ever assigned to a property agrees on, as far as it shows where it leads; nil where it is given one value only.
  private func provenanceOfAssignments(_ property: Decl, _ depth: Int) -> Provenance? {
    if let known = assignedProvenances[property] { return known }
    guard project.kind(property) == .variable, isMember(property), depth < 6, let graph, project.flags(property).isDisjoint(with: [.computed, .let]) else { return nil }
    assignedProvenances[property] = .unknown
    let values = graph.writes(property).compactMap { assignment(around: $0.site).flatMap { children($0).last } } + [initialValue(property)].compactMap { $0 }
    let found = values.count > 32 ? [] : Set(values.map { provenance($0, depth: depth + 2) }.filter { $0 != .unknown })
    let result = found.count == 1 ? found.first ?? .unknown : .unknown
    assignedProvenances[property] = result
    return result
  }

  /// The value that an initialiser of the type gives to a property without an initial value.
  func assignedInInitialiser(_ variable: Decl) -> Site? {
    let name = project.name(variable)
    let type = entity(enclosing: variable)
    guard type != .none else { return nil }
    for initialiser in ownMembers(type, .initializer) {
      guard let body = project.body(initialiser) else { continue }
      let unit = project.unit(body)
      let events = unit.summary.events
      for event in body.event ..< events.subtreeEnds[Int(body.event)] where events.kinds[Int(event)] == .assignment {
        let parts = children(Site(unit.index, event))
        guard parts.count == 2 else { continue }
        let target = project.kind(parts[0]) == .chain ? lastChild(parts[0]) ?? parts[0] : parts[0]
        if project.name(target) == name { return parts[1] }
      }
    }
    return nil
  }

  private func bindingProvenance(_ binding: Site, _ depth: Int) -> Provenance {
    if let value = project.firstChild(binding) { return provenance(value, depth: depth + 1) }
    if project.unit(binding).summary.events.flags[Int(binding.event)].contains(.parameter) { return elementProvenance(parent(binding), depth) }
    // `for url in urls`, `for case let url as URL in files`
    guard let loop = ancestors(of: binding).first(where: { ![.pattern, .cast].contains(project.kind($0)) }), project.kind(loop) == .loop else { return .unknown }
    let parts = children(loop)
    return parts.count > 1 ? provenance(parts[1], depth: depth + 1) : .unknown
  }

  /// Words in a name: `cacheDirectory`, `fileURL`.
  func provenance(ofName name: Name) -> Provenance {
    if let known = nameProvenances[name] { return known }
    let text = project.text(name).lowercased()
    var result = Provenance.unknown
    for origin in urlOrigins where origin.words.contains(where: { text.contains($0) }) {
      result = origin.kind == .local ? .local : .remote
      break
    }
    nameProvenances[name] = result
    return result
  }

  // MARK: The text of a URL

  private func provenanceOfText(_ value: Site, _ depth: Int) -> Provenance {
    guard let origin = origin(value) else { return .unknown }
    return textProvenance(origin)
  }

  /// The scheme at the beginning of a string, its first piece if it is interpolated.
  private func textProvenance(_ site: Site) -> Provenance {
    switch project.kind(site) {
    case .interpolatedString: return project.firstChild(site).map { textProvenance($0) } ?? .unknown
    case .operation: return project.firstChild(site).map { textProvenance($0) } ?? .unknown
    case .literal:
      let text = project.text(project.name(site))
      if text.hasPrefix("file:") || text.hasPrefix("/") { return .local }
      return text.hasPrefix("http") || text.hasPrefix("ftp:") ? .remote : .unknown
    default: return .unknown
    }
  }
}

/// A `[[origin]]` table with its patterns in the project's names.
struct PreparedOrigin: Sendable {
  var kind: URLOrigin.Kind
  var patterns: [PreparedPattern]
  var words: [String]

  init(_ origin: URLOrigin, _ names: NameTable) {
    kind = origin.kind
    patterns = origin.values.compactMap { PreparedPattern($0, names) }
    words = origin.words
  }
}
