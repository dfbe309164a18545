// A loop goes on as long as a flag of its own actor says so, and whoever would change the flag waits for the loop to end.
import Foundation

actor Uploader {
  private var pending: [[UInt8]] = []
  private var running = true
  private var stopped = false
  private var sent = 0

  func stop() { running = false }
  func halt() { stopped = true }

  func drain() {
    while running {  // expect: endless-actor-loop warning
      if let next = pending.popLast() { sent += next.count }
    }
  }

  func drainAsync() async {
    while !stopped {  // expect: endless-actor-loop warning
      guard let next = pending.popLast() else { continue }
      sent += next.count
    }
  }

  func politely() async {
    while running {
      if let next = pending.popLast() { sent += next.count }
      await Task.yield()
    }
  }

  func untilEmpty() {
    running = true
    while running {
      if let next = pending.popLast() { sent += next.count } else { running = false }
    }
  }

  func throughHelper() {
    while running { step() }
  }

  private func step() {
    sent += 1
    finishIfEmpty()
  }

  private func finishIfEmpty() {
    if pending.isEmpty { running.toggle() }
  }

  func untilNothingIsLeft() {
    while running {
      guard let next = pending.popLast() else { break }
      sent += next.count
    }
  }

  func asTold(_ handle: ([UInt8]) -> Void) {
    while running {
      sent += 1
      handle(pending[0])
    }
  }
}

@MainActor final class Player {
  var playing = true
  var frames = 0

  func play() {
    Task {
      while self.playing {  // expect: endless-actor-loop warning
        frames += 1
      }
    }
  }

  func pump() {
    while playing {  // expect: busy-wait error
      frames += 1
      RunLoop.current.run(mode: .default, before: .distantFuture)
    }
  }
}

// Another thread may change it.
final class Reader: @unchecked Sendable {
  var open = true
  var count = 0

  func read() {
    Thread.detachNewThread {
      while self.open { self.count += 1 }
    }
  }
}
