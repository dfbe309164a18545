/// Build settings as Xcode layers them: `.xcconfig` files with their includes, dictionaries of project files, `$(inherited)`, `$(NAME)` and
/// conditional keys. What the settings mean is left to `XcodeBuildMode`.

/// One level of settings: a dictionary of a project file, or an `.xcconfig` with all it includes.
struct BuildSettingsLevel: Sendable {
  struct Assignment: Sendable, Equatable {
    var key: String
    /// `sdk=iphoneos*`, `config=Debug`, …
    var conditions: [String]
    var value: String
  }

  private(set) var assignments: [Assignment] = []

  /// `SWIFT_VERSION[sdk=macosx*][arch=arm64]`
  mutating func assign(_ key: String, _ value: String) {
    let parts = key.utf8.split(separator: UInt8(ascii: "[")).map { Substring($0) }
    guard let name = parts.first else { return }
    let conditions = parts.dropFirst().flatMap { part in
      part.prefix { $0 != "]" }.split(separator: ",").map(BuildSettingsLevel.withoutBlanks)
    }
    assignments.append(Assignment(key: BuildSettingsLevel.withoutBlanks(name), conditions: conditions, value: value))
  }

  private static func withoutBlanks(_ text: Substring) -> String {
    text.utf8.contains { $0 <= 0x20 || $0 > 0x7F } ? String(text.filter { !$0.isWhitespace }) : String(text)
  }

  /// The value for a configuration: the last unconditional one or the last for this configuration; one for a single platform only where nothing
  /// else is said.
  func value(_ key: String, configuration: String) -> String? {
    var general: String?
    var special: String?
    for assignment in assignments where assignment.key == key {
      let configurations = assignment.conditions.filter { $0.hasPrefix("config=") }.map { $0.dropFirst("config=".count) }
      if !configurations.allSatisfy({ matches($0, configuration) }) { continue }
      if assignment.conditions.count == configurations.count { general = assignment.value } else { special = assignment.value }
    }
    return general ?? special
  }

  /// `Debug*`
  private func matches(_ pattern: Substring, _ text: String) -> Bool {
    guard case .success(let name) = NamePattern.read(Array(pattern.utf8)[...], .settings) else { return false }
    return name.matches(Array(text.utf8)[...])
  }

  /// Reads an `.xcconfig`. Includes are relative to the file; one that cannot be read is passed over, `missing` names it unless `#include?` allows that.
  static func read(_ path: FilePath, reading: SettingsSearch.Reading, missing: inout [FilePath]) -> BuildSettingsLevel {
    var level = BuildSettingsLevel()
    level.include(path, reading, &missing, chain: [])
    return level
  }

  private mutating func include(_ path: FilePath, _ reading: SettingsSearch.Reading, _ missing: inout [FilePath], chain: [FilePath]) {
    guard !chain.contains(path), chain.count < 50 else { return }
    guard case .success(let bytes)? = reading(path) else { missing.append(path); return }
    for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      let text = BuildSettingsLevel.trimmed(BuildSettingsLevel.withoutComment(line))
      if text.hasPrefix("#include") {
        let isOptional = text.hasPrefix("#include?")
        let quoted = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard quoted.count >= 3 else { continue }
        let target = (path.parent ?? FilePath("/")).resolving(FilePath(String(quoted[1])))
        var unread: [FilePath] = []
        include(target, reading, &unread, chain: chain + [path])
        missing += unread.filter { !(isOptional && $0 == target) }
      } else if let equals = BuildSettingsLevel.assignment(text) {
        assign(BuildSettingsLevel.trimmed(text[..<equals]), BuildSettingsLevel.trimmed(text[text.index(after: equals)...]))
      }
    }
  }

  /// The `=` of an assignment, not the one inside `[sdk=…]`.
  private static func assignment(_ text: String) -> String.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth == 0: return index
      default: break
      }
    }
    return nil
  }

  private static func withoutComment(_ line: ArraySlice<UInt8>) -> Substring {
    let text = Substring(decoding: line, as: UTF8.self)
    var previous: Character = " "
    for index in text.indices {
      // A URL's `//` is a comment to Xcode too.
      if text[index] == "/", previous == "/" { return text[..<text.index(before: index)] }
      previous = text[index]
    }
    return text
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace && $0 != ";" }) else { return "" }
    return String(start[...last])
  }
}

/// Levels, strongest first.
struct BuildSettingsStack: Sendable {
  var levels: [BuildSettingsLevel]
  var configuration: String

  /// A setting with everything expanded; nil if no level has it.
  func value(_ key: String) -> String? { value(key, from: 0, open: []) }

  /// `open`: the settings that are being expanded; one that names itself is empty.
  private func value(_ key: String, from first: Int, open: [String]) -> String? {
    if open.count > 20 || first == 0 && open.contains(key) { return nil }
    for index in first ..< max(first, levels.count) {
      guard let raw = levels[index].value(key, configuration: configuration) else { continue }
      return expand(raw, key, level: index, open: open + [key])
    }
    return nil
  }

  /// Replaces `$(NAME)`, `${NAME}` and `$(NAME:modifier)`.
  private func expand(_ raw: String, _ key: String, level: Int, open: [String]) -> String {
    var result = ""
    var rest = raw[...]
    while let dollar = rest.firstIndex(of: "$"), result.utf8.count < 1 << 16 {
      result += rest[..<dollar]
      let start = rest.index(after: dollar)
      guard start < rest.endIndex, rest[start] == "(" || rest[start] == "{",
        let close = rest[start...].firstIndex(of: rest[start] == "(" ? ")" : "}")
      else {
        result.append("$")
        rest = rest[start...]
        continue
      }
      let name = String(rest[rest.index(after: start) ..< close].prefix { $0 != ":" })
      if name == "inherited" || name == key {
        result += value(key, from: level + 1, open: open) ?? ""
      } else if name == "CONFIGURATION" {
        result += configuration
      } else {
        result += value(name, from: 0, open: open) ?? ""
      }
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
