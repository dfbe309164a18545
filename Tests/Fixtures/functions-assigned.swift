// A function that is put by its name into a property, a collection or a variable, or that another function gives back.
import Foundation

enum Reading {
  static func whole(_ path: String) -> Data? { FileManager.default.contents(atPath: path) }
  static func nothing(_ path: String) -> Data? { nil }
}

final class Slot {
  var read: (String) -> Data? = { _ in nil }
  var quiet: (String) -> Data? = { _ in nil }

  func prepare() {
    read = Reading.whole
    quiet = Reading.nothing
  }
}

func chosen() -> (String) -> Data? {
  return Reading.whole
}

@MainActor final class SlotModel {
  let slot = Slot()
  private var table: [String: (String) -> Data?] = ["a": Reading.whole]
  private let still: [(String) -> Data?] = [Reading.nothing]

  func ask() -> Data? { slot.read("/var/a") }  // expect: disk-on-main
  func look() -> Data? { slot.quiet("/var/a") }
  func find() -> Data? { table["a"]?("/var/a") }  // expect: disk-on-main
  func all() -> [Data?] { still.map { $0("/var/a") } }
  func pick() -> Data? { chosen()("/var/a") }  // expect: disk-on-main

  func later() {
    let slot = slot
    DispatchQueue.global().async { _ = slot.read("/var/a") }
  }
}
