// Tokens and calls of our own files, as `inspect` prints them, against the parser of the toolchain. Files that this parser finds broken are left out.
import Source
import TestSupport
import Testing

@Suite("The toolchain's parser agrees", .enabled(if: Oracle.libraries != nil, "this toolchain has no SwiftParser under lib/swift/host"))
struct OracleTests {
  @Test("The parser answers for every file") func answers() {
    #expect(Oracle.facts.keys.sorted() == Oracle.files.sorted())
    let broken = Oracle.facts.filter { $0.value.isBroken }.map(\.key).filter { $0.hasPrefix("Sources/") }
    #expect(broken == [])
  }

  @Test("on words, numbers and marks") func tokens() throws {
    for (path, facts) in Oracle.facts where !facts.isBroken {
      let ours = inspectTokens(try Fixture.bytes(path)).filter { ["word", "number", "mark"].contains($0.kind) }
      compare(path, Set(ours.map { "\($0.offset) \($0.length)" }), facts.tokens)
    }
  }

  @Test("on calls, their labels and trailing closures") func calls() throws {
    for (path, facts) in Oracle.facts where !facts.isBroken {
      let ours = inspectedCalls(try Fixture.bytes(path))
      compare(path, Set(ours.map { "\($0.offset) \($0.name) \($0.trailingClosures)" }), facts.calls)
    }
  }

  private func compare(_ path: String, _ ours: Set<String>, _ theirs: Set<String>) {
    #expect(theirs.subtracting(ours).sorted() == [], "\(path): missing")
    #expect(ours.subtracting(theirs).sorted() == [], "\(path): extra")
  }
}
