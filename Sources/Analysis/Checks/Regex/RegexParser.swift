/// Reads a pattern in ICU's syntax or Swift's. What it does not understand for certain (back references, script runs, conditions) gives nil:
/// nothing is said about such a pattern.
struct RegexParser {
  static let depthLimit = 40
  private let pattern: [UInt32]
  var position = 0
  var options: RegexOptions
  var depth = 0

  static func parse(_ pattern: String, _ options: RegexOptions) -> RegexNode? {
    let scalars = pattern.unicodeScalars.map(\.value)
    guard scalars.count < 4000 else { return nil }
    var parser = RegexParser(pattern: scalars, options: options)
    guard let tree = parser.alternatives(), parser.position == scalars.count else { return nil }
    return tree
  }

  private init(pattern: [UInt32], options: RegexOptions) {
    self.pattern = pattern
    self.options = options
  }

  // MARK: Characters

  var peek: UInt32? { peek(0) }
  func peek(_ offset: Int) -> UInt32? { position + offset < pattern.count ? pattern[position + offset] : nil }
  func scalar(_ character: Unicode.Scalar) -> UInt32 { character.value }

  mutating func advance() -> UInt32? {
    guard position < pattern.count else { return nil }
    position += 1
    return pattern[position - 1]
  }

  func starts(_ text: String) -> Bool {
    var index = position
    for scalar in text.unicodeScalars {
      guard index < pattern.count, pattern[index] == scalar.value else { return false }
      index += 1
    }
    return true
  }

  mutating func take(_ text: String) -> Bool {
    guard starts(text) else { return false }
    position += text.unicodeScalars.count
    return true
  }

  // MARK: Grammar

  private mutating func alternatives() -> RegexNode? {
    depth += 1
    let outer = options
    defer {
      depth -= 1
      options = outer
    }
    guard depth < RegexParser.depthLimit else { return nil }
    var parts: [RegexNode] = []
    repeat {
      guard let part = sequence() else { return nil }
      parts.append(part)
    } while take("|")
    return parts.count == 1 ? parts[0] : .alternatives(parts)
  }

  private mutating func sequence() -> RegexNode? {
    var parts: [RegexNode] = []
    while true {
      skipBlanks()
      guard let next = peek, next != scalar("|"), next != scalar(")") else { break }
      guard let atom = atom(), let part = quantified(atom) else { return nil }
      if case .empty = part { continue }
      parts.append(part)
    }
    return parts.count == 1 ? parts[0] : parts.isEmpty ? .empty : .sequence(parts)
  }

  private mutating func skipBlanks() {
    while true {
      if take("(?#") {
        while let next = advance(), next != scalar(")") {}
      } else if options.contains(.extended), let next = peek, ScalarSet.spaces.contains(next) {
        position += 1
      } else if options.contains(.extended), take("#") {
        while let next = advance(), next != 10 {}
      } else {
        return
      }
    }
  }

  private mutating func quantified(_ atom: RegexNode) -> RegexNode? {
    var result = atom
    while true {
      skipBlanks()
      var least = 0
      var most: Int?
      if take("*") {
      } else if take("+") {
        least = 1
      } else if take("?") {
        most = 1
      } else if let bounds = bounds() {
        (least, most) = bounds
        if let most, most < least { return nil }
      } else {
        return result
      }
      let kind: RegexNode.Repetition.Kind = take("?") ? .lazy : take("+") ? .possessive : .greedy
      result = .repeated(result, RegexNode.Repetition(least: least, most: most, kind: kind))
      depth += 1
      guard depth < RegexParser.depthLimit * 4 else { return nil }
      depth -= 1
    }
  }

  /// `{3}`, `{3,}`, `{3,5}`, `{,5}`; anything else is a plain brace.
  private mutating func bounds() -> (Int, Int?)? {
    let start = position
    guard take("{") else { return nil }
    let low = number()
    var high = low
    if take(",") { high = number() }
    let hasComma = pattern[start ..< position].contains(scalar(","))
    guard take("}"), low != nil || high != nil else {
      position = start
      return nil
    }
    return (low ?? 0, hasComma ? high : low)
  }

  private mutating func number() -> Int? {
    var value: Int?
    while let next = peek, (0x30 ... 0x39).contains(next), (value ?? 0) < 100_000 {
      value = (value ?? 0) * 10 + Int(next - 0x30)
      position += 1
    }
    return value
  }

  private mutating func atom() -> RegexNode? {
    guard let next = advance(), let character = Unicode.Scalar(next) else { return nil }
    switch character {
    case "(": return group()
    case "[": return characterClass().map { .set($0) }
    case ".": return .set(options.contains(.dotMatchesAll) ? .all : ScalarSet.newlines.inverted)
    case "^": return .assertion(options.contains(.multiline) ? .lineStart : .textStart)
    case "$": return .assertion(options.contains(.multiline) ? .lineEnd : .textEnd)
    case "\\": return escapedAtom()
    case "*", "+", "?": return nil
    default: return literal(next)
    }
  }

  private func literal(_ value: UInt32) -> RegexNode {
    let set = ScalarSet(value)
    return .set(options.contains(.ignoresCase) ? set.ignoringCase : set)
  }

  private mutating func escapedAtom() -> RegexNode? {
    guard let next = peek, let character = Unicode.Scalar(next) else { return nil }
    switch character {
    case "A", "G": return assertion(.textStart)
    case "z", "Z": return assertion(.textEnd)
    case "b" where peek(1) != scalar("{"): return assertion(.wordBoundary)
    case "B": return assertion(.noWordBoundary)
    case "Q":
      position += 1
      return quoted()
    case "R":
      position += 1
      return .set(.newlines)
    case "N" where peek(1) == scalar("{"), "1" ... "9", "k", "K", "X", "g", "b": return nil
    default:
      switch escape() {
      case .scalar(let value): return literal(value)
      case .set(let set): return .set(set)
      case nil: return nil
      }
    }
  }

  private mutating func assertion(_ kind: RegexNode.Assertion) -> RegexNode {
    position += 1
    return .assertion(kind)
  }

  private mutating func quoted() -> RegexNode? {
    var parts: [RegexNode] = []
    while !take("\\E") {
      guard let next = advance() else { break }
      parts.append(literal(next))
    }
    return .sequence(parts)
  }

  // MARK: Groups

  private mutating func group() -> RegexNode? {
    guard take("?") else { return closed { $0 } }
    if take(":") { return closed { $0 } }
    if take(">") { return closed { .atomic($0) } }
    if take("=") { return closed { .look($0, behind: false, negative: false) } }
    if take("!") { return closed { .look($0, behind: false, negative: true) } }
    if take("<=") { return closed { .look($0, behind: true, negative: false) } }
    if take("<!") { return closed { .look($0, behind: true, negative: true) } }
    if take("<") || take("P<") || take("'") {
      while let next = advance(), next != scalar(">"), next != scalar("'") {}
      return closed { $0 }
    }
    return flagGroup()
  }

  private mutating func closed(_ make: (RegexNode) -> RegexNode) -> RegexNode? {
    guard let inner = alternatives(), take(")") else { return nil }
    return make(inner)
  }

  /// `(?i)` for the rest of the group around it, `(?i-s:…)` for its own content.
  private mutating func flagGroup() -> RegexNode? {
    let outer = options
    var isOn = true
    while let next = advance(), let character = Unicode.Scalar(next) {
      switch character {
      case "-": isOn = false
      case "i": set(.ignoresCase, isOn)
      case "x": set(.extended, isOn)
      case "s": set(.dotMatchesAll, isOn)
      case "m": set(.multiline, isOn)
      case "w", "u", "n", "U", "D", "S", "W", "P": break
      case ")": return .empty
      case ":":
        let result = closed { $0 }
        options = outer
        return result
      default: return nil
      }
    }
    return nil
  }

  private mutating func set(_ option: RegexOptions, _ isOn: Bool) {
    if isOn { options.insert(option) } else { options.remove(option) }
  }
}
