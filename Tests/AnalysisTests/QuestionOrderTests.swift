// Answers are remembered while they are asked for, and questions go round in circles: what is answered must not depend on which question came first.
// HANGLINT_ORDER_TREE names a folder of Swift files to ask about besides the fixtures.
@testable import Analysis
import Foundation
import Knowledge
import Source
import TestSupport
import Testing

@Suite("Answers do not depend on the order of questions") struct QuestionOrderTests {
  @Test("about the fixtures, asked forwards and backwards", arguments: Fixture.topics) func fixtures(_ topic: String) throws {
    let differences = Self.differences(try Fixture.snippet(topic).files)
    #expect(differences == [])
  }

  /// The closure of the inner call runs where the outer one's does, which the inner call leads back to.
  @Test("about functions that hand a closure to themselves") func recursion() {
    let text = """
      import Foundation
      final class Zone {
        var left: [[Int]] = []
        func send(_ items: [Int], then done: @escaping (Bool) -> Void) { DispatchQueue.main.async { done(items.isEmpty) } }
        func save(_ items: [Int], completion: @escaping (Bool) -> Void) {
          send(items) { isDone in
            guard !isDone else { return completion(true) }
            @MainActor func next() {
              if let more = self.left.popLast() {
                self.save(more) { result in if result { next() } else { completion(false) } }
              } else {
                completion(true)
              }
            }
            next()
          }
        }
        func other(_ items: [Int], completion: @escaping (Bool) -> Void) { again(items, completion: completion) }
        func again(_ items: [Int], completion: @escaping (Bool) -> Void) {
          if items.isEmpty { DispatchQueue.global().async { completion(true) } } else { other([], completion: { completion($0) }) }
        }
        func start(at delay: Double) { DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: { self.left = [] }) }
      }

      """
    #expect(Self.differences([(path: "Zone.swift", text: text)]) == [])
  }

  @Test("what is loud is so whatever else is shown", arguments: Fixture.topics) func levels(_ topic: String) throws {
    let snippet = try Fixture.snippet(topic)
    let project = Project(
      files: snippet.files.map { (path: $0.path, summary: summarize(Array($0.text.utf8))) }, targets: ProjectTargets(fileCount: snippet.files.count),
      knowledge: Snippet.knowledge)
    let loud = [Severity.note, .warning].map { minimum in
      lint(project, knowledge: Snippet.knowledge, options: LintOptions(minimum: minimum)).findings.filter { $0.severity > .note }.map { "\($0.at.start) \($0.rule) \($0.severity)" }
    }
    #expect(loud[0] == loud[1])
  }

  static let tree = ProcessInfo.processInfo.environment["HANGLINT_ORDER_TREE"]

  @Test("about another tree", .enabled(if: tree != nil)) func other() throws {
    let root = URL(fileURLWithPath: Self.tree ?? "")
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted() ?? []
    let files = try names.map { (path: $0, text: String(decoding: try Data(contentsOf: root.appendingPathComponent($0)), as: UTF8.self)) }
    let differences = Self.differences(files)
    for difference in differences.prefix(60) { Issue.record("\(difference)") }
    #expect(differences.count == 0)
  }

  private static func differences(_ files: [(path: String, text: String)]) -> [String] {
    let project = Project(
      files: files.map { (path: $0.path, summary: summarize(Array($0.text.utf8))) }, targets: ProjectTargets(fileCount: files.count),
      knowledge: Snippet.knowledge)
    let sites = project.units.prefix(files.count).flatMap { unit in (0 ..< UInt32(unit.summary.events.count)).map { Site(unit.index, $0) } }
    let (forwards, backwards) = (answers(project, sites), answers(project, sites.reversed()))
    return sites.compactMap { site in
      guard let one = forwards[site], let other = backwards[site], one != other else { return nil }
      let unit = project.unit(site)
      let start = unit.summary.events.starts[Int(site.event)]
      let line = unit.summary.lineStarts.lastIndex { $0 <= start } ?? 0
      return "\(unit.path):\(line + 1) \(project.kind(site)) \(project.text(project.name(site))): \(one), not \(other)"
    }
  }

  private static func answers(_ project: Project, _ sites: [Site]) -> [Site: String] {
    let resolver = LintContext(asking: project, Snippet.knowledge).resolver
    var result: [Site: String] = [:]
    for site in sites {
      switch project.kind(site) {
      case .body, .closure:
        let place = resolver.place(of: site)
        result[site] = "\(place.place.rawValue) \(place.isInPlace) \(place.confidence)"
      case .call, .member, .name, .subscript:
        let resolution = resolver.resolution(of: site)
        result[site] = resolution.targets.map { project.text(project.name($0)) + "\($0.index)" }.joined(separator: " ")
      default: break
      }
    }
    return result
  }
}
