import Knowledge
import Source

/// What `inspect resolution` prints: for every call whose name the project declares, what it leads to, or why nobody can say.
public struct InspectedResolution: Sendable {
  public enum Outcome: String, Sendable, CaseIterable {
    /// To a declaration of the project.
    case resolved
    /// Proven to mean something else: a declaration of a page, a type without such a member, labels that fit none.
    case foreign
    case unresolved
  }
  /// From 1.
  public var line: Int
  /// UTF-8 bytes from 1, of the callee's last name.
  public var column: Int
  public var name: String
  public var outcome: Outcome
  /// The kind of reason, the same words for all calls of a kind.
  public var reason: String
  /// What it leads to, or the name that stands in the way.
  public var detail: String
}

/// The calls of each file of a project, in source order.
public func inspectResolution(_ project: Project, knowledge: Knowledge) -> [[InspectedResolution]] {
  let inspection = ResolutionInspection(LintContext(asking: project, knowledge).resolver)
  return project.files.map { unit in
    unit.summary.events.kinds.indices.compactMap { index in
      unit.summary.events.kinds[index] == .call ? inspection.inspected(Site(unit.index, UInt32(index)), unit) : nil
    }
  }
}

private struct ResolutionInspection {
  private let resolver: Resolver
  /// Functions, enum cases and types of the project by the names they are called by.
  private let declared: [Name: [Decl]]
  private var project: Project { resolver.project }

  init(_ resolver: Resolver) {
    self.resolver = resolver
    var declared: [Name: [Decl]] = [:]
    for unit in resolver.project.files {
      let declarations = unit.summary.declarations
      for index in 0 ..< declarations.count where declarations.kinds[index].isCalled {
        declared[unit.name(declarations.names[index]), default: []].append(Decl(UInt32(index) &+ unit.firstDeclaration))
      }
    }
    self.declared = declared
  }

  func inspected(_ site: Site, _ unit: SourceUnit) -> InspectedResolution? {
    let own = unit.summary.events.names[Int(site.event)]
    guard own != .none, let candidates = declared[unit.name(own)] else { return nil }
    let (outcome, reason, detail) = verdict(site, candidates)
    let start = unit.summary.events.starts[Int(site.event)]
    let line = unit.line(start)
    return InspectedResolution(
      line: line, column: Int(start - unit.summary.lineStarts[line - 1]) + 1, name: unit.summary.names.text(own), outcome: outcome,
      reason: reason, detail: detail)
  }

  private typealias Verdict = (InspectedResolution.Outcome, String, String)

  private func verdict(_ site: Site, _ candidates: [Decl]) -> Verdict {
    let resolution = resolver.resolution(of: site)
    if let target = resolution.targets.first {
      return (project.unit(target).isInterface ? .foreign : .resolved, "declaration", project.symbol(target))
    }
    if resolution.calledBinding != .none || resolution.calledVariable != .none { return (.resolved, "function in a variable", "") }
    let owner = resolution.owner
    if owner != .none, resolution.isStatic, makes(site, owner) {
      let info = resolver.entityInfo(owner)
      return (info.isExternal || info.isInterface ? .foreign : .resolved, "initialiser that nothing writes", project.text(info.name))
    }
    let labels = resolver.labels(site)
    let fitting = candidates.filter { project.kind($0) != .function || resolver.match(labels, $0) != nil }
    if fitting.isEmpty { return (.foreign, "the labels fit no declaration", "") }
    if owner != .none {
      if !fitting.contains(where: { mayBelong($0, to: owner) }) { return (.foreign, "no such member in the project", project.text(resolver.entityInfo(owner).name)) }
      return (.unresolved, "supertype or conformance that is not seen", project.text(resolver.entityInfo(owner).name))
    }
    guard let receiver = resolver.receiver(of: site) else { return free(site, fitting) }
    // A call by a member's name means no type and no free function, unless a module stands before the dot.
    if !resolver.isModule(receiver), !fitting.contains(where: { resolver.isMember($0) }) { return (.foreign, "no member of this name in the project", "") }
    let unknown = resolver.unknownOrigin(of: receiver)
    return (.unresolved, unknown.kind, unknown.name)
  }

  private func makes(_ site: Site, _ owner: Entity) -> Bool {
    let name = project.name(site)
    return name == .initializer || name == .selfType || name == resolver.entityInfo(owner).name || declared[name]?.contains { project.kind($0) == .typealias } == true
  }

  /// A name without a receiver: a free function, or a member of the types around.
  private func free(_ site: Site, _ fitting: [Decl]) -> Verdict {
    if project.unit(site).summary.events.kinds[Int(previous(site).event)] == .implicitMember {
      let isPossible = fitting.contains { project.kind($0) == .enumCase || resolver.isMember($0) && project.flags($0).contains(.static) }
      return (isPossible ? .unresolved : .foreign, "implicit member without a visible type", "")
    }
    let around = enclosingEntities(site)
    let possible = fitting.filter { decl in resolver.isMember(decl) ? around.contains { mayBelong(decl, to: $0) } : project.kind(decl).isFunctionLike }
    return possible.isEmpty ? (.foreign, "no such member in the project", "") : (.unresolved, "name without a receiver", project.symbol(possible[0]))
  }

  private func previous(_ site: Site) -> Site { Site(Int(site.unit), site.event &- 1) }

  private func enclosingEntities(_ site: Site) -> [Entity] {
    var result: [Entity] = []
    var decl = resolver.enclosingDeclaration(site)
    while decl != .none {
      let entity = resolver.entity(enclosing: decl)
      if entity != .none { result.append(entity) }
      let outer = resolver.enclosingType(decl)
      decl = outer == .none ? .none : project.parent(outer)
    }
    return result
  }

  /// Whether a declaration could be a member of a type, supertypes that nothing declares included.
  private func mayBelong(_ decl: Decl, to owner: Entity) -> Bool {
    let home = resolver.entity(enclosing: decl)
    guard resolver.isMember(decl), home != .none else { return false }
    let ancestry = resolver.ancestry(owner)
    if ancestry.contains(home) { return true }
    let info = resolver.entityInfo(home)
    // Pages need not tell every supertype of what they declare.
    let hasUnseen = ancestry.contains { resolver.entityInfo($0).isExternal || resolver.entityInfo($0).isInterface }
    return hasUnseen && (info.isExternal || info.isInterface) && (info.kind == .protocol || info.kind == .class || info.isExternal)
  }
}

extension DeclarationKind {
  /// What a call may name.
  fileprivate var isCalled: Bool {
    switch self {
    case .function, .enumCase, .struct, .class, .enum, .actor, .typealias: true
    default: false
    }
  }
}
