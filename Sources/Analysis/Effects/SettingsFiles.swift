import Source

/// Whether a URL or path, or what was read from one, leads to a file of settings: by the name the file has, or the variable that stands for it. Of a type
/// that is decoded its name says so.
extension Resolver {
  func isSettingsFile(_ site: Site, depth: Int = 0) -> Bool {
    guard depth < 6 else { return false }
    switch project.kind(site) {
    case .try, .await, .argument, .cast: return firstChild(site).map { isSettingsFile($0, depth: depth + 1) } ?? false
    case .literal: return namesSettings(project.name(site))
    case .operation, .interpolatedString: return children(site).last.map { isSettingsFile($0, depth: depth + 1) } ?? false
    // The last component says which file it is; an extension is none, nor is a property such as the path.
    case .chain where lastChild(site).map({ project.name($0) == .selfValue }) ?? false: return previousLink(lastChild(site) ?? site).map { namesSettings(project.name($0)) } ?? false
    case .chain: return children(site).reversed().lazy.compactMap { self.saysSettings($0, depth) }.first ?? false
    default: return saysSettings(site, depth) ?? false
    }
  }

  /// nil: what stands before it says.
  private func saysSettings(_ link: Site, _ depth: Int) -> Bool? {
    let resolution = resolution(of: link)
    if project.kind(link) == .call {
      if let value = arguments(of: link).first.flatMap({ project.firstChild($0) }) {
        if project.kind(value) == .literal, project.text(project.name(value)).utf8.count < 6 { return nil }
        return namesSettings(project.name(link)) || isSettingsFile(value, depth: depth + 1)
      }
      guard let target = resolution.targets.first, !project.unit(target).isInterface else { return nil }
      return namesSettings(project.name(link)) || isSettings(results(of: target), depth)
    }
    if resolution.calledBinding != .none {
      return namesSettings(project.name(link)) || firstChild(resolution.calledBinding).map { isSettingsFile($0, depth: depth + 1) } ?? false
    }
    let variable = resolution.calledVariable != .none ? resolution.calledVariable : resolution.targets.first ?? .none
    guard variable != .none, !project.unit(variable).isInterface, [.variable, .parameter].contains(project.kind(variable)) else { return nil }
    return namesSettings(project.name(link)) || project.kind(variable) == .variable && isSettings(results(of: variable), depth)
  }

  private func isSettings(_ values: [Site]?, _ depth: Int) -> Bool {
    values.map { !$0.isEmpty && $0.allSatisfy { isSettingsFile($0, depth: depth + 1) } } ?? false
  }

  private func namesSettings(_ name: Name) -> Bool {
    if let known = settingsNames[name] { return known }
    let text = project.text(name).lowercased()
    let result = settingsWords.contains { text.contains($0) }
    settingsNames[name] = result
    return result
  }
}
