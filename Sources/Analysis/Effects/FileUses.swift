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
    if fileUseSites[property] == nil {
      // Two are enough to know for each use whether there is another.
      fileUseSites[property] = Array(sites.lazy.filter { self.isFileUse($0) && self.resolution(of: $0).targets.first == property }.prefix(2))
    }
    return fileUseSites[property]?.contains { $0 != use } ?? false
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
      guard other != use, isFileUse(other), case let same = resolution(of: other) else { continue }
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
  private func calls(with use: Site) -> [Site] {
    var found: [Site] = []
    var value = use
    if let chain = parent(use), project.kind(chain) == .chain {
      found += children(chain).filter { $0.event > use.event && project.kind($0) == .call }
      value = chain
    }
    if let argument = parent(value), project.kind(argument) == .argument, let call = parent(argument), project.kind(call) == .call { found.append(call) }
    return found
  }

  private func isFileUse(_ use: Site) -> Bool {
    calls(with: use).contains { call in
      let name = project.name(call)
      return fileUses.contains { $0.eventNames.contains(name) && matches($0, call) }
    }
  }
}
