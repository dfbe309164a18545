/// An identifier, keyword, operator or string constant, as an index into one `NameTable`.
///
/// Each file has its own table; the linker maps it into the project's. `NameTable.wellKnown` names have the same id in every table,
/// so they may be compared as constants (`name == .async`). The text of an identifier excludes its backticks.
public struct Name: Hashable, Sendable, Comparable {
  public let index: UInt32

  @inline(__always) public init(_ index: UInt32) { self.index = index }

  /// The absent name: its text is empty.
  public static var none: Name { Name(0) }

  @inline(__always) public static func < (a: Name, b: Name) -> Bool { a.index < b.index }
}
