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
  var tag: Tag
  /// Entity, declaration or unit, as the tag says.
  var subject: UInt32 = 0
  /// `TypeID` of a function type.
  var detail: UInt32 = 0
  /// Generic arguments, tuple elements, parts of a composition, the instance type of a metatype.
  var arguments: [TypeRef] = []
  /// Labels of tuple elements.
  var labels: [Name] = []
}

struct TypeTable: Sendable {
  var entities: [EntityInfo] = []
  /// The entity of a type declaration or extension; others have none.
  var entityOfDeclaration: [Entity]
  var topLevel: [Name: [Entity]] = [:]
  var nested: [UInt64: [Entity]] = [:]
  /// Typealiases and associated types by scope (entity or top level) and name.
  var aliases: [UInt64: [Decl]] = [:]
  var external: [Name: Entity] = [:]
  private(set) var nodes: [TypeNode] = [TypeNode(tag: .unknown)]
  private var refs: [TypeNode: TypeRef] = [:]

  mutating func ref(_ node: TypeNode) -> TypeRef {
    if let known = refs[node] { return known }
    let ref = TypeRef(index: UInt32(nodes.count))
    nodes.append(node)
    refs[node] = ref
    return ref
  }

  mutating func nominal(_ entity: Entity, _ arguments: [TypeRef] = []) -> TypeRef {
    entity == .none ? .unknown : ref(TypeNode(tag: .nominal, subject: entity.index, arguments: arguments))
  }

  mutating func metatype(_ instance: TypeRef) -> TypeRef {
    instance.isKnown ? ref(TypeNode(tag: .metatype, arguments: [instance])) : .unknown
  }

  func node(_ ref: TypeRef) -> TypeNode { nodes[Int(ref.index)] }

  func info(_ entity: Entity) -> EntityInfo { entities[Int(entity.index)] }

  /// The entity of a nominal type, or none.
  func entity(_ ref: TypeRef) -> Entity {
    let node = node(ref)
    return node.tag == .nominal ? Entity(Int(node.subject)) : .none
  }

  static func key(_ entity: Entity, _ name: Name) -> UInt64 { UInt64(entity.index) << 32 | UInt64(name.index) }

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
