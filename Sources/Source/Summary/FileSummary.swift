/// All that the rest of the tool knows about one file: a pure function of its bytes.
///
/// A class that never changes: everything asks it, and handing a value of forty columns round would count the references of each.
public final class FileSummary: Sendable {
  /// Bumped whenever the summary learns or forgets a fact, or its coding changes.
  public static let formatVersion: UInt32 = 7

  public let names: FileNames
  public let declarations: Declarations
  public let attributes: [Attribute]
  public let inheritedTypes: [TypeID]
  /// Requirements of generic where clauses, flat: owner declaration, subject type, bound type, and whether it is `==`.
  public let requirements: [GenericRequirement]
  public let types: TypeNames
  public let events: Events
  public let closures: [ClosureSignature]
  public let callLabels: [CallLabels]
  public let branches: [ConfigurationBranch]
  public let allowances: [Allowance]
  /// Byte offset of each line's first byte.
  public let lineStarts: [UInt32]
  /// Byte length of the file.
  public let length: UInt32
  /// Byte offsets where the grammar was left; empty for a file that parsed cleanly.
  public let syntaxErrors: [UInt32]
  /// Byte offsets of what nests deeper than anybody writes and was not read, the first ones.
  public let tooDeep: [UInt32]
  /// Byte offsets of unresolved version-control conflicts, of which neither side was read.
  public let conflicts: [UInt32]

  init(_ columns: SummaryColumns, _ names: FileNames) {
    self.names = names
    declarations = columns.declarations
    attributes = columns.attributes
    inheritedTypes = columns.inheritedTypes
    requirements = columns.requirements
    types = columns.types
    events = columns.events
    closures = columns.closures
    callLabels = columns.callLabels
    branches = columns.branches
    allowances = columns.allowances
    lineStarts = columns.lineStarts
    length = columns.length
    syntaxErrors = columns.syntaxErrors
    tooDeep = columns.tooDeep
    conflicts = columns.conflicts
  }
}

/// The same while it is read, column by column.
struct SummaryColumns {
  var names = NameTable()
  var declarations: Declarations = Declarations()
  var attributes: [Attribute] = []
  var inheritedTypes: [TypeID] = []
  var requirements: [GenericRequirement] = []
  var types: TypeNames = TypeNames()
  var events: Events = Events()
  var closures: [ClosureSignature] = []
  var callLabels: [CallLabels] = []
  var branches: [ConfigurationBranch] = []
  var allowances: [Allowance] = []
  var lineStarts: [UInt32] = [0]
  var length: UInt32 = 0
  var syntaxErrors: [UInt32] = []
  var tooDeep: [UInt32] = []
  var conflicts: [UInt32] = []
}

extension SummaryColumns {
  /// Nothing more comes.
  mutating func trim() {
    declarations.trim()
    types.trim()
    events.trim()
  }
}

extension Declarations {
  fileprivate mutating func trim() {
    kinds.trim()
    names.trim()
    labels.trim()
    starts.trim()
    ends.trim()
    nameStarts.trim()
    parents.trim()
    subtreeEnds.trim()
    flags.trim()
    types.trim()
    firstAttributes.trim()
    firstInherited.trim()
    branches.trim()
    bodies.trim()
  }
}

extension TypeNames {
  fileprivate mutating func trim() {
    kinds.trim()
    names.trim()
    flags.trim()
    subtreeEnds.trim()
    starts.trim()
  }
}

extension Events {
  fileprivate mutating func trim() {
    kinds.trim()
    flags.trim()
    names.trim()
    payloads.trim()
    starts.trim()
    ends.trim()
    subtreeEnds.trim()
  }
}

public struct GenericRequirement: Sendable, Equatable {
  public var owner: DeclarationID
  public var subject: TypeID
  public var bound: TypeID
  public var isSameType: Bool
}
