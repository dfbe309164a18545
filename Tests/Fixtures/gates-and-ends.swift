// A semaphore made with a value is a lock; what is waited for while the app ends is meant to be.
import AppKit

final class Level: @unchecked Sendable {
  private let gate = DispatchSemaphore(value: 1)
  private let answer = DispatchSemaphore(value: 0)
  private var level = 0

  func set(_ value: Int) {
    gate.wait()
    level = value
    gate.signal()
  }

  func ask() { answer.wait() }
}

final class Delegate: NSObject, NSApplicationDelegate {
  let level = Level()

  func applicationDidBecomeActive(_ notification: Notification) {
    level.set(1)  // expect: wait-on-main note
    level.ask()  // expect: wait-on-main error
  }

  func applicationWillTerminate(_ notification: Notification) {
    level.ask()  // expect: wait-on-main note
  }
}
