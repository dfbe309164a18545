import Source

/// Functions of pages that read a property of every value they are given (`@_reads(description)`): `print(model)`, `String(describing: model)`, `"\(model)"`;
/// and properties that read one of the value they belong to.
final class ArgumentReads {
  private let resolver: Resolver
  private let index: EventIndex
  private lazy var readers = findReaders()
  private lazy var interpolations = findInterpolations()
  private var project: Project { resolver.project }

  private struct Reader {
    var function: Decl
    /// The properties it asks for, the one it prefers first.
    var properties: [Name]
  }

  init(_ resolver: Resolver, _ index: EventIndex) {
    self.resolver = resolver
    self.index = index
  }

  /// The arguments whose property a function reads.
  func uses(of property: Decl) -> [Caller] {
    guard case let type = resolver.entity(enclosing: property), type != .none, let readers = readers[project.name(property)] else { return [] }
    return readers.flatMap { reader in
      arguments(of: reader).filter { readProperty($0, reader) == property }.map { Caller(site: $0, confidence: confidence($0)) }
    }
  }

  private func findReaders() -> [Name: [Reader]] {
    var result: [Name: [Reader]] = [:]
    guard let mark = project.names.find("_reads") else { return [:] }
    for unit in project.interfaces {
      let kinds = unit.summary.declarations.kinds
      for row in kinds.indices where kinds[row] == .function || kinds[row] == .initializer || kinds[row] == .variable {
        let function = Decl(UInt32(row) &+ unit.firstDeclaration)
        guard let attribute = project.attribute(function, named: mark) else { continue }
        let words = project.text(unit.name(attribute.argumentText)).split { $0 == "," || $0 == " " }
        let reader = Reader(function: function, properties: words.compactMap { project.names.find(String($0)) })
        for property in reader.properties { result[property, default: []].append(reader) }
      }
    }
    return result
  }

  // MARK: What is given

  private func arguments(of reader: Reader) -> [Site] {
    let owner = resolver.entity(enclosing: reader.function)
    if project.kind(reader.function) == .variable {
      return index.sites(project.name(reader.function)).filter { resolver.resolution(of: $0).targets == [reader.function] }
    }
    let isInitializer = project.kind(reader.function) == .initializer
    if owner != .none, !isInitializer { return interpolations.filter { !isAppended($0, by: reader.function, owner) } }
    let name = isInitializer ? resolver.entityInfo(owner).name : project.name(reader.function)
    let calls = index.positions(name).filter { index.kinds[$0] == .call }.map { index[$0] }
    guard let parameter = resolver.parameters(reader.function).first else { return [] }
    return calls.filter { resolver.resolution(of: $0).targets == [reader.function] }.flatMap { call in
      resolver.children(call).filter { resolver.parameterOfArgument[$0] == parameter }
    }
  }

  /// The values in strings that become a `String`: with a label they are the project's own doing.
  private func findInterpolations() -> [Site] {
    var result: [Site] = []
    for unit in project.files {
      let kinds = unit.summary.events.kinds
      for event in kinds.indices where kinds[event] == .interpolatedString {
        let text = Site(unit.index, UInt32(event))
        guard isPlainString(text) else { continue }
        let parts = resolver.children(text)
        for (position, part) in parts.enumerated() where kinds[Int(part.event)] == .argument && project.name(part) == .none {
          let next = position + 1 < parts.count ? parts[position + 1] : text
          if kinds[Int(next.event)] != .argument || project.name(next) == .none { result.append(part) }
        }
      }
    }
    return result
  }

  private func isPlainString(_ text: Site) -> Bool {
    guard let expected = resolver.expectedType(text), case let entities = resolver.entities(expected), let entity = entities.first else { return true }
    return entity == resolver.builtin(.string) || resolver.entityInfo(entity).kind == .protocol || resolver.entityInfo(entity).name == .anyType
  }

  /// The project says itself how a value of that type is put into a string.
  private func isAppended(_ argument: Site, by function: Decl, _ owner: Entity) -> Bool {
    let own = resolver.ownMembers(owner, project.name(function)).filter { !project.unit($0).isInterface }
    guard !own.isEmpty, case let types = resolver.entities(resolver.type(of: argument)) else { return false }
    return own.contains { function in
      let parameters = resolver.parameters(function)
      guard let first = parameters.first, project.label(first) == .none else { return false }
      guard parameters.dropFirst().allSatisfy({ project.flags($0).contains(.hasBody) }) else { return false }
      return resolver.entities(resolver.type(of: first)).contains { types.contains($0) }
    }
  }

  // MARK: What is read of it

  private func readProperty(_ argument: Site, _ reader: Reader) -> Decl? {
    let isAccess = project.kind(reader.function) == .variable
    let type = isAccess ? resolver.resolution(of: argument).owner : resolver.entities(resolver.type(of: argument)).first
    guard let entity = type, entity != .none, let name = reader.properties.first(where: { promises(entity, $0) }) else { return nil }
    return resolver.members(entity, name).decls.first
  }

  /// A protocol of the pages asks for the property.
  private func promises(_ entity: Entity, _ property: Name) -> Bool {
    resolver.ancestry(entity).contains { ancestor in
      let info = resolver.entityInfo(ancestor)
      return info.isInterface && info.kind == .protocol && !resolver.ownMembers(ancestor, property).isEmpty
    }
  }

  /// A string given to a function that nobody has seen may be made into something else.
  private func confidence(_ argument: Site) -> Confidence {
    guard let text = resolver.parent(argument), project.kind(text) == .interpolatedString, let outer = resolver.parent(text) else { return .high }
    return project.kind(outer) == .argument && resolver.expectedType(text) == nil ? .medium : .high
  }
}
