// Functions that run a closure under a lock: who calls one holds the lock for as long as the closure takes, whichever lock or box it is.
import Foundation
import os

extension NSLock {
  func exclusively<T>(_ body: () throws -> T) rethrows -> T {
    lock()
    defer { unlock() }
    return try body()
  }
}

func holding<T>(_ lock: NSLock, _ body: () -> T) -> T {
  lock.lock()
  defer { lock.unlock() }
  return body()
}

final class Box<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  func access<T>(_ body: (inout Value) throws -> T) rethrows -> T {
    lock.lock()
    defer { lock.unlock() }
    return try body(&stored)
  }

  func change(_ body: (inout Value) -> Void) { access { body(&$0) } }
  var value: Value { access { $0 } }
  func callAsFunction<T>(_ body: (inout Value) -> T) -> T { access(body) }
}

@propertyWrapper final class Shared<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value

  init(wrappedValue: Value) { stored = wrappedValue }

  var wrappedValue: Value {
    lock.lock()
    defer { lock.unlock() }
    return stored
  }

  var projectedValue: Shared<Value> { self }

  func change(_ body: (inout Value) -> Void) {
    lock.lock()
    defer { lock.unlock() }
    body(&stored)
  }
}

final class Shelf: @unchecked Sendable {
  private let plain = NSLock()
  private let given = NSLock()
  private let unused = NSLock()
  let names = Box<[String]>([])
  let count = Box(0)
  @Shared var titles: [String] = []
  @Shared var number = 0
  let words = OSAllocatedUnfairLock(initialState: [String: Int]())
  private var books: [String] = []

  func load() {
    DispatchQueue.global().async {
      self.plain.exclusively { self.books = Shelf.all() }
      holding(self.given) { self.books = Shelf.all() }
      self.names.change { $0 = Shelf.all() }
      self.count.change { $0 += 1 }
      self.$titles.change { $0 = Shelf.all() }
      self.$number.change { $0 += 1 }
    }
  }

  /// Its own place says nothing: a task calls it.
  func read(_ lines: [String]) {
    words.withLock { words in
      for line in lines {
        for word in line.split(separator: " ") { words[String(word), default: 0] += 1 }
      }
    }
  }

  private static func all() -> [String] { (try? FileManager.default.subpathsOfDirectory(atPath: "/var/books")) ?? [] }

  var first: String? { plain.exclusively { books.first } }
  var second: String? { holding(given) { books.last } }
  var third: String? { unused.exclusively { books.last } }
  var fourth: String? { holding(unused) { books.last } }
}

@MainActor final class ShelfModel {
  let shelf = Shelf()
  var text = ""

  func start(_ lines: [String]) { Task.detached { [shelf] in shelf.read(lines) } }

  func plain() { text = shelf.first ?? "" }  // expect: lock-on-main
  func given() { text = shelf.second ?? "" }  // expect: lock-on-main
  func unused() { text = (shelf.third ?? "") + (shelf.fourth ?? "") }
  func box() { text = shelf.names.value.first ?? "" }  // expect: lock-on-main
  func changed() { shelf.names.change { $0.removeAll() } }  // expect: lock-on-main
  func called() { text = shelf.names { $0.first ?? "" } }  // expect: lock-on-main
  func otherBox() { text = "\(shelf.count.value)" }
  func wrapped() { text = shelf.titles.first ?? "" }  // expect: lock-on-main
  func otherWrapped() { text = "\(shelf.number)" }
  func words() { text = "\(shelf.words.withLock { $0.count })" }  // expect: lock-on-main
}

/// Wrapped properties behind other properties, each with a lock of its own.
final class Counts: @unchecked Sendable {
  @Shared var read: [String] = []
  @Shared var unread: [String] = []
}

final class Desk: @unchecked Sendable {
  let counts = Counts()
  static let shared = Desk()

  func fill() {
    DispatchQueue.global().async { self.counts.$read.change { $0 = Shelf.all() } }
    DispatchQueue.global().async { self.counts.$unread.change { $0.append("one") } }
  }
}

@MainActor func showDesk() {
  Desk.shared.counts.$read.change { $0.removeAll() }  // expect: lock-on-main
  Desk.shared.counts.$unread.change { $0.removeAll() }
}
