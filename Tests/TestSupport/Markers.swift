// What a snippet expects of itself: `// expect: rule-id` and `// known gap: rule-id` at the end of its lines. How it is linted is left to Snippet.

/// One expectation of one line.
public struct Marker: Hashable, Sendable {
  public var file: String
  /// From 1.
  public var line: Int
  public var rule: String
  /// Stated after the rule's id where it matters: `// expect: disk-on-main note`.
  public var severity: String?
  /// We miss it, and the test fails when we begin to find it.
  public var isKnownGap: Bool
}

/// Every marker of a text, several of a line separated by commas: `// expect: wait-on-main, lock-on-main`.
public func markers(in text: String, file: String) -> [Marker] {
  text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { number, line -> [Marker] in
    [("// expect: ", false), ("// known gap: ", true)].flatMap { opening, isKnownGap in
      ids(after: opening, in: line).map {
        Marker(file: file, line: number + 1, rule: $0.rule, severity: $0.severity, isKnownGap: isKnownGap)
      }
    }
  }
}

private func ids(after opening: String, in line: Substring) -> [(rule: String, severity: String?)] {
  guard let start = line.firstRange(of: opening)?.upperBound else { return [] }
  let end = line[start...].firstRange(of: " //")?.lowerBound ?? line.endIndex
  return line[start ..< end].split(separator: ",").compactMap { part in
    let words = part.split(separator: " ")
    return words.first.map { (String($0), words.count > 1 ? String(words[1]) : nil) }
  }
}
