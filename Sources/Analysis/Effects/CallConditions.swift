import Knowledge
import Source

/// The value of a Boolean parameter of the function around for which alone a call is made, as far as the branches around it say.
/// What blocks under such a condition blocks only the callers that give that value.
struct ParameterCondition: Hashable, Sendable {
  var parameter = Decl.none
  var value = true

  static let always = ParameterCondition()

  /// Both conditions; nil if they contradict each other. Of two parameters the nearer one is kept.
  func joined(_ outer: ParameterCondition) -> ParameterCondition? {
    if parameter == .none { return outer }
    return parameter == outer.parameter && value != outer.value ? nil : self
  }
}

/// Reads conditions off branches: `if reload { … } else { … }`, `guard reload else { return }`, an early `return` before the call.
final class CallConditions {
  private let resolver: Resolver
  private var known = PackedMap<Site, ParameterCondition>()
  private var project: Project { resolver.project }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// What must hold for a site to be reached, its home body's own branches considered.
  func condition(at site: Site, home: Site) -> ParameterCondition {
    if let condition = known[site] { return condition }
    var result = ParameterCondition.always
    var current = site
    while current != home, let outer = resolver.parent(current) {
      read(outer, below: current, &result)
      current = outer
    }
    if result.parameter != .none, !isParameter(result.parameter, of: home) {
      result.parameter = .none
      result.value = true
    }
    known[site] = result
    return result
  }

  private func isParameter(_ parameter: Decl, of home: Site) -> Bool {
    guard project.kind(home) == .body else { return false }
    return project.parent(parameter) == resolver.declaration(ofBody: home)
  }

  // MARK: Branches and early exits

  private func read(_ outer: Site, below inner: Site, _ result: inout ParameterCondition) {
    let events = project.unit(outer).summary.events
    switch project.kind(outer) {
    case .branch:
      let parts = resolver.children(outer)
      guard let tests = parts.first, tests != inner else { return }
      let isThen = events.names[Int(outer.event)] != .guard && parts.count > 1 && parts[1] == inner
      apply(tests, holds: isThen, &result)
    case .block, .body, .closure:
      for statement in resolver.children(outer) {
        if statement.event >= inner.event { break }
        readStatement(statement, &result)
      }
    default: break
    }
  }

  /// A statement before the call that lets only some continue.
  private func readStatement(_ statement: Site, _ result: inout ParameterCondition) {
    let events = project.unit(statement).summary.events
    guard project.kind(statement) == .branch else { return }
    let parts = resolver.children(statement)
    guard let tests = parts.first else { return }
    if events.names[Int(statement.event)] == .guard {
      apply(tests, holds: true, &result)
    } else if parts.count == 2, leaves(parts[1]) {
      apply(tests, holds: false, &result)
    }
  }

  private func leaves(_ part: Site) -> Bool {
    guard let last = resolver.children(part).last else { return false }
    return project.unit(part).summary.events.kinds[Int(last.event)] == .jump
  }

  /// All of the conditions hold, or not all of them: then something is known only of a single one.
  private func apply(_ tests: Site, holds: Bool, _ result: inout ParameterCondition) {
    let parts = resolver.children(tests)
    guard holds || parts.count == 1 else { return }
    for part in parts { note(part, holds: holds, &result) }
  }

  // MARK: Tests

  private func note(_ test: Site, holds: Bool, _ result: inout ParameterCondition) {
    switch project.kind(test) {
    case .name:
      if let parameter = booleanParameter(test) {
        result.parameter = parameter
        result.value = holds
      }
    case .operation: noteOperation(test, holds, &result)
    default: break
    }
  }

  /// `!a`; `a && b` where it holds, `a || b` where it does not.
  private func noteOperation(_ operation: Site, _ holds: Bool, _ result: inout ParameterCondition) {
    let parts = resolver.children(operation)
    let operators = parts.filter { project.kind($0) == .operator }.map { project.name($0) }
    let operands = parts.filter { project.kind($0) != .operator }
    if operators == [.exclamation], operands.count == 1 { return note(operands[0], holds: !holds, &result) }
    let joining: Name = holds ? .logicalAnd : .logicalOr
    guard operators.allSatisfy({ $0 == joining }) else { return }
    for operand in operands { note(operand, holds: holds, &result) }
  }

  /// A name that means a parameter which was declared as a Boolean.
  private func booleanParameter(_ site: Site) -> Decl? {
    let name = project.name(site)
    guard let parameter = resolver.scope(of: site).lookup(name, at: site.event)?.declaration, parameter != .none,
      project.kind(parameter) == .parameter, resolver.nominalEntity(resolver.type(of: parameter)) == resolver.builtin(.bool)
    else { return nil }
    return parameter
  }

  // MARK: Callers

  /// What a callee's condition asks of one of its callers; nil if the caller does not satisfy it.
  func inherited(_ condition: ParameterCondition, by call: Site) -> ParameterCondition? {
    guard condition.parameter != .none else { return condition }
    guard let value = value(of: condition.parameter, at: call) else { return .always }
    if let literal = boolean(value) { return literal == condition.value ? .always : nil }
    guard project.kind(value) == .name, let own = booleanParameter(value) else { return .always }
    return ParameterCondition(parameter: own, value: condition.value)
  }

  /// The argument given for a parameter, or its default.
  private func value(of parameter: Decl, at call: Site) -> Site? {
    _ = resolver.resolution(of: call)
    let arguments = resolver.children(call)
    if let argument = arguments.first(where: { resolver.parameterOfArgument[$0] == parameter }) { return project.firstChild(argument) }
    // Through a requirement or an override the argument is given to another declaration's parameter.
    let label = project.label(parameter)
    if label != .none, let argument = arguments.first(where: { project.name($0) == label }) {
      return project.firstChild(argument)
    }
    guard arguments.allSatisfy({ resolver.parameterOfArgument[$0].map { project.parent($0) == project.parent(parameter) } ?? false }) else { return nil }
    return project.body(parameter).flatMap { project.firstChild($0) }
  }

  private func boolean(_ value: Site) -> Bool? {
    let unit = project.unit(value)
    let events = unit.summary.events
    guard project.kind(value) == .literal, events.flags[Int(value.event)].contains(.boolean) else { return nil }
    return project.name(value) == .true
  }
}
