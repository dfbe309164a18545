// Queues are places: main, a worker of a global or private queue, or the caller's thread for `sync`.
import Foundation

@MainActor final class Loader {
  let queue = DispatchQueue(label: "loader")

  func onWorkers() {
    DispatchQueue.global().async {
      Thread.sleep(forTimeInterval: 1)
    }
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + 1) {
      Thread.sleep(forTimeInterval: 1)
    }
    queue.async {
      Thread.sleep(forTimeInterval: 1)
    }
  }

  nonisolated func onMain() {
    DispatchQueue.main.async {
      Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main error
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main error
    }
    OperationQueue.main.addOperation {
      Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main error
    }
  }

  func thereAndBack() {
    queue.async {  // expect: detached-hops-back
      DispatchQueue.main.async {
        Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main error
      }
    }
  }

  func onTheCallersThread() {
    queue.sync {  // expect: queue-sync-on-main
      Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main error
    }
  }

  func mainWaitsForItself() {
    DispatchQueue.main.sync { print("never") }  // expect: main-queue-sync error
  }

  nonisolated func mainFromAsync() async {
    DispatchQueue.main.sync { print("blocks the pool") }  // expect: main-queue-sync-in-async error
  }

  func throughHelper() {
    later { Thread.sleep(forTimeInterval: 1) }
    now { Thread.sleep(forTimeInterval: 1) }  // expect: sleep-on-main error
  }

  private func later(_ work: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async(execute: work)
  }

  private func now(_ work: () -> Void) {
    work()
  }
}
