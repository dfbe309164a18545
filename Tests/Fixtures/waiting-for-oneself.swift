// Locks that are taken twice and serial queues that are waited for by what runs on them, beside what only looks like it.
import Foundation
import os

final class Accounts: @unchecked Sendable {
  private let lock = NSLock()
  private var money: [String: Int] = [:]

  func balance(_ name: String) -> Int {
    lock.lock()
    defer { lock.unlock() }
    return money[name] ?? 0
  }

  private func isRich(_ name: String) -> Bool { self.balance(name) > 100 }

  func spend(_ amount: Int, of name: String) {
    lock.lock()
    defer { lock.unlock() }
    guard balance(name) >= amount else { return }  // expect: waits-for-itself error
    money[name, default: 0] -= amount
  }

  func lend(_ amount: Int, from name: String) {
    lock.withLock {
      if isRich(name) { money[name, default: 0] -= amount }  // expect: waits-for-itself error
    }
  }

  func move(_ amount: Int, to others: Accounts, _ name: String) {
    lock.lock()
    defer { lock.unlock() }
    if others.balance(name) > amount { money[name] = 0 }
  }

  func show(_ name: String) -> Int {
    lock.lock()
    let all = money.count
    lock.unlock()
    return all + balance(name)
  }

  func later(_ name: String) {
    lock.withLock {
      DispatchQueue.global().async { print(self.balance(name)) }
    }
  }
}

final class Registry: @unchecked Sendable {
  private let queue = DispatchQueue(label: "registry")
  private let readers = DispatchQueue(label: "readers", attributes: .concurrent)
  private static let shared = DispatchQueue(label: "shared")
  private var names: [String] = []

  var first: String? {
    get { queue.sync { names.first } }
    set { queue.sync { names = [newValue ?? ""] } }
  }

  func add(_ name: String) {
    queue.sync {
      if first != name { names.append(name) }  // expect: waits-for-itself error
    }
  }

  func clear() {
    queue.async { [weak self] in
      self?.first = nil  // expect: waits-for-itself error
    }
  }

  func twice() {
    queue.sync {
      queue.sync { names.removeAll() }  // expect: waits-for-itself error
    }
  }

  static func reset() { shared.sync {} }
  static func restart() {
    shared.async { Registry.other() }
    shared.async { reset() }  // expect: waits-for-itself error
  }
  static func other() {}

  func read() -> Int { readers.sync { names.count } }
  func readTwice() -> Int { readers.sync { read() } }

  private func guarded(_ isOnQueue: Bool) -> Int {
    if isOnQueue { return names.count }
    return queue.sync { names.count }
  }

  func count() -> Int { queue.sync { guarded(true) } }
}

final class Flags: @unchecked Sendable {
  private let state = OSAllocatedUnfairLock(initialState: 0)
  private let again = NSRecursiveLock()
  func get() -> Int { state.withLock { $0 } }
  func bump() {
    state.withLock { value in
      value = get() + 1  // expect: waits-for-itself error
    }
  }
  func one() { again.withLock { two() } }
  func two() { again.withLock {} }
}

final class Jobs: @unchecked Sendable {
  private let queue = OperationQueue()
  private let other = OperationQueue()
  func run() {
    queue.addOperation { self.queue.waitUntilAllOperationsAreFinished() }  // expect: waits-for-itself error
    queue.addOperation { [queue] in queue.waitUntilAllOperationsAreFinished() }  // expect: waits-for-itself error
    queue.addOperation { self.other.waitUntilAllOperationsAreFinished() }
  }
}
