/// One line of a page's list: which calls, property accesses or closure parameters it speaks of, and under which condition.
///
/// `getaddrinfo(_:_:_:_:)` is a free function, `FileManager.copyItem(at:to:)` a member of a type (instance or static), `Data.init(contentsOf:)` an
/// initialiser, `ProcessInfo.hostName` a property, `*.contentsOfDirectory(atPath:)` a member whose labels are distinctive enough to be matched when
/// the receiver's type is unknown (at most a warning then; when the type is known and another, it does not match).
/// `DispatchQueue.main.async(execute:)` names a receiver that is itself a static member.
public struct CalleePattern: Sendable, Equatable {
  public enum Kind: UInt8, Sendable { case free, member, initializer, property, `subscript` }
  public var kind: Kind
  /// The type before the last dot, `A.B` as two components; empty for free functions; `["*"]` where any unknown receiver will do.
  public var type: [String]
  /// `DispatchQueue.main.async` has `main` here: the receiver must be this static member of `type`.
  public var staticMember: String?
  /// Base name; `init` for initialisers, `subscript` for subscripts.
  public var name: String
  /// Labels, `_` for none. nil: written without parentheses: properties, and calls whatever their labels (`fopen` is `fopen` with any arguments).
  /// A call matches if its labels are these, less any that have defaults there: a `?` after a label (`wait(timeout?:)`) marks those that may be absent,
  /// and a trailing closure may stand for the last ones.
  public var labels: [Label]?
  public var condition: Condition?
  public var origin: PageLine

  public struct Label: Sendable, Equatable {
    public var text: String
    public var optional: Bool
  }
}

/// Where in the pages something is written: what verdicts name as their source.
public struct PageLine: Sendable, Equatable, Hashable {
  /// Without `.md`: of a built-in page the path below `rules/`, as `effects/waits`, of a project's page the path as messages show it.
  public var page: String
  public var line: UInt32
  /// Written by the project itself: it may speak of the project's own types.
  public var isOwn: Bool

  public init(page: String, line: UInt32, isOwn: Bool = false) {
    self.page = page
    self.line = line
    self.isOwn = isOwn
  }

  /// `rules/effects/waits.md`, or the path of the project's page.
  public var path: String { isOwn ? "\(page).md" : "rules/\(page).md" }
}

/// A condition on literal facts at the call: `when timeout > 0.05 and qos is absent`, `unless hints has AI_NUMERICHOST`.
public struct Condition: Sendable, Equatable {
  public var clauses: [Clause]           // all must hold

  public struct Clause: Sendable, Equatable {
    public var negated: Bool             // `unless`
    public var subject: Subject
    public var test: Test
  }
  public enum Subject: Sendable, Equatable {
    /// The argument with this label (or, without labels, this parameter name in a C function is written as `#2`).
    case argument(label: String)
    /// The argument at this place from 0: `#0`.
    case position(Int)
    case receiver
    /// What is assigned to the property.
    case assigned
    /// The type that the call's value is decoded into, in the same body.
    case result
    /// The loop around the call.
    case loop
    /// The function or closure around the call.
    case body
  }
  public enum Test: Sendable, Equatable {
    /// A number known from a literal or constant, in seconds where it is a time (`.now() + .milliseconds(50)`, `Date(timeIntervalSinceNow: 2)`). An unknown number satisfies `>` and `>=` and fails `<`, `<=`.
    case compare(Comparison, Double)
    /// The expression, or what the variable was built from in the same body, mentions this word (`hints has AI_NUMERICHOST`).
    case has(String)
    /// `is remote`, `is local`, `is unknown` (URL provenance), `is small`, `is flat` (amount of data), `is literal`, `is nil`, `is true`, `is false`.
    case `is`(String)
    case absent
    case present
  }
  public enum Comparison: String, Sendable { case less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">=", equal = "==" }
}
