import Source

/// Calls that a loop or a function of a page makes and nobody writes: `for row in rows` makes an iterator and asks it for each element, as `rows.map { }`
/// and `Array(rows)` do, and `sorted()` compares the elements. Pages mark them: the requirements with `@_rounds`, functions with `@_walks` and `@_calls(<)`.
/// What one operator is made of by the library asks for that one, too: `a != b` for `==`.
final class SilentCalls {
  private let resolver: Resolver
  private let index: EventIndex
  private var project: Project { resolver.project }
  private lazy var requirements = findRequirements()
  private lazy var askers = findAskers()
  private lazy var sequences = findSequences()
  private var derivedSites: [Name: [Site]] = [:]

  init(_ resolver: Resolver, _ index: EventIndex) {
    self.resolver = resolver
    self.index = index
  }

  func callers(of function: Decl) -> [Caller] {
    let type = resolver.entity(enclosing: function)
    guard type != .none else { return [] }
    return rounds(function, type) + comparisons(function, type)
  }

  // MARK: Rounds

  private func findRequirements() -> [Decl] {
    guard let mark = project.names.find("_rounds") else { return [] }
    return interfaceFunctions.filter { project.attribute($0, named: mark) != nil }
  }

  private lazy var interfaceFunctions: [Decl] = interfaces(.function)

  private func interfaces(_ kind: DeclarationKind) -> [Decl] {
    project.interfaces.flatMap { unit in
      unit.summary.declarations.kinds.indices.filter { unit.summary.declarations.kinds[$0] == kind }.map { Decl(UInt32($0) &+ unit.firstDeclaration) }
    }
  }

  /// The sequences of loops, and the calls of functions that walk through their receiver.
  private func rounds(_ function: Decl, _ type: Entity) -> [Caller] {
    guard project.parameters(function).isEmpty, requirements.contains(where: { project.name($0) == project.name(function) }) else { return [] }
    let promised = requirements.filter { resolver.sameSignature($0, function) && resolver.isSubtype(type, of: resolver.entity(enclosing: $0)) }
    return promised.isEmpty ? [] : walks(through: type)
  }

  private func walks(through type: Entity) -> [Caller] {
    let looped = sequences.filter { makes(type, of: resolver.type(of: $0)) }
    let walked = walks().filter { call in resolver.callReceivers[call].map { makes(type, of: $0) } ?? false }
    return (looped + walked + given(type)).map { Caller(site: $0, confidence: .high) }
  }

  /// Who goes through a collection reads each element by its place, if the collection has no iterator of its own.
  func reads(ofElements place: Decl) -> [Caller] {
    let type = resolver.entity(enclosing: place)
    guard type != .none, project.parameters(place).count == 1, let mark = project.names.find("_rounds"), !hasOwnIterator(type) else { return [] }
    let promised = interfaces(.subscript).contains { requirement in
      project.attribute(requirement, named: mark) != nil && resolver.isSubtype(type, of: resolver.entity(enclosing: requirement))
    }
    guard promised, let parameter = project.parameters(place).first, project.label(parameter) == .none else { return [] }
    return walks(through: type)
  }

  private func hasOwnIterator(_ type: Entity) -> Bool {
    requirements.contains { requirement in resolver.ownMembers(type, project.name(requirement)).contains { project.kind($0) == .function } }
  }

  /// The arguments of that type of functions that walk through what they are given, and the properties of it that do.
  private func given(_ type: Entity) -> [Site] {
    walkers.flatMap { walker -> [Site] in
      let owner = resolver.entity(enclosing: walker)
      let name = project.kind(walker) == .initializer ? resolver.entityInfo(owner).name : project.name(walker)
      return index.sites(name).flatMap { site -> [Site] in
        guard resolver.resolution(of: site).targets == [walker] else { return [] }
        if project.kind(walker) == .variable { return makes(type, resolver.resolution(of: site).owner) ? [site] : [] }
        return resolver.children(site).filter { argument in
          resolver.firstChild(argument).map { makes(type, of: resolver.type(of: $0)) } ?? false
        }
      }
    }
  }

  private lazy var walkers: [Decl] = {
    guard let mark = project.names.find("_walks") else { return [] }
    return (interfaceFunctions + interfaces(.initializer) + interfaces(.variable)).filter { project.attribute($0, named: mark) != nil }
  }()

  /// What `for` loops go through.
  private func findSequences() -> [Site] {
    var result: [Site] = []
    for unit in project.files {
      for (event, kind) in unit.summary.events.kinds.enumerated() where kind == .loop {
        let loop = Site(unit.index, UInt32(event))
        guard project.name(loop) == .for, case let parts = resolver.children(loop), parts.count > 1 else { continue }
        result.append(parts[1])
      }
    }
    return result
  }

  /// A value of that type is the sequence itself, or its iterator.
  private func makes(_ type: Entity, of sequence: TypeRef) -> Bool { resolver.entities(sequence).contains { makes(type, $0) } }

  private func makes(_ type: Entity, _ entity: Entity) -> Bool {
    guard entity != .none, !resolver.entityInfo(entity).isInterface, !resolver.entityInfo(entity).isExternal else { return false }
    if entity == type || resolver.isSubtype(entity, of: type) { return true }
    return requirements.contains { requirement in
      resolver.members(entity, project.name(requirement)).decls.contains { maker in
        project.parameters(maker).isEmpty && resolver.entities(resolver.type(of: maker)).contains(type)
      }
    }
  }

  /// Calls of what a page declares for all sequences; those that walk later among them.
  private func walks() -> [Site] {
    let protocols = Set(requirements.map { resolver.entity(enclosing: $0) })
    let names = Set(interfaceFunctions.filter { protocols.contains(resolver.entity(enclosing: $0)) }.map { project.name($0) })
    return names.sorted { $0.index < $1.index }.flatMap { index.sites($0) }.filter { call in
      project.kind(call) == .call && resolver.resolution(of: call).targets.contains { protocols.contains(resolver.entity(enclosing: $0)) }
    }
  }

  // MARK: Comparisons

  private func findAskers() -> [Name: [Decl]] {
    guard let mark = project.names.find("_calls") else { return [:] }
    var result: [Name: [Decl]] = [:]
    for function in interfaceFunctions {
      guard let attribute = project.attribute(function, named: mark) else { continue }
      result[project.unit(function).name(attribute.argumentText), default: []].append(function)
    }
    return result
  }

  /// Calls of the functions that use an operator on the elements of their receiver.
  private func comparisons(_ function: Decl, _ type: Entity) -> [Caller] {
    guard project.flags(function).contains(.static), let asking = askers[project.name(function)] else { return [] }
    return derivedOperators(function, type) + askingCalls(asking, type)
  }

  private func askingCalls(_ asking: [Decl], _ type: Entity) -> [Caller] {
    let calls = Set(asking.map { project.name($0) }).sorted { $0.index < $1.index }.flatMap { index.sites($0) }
    return calls.compactMap { call in
      guard project.kind(call) == .call, resolver.resolution(of: call).targets.contains(where: asking.contains), let receiver = resolver.callReceivers[call],
        case let elements = resolver.entities(resolver.elementType(receiver)), elements.contains(where: { resolver.isSubtype($0, of: type) })
      else { return nil }
      return Caller(site: call, confidence: .high)
    }
  }

  private static let derived = ["<": [">", "<=", ">="], "==": ["!="]]

  /// `a > b` asks for `b < a` where the type has no operator of that name itself.
  private func derivedOperators(_ function: Decl, _ type: Entity) -> [Caller] {
    operators(derivedFrom: project.name(function)).filter { site in
      guard resolver.resolution(of: site).targets.allSatisfy({ project.unit($0).isInterface }), let operation = resolver.parent(site),
        case let parts = resolver.children(operation), let position = parts.firstIndex(of: site), position > 0
      else { return false }
      return resolver.entities(resolver.type(of: parts[position - 1])).contains { resolver.isSubtype($0, of: type) }
    }.map { Caller(site: $0, confidence: .high) }
  }

  private func operators(derivedFrom name: Name) -> [Site] {
    if let known = derivedSites[name] { return known }
    let names = Set((SilentCalls.derived[project.text(name)] ?? []).compactMap { project.names.find($0) })
    let sites = names.isEmpty ? [] : project.files.flatMap { unit -> [Site] in
      let events = unit.summary.events
      return events.kinds.indices.filter { events.kinds[$0] == .operator && names.contains(unit.name(events.names[$0])) }.map { Site(unit.index, UInt32($0)) }
    }
    derivedSites[name] = sites
    return sites
  }
}
