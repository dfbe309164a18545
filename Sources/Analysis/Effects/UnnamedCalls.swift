import Source

/// Calls that are not named for what they make, such as `.init(…)` and `Self(…)`. There are thousands of them, and what each makes depends on the
/// code around it; so they are told apart by their labels, of which there are few lists, before any type is looked at.
struct UnnamedCalls: Sendable {
  /// Calls with the same labels and as many trailing closures: where labels are all that counts, one answers for all.
  struct Group: Sendable {
    let name: Name
    /// Without those of trailing closures.
    let labels: [Name]
    /// In the index, in order.
    fileprivate(set) var positions: [Int]
  }

  private(set) var groups: [Group] = []

  init() {}

  /// - Parameter names: what the calls are written as.
  init(_ project: Project, _ index: EventIndex, names: [Name]) {
    for name in names {
      var known: [[Name]: Int] = [:]
      // A file has each list of labels once.
      var (unit, ofUnit) = (UInt32.max, [UInt32: Int]())
      for position in index.positions(name) where index.kinds[position] == .call {
        let site = index[position]
        if site.unit != unit { (unit, ofUnit) = (site.unit, [:]) }
        let list = project.unit(site).summary.events.payloads[Int(site.event)]
        if let group = ofUnit[list] {
          groups[group].positions.append(position)
          continue
        }
        let shape = project.callShape(site)
        let group = known[shape.list] ?? groups.count
        if group == groups.count { groups.append(Group(name: name, labels: Array(shape.labels), positions: [])) }
        (known[shape.list], ofUnit[list]) = (group, group)
        groups[group].positions.append(position)
      }
    }
  }
}
