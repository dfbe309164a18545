import Source

/// Calls of a result builder's functions, which nobody writes: one for each statement, branch, loop and block of the bodies that the builder makes.
final class BuilderCalls {
  private let resolver: Resolver
  private let bodies: BuilderBodies
  private var project: Project { resolver.project }

  init(_ resolver: Resolver, _ index: EventIndex) {
    self.resolver = resolver
    bodies = BuilderBodies(resolver, index)
  }

  /// A function that a builder may call, and what stands for a call of it.
  private enum Part {
    case expressions, blocks, furtherParts, optionals, choices, loops, whole

    init?(_ name: String, _ label: String) {
      switch name {
      case "buildExpression": self = .expressions
      case "buildBlock": self = .blocks
      case "buildPartialBlock": self = label == "accumulated" ? .furtherParts : .blocks
      case "buildOptional", "buildIf": self = .optionals
      case "buildEither": self = .choices
      case "buildArray": self = .loops
      case "buildFinalResult": self = .whole
      default: return nil
      }
    }
  }

  func callers(of function: Decl) -> [Caller] {
    guard project.flags(function).contains(.static), case let builder = resolver.entity(enclosing: function), bodies.isBuilder(builder) else { return [] }
    let label = resolver.parameters(function).first.map { project.text(project.label($0)) } ?? ""
    guard let part = Part(project.text(project.name(function)), label) else { return [] }
    let overloads = resolver.ownMembers(builder, project.name(function)).filter { other in
      resolver.parameters(other).first.map { project.text(project.label($0)) } ?? "" == label
    }
    return bodies.bodies(of: builder).flatMap { body in
      sites(part, in: statements(of: body), isWhole: true).compactMap { use in
        confidence(function, among: overloads, use).map { Caller(site: use.site, confidence: $0) }
      }
    }
  }

  /// Where a call would be written, and the values it would be given.
  private struct Use {
    var site: Site
    var values: [Site]
  }

  private func statements(of body: Site) -> [Site] {
    let events = project.unit(body).summary.events
    return resolver.children(body).filter { project.kind($0) != .capture && !events.flags[Int($0.event)].contains(.parameter) }
  }

  private func sites(_ part: Part, in statements: [Site], isWhole: Bool) -> [Use] {
    let components = statements.flatMap(flattened).filter(isComponent)
    var result: [Use] = []
    if let first = components.first {
      switch part {
      case .blocks: result.append(Use(site: first, values: components))
      case .furtherParts where components.count > 1: result += components.dropFirst().map { Use(site: $0, values: [first, $0]) }
      case .whole where isWhole: result.append(Use(site: first, values: [first]))
      default: break
      }
    }
    for component in components {
      let blocks = blocks(of: component)
      if blocks.isEmpty, part == .expressions { result.append(Use(site: component, values: [component])) }
      if isCalled(part, component) { result.append(Use(site: component, values: [component])) }
      for block in blocks { result += sites(part, in: resolver.children(block), isWhole: false) }
    }
    return result
  }

  /// Statements inside `#if` stand beside the others.
  private func flattened(_ statement: Site) -> [Site] {
    switch project.kind(statement) {
    case .configuration, .configurationBranch: resolver.children(statement).flatMap(flattened)
    default: [statement]
    }
  }

  private func isComponent(_ statement: Site) -> Bool {
    switch project.kind(statement) {
    case .binding, .destructuring, .attribute, .localDeclaration, .body, .assignment, .deferred, .jump, .attempt: false
    case .branch: project.name(statement) != .guard
    default: true
    }
  }

  /// The blocks of a statement that is built of parts of its own; none of an expression.
  private func blocks(of statement: Site) -> [Site] {
    switch project.kind(statement) {
    case .branch where project.name(statement) == .if, .loop, .selection, .switchCase:
      resolver.children(statement).flatMap { part in project.kind(part) == .block ? [part] : blocks(of: part) }
    default: []
    }
  }

  private func isCalled(_ part: Part, _ statement: Site) -> Bool {
    switch part {
    case .choices: project.kind(statement) == .selection || isIf(statement) && hasElse(statement)
    case .optionals: isIf(statement) && !endsWithElse(statement)
    case .loops: project.kind(statement) == .loop
    default: false
    }
  }

  private func isIf(_ site: Site) -> Bool { project.kind(site) == .branch && project.name(site) == .if }

  /// The conditions, the first block, and what follows them.
  private func hasElse(_ branch: Site) -> Bool { resolver.children(branch).count > 2 }

  private func endsWithElse(_ branch: Site) -> Bool {
    guard hasElse(branch), let last = project.lastChild(branch) else { return false }
    return !isIf(last) || endsWithElse(last)
  }

  // MARK: Overloads

  /// nil: another overload is meant.
  private func confidence(_ function: Decl, among overloads: [Decl], _ use: Use) -> Confidence? {
    guard overloads.count > 1 else { return .high }
    let fitting = overloads.filter { takes($0, use.values.count) }
    guard fitting.contains(function) else { return nil }
    if fitting.count == 1 { return .high }
    let types = use.values.map { resolver.entities(resolver.type(of: $0)).first ?? .none }
    // Of parts that were built before, the type is not known.
    guard !types.contains(.none), types.count == use.values.count, use.values.allSatisfy({ blocks(of: $0).isEmpty }) else { return .medium }
    let exact = fitting.filter { accepts($0, types) }
    if exact.isEmpty { return .medium }
    return exact.contains(function) ? exact.count == 1 ? .high : .medium : nil
  }

  private func takes(_ function: Decl, _ count: Int) -> Bool {
    let parameters = resolver.parameters(function)
    return parameters.count == count || parameters.contains { project.flags($0).contains(.variadic) }
  }

  private func accepts(_ function: Decl, _ types: [Entity]) -> Bool {
    zip(resolver.parameters(function), types).allSatisfy { parameter, type in
      resolver.entities(resolver.type(of: parameter)).contains { resolver.ancestry(type).contains($0) }
    }
  }
}
