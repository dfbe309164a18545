// The main actor comes from superclasses, protocols, witnesses and overrides, and `nonisolated` ends it.
import Foundation

@MainActor class Base {
  func show() {}
  nonisolated func log() {}
}

class Middle: Base {}

final class Leaf: Middle {
  override func show() {
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main error
  }

  func other() {
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main error
  }

  override nonisolated func log() {
    Thread.sleep(forTimeInterval: 1)
  }
}

@MainActor protocol Showing {
  func show()
}

extension Showing {
  func showTwice() {
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main error
  }
}

struct Page: Showing {
  func show() {
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main error
  }
}

protocol Loading {
  @MainActor func load()
  func store()
}

final class Loader: Loading {
  func load() {
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main error
  }

  func store() {
    Thread.sleep(forTimeInterval: 1)
  }
}

@MainActor struct Outer {
  /// A nested type is no member: the actor is not handed down.
  struct Nested {
    func run() {
      Thread.sleep(forTimeInterval: 1)
    }
  }

  enum Kind {
    case one

    func run() {
      Thread.sleep(forTimeInterval: 1)
    }
  }
}
