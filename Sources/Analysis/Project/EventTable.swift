import Source

/// The shape of all files' events in one numbering: what an event is, how it is named, and how it nests. The columns that nearly every question
/// reads lie side by side here, in the project's names; offsets and payloads stay with the files' summaries.
struct EventTable: Sendable {
  /// What needs no names.
  struct Shapes {
    /// By unit: the number of its first event; one more at the end.
    private(set) var firsts: [UInt32] = [0]
    private(set) var kinds: [EventKind] = []
    /// Relative to the unit, as in its summary.
    private(set) var subtreeEnds: [UInt32] = []
    /// The event around each, relative to the unit; `.max` for roots.
    private(set) var parents: [UInt32] = []

    init(_ summaries: [FileSummary]) {
      let count = summaries.reduce(0) { $0 + $1.events.count }
      firsts.reserveCapacity(summaries.count + 1)
      kinds.reserveCapacity(count)
      subtreeEnds.reserveCapacity(count)
      parents.reserveCapacity(count)
      for summary in summaries { append(summary.events) }
    }

    private mutating func append(_ events: Events) {
      kinds.append(contentsOf: events.kinds)
      subtreeEnds.append(contentsOf: events.subtreeEnds)
      var around: [UInt32] = []
      for event in 0 ..< UInt32(events.count) {
        while let last = around.last, events.subtreeEnds[Int(last)] <= event { around.removeLast() }
        parents.append(around.last ?? .max)
        if events.subtreeEnds[Int(event)] > event + 1 { around.append(event) }
      }
      firsts.append(UInt32(kinds.count))
    }
  }

  let firsts: [UInt32]
  let kinds: [EventKind]
  /// In the project's names.
  let names: [Name]
  let subtreeEnds: [UInt32]
  private let parents: [UInt32]

  var count: Int { kinds.count }

  init(_ shapes: Shapes, names: [Name]) {
    (firsts, kinds, subtreeEnds, parents) = (shapes.firsts, shapes.kinds, shapes.subtreeEnds, shapes.parents)
    self.names = names
  }

  @inline(__always) func row(_ site: Site) -> Int { Int(firsts[Int(site.unit)] &+ site.event) }

  @inline(__always) func kind(_ site: Site) -> EventKind { kinds[row(site)] }
  @inline(__always) func name(_ site: Site) -> Name { names[row(site)] }
  @inline(__always) func subtreeEnd(_ site: Site) -> UInt32 { subtreeEnds[row(site)] }
  @inline(__always) func parent(_ site: Site) -> UInt32 { parents[row(site)] }

  @inline(__always) fileprivate func children(_ site: Site) -> Siblings {
    Siblings(subtreeEnds, site.unit, firsts[Int(site.unit)], site.event &+ 1, subtreeEnd(site))
  }

  func count(ofUnit unit: Int) -> UInt32 { firsts[unit + 1] - firsts[unit] }
}

extension Project {
  @inline(__always) func kind(_ site: Site) -> EventKind { events.kind(site) }

  /// The event's name: a callee's last name, a label, an operator.
  @inline(__always) func name(_ site: Site) -> Name { events.name(site) }

  /// One past the last event inside this one.
  @inline(__always) func subtreeEnd(_ site: Site) -> UInt32 { events.subtreeEnd(site) }

  @inline(__always) func parent(_ site: Site) -> Site? {
    let parent = events.parent(site)
    return parent == .max ? nil : Site(site.unit, parent)
  }

  /// The direct children of an event, in source order.
  @inline(__always) func children(_ site: Site) -> Siblings { events.children(site) }

  @inline(__always) func firstChild(_ site: Site) -> Site? {
    let child = site.event &+ 1
    return child < subtreeEnd(site) ? Site(site.unit, child) : nil
  }

  func lastChild(_ site: Site) -> Site? {
    guard let first = firstChild(site) else { return nil }
    // From both ends: there may be many children, and the last one may hold much.
    var forward = first.event
    var backward = subtreeEnd(site) &- 1
    while true {
      let next = subtreeEnd(Site(site.unit, forward))
      if next >= subtreeEnd(site) { return Site(site.unit, forward) }
      forward = next
      let outer = events.parent(Site(site.unit, backward))
      if outer == site.event { return Site(site.unit, backward) }
      backward = outer
    }
  }
}

/// Sibling events in source order.
struct Siblings: Sequence, IteratorProtocol {
  private let subtreeEnds: [UInt32]
  private let unit: UInt32
  /// The number of the unit's first event.
  private let base: UInt32
  private var following: UInt32
  private let end: UInt32

  @inline(__always) fileprivate init(_ subtreeEnds: [UInt32], _ unit: UInt32, _ base: UInt32, _ first: UInt32, _ end: UInt32) {
    self.subtreeEnds = subtreeEnds
    self.unit = unit
    self.base = base
    self.end = end
    following = first
  }

  @inline(__always) mutating func next() -> Site? {
    guard following < end else { return nil }
    defer { following = subtreeEnds[Int(base &+ following)] }
    return Site(unit, following)
  }
}
