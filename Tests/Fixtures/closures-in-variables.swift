// Closures and functions that are the value of a variable, whole or as an element of a collection: who calls the variable calls them.
import Foundation

func readDraft() -> String { (try? String(contentsOfFile: "/var/data/draft", encoding: .utf8)) ?? "" }

let typed: () -> String = { readDraft() }
let untyped = { (name: String) in (try? String(contentsOfFile: name, encoding: .utf8)) ?? "" }
let named = readDraft
let table: [String: () -> String] = ["draft": { readDraft() }]
let steps: [() -> String] = [{ readDraft() }]
let quick: () -> String = { "" }
let never: () -> String = { readDraft() }
let loaded: () -> Void = { sleep(2) }

enum Readers {
  static let draft = readDraft
  static let steps: [() -> String] = [{ readDraft() }]
}

@MainActor final class Drafts {
  func whole() -> String { typed() }  // expect: disk-on-main warning
  func argument() -> String { untyped("/var/data/draft") }  // expect: disk-on-main warning
  func byName() -> String { named() }  // expect: disk-on-main warning
  func ofType() -> String { Readers.draft() }  // expect: disk-on-main warning
  func sure() { loaded() }  // expect: sleep-on-main error
  func handedOn() -> [String] { ["/var/data/draft"].map(untyped) }  // expect: disk-on-main warning
  func local() -> String {
    let read = readDraft
    return read()  // expect: disk-on-main warning
  }
  func lookedUp() -> String? { table["draft"]?() }  // expect: disk-on-main warning
  func unwrapped() -> String {
    guard let read = table["draft"] else { return "" }
    return read()  // expect: disk-on-main warning
  }
  func looped() {
    for step in steps { _ = step() }  // expect: disk-on-main warning
  }
  func loopedOfType() {
    for step in Readers.steps { _ = step() }  // expect: disk-on-main warning
  }
  func count() -> Int { steps.count + table.count }
  func other() -> String { quick() }
  func elsewhere() { DispatchQueue.global().async { _ = typed() } }
  func hidden() -> String {
    let typed = { "" }
    return typed()
  }
}
