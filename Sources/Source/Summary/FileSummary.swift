/// All that the rest of the tool knows about one file: a pure function of its bytes.
public struct FileSummary: Sendable {
  /// Bumped whenever the summary learns or forgets a fact, or its coding changes.
  public static let formatVersion: UInt32 = 6

  public internal(set) var names: NameTable
  public internal(set) var declarations = Declarations()
  public internal(set) var attributes: [Attribute] = []
  public internal(set) var inheritedTypes: [TypeID] = []
  /// Requirements of generic where clauses, flat: owner declaration, subject type, bound type, and whether it is `==`.
  public internal(set) var requirements: [GenericRequirement] = []
  public internal(set) var types = TypeNames()
  public internal(set) var events = Events()
  public internal(set) var closures: [ClosureSignature] = []
  public internal(set) var callLabels: [CallLabels] = []
  public internal(set) var branches: [ConfigurationBranch] = []
  public internal(set) var allowances: [Allowance] = []
  /// Byte offset of each line's first byte.
  public internal(set) var lineStarts: [UInt32] = [0]
  /// Byte length of the file.
  public internal(set) var length: UInt32 = 0
  /// Byte offsets where the grammar was left; empty for a file that parsed cleanly.
  public internal(set) var syntaxErrors: [UInt32] = []
  /// Byte offsets of what nests deeper than anybody writes and was not read, the first ones.
  public internal(set) var tooDeep: [UInt32] = []
  /// Byte offsets of unresolved version-control conflicts, of which neither side was read.
  public internal(set) var conflicts: [UInt32] = []
}

public struct GenericRequirement: Sendable, Equatable {
  public var owner: DeclarationID
  public var subject: TypeID
  public var bound: TypeID
  public var isSameType: Bool
}
