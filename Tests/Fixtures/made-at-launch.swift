// A shared value that the launch has certainly asked for is there when others come to it.
import Foundation
import UIKit

final class Store: Sendable {
  static let shared = Store()
  let text: String
  init() { text = (try? String(contentsOfFile: "/store", encoding: .utf8)) ?? "" }
}

final class Extras: Sendable {
  static let shared = Extras()
  let text: String
  init() { text = (try? String(contentsOfFile: "/extras", encoding: .utf8)) ?? "" }
}

func prepare(wantsExtras: Bool) {
  _ = try? String(contentsOfFile: "/first", encoding: .utf8)
  _ = Store.shared
  if wantsExtras { _ = Extras.shared }
}

@main
final class Delegate: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    prepare(wantsExtras: options != nil)  // expect: blocking-at-launch warning
    return true
  }
}

@MainActor final class Pages {
  func text() -> String { Store.shared.text }  // expect: disk-on-main note
  func more() -> String { Extras.shared.text }  // expect: disk-on-main warning
}
