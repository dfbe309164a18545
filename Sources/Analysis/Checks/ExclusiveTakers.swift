import Knowledge
import Source

// Who takes locks and queues of its own: what the text says of one's own object, and what is known of each call.

extension LintContext {
  /// `lock`, `self.lock`, `self?.lock()`: nothing but one's own object is asked.
  func isOnOwnObject(_ link: Site) -> Bool {
    guard let chain = resolver.parent(link), kind(chain) == .chain, let receiver = resolver.receiver(of: link) else { return kind(link) != .member }
    return kind(receiver) == .name && name(receiver) == .selfValue
  }
}

/// Where locks that are not recursive and serial queues are taken, and the functions that certainly do so on their own object.
struct ExclusiveTakers {
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

  init(_ context: LintContext, _ suspects: SuspectTakers) {
    self.context = context
    let uses = { (effect: String) in context.uses(of: effect, in: suspects.files, where: suspects.sites.contains) }
    // A mutex of C is made such that it may be taken again, or not, where it is made.
    let again = suspects.sites.isEmpty ? [] : Set(context.uses(of: "allows-again", in: suspects.files).map(\.site.unit))
    locks = uses("locks-once").filter { !$0.isFree || !again.contains($0.site.unit) }.compactMap { seed in own(resolver.receiver(of: seed.site) ?? resolver.arguments(of: seed.site).first, seed.site) }
    lockedClosures = uses("locks-once-around").compactMap { seed in own(resolver.receiver(of: seed.site), seed.site) }
    queues = uses("queue-sync").compactMap { seed in queue(ofCall: seed.site).map { Taking(site: seed.site, object: $0) } }
    ends = uses("waits-for-operations").compactMap { seed in own(resolver.receiver(of: seed.site), seed.site) }
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
    guard isUnique(object) || context.isOnOwnObject(event) else { return nil }
    return bodies(runAt: event).lazy.compactMap { body in bodies[body]?.first { $0.object == object }?.site }.first
  }

  /// There is only one of it, whoever asks.
  private func isUnique(_ object: HeldObject) -> Bool {
    guard case .variable(let variable) = object else { return false }
    return !resolver.isMember(variable) || context.project.flags(variable).contains(.static)
  }

  /// A property of `self`, or one that there is only one of: then the same name means the same object.
  func own(_ holder: Site?, _ site: Site) -> Taking? {
    guard let holder, case .variable(let variable)? = resolver.heldObject(holder), context.project.kind(variable) == .variable else { return nil }
    guard resolver.isMember(variable), !context.project.flags(variable).contains(.static) else { return Taking(site: site, object: .variable(variable)) }
    return isPropertyOfSelf(holder) && isNeverReplaced(variable) ? Taking(site: site, object: .variable(variable)) : nil
  }

  /// `var` is asked of locks that are passed by `&`, and of lazy queues: only what is assigned may be another one the next time.
  private func isNeverReplaced(_ variable: Decl) -> Bool {
    if context.project.flags(variable).contains(.let) { return true }
    return context.graph.writes(variable).allSatisfy { !resolver.isAssigned($0.site) || context.graph.isInOwnInitializer($0.site, variable) }
  }

  private func isPropertyOfSelf(_ holder: Site) -> Bool {
    var link = holder
    while [.argument, .chain].contains(context.kind(link)), let next = context.kind(link) == .chain ? resolver.lastChild(link) : resolver.firstChild(link) { link = next }
    return context.isOnOwnObject(link)
  }

  /// The function that takes the object, and those of its file that call it on their own object whatever they are asked for.
  private mutating func note(_ taking: Taking, takenAt site: Site, depth: Int) {
    guard depth < 3, let body = resolver.enclosingBody(site), context.kind(body) == .body, isAlwaysRun(site, in: body),
      !(bodies[body] ?? []).contains(where: { $0.object == taking.object })
    else { return }
    bodies[body, default: []].append(taking)
    let member = context.project.named(context.declaration(ofBody: body))
    let name = context.project.kind(member) == .subscript ? .subscript : context.project.name(member)
    for position in context.index.positions(in: Int(body.unit), among: context.index.positions(name)) {
      let use = context.index[position]
      guard isUnique(taking.object) || context.isOnOwnObject(use), bodies(runAt: use).contains(body) else { continue }
      note(Taking(site: taking.site, object: taking.object), takenAt: use, depth: depth + 1)
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

  /// What a call runs, or an access to a property or subscript: of that the getter, or the setter and the observers.
  private func bodies(runAt event: Site) -> [Site] {
    guard [.call, .name, .member, .subscript].contains(context.kind(event)) else { return [] }
    let targets = resolver.resolution(of: event).targets
    guard targets.count == 1, let target = targets.first, !context.project.unit(target).isInterface, !isOverridable(target) else { return [] }
    switch context.project.kind(target) {
    case .function where context.kind(event) == .call: return context.project.body(target).map { [$0] } ?? []
    case .variable where context.kind(event) != .call, .subscript where context.kind(event) == .subscript:
      return context.graph.accessors(of: target, runAt: event).compactMap { context.project.body($0) }
    default: return []
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
