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

/// Local variables have accessors, too: they run where the variable is used.
@MainActor func locals(_ cache: Cache) {
  var contents: Data? { cache.contents }
  var unused: Data? { cache.contents }
  var name: String {
    get { "local" }
    set { cache.name = newValue }
  }
  var size = 1 {
    didSet { cache.size = size }
  }
  _ = contents  // expect: disk-on-main
  _ = name
  _ = size
  [1].forEach { _ in name = "other" }  // expect: sleep-on-main
  size = 2  // expect: sleep-on-main
}

func localsElsewhere(_ cache: Cache) {
  var contents: Data? { cache.contents }
  DispatchQueue.global().async {
    var inner: Data? { cache.contents }
    _ = inner
    _ = contents
  }
}

/// The initial value of a local variable is computed where it stands, and hides the member of that name.
struct Locals {
  let cache: Cache
  var contents: Data? { cache.contents }

  func run() -> Int {
    var contents: Int { 1 }
    var size = cache.contents?.count {
      didSet { print("changed") }
    }
    size = 1
    return contents
  }
}

@MainActor func runLocals(_ locals: Locals) { _ = locals.run() }  // expect: disk-on-main

/// Subscripts of a type itself.
enum Vault {
  static subscript(name: String) -> Data? { FileManager.default.contents(atPath: name) }
}

struct Shelves {
  static subscript(number: Int) -> Data? { FileManager.default.contents(atPath: "\(number)") }
  subscript(number: Int) -> Data? { nil }
}

@MainActor final class VaultReader {
  let shelves = Shelves()
  func read() -> Data? { Vault["/var/a"] }  // expect: disk-on-main
  func shelf() -> Data? { Shelves[1] }  // expect: disk-on-main
  func own() -> Data? { shelves[1] }
}
