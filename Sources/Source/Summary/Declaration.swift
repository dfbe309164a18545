/// The declarations of one file in pre-order, column by column. Read them through `FileSummary.declaration(_:)`.
///
/// A `let (a, b) = …` gives one variable a name; an accessor is a child of its variable or subscript; parameters and generic parameters are children of what
/// takes them. A macro expansion at file or member level (`#Preview { }`) is a `macro` with `hasBody` whose body holds the `macro` event.
/// Declarations inside bodies (local functions and types, not local variables: those are `binding` events) are here too, with `local` set.
public struct DeclarationID: Hashable, Sendable, Comparable {
  public let index: UInt32
  @inline(__always) public init(_ index: UInt32) { self.index = index }
  /// The absent declaration.
  public static var none: DeclarationID { DeclarationID(.max) }
  @inline(__always) public static func < (a: Self, b: Self) -> Bool { a.index < b.index }
}

public enum DeclarationKind: UInt8, Sendable {
  case `import`, `class`, `struct`, `enum`, actor, `protocol`, `extension`, `typealias`, `associatedtype`
  case function, initializer, deinitializer, `subscript`, variable, accessor, enumCase, parameter, genericParameter
  case macro, `operator`, precedenceGroup
  /// The file's statements outside any declaration, as if they were one function. At most one a file, present only if there are such statements.
  case topLevel
}

public struct DeclarationFlags: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let `async` = Self(rawValue: 1 << 0)
  public static let `throws` = Self(rawValue: 1 << 1)
  public static let `static` = Self(rawValue: 1 << 2)          // static or class
  public static let override = Self(rawValue: 1 << 3)
  public static let final = Self(rawValue: 1 << 4)
  public static let lazy = Self(rawValue: 1 << 5)
  public static let weak = Self(rawValue: 1 << 6)              // weak or unowned
  public static let `private` = Self(rawValue: 1 << 7)         // private or fileprivate (on the declaration, not private(set))
  public static let `public` = Self(rawValue: 1 << 8)          // public, open or package
  public static let open = Self(rawValue: 1 << 9)
  public static let nonisolated = Self(rawValue: 1 << 10)      // plain `nonisolated`
  public static let nonisolatedUnsafe = Self(rawValue: 1 << 11)
  public static let nonisolatedNonsending = Self(rawValue: 1 << 12)
  public static let isolated = Self(rawValue: 1 << 13)         // `isolated deinit`; for parameters the type says it
  public static let mutating = Self(rawValue: 1 << 14)
  public static let convenience = Self(rawValue: 1 << 15)
  public static let required = Self(rawValue: 1 << 16)
  public static let optional = Self(rawValue: 1 << 17)         // `optional func` in @objc protocols
  public static let indirect = Self(rawValue: 1 << 18)
  public static let distributed = Self(rawValue: 1 << 19)
  public static let `let` = Self(rawValue: 1 << 20)
  public static let failable = Self(rawValue: 1 << 21)         // init? or init!
  public static let hasBody = Self(rawValue: 1 << 22)          // a body event exists (function body, or the initial value of a variable, or the default of a parameter)
  public static let computed = Self(rawValue: 1 << 23)         // variable with a getter, or with accessors and no storage
  public static let hasObservers = Self(rawValue: 1 << 24)
  public static let local = Self(rawValue: 1 << 25)            // inside a body
  public static let variadic = Self(rawValue: 1 << 26)
  public static let `inout` = Self(rawValue: 1 << 27)
  public static let `rethrows` = Self(rawValue: 1 << 28)
  public static let isCompoundBinding = Self(rawValue: 1 << 29) // one of several names bound by one tuple pattern
  public static let `internal` = Self(rawValue: 1 << 30)
  public static let constant = Self(rawValue: 1 << 31)         // the initial value is a lone literal
  public static let implicitGetter = Self(rawValue: 1 << 32)   // accessor made from `var x: T { … }`
}

public struct Declarations: Sendable {
  public internal(set) var kinds: [DeclarationKind] = []
  /// Functions and variables: their name. Operators as functions: the operator. `init`, `deinit`, `subscript`: that word. Accessors: `get`, `set`, `willSet`, …
  /// Extensions: the last component of the extended type. Imports: the module's first component. Parameters: the internal name.
  public internal(set) var names: [Name] = []
  /// Parameters: the label at calls; `.none` for `_`. Accessors (`set(v)`): the parameter's name. Else `.none`.
  public internal(set) var labels: [Name] = []
  /// First byte, attributes and modifiers included.
  public internal(set) var starts: [UInt32] = []
  public internal(set) var ends: [UInt32] = []
  /// First byte of the name (of the keyword where there is none).
  public internal(set) var nameStarts: [UInt32] = []
  public internal(set) var parents: [DeclarationID] = []
  /// The next declaration that is no descendant.
  public internal(set) var subtreeEnds: [UInt32] = []
  public internal(set) var flags: [DeclarationFlags] = []
  /// Annotation of a variable or parameter, result of a function or subscript, extended type, aliased type, constraint of a generic parameter, default of an associated type.
  public internal(set) var types: [TypeID] = []
  /// First of its attributes in `FileSummary.attributes`; the range ends where the next row's begins. One entry more than there are declarations.
  public internal(set) var firstAttributes: [UInt32] = [0]
  /// First of its types in `FileSummary.inheritedTypes` (classes, structs, enums, actors, protocols, extensions, associated types), likewise.
  public internal(set) var firstInherited: [UInt32] = [0]
  /// The `#if` branch around it, as an index into `FileSummary.branches` (0: none).
  public internal(set) var branches: [UInt16] = []
  /// The body event, or `.none`.
  public internal(set) var bodies: [EventID] = []

  public var count: Int { kinds.count }
}

/// An attribute of a declaration or closure: `@MainActor`, `@available(*, noasync)`, `@StateObject`.
public struct Attribute: Sendable, Equatable {
  /// The last component of its name, without `@`.
  public var name: Name
  /// The whole name as a type (`@Swift.MainActor`, `@Dependency<Foo>`).
  public var type: TypeID
  /// The arguments' bytes without the parentheses; empty if there are none.
  public var arguments: Range<UInt32>
  /// First byte (`@`).
  public var start: UInt32
  /// The words and operators inside the arguments, one `Name` of their joined text without blanks; `.none` if there are no arguments.
  public var argumentText: Name
}

/// A branch of an `#if`: declarations of one `group` in different branches are alternatives.
public struct ConfigurationBranch: Sendable, Equatable {
  /// Which `#if … #endif` of the file, from 1.
  public var group: UInt16
  /// Which branch of it, from 0.
  public var ordinal: UInt16
  /// The enclosing branch, 0 at the top.
  public var parent: UInt16
  /// The condition without blanks; `.none` for `#else`.
  public var condition: Name
}
