import Source

/// Where each name is called, read or written: the sites to ask when a function is found to block. Only names that a function, a variable, a
/// type or a page's pattern has are kept.
struct EventIndex: Sendable {
  private var firsts: [UInt32]
  private var sites: [Site]
  /// The kind of each site's event.
  private(set) var kinds: [EventKind]
  /// The project's names for other types.
  private(set) var aliases: Set<Name> = []
  private(set) var unnamedCalls = UnnamedCalls()
  /// By name: it stands for types and for nothing else.
  private let typeNames: [Bool]

  func sites(_ name: Name) -> ArraySlice<Site> { sites[positions(name)] }

  /// Where a name's sites lie in the whole list: what is known of a site can be kept beside it, in reading order.
  func positions(_ name: Name) -> Range<Int> {
    let index = Int(name.index)
    return index + 1 < firsts.count ? Int(firsts[index]) ..< Int(firsts[index + 1]) : 0 ..< 0
  }

  /// Those of a name's positions that lie in one unit.
  func positions(in unit: Int, among range: Range<Int>) -> Range<Int> {
    func first(from number: Int) -> Int {
      var (low, high) = (range.lowerBound, range.upperBound)
      while low < high {
        let middle = (low + high) / 2
        if Int(sites[middle].unit) < number { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return first(from: unit) ..< first(from: unit + 1)
  }

  /// A name that types have, and no value, parameter or generic parameter.
  func namesOnlyTypes(_ name: Name) -> Bool { typeNames[Int(name.index)] }

  subscript(position: Int) -> Site { sites[position] }

  var count: Int { sites.count }

  init(_ project: Project, patternNames: Set<Name>) {
    var interesting = Array(repeating: false, count: project.names.count)
    for name in patternNames { interesting[Int(name.index)] = true }
    for name in [Name.initializer, .selfType, .subscript] { interesting[Int(name.index)] = true }
    for unit in project.units {
      for (index, kind) in unit.summary.declarations.kinds.enumerated() {
        switch kind {
        case .function, .variable, .class, .struct, .enum, .actor, .typealias:
          interesting[Int(unit.name(unit.summary.declarations.names[index]).index)] = true
        default: break
        }
        if kind == .typealias, !unit.isInterface { aliases.insert(unit.name(unit.summary.declarations.names[index])) }
      }
    }
    typeNames = EventIndex.findTypeNames(project)
    var counts = Array(repeating: UInt32(0), count: project.names.count + 1)
    for unit in 0 ..< project.fileCount {
      EventIndex.scan(project.events, unit, interesting) { name, _, _ in counts[Int(name.index) + 1] += 1 }
    }
    for index in 1 ..< counts.count { counts[index] += counts[index - 1] }
    firsts = counts
    sites = Array(repeating: .none, count: Int(counts[counts.count - 1]))
    kinds = Array(repeating: .unknown, count: sites.count)
    for unit in 0 ..< project.fileCount {
      EventIndex.scan(project.events, unit, interesting) { name, event, kind in
        let position = Int(counts[Int(name.index)])
        sites[position] = Site(unit, event)
        kinds[position] = kind
        counts[Int(name.index)] += 1
      }
    }
    unnamedCalls = UnnamedCalls(project, self, names: [.initializer, .selfType] + aliases.sorted { $0.index < $1.index })
  }

  private static func findTypeNames(_ project: Project) -> [Bool] {
    var result = Array(repeating: false, count: project.names.count)
    let (kinds, names) = (project.declarations.kinds, project.declarations.names)
    for row in kinds.indices where kinds[row].isNominalType { result[Int(names[row].index)] = true }
    for row in kinds.indices {
      switch kinds[row] {
      case .genericParameter, .associatedtype, .typealias, .variable, .parameter: result[Int(names[row].index)] = false
      default: break
      }
    }
    let events = project.events
    for row in 0 ..< Int(events.firsts[project.fileCount]) where events.kinds[row] == .binding || events.kinds[row] == .capture {
      result[Int(events.names[row].index)] = false
    }
    return result
  }

  @inline(__always)
  private static func scan(_ events: EventTable, _ unit: Int, _ interesting: [Bool], _ body: (Name, UInt32, EventKind) -> Void) {
    let (kinds, names, ends) = (events.kinds, events.names, events.subtreeEnds)
    let (first, end) = (Int(events.firsts[unit]), Int(events.firsts[unit + 1]))
    for row in first ..< end {
      let (kind, name) = (kinds[row], names[row])
      switch kind {
      case .call, .operator, .assignment:
        if interesting[Int(name.index)] { body(name, UInt32(row - first), kind) }
      case .name, .member, .implicitMember:
        guard interesting[Int(name.index)] else { continue }
        // A called name is found under its call.
        let next = first + Int(ends[row])
        if next < end, kinds[next] == .call, names[next] == name { continue }
        body(name, UInt32(row - first), kind)
      case .subscript: body(.subscript, UInt32(row - first), kind)
      default: break
      }
    }
  }
}
