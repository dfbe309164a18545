import Knowledge
import Source

/// What parameters of the function around must be for a call to be made, as far as the branches around it say.
/// What blocks under such a condition blocks only the callers that give those values.
struct ParameterCondition: Hashable, Sendable {
  enum Test: Hashable, Sendable {
    case isTrue, isPresent
    /// It is the main queue.
    case isMainQueue
    /// It is a case of its enumeration, or another constant.
    case equals(Decl)
  }

  struct Requirement: Hashable, Sendable {
    /// The function itself stands for its receiver.
    var parameter: Decl
    var test = Test.isTrue
    var value = true

    func contradicts(_ other: Requirement) -> Bool {
      guard parameter == other.parameter else { return false }
      if test == other.test { return value != other.value }
      guard case .equals = test, case .equals = other.test else { return false }
      return value && other.value
    }
  }

  /// Those of the branches nearest to the call; what further ones ask as well is left out.
  /// Two at most, side by side and not in a list, because conditions are handed on at every step.
  private var first: Requirement?
  private var second: Requirement?
  /// The object must have this member for its implementation; none: any object will do.
  var implementation = Decl.none

  static let always = ParameterCondition()

  var asksParameters: Bool { first != nil }
  var requirements: [Requirement] { asksParameters ? [first, second].compactMap { $0 } : [] }

  /// Both conditions; nil if they contradict each other.
  func joined(_ outer: ParameterCondition) -> ParameterCondition? {
    var both = self
    if let requirement = outer.first, !both.adopt(requirement) { return nil }
    if let requirement = outer.second, !both.adopt(requirement) { return nil }
    both.implementation = outer.implementation
    return both
  }

  /// Asks for one thing more; false if that contradicts what is asked for already.
  mutating func adopt(_ requirement: Requirement) -> Bool {
    if first?.contradicts(requirement) == true || second?.contradicts(requirement) == true { return false }
    if first == requirement || second == requirement { return true }
    if first == nil { first = requirement } else if second == nil { second = requirement }
    // Most callers give a value where one may be absent: another condition says more.
    else if requirement.test != .isPresent, first?.test == .isPresent { first = requirement }
    else if requirement.test != .isPresent, second?.test == .isPresent { second = requirement }
    return true
  }

  /// Without what is asked of anything that fails a test.
  func keeping(_ isKept: (Requirement) -> Bool) -> ParameterCondition {
    var result = self
    result.first = first.flatMap { isKept($0) ? $0 : nil }
    result.second = second.flatMap { isKept($0) ? $0 : nil }
    if result.first == nil { swap(&result.first, &result.second) }
    return result
  }
}

/// Reads conditions off branches: `if reload { … } else { … }`, `guard reload else { return }`, `if let name`, `case .remote:`, an early `return` before the call.
final class CallConditions {
  private let resolver: Resolver
  private let receivers: ReceiverConditions
  private var known = PackedMap<Site, ParameterCondition>()
  /// By block: its statements that branch. A long body is asked about many calls, and most of its statements say nothing of any.
  private var branches = PackedMap<Site, [Site]>()
  /// `===` and `!==`, where the project has them; else what no operator is called.
  private let identical: Name
  private let notIdentical: Name
  private var project: Project { resolver.project }

  init(_ resolver: Resolver) {
    self.resolver = resolver
    receivers = ReceiverConditions(resolver)
    identical = resolver.project.names.find("===") ?? .none
    notIdentical = resolver.project.names.find("!==") ?? .none
  }

  /// What must hold for a site to be reached, its home body's own branches considered.
  func condition(at site: Site, home: Site) -> ParameterCondition {
    if let condition = known[site] { return condition }
    var result = ParameterCondition.always
    var current = site
    while current != home, let outer = resolver.parent(current) {
      read(outer, below: current, &result)
      current = outer
    }
    if result.asksParameters { result = result.keeping { isParameter($0.parameter, of: home) } }
    known[site] = result
    return result
  }

  private func isParameter(_ parameter: Decl, of home: Site) -> Bool {
    guard project.kind(home) == .body else { return false }
    let function = resolver.declaration(ofBody: home)
    return parameter == function || project.parent(parameter) == function
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
    case .switchCase:
      if let condition = caseCondition(outer) { keep(condition, &result) }
    case .block, .body, .closure:
      for statement in branches(in: outer) {
        if statement.event >= inner.event { break }
        readStatement(statement, &result)
      }
    default: break
    }
  }

  private func branches(in block: Site) -> [Site] {
    if let known = branches[block] { return known }
    let found = project.children(block).filter { project.kind($0) == .branch }
    branches[block] = found
    return found
  }

  /// A statement before the call that lets only some continue.
  private func readStatement(_ statement: Site, _ result: inout ParameterCondition) {
    let parts = resolver.children(statement)
    guard let tests = parts.first else { return }
    if project.name(statement) == .guard {
      apply(tests, holds: true, &result)
    } else if parts.count == 2, leaves(parts[1]) {
      apply(tests, holds: false, &result)
    }
  }

  private func leaves(_ part: Site) -> Bool {
    guard let last = resolver.lastChild(part) else { return false }
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
      if let parameter = booleanParameter(test) { keep(.init(parameter: parameter, value: holds), &result) }
    case .binding:
      let isUnwrapping = project.unit(test).summary.events.flags[Int(test.event)].contains(.unwrapping)
      if isUnwrapping, let value = project.firstChild(test), let parameter = parameter(value) {
        keep(.init(parameter: parameter, test: .isPresent, value: holds), &result)
      }
    case .operation: noteOperation(test, holds, &result)
    default: break
    }
  }

  /// One that contradicts a nearer one stands in code that never runs, or asks for a value that was changed since: the nearer one counts.
  private func keep(_ requirement: ParameterCondition.Requirement, _ result: inout ParameterCondition) { _ = result.adopt(requirement) }

  /// `!a`; `a && b` where it holds, `a || b` where it does not.
  private func noteOperation(_ operation: Site, _ holds: Bool, _ result: inout ParameterCondition) {
    let parts = resolver.children(operation)
    let operators = parts.filter { project.kind($0) == .operator }.map { project.name($0) }
    let operands = parts.filter { project.kind($0) != .operator }
    if operators == [.exclamation], operands.count == 1 { return note(operands[0], holds: !holds, &result) }
    // `||` binds less than `&&`: where one of its sides holds, nothing is known of either.
    if holds, operators.contains(.logicalOr) { return }
    let joining: Name = holds ? .logicalAnd : .logicalOr
    for group in parts.split(whereSeparator: { project.kind($0) == .operator && project.name($0) == joining }).map(Array.init) {
      if group.count == 1, group[0] != operation { note(group[0], holds: holds, &result) }
      guard group.count == 3, project.kind(group[1]) == .operator, let isEqual = equality(group[1]) else { continue }
      if let condition = comparison(group[0], group[2], holds == isEqual) { keep(condition, &result) }
    }
  }

  /// Whether an operator asks for the same or for something else; nil: neither.
  private func equality(_ sign: Site) -> Bool? {
    switch project.name(sign) {
    case .equalTo, identical: true
    case .notEqualTo, notIdentical: false
    default: nil
    }
  }

  /// `name != nil`, `place == Places.settings`, `self === DispatchQueue.main`
  private func comparison(_ left: Site, _ right: Site, _ isEqual: Bool) -> ParameterCondition.Requirement? {
    if resolver.executor(right) == .main, let queue = parameter(left) ?? methodOf(self: left) { return .init(parameter: queue, test: .isMainQueue, value: isEqual) }
    guard let parameter = parameter(left) else { return nil }
    if isNil(right) { return .init(parameter: parameter, test: .isPresent, value: !isEqual) }
    return constant(right, like: parameter).map { .init(parameter: parameter, test: .equals($0), value: isEqual) }
  }

  /// `switch kind { case .remote: … }`, also over `self`.
  private func caseCondition(_ clause: Site) -> ParameterCondition.Requirement? {
    let patterns = resolver.children(clause).filter { project.kind($0) == .pattern }
    guard patterns.count == 1, let value = project.firstChild(patterns[0]), let selection = resolver.parent(clause), project.kind(selection) == .selection,
      let subject = project.firstChild(selection), let parameter = parameter(subject) ?? function(meantBySelf: subject)
    else { return nil }
    return (constant(value, like: parameter) ?? payloadCase(value, like: parameter)).map { .init(parameter: parameter, test: .equals($0)) }
  }

  /// `.file(let url)`, `.file(url)`: a case with what it carries.
  private func payloadCase(_ site: Site, like parameter: Decl) -> Decl? {
    guard project.kind(site) == .chain, let call = resolver.lastChild(site), project.kind(call) == .call, let name = resolver.previousLink(call),
      [.implicitMember, .member].contains(project.kind(name))
    else { return nil }
    return resolver.ownMembers(enumeration(of: parameter), project.name(name)).first { project.kind($0) == .enumCase }
  }

  /// The type of a parameter, or of the object whose function it is.
  private func enumeration(of parameter: Decl) -> Entity {
    project.kind(parameter) == .parameter ? resolver.nominalEntity(resolver.type(of: parameter)) : resolver.entity(enclosing: parameter)
  }

  /// What a constant of the same body was made with.
  private func constantValue(_ site: Site) -> Site {
    guard project.kind(site) == .name, case let binding = resolver.resolution(of: site).calledBinding, binding != .none,
      project.unit(binding).summary.events.flags[Int(binding.event)].contains(.isLet), let value = project.firstChild(binding)
    else { return site }
    return value
  }

  // MARK: Parameters and constants

  private func parameter(_ site: Site) -> Decl? {
    guard project.kind(site) == .name, let parameter = resolver.scope(of: site).lookup(project.name(site), at: site.event)?.declaration,
      parameter != .none, project.kind(parameter) == .parameter
    else { return nil }
    return parameter
  }

  /// A name that means a parameter which was declared as a Boolean.
  private func booleanParameter(_ site: Site) -> Decl? {
    parameter(site).flatMap { resolver.nominalEntity(resolver.type(of: $0)) == resolver.builtin(.bool) ? $0 : nil }
  }

  private func methodOf(self site: Site) -> Decl? {
    guard project.kind(site) == .name, project.name(site) == .selfValue, let home = resolver.home(site)?.body, project.kind(home) == .body else { return nil }
    return resolver.declaration(ofBody: home)
  }

  private func function(meantBySelf site: Site) -> Decl? {
    guard let function = methodOf(self: site) else { return nil }
    return resolver.entityInfo(resolver.entity(enclosing: function)).kind == .enum ? function : nil
  }

  /// A case of the parameter's enumeration, or a static constant.
  private func constant(_ site: Site, like parameter: Decl) -> Decl? {
    guard let link = project.kind(site) == .chain ? resolver.lastChild(site) : site, [.implicitMember, .member].contains(project.kind(link)) else { return nil }
    if let found = resolver.ownMembers(enumeration(of: parameter), project.name(link)).first(where: { project.kind($0) == .enumCase }) { return found }
    guard project.kind(link) == .member, let target = resolver.resolution(of: link).targets.first, project.kind(target) == .variable else { return nil }
    return project.flags(target).isSuperset(of: [.static, .let]) ? target : nil
  }

  private func isNil(_ site: Site) -> Bool {
    project.kind(site) == .literal && project.unit(site).summary.events.flags[Int(site.event)].contains(.nil)
  }

  // MARK: Callers

  /// What a callee's condition asks of one of its callers; nil if the caller does not satisfy it.
  func inherited(_ condition: ParameterCondition, by call: Site, of callee: Site) -> ParameterCondition? {
    guard let implementation = receivers.implementation(condition.implementation, askedOf: call, by: callee) else { return nil }
    var result = ParameterCondition.always
    for requirement in condition.requirements {
      switch asked(requirement, of: call) {
      case .nothing: break
      case .impossible: return nil
      case .caller(let next): if !result.adopt(next) { return nil }
      }
    }
    result.implementation = implementation
    return result
  }

  /// What is left of a requirement at a call: nothing, something of the caller's own parameters, or it is not met.
  private enum Rest {
    case nothing, impossible
    case caller(ParameterCondition.Requirement)
  }

  private func asked(_ requirement: ParameterCondition.Requirement, of call: Site) -> Rest {
    guard project.kind(requirement.parameter) == .parameter else { return askedOfReceiver(requirement, call) }
    guard let value = value(of: requirement.parameter, at: call) else { return .nothing }
    if let own = parameter(value) { return .caller(.init(parameter: own, test: requirement.test, value: requirement.value)) }
    return answer(requirement, value).map { $0 == requirement.value } ?? true ? .nothing : .impossible
  }

  /// `Kind.remote.load()`; a call on `self` asks the same of its own caller.
  private func askedOfReceiver(_ requirement: ParameterCondition.Requirement, _ call: Site) -> Rest {
    guard let receiver = resolver.receiver(of: call), project.name(receiver) != .selfValue else {
      guard let home = resolver.home(call)?.body, project.kind(home) == .body, case let own = resolver.declaration(ofBody: home),
        resolver.entity(enclosing: own) == resolver.entity(enclosing: requirement.parameter)
      else { return .nothing }
      return .caller(.init(parameter: own, test: requirement.test, value: requirement.value))
    }
    return answer(requirement, receiver).map { $0 == requirement.value } ?? true ? .nothing : .impossible
  }

  /// Whether a written value passes the condition's test; nil where that cannot be seen.
  private func answer(_ condition: ParameterCondition.Requirement, _ value: Site) -> Bool? {
    switch condition.test {
    case .isTrue: return boolean(value)
    case .isMainQueue: return queueKind(value).map { $0 == .main }
    case .isPresent: return isNil(value) ? false : [.literal, .closure, .array, .dictionary].contains(project.kind(value)) ? true : nil
    case .equals(let wanted):
      let made = constantValue(value)
      return (constant(made, like: condition.parameter) ?? payloadCase(made, like: condition.parameter)).map { $0 == wanted }
    }
  }

  /// The queue that an expression is, also one that a function of the project makes.
  private func queueKind(_ value: Site) -> ExecutorValue.Kind? {
    if let kind = resolver.executor(value) ?? resolver.heldExecutor(value) { return kind }
    guard let made = resolver.origin(value), project.kind(made) == .call, let function = resolver.resolution(of: made).targets.first,
      !project.unit(function).isInterface, let results = resolver.results(of: function)
    else { return nil }
    let kinds = Set(results.map { resolver.executor($0) })
    return kinds.count == 1 ? kinds.first ?? nil : nil
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
