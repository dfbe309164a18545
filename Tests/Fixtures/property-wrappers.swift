// Reading a property is a call of its wrapper's getter, writing one of its setter, making one of its initialiser.
import UIKit

@propertyWrapper struct Filed<Value: Codable> {
  let name: String

  var wrappedValue: Value? {
    get { try? JSONDecoder().decode(Value.self, from: Data(contentsOf: URL(fileURLWithPath: name))) }
    set { try? JSONEncoder().encode(newValue).write(to: URL(fileURLWithPath: name)) }
  }
}

@propertyWrapper struct Preloaded {
  var wrappedValue: Data
  init(wrappedValue: Data) { self.wrappedValue = (try? Data(contentsOf: URL(fileURLWithPath: "/seed"))) ?? wrappedValue }
}

struct Session: Codable { var rows: [String: [Data]] = [:] }

@MainActor final class Account {
  @Filed(name: "/session") var session: Session?
  @Filed(name: "/backup") private var backup: Session?

  func open() -> Session? { session }  // expect: disk-on-main
}

@MainActor final class Seeded {
  @Preloaded var seed = Data()
}

@MainActor func plant() { _ = Seeded() }  // expect: disk-on-main

/// Computes what it projects; keeping its value costs nothing.
@propertyWrapper struct Mirrored {
  var wrappedValue: Int
  var projectedValue: Data? { try? Data(contentsOf: URL(fileURLWithPath: "/mirror")) }
}

@propertyWrapper struct Watched {
  var wrappedValue: Int
  var projectedValue: Watched { self }
  func flush() { Thread.sleep(forTimeInterval: 1) }
}

@propertyWrapper final class Logged {
  private var value: Int

  init(wrappedValue: Int) { value = wrappedValue }

  var wrappedValue: Int {
    get { value }
    set {
      Thread.sleep(forTimeInterval: 1)
      value = newValue
    }
  }
}

@MainActor final class Glass {
  @Mirrored var size = 1
  @Mirrored static var shared = 2
  @Watched var count = 1

  func plain() -> Int { size }
  func projected() -> Data? { $size }  // expect: disk-on-main
  func projectedOfSelf() -> Data? { self.$size }  // expect: disk-on-main
  func projectedOfType() -> Data? { Glass.$shared }  // expect: disk-on-main
  func whole() -> Watched { $count }
  func through() { $count.flush() }  // expect: sleep-on-main
  nonisolated func elsewhere(_ glass: Glass) { DispatchQueue.global().async { let here = Mirrored(wrappedValue: 1); _ = here.projectedValue } }
}

@MainActor func drafts() {
  @Filed(name: "/draft") var draft: Session?
  @Mirrored var size = 1
  @Preloaded var seed = Data()  // expect: disk-on-main
  @Logged var log = 1
  _ = draft  // expect: disk-on-main
  draft = nil  // expect: disk-on-main
  _ = size
  _ = $size  // expect: disk-on-main
  _ = seed
  _ = log
  log = 2  // expect: sleep-on-main
}

@MainActor func counted() {
  @Logged var log = 1
  log += 1  // expect: sleep-on-main
}

func draftsElsewhere() {
  DispatchQueue.global().async {
    @Filed(name: "/draft") var draft: Session?
    _ = draft
  }
}

@MainActor func unwrapped(_ draft: Session?, seed: Data) {
  @available(iOS 17, *) var log = 1
  log = 2
  _ = draft
  _ = seed
}
