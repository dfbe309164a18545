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

  /// An object just made is what it was made as.
  func made() {
    Base().run()
    let base = Base()
    base.run()
    var other = Base()
    other.run()  // expect: sleep-on-main warning
    other = Derived()
  }

  let kept = Base()

  func constant() {
    kept.run()
  }

  /// A sibling's override is not this type's.
  func sibling(_ sibling: Sibling) {
    sibling.run()
  }

  /// Nor is it what an object just made runs further on.
  func through() {
    Base().again()
  }
}

final class Sibling: Base {}

extension Base {
  /// `self` may be a subclass.
  func again() { run() }
}

class Preparing {
  class func prepare() {}
}

final class SlowPreparing: Preparing {
  override class func prepare() { Thread.sleep(forTimeInterval: 1) }
}

@MainActor func prepares(_ type: Preparing.Type) {
  Preparing.prepare()
  type.prepare()  // expect: sleep-on-main warning
}
