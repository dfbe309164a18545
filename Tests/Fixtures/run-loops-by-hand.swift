// A run loop that is run by hand is that of its own thread: timers that other threads start wait for ever.
import Foundation

final class Heart {
  func beat() {
    DispatchQueue.global().async {
      _ = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in }  // expect: timer-without-run-loop error
    }
  }

  func thread() {
    Thread.detachNewThread {
      _ = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in }
      RunLoop.current.run()
    }
  }

  func both() {
    DispatchQueue.global().async {
      _ = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in }  // expect: timer-without-run-loop error
    }
    Thread.detachNewThread { RunLoop.current.run() }
  }

  func throughHelpers() {
    Thread.detachNewThread {
      self.schedule()
      self.spin()
    }
  }

  private func schedule() {
    _ = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in }
  }

  private func spin() { RunLoop.current.run() }

  func onQueue() {
    DispatchQueue(label: "heart").async {
      _ = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in }
      RunLoop.current.run()
    }
  }
}
