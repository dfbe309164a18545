// A condition's lock is free while its holder waits for the condition; what else is done under the lock counts.
import Foundation

final class Jobs: @unchecked Sendable {
  private let condition = NSCondition()
  private var jobs: [() -> Void] = []

  func run() {
    Thread.detachNewThread {
      while true {
        self.condition.lock()
        while self.jobs.isEmpty { self.condition.wait() }
        let job = self.jobs.removeFirst()
        self.condition.unlock()
        job()
      }
    }
  }

  @MainActor func add(_ job: @escaping () -> Void) {
    condition.lock()
    jobs.append(job)
    condition.signal()
    condition.unlock()
  }
}

final class Saves: @unchecked Sendable {
  private let condition = NSCondition()
  private var dirty = false
  private let text: Data

  init(_ text: Data) { self.text = text }

  func run() {
    Thread.detachNewThread {
      self.condition.lock()
      while !self.dirty { self.condition.wait() }
      try? self.text.write(to: URL(fileURLWithPath: "/var/save"))
      self.condition.unlock()
    }
  }

  @MainActor func mark() {
    condition.lock()  // expect: lock-on-main
    dirty = true
    condition.unlock()
  }
}
