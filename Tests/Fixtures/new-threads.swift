// A thread that has just been started says at once that it runs, unless it does something else first.
import Foundation

final class Pump {
  private let ready = DispatchSemaphore(value: 0)
  private var loop: RunLoop?

  func start() {
    let thread = Thread { [weak self] in
      guard let self else { return }
      loop = RunLoop.current
      ready.signal()
      CFRunLoopRun()
    }
    thread.start()
    ready.wait()
  }

  func startLate() {
    let thread = Thread { [self] in
      Thread.sleep(forTimeInterval: 2)
      ready.signal()
    }
    thread.start()
    ready.wait()  // expect: semaphore-bridge
  }

  func startQueued() {
    DispatchQueue.global().async { [self] in ready.signal() }
    ready.wait()
  }
}

@MainActor func begin(_ pump: Pump) { pump.start() }
@MainActor func beginLate(_ pump: Pump) { pump.startLate() }  // expect: wait-on-main
@MainActor func beginQueued(_ pump: Pump) { pump.startQueued() }  // expect: wait-on-main
