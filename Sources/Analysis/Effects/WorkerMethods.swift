import Knowledge
import Source

/// Methods that are on main only because their class is, while everybody who calls them does so on a worker thread: there they run. Before Swift 6
/// the compiler lets that pass, and view controllers and app delegates are full of it.
extension Resolver {
  func functionPlace(_ decl: Decl, _ body: Site) -> PlaceVerdict {
    let verdict = place(isolation(of: decl))
    guard verdict.place == .main, isOnMainByItsTypeAlone(decl, verdict), let graph else { return verdict }
    let handed = selectorPlace(decl)
    if handed == nil, isKnownToTheSystem(decl) { return verdict }
    // Methods that call each other in a circle are on main as far as this question goes.
    openQuestions[provisional: body] = verdict
    defer { openQuestions[provisional: body] = nil }
    let callers = graph.callers(of: body)
    guard callers.allSatisfy({ isOnWorker($0.site) }) else { return verdict }
    if let handed { return handed.place == .thread ? handed.lowered(to: .medium) : verdict }
    guard let first = callers.first, !isNamedOtherwise(decl, callers, graph.index) else { return verdict }
    return PlaceVerdict(place: .thread, confidence: .medium, grounds: [Ground(fact: .handedOver, site: first.site)])
  }

  private func isOnWorker(_ call: Site) -> Bool {
    guard let home = home(call) else { return false }
    let verdict = place(of: home.body)
    return verdict.place == .thread && verdict.confidence > .low
  }

  /// Nothing but the type's isolation says main, and nobody outside the project's sight can call it.
  private func isOnMainByItsTypeAlone(_ decl: Decl, _ verdict: PlaceVerdict) -> Bool {
    guard verdict.grounds.first?.fact == .enclosingType, !isAsync(decl) else { return false }
    let flags = project.flags(decl)
    guard !flags.contains(.override), !isOpenToOthers(decl) || !isOpenType(around: decl) else { return false }
    let unit = project.unit(decl)
    guard project.attributes(decl).allSatisfy({ [Name.discardableResult, .objc].contains(unit.name($0.name)) }) else { return false }
    let type = entity(enclosing: decl)
    return !ancestry(type).dropFirst().contains { ancestor in ownMembers(ancestor, project.name(decl)).contains { sameSignature($0, decl) } }
  }

  /// A member that is public in a type that is not, is none to other modules.
  private func isOpenType(around member: Decl) -> Bool {
    let type = entityInfo(entity(enclosing: member)).declaration
    return type == .none || !project.flags(type).isDisjoint(with: [.public, .open])
  }

  /// Objective-C may call it by its name, wherever it likes.
  private func isKnownToTheSystem(_ decl: Decl) -> Bool { project.attribute(decl, named: .objc) != nil }

  /// The method is mentioned without a call, or a call of that name could not be resolved: then there may be callers that nobody sees.
  private func isNamedOtherwise(_ decl: Decl, _ callers: [Caller], _ index: EventIndex) -> Bool {
    let known = Set(callers.map(\.site))
    return index.sites(project.name(decl)).contains { site in
      guard !known.contains(site) else { return false }
      let resolution = resolution(of: site)
      return resolution.targets.contains(decl) || resolution.receiverUnknown
    }
  }
}
