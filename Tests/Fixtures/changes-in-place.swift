// Observers and setters run for changes of a part, for mutating methods and for `inout` arguments, as they do for an assignment.
import Foundation

struct Window { var width = 0; var tabs: [Int] = [] }
final class Reference { var number = 0 }

final class Preferences {
  var flags: [String: Int] = [:] { didSet { save() } }
  var rows: [Int] = [] { didSet { save() } }
  var window = Window() { didSet { save() } }
  var count = 0 { didSet { save() } }
  var reference = Reference() { didSet { save() } }
  var plain: [Int] = []
  var sorted: [Int] = [] { didSet { sorted.sort() } }
  private func save() { Thread.sleep(forTimeInterval: 1) }

  init() { rows.append(0) }
}

func raise(_ number: inout Int) { number += 1 }

@MainActor final class PreferencesModel {
  let preferences = Preferences()
  func key() { preferences.flags["a"] = 1 }  // expect: sleep-on-main error
  func keyWithDefault() { preferences.flags["a", default: 0] += 1 }  // expect: sleep-on-main error
  func remove() { preferences.flags.removeValue(forKey: "a") }  // expect: sleep-on-main error
  func append() { preferences.rows.append(1) }  // expect: sleep-on-main error
  func element() { preferences.rows[0] = 1 }  // expect: sleep-on-main error
  func part() { preferences.window.width = 2 }  // expect: sleep-on-main error
  func deep() { preferences.window.tabs[0] = 1 }  // expect: sleep-on-main error
  func partAppended() { preferences.window.tabs.append(2) }  // expect: sleep-on-main error
  func given() { raise(&preferences.count) }  // expect: sleep-on-main error
  func swapped() { swap(&preferences.rows, &preferences.plain) }  // expect: sleep-on-main error

  func read() -> Int { preferences.rows.count + preferences.window.tabs.map { $0 }.count + (preferences.flags["a"] ?? 0) }
  func plain() { preferences.plain.append(1) }
  func referred() { preferences.reference.number = 1 }
  func sort() { preferences.sorted = [2, 1] }
}
