import Source

/// Accesses that are written to.
extension Resolver {
  /// The access, or the chain it ends, is the target of an assignment.
  func isAssigned(_ access: Site) -> Bool {
    guard let assignment = assignment(around: access) else { return false }
    return project.firstChild(assignment).map { $0 == access || parent(access) == $0 } ?? false
  }

  /// The assignment of which an access, or the chain it ends, is a side.
  func assignment(around access: Site) -> Site? {
    guard let holder = parent(access) else { return nil }
    if project.kind(holder) == .assignment { return holder }
    guard project.kind(holder) == .chain, lastChild(holder) == access, let outer = parent(holder), project.kind(outer) == .assignment else { return nil }
    return outer
  }
}
