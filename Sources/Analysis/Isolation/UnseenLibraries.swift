import Knowledge
import Source

/// What rests on types and functions that neither the project nor a page declares. Their isolation is unknown; what is left is a guess.
extension Resolver {
  /// A superclass or protocol of the declaration that nothing declares (or one above it): it could isolate the whole type.
  func hasUnseenSupertype(_ entity: Entity) -> Bool {
    supertypes(entity).contains { conformance in
      guard conformance.onDeclaration || entityInfo(entity).kind == .class && !project.mode(conformance.statedBy).globalActorUsability else { return false }
      if isUnseen(conformance.entity) { return conformance.onDeclaration }
      return entityInfo(conformance.entity).kind == .class && (isolation(of: conformance.entity).isGuess || adoptsUnseenLate(conformance.entity))
    }
  }

  /// Without GlobalActorIsolatedTypesUsability a conformance that a superclass states in an extension reaches its subclasses.
  private func adoptsUnseenLate(_ superclass: Entity) -> Bool {
    supertypes(superclass).contains { conformance in
      !conformance.onDeclaration && isUnseen(conformance.entity) && !project.mode(conformance.statedBy).globalActorUsability
    }
  }

  /// A conformance to a protocol that nothing declares, stated where the member stands: the member may be a witness.
  func statesUnseenConformance(_ outer: Decl, _ entity: Entity) -> Bool {
    project.kind(outer) == .extension && supertypes(entity).contains { $0.statedBy == outer && isUnseen($0.entity) }
  }

  /// A synchronous override of a member that nothing declares: nonisolated if that one is, else as its class. (With a main-actor default
  /// such an override has to say `nonisolated` itself.)
  func overridesUnseen(_ decl: Decl, _ entity: Entity) -> Bool {
    guard project.flags(decl).contains(.override), !project.mode(decl).defaultIsolationMain, !isAsync(decl), overridden(decl) == nil else { return false }
    return ancestry(entity).contains { isUnseen($0) }
  }

  private func isUnseen(_ entity: Entity) -> Bool { entityInfo(entity).isExternal && isolation(of: entity).kind == .none }

  // MARK: Functions

  /// What the name of a function that nothing declares says of where it runs a closure; nil: it does not speak of threads.
  func phrase(ofCalleeOf closure: Site) -> NamePhrase.Isolation? {
    guard let argument = parent(closure), let call = parent(argument) else { return nil }
    guard project.kind(call) == .call, resolution(of: call).targets.isEmpty else { return nil }
    let names = [call, argument].map { project.text(project.name($0)).words }
    return knowledge.phrases.first { $0.phrases.contains { phrase in names.contains { $0.has(phrase) } } }?.isolation
  }

  /// A name is the least of evidence: what rests on it is at most a note.
  func isolationByName(_ closure: Site, _ phrase: NamePhrase.Isolation, isAsync: Bool) -> IsolationVerdict? {
    let ground = Ground(fact: .namePhrase, site: parent(closure).flatMap { parent($0) } ?? .none)
    switch phrase {
    case .mainActor: return IsolationVerdict(isolation: .mainActor, confidence: .low, grounds: [ground])
    case .nonisolated: return IsolationVerdict(isolation: isAsync ? .nonisolatedAsync : .nonisolatedSync, confidence: .low, grounds: [ground])
    case .unknown: return nil
    }
  }
}

extension [String] {
  /// Whether words follow one another in it.
  fileprivate func has(_ phrase: [String]) -> Bool {
    !phrase.isEmpty && indices.contains { self[$0...].starts(with: phrase) }
  }
}

extension String {
  /// The words of a name in camel case, in lower case.
  fileprivate var words: [String] {
    var result: [String] = []
    for character in unicodeScalars {
      if result.isEmpty || ("A" ... "Z").contains(character) { result.append("") }
      result[result.count - 1] += Character(character).lowercased()
    }
    return result
  }
}
