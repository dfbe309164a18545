import Source

/// All that is known about APIs and rules, read from the pages of `rules/` and of the user: data, no reasoning.
public struct Knowledge: Sendable {
  public init() {}
  /// SDK declarations in Swift's interface syntax, one a `swift interface` block, summarised by the same code as the user's files.
  public var interfaces: [Interface] = []
  public var effects: [Effect] = []
  public var closurePlaces: [ClosurePlace] = []
  public var executors: [ExecutorValue] = []
  public var marks: [Mark] = []
  public var prefixes: [NamePrefix] = []
  public var phrases: [NamePhrase] = []
  /// Labels of arguments that name the queue on which a closure given along with them runs. From `[[label]]` tables.
  public var queueLabels: [String] = []
  public var urlOrigins: [URLOrigin] = []
  public var quantities: [Quantity] = []
  public var libraries: [SystemLibrary] = []
  public var rules: [Rule] = []
}

public struct Interface: Sendable {
  public var summary: FileSummary
  /// The line in the page on which the block's first line stands.
  public var origin: PageLine
  /// The module that declares it (the fence says `swift interface UIKit`), or empty.
  public var module: String
}

public enum Severity: UInt8, Sendable, Comparable, CaseIterable {
  case off, note, warning, error
  public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
}

/// What a call does that may block or compute. One `[[effect]]` table of a page.
public struct Effect: Sendable {
  /// network, lookup, reachability, disk, waits, sleeps, process, locks, database, ipc, computes, layout, main-sync, queue-sync, run-loop, or a user's own.
  public var name: String
  /// Caps the severity of what it leads to; also orders effects of one name. Default error.
  public var level: Severity
  public var calls: [CalleePattern]
  /// Half a sentence that follows the callee's name: "waits until another thread signals", "reads the whole file".
  public var does: String
  /// How long at worst: "without bound", "tens of seconds on a bad network", "as long as the file is large".
  public var worst: String
  /// It ends by itself when a time has passed that the call is given.
  public var isLimited = false
  public var instead: String
  public var source: String
}

/// Where a closure runs that is handed to a known function. One `[[place]]` table.
public struct ClosurePlace: Sendable {
  public enum Runs: String, Sendable, CaseIterable {
    case main, thread, pool, unknown
    /// Called before the callee returns, on the caller's thread.
    case inPlace = "in-place"
    /// On the queue or run loop that is the receiver.
    case receiver
    /// On the queue given as an argument (`argument = "queue"`), `otherwise` where it is absent or nil.
    case argument
    /// Later, by the run loop of the thread that makes the call.
    case sameThread = "same-thread"
    /// The call makes a value that carries the closure, as a work item does: where that value is executed, `otherwise` where nothing shows.
    case executed
    /// Where the thing is told of that the argument names, by the calls in `told`: on the thread of whoever posts a notification.
    case posted
  }
  public var runs: Runs
  public var argument: String?
  public var otherwise: Runs?
  /// Callee patterns; the closure is the trailing one or the argument labelled `closure`.
  public var closures: [CalleePattern]
  public var closure: String?
  /// What the compiler makes of the exact spelling `Type.static.member { }`: `MainActor` for `DispatchQueue.main.async`. Else the parameter's type decides.
  public var isolation: String?
  /// Members that the system calls there, as in marks: `Operation.main()` means overrides and witnesses.
  public var members: [CalleePattern] = []
  /// With `argument`: the members are those of the object that is given as the argument with this label, to calls that `closures` match.
  public var delegate: String?
  /// With `argument`: it is given by these calls on the same object, not by the call that takes the closure.
  public var told: [CalleePattern] = []
}

/// Names that nothing declares and that are main-actor types by their look: a superclass or protocol `UI…ViewController`. One `[[prefix]]` table.
public struct NamePrefix: Sendable {
  public var prefix: String
  public var suffixes: [String]
  /// It speaks of protocols, not of classes.
  public var isProtocol: Bool
}

/// What functions that nothing declares say by their names of where they run their closures. One `[[phrase]]` table.
public struct NamePhrase: Sendable {
  public enum Isolation: String, Sendable, CaseIterable {
    case mainActor = "MainActor"
    case nonisolated, unknown
  }
  public var isolation: Isolation
  /// Each a row of words in lower case that follow one another in the name.
  public var phrases: [[String]]
}

/// A property or call that yields a queue, operation queue, run loop or scheduler. One `[[executor]]` table.
public struct ExecutorValue: Sendable {
  public enum Kind: String, Sendable, CaseIterable { case main, concurrent, serial }
  public var kind: Kind
  public var values: [CalleePattern]
}

/// Members that the system calls inside a frame, at launch, for what the user does or (a store calls them) for each action of a reducer, and closures it
/// calls there. One `[[mark]]` table.
public struct Mark: Sendable {
  public enum Name: String, Sendable, CaseIterable { 
    case frame, content, launch, terminate, reducer, test, command
    /// The user did something, once; what such code puts off until later still belongs to it.
    case action, deferral
  }
  public var name: Name
  /// Members of types, as patterns: `UIView.layoutSubviews()` matches overrides and witnesses in subclasses and conformers.
  public var members: [CalleePattern]
  /// Callees whose closure runs there: `View.onScroll(_:)`.
  public var closures: [CalleePattern]
}

public struct Rule: Sendable {
  public var id: String
  public var family: String
  /// The page's first paragraph.
  public var summary: String
  public var finds: [Find]
  /// The name of a check written in Swift, for rules on shapes.
  public var check: String?
  /// The severity of a check's findings; rules with `finds` state one for each.
  public var severity: Severity
  /// With {callee}, {symbol}, {place}, {does}, {worst} filled in.
  public var message: String
  public var instead: String
  public var source: String
  public var origin: PageLine
  /// The whole page as Markdown.
  public var page: String

  /// `waits on pool: error`.
  public struct Find: Sendable, Equatable {
    public var effect: String
    public var place: String
    public var severity: Severity
  }
}

/// How to tell what a URL leads to, or that data is small, from how it was made. One `[[origin]]` table.
public struct URLOrigin: Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case local, remote
    /// As the string argument says: `https://…` or `file:…`.
    case text
    /// As the receiver.
    case receiver
    /// As the first argument: a value that is made of a URL.
    case argument
    /// A file of the app's own bundle.
    case bundled
    /// No URL, but data of which there is little.
    case small
    /// A folder that only the app writes to.
    case own
    /// A file of settings, by its name.
    case settings
  }
  public var kind: Kind
  public var values: [CalleePattern]
  /// With `local`: calls on such a URL, or that are given its path, which speak for this kind.
  public var uses: [CalleePattern] = []
  /// With `local`: calls whose closure, and members whose parameter is given such URLs.
  public var gives: [CalleePattern] = []
  /// Words in the names of variables, parameters and labels that speak for this kind when nothing else is known: `fileURL`, `directory`.
  public var words: [String]
}

/// Names that stand for an amount, in seconds where it is a time: `.milliseconds(50)` is its argument times `factor`; `.now()` without an argument is `value`.
/// One `[[quantity]]` table.
public struct Quantity: Sendable {
  public var names: [String]
  public var factor: Double
  /// nil: without an argument the name says nothing.
  public var value: Double?
}

/// Which systems have a library. One `[[library]]` table.
public struct SystemLibrary: Sendable {
  /// The names it is imported by.
  public var modules: [String]
  /// As `#if os(…)` names them, and `macCatalyst`.
  public var systems: [String]
}
