import Knowledge
import Source

/// Runs all tasks, at the same time if it can, and returns when all have ended.
public typealias ConcurrentRunner = (_ tasks: [() -> Void]) -> Void

/// Joins summaries into a `Project`: gives declarations their numbers and maps every file's names into one table.
extension Project {
  /// `files` sorted by path; `knowledge` gives the SDK's interfaces, which are linked after them.
  /// - Parameter concurrently: runs all tasks, at the same time if it can, and waits for them.
  public convenience init(
    files: [(path: String, summary: FileSummary)], targets: ProjectTargets, knowledge: Knowledge,
    concurrently: ConcurrentRunner = { $0.forEach { $0() } }
  ) {
    let summaries = files.map(\.summary) + knowledge.interfaces.map(\.summary)
    var shapes = EventTable.Shapes([])
    var named = Naming([])
    concurrently([{ shapes = EventTable.Shapes(summaries) }, { named = Naming(summaries) }])

    var units: [SourceUnit] = []
    units.reserveCapacity(summaries.count)
    var declared: UInt32 = 0
    func link(_ path: String, module: Int, page: PageLine?) {
      let index = units.count
      units.append(SourceUnit(
        index: index, path: path, summary: summaries[index], names: named.maps[index], firstDeclaration: declared,
        module: module, page: page))
      declared += UInt32(summaries[index].declarations.count)
    }
    for (index, file) in files.enumerated() {
      link(file.path, module: targets.targetOfFile.indices.contains(index) ? targets.targetOfFile[index] : 0, page: nil)
    }
    for interface in knowledge.interfaces { link(interface.origin.page, module: -1, page: interface.origin) }
    self.init(
      units: units, fileCount: files.count, names: named.table, declarations: DeclarationColumns(summaries, names: named.maps), targets: targets,
      events: EventTable(shapes, names: named.events))
  }
}

/// The names of all files in one table.
private struct Naming {
  var table = NameTable()
  /// By file: its names in the table.
  var maps: [[Name]] = []
  /// Of the events of all files, in order.
  var events: [Name] = []

  init(_ summaries: [FileSummary]) {
    maps.reserveCapacity(summaries.count)
    events.reserveCapacity(summaries.reduce(0) { $0 + $1.events.count })
    for summary in summaries {
      let map = table.merge(summary.names)
      for name in summary.events.names { events.append(map[Int(name.index)]) }
      maps.append(map)
    }
  }
}
