// What a getter finds out the first time and keeps, it does once: with many users nobody can tell for whom, and it is no work of each frame.
import SwiftUI

final class Words {
  static let shared = Words()
  private var kept: [String]?
  private var other: [String: String] = [:]

  var all: [String] {
    if let kept { return kept }
    let text = (try? String(contentsOfFile: "/words", encoding: .utf8)) ?? ""
    kept = [text]
    return [text]
  }

  /// Of many keys each is read once.
  func entry(_ key: String) -> String {
    if let known = other[key] { return known }
    let text = (try? String(contentsOfFile: key, encoding: .utf8)) ?? ""
    other[key] = text
    return text
  }

  /// It leaves early, but keeps nothing.
  func fresh() -> String {
    if let kept { return kept.joined() }
    return (try? String(contentsOfFile: "/fresh", encoding: .utf8)) ?? ""
  }
}

@MainActor final class Pages {
  func first() -> Int { Words.shared.all.count }  // expect: disk-on-main note
  func second() -> Int { Words.shared.all.count }
  func third() -> Int { Words.shared.all.count }
  func fourth() -> Int { Words.shared.all.count }
  func entry() -> String { Words.shared.entry("a") }  // expect: disk-on-main warning
  func other() -> String { Words.shared.entry("b") }  // expect: disk-on-main warning
  func fresh() -> String { Words.shared.fresh() }  // expect: disk-on-main warning
}

struct WordView: View {
  var body: some View { Text(Words.shared.entry("c")) }  // expect: blocking-in-frame warning
}
