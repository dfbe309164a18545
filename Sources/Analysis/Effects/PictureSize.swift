import Source

/// Whether a picture is small by the size it is drawn in: shapes in a few dozen points cost nothing. (Another picture drawn into them may.)
extension Resolver {
  /// The renderer that draws, or the size itself.
  func isTiny(_ site: Site, depth: Int = 0) -> Bool {
    guard depth < 4 else { return false }
    if let parameter = givenParameter(site) { return callersArguments(parameter)?.allSatisfy { isTiny($0, depth: depth + 1) } ?? false }
    guard let made = origin(site), project.kind(made) == .call, case let parts = arguments(of: made).compactMap({ project.firstChild($0) }), !parts.isEmpty else { return false }
    // A size of two numbers, or what is made with a size.
    if parts.count == 2, let extents = extents(parts, depth) { return extents.allSatisfy { $0 <= Resolver.mostPoints } }
    return isTiny(parts[0], depth: depth + 1)
  }

  private static var mostPoints: Double { 128 }

  private func extents(_ parts: [Site], _ depth: Int) -> [Double]? {
    let known = parts.map { extent($0, depth) }
    return known.contains(nil) ? nil : known.compactMap { $0 }
  }

  /// A number, or the largest that callers give for it.
  private func extent(_ site: Site, _ depth: Int) -> Double? {
    if let amount = amount(site) { return amount }
    guard depth < 4, let parameter = givenParameter(site), let given = callersArguments(parameter) else { return nil }
    return extents(given, depth + 1)?.max()
  }

  private func givenParameter(_ site: Site) -> Decl? {
    guard project.kind(site) == .name else { return nil }
    let resolution = resolution(of: site)
    guard resolution.calledBinding == .none, resolution.calledVariable != .none, project.kind(resolution.calledVariable) == .parameter else { return nil }
    return resolution.calledVariable
  }
}
