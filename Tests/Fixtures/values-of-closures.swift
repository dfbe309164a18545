// A struct of closures has several values: where the value is known that is called, the closures of the others are not meant.
import Foundation

struct Journal {
  var note: (String) -> Void

  static let live = Journal { try? $0.write(toFile: "/var/journal", atomically: true, encoding: .utf8) }
  static let silent = Journal { _ in }
  static var empty: Journal { Journal(note: { _ in }) }
  static var current = Journal.live
}

@MainActor final class Screen {
  private let journal = Journal.silent
  private let own = Journal.live
  private let given: Journal
  init(_ given: Journal = .silent) { self.given = given }

  func known() {
    journal.note("a")
    Journal.silent.note("a")
    Journal.empty.note("a")
  }

  func live() { own.note("a") }  // expect: disk-on-main warning
  func perhaps() { given.note("a") }  // expect: disk-on-main warning
  func current() { Journal.current.note("a") }  // expect: disk-on-main warning
}
