// The project's own types, functions and parameters with the names of blocking ones: nothing here blocks, nothing may be reported.
import Foundation

/// Hides the library's.
struct Thread {
  static func sleep(forTimeInterval seconds: Double) {}
}

func sleep(_ seconds: Int) {}
func usleep(_ microseconds: Int) {}

final class Semaphore {
  func wait() {}
  func signal() {}
}

struct Queue {
  func sync(_ work: () -> Void) { work() }
  func async(_ work: () -> Void) { work() }
}

extension String {
  func wait() {}
}

protocol Waiting {
  func wait()
}

@MainActor final class Screen {
  let semaphore = Semaphore()
  let queue = Queue()

  func ownTypes() {
    Thread.sleep(forTimeInterval: 10)
    sleep(10)
    usleep(10_000_000)
    semaphore.wait()
    queue.sync { semaphore.signal() }
    "text".wait()
  }

  func localFunction() {
    func nanosleep(_ a: Int, _ b: Int) {}
    nanosleep(1, 2)
  }

  func parameter(getaddrinfo: (Int, Int, Int, Int) -> Void) {
    getaddrinfo(1, 2, 3, 4)
  }

  func ownMethod() {
    system("ls")
  }

  private func system(_ command: String) {}

  func protocolOfOurs(_ waiting: some Waiting) {
    waiting.wait()
  }

  func unknownReceiver(_ things: [Any]) {
    (things[0] as AnyObject).wait?()
  }

  func inText() {
    print("Thread.sleep(forTimeInterval: 1)")
    // Thread.sleep(forTimeInterval: 1)
  }

  func withTimeout(_ real: DispatchSemaphore) {
    _ = real.wait(timeout: .now())
  }
}
