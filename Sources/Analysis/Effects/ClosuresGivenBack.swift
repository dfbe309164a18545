import Source

/// Closures that are the value of a variable or the result of a function.
extension CallGraph {
  func callers(ofValueOf decl: Decl) -> [Caller] {
    switch resolver.project.kind(decl) {
    case .variable: calls(of: decl) + reads(decl).flatMap { callersOfStored($0.site) }
    case .function: functionCallers(decl).flatMap { calls(ofResultOf: $0) }
    default: []
    }
  }

  /// Which of the values that a property may hold is meant is a guess.
  func callers(ofKept property: Decl) -> [Caller] {
    (callers(ofValueOf: property) + elementCalls(property)).map { Caller(site: $0.site, confidence: min($0.confidence, .medium)) }
  }

  /// Calls of what a function gives back: at once, `loader(folder)(name)`, or through the variable that keeps it.
  private func calls(ofResultOf caller: Caller) -> [Caller] {
    if let call = resolver.followingCall(caller.site) { return [Caller(site: call, confidence: caller.confidence)] }
    let value = resolver.wholeValue(endingWith: caller.site)
    guard let holder = resolver.parent(value) else { return [] }
    switch resolver.project.kind(holder) {
    case .argument: return callersOfStored(value, asCall: false)
    case .binding: return resolver.uses(ofBinding: holder).flatMap { callersOfStored($0) }
    case .body:
      let variable = resolver.declaration(ofBody: holder)
      return resolver.project.kind(variable) == .variable ? callers(ofValueOf: variable) : []
    default: return []
    }
  }
}
