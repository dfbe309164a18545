// More ways to take what is held already: locks of C, inherited and static ones, observers and subscripts, lazy queues, work items, groups behind oneself.
import Foundation
import os

final class Totals: @unchecked Sendable {
  private static var gate = os_unfair_lock_s()
  private static let names = NSLock()
  private var mutex = pthread_mutex_t()
  private var values: [String: Int] = [:]

  static func touch() {
    os_unfair_lock_lock(&Totals.gate)
    defer { os_unfair_lock_unlock(&gate) }
  }

  static func reset() {
    os_unfair_lock_lock(&gate)
    Totals.touch()  // expect: waits-for-itself error
    os_unfair_lock_unlock(&gate)
    touch()
  }

  static func count() -> Int { Self.names.withLock { 1 } }
  func sum() -> Int {
    Totals.names.lock()
    defer { Totals.names.unlock() }
    return Self.count()  // expect: waits-for-itself error
  }

  func value(_ name: String) -> Int {
    pthread_mutex_lock(&mutex)
    defer { pthread_mutex_unlock(&mutex) }
    return values[name] ?? 0
  }

  func add(_ name: String) {
    pthread_mutex_lock(&mutex)
    defer { pthread_mutex_unlock(&mutex) }
    values[name] = value(name) + 1  // expect: waits-for-itself error
  }

  func addBefore(_ name: String) {
    let old = value(name)
    pthread_mutex_lock(&mutex)
    values[name] = old + 1
    pthread_mutex_unlock(&mutex)
  }
}

class Locked: @unchecked Sendable {
  let mutex = NSLock()
  var replaced = NSLock()
  private var names: [String] = []
  func all() -> [String] {
    mutex.lock()
    defer { mutex.unlock() }
    return names
  }
  func replace() { replaced = NSLock() }
  func other() -> Int { replaced.withLock { 1 } }
}

final class Sorted: Locked, @unchecked Sendable {
  func first() -> String? {
    mutex.lock()
    defer { mutex.unlock() }
    return all().sorted().first  // expect: waits-for-itself error
  }
  func last() -> String? {
    let names = all()
    return mutex.withLock { names.last }
  }
  func swapped() -> Int { replaced.withLock { other() } }
}

final class Shelf: @unchecked Sendable {
  private var lock = NSLock()
  private lazy var queue = DispatchQueue(label: "shelf")
  private var rows: [String: Int] = [:] {
    didSet { lock.withLock { changes += 1 } }
  }
  private var changes = 0

  init() { rows["a"] = 1 }

  subscript(name: String) -> Int? {
    get { queue.sync { rows[name] } }
    set { queue.sync { rows[name] = newValue } }
  }

  func clear() {
    lock.lock()
    rows.removeAll()  // expect: waits-for-itself error
    lock.unlock()
    rows = [:]
  }

  func double(_ name: String) {
    queue.async {
      let old = self[name] ?? 0  // expect: waits-for-itself error
      self.rows[name] = old * 2
    }
  }

  func later(_ name: String) {
    let item = DispatchWorkItem { [self] in
      self[name] = 1  // expect: waits-for-itself error
    }
    queue.async(execute: item)
    let other = DispatchWorkItem { [self] in self[name] = 1 }
    DispatchQueue.global().async(execute: other)
  }
}

final class Batches: @unchecked Sendable {
  private let queue = DispatchQueue(label: "batches")
  private let workers = DispatchQueue(label: "workers", attributes: .concurrent)
  private var done = 0

  func flush() {
    queue.async {
      let group = DispatchGroup()
      self.queue.async(group: group) { self.done += 1 }
      group.wait()  // expect: waits-for-itself error
    }
  }

  func finish() {
    queue.async { [self] in
      let semaphore = DispatchSemaphore(value: 0)
      queue.async { semaphore.signal() }
      semaphore.wait()  // expect: waits-for-itself error
    }
  }

  func spread() {
    queue.async {
      let group = DispatchGroup()
      self.workers.async(group: group) { self.done += 1 }
      group.wait()
    }
  }

  func limited() {
    queue.async { [self] in
      let semaphore = DispatchSemaphore(value: 0)
      queue.async { semaphore.signal() }
      _ = semaphore.wait(timeout: .now() + 1)
    }
  }
}

final class Reentrant: @unchecked Sendable {
  private var mutex = pthread_mutex_t()
  init() {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, 2)
    pthread_mutex_init(&mutex, &attributes)
  }
  func outer() {
    pthread_mutex_lock(&mutex)
    defer { pthread_mutex_unlock(&mutex) }
  }
}
