// What is written but does not run there: statements behind a `return`, observers while their own type is initialised.
import Foundation
import UIKit

final class Paths: UIViewController {
  func unreachable() -> String {
    return "early"
    _ = try? String(contentsOfFile: "/var/late", encoding: .utf8)
  }

  func reachable(_ isShort: Bool) -> String {
    if isShort { return "" }
    return inner()
    func inner() -> String { (try? String(contentsOfFile: "/var/inner", encoding: .utf8)) ?? "" }  // expect: disk-on-main
  }
}

@MainActor final class Draft {
  var text: String {
    didSet { _ = try? text.write(toFile: "/var/text", atomically: true, encoding: .utf8) }  // expect: disk-on-main
  }

  init() { text = "" }
  convenience init(_ text: String) {
    self.init()
    self.text = text
  }
}

struct Mirror {
  var text: String {
    didSet { _ = try? text.write(toFile: "/var/text", atomically: true, encoding: .utf8) }
  }

  init(_ text: String) { self.text = text }
}

final class Editor: UIViewController {
  func make() { _ = Mirror("") }

  func change(_ mirror: inout Mirror) { mirror.text = "" }  // expect: disk-on-main
}
