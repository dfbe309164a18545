// Reads `[…]` and the escapes that stand for sets of characters.

extension RegexParser {
  /// After `[`.
  mutating func characterClass() -> ScalarSet? {
    depth += 1
    defer { depth -= 1 }
    guard depth < RegexParser.depthLimit else { return nil }
    if let named = namedClass() { return named }
    let isNegated = take("^")
    guard peek != scalar("]"), var result = classUnion() else { return nil }
    while true {
      if take("&&") {
        guard let right = classUnion() else { return nil }
        result = result.intersection(right)
      } else if take("--") {
        guard let right = classUnion() else { return nil }
        result = result.intersection(right.inverted)
      } else {
        break
      }
    }
    guard take("]") else { return nil }
    if options.contains(.ignoresCase) { result = result.ignoringCase }
    return isNegated ? result.inverted : result
  }

  /// `[:space:]` after its `[`.
  private mutating func namedClass() -> ScalarSet? {
    let start = position
    guard take(":") else { return nil }
    let isNegated = take("^")
    var word = ""
    while let next = peek, next != scalar(":"), next != scalar("]") {
      word.unicodeScalars.append(Unicode.Scalar(next) ?? " ")
      position += 1
    }
    guard take(":]"), let set = RegexParser.property(word) else {
      position = start
      return nil
    }
    return isNegated ? set.inverted : set
  }

  /// Members and ranges up to `]`, `&&` or `--`.
  private mutating func classUnion() -> ScalarSet? {
    var result = ScalarSet()
    var lastWasSet = false
    while let next = peek {
      if next == scalar("]") || starts("&&") { return result }
      if starts("--") { return lastWasSet ? result : nil }
      if take("[") {
        guard let inner = characterClass() else { return nil }
        result = result.union(inner)
        lastWasSet = true
        continue
      }
      if options.contains(.extended), next == scalar(" ") || next == 9 || next == 10 {
        position += 1
        continue
      }
      guard let member = classMember() else { return nil }
      switch member {
      case .set(let set):
        result = result.union(set)
        lastWasSet = true
      case .scalar(let low):
        lastWasSet = false
        guard let high = rangeEnd() else { return nil }
        let last = high == RegexParser.noRange ? low : high
        guard low <= last else { return nil }
        result.insert(low ..< last &+ 1)
      }
    }
    return nil
  }

  static let noRange = UInt32.max

  /// The end of a range if a `-` and another character follow; nil where that can't be read.
  private mutating func rangeEnd() -> UInt32? {
    guard peek == scalar("-"), let after = peek(1), after != scalar("]"), after != scalar("-") else { return RegexParser.noRange }
    guard after != scalar("[") else { return nil }
    position += 1
    guard let member = classMember(), case .scalar(let high) = member else { return nil }
    return high
  }

  enum Member {
    case scalar(UInt32)
    case set(ScalarSet)
  }

  private mutating func classMember() -> Member? {
    guard let next = advance() else { return nil }
    guard next == scalar("\\") else { return .scalar(next) }
    if take("b") { return .scalar(8) }
    return escape()
  }

  /// After a backslash: a character or a set of characters.
  mutating func escape() -> Member? {
    guard let letter = advance(), let character = Unicode.Scalar(letter) else { return nil }
    switch character {
    case "d": return .set(.digits)
    case "D": return .set(ScalarSet.digits.inverted)
    case "w": return .set(.words)
    case "W": return .set(ScalarSet.words.inverted)
    case "s": return .set(.spaces)
    case "S": return .set(ScalarSet.spaces.inverted)
    case "h": return .set(.blanks)
    case "H": return .set(ScalarSet.blanks.inverted)
    case "v": return .set(.newlines)
    case "V", "N": return .set(ScalarSet.newlines.inverted)
    case "p", "P": return unicodeProperty().map { .set(character == "P" ? $0.inverted : $0) }
    case "n": return .scalar(10)
    case "r": return .scalar(13)
    case "t": return .scalar(9)
    case "f": return .scalar(12)
    case "a": return .scalar(7)
    case "e": return .scalar(27)
    case "x": return hexadecimal(2).map { .scalar($0) }
    case "u": return hexadecimal(4).map { .scalar($0) }
    case "U": return hexadecimal(8).map { .scalar($0) }
    case "0": return octal().map { .scalar($0) }
    default: return character.properties.isAlphabetic || character.isDigit ? nil : .scalar(letter)
    }
  }

  /// `{L}`, `{^L}`, `{Script=Greek}` or one letter.
  private mutating func unicodeProperty() -> ScalarSet? {
    guard take("{") else { return advance().flatMap(Unicode.Scalar.init).flatMap { RegexParser.property(String(Character($0))) } }
    let isNegated = take("^")
    var word = ""
    while let next = advance(), next != scalar("}") { word.unicodeScalars.append(Unicode.Scalar(next) ?? " ") }
    guard let set = RegexParser.property(word) else { return nil }
    return isNegated ? set.inverted : set
  }

  private mutating func hexadecimal(_ count: Int) -> UInt32? {
    var digits = ""
    if take("{") {
      while let next = advance(), next != scalar("}") { digits.unicodeScalars.append(Unicode.Scalar(next) ?? " ") }
    } else {
      for _ in 0 ..< count { digits.unicodeScalars.append(advance().flatMap(Unicode.Scalar.init) ?? " ") }
    }
    return UInt32(digits, radix: 16).flatMap { $0 < ScalarSet.end ? $0 : nil }
  }

  private mutating func octal() -> UInt32? {
    var value: UInt32 = 0
    for _ in 0 ..< 3 {
      guard let next = peek, (0x30 ... 0x37).contains(next) else { break }
      value = value &* 8 &+ next &- 0x30
      position += 1
    }
    return value
  }

  static func property(_ word: String) -> ScalarSet? {
    switch word.lowercased() {
    case "l", "letter", "alpha", "alphabetic", "general_category=letter": .letters
    case "lu", "upper", "uppercase": .upper
    case "ll", "lower", "lowercase": .lower
    case "n", "nd", "digit", "number": .digits
    case "alnum": ScalarSet.letters.union(.digits)
    case "word": .words
    case "space", "white_space", "whitespace": .spaces
    case "blank": .blanks
    case "punct", "p", "punctuation": .punctuation.union(ScalarSet(pairs: "\"\"''()--.."))
    case "s", "symbol": .symbols
    case "z", "zs": .separators
    case "xdigit": ScalarSet(pairs: "09afAF")
    case "cntrl", "cc": ScalarSet([0 ..< 32, 127 ..< 160])
    default: nil
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { (0x30 ... 0x39).contains(value) }
}
