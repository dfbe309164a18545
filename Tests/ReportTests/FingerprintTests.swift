// What a finding is recognised by when lines move and text around it changes.
import Analysis
import Testing

@testable import Report

@Suite struct FingerprintTests {
  private func print(_ text: String, path: String = "A.swift", message: String = "m") -> [Fingerprint] {
    var sample = Sample([path: text])
    sample.result.findings = [.reading(at: sample.place("load()", in: path), message: message)]
    return sample.report().fingerprints
  }

  @Test func linesBlanksAndMessagesDoNotCount() {
    #expect(print("  x = load()\n") == print("\n\n\tx=load()", message: "other"))
  }

  @Test func theCallLineCounts() {
    #expect(print("x = load()") != print("y = load()"))
  }

  @Test func aMovedFileKeepsItsSecondIdentity() {
    let here = print("load()"), there = print("load()", path: "B.swift")
    #expect(here[0].value != there[0].value)
    #expect(here[0].moved == there[0].moved)
  }

  @Test func equalOnesAreNumbered() {
    var sample = Sample(["A.swift": "load()\nload()\n"])
    sample.result.findings = [0, 7].map { .reading(at: SourcePlace(file: 0, start: $0, end: $0 + 6)) }
    let prints = sample.report().fingerprints
    #expect(prints[0].value != prints[1].value)
    #expect(prints[0].text.count == 16)
  }

  /// Identities are written into baselines: this value must never change.
  @Test func theValueIsFrozen() {
    #expect(print("load()")[0].text == "465370fb75919dc7")
  }
}
