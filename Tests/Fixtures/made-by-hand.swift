// A shared value that a function makes when it is asked for the first time: whoever comes first waits, and nobody can tell who that is.
import Foundation
import UIKit

final class Archive {
  private static var instance: Archive?
  private static var other: Archive?
  let index = try? String(contentsOfFile: "/var/index", encoding: .utf8)

  static func shared() -> Archive {
    guard let known = instance else {
      instance = Archive()
      return instance!
    }
    return known
  }

  static func secondary() -> Archive {
    if other == nil { other = Archive() }
    return other!
  }
}

final class First: UIViewController { func show() { _ = Archive.shared() } }  // expect: disk-on-main note
final class Second: UIViewController { func show() { _ = Archive.shared() } }
final class Third: UIViewController { func show() { _ = Archive.shared() } }
final class Fourth: UIViewController { func show() { _ = Archive.shared() } }

final class Fifth: UIViewController { func show() { _ = Archive.secondary() } }  // expect: disk-on-main note
final class Sixth: UIViewController { func show() { _ = Archive.secondary() } }
final class Seventh: UIViewController { func show() { _ = Archive.secondary() } }
final class Eighth: UIViewController { func show() { _ = Archive.secondary() } }
