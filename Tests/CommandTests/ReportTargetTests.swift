// Which formats go where: what was typed, what the environment says, what the terminal is.
import Testing

@testable import hanglint

@Suite struct ReportTargetTests {
  private func targets(_ typed: [String], _ variables: [String: String] = [:], terminal: Bool = false) throws -> [String] {
    let environment = OutputEnvironment { variables[$0] }
    return try ReportTarget.targets(Arguments(typed), environment: environment, isTerminal: terminal)
      .map { $0.format.rawValue + ($0.file.map { ">" + $0 } ?? "") }
  }

  @Test func theFormatFollowsTheReader() throws {
    #expect(try targets([]) == ["concise"])
    #expect(try targets([], terminal: true) == ["full"])
    #expect(try targets([], ["GITHUB_ACTIONS": "true"]) == ["github"])
    #expect(try targets(["-f", "json"], ["GITHUB_ACTIONS": "true"], terminal: true) == ["json"])
    #expect(try targets(["-o", "out"], terminal: true) == ["concise>out"])
  }

  @Test func oneRunWritesSeveral() throws {
    #expect(try targets(["-f", "concise", "-f", "json=a=b.json"]) == ["concise", "json>a=b.json"])
    #expect(try targets(["-f", "full=x", "-f", "json", "-o", "y"]) == ["full>x", "json>y"])
  }

  @Test(arguments: [["-f", "json", "-f", "full"], ["-f", "json="], ["-f", "json=a", "-o", "b"], ["-f", "json=a", "-f", "full=a"]])
  func clashesAreRefused(_ typed: [String]) {
    #expect(throws: UsageError.self) { try targets(typed) }
  }
}
