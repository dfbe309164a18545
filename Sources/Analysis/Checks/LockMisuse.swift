import Knowledge
import Source

/// `lock-across-await` and `lock-left-held`: what goes wrong between taking a lock and giving it back.
func lockMisuse(_ context: LintContext, _ operations: LockOperations) -> [Finding] {
  operations.taken.flatMap { operation -> [Finding] in
    guard let body = context.resolver.enclosingBody(operation.site) else { return [] }
    let paths = LockPaths(operation.site, unlocks: operations.given[operation.object] ?? [], in: body, context.resolver)
    return [acrossAwait(operation, paths, context), leftHeld(operation, paths, operations, context)].compactMap { $0 }
  }
}

private func acrossAwait(_ operation: LockOperations.Operation, _ paths: LockPaths, _ context: LintContext) -> Finding? {
  guard let suspension = paths.suspensions.min() else { return nil }
  let place = context.surroundings(operation.site)?.verdict.place ?? .unknown
  return context.finding(
    "lock-across-await", at: operation.site, atMost: context.severity(operation.seed.confidence), place: place.rawValue, seed: operation.seed,
    because: [Reason(text: "the lock is still held when the function suspends here", place: context.project.place(suspension))])
}

private func leftHeld(_ operation: LockOperations.Operation, _ paths: LockPaths, _ operations: LockOperations, _ context: LintContext) -> Finding? {
  // A function that never gives the lock back hands it to its caller on purpose.
  guard paths.isGivenBack, !paths.isHandedOn else { return nil }
  let ways = paths.exits + (paths.leaks.isEmpty || operations.givesBackForOthers(operation, context) ? [] : paths.leaks)
  guard let exit = ways.first(where: \.isCertain) ?? ways.min(by: { $0.site < $1.site }) else { return nil }
  let place = context.surroundings(operation.site)?.verdict.place ?? .unknown
  return context.finding(
    "lock-left-held", at: operation.site, atMost: min(exit.isCertain ? .error : .warning, context.severity(operation.seed.confidence)),
    place: place.rawValue, seed: operation.seed,
    because: [Reason(text: "this path leaves with the lock held", place: context.project.place(exit.site))])
}
