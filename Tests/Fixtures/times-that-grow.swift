// How long a wait takes: what is counted up, or read from a clock or a setting, is not known; a name for a time says nothing by itself.
import Foundation

struct Pace { var seconds: Double }

@MainActor final class Retries {
  private var next = Date()

  func counted() {
    var attempt = 0
    while attempt < 5 {
      attempt += 1
      usleep(useconds_t(attempt * 100_000))  // expect: sleep-on-main
    }
  }

  func untilThen() { Thread.sleep(forTimeInterval: next.timeIntervalSinceNow) }  // expect: sleep-on-main
  func asSet(_ pace: Pace) { Thread.sleep(forTimeInterval: pace.seconds) }  // expect: sleep-on-main
  func atMost(_ done: DispatchSemaphore, _ pace: Pace) { _ = done.wait(timeout: .now() + pace.seconds) }  // expect: wait-on-main

  func short() {
    let pause = 0.002
    Thread.sleep(forTimeInterval: pause)
  }

  func asked(_ done: DispatchSemaphore) -> Bool { done.wait(timeout: .now()) == .success }
}
