// Closures kept in variables and properties run where they are called; one made on main is taken to stay there, as the compiler takes it.
import Foundation

@MainActor final class Buttons {
  var onTap: (() -> Void)?
  let queue = DispatchQueue(label: "buttons")

  func local() {
    let work = { Thread.sleep(forTimeInterval: 1) }  // expect: sleep-on-main warning
    work()
  }

  func localOnAQueue() {
    let work: @Sendable () -> Void = { Thread.sleep(forTimeInterval: 1) }
    queue.async(execute: work)
  }

  func called() {
    [1, 2].forEach { _ in
      Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main
    }
  }

  func calledAtOnce() -> Int {
    {
      Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main
      return 1
    }()
  }

  func functionReference() {
    [1, 2].forEach(pause)  // expect: sleep-on-main
  }

  func neverCalled() {
    let unused: @Sendable () -> Void = { Thread.sleep(forTimeInterval: 1) }
    _ = unused
  }
}

func pause(_ n: Int) { Thread.sleep(forTimeInterval: 1) }
