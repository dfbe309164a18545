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

  func contains(_ site: Site) -> Bool {
    let project = resolver.project
    let name = project.kind(site) == .subscript ? Name.subscript : project.name(site)
    guard let candidates = patterns[name] else { return false }
    return candidates.contains { resolver.matches($0, site) && resolver.holds($0.pattern.condition, at: site) }
      && (withAwaited || !resolver.isAsyncOverload(site)) && !resolver.isForeign(site)
  }
}
