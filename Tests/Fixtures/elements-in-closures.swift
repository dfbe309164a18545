// The parameter of a closure that is given to a collection's or a project's generic function has the type that receiver and other arguments say.
import Foundation

struct Item {
  func load() { Thread.sleep(forTimeInterval: 1) }
}

func with<Value, Result>(_ value: Value, _ body: (Value) -> Result) -> Result { body(value) }

@MainActor final class List {
  var items: [Item] = []
  var byName: [String: Item] = [:]

  func each() {
    items.forEach { item in item.load() }  // expect: sleep-on-main
  }

  func eachUnnamed() {
    items.forEach { $0.load() }  // expect: sleep-on-main
  }

  func mapped() -> [Void] {
    items.map { item in item.load() }  // expect: sleep-on-main
  }

  func reduced() -> Int {
    items.reduce(0) { count, item in
      item.load()  // expect: sleep-on-main
      return count + 1
    }
  }

  func chained() {
    items.filter { _ in true }.forEach { $0.load() }  // expect: sleep-on-main
  }

  func values() {
    byName.values.forEach { $0.load() }  // expect: sleep-on-main
  }

  func madeEmpty() {
    var made = [Item]()
    made.append(Item())
    made.forEach { $0.load() }  // expect: sleep-on-main
  }

  func generic() {
    with(Item()) { item in item.load() }  // expect: sleep-on-main
  }
}
