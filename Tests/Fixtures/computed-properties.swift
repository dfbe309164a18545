// Properties run code: getters, setters and observers are followed like calls.
import Foundation

final class Cache {
  var contents: Data? { FileManager.default.contents(atPath: "/data/cache") }

  var name: String {
    get { "cache" }
    set { Thread.sleep(forTimeInterval: 1) }
  }

  var size = 0 {
    didSet { Thread.sleep(forTimeInterval: 1) }
  }

  var limit = 0 {
    willSet { Thread.sleep(forTimeInterval: 1) }
  }

  let stored = 3
  var quiet: Int { stored + 1 }
}

@MainActor final class Panel {
  let cache = Cache()

  func read() -> Int {
    cache.contents?.count ?? 0  // expect: disk-on-main
  }

  func readName() -> String {
    cache.name
  }

  func writeName() {
    cache.name = "new"  // expect: sleep-on-main
  }

  func writeSize() {
    cache.size = 3  // expect: sleep-on-main
  }

  func addToSize() {
    cache.size += 1  // expect: sleep-on-main
  }

  func writeLimit() {
    cache.limit = 4  // expect: sleep-on-main
  }

  func readSize() -> Int {
    cache.size + cache.quiet
  }

  var title: String {
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main
    return "title"
  }
}
