// Loops that only wait for somebody else, and loops that look alike but work, walk or suspend.
import Foundation

@MainActor
final class Waiter {
  var isDone = false
  var elapsed = 0
  let operation = Operation()

  func spin() {
    while !isDone {}  // expect: busy-wait error
  }

  func sleepy() {
    while !operation.isFinished { Thread.sleep(forTimeInterval: 0.01) }  // expect: busy-wait error
  }

  func endless() {
    while true { sleep(1) }  // expect: busy-wait error
  }

  func leaves() {
    while true {  // expect: busy-wait error
      if isDone { break }
      usleep(1000)
    }
  }

  func repeats() {
    repeat { usleep(1000) } while !isDone  // expect: busy-wait error
  }

  func turns() {
    while !isDone && RunLoop.current.run(mode: .default, before: .distantFuture) {}  // expect: busy-wait error
  }

  func withTimeout() {
    let end = Date().addingTimeInterval(5)
    while !isDone, Date() < end {  // expect: busy-wait error
      RunLoop.current.run(until: Date().addingTimeInterval(0.05))
    }
  }

  func local(_ start: (@escaping () -> Void) -> Void) {
    var finished = false
    start { finished = true }
    while !finished { usleep(10_000) }  // expect: busy-wait error
  }

  func polite() async throws {
    while !isDone { try await Task.sleep(nanoseconds: 1_000_000) }
    while !isDone { await Task.yield() }
  }

  func drain(_ queue: inout [Int]) {
    while !queue.isEmpty { queue.removeLast() }
    var iterator = queue.makeIterator()
    while let _ = iterator.next() {}
    while iterator.next() != nil {}
    var i = 0
    while i < 10 { i += 1 }
    while elapsed < 10 { elapsed += 1 }
  }

  func walk(_ start: Node) {
    var node = start
    while node.next != nil { node = node.next! }
  }
}

final class Node { var next: Node? }

final class Worker: Thread {
  override func main() {
    while !isCancelled { RunLoop.current.run(mode: .default, before: .distantFuture) }
  }
}

func background(_ flag: Node) {
  DispatchQueue.global().async {
    while flag.next == nil { usleep(100) }  // expect: busy-wait warning
  }
}

func asynchronous(_ flag: Node) async {
  while flag.next == nil { usleep(100) }  // expect: busy-wait error
}

/// Until a time has come.
@MainActor final class Delays {
  private var rounds = 0
  func delay() {
    let end = Date().addingTimeInterval(2)
    while Date() < end {}  // expect: busy-wait error
  }
  func delay(since start: Date) {
    while Date().timeIntervalSince(start) < 2 {}  // expect: busy-wait error
  }
  func measure() {
    let end = Date().addingTimeInterval(2)
    while Date() < end { rounds += 1 }
  }
}
