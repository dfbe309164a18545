import Source

/// The isolation of nominal types: by attribute, superclass, the protocols on the declaration, property wrappers, and the module's default.
struct TypeIsolation: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case global(Name)
    case actor
    /// Written `nonisolated`.
    case explicitNonisolated
    case none
  }
  var kind: Kind
  var confidence: Confidence = .high
  var grounds: [Ground] = []
  /// The module's default isolation does not reach its members.
  var isExempt = false
  /// Exempt because of where it stands; its extensions stand elsewhere.
  var isExemptByScope = false
  /// A supertype that nothing declares could isolate it.
  var isGuess = false
}

extension Resolver {
  func isolation(of entity: Entity) -> TypeIsolation {
    if let known = typeIsolations[entity] { return known }
    typeIsolations[entity] = TypeIsolation(kind: .none)
    let result = inferIsolation(entity)
    typeIsolations[entity] = result
    return result
  }

  private func inferIsolation(_ entity: Entity) -> TypeIsolation {
    let info = entityInfo(entity)
    guard info.declaration != .none else { return isolationByPrefix(entity) }
    for part in info.parts where project.kind(part) != .extension {
      if let explicit = explicitIsolation(part) { return explicit }
    }
    if info.kind == .actor { return TypeIsolation(kind: .actor, grounds: [Ground(fact: .actorMember, decl: info.declaration)], isExempt: true) }
    if let inherited = isolationBySuperclass(entity) { return inherited }
    if let conforming = isolationByConformance(entity) { return conforming }
    let mode = project.mode(info.declaration)
    if !mode.disableOutwardActorInference, let wrapped = isolationByWrappers(entity) { return wrapped }
    var result = isolationByDefault(entity, mode)
    result.isGuess = result.kind == .none && hasUnseenSupertype(entity)
    return result
  }

  /// `@MainActor`, another global actor, or `nonisolated` on a type declaration or extension.
  func explicitIsolation(_ decl: Decl) -> TypeIsolation? {
    if let (actor, attribute) = globalActor(of: decl) {
      return TypeIsolation(
        kind: .global(actor), confidence: confidenceMark(decl), grounds: [Ground(fact: .attribute(attribute), decl: decl)])
    }
    if project.flags(decl).contains(.nonisolated) {
      return TypeIsolation(kind: .explicitNonisolated, grounds: [Ground(fact: .nonisolated, decl: decl)], isExempt: true)
    }
    return nil
  }

  /// The global actor an attribute of a declaration names, and the attribute's name.
  func globalActor(of decl: Decl) -> (actor: Name, attribute: Name)? {
    let unit = project.unit(decl)
    for attribute in project.attributes(decl) {
      if let actor = globalActor(attribute, unit, scope: decl) { return (actor, unit.name(attribute.name)) }
    }
    return nil
  }

  func globalActor(_ attribute: Attribute, _ unit: SourceUnit, scope: Decl) -> Name? {
    globalActor(named: unit.name(attribute.name), unit, scope: scope)
  }

  /// Whether an attribute's name is a global actor's, also through a typealias; then that actor's own name.
  func globalActor(named name: Name, _ unit: SourceUnit, scope: Decl) -> Name? {
    let key = UInt64(unit.index) << 32 | UInt64(name.index)
    if let known = globalActorNames[key] { return known == .none ? nil : known }
    let type = lookupType(name, unit, scope: project.parentScope(scope))
    let entity = nominalEntity(type)
    var result = Name.none
    if entity != .none {
      let info = entityInfo(entity)
      if info.name == .mainActor || info.parts.contains(where: { project.attribute($0, named: .globalActor) != nil }) { result = info.name }
    } else if name == .mainActor { result = .mainActor }
    globalActorNames[key] = result
    return result == .none ? nil : result
  }

  /// `@_confidence(medium)` on a declaration of an SDK page.
  private func confidenceMark(_ decl: Decl) -> Confidence {
    let unit = project.unit(decl)
    guard unit.isInterface, let name = project.names.find("_confidence"), let mark = project.attribute(decl, named: name) else { return .high }
    switch project.text(unit.name(mark.argumentText)) {
    case "low": return .low
    case "medium": return .medium
    default: return .high
    }
  }

  private func isolationBySuperclass(_ entity: Entity) -> TypeIsolation? {
    guard let parent = superclass(entity) else { return nil }
    let inherited = isolation(of: parent)
    let ground = Ground(fact: .superclass, decl: entityInfo(entity).declaration)
    switch inherited.kind {
    case .global: return TypeIsolation(kind: inherited.kind, confidence: inherited.confidence, grounds: [ground] + inherited.grounds)
    case .explicitNonisolated: return TypeIsolation(kind: .explicitNonisolated, grounds: [ground] + inherited.grounds, isExempt: true)
    case .actor, .none: break
    }
    // Without GlobalActorIsolatedTypesUsability a conformance that the superclass states in an extension reaches the subclass.
    guard !project.mode(entityInfo(entity).declaration).globalActorUsability else { return nil }
    for conformance in supertypes(parent) where !conformance.onDeclaration {
      let isolation = isolation(of: conformance.entity)
      if case .global = isolation.kind, entityInfo(conformance.entity).kind == .protocol {
        return TypeIsolation(kind: isolation.kind, confidence: isolation.confidence, grounds: [ground] + isolation.grounds)
      }
    }
    return nil
  }

  private func isolationByConformance(_ entity: Entity) -> TypeIsolation? {
    var found: TypeIsolation?
    let mode = entityInfo(entity).declaration == .none ? BuildMode() : project.mode(entityInfo(entity).declaration)
    for conformance in supertypes(entity) where conformance.onDeclaration && entityInfo(conformance.entity).kind == .protocol {
      let isolation = isolationOfAdopters(conformance.entity, mode)
      guard case .global = isolation.kind else { continue }
      // Without GlobalActorIsolatedTypesUsability what a protocol only inherits gives way to `nonisolated`.
      if !mode.globalActorUsability, entityInfo(entity).kind != .protocol, isolation.grounds.first?.fact == .conformance,
        protocolsOfDeclaration(entity).contains(where: { self.isolation(of: $0).kind == .explicitNonisolated }) { continue }
      if let other = found {
        // Two protocols of different actors cancel each other.
        if other.kind != isolation.kind { return nil }
        if other.confidence >= isolation.confidence { continue }
      }
      let ground = Ground(fact: .conformance, decl: conformance.statedBy)
      found = TypeIsolation(kind: isolation.kind, confidence: isolation.confidence, grounds: [ground] + isolation.grounds)
    }
    return found.flatMap { isContradicted($0, entity) ? nil : $0 }
  }

  /// A protocol that is only implied is on another actor: then neither isolates the type.
  private func isContradicted(_ found: TypeIsolation, _ entity: Entity) -> Bool {
    guard entityInfo(entity).kind != .protocol else { return false }
    return protocolsOfDeclaration(entity).contains { if case .global = isolation(of: $0).kind { isolation(of: $0).kind != found.kind } else { false } }
  }

  /// What a protocol says of the types that adopt it: under a main-actor default its own `nonisolated` does not hide what it inherits from.
  private func isolationOfAdopters(_ adopted: Entity, _ mode: BuildMode) -> TypeIsolation {
    let own = isolation(of: adopted)
    guard own.kind == .explicitNonisolated, mode.defaultIsolationMain else { return own }
    let inherited = ancestry(adopted).dropFirst().lazy.map { self.isolation(of: $0) }.first { if case .global = $0.kind { true } else { false } }
    return inherited ?? own
  }

  /// The protocols that a type adopts where it is declared, and all that those inherit from.
  func protocolsOfDeclaration(_ entity: Entity) -> [Entity] {
    supertypes(entity).filter(\.onDeclaration).flatMap { ancestry($0.entity) }.filter { entityInfo($0).kind == .protocol }
  }

  private func isolationByWrappers(_ entity: Entity) -> TypeIsolation? {
    let info = entityInfo(entity)
    guard info.kind == .struct || info.kind == .class else { return nil }
    var found: TypeIsolation?
    for property in project.children(info.declaration) where project.kind(property) == .variable {
      let flags = project.flags(property)
      guard !flags.contains(.static), !flags.contains(.computed), let wrapper = wrapperIsolation(property) else { continue }
      if let other = found, other.kind != wrapper.kind { return nil }
      found = TypeIsolation(kind: wrapper.kind, confidence: wrapper.confidence, grounds: [Ground(fact: .wrapper, decl: property)] + wrapper.grounds)
    }
    return found
  }

  /// The global actor of the `wrappedValue` of a property's wrapper.
  private func wrapperIsolation(_ property: Decl) -> TypeIsolation? {
    for attribute in project.attributes(property) {
      let entity = self.entity(namedBy: attribute, of: property)
      guard entity != .none, entityInfo(entity).parts.contains(where: { project.attribute($0, named: .propertyWrapper) != nil }) else { continue }
      guard let value = ownMembers(entity, .wrappedValue).first else { continue }
      let verdict = isolation(of: value)
      switch verdict.isolation {
      case .mainActor: return TypeIsolation(kind: .global(.mainActor), confidence: verdict.confidence, grounds: verdict.grounds)
      case .globalActor(let name): return TypeIsolation(kind: .global(name), confidence: verdict.confidence, grounds: verdict.grounds)
      default: continue
      }
    }
    return nil
  }

  // MARK: Default isolation

  private func isolationByDefault(_ entity: Entity, _ mode: BuildMode) -> TypeIsolation {
    let decl = entityInfo(entity).declaration
    guard mode.defaultIsolationMain, !project.unit(decl).isInterface else { return TypeIsolation(kind: .none) }
    if supertypes(entity).contains(where: { $0.onDeclaration && impliesSendable($0.entity) }) { return TypeIsolation(kind: .none, isExempt: true) }
    if isInExemptScope(decl) { return TypeIsolation(kind: .none, isExempt: true, isExemptByScope: true) }
    return TypeIsolation(kind: .global(.mainActor), grounds: [Ground(fact: .defaultIsolation, decl: decl)])
  }

  /// Nested in a type or extension that is not on the main actor, or local to a function that is not.
  private func isInExemptScope(_ decl: Decl) -> Bool {
    let outer = project.parent(decl)
    guard outer != .none else { return false }
    let kind = project.kind(outer)
    if kind.isFunctionLike, kind != .topLevel { return isolation(of: outer).isolation != .mainActor }
    guard kind.isNominalType || kind == .extension else { return false }
    let outerEntity = types.entityOfDeclaration[Int(outer.index)]
    guard outerEntity != .none else { return false }
    let isolation = isolation(of: outerEntity)
    if isolation.kind == .actor { return true }
    guard let around = kind == .extension ? explicitIsolation(outer) : isolation else { return false }
    if case .global(let actor) = around.kind { return actor != .mainActor }
    return around.isExempt
  }

  /// A protocol that inherits from Sendable or SendableMetatype (those two themselves do not count).
  private func impliesSendable(_ entity: Entity) -> Bool {
    let info = entityInfo(entity)
    guard info.kind == .protocol || info.isExternal, !isSendable(info.name) else { return false }
    return ancestry(entity).dropFirst().contains { isSendable(entityInfo($0).name) }
  }

  private func isSendable(_ name: Name) -> Bool { name == .sendable || project.text(name) == "SendableMetatype" }

  // MARK: Names nobody declares

  /// `UISomethingView` of a framework that no page lists is taken for what its name says, with little trust.
  private func isolationByPrefix(_ entity: Entity) -> TypeIsolation {
    let name = project.text(entityInfo(entity).name)
    for rule in knowledge.prefixes where name.hasPrefix(rule.prefix) && rule.suffixes.contains(where: { name.hasSuffix($0) }) {
      return TypeIsolation(kind: .global(.mainActor), confidence: .medium, grounds: [Ground(fact: .namePrefix)])
    }
    return TypeIsolation(kind: .none)
  }
}

extension Project {
  func parentScope(_ decl: Decl) -> Decl { decl == .none ? .none : parent(decl) }
}
