// The JSON document, field by field.
import Analysis
import Foundation
import Testing

@testable import Knowledge
@testable import Report

@Suite struct JSONTests {
  @Test func theWholeDocument() {
    var sample = Sample.callers
    var allowed = sample.result.findings.removeLast()
    allowed.chain = []
    allowed.because = [Reason(text: "built so"), Reason(text: "page", page: PageLine(page: "sdk/uikit", line: 7))]
    sample.result.suppressed = [
      SuppressedFinding(
        finding: allowed, allowances: [UsedAllowance(place: sample.place("store.load(again", in: "Feed.swift"), reason: "\"small\"\tfile")])
    ]
    let prints = sample.report()
    #expect(sample.report().json() == """
      {"schemaVersion": 1, "tool": {"name": "hanglint", "version": "0.0.0"}, "summary": {"files": 2, "errors": 0, "warnings": 1, \
      "notes": 0, "suppressed": 1}, "findings": [
        {"rule": "disk-on-main", "family": "main-thread", "severity": "warning", "place": "main", "message": "Feed.refresh() calls \
      Data.init(contentsOf:), which reads the whole file", "instead": "read it in a @concurrent function", "path": "Feed.swift", \
      "line": 4, "column": 5, "endLine": 4, "endColumn": 17, "symbol": "Feed.refresh()", "callee": "Data.init(contentsOf:)", \
      "alsoRules": [], "chain": [{"path": "Feed.swift", "line": 4, "column": 5, "symbol": "Feed.refresh()", "text": "calls Store.load()"}, \
      {"path": "Store.swift", "line": 3, "column": 17, "symbol": "Store.load()", "text": "reads the whole file"}], \
      "because": [{"path": "Feed.swift", "line": 1, "column": 1, "text": "Feed is @MainActor"}], "fingerprint": \
      "\(prints.fingerprints[0].text)"}
      ], "suppressed": [
        {"rule": "disk-on-main", "family": "main-thread", "severity": "warning", "place": "main", "message": "Feed.reset() calls \
      Data.init(contentsOf:), which reads the whole file", "instead": "read it in a @concurrent function", "path": "Feed.swift", \
      "line": 6, "column": 18, "endLine": 6, "endColumn": 41, "symbol": "Feed.reset()", "callee": "Data.init(contentsOf:)", \
      "alsoRules": [], "chain": [], "because": [{"path": null, "line": null, "column": null, "text": "built so"}, \
      {"path": "rules/sdk/uikit.md", "line": 7, "column": 1, "text": "page"}], "fingerprint": \
      "\(prints.suppressedFingerprints[0].text)", "allowances": [{"path": "Feed.swift", "line": 6, "column": 18, \
      "reason": "\\"small\\"\\tfile"}]}
      ], "errors": []}

      """)
  }

  @Test func emptyReportIsValid() {
    #expect(Sample([:]).report().json() == """
      {"schemaVersion": 1, "tool": {"name": "hanglint", "version": "0.0.0"}, "summary": {"files": 0, "errors": 0, "warnings": 0, \
      "notes": 0, "suppressed": 0}, "findings": [], "suppressed": [], "errors": []}

      """)
  }

  @Test func everyCharacterSurvives() throws {
    let text = String(String.UnicodeScalarView((0 ..< 0x250).compactMap(Unicode.Scalar.init))) + "한글🙂\u{2028}\u{FFFF}"
    var sample = Sample(["A.swift": "load()"])
    sample.result.findings = [.reading(at: sample.place("load()", in: "A.swift"), message: text)]
    let document = try JSONSerialization.jsonObject(with: Data(sample.report().json().utf8)) as? [String: Any]
    let findings = document?["findings"] as? [[String: Any]]
    #expect(findings?.first?["message"] as? String == text)
  }
}
