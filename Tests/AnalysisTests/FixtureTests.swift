// Lints every topic of Tests/Fixtures: what is found must be what the markers in its files say, no more and no less.
import TestSupport
import Testing

@Suite("Fixtures") struct FixtureTests {
  @Test("Markers and findings agree", arguments: Fixture.topics) func agree(_ topic: String) throws {
    let snippet = try Fixture.snippet(topic)
    #expect(snippet.disagreements() == [])
  }

  @Test("The topics are found") func topics() {
    #expect(Fixture.topics.count > 10)
  }

  @Test("A finding without a marker and a marker without a finding both count") func bothDirections() {
    let unmarked = "import Foundation\n@MainActor func f() {\n  Thread.sleep(forTimeInterval: 1)\n}\n"
    #expect(Snippet(unmarked).disagreements().count == 1)
    #expect(Snippet("@MainActor func f() {}  // expect: sleep-on-main\n").disagreements() == ["Snippet.swift:1: sleep-on-main is not found"])
    let gap = unmarked.replacing("1)", with: "1)  // known gap: sleep-on-main")
    #expect(Snippet(gap).disagreements().contains { $0.contains("known gap") })
  }
}
