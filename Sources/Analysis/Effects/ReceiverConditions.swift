import Source

/// Which objects a body is asked to run on. Where a method calls a member of its own object that subclasses override or conforming types implement, the
/// implementation that runs is that of the object's type: what one of them does says nothing of those who call the method on objects of another.
final class ReceiverConditions {
  private let resolver: Resolver
  private var overridden = DenseMap<Decl, Bool>()
  private var project: Project { resolver.project }

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// The implementation that the object of a caller must have, so that its call comes to `callee`, by what is asked of the callee's own object and by the
  /// call itself; none: any object will do. nil: this caller's object has another.
  func implementation(_ wanted: Decl, askedOf call: Site, by callee: Site) -> Decl? {
    guard let inherited = wanted == .none ? Decl.none : inherited(wanted, by: call, of: callee) else { return nil }
    let own = dispatched(callee, by: call)
    guard own != .none, inherited != .none else { return own == .none ? inherited : own }
    return resolver.isSubtype(entity(inherited), of: entity(own)) ? inherited : own
  }

  private func entity(_ member: Decl) -> Entity { resolver.entity(enclosing: member) }

  // MARK: Calls of one's own object

  /// The member that a body belongs to, where a call on `self` comes to it on some objects only.
  private func dispatched(_ callee: Site, by call: Site) -> Decl {
    guard project.kind(callee) == .body, case let member = member(ofBody: callee), member != .none, mayDiffer(member), isOnSelf(call),
      isOverridden(member) || !resolver.resolution(of: call).targets.contains(member)
    else { return .none }
    let own = resolver.entity(enclosing: resolver.enclosingDeclaration(call))
    guard own != .none else { return .none }
    return resolver.isSubtype(entity(member), of: own) || resolver.isSubtype(own, of: entity(member)) ? member : .none
  }

  private func declaration(ofBody body: Site) -> Decl { project.named(resolver.declaration(ofBody: body)) }

  private func name(ofBody body: Site) -> Name { project.name(declaration(ofBody: body)) }

  private func member(ofBody body: Site) -> Decl {
    let decl = declaration(ofBody: body)
    return [.function, .variable].contains(project.kind(decl)) && resolver.isMember(decl) ? decl : .none
  }

  /// Members of a struct that conforms to nothing are what they are.
  private func mayDiffer(_ member: Decl) -> Bool {
    let type = entity(member)
    guard type != .none, !project.flags(member).contains(.private) else { return false }
    let kind = resolver.entityInfo(type).kind
    return kind == .class || kind == .protocol || resolver.ancestry(type).count > 1
  }

  /// `hook()`, `self.hook()`, `Self.make()`: nothing but the object's own type says which one runs. What is called on `super` is certain.
  private func isOnSelf(_ call: Site) -> Bool {
    guard [.call, .name, .member].contains(project.kind(call)) else { return false }
    guard let receiver = resolver.receiver(of: call) else { return true }
    return project.kind(receiver) == .name && [.selfValue, .selfType].contains(project.name(receiver))
  }

  /// Some type below has an implementation of its own.
  private func isOverridden(_ member: Decl) -> Bool {
    if let known = overridden[member] { return known }
    let answer = resolver.descendants(entity(member)).contains { type in
      resolver.ownMembers(type, project.name(member)).contains { isImplementation($0, like: member) }
    }
    overridden[member] = answer
    return answer
  }

  private func isImplementation(_ other: Decl, like member: Decl) -> Bool {
    other != member && resolver.sameSignature(other, member) && !project.unit(other).isInterface
      && (project.flags(other).contains(.override) || resolver.entityInfo(entity(member)).kind == .protocol)
      && resolver.entityInfo(entity(other)).kind != .protocol
  }

  // MARK: Callers

  private func inherited(_ wanted: Decl, by call: Site, of callee: Site) -> Decl? {
    let around = resolver.enclosingDeclaration(call)
    if project.kind(callee) == .closure { return around == resolver.enclosingDeclaration(callee) ? wanted : Decl.none }
    guard [.call, .name, .member, .implicitMember].contains(project.kind(call)) else { return Decl.none }
    let resolution = resolver.resolution(of: call)
    // What is called through a property that holds the function says nothing of the object.
    guard resolution.targets.contains(where: { project.name($0) == name(ofBody: callee) }) else { return Decl.none }
    guard isOnOwn(call, resolution) else {
      guard resolution.owner != .none else { return Decl.none }
      let isExact = isConstruction(resolution) || resolver.isExact(receiverOf: call, resolution)
      return canRun(wanted, on: resolution.owner, isExact: isExact) ? Decl.none : nil
    }
    let own = resolver.entity(enclosing: around)
    guard own != .none else { return Decl.none }
    return canRun(wanted, on: own, isExact: false) ? wanted : nil
  }

  /// Also `super.run()`, and `super.init()` on the object that is being made; `Importer()` makes another.
  private func isOnOwn(_ call: Site, _ resolution: Resolution) -> Bool {
    guard let receiver = resolver.receiver(of: call) else { return !isConstruction(resolution) }
    return project.kind(receiver) == .name && [.selfValue, .selfType, .super].contains(project.name(receiver))
  }

  private func isConstruction(_ resolution: Resolution) -> Bool {
    resolution.isStatic && !resolution.targets.isEmpty && resolution.targets.allSatisfy { project.kind($0) == .initializer }
  }

  /// Whether objects that are known to be of a type may have a member for their implementation.
  private func canRun(_ member: Decl, on type: Entity, isExact: Bool) -> Bool {
    let info = resolver.entityInfo(type)
    if info.isExternal { return true }
    if resolver.isSubtype(type, of: entity(member)) { return !isHidden(member, from: type) }
    if isExact { return false }
    if resolver.isSubtype(entity(member), of: type) { return true }
    // Of two classes, or a class and a struct, nothing is both; a subclass may conform to a protocol besides.
    let kinds = [info.kind, resolver.entityInfo(entity(member)).kind]
    return kinds.contains(.protocol) && kinds.contains(.class)
  }

  /// The type, or one between the two, has an implementation of its own.
  private func isHidden(_ member: Decl, from type: Entity) -> Bool {
    for candidate in resolver.ancestry(type) {
      let own = resolver.ownMembers(candidate, project.name(member))
      if own.contains(member) { return false }
      if own.contains(where: { isImplementation($0, like: member) }) { return true }
    }
    return false
  }
}
