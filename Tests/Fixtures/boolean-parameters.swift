// A Boolean parameter decides whether a helper blocks: a call that gives the other value does not.
import Foundation

final class Rows {
  var rows: [Data] = []

  func all(reload: Bool = false) -> [Data] {
    if reload { fill() }
    return rows
  }

  func forwarded(reload: Bool) -> [Data] { all(reload: reload) }

  func filled(skip: Bool) {
    guard !skip, rows.isEmpty else { return }
    fill()
  }

  func early(quick: Bool) {
    if quick { return }
    fill()
  }

  private func fill() { Thread.sleep(forTimeInterval: 1) }
}

@MainActor func byDefault(_ rows: Rows) { _ = rows.all() }
@MainActor func without(_ rows: Rows) { _ = rows.all(reload: false) }
@MainActor func with(_ rows: Rows) { _ = rows.all(reload: true) }  // expect: sleep-on-main error
@MainActor func unknown(_ rows: Rows, isStale: Bool) { _ = rows.all(reload: isStale) }  // expect: sleep-on-main error
@MainActor func throughAnother(_ rows: Rows) { _ = rows.forwarded(reload: false) }
@MainActor func throughAnotherWith(_ rows: Rows) { _ = rows.forwarded(reload: true) }  // expect: sleep-on-main error
@MainActor func guarded(_ rows: Rows) { rows.filled(skip: true) }
@MainActor func unguarded(_ rows: Rows) { rows.filled(skip: false) }  // expect: sleep-on-main error
@MainActor func leftEarly(_ rows: Rows) { rows.early(quick: true) }
@MainActor func stayed(_ rows: Rows) { rows.early(quick: false) }  // expect: sleep-on-main error
