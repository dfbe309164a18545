import Source

/// The nominal types of the project and the SDK pages, and the types that are only known by name, each as one `Entity` with all its extensions.
/// How written types become `TypeRef`s is left to `TypeResolution`; members to `MemberLookup`.

/// A nominal type, or the bare name of one that nothing declares (`FMDatabase` of a package that is not read).
struct Entity: Hashable, Sendable {
  let index: UInt32
  init(_ index: Int) { self.index = UInt32(truncatingIfNeeded: index) }
  static var none: Entity { Entity(Int(UInt32.max)) }
}

struct EntityInfo: Sendable {
  var name: Name
  /// The first declaration; `.none` for a type known by name only.
  var declaration: Decl
  /// All declarations and extensions, in project order.
  var parts: [Decl]
  /// The type it is nested in.
  var parent: Entity
  var kind: DeclarationKind
  /// Declared in a page of `rules/`.
  var isInterface: Bool

  var isExternal: Bool { declaration == .none }
}

/// A resolved type: an index into `TypeTable.nodes`. Optionals are looked through.
struct TypeRef: Hashable, Sendable {
  let index: UInt32
  static var unknown: TypeRef { TypeRef(index: 0) }
  /// In the tables of answers: the question is being answered further up.
  static var pending: TypeRef { TypeRef(index: .max) }
  var isKnown: Bool { index != 0 }
}

struct TypeNode: Hashable, Sendable {
  enum Tag: UInt8, Sendable {
    case unknown, nominal, metatype, tuple
    /// A function type as written: unit and `TypeID`.
    case function
    /// A generic parameter or associated type: its declaration.
    case generic
    /// `Self` of the entity it is written in.
    case selfType
    case composition
  }
  let tag: Tag
  /// Entity, declaration or unit, as the tag says.
  let subject: UInt32
  /// `TypeID` of a function type.
  let detail: UInt32
  private let parts: Parts?

  /// Few types have parts, and nodes are handed round all the time: without parts there is nothing to count references of.
  private final class Parts: Sendable {
    let arguments: [TypeRef]
    let labels: [Name]
    init(_ arguments: [TypeRef], _ labels: [Name]) {
      self.arguments = arguments
      self.labels = labels
    }
  }

  init(tag: Tag, subject: UInt32 = 0, detail: UInt32 = 0, arguments: [TypeRef] = [], labels: [Name] = []) {
    self.tag = tag
    self.subject = subject
    self.detail = detail
    parts = arguments.isEmpty && labels.isEmpty ? nil : Parts(arguments, labels)
  }

  /// Generic arguments, tuple elements, parts of a composition, the instance type of a metatype.
  var arguments: [TypeRef] { parts?.arguments ?? [] }
  /// Labels of tuple elements.
  var labels: [Name] { parts?.labels ?? [] }
  var hasArguments: Bool { parts.map { !$0.arguments.isEmpty } ?? false }

  func with(_ arguments: [TypeRef]) -> TypeNode { TypeNode(tag: tag, subject: subject, detail: detail, arguments: arguments, labels: labels) }

  static func == (a: TypeNode, b: TypeNode) -> Bool {
    a.tag == b.tag && a.subject == b.subject && a.detail == b.detail && a.arguments == b.arguments && a.labels == b.labels
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(UInt64(subject) << 32 | UInt64(detail) << 8 | UInt64(tag.rawValue))
    if let parts {
      hasher.combine(parts.arguments)
      hasher.combine(parts.labels)
    }
  }
}

struct TypeTable: Sendable {
  var entities: [EntityInfo] = []
  /// The entity of a type declaration or extension; others have none.
  var entityOfDeclaration: [Entity]
  var topLevel = PackedMap<Name, [Entity]>()
  var nested = PackedMap<UInt64, [Entity]>()
  /// Typealiases and associated types by scope (entity or top level) and name.
  var aliases = PackedMap<UInt64, [Decl]>()
  var external = PackedMap<Name, Entity>()
  private(set) var nodes: [TypeNode] = [TypeNode(tag: .unknown)]
  private var refs: [TypeNode: TypeRef] = [:]
  /// Nominal types without generic arguments, by entity.
  private var plain = DenseMap<Entity, TypeRef>()

  mutating func ref(_ node: TypeNode) -> TypeRef {
    if let known = refs[node] { return known }
    let ref = TypeRef(index: UInt32(nodes.count))
    nodes.append(node)
    refs[node] = ref
    return ref
  }

  mutating func nominal(_ entity: Entity, _ arguments: [TypeRef] = []) -> TypeRef {
    if entity == .none { return .unknown }
    guard arguments.isEmpty else { return ref(TypeNode(tag: .nominal, subject: entity.index, arguments: arguments)) }
    if let known = plain[entity] { return known }
    let made = ref(TypeNode(tag: .nominal, subject: entity.index))
    plain[entity] = made
    return made
  }

  mutating func metatype(_ instance: TypeRef) -> TypeRef {
    instance.isKnown ? ref(TypeNode(tag: .metatype, arguments: [instance])) : .unknown
  }

  // Inlined, so that whoever asks reads one column and copies no table.
  @inline(__always) func node(_ ref: TypeRef) -> TypeNode { nodes[Int(ref.index)] }

  @inline(__always) func info(_ entity: Entity) -> EntityInfo { entities[Int(entity.index)] }

  /// The entity of a nominal type, or none.
  @inline(__always) func entity(_ ref: TypeRef) -> Entity {
    let node = node(ref)
    return node.tag == .nominal ? Entity(Int(node.subject)) : .none
  }

  @inline(__always) static func key(_ entity: Entity, _ name: Name) -> UInt64 { UInt64(entity.index) << 32 | UInt64(name.index) }

  /// The entity for a name that no file and no page declares.
  mutating func externalEntity(_ name: Name) -> Entity {
    if let known = external[name] { return known }
    let entity = add(EntityInfo(name: name, declaration: .none, parts: [], parent: .none, kind: .struct, isInterface: true))
    external[name] = entity
    return entity
  }

  mutating func add(_ info: EntityInfo) -> Entity {
    entities.append(info)
    return Entity(entities.count - 1)
  }
}

extension DeclarationKind {
  var isNominalType: Bool {
    switch self {
    case .class, .struct, .enum, .actor, .protocol: true
    default: false
    }
  }
  var isFunctionLike: Bool {
    switch self {
    case .function, .initializer, .deinitializer, .accessor, .subscript, .topLevel: true
    default: false
    }
  }
}
