// An operator is a call of the function that declares it, a key path given to `map` a read of its property.
import UIKit

struct Drawer {
  let file: String
  var content: Data? { try? Data(contentsOf: URL(fileURLWithPath: file)) }
  static func <~ (drawer: Drawer, data: Data) { try? data.write(to: URL(fileURLWithPath: drawer.file)) }
}

infix operator <~
infix operator ~>
func ~> (name: String, drawer: Drawer) -> Data? { drawer.content }

@MainActor final class Desk {
  let drawers: [Drawer] = []
  let top = Drawer(file: "/top")

  func put(_ data: Data) { top <~ data }  // expect: disk-on-main
  func look() -> Data? { "top" ~> top }  // expect: disk-on-main
  func contents() -> [Data] { drawers.compactMap(\.content) }  // expect: disk-on-main
  func paths() -> [KeyPath<Drawer, Data?>] { [\.content] }
  func sum(_ a: Int, _ b: Int) -> Int { a &+ b }
}
