import Source

/// Whether a condition decides that a statement runs at all.
extension Resolver {
  /// It stands in a branch or case, or after a `guard` or an `if` that leaves. `unwrapping`: conditions that only unwrap (`guard let self`) count too.
  func isGuarded(_ site: Site, in body: Site?, unwrapping: Bool = true) -> Bool {
    let events = project.unit(site).summary.events
    let top = body ?? enclosingBody(site)
    var child = site
    for holder in ancestors(of: site, below: top) + (top.map { [$0] } ?? []) {
      switch events.kinds[Int(holder.event)] {
      case .branch: if unwrapping || !onlyUnwraps(holder, events) { return true }
      case .selection, .catchClause: return true
      case .block, .body, .closure:
        let before = children(holder).prefix { $0 != child }
        let leaving = before.filter { events.kinds[Int($0.event)] == .branch && leaves($0, events) }
        if leaving.contains(where: { unwrapping || !onlyUnwraps($0, events) }) { return true }
      default: break
      }
      child = holder
    }
    return false
  }

  /// `guard … else { return }`, `if done { return }`.
  private func leaves(_ branch: Site, _ events: Events) -> Bool {
    ownEvents(of: branch).contains { events.kinds[Int($0.event)] == .jump }
  }

  private func onlyUnwraps(_ branch: Site, _ events: Events) -> Bool {
    guard let conditions = firstChild(branch), events.kinds[Int(conditions.event)] == .conditions else { return false }
    return children(conditions).allSatisfy { events.kinds[Int($0.event)] == .binding && events.flags[Int($0.event)].contains(.unwrapping) }
  }
}
