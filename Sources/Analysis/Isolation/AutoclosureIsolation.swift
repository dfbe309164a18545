import Source

/// The isolation of autoclosures: the right side of `??`, `&&` and `||`, and arguments of `@autoclosure` parameters. They inherit as plain closures do:
/// a global actor always, an actor only if they use it.
extension Resolver {
  /// The verdict at an event inside the holder's child, from the one around the holder.
  func throughAutoclosures(_ outer: IsolationVerdict, _ holder: UInt32, _ child: UInt32, _ unit: SourceUnit) -> IsolationVerdict {
    switch unit.summary.events.kinds[Int(holder)] {
    case .operation:
      return autoclosures(around: child, in: Site(unit.index, holder), unit).reduce(outer) { insideAutoclosure($0, $1, unit, isAsync: false) }
    case .argument:
      guard let flags = autoclosureFlags(Site(unit.index, holder)) else { return outer }
      return insideAutoclosure(outer, child ..< unit.summary.events.subtreeEnds[Int(child)], unit, isAsync: flags.contains(.async))
    default: return outer
    }
  }

  private func insideAutoclosure(_ outer: IsolationVerdict, _ events: Range<UInt32>, _ unit: SourceUnit, isAsync: Bool) -> IsolationVerdict {
    let ground = Ground(fact: .noAnnotation, site: Site(unit.index, events.lowerBound))
    switch outer.isolation {
    case .unknown: return outer
    case .mainActor, .globalActor:
      guard localAccessor(around: Site(unit.index, events.lowerBound)) != nil else { return outer }
    case .actor, .isolatedParameter:
      if usesIsolatedValue(events, unit, outer.isolation) { return outer }
    case .nonisolatedAsync, .callerAsync, .nonisolatedSync: break
    }
    let isolation: Isolation = isAsync ? .nonisolatedAsync : .nonisolatedSync
    return IsolationVerdict(isolation: isolation, confidence: outer.confidence, grounds: [ground], isGuess: outer.isGuess)
  }

  /// The flags of the function type, if the argument is given to an `@autoclosure` parameter.
  private func autoclosureFlags(_ argument: Site) -> TypeFlags? {
    guard let call = parent(argument), project.kind(call) == .call else { return nil }
    if parameterOfArgument[argument] == nil { _ = resolution(of: call) }
    guard let parameter = parameterOfArgument[argument], project.type(parameter) != .none else { return nil }
    let flags = project.unit(parameter).summary.types.flags[Int(project.type(parameter).index)]
    return flags.contains(.autoclosure) ? flags : nil
  }

  /// Inside an argument that the callee keeps and computes later, if at all.
  func isKeptAutoclosure(around site: Site) -> Bool {
    var current = site
    while let outer = parent(current), ![.body, .closure].contains(project.kind(outer)) {
      if project.kind(outer) == .argument, autoclosureFlags(outer)?.contains(.escaping) ?? false { return true }
      current = outer
    }
    return false
  }

  // MARK: Operators

  /// The right sides of short-circuiting operators that hold an operand, outermost first.
  private func autoclosures(around child: UInt32, in operation: Site, _ unit: SourceUnit) -> [Range<UInt32>] {
    let parts = children(operation)
    guard let position = parts.firstIndex(where: { $0.event == child }) else { return [] }
    let strengths = parts.map { strength($0, unit) }
    var result: [Range<UInt32>] = []
    for index in 0 ..< position {
      guard let own = strengths[index], own.isShortCircuiting else { continue }
      let end = parts.indices.dropFirst(index + 1).first { later in
        guard let other = strengths[later] else { return false }
        return other.rawValue < own.rawValue || other == own && own != .coalesce
      } ?? parts.count
      guard position < end else { continue }
      result.append(parts[index + 1].event ..< unit.summary.events.subtreeEnds[Int(parts[end - 1].event)])
    }
    return result
  }

  /// How tightly an operator binds; nil for operands.
  private func strength(_ part: Site, _ unit: SourceUnit) -> BindingStrength? {
    guard project.kind(part) == .operator else { return nil }
    switch project.name(part) {
    case .logicalOr: return .or
    case .logicalAnd: return .and
    case .equalTo, .notEqualTo, .less, .greater, .lessOrEqual, .greaterOrEqual: return .comparison
    case .coalesce: return .coalesce
    default: return .tighter
    }
  }
}

private enum BindingStrength: Int {
  case or, and, comparison, coalesce, tighter

  var isShortCircuiting: Bool { self == .or || self == .and || self == .coalesce }
}
