// A call through a protocol or a class that may be overridden leads to all that can stand in, at most as a warning; a known type leads to one.
import Foundation

protocol Source {
  func load() -> Int
}

struct SlowSource: Source {
  func load() -> Int {
    Thread.sleep(forTimeInterval: 1)
    return 1
  }
}

struct QuickSource: Source {
  func load() -> Int { 2 }
}

/// The same name, but no source.
struct Unrelated {
  func load() -> Int { 3 }
}

class Base {
  func run() {}
  func open() { Thread.sleep(forTimeInterval: 1) }
}

final class Derived: Base {
  override func run() { Thread.sleep(forTimeInterval: 1) }
  override func open() {}
}

@MainActor final class Reader {
  let source: any Source = QuickSource()

  func anySource() -> Int {
    source.load()  // expect: sleep-on-main warning
  }

  func someSource(_ source: some Source) -> Int {
    source.load()  // expect: sleep-on-main warning
  }

  func genericSource<S: Source>(_ source: S) -> Int {
    source.load()  // expect: sleep-on-main warning
  }

  func slow() -> Int {
    SlowSource().load()  // expect: sleep-on-main error
  }

  func quick() -> Int {
    QuickSource().load()
  }

  func unrelated(_ other: Unrelated) -> Int {
    other.load()
  }

  func overridden(_ base: Base) {
    base.run()  // expect: sleep-on-main warning
  }

  func derived(_ derived: Derived) {
    derived.run()  // expect: sleep-on-main error
  }

  func derivedOverrides(_ derived: Derived) {
    derived.open()
  }
}
