import Source

/// Closures kept in an array or a dictionary: where one of them is taken out and called.
extension Resolver {
  /// `table[key]?()`, `if let action = table[key] { action() }`, `for step in steps { step() }`: the calls for one use of the collection.
  func calledElements(ofUse use: Site) -> [Site] {
    guard let element = following(use), project.kind(element) == .subscript else { return loopedElements(wholeValue(endingWith: use)) }
    if let call = following(element), project.kind(call) == .call { return [call] }
    guard let holder = parent(wholeValue(endingWith: element)), project.kind(holder) == .binding else { return [] }
    return uses(ofBinding: holder).filter { project.kind($0) == .call }
  }

  private func loopedElements(_ sequence: Site) -> [Site] {
    guard let loop = parent(sequence), project.kind(loop) == .loop, case let parts = children(loop), parts.count > 1, parts[1] == sequence else { return [] }
    return children(parts[0]).filter { project.kind($0) == .binding }.flatMap { uses(ofBinding: $0) }.filter { project.kind($0) == .call }
  }

  /// The chain that ends with a link, or the name alone.
  func wholeValue(endingWith link: Site) -> Site {
    guard let chain = parent(link), project.kind(chain) == .chain, lastChild(chain) == link else { return link }
    return chain
  }

  /// The next link of the chain.
  private func following(_ link: Site) -> Site? {
    guard let chain = parent(link), project.kind(chain) == .chain, case let links = children(chain), let index = links.firstIndex(of: link) else { return nil }
    return index + 1 < links.count ? links[index + 1] : nil
  }
}
