// A shared value is made once, by whoever comes first: with many users and none at launch nobody can tell who waits for it.
import Foundation

final class Words: Sendable {
  static let shared = Words()
  let text: String
  init() { text = (try? String(contentsOfFile: "/words", encoding: .utf8)) ?? "" }
}

@MainActor final class Pages {
  func first() -> String { Words.shared.text }  // expect: disk-on-main note
  func second() -> String { Words.shared.text }
  func third() -> String { Words.shared.text }
  func fourth() -> String { Words.shared.text }
}

final class Names: Sendable {
  static let shared = Names()
  let text: String
  init() { text = (try? String(contentsOfFile: "/names", encoding: .utf8)) ?? "" }
}

@MainActor final class Cover {
  func only() -> String { Names.shared.text }  // expect: disk-on-main warning
}
