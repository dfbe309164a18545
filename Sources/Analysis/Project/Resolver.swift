import Knowledge
import Source

/// Answers questions about types and calls on demand and remembers the answers: only what leads to a hazard is ever resolved.
///
/// A class, because its memory is shared by everything that asks. One run uses one resolver on one thread.
final class Resolver {
  let project: Project
  var types: TypeTable
  let knowledge: Knowledge

  /// Resolved written types, by unit and `TypeID`; nil: not yet asked.
  var writtenTypes: [[TypeRef?]]
  var declarationTypes = DenseMap<Decl, TypeRef>()
  var memberTables = DenseMap<Entity, PackedMap<Name, [Decl]>>()
  /// Members by name in a type and all it inherits from, by entity and name.
  var memberLookups = PackedMap<UInt64, (decls: [Decl], owner: Entity)>()
  var supertypeDepth = 0
  var supertypeLists = DenseMap<Entity, [Supertype]>()
  var subtypeLists: [Entity: [Entity]]?
  var expressionTypes: SiteMap<TypeRef>
  var resolutions: SiteMap<Resolution>
  /// The parameter each argument of a resolved call is given to, and the type its member was found on.
  var parameterOfArgument: SiteMap<Decl>
  var callReceivers = PackedMap<Site, TypeRef>()
  var typeIsolations = DenseMap<Entity, TypeIsolation>()
  var declarationIsolations = DenseMap<Decl, IsolationVerdict>()
  var closureIsolations = PackedMap<Site, IsolationVerdict>()
  /// By unit: whether the statements of a script await.
  var topLevelAwaits: [Int: Bool] = [:]
  /// By unit and attribute name: the global actor it names, or none.
  var globalActorNames = PackedMap<UInt64, Name>()
  var nameProvenances = PackedMap<Name, Provenance>()
  /// By property: where all that is assigned to it leads.
  var assignedProvenances = DenseMap<Decl, Provenance>()
  let urlOrigins: [PreparedOrigin]
  /// What yields little data.
  let smallOrigins: [PreparedOrigin]
  let bundledOrigins: [PreparedOrigin]
  let ownOrigins: [PreparedOrigin]
  /// Words in the names of files that hold settings.
  let settingsWords: [String]
  var settingsNames = PackedMap<Name, Bool>()
  /// What is done with files only, and who hands files over.
  let fileUses: [PreparedPattern]
  /// By property: where it is used as a file, two places at most.
  var fileUseSites = DenseMap<Decl, [Site]>()
  let givenFiles: [PreparedPattern]
  let executors: [PreparedExecutor]
  let places: [PreparedPlace]
  /// Indices into `places` by the names their patterns are called by.
  let placesByName: PackedMap<Name, [Int]>
  /// The same by the names of members that the system calls.
  let placesByMember: PackedMap<Name, [Int]>
  /// Labels of arguments that say where the closure beside them runs.
  let queueLabels: Set<Name>
  /// Where names are called; set once it is built.
  var index: EventIndex?
  weak var graph: CallGraph?
  /// nil: being answered, or to be asked again.
  var placeVerdicts = PackedMap<Site, PlaceVerdict?>()
  var openQuestions = OpenQuestions()
  /// Functions that are given by name to calls that run them elsewhere.
  var handedOver: Set<Site> = []
  /// Sites that have a place of their own, other than that of the body around them.
  var settledPlaces: [Site: PlaceVerdict] = [:]
  /// Where function-typed parameters are called; nil for those that are stored or unknown.
  var parameterPlaces = DenseMap<Decl, PlaceVerdict?>()
  /// The properties that keep a function-typed parameter for later.
  var parameterKeepers = PackedMap<Decl, [Decl]>()
  var scopes = PackedMap<Site, BodyScope>()
  /// Root bodies (first event of each top-level subtree) of each unit, on demand.
  var roots: [[UInt32]?]
  /// By block: its first statement that leaves it.
  var firstJumps = PackedMap<Site, Site?>()
  var parameterLists = DenseMap<Decl, [Decl]>()
  var knownKept: [Site: Bool] = [:]
  var parameterLabelLists = DenseMap<Decl, ParameterLabels>()
  /// The scope asked for last: questions come in runs about one body.
  var lastScope: BodyScope?
  var ancestries = DenseMap<Entity, [Entity]>()
  /// Modules that some file imports.
  let modules: Set<Name>
  /// Module-level functions and variables by name.
  let globals: PackedMap<Name, [Decl]>
  /// `$0` to `$9`.
  let dollars: PackedMap<Name, Int>
  /// The project's `subscript(dynamicMember:)` of each type that was asked for one.
  var dynamicSubscriptLists = DenseMap<Entity, [Decl]>()
  /// Members that are read through such a subscript by key path: the property of the type behind.
  var membersBehind = PackedMap<Site, Decl>()
  /// How many questions about expressions are being answered, one for the sake of the other. Circular ones end as unknown.
  var pendingSites = 0

  /// The label of a dictionary element's first part.
  let keyLabel: Name
  /// The label of the subscript that answers undeclared members; none where nobody writes it.
  let dynamicMemberLabel: Name
  /// The attribute of protocols in pages whose methods yield the like again.
  let fluentMark: Name
  /// That of types in pages whose generic parameters are the types of these names in the type around.
  let enclosedMark: Name

  /// `types`: the project's types, if they have been linked already.
  init(project: Project, knowledge: Knowledge, types: TypeTable? = nil) {
    self.project = project
    keyLabel = project.names.find("key") ?? .none
    dynamicMemberLabel = project.names.find("dynamicMember") ?? .none
    fluentMark = project.names.find("_fluent") ?? .none
    enclosedMark = project.names.find("_enclosed") ?? .none
    self.knowledge = knowledge
    self.types = types ?? TypeTable(project)
    urlOrigins = knowledge.urlOrigins.filter { ![.small, .settings, .own].contains($0.kind) }.map { PreparedOrigin($0, project.names) }
    let local = knowledge.urlOrigins.filter { $0.kind == .local }
    ownOrigins = knowledge.urlOrigins.filter { $0.kind == .own }.map { PreparedOrigin($0, project.names) }
    settingsWords = knowledge.urlOrigins.filter { $0.kind == .settings }.flatMap(\.words)
    fileUses = local.flatMap(\.uses).compactMap { PreparedPattern($0, project.names) }
    givenFiles = local.flatMap(\.gives).compactMap { PreparedPattern($0, project.names) }
    bundledOrigins = urlOrigins.filter { $0.kind == .bundled }
    smallOrigins = knowledge.urlOrigins.filter { $0.kind == .small }.map { PreparedOrigin($0, project.names) }
    executors = knowledge.executors.map { PreparedExecutor($0, project.names) }
    places = knowledge.closurePlaces.map { PreparedPlace($0, project.names) }
    var byName = PackedMap<Name, [Int]>()
    for (index, place) in places.enumerated() {
      for name in Set(place.patterns.flatMap(\.eventNames)) { byName.append(index, to: name) }
    }
    placesByName = byName
    var byMember = PackedMap<Name, [Int]>()
    for (index, place) in places.enumerated() {
      for name in Set(place.members.map(\.name)) { byMember.append(index, to: name) }
    }
    placesByMember = byMember
    queueLabels = Set(knowledge.queueLabels.compactMap { project.names.find($0) })
    expressionTypes = SiteMap(project.events)
    resolutions = SiteMap(project.events)
    parameterOfArgument = SiteMap(project.events)
    writtenTypes = project.units.map { _ in [] }
    roots = project.units.map { _ in nil }
    globals = Resolver.collectGlobals(project)
    dollars = Resolver.collectDollars(project.names)
    modules = Resolver.collectModules(project)
  }

  private static func collectModules(_ project: Project) -> Set<Name> {
    var result: Set<Name> = [.swiftModule]
    for unit in project.files {
      for (index, kind) in unit.summary.declarations.kinds.enumerated() where kind == .import {
        result.insert(unit.name(unit.summary.declarations.names[index]))
      }
    }
    return result
  }

  private static func collectGlobals(_ project: Project) -> PackedMap<Name, [Decl]> {
    var result = PackedMap<Name, [Decl]>()
    for unit in project.units {
      let declarations = unit.summary.declarations
      var index = 0
      while index < declarations.count {
        let kind = declarations.kinds[index]
        if kind == .function || kind == .variable || kind == .macro {
          result.append(Decl(UInt32(index) &+ unit.firstDeclaration), to: unit.name(declarations.names[index]))
        }
        index = Int(declarations.subtreeEnds[index])
      }
    }
    return result
  }

  private static func collectDollars(_ names: NameTable) -> PackedMap<Name, Int> {
    var result = PackedMap<Name, Int>()
    for digit in 0 ..< 10 {
      if let name = names.find("$\(digit)") { result[name] = digit }
    }
    return result
  }

  /// The innermost nominal type or extension around a declaration, itself included.
  func enclosingType(_ decl: Decl) -> Decl {
    var current = decl
    while current != .none {
      let kind = project.kind(current)
      if kind.isNominalType || kind == .extension { return current }
      current = project.parent(current)
    }
    return .none
  }

  func entity(enclosing decl: Decl) -> Entity {
    let outer = enclosingType(decl)
    return outer == .none ? .none : types.entityOfDeclaration[Int(outer.index)]
  }
}

/// What a call, property access or function reference leads to.
struct Resolution: Sendable {
  /// Declarations that may be meant: of the project or of an SDK page. More than one: overloads that could not be told apart, or dynamic dispatch.
  var targets: Targets = []
  /// The type on which the member was looked up (the instance type, also for static members), or `.none` for free names.
  var owner: Entity = .none
  /// The member is static, an initialiser or an enum case.
  var isStatic = false
  /// The name was looked up on a value whose type nobody knows.
  var receiverUnknown = false
  /// A local binding or property of function type is called: its binding event or declaration.
  var calledBinding: Site = .none
  var calledVariable: Decl = .none
  /// The static member through which the receiver was reached (`DispatchQueue.main`): its owner and name.
  var through: Name = .none
}

// The type table changes while arguments are evaluated, so it is always read through these: they load it after their argument is known.
extension Resolver {
  func typeNode(_ ref: TypeRef) -> TypeNode { types.node(ref) }
  func entityInfo(_ entity: Entity) -> EntityInfo { types.info(entity) }
  func nominalEntity(_ ref: TypeRef) -> Entity { types.entity(ref) }
}
