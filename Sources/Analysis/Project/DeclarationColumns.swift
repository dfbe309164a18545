import Source

/// What nearly every question reads of a declaration, for all files side by side, in the project's names and numbering: asking a file for it
/// would count references on the way. The rest stays with the files' summaries.
struct DeclarationColumns: Sendable {
  private(set) var units: [UInt32] = []
  private(set) var kinds: [DeclarationKind] = []
  private(set) var names: [Name] = []
  private(set) var labels: [Name] = []
  private(set) var flags: [DeclarationFlags] = []
  private(set) var parents: [Decl] = []
  /// One past the last declaration inside each.
  private(set) var subtreeEnds: [UInt32] = []

  var count: Int { kinds.count }

  init(_ summaries: [FileSummary], names maps: [[Name]]) {
    reserve(summaries.reduce(0) { $0 + $1.declarations.count })
    for (unit, summary) in summaries.enumerated() { append(summary.declarations, UInt32(unit), maps[unit]) }
  }

  private mutating func append(_ declarations: Declarations, _ unit: UInt32, _ map: [Name]) {
    let first = UInt32(count)
    units.append(contentsOf: repeatElement(unit, count: declarations.count))
    kinds.append(contentsOf: declarations.kinds)
    flags.append(contentsOf: declarations.flags)
    for name in declarations.names { names.append(map[Int(name.index)]) }
    for label in declarations.labels { labels.append(map[Int(label.index)]) }
    for parent in declarations.parents { parents.append(parent == .none ? .none : Decl(parent.index &+ first)) }
    for end in declarations.subtreeEnds { subtreeEnds.append(end &+ first) }
  }

  private mutating func reserve(_ count: Int) {
    units.reserveCapacity(count)
    kinds.reserveCapacity(count)
    names.reserveCapacity(count)
    labels.reserveCapacity(count)
    flags.reserveCapacity(count)
    parents.reserveCapacity(count)
    subtreeEnds.reserveCapacity(count)
  }
}
