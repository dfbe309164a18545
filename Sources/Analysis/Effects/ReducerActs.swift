import Source

/// What the name of a reducer's action says of how often it comes: what a finger does once, or what each letter and each row sends again.
/// It may lower a finding, never raise it.
extension Resolver {
  /// The action is sent because the user did one thing: its name says so.
  func isOneAct(_ site: Site) -> Bool {
    guard let clause = reducerCase(around: site) else { return false }
    return actions(of: clause).contains { pattern in
      guard let name = lastMember(of: pattern) else { return false }
      let text = project.text(name).lowercased()
      return Self.actWords.contains { text.contains($0) }
    }
  }

  /// The action brings a value along and may so come again and again, as a text does with each letter and a row with its number.
  func mayComeOften(_ site: Site) -> Bool {
    guard let clause = reducerCase(around: site) else { return true }
    return !isOneAct(site) && actions(of: clause).contains { carriesValue($0) }
  }

  private static let actWords = [
    "tap", "press", "click", "select", "chosen", "choose", "pick", "confirm", "submit", "toggle", "button", "dismiss", "cancel", "delete", "save", "remove", "finish",
  ]

  /// The outermost case around a site in its own function.
  private func reducerCase(around site: Site) -> Site? { ancestors(of: site).last { project.kind($0) == .switchCase } }

  private func actions(of clause: Site) -> [Site] { children(clause).filter { project.kind($0) == .pattern } }

  private func lastMember(of pattern: Site) -> Name? {
    ([pattern] + ownEvents(of: pattern)).last { [.implicitMember, .member].contains(project.kind($0)) }.map { project.name($0) }
  }

  private func carriesValue(_ pattern: Site) -> Bool {
    ownEvents(of: pattern).contains { [.binding, .keyPath].contains(project.kind($0)) }
  }
}
