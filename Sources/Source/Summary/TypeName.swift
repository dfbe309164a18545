/// A type as it is written, one node of `TypeNames`.
public struct TypeID: Hashable, Sendable {
  public let index: UInt32
  @inline(__always) public init(_ index: UInt32) { self.index = index }
  /// No type was written.
  public static var none: TypeID { TypeID(.max) }
}

public enum TypeKind: UInt8, Sendable {
  /// A name with its generic arguments as children. `A.B<C>` is `named B` with first child `qualifier` that holds `named A`, then its arguments.
  case named
  /// Wraps the type on the left of a dot; first child of a `named`.
  case qualifier
  case optional          // T?   one child
  case implicitlyUnwrapped
  case array             // one child (also inline arrays)
  case dictionary        // key, value
  case tuple             // children; a child `labeled` carries a label. () is an empty tuple
  case labeled           // name = label; one child
  /// Children: one `tuple` with the parameters, then the result. Effects and attributes in the flags; global actors as `attribute` children first.
  case function
  /// A custom attribute on a function type (`@MainActor`): name; no children. Stands before the other children of a `function`.
  case attribute
  case composition       // A & B
  case some, any         // one child
  case metatype          // one child
  case suppressed        // ~Copyable
  case pack              // each T, repeat T
  case unknown
}

public struct TypeFlags: OptionSet, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }
  public static let `async` = Self(rawValue: 1 << 0)
  public static let `throws` = Self(rawValue: 1 << 1)
  public static let sendable = Self(rawValue: 1 << 2)              // @Sendable
  public static let escaping = Self(rawValue: 1 << 3)
  public static let autoclosure = Self(rawValue: 1 << 4)
  public static let `inout` = Self(rawValue: 1 << 5)
  public static let isolated = Self(rawValue: 1 << 6)              // isolated T
  public static let sending = Self(rawValue: 1 << 7)
  public static let nonisolatedNonsending = Self(rawValue: 1 << 8)
  public static let concurrent = Self(rawValue: 1 << 9)            // @concurrent
  public static let isolatedAny = Self(rawValue: 1 << 10)          // @isolated(any)
  public static let inheritActorContext = Self(rawValue: 1 << 11)  // @_inheritActorContext
  public static let inheritActorContextAlways = Self(rawValue: 1 << 12)  // @_inheritActorContext(always)
  public static let variadic = Self(rawValue: 1 << 13)
}

/// The types of one file in pre-order. Specifiers and attributes of a type (`@escaping`, `inout`, `sending`, …) are flags of the type they stand before.
public struct TypeNames: Sendable {
  public internal(set) var kinds: [TypeKind] = []
  public internal(set) var names: [Name] = []
  public internal(set) var flags: [TypeFlags] = []
  public internal(set) var subtreeEnds: [UInt32] = []
  public internal(set) var starts: [UInt32] = []

  public var count: Int { kinds.count }
}
