import Knowledge
import Source

/// `waits-for-itself`: a lock is taken by who holds it, or a serial queue is waited for by what runs on it.
func waitsForItself(_ context: LintContext, _ operations: LockOperations) -> [Finding] {
  let takers = ExclusiveTakers(context)
  guard !takers.isEmpty else { return [] }
  return (heldLocks(operations, takers, context) + busyQueues(takers, context) + ownOperations(takers, context)).flatMap { region in
    region.events.compactMap { event in finding(at: event, in: region, takers, context) }
  }
}

/// Operations that wait until their queue has nothing left to do.
private func ownOperations(_ takers: ExclusiveTakers, _ context: LintContext) -> [HeldRegion] {
  guard !takers.ends.isEmpty else { return [] }
  return context.uses(of: "operation-work").compactMap { seed in
    guard let taking = takers.own(context.resolver.receiver(of: seed.site), seed.site), let closure = context.resolver.closures(ofCall: seed.site).last else { return nil }
    return HeldRegion(object: taking.object, site: seed.site, events: context.resolver.ownEvents(of: closure), what: "queue")
  }
}

/// What certainly runs while an object is held.
private struct HeldRegion {
  var object: HeldObject
  /// Where it is taken.
  var site: Site
  var events: [Site]
  var what: String
}

private func finding(at event: Site, in region: HeldRegion, _ takers: ExclusiveTakers, _ context: LintContext) -> Finding? {
  guard context.isWanted(event), let inner = takers.taking(region.object, at: event), inner != region.site else { return nil }
  let place = context.surroundings(event)?.verdict.place ?? .unknown
  var because = [Reason(text: "the \(region.what) is held from here on", place: context.project.place(region.site))]
  if inner != event { because.append(Reason(text: "and is waited for here", place: context.project.place(inner))) }
  return context.finding("waits-for-itself", at: event, place: place.rawValue, because: because)
}

private func heldLocks(_ operations: LockOperations, _ takers: ExclusiveTakers, _ context: LintContext) -> [HeldRegion] {
  let resolver = context.resolver
  let stretches = takers.locks.compactMap { lock -> HeldRegion? in
    guard let body = resolver.enclosingBody(lock.site) else { return nil }
    let paths = LockPaths(lock.site, unlocks: operations.given[lock.object] ?? [], in: body, resolver)
    return HeldRegion(object: lock.object, site: lock.site, events: paths.surelyHeld, what: "lock")
  }
  let closures = takers.lockedClosures.compactMap { lock in
    resolver.closures(ofCall: lock.site).last.map { HeldRegion(object: lock.object, site: lock.site, events: resolver.ownEvents(of: $0), what: "lock") }
  }
  return stretches + closures
}

/// Closures that run on a serial queue, whether anybody waits for them or not.
private func busyQueues(_ takers: ExclusiveTakers, _ context: LintContext) -> [HeldRegion] {
  let resolver = context.resolver
  let names = takers.queueNames
  guard !names.isEmpty else { return [] }
  let sent = context.uses(of: "queue-work", in: nil) { call in resolver.receiver(of: call).map { names.contains(context.name($0)) } ?? false }
  return (takers.queues.map(\.site) + sent.map(\.site)).compactMap { call in
    guard let object = takers.queue(ofCall: call), let closure = resolver.closures(ofCall: call).last else { return nil }
    return HeldRegion(object: object, site: call, events: resolver.ownEvents(of: closure), what: "queue")
  }
}

/// Where locks that are not recursive and serial queues are taken, and the functions that certainly do so on their own object.
private struct ExclusiveTakers {
  struct Taking {
    var site: Site
    var object: HeldObject
  }

  private(set) var locks: [Taking] = []
  private(set) var lockedClosures: [Taking] = []
  private(set) var queues: [Taking] = []
  /// Where the end of all operations of a queue is waited for.
  private(set) var ends: [Taking] = []
  private var direct: [Site: HeldObject] = [:]
  /// By body: what it takes, and where.
  private var bodies: [Site: [Taking]] = [:]
  private let context: LintContext
  private var resolver: Resolver { context.resolver }

  init(_ context: LintContext) {
    self.context = context
    locks = context.uses(of: "locks-once").compactMap { seed in own(resolver.receiver(of: seed.site) ?? resolver.arguments(of: seed.site).first, seed.site) }
    lockedClosures = context.uses(of: "locks-once-around").compactMap { seed in own(resolver.receiver(of: seed.site), seed.site) }
    queues = context.uses(of: "queue-sync").compactMap { seed in queue(ofCall: seed.site).map { Taking(site: seed.site, object: $0) } }
    ends = context.uses(of: "waits-for-operations").compactMap { seed in own(resolver.receiver(of: seed.site), seed.site) }
    for taking in locks + lockedClosures + queues + ends {
      direct[taking.site] = taking.object
      note(taking, takenAt: taking.site, depth: 0)
    }
  }

  var isEmpty: Bool { direct.isEmpty }

  /// By which names the queues are called.
  var queueNames: Set<Name> { Set(queues.compactMap { resolver.receiver(of: $0.site).map { context.name($0) } }) }

  func queue(ofCall call: Site) -> HeldObject? {
    guard let receiver = resolver.receiver(of: call), resolver.executor(receiver) == .serial else { return nil }
    return own(receiver, call)?.object
  }

  /// Where what an event does takes the object: at once, or in a function that it calls on `self`.
  func taking(_ object: HeldObject, at event: Site) -> Site? {
    if let own = direct[event] { return own == object ? event : nil }
    guard isOnOwn(event), let body = body(runAt: event) else { return nil }
    return bodies[body]?.first { $0.object == object }?.site
  }

  /// A property of `self`, or one that there is only one of: then the same name means the same object.
  func own(_ holder: Site?, _ site: Site) -> Taking? {
    guard let holder, case .variable(let variable)? = resolver.heldObject(holder), context.project.kind(variable) == .variable else { return nil }
    guard resolver.isMember(variable), !context.project.flags(variable).contains(.static) else { return Taking(site: site, object: .variable(variable)) }
    return isPropertyOfSelf(holder) && context.project.flags(variable).contains(.let) ? Taking(site: site, object: .variable(variable)) : nil
  }

  /// `lock`, `self.lock`, `self?.lock`.
  private func isPropertyOfSelf(_ holder: Site) -> Bool {
    var link = holder
    while [.argument, .chain].contains(context.kind(link)), let next = context.kind(link) == .chain ? resolver.lastChild(link) : resolver.firstChild(link) { link = next }
    return isOnOwn(link)
  }

  private func isOnOwn(_ link: Site) -> Bool {
    guard let chain = resolver.parent(link), context.kind(chain) == .chain, let receiver = resolver.receiver(of: link) else { return context.kind(link) != .member }
    return context.kind(receiver) == .name && context.name(receiver) == .selfValue
  }

  /// The function that takes the object, and those that call it on their own object whatever they are asked for.
  private mutating func note(_ taking: Taking, takenAt site: Site, depth: Int) {
    guard depth < 3, let body = resolver.enclosingBody(site), context.kind(body) == .body, isAlwaysRun(site, in: body),
      !(bodies[body] ?? []).contains(where: { $0.object == taking.object })
    else { return }
    bodies[body, default: []].append(taking)
    for caller in context.graph.callers(of: body) where caller.confidence == .high && isOnOwn(caller.site) && self.body(runAt: caller.site) == body {
      note(Taking(site: taking.site, object: taking.object), takenAt: caller.site, depth: depth + 1)
    }
  }

  /// Behind no condition, in no loop or closure, and after nothing that may leave.
  private func isAlwaysRun(_ site: Site, in body: Site) -> Bool {
    let isOpen = resolver.ancestors(of: site, below: body).allSatisfy { holder in
      switch context.kind(holder) {
      case .chain, .argument, .try, .await, .binding, .destructuring, .assignment, .jump, .tuple, .call: true
      // The right side of `a && b` is not always asked.
      case .operation: resolver.children(holder).allSatisfy { context.kind($0) != .operator || !["&&", "||", "??"].contains(context.project.text(context.name($0))) }
      default: false
      }
    }
    guard isOpen else { return false }
    return !(body.event &+ 1 ..< site.event).contains { event in
      let earlier = Site(body.unit, event)
      return context.kind(earlier) == .jump && !resolver.isInside(site, earlier)
    }
  }

  /// The one body that a call or an access runs.
  private func body(runAt event: Site) -> Site? {
    guard [.call, .name, .member].contains(context.kind(event)) else { return nil }
    let targets = resolver.resolution(of: event).targets
    guard targets.count == 1, let target = targets.first, !context.project.unit(target).isInterface else { return nil }
    switch context.project.kind(target) {
    case .function where context.kind(event) == .call: return isOverridable(target) ? nil : context.project.body(target)
    case .variable where context.kind(event) != .call:
      return context.project.accessor(target, resolver.isAssigned(event) ? .set : .get).flatMap { context.project.body($0) }
    default: return nil
    }
  }

  /// A subclass may do otherwise.
  private func isOverridable(_ member: Decl) -> Bool {
    let type = resolver.entity(enclosing: member)
    guard type != .none else { return false }
    if resolver.entityInfo(type).kind == .protocol { return true }
    return resolver.descendants(type).contains { heir in resolver.ownMembers(heir, context.project.name(member)).contains { resolver.sameSignature($0, member) } }
  }
}
