import Knowledge
import Source

/// All rules on locks, which look at the same operations.
func lockRules(_ context: LintContext, _ spread: EffectSpread) -> [Finding] {
  let operations = LockOperations(context)
  return lockMisuse(context, operations) + lockOnMain(context, spread, operations) + waitsForItself(context, operations)
}

/// Where locks are taken and given back, also through small functions of the project that do only one of the two.
struct LockOperations {
  struct Operation {
    /// The call that takes the lock.
    var site: Site
    var object: HeldObject
    var seed: EffectSpread.Seed
  }

  private(set) var taken: [Operation] = []
  /// Calls that give a lock back, in source order.
  private(set) var given: [HeldObject: [Site]] = [:]

  init(_ context: LintContext) {
    let resolver = context.resolver
    var takenIn: [Site: [Operation]] = [:]
    for seed in context.uses(of: "locks") {
      guard let object = resolver.heldObject(ofCall: seed.site), let body = resolver.enclosingBody(seed.site) else { continue }
      takenIn[body, default: []].append(Operation(site: seed.site, object: object, seed: seed))
    }
    var given: [HeldObject: Set<Site>] = [:]
    var givenIn: [Site: [(site: Site, object: HeldObject)]] = [:]
    for seed in context.uses(of: "unlocks") {
      guard let object = resolver.heldObject(ofCall: seed.site), let body = resolver.home(seed.site)?.body else { continue }
      given[object, default: []].insert(seed.site)
      givenIn[body, default: []].append((seed.site, object))
    }
    for body in takenIn.keys.sorted() {
      for operation in takenIn[body] ?? [] {
        taken.append(operation)
        guard givenIn[resolver.home(operation.site)?.body ?? body]?.contains(where: { $0.object == operation.object }) != true else { continue }
        for caller in LockOperations.wrapperCalls(body, context) {
          let object = LockOperations.object(at: caller, operation.object, resolver)
          taken.append(Operation(site: caller, object: object, seed: operation.seed))
        }
      }
    }
    for body in givenIn.keys.sorted() {
      for (_, object) in givenIn[body] ?? [] where takenIn[body]?.contains(where: { $0.object == object }) != true {
        for caller in LockOperations.wrapperCalls(body, context) {
          given[LockOperations.object(at: caller, object, resolver), default: []].insert(caller)
        }
      }
    }
    self.given = given.mapValues { $0.sorted() }
  }

  /// Calls that take a lock for a closure alone, among those that the text lets pass.
  static func around(_ context: LintContext, where accepts: (Site) -> Bool) -> [Operation] {
    let accepted = Set(context.namesakes(of: "locks-around").filter(accepts))
    return accepted.isEmpty ? [] : around(context.uses(of: "locks-around", in: nil, where: accepted.contains), context)
  }

  /// All of them.
  static func around(_ context: LintContext) -> [Operation] { around(context.uses(of: "locks-around"), context) }

  private static func around(_ uses: [EffectSpread.Seed], _ context: LintContext) -> [Operation] {
    uses.compactMap { seed in
      context.resolver.heldObject(ofCall: seed.site).map { Operation(site: seed.site, object: $0, seed: seed) }
    }
  }

  /// A function that takes no such lock gives one back: who takes it may leave that to the other.
  func givesBackForOthers(_ operation: Operation, _ context: LintContext) -> Bool {
    func root(_ site: Site) -> Site { Site(Int(site.unit), context.resolver.root(of: site)) }
    let takers = Set(taken.filter { $0.object == operation.object }.map { root($0.site) })
    return (given[operation.object] ?? []).contains { !takers.contains(root($0)) }
  }

  /// Calls of a function that only takes or only gives back.
  private static func wrapperCalls(_ body: Site, _ context: LintContext) -> [Site] {
    guard context.kind(body) == .body else { return [] }
    return context.graph.callers(of: body).filter { $0.confidence == .high && context.kind($0.site) == .call }.map(\.site)
  }

  /// `box.lock()` takes the lock in `box`; through `self` it is the property itself.
  private static func object(at caller: Site, _ inner: HeldObject, _ resolver: Resolver) -> HeldObject {
    guard let receiver = resolver.receiver(of: caller), let object = resolver.heldObject(receiver) else { return inner }
    if case .type = object { return inner }
    return object
  }
}
