import Knowledge
import Source

/// What shows that a URL is a file though nothing says how it was made: what else is done with it, and who hands it over.
extension Resolver {
  /// The code around, for a property that of its type, does something with the same variable that is done with files only: asks the file system about it,
  /// opens its security scope.
  func isUsedAsFile(_ use: Site) -> Bool { isUsedAsFileHere(use) || isPropertyUsedAsFile(use) }

  private func isPropertyUsedAsFile(_ use: Site) -> Bool {
    guard let property = resolution(of: use).targets.first, project.kind(property) == .variable, isMember(property), !project.unit(property).isInterface,
      let sites = index?.sites(project.name(property)), sites.count <= 1024
    else { return false }
    return sites.contains { site in
      site != use && fileUses.contains { $0.contains(site, self) } && resolution(of: site).targets.first == property
    }
  }

  private func isUsedAsFileHere(_ use: Site) -> Bool {
    guard let body = ancestors(of: use).last(where: { project.kind($0) == .body }) else { return false }
    let unit = project.unit(body)
    let events = unit.summary.events
    let name = project.name(use)
    let own = resolution(of: use)
    for event in body.event &+ 1 ..< max(events.subtreeEnds[Int(body.event)], body.event &+ 1) {
      guard unit.name(events.names[Int(event)]) == name, events.kinds[Int(event)] == .name || events.kinds[Int(event)] == .member else { continue }
      let other = Site(unit.index, event)
      guard other != use, fileUses.contains(where: { $0.contains(other, self) }), case let same = resolution(of: other) else { continue }
      if same.calledBinding == own.calledBinding, same.calledVariable == own.calledVariable, same.targets == own.targets { return true }
    }
    return false
  }

  /// The parameter of a closure that a call hands a file to, as file coordination does.
  func isGivenFile(_ closure: Site) -> Bool {
    guard let call = call(takingClosure: closure) else { return false }
    let name = project.name(call)
    return givenFiles.contains { $0.eventNames.contains(name) && matches($0, call) }
  }

  /// A parameter of a method that the system calls with files, as a document picker does.
  func isGivenFile(parameter: Decl) -> Bool {
    let function = project.parent(parameter)
    return function != .none && isMember(function) && givenFiles.contains { isImplementation(function, of: $0) }
  }

  /// `url.startAccessingSecurityScopedResource()`, `FileManager.default.fileExists(atPath: url.path)`
  fileprivate func calls(with use: Site) -> [Site] {
    var found: [Site] = []
    var value = use
    if let chain = parent(use), project.kind(chain) == .chain {
      found += children(chain).filter { $0.event > use.event && project.kind($0) == .call }
      value = chain
    }
    if let argument = parent(value), project.kind(argument) == .argument, let call = parent(argument), project.kind(call) == .call { found.append(call) }
    return found
  }
}

extension PreparedPattern {
  fileprivate func contains(_ use: Site, _ resolver: Resolver) -> Bool {
    resolver.calls(with: use).contains { eventNames.contains(resolver.project.name($0)) && resolver.matches(self, $0) }
  }
}
