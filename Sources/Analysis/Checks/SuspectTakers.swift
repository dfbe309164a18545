import Knowledge
import Source

/// What the text alone says: the calls that may take something in types where, while it is held, a member is named that may take it.
/// Most locks are held for a few assignments, and what each of them is need not be asked.
struct SuspectTakers {
  /// What is held: a variable's name, none where an argument says it, and the type around the call.
  private struct Holder: Hashable {
    var name: Name
    /// The type that has it, as far as the text says, or the type around the call.
    var type: Name
  }

  private(set) var sites: Set<Site> = []
  /// The files in which such calls stand, and those that hold what they take.
  private(set) var files: Set<Int> = []
  /// In which files a type has members.
  private var units = PackedMap<Name, [Int]>()
  private let heritage: WrittenHeritage
  private let context: LintContext
  private var resolver: Resolver { context.resolver }

  init(_ context: LintContext) {
    self.context = context
    heritage = WrittenHeritage(context)
    let opened = Set(context.namesakes(of: "locks-once"))
    let closed = ["locks-once-around", "queue-sync", "waits-for-operations"].flatMap { context.namesakes(of: $0) }
    let declared = readDeclarations(namedAsHeldBy: opened.union(closed))
    let takers = Dictionary(grouping: (opened.sorted() + closed).filter { isOf(declared, $0) }) { holder($0, declared) }
    let holding = Dictionary(grouping: Set(closed + ["queue-work", "operation-work"].flatMap { context.namesakes(of: $0) })) { name(ofHeldBy: $0) }
    for (holder, taking) in takers {
      // Functions of no type are called from everywhere.
      let holds = (holding[holder.name] ?? []).filter { holder.type == .none || heritage.isHeir(type(around: $0), of: holder.type) }
      let stretches = holds.map { ($0, context.project.subtreeEnd($0)) }
        + taking.filter(opened.contains).map { ($0, context.project.subtreeEnd(Site(Int($0.unit), resolver.root(of: $0)))) }
      let wanted = stretches.filter { context.isWanted($0.0) }
      if wanted.isEmpty { continue }
      let (again, names) = (Set(taking), members(leadingTo: taking, of: holder.type))
      if wanted.contains(where: { mayTake(again, names, behind: $0.0, before: $0.1) }) {
        sites.formUnion(taking)
        files.formUnion((taking + holds).map { Int($0.unit) })
      }
    }
  }

  /// The names of the project's variables by their types, those of no type under none, as far as calls may hold them; and in which files a type has members.
  private mutating func readDeclarations(namedAsHeldBy calls: Set<Site>) -> [Name: Set<Name>] {
    var result: [Name: Set<Name>] = [:]
    let project = context.project
    var isHeld = Array(repeating: false, count: project.names.count)
    for call in calls {
      for named in [receiver(call), argument(of: call)].compactMap({ $0 }) { isHeld[Int(context.name(named).index)] = true }
    }
    for (row, kind) in project.declarations.kinds.enumerated() where kind == .variable || kind.isNominalType || kind == .extension {
      let decl = Decl(UInt32(row))
      if project.unit(decl).isInterface { break }
      guard kind == .variable else {
        units.append(project.unit(decl).index, to: project.name(decl))
        continue
      }
      guard isHeld[Int(project.name(decl).index)] else { continue }
      let type = resolver.enclosingType(decl)
      result[type == .none ? .none : project.name(type), default: []].insert(project.name(decl))
    }
    return result
  }

  /// What is taken may be a property of the type around or of one that is named, or a variable of no type; a lock that is an argument may be any.
  private func isOf(_ declared: [Name: Set<Name>], _ call: Site) -> Bool {
    guard let held = receiver(call) else { return true }
    let name = context.name(held)
    guard let around = resolver.previousLink(held).map(context.name), around != .selfValue, around != .selfType else {
      return owner(of: name, around: call, declared) != nil || declared[.none]?.contains(name) == true
    }
    return declared[around]?.contains(name) == true
  }

  /// The type around a call, or the one of its superclasses, that declares a variable of that name.
  private func owner(of name: Name, around call: Site, _ declared: [Name: Set<Name>]) -> Name? {
    heritage.line(of: type(around: call)).first { declared[$0]?.contains(name) == true }
  }

  private func receiver(_ call: Site) -> Site? { resolver.previousLink(call).flatMap { resolver.previousLink($0) } }

  private func name(ofHeldBy call: Site) -> Name { receiver(call).map(context.name) ?? .none }

  private func holder(_ call: Site, _ declared: [Name: Set<Name>]) -> Holder {
    let named = receiver(call) ?? argument(of: call)
    return Holder(name: name(ofHeldBy: call), type: named.flatMap { owner(of: context.name($0), around: call, declared) } ?? type(around: call))
  }

  /// `pthread_mutex_lock(&mutex)`
  private func argument(of call: Site) -> Site? {
    resolver.arguments(of: call).first.flatMap { argument in
      resolver.firstChild(argument).flatMap { context.kind($0) == .chain ? resolver.lastChild($0) : $0 }
    }
  }

  private func type(around site: Site) -> Name {
    let type = resolver.enclosingType(resolver.enclosingDeclaration(site))
    return type == .none ? .none : context.project.name(type)
  }

  /// The names of members in which one of the calls stands, or the name of such a member.
  private func members(leadingTo takers: [Site], of type: Name) -> Set<Name> {
    var names = Set(takers.map(member))
    var new = names
    for _ in 0 ..< 2 {
      new = Set(new.flatMap { uses(of: $0, in: type).map(member) }).subtracting(names)
      names.formUnion(new)
    }
    return names
  }

  private func uses(of name: Name, in type: Name) -> [Site] {
    let all = context.index.positions(name)
    let types = heritage.heirs(of: type)
    let files = types.reduce(into: Set<Int>()) { $0.formUnion(self.units[$1] ?? []) }
    let ranges = files.isEmpty ? [all] : files.sorted().map { context.index.positions(in: $0, among: all) }
    return ranges.joined().map { context.index[$0] }.filter { types.contains(self.type(around: $0)) }
  }

  private func member(around site: Site) -> Name {
    let member = context.project.named(resolver.enclosingDeclaration(site))
    return context.project.kind(member) == .subscript ? .subscript : context.project.name(member)
  }

  /// What is held is taken again behind a call, or a member is named that may do so.
  private func mayTake(_ again: Set<Site>, _ members: Set<Name>, behind call: Site, before end: UInt32) -> Bool {
    (call.event &+ 1 ..< end).contains { event in
      let site = Site(call.unit, event)
      let kind = context.kind(site)
      guard [.call, .name, .member, .subscript].contains(kind) else { return false }
      return members.contains(kind == .subscript ? .subscript : context.name(site)) || again.contains(site)
    }
  }
}

/// Which class stands above which, by the names that the project's declarations give.
private struct WrittenHeritage {
  private var parents: [Name: Name] = [:]
  private var children: [Name: [Name]] = [:]

  init(_ context: LintContext) {
    let project = context.project
    for (row, kind) in project.declarations.kinds.enumerated() where kind == .class {
      let decl = Decl(UInt32(row))
      let unit = project.unit(decl)
      if unit.isInterface { break }
      guard let first = project.inherited(decl).first else { continue }
      let name = unit.name(unit.summary.types.names[Int(first.index)])
      guard name != .none, name != project.name(decl), parents[project.name(decl)] == nil else { continue }
      parents[project.name(decl)] = name
      children[name, default: []].append(project.name(decl))
    }
  }

  /// A type and what stands above it.
  func line(of type: Name) -> [Name] {
    var result = [type]
    while result.count < 8, let next = parents[result[result.count - 1]] { result.append(next) }
    return result
  }

  func isHeir(_ type: Name, of other: Name) -> Bool { line(of: type).contains(other) }

  func heirs(of type: Name) -> Set<Name> {
    var (result, new): (Set<Name>, [Name]) = ([type], [type])
    while !new.isEmpty { new = new.flatMap { children[$0] ?? [] }.filter { result.insert($0).inserted } }
    return result
  }
}
