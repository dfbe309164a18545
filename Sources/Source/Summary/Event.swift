/// One thing that happens in a body, or the shape around it. See `EventKind` for the children each kind has.
public struct EventID: Hashable, Sendable, Comparable {
  public let index: UInt32
  @inline(__always) public init(_ index: UInt32) { self.index = index }
  public static var none: EventID { EventID(.max) }
  @inline(__always) public static func < (a: Self, b: Self) -> Bool { a.index < b.index }
}

/// What an event is. `name`, `payload` and `flags` mean what the case says; children are in source order.
///
/// A body nests where it stands in the source: member functions are roots, local functions stand inside the body around them.
public enum EventKind: UInt8, Sendable {
  // MARK: Bodies and scopes
  /// payload: DeclarationID. Children: the statements of a function or accessor; one expression for an initial value or default argument.
  case body
  /// payload: index into `FileSummary.closures`. Children: `capture`*, parameters as `binding`* (flag `parameter`), then statements.
  case closure
  /// A brace scope with statements (also the statements of a switch case).
  case block
  /// name: weak, unowned or none … flags `weak`; name is the captured name. Child: its initial value, if written.
  case capture

  // MARK: Control flow
  /// name: for, while or repeat; payload: its label as a Name index (also of `branch`, `selection`, `attempt`). for: `pattern`, the sequence expression, `conditions`?, `block` (flag `await` for `for await`); while: `conditions`, `block`; repeat: `block`, `conditions`.
  case loop
  /// name: `if`, `guard` or `?`. Children: `conditions`, then-part (absent for guard), else-part?. Parts are `block`, `branch` (else if) or, for `?`, an expression.
  case branch
  /// Children: the subject expression, `switchCase`*.
  case selection
  /// Children: `pattern`* (none for default: flag `isDefault`), `conditions`? (where), `block`.
  case switchCase
  /// do. Children: `block`, `catchClause`*.
  case attempt
  /// Children: `pattern`*, `conditions`?, `block`.
  case catchClause
  /// defer. Child: `block`.
  case deferred
  /// name: return, throw, break, continue, fallthrough, yield, then. Child: expression?. The label of break and continue is the payload as a Name index.
  case jump
  /// Children: expressions, `binding`s and `destructuring`s in order. Conditions of if, guard, while, repeat, where. `case p = v` is a
  /// `destructuring` of a `pattern` and the value, `#available(…)` a `macro` of that name.
  case conditions
  /// A pattern: `binding`s and expressions inside it as children.
  case pattern
  /// #if inside a body; also among the links of a chain and the cases of a switch. Children: `configurationBranch`*.
  case configuration
  /// payload: index into `FileSummary.branches`. Children: what the branch holds.
  case configurationBranch

  // MARK: Bindings
  /// A local let, var or inout, a parameter of a closure, or a name in a pattern. name; payload: TypeID of the annotation. flags `isLet`, `parameter`, `unwrapping` (if let, guard let, while let), `await` (async let), `weak`.
  /// Child: the initial value, if any (for the short form `if let x` a `name` event of the same name).
  case binding
  /// let (a, b) = value. Children: `binding`*, then the value.
  case destructuring
  /// name: the operator (= or a compound one). Children: target, value.
  case assignment

  // MARK: Expressions
  /// An identifier, `self`, `super`, `Self`, `$0`. payload: TypeID of a `named` type with its generic arguments when they are written, else none.
  case name
  /// `.name` with the base implied. payload as `name`.
  case implicitMember
  /// Children: a base expression, then links: `member`, `call`, `subscript`, `cast`. Only made when there is at least one link. Optional chaining and forcing are flags of the link before which they stand.
  case chain
  /// Link `.name` (also tuple indices, `self`, `Type`). payload as `name`.
  case member
  /// Link `(…) { … }`. name: the callee's last name (none if it has none: `(f)(1)`, `a[0](1)`, `[Int]()`). payload: index into `FileSummary.callLabels`. start: the callee's last name. Children: `argument`*.
  case call
  /// Link `[…]`. payload: index into `callLabels`. Children: `argument`*.
  case `subscript`
  /// name: label. flags `trailing`, `isInout`. Child: an expression.
  case argument
  /// A literal; flags say which: `string`, `integer`, `float`, `boolean`, `nil`, `regex`, `placeholder`. name: its text (strings decoded, without quotes; regexes without delimiters; numbers as written; true, false).
  case literal
  /// A string with interpolations. Children: `literal`s (the pieces) and `argument`s (the interpolated expressions). 
  case interpolatedString
  case array, dictionary            // children: elements; dictionary: key, value, key, value …
  case tuple                        // children: `argument`*; a parenthesised expression is no event of its own
  /// payload: TypeID of the root or none. Children: `member`, `subscript`, `call` links.
  case keyPath
  /// Operands and `operator`s flat, in source order. A prefix or postfix operator is an operation with one operand.
  case operation
  case `operator`                   // name
  /// name: is, as, `as?`, `as!`; payload: TypeID. Child: the operand (absent where it follows several operands in an `operation`).
  case cast
  case `await`                      // child: the expression, all that follows included
  case `try`                        // flags `optionalTry`, `forcedTry`; child likewise
  /// #name(…) { }. name; payload: callLabels index. Children: `argument`*.
  case macro
  /// A declaration that stands in a body (also a local variable with accessors): payload DeclarationID. Local functions follow as `body` children, local types with their members' bodies as children.
  case localDeclaration
  /// An attribute of the local variable whose `binding` follows. name; payload: TypeID.
  case attribute
  /// if, switch or do used as a value are the statement's own event; consume, copy, borrow, unsafe, & and the like vanish (`isInout` stays with the argument).
  case unknown                      // children: whatever could be read; payload: TypeID where a type stands as an expression
}

public struct EventFlags: OptionSet, Sendable {
  public let rawValue: UInt16
  public init(rawValue: UInt16) { self.rawValue = rawValue }
  public static let isLet = Self(rawValue: 1 << 0)
  public static let parameter = Self(rawValue: 1 << 1)
  public static let unwrapping = Self(rawValue: 1 << 2)
  public static let weak = Self(rawValue: 1 << 3)
  public static let trailing = Self(rawValue: 1 << 4)
  public static let isInout = Self(rawValue: 1 << 5)
  public static let optionalChain = Self(rawValue: 1 << 6)     // a `?` stands before this link
  public static let forced = Self(rawValue: 1 << 7)            // a `!` stands before this link
  public static let string = Self(rawValue: 1 << 8)
  public static let integer = Self(rawValue: 1 << 9)
  public static let float = Self(rawValue: 1 << 10)
  public static let boolean = Self(rawValue: 1 << 11)
  public static let `nil` = Self(rawValue: 1 << 12)
  public static let regex = Self(rawValue: 1 << 13)
  public static let `await` = Self(rawValue: 1 << 14)          // for await
  public static let isDefault = Self(rawValue: 1 << 15)
  // The same bits where they cannot meet:
  public static let optionalTry = Self(rawValue: 1 << 6)
  public static let forcedTry = Self(rawValue: 1 << 7)
  public static let placeholder = Self(rawValue: 1 << 5)       // on literal
}

/// The events of one file in pre-order, column by column. Offsets are bytes.
public struct Events: Sendable {
  public internal(set) var kinds: [EventKind] = []
  public internal(set) var flags: [EventFlags] = []
  public internal(set) var names: [Name] = []
  public internal(set) var payloads: [UInt32] = []             // .max: none
  public internal(set) var starts: [UInt32] = []
  public internal(set) var ends: [UInt32] = []
  public internal(set) var subtreeEnds: [UInt32] = []

  public var count: Int { kinds.count }
}

/// What a closure says of itself before `in`.
public struct ClosureSignature: Sendable, Equatable {
  /// Range in `FileSummary.attributes` (`@MainActor`, `@Sendable`, `@concurrent`).
  public var attributes: Range<UInt32>
  public var result: TypeID
  public var isAsync: Bool
  public var `throws`: Bool
  /// A capture list is written.
  public var hasCaptures: Bool
  /// Number of parameters written; -1 if there is no parameter clause (then `$0`… may be used).
  public var parameterCount: Int32
}

/// The labels of a call as written: `f(a, b: 1) { } onDone: { }` has labels [_, b] and trailing [none, onDone]. `.none` stands for no label.
public struct CallLabels: Hashable, Sendable {
  public var labels: [Name]
  public var trailing: [Name]
  /// Parentheses are written.
  public var hasParentheses: Bool
}
