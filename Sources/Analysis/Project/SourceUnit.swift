import Knowledge
import Source

/// One linked file: its summary, its names in the project's table and where its declarations lie in the project's numbering.
/// SDK interface blocks are units like any file.
final class SourceUnit: Sendable {
  /// Index in `Project.units`.
  let index: Int
  let path: String
  let summary: FileSummary
  /// The file's names in the project's table.
  let names: [Name]
  /// Project number of the file's first declaration.
  let firstDeclaration: UInt32
  /// Which module it belongs to: the index of its target; SDK blocks have numbers of their own.
  let module: Int
  /// The page it comes from, for SDK interface blocks.
  let page: PageLine?

  init(index: Int, path: String, summary: FileSummary, names: [Name], firstDeclaration: UInt32, module: Int, page: PageLine?) {
    self.index = index
    self.path = path
    self.summary = summary
    self.names = names
    self.firstDeclaration = firstDeclaration
    self.module = module
    self.page = page
  }

  var isInterface: Bool { page != nil }

  @inline(__always) func name(_ local: Name) -> Name { names[Int(local.index)] }

  /// The line, from 1, that holds a byte offset.
  func line(_ offset: UInt32) -> Int {
    var low = 0
    var high = summary.lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if summary.lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}

/// A declaration of the project: its number over all units.
struct Decl: Hashable, Comparable, Sendable {
  let index: UInt32
  @inline(__always) init(_ index: UInt32) { self.index = index }
  static var none: Decl { Decl(.max) }
  @inline(__always) static func < (a: Decl, b: Decl) -> Bool { a.index < b.index }
}

/// An event of the project.
struct Site: Hashable, Sendable, Comparable {
  let unit: UInt32
  let event: UInt32
  @inline(__always) init(_ unit: Int, _ event: UInt32) {
    self.unit = UInt32(truncatingIfNeeded: unit)
    self.event = event
  }
  @inline(__always) init(_ unit: UInt32, _ event: UInt32) {
    self.unit = unit
    self.event = event
  }
  func hash(into hasher: inout Hasher) { hasher.combine(UInt64(unit) << 32 | UInt64(event)) }
  static var none: Site { Site(Int(UInt32.max), .max) }
  static func < (a: Site, b: Site) -> Bool { a.unit != b.unit ? a.unit < b.unit : a.event < b.event }
}
