/// What `.gitignore` files hide, with git's own meaning: nested files, negation, anchoring, `**`, directory-only patterns, the last match wins.
/// The user's global ignore file and `.git/info/exclude` are left out: the same tree gives the same result on every machine.

/// The rules of one `.gitignore`.
struct IgnoreFile: Sendable {
  struct Rule: Sendable {
    var pattern: [PathPattern]
    var negated: Bool
    var directoriesOnly: Bool
    /// No slash but a last one: it is matched against the name alone, at any depth.
    var nameOnly: Bool
  }

  var rules: [Rule] = []

  init(_ bytes: [UInt8]) {
    var text = bytes[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    for line in text.split(separator: UInt8(ascii: "\n")) {
      if let rule = IgnoreFile.read(line) { rules.append(rule) }
    }
  }

  private static func read(_ line: ArraySlice<UInt8>) -> Rule? {
    var text = line
    if text.last == UInt8(ascii: "\r") { text = text.dropLast() }
    text = trimmingBlanks(text)
    if text.first == UInt8(ascii: "#") { return nil }
    var rule = Rule(pattern: [], negated: false, directoriesOnly: false, nameOnly: false)
    if text.first == UInt8(ascii: "!") {
      rule.negated = true
      text = text.dropFirst()
    }
    if text.last == UInt8(ascii: "/") {
      rule.directoriesOnly = true
      text = text.dropLast()
    }
    let anchored = text.contains(UInt8(ascii: "/"))
    if text.first == UInt8(ascii: "/") { text = text.dropFirst() }
    if text.isEmpty { return nil }
    rule.nameOnly = !anchored
    for part in text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      if anchored, part.elementsEqual("**".utf8) {
        rule.pattern.append(.anyDepth)
        continue
      }
      // Git drops what it cannot read, and so `[` alone matches nothing.
      guard case .success(let name) = NamePattern.read(part, .git) else { return nil }
      rule.pattern.append(.name(name))
    }
    return rule
  }

  /// Trailing spaces count only behind a backslash.
  private static func trimmingBlanks(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = line
    while text.last == UInt8(ascii: " ") {
      let before = text.dropLast()
      var backslashes = 0
      for byte in before.reversed() {
        if byte != UInt8(ascii: "\\") { break }
        backslashes += 1
      }
      if backslashes % 2 == 1 { break }
      text = before
    }
    return text
  }

  /// The verdict of the last rule that matches, or nil. `names` are the components below the file's directory.
  func verdict(_ names: ArraySlice<ArraySlice<UInt8>>, isDirectory: Bool) -> Bool? {
    guard let last = names.last else { return nil }
    for rule in rules.reversed() {
      if rule.directoriesOnly, !isDirectory { continue }
      let matches: Bool
      if rule.nameOnly, case .name(let name) = rule.pattern[0] {
        matches = name.matches(last)
      } else {
        matches = matchPath(rule.pattern, names, prefix: false)
      }
      if matches { return !rule.negated }
    }
    return nil
  }
}

/// The ignore files that apply in a directory, outermost first.
struct IgnoreRules: Sendable {
  /// With the number of components its directory has below the root of the walk; negative for directories above it.
  private var files: [(depth: Int, file: IgnoreFile)] = []
  /// The names of the directories between the outermost ignore file and the root of the walk.
  private var leading: [ArraySlice<UInt8>] = []

  /// Rules of directories above the root of a walk: `outer` from the repository's root to the walk's parent, one file (or none) each,
  /// and `leading` the names of the directories from the one to the other.
  init(outer: [IgnoreFile?] = [], leading: [ArraySlice<UInt8>] = []) {
    self.leading = leading
    for (index, file) in outer.enumerated() {
      if let file { files.append((index - leading.count, file)) }
    }
  }

  mutating func add(_ file: IgnoreFile, depth: Int) { files.append((depth, file)) }

  /// Whether an entry is hidden. Its parent is not: git never looks into a hidden directory.
  func hides(_ names: [ArraySlice<UInt8>], isDirectory: Bool) -> Bool {
    if files.isEmpty { return false }
    let all = leading.isEmpty ? names : leading + names
    for (depth, file) in files.reversed() {
      if let verdict = file.verdict(all[(leading.count + depth)...], isDirectory: isDirectory) { return verdict }
    }
    return false
  }
}
