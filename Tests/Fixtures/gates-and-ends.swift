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

// What the application delegate waits for at the end is a note wherever the wait stands.
final class Session {
  var isSaved = false

  func close() {
    let done = DispatchSemaphore(value: 0)
    Task.detached { done.signal() }
    done.wait()  // expect: semaphore-bridge note
  }
}

final class LastDelegate: NSObject, NSApplicationDelegate {
  let session = Session()

  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply {
    session.close()  // expect: wait-on-main note
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main note
    return .terminateNow
  }

  func applicationWillTerminate(_ notification: Notification) {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.main.async { done.signal() }
    done.wait()  // expect: semaphore-bridge error
    while !session.isSaved { Thread.sleep(forTimeInterval: 0.1) }  // expect: busy-wait note
  }
}
