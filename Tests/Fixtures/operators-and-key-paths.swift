// An operator is a call of the function that declares it, a key path given to `map` a read of its property.
import UIKit

struct Drawer {
  let file: String
  var content: Data? { try? Data(contentsOf: URL(fileURLWithPath: file)) }
  static func <~ (drawer: Drawer, data: Data) { try? data.write(to: URL(fileURLWithPath: drawer.file)) }
  static func += (drawer: inout Drawer, data: Data) { try? data.write(to: URL(fileURLWithPath: drawer.file)) }
  static func += (drawer: inout Drawer, name: String) { drawer = Drawer(file: name) }
  static func -= (drawer: inout Drawer, data: Data) {}
  static prefix func ! (drawer: Drawer) -> Bool { drawer.content == nil }
  static prefix func - (drawer: Drawer) -> Drawer { drawer }
  static func - (drawer: Drawer, other: Drawer) -> Data? { drawer.content }
  static postfix func ^ (drawer: Drawer) -> Data? { drawer.content }
}

infix operator <~
infix operator ~>
postfix operator ^
func ~> (name: String, drawer: Drawer) -> Data? { drawer.content }

protocol Readable { var name: String { get } }
extension Readable {
  static prefix func ~ (readable: Self) -> Data? { FileManager.default.contents(atPath: readable.name) }
}
struct Page: Readable { let name: String }

@MainActor final class Desk {
  let drawers: [Drawer] = []
  var top = Drawer(file: "/top")
  let page = Page(name: "/page")

  func put(_ data: Data) { top <~ data }  // expect: disk-on-main
  func look() -> Data? { "top" ~> top }  // expect: disk-on-main
  func contents() -> [Data] { drawers.compactMap(\.content) }  // expect: disk-on-main
  func paths() -> [KeyPath<Drawer, Data?>] { [\.content] }
  func sum(_ a: Int, _ b: Int) -> Int { a &+ b }

  func add(_ data: Data) { top += data }  // expect: disk-on-main
  func addElsewhere(_ data: Data) { self.top += data }  // expect: disk-on-main
  func rename() { top += "/other" }
  func remove(_ data: Data) { top -= data }
  func count(_ number: inout Int) { number += 1 }
  func isEmpty() -> Bool { !top }  // expect: disk-on-main
  func isSet(_ flag: Bool) -> Bool { !flag }
  func turned() -> Drawer { -top }
  func difference() -> Data? { top - top }  // expect: disk-on-main
  func unpacked() -> Data? { top^ }  // expect: disk-on-main
  func unpackedFirst() -> Data? { drawers[0]^ }  // expect: disk-on-main
  func read() -> Data? { ~page }  // expect: disk-on-main
  nonisolated func elsewhere(_ data: Data) { DispatchQueue.global().async { var drawer = Drawer(file: "/"); drawer += data; _ = !drawer } }
}
