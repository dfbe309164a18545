// Patterns that are looked up by a key, or taken where another one is missing.
import Foundation

enum Shapes {
  static let patterns = [
    "number": "^[0-9]+$",
    "list": "^(\\w+\\s?)*$",  // expect: regex-backtracking error
  ]
  static let own: [String] = ["^(a|aa)+$"]  // expect: regex-backtracking error
  static let unused = ["list": "^(\\w+\\s?)*$"]

  static func matches(_ kind: String, _ text: String) -> Bool {
    guard let pattern = patterns[kind] else { return false }
    return text.range(of: pattern, options: .regularExpression) != nil
  }

  static func fits(_ text: String) -> Bool {
    text.range(of: own.first ?? "^a+$", options: .regularExpression) != nil || text.range(of: own[0], options: .regularExpression) != nil
  }
}
