// Reads TOML values: strings, numbers, booleans, arrays; names what the subset leaves out.

extension TOMLReader {
  /// nil after a mistake, which is in the log then.
  mutating func readValue(depth: Int) -> TOMLValue? {
    let start = here
    switch current {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return readString().map { TOMLValue(content: .string($0), position: start) }
    case UInt8(ascii: "["):
      guard depth < Self.depthLimit else {
        log.add(start, "arrays are nested more than \(Self.depthLimit) deep")
        return nil
      }
      return readArray(depth: depth + 1)
    case UInt8(ascii: "{"):
      log.add(start, "inline tables are not supported here", remedy: "write a table with a header, [name], or dotted keys, name.key = value")
      return nil
    case let byte? where isWordByte(byte):
      let first = position
      while let byte = current, isWordByte(byte) { position += 1 }
      return scalar(text(first..<position), at: start)
    default:
      log.add(start, "a value is expected", remedy: "write a string in quotes, a number, true, false or an array")
      return nil
    }
  }

  // MARK: Arrays

  private mutating func readArray(depth: Int) -> TOMLValue? {
    let start = here
    position += 1
    var elements: [TOMLValue] = []
    var isSound = true
    var firstOnLine = skipToElement()
    while true {
      guard let byte = current, !(firstOnLine && looksLikeNextLine()) else {
        log.add(start, "the array is not closed", remedy: "add ] after its last element")
        backToLineEnd()
        return nil
      }
      if byte == UInt8(ascii: "]") {
        position += 1
        return isSound ? TOMLValue(content: .array(elements), position: start) : nil
      }
      if let element = readValue(depth: depth) { elements.append(element) } else { isSound = false; skipElement() }
      firstOnLine = skipToElement()
      if current == UInt8(ascii: ",") {
        position += 1
        firstOnLine = skipToElement()
      } else if current != UInt8(ascii: "]"), current != nil, !(firstOnLine && looksLikeNextLine()) {
        if isSound { log.add(here, "a comma is missing between two elements", remedy: "add , before this element") }
        isSound = false
      }
    }
  }

  /// Over blanks, comments and line ends; says whether a line end was among them.
  private mutating func skipToElement() -> Bool {
    var crossed = false
    while let byte = current {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): position += 1
      case UInt8(ascii: "#"): skipComment()
      case UInt8(ascii: "\n"): newLine(); crossed = true
      case UInt8(ascii: "\r") where atLineEnd: position += 1
      default: return crossed
      }
    }
    return crossed
  }

  /// After a mistake in an element: to what separates it from the next.
  private mutating func skipElement() {
    while let byte = current, !atLineEnd, byte != UInt8(ascii: ","), byte != UInt8(ascii: "]") { position += 1 }
  }

  /// Inside an array, a line that can only be a header or `key = …`: the array was never closed.
  private func looksLikeNextLine() -> Bool {
    var index = position
    while index < end, bytes[index] == UInt8(ascii: "[") { index += 1 }
    let isHeader = index > position
    let first = index
    while index < end, isBareKeyByte(bytes[index]) || bytes[index] == UInt8(ascii: ".") { index += 1 }
    guard index > first, index < end else { return false }
    if isHeader { return bytes[index] == UInt8(ascii: "]") && !isDigit(bytes[first]) && !["true", "false"].contains(text(first..<index)) }
    while index < end, bytes[index] == UInt8(ascii: " ") { index += 1 }
    return index < end && bytes[index] == UInt8(ascii: "=")
  }

  /// From the start of a line to the end of the one before, so that the line is read as a line.
  private mutating func backToLineEnd() {
    guard current != nil else { return }
    position = lineStart - 1
    line &-= 1
    lineStart = bytes[..<position].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  // MARK: Words

  private mutating func scalar(_ word: String, at start: LineColumn) -> TOMLValue? {
    if word == "true" || word == "false" { return TOMLValue(content: .boolean(word == "true"), position: start) }
    let digits = word.utf8.first.map { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") } == true ? word.dropFirst() : word[...]
    guard let first = digits.utf8.first, isDigit(first) else {
      reportWord(word, digits, start)
      return nil
    }
    if looksLikeDate(Array(digits.utf8)) {
      log.add(start, "dates and times are not supported here", remedy: "write it as a string: \"\(word)\"")
      return nil
    }
    if let content = TOMLNumber.read(word) { return TOMLValue(content: content, position: start) }
    log.add(start, "'\(word)' is no number", remedy: TOMLNumber.remedy(word))
    return nil
  }

  private mutating func reportWord(_ word: String, _ digits: Substring, _ start: LineColumn) {
    if digits == "inf" || digits == "nan" {
      log.add(start, "'\(word)' is not supported here", remedy: "write a finite number")
    } else if let meant = ["true", "false"].first(where: { $0 == word.lowercased() }) {
      log.add(start, "'\(word)' is no value", remedy: "write \(meant)")
    } else {
      log.add(start, "a string needs quotes", remedy: "write \"\(word)\"")
    }
  }

  /// `2027-…` and `07:…`.
  private func looksLikeDate(_ word: [UInt8]) -> Bool {
    if word.count >= 5, word[..<4].allSatisfy(isDigit), word[4] == UInt8(ascii: "-") { return true }
    return word.count >= 3 && isDigit(word[0]) && isDigit(word[1]) && word[2] == UInt8(ascii: ":")
  }
}

/// Integers and floats as TOML writes them, a word at a time.
enum TOMLNumber {
  static func read(_ word: String) -> TOMLValue.Content? {
    let bytes = Array(word.utf8)
    guard hasSoundUnderscores(bytes) else { return nil }
    let plain = bytes.filter { $0 != UInt8(ascii: "_") }
    let signed = plain[0] == UInt8(ascii: "+") || plain[0] == UInt8(ascii: "-")
    let digits = plain[(signed ? 1 : 0)...]
    if let radix = radix(digits) {
      guard !signed, digits.count > 2, digits.dropFirst(2).first.map({ $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "+") }) == true else { return nil }
      return Int64(String(decoding: digits.dropFirst(2), as: UTF8.self), radix: radix).map { .integer($0) }
    }
    if digits.count > 1, digits.first == UInt8(ascii: "0"), isDigit(digits[digits.startIndex + 1]) { return nil }
    let text = String(decoding: plain, as: UTF8.self)
    if digits.allSatisfy(isDigit) { return Int64(text).map { .integer($0) } }
    guard isFloat(digits), let number = Double(text), number.isFinite else { return nil }
    return .float(number)
  }

  static func remedy(_ word: String) -> String {
    let digits = word.utf8.drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    if digits.count > 1, digits.first == UInt8(ascii: "0"), digits.dropFirst().allSatisfy(isDigit) { return "remove the leading zero" }
    if digits.allSatisfy(isDigit) { return "it does not fit into 64 bits" }
    if digits.contains(where: { $0 >= UInt8(ascii: "a") }) { return "put it in quotes if it is text: \"\(word)\"" }
    return "write 1, 1_000, 0.5 or 1e6"
  }

  private static func radix(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.count > 1, digits.first == UInt8(ascii: "0") else { return nil }
    switch digits[digits.startIndex + 1] {
    case UInt8(ascii: "x"): return 16
    case UInt8(ascii: "o"): return 8
    case UInt8(ascii: "b"): return 2
    default: return nil
    }
  }

  /// Each underscore stands between two digits.
  private static func hasSoundUnderscores(_ bytes: [UInt8]) -> Bool {
    let isHexadecimal = bytes.starts(with: Array("0x".utf8))
    func isAround(_ byte: UInt8) -> Bool { isDigit(byte) || isHexadecimal && UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20 }
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "_") {
      guard index > 0, index + 1 < bytes.count, isAround(bytes[index - 1]), isAround(bytes[index + 1]) else { return false }
    }
    return true
  }

  /// digits, then a fraction or an exponent or both, each with digits.
  private static func isFloat(_ digits: ArraySlice<UInt8>) -> Bool {
    var rest = digits.drop(while: isDigit)
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: isDigit)
      if fraction.isEmpty { return false }
      rest = rest.dropFirst(1 + fraction.count)
    }
    guard let exponent = rest.first else { return true }
    guard exponent | 0x20 == UInt8(ascii: "e") else { return false }
    rest = rest.dropFirst()
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    return !rest.isEmpty && rest.allSatisfy(isDigit)
  }
}

func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

private func isWordByte(_ byte: UInt8) -> Bool {
  isBareKeyByte(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":")
}
