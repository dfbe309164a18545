// Of two calls of one function, the one in a branch for debug builds says nothing for the other.
import UIKit

struct Dump {
  func write(to path: String) {
    try? ProcessInfo.processInfo.environment.description.write(toFile: path, atomically: true, encoding: .utf8)
  }
}

final class Screen: UIViewController {
  private let dump = Dump()

  @objc func share() {
    #if DEBUG
    dump.write(to: "/var/debug")
    #endif
    dump.write(to: "/var/share")  // expect: disk-on-main warning
  }

  @objc func debugOnly() {
    #if DEBUG
    dump.write(to: "/var/debug")  // expect: disk-on-main note
    #endif
  }
}
