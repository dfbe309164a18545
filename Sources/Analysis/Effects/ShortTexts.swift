import Source

/// Whether a text is short by the way it is put together: what the program's own text says, with numbers, dates and the like between. It is written in no time.
extension Resolver {
  /// The text itself, or the data made of it.
  func isShortText(_ site: Site, depth: Int = 0) -> Bool {
    guard depth < 12 else { return false }
    switch project.kind(site) {
    case .literal: return true
    case .interpolatedString: return children(site).allSatisfy { isShortValue($0, depth + 1) }
    case .operation:
      return children(site).allSatisfy { project.kind($0) == .operator ? project.name($0) == .plus : isShortValue($0, depth + 1) }
    // Each way that `? :` may take.
    case .branch: return children(site).dropFirst().allSatisfy { isShortText($0, depth: depth + 1) }
    case .argument, .try, .tuple: return firstChild(site).map { isShortText($0, depth: depth + 1) } ?? false
    case .chain: return lastChild(site).map { isShortLink($0, depth + 1) } ?? false
    case .name, .call, .member: return isShortLink(site, depth + 1)
    default: return false
    }
  }

  /// `Data(text.utf8)`, `text.data(using: .utf8)`, a constant.
  private func isShortLink(_ link: Site, _ depth: Int) -> Bool {
    let resolution = resolution(of: link)
    if resolution.calledBinding != .none, project.kind(link) == .name {
      let flags = project.unit(link).summary.events.flags[Int(resolution.calledBinding.event)]
      guard flags.contains(.isLet) || flags.contains(.unwrapping) else { return false }
      return firstChild(resolution.calledBinding).map { isShortText($0, depth: depth) } ?? false
    }
    if resolution.calledVariable != .none, project.kind(resolution.calledVariable) == .parameter {
      return callersArguments(resolution.calledVariable)?.allSatisfy { isShortText($0, depth: depth + 2) } ?? false
    }
    guard let target = resolution.targets.first else { return false }
    if !project.unit(target).isInterface {
      if project.kind(target) == .variable, project.flags(target).isDisjoint(with: [.let, .computed]) { return false }
      return results(of: target).map { !$0.isEmpty && $0.allSatisfy { isShortText($0, depth: depth + 1) } } ?? false
    }
    if project.kind(link) == .call, resolution.isStatic { return children(link).count == 1 && isShortText(children(link)[0], depth: depth) }
    return resolution.owner == builtin(.string) && receiver(of: link).map { isShortText($0, depth: depth) } ?? false
  }

  /// What stands between the words: a number, a date, a case. How long another text is, nobody knows.
  private func isShortValue(_ site: Site, _ depth: Int) -> Bool {
    if isShortText(site, depth: depth) || isSmall(site) { return true }
    let type = type(of: site)
    return type.isKnown && nominalEntity(type) != builtin(.string) && isFlatValue(type)
  }
}
