// Observers that are told on main: as many hops as somebody has asked to be told, and each calls another closure. Rows are another matter.
import Foundation

struct Observer {
  let changed: @Sendable (Int) -> Void
}

final class Station: @unchecked Sendable {
  private let queue = DispatchQueue(label: "station")
  private var observers: [Observer] = []
  private var rows: [Int] = []
  private var all: [Int] = []

  func tell(_ state: Int) {
    queue.async {
      for observer in self.observers {
        DispatchQueue.main.async { observer.changed(state) }  // expect: hop-per-element note
      }
    }
  }

  func fill() {
    queue.async {
      for row in self.all {
        DispatchQueue.main.async { self.rows.append(row) }  // expect: hop-per-element warning
      }
    }
  }
}
