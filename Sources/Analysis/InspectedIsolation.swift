import Knowledge
import Source

/// Why little or nothing is said of what a file does on the main thread; nil: all is said.
/// - Parameter file: as it was given to the link.
public func quietWords(ofFile file: Int, in project: Project) -> String? { FileContexts.words(for: project.units[file], in: project) }

/// What `inspect isolation` prints: for every call of the given files where the compiler believes it to run, and where it really does.
public struct InspectedIsolation: Sendable {
  /// From 1.
  public var line: Int
  /// UTF-8 bytes from 1, of the callee's last name.
  public var column: Int
  public var name: String
  /// In the words of the contract: `MainActor`, another global actor, `actor:T`, `isolated:T`, `nonisolated-async`, `caller-async`, `nonisolated-sync`, `unknown`.
  public var isolation: String
  public var place: String
  public var reason: String
}

/// The calls of each file of a project, in source order.
public func inspectIsolation(_ project: Project, knowledge: Knowledge) -> [[InspectedIsolation]] {
  let context = LintContext(asking: project, knowledge)
  return project.files.map { unit in
    unit.summary.events.kinds.indices.compactMap { index in
      guard unit.summary.events.kinds[index] == .call, unit.summary.events.names[index] != .none else { return nil }
      return inspected(Site(unit.index, UInt32(index)), unit, context)
    }
  }
}

private func inspected(_ site: Site, _ unit: SourceUnit, _ context: LintContext) -> InspectedIsolation {
  let resolver = context.resolver
  let verdict = resolver.isolation(at: site)
  let start = unit.summary.events.starts[Int(site.event)]
  let line = unit.line(start)
  var place = PlaceVerdict(place: .unknown, confidence: .low)
  if let home = resolver.home(site) { place = context.graph.threadChecks.verdict(site, in: home.body) }
  let tests = place.grounds.filter { $0.fact == .testedOnMain || $0.fact == .testedOffMain }
  let reasons = FindingText(context).because(site, PlaceVerdict(place: place.place, grounds: tests + verdict.grounds), mark: nil)
  return InspectedIsolation(
    line: line, column: Int(start - unit.summary.lineStarts[line - 1]) + 1,
    name: unit.summary.names.text(unit.summary.events.names[Int(site.event)]), isolation: resolver.text(verdict.isGuess ? .unknown : verdict.isolation),
    place: place.place.rawValue, reason: reasons.map(\.text).joined(separator: "; "))
}
