/// `required-version`: `0.1` (any 0.1.x), `>=0.1`, `>=0.1, <1`.

struct VersionRequirement {
  private enum Comparison: String, CaseIterable { case atLeast = ">=", atMost = "<=", above = ">", below = "<", exactly = "==", equal = "=" }
  private var terms: [(Comparison, [Int])] = []

  init?(_ text: String) {
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      var rest = part.drop { $0 == " " }
      var comparison = Comparison.exactly
      if let written = Comparison.allCases.first(where: { rest.hasPrefix($0.rawValue) }) {
        comparison = written
        rest = rest.dropFirst(written.rawValue.count).drop { $0 == " " }
      }
      while rest.last == " " { rest = rest.dropLast() }
      guard let version = VersionRequirement.components(rest) else { return nil }
      terms.append((comparison, version))
    }
  }

  func allows(_ toolVersion: String) -> Bool {
    // A pre-release (`0.2.0-beta`) counts as its release.
    guard let tool = VersionRequirement.components(toolVersion.prefix { $0 != "-" && $0 != "+" }) else { return true }
    return terms.allSatisfy { comparison, version in
      switch comparison {
      case .atLeast: !precedes(tool, version)
      case .atMost: !precedes(version, tool) || tool.starts(with: version)
      case .above: precedes(version, tool) && !tool.starts(with: version)
      case .below: precedes(tool, version)
      case .exactly, .equal: padded(tool, version.count).starts(with: version)
      }
    }
  }

  private func precedes(_ a: [Int], _ b: [Int]) -> Bool {
    let count = max(a.count, b.count)
    return padded(a, count).lexicographicallyPrecedes(padded(b, count))
  }

  private func padded(_ version: [Int], _ count: Int) -> [Int] {
    version + Array(repeating: 0, count: max(0, count - version.count))
  }

  private static func components(_ text: Substring) -> [Int]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy { ("0" ... "9").contains($0) } ? Int($0) : nil }
    return numbers.count == parts.count && !numbers.isEmpty ? numbers : nil
  }
}
