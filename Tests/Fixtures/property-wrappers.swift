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
