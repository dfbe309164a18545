import Knowledge
import Source

/// Members that the system calls on a thread of its own choosing: overrides and witnesses that pages name (`Operation.main()`), and the methods
/// of a delegate that was handed over together with a queue.
extension Resolver {
  /// Where the system calls a member, if a page says so.
  func systemPlace(_ member: Decl) -> PlaceVerdict? {
    guard isMember(member), let candidates = placesByMember[project.name(member)] else { return nil }
    for index in candidates {
      let prepared = places[index]
      guard let pattern = prepared.members.first(where: { isImplementation(member, of: $0) }) else { continue }
      if prepared.place.delegate != nil {
        if let verdict = delegatePlace(prepared, entity(enclosing: member), pattern.pattern.origin) { return verdict }
      } else if prepared.place.runs != .unknown {
        if let executed = placeOfObjects(entity(enclosing: member)) { return executed }
        return PlaceVerdict(place: place(prepared.place.runs), grounds: [Ground(fact: .calledBySystem, decl: member)], page: pattern.pattern.origin)
      }
    }
    return nil
  }

  /// Where the objects of the type are executed, if that is main: `OperationQueue.main.addOperation(Step())`, `Step().start()` in code of main.
  private func placeOfObjects(_ type: Entity) -> PlaceVerdict? {
    guard let graph, type != .none else { return nil }
    let verdicts = graph.makers(type).flatMap { executions(ofMaker: $0) }.map { execution in
      execution.verdict.isInPlace ? home(execution.call).map { place(of: $0.body) } ?? execution.verdict : execution.verdict
    }
    guard let first = verdicts.first(where: { $0.place == .main }) else { return nil }
    return verdicts.allSatisfy { $0.place == .main } ? first : first.lowered(to: .medium)
  }

  /// An override or witness of the member a pattern names, in a type below the pattern's.
  func isImplementation(_ decl: Decl, of pattern: PreparedPattern) -> Bool {
    guard project.name(decl) == pattern.name, let type = pattern.type.last else { return false }
    if let labels = pattern.labels, project.kind(decl) != .variable {
      guard project.parameters(decl).map({ project.label($0) }) == labels.map(\.name) else { return false }
    }
    return isMember(decl, of: type)
  }

  /// A stored property of an object that the system makes: its initial value is computed with it.
  func isDefault(_ decl: Decl, of pattern: PreparedPattern) -> Bool {
    guard pattern.name == .initializer, project.kind(decl) == .variable, let type = pattern.type.last, isMember(decl) else { return false }
    return project.flags(decl).isDisjoint(with: [.static, .lazy, .computed]) && isMember(decl, of: type)
  }

  private func isMember(_ decl: Decl, of type: Name) -> Bool {
    let entity = entity(enclosing: decl)
    return entity != .none && ancestry(entity).contains { entityInfo($0).name == type && entityInfo($0).isInterface }
  }

  /// Every set-up call that hands over an object of the type says on which queue it is called back; they must agree.
  private func delegatePlace(_ prepared: PreparedPlace, _ entity: Entity, _ page: PageLine) -> PlaceVerdict? {
    var found: Set<Place> = []
    var setUp = Site.none
    for pattern in prepared.patterns {
      for name in pattern.eventNames {
        for call in index?.sites(name) ?? [] where self.matches(pattern, call) {
          guard let delegate = argument(prepared.delegate, of: call), isObject(delegate, entity) else { continue }
          found.insert(placeVerdict(prepared, pattern, call).place)
          setUp = call
        }
      }
    }
    guard found.count == 1, let place = found.first, place != .unknown else { return nil }
    return PlaceVerdict(place: place, grounds: [Ground(fact: .handedOver, site: setUp)], page: page)
  }

  private func isObject(_ value: Site, _ entity: Entity) -> Bool {
    entities(type(of: value)).contains { $0 == entity || isSubtype($0, of: entity) || isSubtype(entity, of: $0) }
  }

  /// The argument a page names by its label or, as `#0`, by its position.
  private func argument(_ reference: ArgumentReference, of call: Site) -> Site? {
    let arguments = children(call)
    switch reference {
    case .none: return nil
    case .position(let position): return position < arguments.count ? project.firstChild(arguments[position]) : nil
    case .label(let label):
      return arguments.first { project.name($0) == label }.flatMap { project.firstChild($0) }
    }
  }
}

/// An argument of a call as pages name it.
enum ArgumentReference: Sendable {
  case none
  case label(Name)
  case position(Int)

  init(_ text: String?, _ names: NameTable) {
    guard let text else {
      self = .none
      return
    }
    if text.hasPrefix("#"), let position = Int(text.dropFirst()) {
      self = .position(position)
    } else {
      self = names.find(text).map { .label($0) } ?? .none
    }
  }
}
