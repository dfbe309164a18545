import Knowledge
import Source

/// Functions of the project that run a closure they are given under a lock: `extension NSLock { func sync<T>(_ body: () -> T) -> T }`, the
/// `withLock` of a box around a value. Who calls one holds the lock for as long as that closure takes.
final class LockedClosures {
  /// The calls of such functions; the object is the lock that is meant there, or the box that holds it.
  private(set) var uses: [LockOperations.Operation] = []
  /// The functions, by the lock they take.
  private var helpers: [HeldObject: Set<Site>] = [:]
  private let operations: LockOperations
  private let context: LintContext
  private let given: GivenClosures
  private var resolver: Resolver { context.resolver }

  init(_ operations: LockOperations, _ context: LintContext) {
    self.operations = operations
    self.context = context
    given = GivenClosures(context)
    var found = operations.taken.compactMap { operation in helper(taking: operation).map { (operation, $0) } }
    found += around().compactMap { operation in helper(around: operation).map { (operation, $0) } }
    // A helper may stand on another one.
    for _ in 0 ..< 3 where !found.isEmpty {
      let calls = found.flatMap { operation, body in callers(operation, body) }
      uses += calls
      found = calls.compactMap { call in helper(around: call).map { (call, $0) } }
    }
  }

  /// Other functions of a box take its lock, too: those of the boxes that are named.
  func otherUses(of boxes: Set<HeldObject>) -> [LockOperations.Operation] {
    (operations.taken + uses).flatMap { operation -> [LockOperations.Operation] in
      guard let helpers = helpers[operation.object], let body = resolver.home(operation.site)?.body, !helpers.contains(body) else { return [] }
      return calls(operation, body).filter { boxes.contains($0.object) }
    }
  }

  // MARK: Helpers

  private func helper(taking operation: LockOperations.Operation) -> Site? {
    guard let body = resolver.home(operation.site)?.body, case let parameters = given.uses(in: body), !parameters.isEmpty else { return nil }
    let held = Set(LockPaths(operation.site, unlocks: operations.given[operation.object] ?? [], in: body, resolver).held)
    return parameters.contains { runningCall($0).map { held.contains($0) } ?? false } ? body : nil
  }

  private func helper(around operation: LockOperations.Operation) -> Site? {
    guard let body = resolver.home(operation.site)?.body else { return nil }
    return given.uses(in: body).contains { resolver.isInside($0, operation.site) } ? body : nil
  }

  /// Most locks are taken around a few assignments: only in functions that are given a closure need it be asked which lock that is.
  private func around() -> [LockOperations.Operation] { LockOperations.around(context, where: given.areHandedTo) }

  /// The call that runs the closure: its own, or one that it is handed on to and that runs it at once.
  private func runningCall(_ use: Site) -> Site? {
    if let call = resolver.followingCall(use) { return call }
    guard let argument = resolver.parent(use), context.kind(argument) == .argument, resolver.argumentPlace(argument, value: use).isInPlace else { return nil }
    return resolver.parent(argument)
  }

  // MARK: Their calls

  private func callers(_ operation: LockOperations.Operation, _ body: Site) -> [LockOperations.Operation] {
    guard helpers[operation.object, default: []].insert(body).inserted else { return [] }
    return calls(operation, body)
  }

  private func calls(_ operation: LockOperations.Operation, _ body: Site) -> [LockOperations.Operation] {
    context.graph.callers(of: body).filter { $0.confidence == .high }.compactMap { caller in
      guard let object = object(at: caller.site, of: body, operation.object) else { return nil }
      var seed = operation.seed
      seed.site = caller.site
      return LockOperations.Operation(site: caller.site, object: object, seed: seed)
    }
  }

  /// nil: one of many boxes, nobody knows which.
  private func object(at call: Site, of body: Site, _ inner: HeldObject) -> HeldObject? {
    if case .variable(let parameter) = inner, context.project.kind(parameter) == .parameter {
      return resolver.children(call).first { resolver.parameterOfArgument[$0] == parameter }.flatMap { resolver.heldObject($0) }
    }
    if let wrapped = wrappedProperty(call, of: body) { return .variable(wrapped) }
    guard let receiver = box(at: call, of: body) else { return inner }
    guard let object = resolver.heldObject(receiver) else { return nil }
    if case .type = object { return inner }
    return object
  }

  /// `lock { … }` calls the value itself.
  private func box(at call: Site, of body: Site) -> Site? {
    context.name(call) == context.project.name(context.declaration(ofBody: body)) || context.kind(call) != .call ? resolver.receiver(of: call) : resolver.previousLink(call)
  }

  /// The property whose wrapper's code an access runs.
  private func wrappedProperty(_ access: Site, of body: Site) -> Decl? {
    guard context.kind(access) != .call, let variable = resolver.resolution(of: access).targets.first, context.project.kind(variable) == .variable,
      resolver.entity(enclosing: variable) != resolver.entity(enclosing: context.declaration(ofBody: body))
    else { return nil }
    return variable
  }
}
