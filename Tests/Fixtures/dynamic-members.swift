// A member that a type does not declare is a call of its `subscript(dynamicMember:)`: by text, or by key path, which reads the member behind.
import UIKit

@dynamicMemberLookup struct Preferences {
  let folder: String
  var count: Int { 0 }

  subscript(dynamicMember name: String) -> Data? {
    get { FileManager.default.contents(atPath: folder + name) }
    nonmutating set { try? newValue?.write(to: URL(fileURLWithPath: folder + name)) }
  }
}

@dynamicMemberLookup struct Settings {
  subscript(dynamicMember name: String) -> String { name }
  subscript(font name: String) -> Data? { FileManager.default.contents(atPath: name) }
}

struct Drawing {
  let file: String
  var scale = 1
  var data: Data? { FileManager.default.contents(atPath: file) }
  var backup: Store { Store() }
}

struct Store {
  func flush() { Thread.sleep(forTimeInterval: 1) }
}

/// Reads what it is asked for, on the thread it is asked on.
@dynamicMemberLookup final class Box<Content> {
  private var content: Content

  init(_ content: Content) { self.content = content }

  subscript<Value>(dynamicMember path: KeyPath<Content, Value>) -> Value { content[keyPath: path] }
}

/// Blocks itself, whatever is asked for.
@dynamicMemberLookup struct Locked<Content> {
  let content: Content

  subscript<Value>(dynamicMember path: KeyPath<Content, Value>) -> Value {
    Thread.sleep(forTimeInterval: 1)
    return content[keyPath: path]
  }
}

/// Makes a description of the path and reads nothing.
@dynamicMemberLookup struct Form<Content> {
  subscript<Value>(dynamicMember path: KeyPath<Content, Value>) -> Field<Value> { Field(path: path) }
}

struct Field<Value> {
  let path: AnyKeyPath
  var shown: Bool { true }
}

/// Hands over to a queue of its own.
@dynamicMemberLookup struct Later<Content: Sendable> {
  let content: Content

  subscript<Value>(dynamicMember path: KeyPath<Content, Value>) -> Int {
    DispatchQueue.global().async { _ = content[keyPath: path] }
    return 1
  }
}

@MainActor final class Board {
  let preferences = Preferences(folder: "/preferences/")
  let settings = Settings()
  let box = Box(Drawing(file: "/drawing"))
  let locked = Locked(content: Drawing(file: "/drawing"))
  let form = Form<Drawing>()
  let later = Later(content: Drawing(file: "/drawing"))

  func read() -> Data? { preferences.theme }  // expect: disk-on-main
  func written(_ data: Data) { preferences.theme = data }  // expect: disk-on-main
  func spelled() -> Data? { preferences[dynamicMember: "theme"] }  // expect: disk-on-main
  func declared() -> Int { preferences.count }
  func harmless() -> String { settings.font }

  func behind() -> Data? { box.data }  // expect: disk-on-main
  func beside() -> Int { box.scale }
  func further() { box.backup.flush() }  // expect: sleep-on-main
  func blocking() -> Int { locked.scale }  // expect: sleep-on-main
  func described() -> Bool { form.data.shown }
  func elsewhere() -> Int { later.data }

  nonisolated func anywhere(_ preferences: Preferences) { DispatchQueue.global().async { _ = preferences.theme } }
}
