import Knowledge
import Source

/// Joins summaries into a `Project`: gives declarations their numbers and maps every file's names into one table.
extension Project {
  /// `files` sorted by path; `knowledge` gives the SDK's interfaces, which are linked after them.
  public convenience init(files: [(path: String, summary: FileSummary)], targets: ProjectTargets, knowledge: Knowledge) {
    var names = NameTable()
    var units: [SourceUnit] = []
    units.reserveCapacity(files.count + knowledge.interfaces.count)
    var unitOfDeclaration: [UInt32] = []
    unitOfDeclaration.reserveCapacity(files.reduce(0) { $0 + $1.summary.declarations.count })

    var events = EventTable()
    events.reserve(files.reduce(0) { $0 + $1.summary.events.count })

    func link(_ path: String, _ summary: FileSummary, module: Int, page: PageLine?) {
      let first = UInt32(unitOfDeclaration.count)
      let map = names.merge(summary.names)
      units.append(SourceUnit(
        index: units.count, path: path, summary: summary, names: map, firstDeclaration: first, module: module, page: page))
      events.append(summary.events, map)
      unitOfDeclaration.append(contentsOf: repeatElement(UInt32(units.count - 1), count: summary.declarations.count))
    }

    for (index, file) in files.enumerated() {
      link(file.path, file.summary, module: targets.targetOfFile.indices.contains(index) ? targets.targetOfFile[index] : 0, page: nil)
    }
    for interface in knowledge.interfaces {
      link(interface.origin.page, interface.summary, module: -1, page: interface.origin)
    }
    self.init(
      units: units, fileCount: files.count, names: names, unitOfDeclaration: unitOfDeclaration, targets: targets, events: events)
  }
}

extension NameTable {
  /// Interns all names of another table; the result maps its indices to ours.
  mutating func merge(_ other: NameTable) -> [Name] {
    let count = other.count
    var map: [Name] = []
    map.reserveCapacity(count)
    for index in 0 ..< UInt32(count) { map.append(intern(Name(index), of: other)) }
    return map
  }
}
