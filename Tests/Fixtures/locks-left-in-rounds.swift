// A lock that a round of a loop, the loop or the function leaves held, without a `return` or `throw`.
import Foundation

final class Ledger: @unchecked Sendable {
  private let lock = NSLock()
  private var sum = 0

  func skipping(_ numbers: [Int]) {
    for number in numbers {
      lock.lock()  // expect: lock-left-held error
      if number == 3 { continue }
      sum += number
      lock.unlock()
    }
  }

  func stopping(_ numbers: [Int]) {
    for number in numbers {
      lock.lock()  // expect: lock-left-held error
      if number == 3 { break }
      sum += number
      lock.unlock()
    }
  }

  func sometimes(_ number: Int) {
    lock.lock()  // expect: lock-left-held warning
    if number > 2 {
      sum += number
      lock.unlock()
    }
  }

  func skippingSafely(_ numbers: [Int]) {
    for number in numbers {
      lock.lock()
      if number == 3 {
        lock.unlock()
        continue
      }
      sum += number
      lock.unlock()
    }
  }

  func deferring(_ numbers: [Int]) {
    for number in numbers {
      lock.lock()
      defer { lock.unlock() }
      if number == 3 { continue }
      sum += number
    }
  }

  func givingBackBehind(_ numbers: [Int]) {
    for number in numbers {
      lock.lock()
      if number == 3 { break }
      sum += number
      if number == 4 { break }
    }
    lock.unlock()
  }

  func outside(_ numbers: [Int]) {
    lock.lock()
    for number in numbers {
      if number == 3 { continue }
      if number == 4 { break }
      sum += number
    }
    lock.unlock()
  }

  func onlyIfAsked(_ isShared: Bool) {
    if isShared { lock.lock() }
    sum += 1
    if isShared { lock.unlock() }
  }

  func inBothBranches(_ number: Int) {
    lock.lock()
    if number > 2 { lock.unlock() } else {
      sum += 1
      lock.unlock()
    }
  }

  func polling() {
    while true {
      lock.lock()
      sum += 1
      if sum > 3 {
        lock.unlock()
        break
      }
      lock.unlock()
    }
  }
}

// Taken here and given back there, on purpose.
final class Turn: @unchecked Sendable {
  private let lock = NSLock()
  private var isOver = false

  func begin() {
    lock.lock()
    if isOver { lock.unlock() }
  }

  func end() { lock.unlock() }
}
