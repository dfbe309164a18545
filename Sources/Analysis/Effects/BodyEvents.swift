import Source

/// What runs as part of a body or block, and how its events nest: closures handed elsewhere and local functions are left to themselves.
extension Resolver {
  /// The events below a site in source order, those of closures that run elsewhere and of local functions left out.
  func ownEvents(of region: Site) -> [Site] {
    let events = project.unit(region).summary.events
    var result: [Site] = []
    var event = region.event &+ 1
    let end = events.subtreeEnds[Int(region.event)]
    while event < end {
      let site = Site(Int(region.unit), event)
      let kind = events.kinds[Int(event)]
      if kind == .body || kind == .closure && !place(of: site).isInPlace {
        event = max(events.subtreeEnds[Int(event)], event &+ 1)
        continue
      }
      result.append(site)
      event &+= 1
    }
    return result
  }

  /// The events around a site, innermost first, up to a given one (left out) or the root.
  func ancestors(of site: Site, below top: Site? = nil) -> [Site] {
    var result: [Site] = []
    var current = parent(site)
    while let holder = current, holder != top {
      result.append(holder)
      current = parent(holder)
    }
    return result
  }

  func isInside(_ site: Site, _ region: Site) -> Bool {
    guard site.unit == region.unit, site.event > region.event else { return false }
    return site.event < project.unit(region).summary.events.subtreeEnds[Int(region.event)]
  }

  /// The closures given to a call, in order.
  func closures(ofCall call: Site) -> [Site] {
    return children(call).flatMap { children($0) }.filter { project.kind($0) == .closure }
  }

  /// The call whose argument a closure is.
  func call(takingClosure closure: Site) -> Site? {
    guard let argument = parent(closure), let call = parent(argument) else { return nil }
    return project.kind(argument) == .argument && project.kind(call) == .call ? call : nil
  }

  /// A closure that a task runs: its own text or the parameter it is given to makes it asynchronous.
  func isTaskClosure(_ closure: Site) -> Bool {
    guard project.kind(closure) == .closure else { return false }
    if isAsyncClosure(closure) { return true }
    return closureContext(closure).map { functionFlags($0).contains(.async) } ?? false
  }
}
