// What allow comments say, and which bytes they cover.
import Testing
@testable import Source

@Suite("Allow comments")
struct SummaryAllowanceTests {
  /// The covered text of each allowance.
  private func covered(_ source: String) -> [String] {
    let summary = summarize(Array(source.utf8))
    return summary.allowances.map { summary.text($0.covered, of: source) }
  }

  private func allowance(_ comment: String) -> (rules: [String], until: UInt32, reason: String, seenByGrep: Bool)? {
    let summary = summarize(Array("a() \(comment)".utf8))
    guard let first = summary.allowances.first else { return nil }
    return (first.rules.map { summary.names.text($0) }, first.until, summary.names.text(first.reason), first.seenByGrep)
  }

  @Test func rulesDateAndReason() throws {
    let full = try #require(allowance("// allow-sync: [wait-on-main, sleep-on-main] until=2027-01-31 legacy code, see #12  "))
    #expect(full.rules == ["wait-on-main", "sleep-on-main"])
    #expect(full.until == 20270131)
    #expect(full.reason == "legacy code, see #12")
    #expect(full.seenByGrep)
    let bare = try #require(allowance("// allow-sync:"))
    #expect(bare.rules == [] && bare.until == 0 && bare.reason == "" && bare.seenByGrep)
    let malformed = try #require(allowance("// allow-sync: until=2027-13-01 soon"))
    #expect(malformed.until == .max && malformed.reason == "soon")
    for list in ["[unclosed reason", "[] reason", "[ , ] reason"] {
      #expect(summarize(Array("a() // allow-sync: \(list)".utf8)).allowances.map(\.isMisspelt) == [true])
    }
    #expect(allowance("// allow-sync: …\u{200B}.")?.reason == "")
    for (day, isOne) in [("2028-02-29", true), ("2027-02-29", false), ("2027-04-31", false), ("2100-02-29", false), ("2027-12-31", true)] {
      #expect((allowance("// allow-sync: until=\(day) soon")?.until != .max) == isOne, "\(day)")
    }
    let late = try #require(allowance("// allow-sync: because until=2027-01-01"))
    #expect(late.until == 0 && late.reason == "because until=2027-01-01")
  }

  @Test func spellingsOfTheMarker() {
    #expect(allowance("//allow-sync: x")?.seenByGrep == false)
    #expect(allowance("//  allow-sync: x")?.seenByGrep == false)
    #expect(allowance("/* allow-sync: x */")?.reason == "x")
    #expect(allowance("/* allow-sync: x */")?.seenByGrep == false)
    #expect(allowance("/// allow-sync: x") == nil)
    #expect(allowance("/// see // allow-sync: x") == nil)
    #expect(allowance("// slow disks only // allow-sync: x")?.reason == "x")
    #expect(allowance("// slow disks only // allow-sync: x")?.seenByGrep == true)
    #expect(allowance("/** allow-sync: x */") == nil)
    #expect(allowance("// see allow-sync: x") == nil)
  }

  @Test func stringsHoldNoComments() {
    #expect(covered("let s = \"// allow-sync: x\"") == [])
  }

  @Test func besideACallTheLine() {
    #expect(covered("a()\nb() // allow-sync: x\nc()") == ["b() // allow-sync: x\n"])
  }

  @Test func aboveTheWholeStatement() {
    #expect(covered("func f() {\n  // allow-sync: x\n  let a = b(\n    c()\n  )\n  d()\n}") == ["let a = b(\n    c()\n  )"])
    #expect(covered("func f() {\n  // allow-sync: x\n\n  // other\n  if a { b() } else { c() }\n}") == ["if a { b() } else { c() }"])
    #expect(covered("f {\n  // allow-sync: x\n  a()\n  b()\n}") == ["a()"])
  }

  @Test func stackedCommentsCoverTheSame() {
    #expect(covered("// allow-sync: [a] x\n// allow-sync: [b] y\nc()\nd()") == ["c()", "c()"])
  }

  @Test func aboveADeclarationItsBodyToo() {
    #expect(covered("struct S {\n  // allow-sync: x\n  @A func f() {\n    b()\n  }\n  func g() {}\n}") == ["@A func f() {\n    b()\n  }"])
    #expect(covered("// allow-sync: x\nclass C { func f() { } }\nlet a = 1") == ["class C { func f() { } }"])
  }

  @Test func besideAnOpeningBraceTheDeclaration() {
    #expect(covered("func f() { // allow-sync: x\n  a()\n}\nb()") == ["func f() { // allow-sync: x\n  a()\n}\n".dropLast().description])
    #expect(covered("if a { // allow-sync: x\n  b()\n}") == ["if a { // allow-sync: x\n"])
  }

  @Test func casesLinksAndArguments() {
    #expect(covered("switch a {\n// allow-sync: x\ncase 1:\n  b()\n  c()\ncase 2: d()\n}") == ["case 1:\n  b()\n  c()"])
    #expect(covered("a\n  // allow-sync: x\n  .b(1) { c() }\n  .d()") == [".b(1) { c() }"])
    #expect(covered("a(\n  // allow-sync: x\n  b: c(),\n  d: e())") == ["b: c(),"])
    #expect(covered("let a = b\n  // allow-sync: x\n  ?? c()") == ["?? c()"])
  }

  @Test func beforeNothingNothing() {
    #expect(covered("f {\n  a()\n  // allow-sync: x\n}") == [""])
    #expect(covered("a()\n// allow-sync: x") == [""])
  }
}
