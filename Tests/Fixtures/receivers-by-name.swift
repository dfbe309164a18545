// Whose member is used the text often says alone: behind a type's name, or plainly in code of a type. What that may hide must still be found.
import Foundation
import UIKit

final class Library {
  static let shared = Library()
  let titles = (try? String(contentsOfFile: "/var/titles", encoding: .utf8)) ?? ""
  static func load() -> String { (try? String(contentsOfFile: "/var/library", encoding: .utf8)) ?? "" }
  class func count() -> Int { 0 }
}

final class Settings {
  static let shared = Settings()
  static func load() -> String { "" }
}

typealias Books = Library

class Picker: UIViewController {
  // An overriding member stands in for the one that is named.
  func update() { didUpdate() }  // expect: disk-on-main
  func didUpdate() {}

  func ask() {
    _ = Settings.shared
    _ = Settings.load()
    _ = Library.load()  // expect: disk-on-main
    _ = Picker.summary()  // expect: disk-on-main
    _ = Self.summary()  // expect: disk-on-main
    let load = { "" }
    _ = load()
  }

  func askByAlias() { _ = Books.load() }  // expect: disk-on-main

  class func summary() -> String { (try? String(contentsOfFile: "/var/summary", encoding: .utf8)) ?? "" }  // expect: disk-on-main
}

final class DatabasePicker: Picker {
  override func didUpdate() { _ = try? String(contentsOfFile: "/var/database", encoding: .utf8) }  // expect: disk-on-main

  func inherited() { _ = DatabasePicker.summary() }  // expect: disk-on-main
}

protocol Loads { static func loadAll() -> String }
extension Loads { static func loadAll() -> String { (try? String(contentsOfFile: "/var/all", encoding: .utf8)) ?? "" } }
enum Remote: Loads {}

final class Lists: UIViewController {
  func ask() {
    _ = Remote.loadAll()  // expect: disk-on-main
  }

  func ask<Settings: Loads>(of type: Settings.Type) {
    _ = Settings.loadAll()  // expect: disk-on-main
  }
}

struct Rows {
  subscript(row row: Int) -> String { (try? String(contentsOfFile: "/var/\(row)", encoding: .utf8)) ?? "" }
  subscript(other: Int) -> String { "" }
  func append(data: String) { _ = try? data.write(toFile: "/var/rows", atomically: true, encoding: .utf8) }
  func add(_ rows: String...) { _ = try? rows[0].write(toFile: "/var/rows", atomically: true, encoding: .utf8) }
}

final class Table: UIViewController {
  let rows = Rows()
  func show() {
    _ = rows[3]
    _ = rows[row: 3]  // expect: disk-on-main
    rows.append(data: "")  // expect: disk-on-main
    rows.add("a", "b", "c")  // expect: disk-on-main
    var texts: [String] = []
    texts.append("")
  }
}
