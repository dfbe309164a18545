// An optional hands what it holds to the closure of its `map` and `flatMap`; unwrapped, a collection hands over its elements.
import Foundation

struct Draft {
  var text: String { (try? String(contentsOfFile: "/var/data/draft", encoding: .utf8)) ?? "" }
  var title: String { "draft" }
}

@MainActor final class Drafts {
  var current: Draft?
  var all: [Draft] = []
  var archive: [Draft]?
  var byName: [String: Draft] = [:]

  func mapped() -> String? { current.map { $0.text } }  // expect: disk-on-main warning
  func named() -> String? { current.flatMap { draft in draft.text } }  // expect: disk-on-main warning
  func first() -> String? { all.first.map { $0.text } }  // expect: disk-on-main warning
  func found() -> String? { byName["a"].map { $0.text } }  // expect: disk-on-main warning
  func cast(_ value: Any) -> String? { (value as? Draft).map { $0.text } }  // expect: disk-on-main warning
  func path() -> String? { current.map(\.text) }  // expect: disk-on-main warning
  func made() -> String? { current.map { _ in Draft() }?.text }  // expect: disk-on-main warning
  func whole() -> String? { archive.map { $0[0].text } }  // expect: disk-on-main warning
  func each() -> [String]? { archive?.map { $0.text } }  // expect: disk-on-main warning
  func unwrapped() -> [String] {
    guard let archive else { return [] }
    return archive.map { $0.text }  // expect: disk-on-main warning
  }
  func titles() -> String? { current.map { $0.title } }
  func later() { DispatchQueue.global().async { [all] in _ = all.first.map { $0.text } } }

  // Where the URL leads is known of what the closure is given, too.
  func unknown(_ url: URL?) -> Data? { url.flatMap { try? Data(contentsOf: $0) } }  // expect: network-on-main warning
  func file() -> Data? {
    let url: URL? = URL(fileURLWithPath: "/var/data/draft")
    return url.flatMap { try? Data(contentsOf: $0) }  // expect: disk-on-main warning
  }
  func remote() -> Data? {
    URL(string: "https://example.com/draft").flatMap { url in try? Data(contentsOf: url) }  // expect: network-on-main error
  }
  func files() {
    let urls = [URL(fileURLWithPath: "/var/data/draft")]
    urls.forEach { _ = try? Data(contentsOf: $0) }  // expect: disk-on-main warning
  }
}
