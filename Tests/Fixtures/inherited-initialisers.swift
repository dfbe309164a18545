// Initialisers that a subclass inherits, initial values that its objects begin with, and the `super.init()` that nobody writes.
import UIKit

class Shelf {
  let rows: [String]
  init(name: String) { rows = (try? String(contentsOfFile: name, encoding: .utf8))?.components(separatedBy: "\n") ?? [] }
}

class TallShelf: Shelf {}
final class TopShelf: TallShelf { var count: Int { rows.count } }

final class BareShelf: Shelf {
  let label: String
  init(label: String) {
    self.label = label
    super.init(name: label)
  }
}

class Ledger {
  init() { print(FileManager.default.contents(atPath: "/var/ledger") ?? Data()) }
}

final class DatedLedger: Ledger {
  let day: Int
  init(day: Int) { self.day = day }
}

final class OpenLedger: Ledger {
  let isOpen: Bool
  override init() { isOpen = true }
}

final class PlainLedger: Ledger {
  convenience init(page: Int) { self.init() }
}

class Atlas {
  let map = FileManager.default.contents(atPath: "/var/atlas")
}

final class Globe: Atlas {
  let radius: Int
  init(radius: Int) { self.radius = radius }
}

class Light {
  let name: String
  init(name: String) { self.name = name }
}

final class Lamp: Light {
  let watts: Int
  init(watts: Int) {
    self.watts = watts
    super.init(name: "lamp")
  }
}

@MainActor final class Room {
  func tall() -> Shelf { TallShelf(name: "/var/shelf") }  // expect: disk-on-main
  func top() -> Int { TopShelf(name: "/var/shelf").count }  // expect: disk-on-main
  func bare() -> Shelf { BareShelf(label: "/var/shelf") }  // expect: disk-on-main
  func dated() -> Ledger { DatedLedger(day: 1) }  // expect: disk-on-main
  func open() -> Ledger { OpenLedger() }  // expect: disk-on-main
  func plain() -> Ledger { PlainLedger(page: 1) }  // expect: disk-on-main
  func globe() -> Atlas { Globe(radius: 1) }  // expect: disk-on-main
  func lamp() -> Light { Lamp(watts: 5) }
  func later() {
    DispatchQueue.global().async {
      _ = TopShelf(name: "/var/shelf").count
      _ = DatedLedger(day: 1)
    }
  }
}
