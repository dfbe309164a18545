// Reads the conditions of a pattern: `when timeout > 0.05 and qos is present unless hints has AI_NUMERICHOST`.

extension CalleePatternReader {
  static let isWords = ["remote", "local", "unknown", "literal", "small", "bundled", "own", "settings", "tiny", "short", "numeric", "flat", "stored", "open", "brief", "main", "shown", "nil", "true", "false", "absent", "present"]

  /// At the first word after the pattern; `when` with tests joined by `and`, then any number of `unless` with one test.
  mutating func readCondition() -> Condition? {
    var clauses: [Condition.Clause] = []
    var sawUnless = false
    repeat {
      let offset = position
      let word = readWord()
      switch word {
      case "when" where clauses.isEmpty: break
      case "and" where !clauses.isEmpty && !sawUnless: break
      case "unless": sawUnless = true
      default:
        failAtWord(offset, word, isFirst: clauses.isEmpty, afterUnless: sawUnless)
        return nil
      }
      guard let clause = readClause(negated: sawUnless) else { return nil }
      clauses.append(clause)
      skipBlanks()
    } while current != nil
    return Condition(clauses: clauses)
  }

  private mutating func failAtWord(_ offset: Int, _ word: String, isFirst: Bool, afterUnless: Bool) {
    let remedy: String
    switch word {
    case "or": remedy = "write the pattern once more with the other condition"
    case "and" where afterUnless: remedy = "'unless' takes one test: write 'unless' again"
    case "when" where !isFirst: remedy = afterUnless ? "put 'when' before 'unless'" : "join tests with 'and'"
    default: remedy = isFirst ? "write 'when' or 'unless' before a condition" : "write 'and' or 'unless' between tests"
    }
    fail(at: offset, "'\(word)' cannot stand here", remedy)
  }

  private mutating func readClause(negated: Bool) -> Condition.Clause? {
    skipBlanks()
    guard let subject = readSubject() else { return nil }
    skipBlanks()
    guard let test = readTest() else { return nil }
    return Condition.Clause(negated: negated, subject: subject, test: test)
  }

  private mutating func readSubject() -> Condition.Subject? {
    let offset = position
    if current == UInt8(ascii: "#") {
      position += 1
      let first = position
      while let byte = current, isDigit(byte) { position += 1 }
      if let place = Int(text(first..<position)), place < 100 { return .position(place) }
      fail(at: offset, "'#' needs the place of an argument", "write #0 for the first")
      return nil
    }
    guard let name = readName() else {
      fail(at: offset, "a condition needs a subject", "write an argument's label, #0, receiver, assigned, result, loop or body")
      return nil
    }
    if name == "_" {
      fail(at: offset, "'_' names no argument", "write #0, #1, … for an argument without label")
      return nil
    }
    switch name {
    case "receiver": return .receiver
    case "assigned": return .assigned
    case "result": return .result
    case "loop": return .loop
    case "body": return .body
    default: return .argument(label: name)
    }
  }

  private mutating func readTest() -> Condition.Test? {
    let offset = position
    if let byte = current, isComparisonByte(byte) { return readComparison() }
    let word = readWord()
    switch word {
    case "absent": return .absent
    case "present": return .present
    case "has": return readHas()
    case "is": return readIs()
    default:
      let remedy = "write a comparison, 'has WORD', 'is …', 'is absent' or 'is present'"
      fail(at: offset, word.isEmpty ? "a test is missing" : "'\(word)' is no test", remedy)
      return nil
    }
  }

  private mutating func readComparison() -> Condition.Test? {
    let offset = position
    while let byte = current, isComparisonByte(byte) { position += 1 }
    let mark = text(offset..<position)
    guard let comparison = Condition.Comparison(rawValue: mark) else {
      fail(at: offset, "'\(mark)' is no comparison", mark == "!=" ? "write unless … == …" : "write <, <=, >, >= or ==")
      return nil
    }
    skipBlanks()
    let numberOffset = position
    let word = readWord()
    switch word.isEmpty ? nil : TOMLNumber.read(word) {
    case .integer(let number): return .compare(comparison, Double(number))
    case .float(let number): return .compare(comparison, number)
    default:
      fail(at: numberOffset, "a number is expected after '\(mark)'", "write seconds as 0.05 or 5")
      return nil
    }
  }

  private mutating func readHas() -> Condition.Test? {
    skipBlanks()
    let offset = position
    let word = readWord()
    if !word.isEmpty, word.utf8.allSatisfy(isNameByte) { return .has(word) }
    fail(at: offset, "'has' takes one word", word.hasPrefix(".") ? "write it without the dot" : "write a name, as in: options has mappedIfSafe")
    return nil
  }

  private mutating func readIs() -> Condition.Test? {
    skipBlanks()
    let offset = position
    let word = readWord()
    switch word {
    case "absent": return .absent
    case "present": return .present
    case _ where Self.isWords.contains(word): return .is(word)
    default:
      let remedy = word == "not" ? "write unless … is …" : suggestion(for: word, in: Self.isWords)
      fail(at: offset, word.isEmpty ? "a word is missing after 'is'" : "'is \(word)' is no test", remedy)
      return nil
    }
  }

  /// Up to the next blank or comparison sign; may be empty.
  private mutating func readWord() -> String {
    let first = position
    while let byte = current, byte != UInt8(ascii: " "), !isComparisonByte(byte) { position += 1 }
    return text(first..<position)
  }
}

private func isComparisonByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "!"): true
  default: false
  }
}
