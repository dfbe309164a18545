/// Number literals: integers and floating-point numbers of all radices, with the rules that keep `1...2`, `1.description` and `x.0.1` apart.
/// Letters that follow a number belong to it, as an error of the number.
extension Tokenizer {
  /// Where the number that begins at `start` ends.
  func endOfNumber(_ start: Int) -> Int {
    if bytes[start] == UInt8(ascii: "0") {
      switch bytes[start + 1] {
      case UInt8(ascii: "x"): return endOfHexNumber(start)
      case UInt8(ascii: "o"), UInt8(ascii: "b"): return endOfWord(start + 2)
      default: break
      }
    }
    var index = endOfDigits(start)
    if bytes[index] == UInt8(ascii: ".") {
      // `x.0.1` is a member of a member, never a fraction.
      guard isDigit(bytes[index + 1]), previous.kind != .period else { return index }
      index = endOfDigits(index + 1)
    } else if !isExponentLetter(bytes[index]) {
      return endOfWord(index)
    }
    return isExponentLetter(bytes[index]) ? endOfExponent(index + 1) : index
  }

  private func endOfHexNumber(_ start: Int) -> Int {
    let digits = start + 2
    guard isHexDigit(bytes[digits]) else { return endOfWord(digits) }
    let dot = endOfHexDigits(digits)
    var index = dot
    let hasDot = bytes[dot] == UInt8(ascii: ".")
    if hasDot {
      guard isHexDigit(bytes[dot + 1]) else { return dot }
      index = endOfHexDigits(dot + 1)
    }
    guard bytes[index] == UInt8(ascii: "p") || bytes[index] == UInt8(ascii: "P") else {
      // Without an exponent `0xff.description` is a member access, and `0x1.8` before nothing that could go on a broken number.
      return !hasDot ? endOfWord(index) : index + 1 < end && !isDigit(bytes[index + 1]) ? dot : index
    }
    // `0xff.fpValue` is a member access.
    let isSigned = bytes[index + 1] == UInt8(ascii: "+") || bytes[index + 1] == UInt8(ascii: "-")
    if hasDot, !isSigned, !isDigit(bytes[index + 1]), !isDigit(bytes[dot + 1]) { return dot }
    return endOfExponent(index + 1)
  }

  private func endOfExponent(_ start: Int) -> Int {
    let isSigned = bytes[start] == UInt8(ascii: "+") || bytes[start] == UInt8(ascii: "-")
    return endOfWord(isSigned ? start + 1 : start)
  }

  private func endOfDigits(_ start: Int) -> Int {
    var index = start
    while isDigit(bytes[index]) || bytes[index] == UInt8(ascii: "_") { index += 1 }
    return index
  }

  private func endOfHexDigits(_ start: Int) -> Int {
    var index = start
    while isHexDigit(bytes[index]) || bytes[index] == UInt8(ascii: "_") { index += 1 }
    return index
  }

  private func isExponentLetter(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private func isHexDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f"))
  }
}
