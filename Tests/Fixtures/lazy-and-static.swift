// Values that are computed later: lazy ones at their first use, static and global ones at the first use anywhere, initial values in every initialiser.
import Foundation

func slow() -> Int {
  Thread.sleep(forTimeInterval: 1)
  return 1
}

final class Shared {
  static let value = slow()
  lazy var late = slow()
  let closure: Int = {
    Thread.sleep(forTimeInterval: 1)
    return 2
  }()
}

let global = slow()

final class Plain {
  var started = slow()
}

@MainActor final class User {
  let shared: Shared
  init(_ shared: Shared) { self.shared = shared }

  func usesStatic() -> Int {
    Shared.value  // expect: sleep-on-main
  }

  func usesLazy() -> Int {
    shared.late  // expect: sleep-on-main
  }

  func usesGlobal() -> Int {
    global  // expect: sleep-on-main
  }

  func makesPlain() -> Plain {
    Plain()  // expect: sleep-on-main
  }

  func makesShared() -> Shared {
    Shared()  // expect: sleep-on-main
  }
}

@MainActor final class Owner {
  var started = slow()  // expect: sleep-on-main
}
