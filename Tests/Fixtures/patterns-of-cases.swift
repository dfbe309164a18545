// A pattern may be what one of the cases of a computed property gives, or the raw value of whatever case is meant.
import Foundation

enum Field {
  case name, path, hex

  var rule: String {
    switch self {
    case .name: return #"^([A-Za-z]+\s?)+$"#  // expect: regex-backtracking
    case .path: return #"^(/[a-z0-9]+)+$"#
    case .hex: #"^#?[0-9a-f]{6}$"#
    }
  }

  func matches(_ text: String) -> Bool { text.range(of: rule, options: .regularExpression) != nil }
}

enum Mark: String {
  case words = "^(\\w+\\s*)+$"  // expect: regex-backtracking
  case digits = "^\\d+$"

  func matches(_ text: String) -> Bool { NSPredicate(format: "SELF MATCHES %@", rawValue).evaluate(with: text) }
}

enum Token: String {
  case list = "(a|aa)+$"  // expect: regex-backtracking
  case end = "$"
}

func count(_ token: Token, in text: String) throws -> Int {
  try NSRegularExpression(pattern: token.rawValue).numberOfMatches(in: text, range: NSRange(location: 0, length: text.utf16.count))
}

enum Title: String {
  case nested = "(x+x+)+y"
  var shown: String { rawValue.uppercased() }
}
