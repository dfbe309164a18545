import Knowledge
import Source

/// Whether a call has one of some effects by a page. Where a check looks at few calls only, those are asked about instead of all in the project.
final class UseTest {
  private let resolver: Resolver
  private let withAwaited: Bool
  private var patterns = PackedMap<Name, [PreparedPattern]>()

  /// `withAwaited`: calls that suspend count too.
  init(_ resolver: Resolver, _ patterns: [PreparedPattern], withAwaited: Bool) {
    self.resolver = resolver
    self.withAwaited = withAwaited
    for pattern in patterns {
      for name in pattern.eventNames { self.patterns.append(pattern, to: name) }
    }
  }

  /// Whether the name alone lets it be one.
  func mayContain(_ site: Site) -> Bool { patterns[name(of: site)] != nil }

  private func name(of site: Site) -> Name { resolver.project.kind(site) == .subscript ? .subscript : resolver.project.name(site) }

  func contains(_ site: Site) -> Bool {
    guard let candidates = patterns[name(of: site)] else { return false }
    return candidates.contains { resolver.matches($0, site) && resolver.holds($0.pattern.condition, at: site) }
      && (withAwaited || !resolver.isAsyncOverload(site)) && !resolver.isForeign(site)
  }
}
