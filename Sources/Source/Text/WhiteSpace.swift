/// What stands between tokens: comments (and the allow-comments among them), conflict markers, the byte order mark, and bytes that Swift
/// forbids, which count as white space as they do for the compiler. Lines are counted here, too.
extension Tokenizer {
  /// Skips a comment at `start`; false if there is none.
  @inline(__always) mutating func skipComment(_ start: Int) -> Bool {
    if bytes[start &+ 1] == UInt8(ascii: "/") {
      skipLineComment(start)
      return true
    }
    if bytes[start &+ 1] == UInt8(ascii: "*") {
      skipBlockComment(start)
      return true
    }
    return false
  }

  private mutating func skipLineComment(_ start: Int) {
    var index = start + 2
    var isAllow = mayMeanAllow(index)
    while index < end {
      let byte = bytes[index]
      if byte <= UInt8(ascii: "-") {
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
        if byte == UInt8(ascii: "-"), !isAllow { isAllow = isAllowMarker(index, after: start + 2) }
      }
      index &+= 1
    }
    if isAllow { noteAllowComment(start, textEnd: index, isBlock: false) }
    gap.insert(.spaceBefore)
    position = index
  }

  private mutating func skipBlockComment(_ start: Int) {
    var index = start + 2
    var depth = 1
    var isAllow = mayMeanAllow(index)
    var hasNewline = false
    scan: while index < end {
      let byte = bytes[index]
      index &+= 1
      guard byte <= UInt8(ascii: "/") else { continue }
      switch byte {
      case UInt8(ascii: "*") where bytes[index] == UInt8(ascii: "/"):
        index += 1
        depth -= 1
        if depth == 0 { break scan }
      case UInt8(ascii: "/") where bytes[index] == UInt8(ascii: "*"):
        index += 1
        depth += 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): hasNewline = true
      case UInt8(ascii: "-") where !isAllow: isAllow = isAllowMarker(index - 1, after: start + 2)
      default: break
      }
    }
    if isAllow { noteAllowComment(start, textEnd: depth == 0 ? index - 2 : index, isBlock: true) }
    gap.insert(.spaceBefore)
    if hasNewline {
      gap.insert(.newlineBefore)
      appendLines(in: start, index)
    }
    position = index
  }

  /// Whether the `-` at `index` is that of an allow marker that begins no earlier than `lowest`.
  private func isAllowMarker(_ index: Int, after lowest: Int) -> Bool {
    index - 5 >= lowest && matches(Spelling.sync, index + 1) && matches(Spelling.allow, index - 5)
  }

  /// Whether a comment's text begins like `allow`, in whatever case and with one `l` or two: it may be a marker with a slip in it.
  private func mayMeanAllow(_ start: Int) -> Bool {
    var index = start
    while index < end, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    guard end - index >= 5, bytes[index] | 0x20 == UInt8(ascii: "a"), bytes[index + 1] | 0x20 == UInt8(ascii: "l") else { return false }
    if bytes[index + 2] | 0x20 == UInt8(ascii: "l") { index += 1 }
    return bytes[index + 2] | 0x20 == UInt8(ascii: "o") && bytes[index + 3] | 0x20 == UInt8(ascii: "w")
  }

  private mutating func noteAllowComment(_ start: Int, textEnd: Int, isBlock: Bool) {
    let text = UInt32(truncatingIfNeeded: start + 2) ..< UInt32(truncatingIfNeeded: max(textEnd, start + 2))
    let ownLine = gap.contains(.newlineBefore)
    tokens.allowComments.append(
      AllowComment(text: text, start: UInt32(truncatingIfNeeded: start), ownLine: ownLine, isBlock: isBlock))
  }

  /// Whether the bytes at `start` spell an ASCII text.
  func matches(_ text: [UInt8], _ start: Int) -> Bool {
    var index = start
    for byte in text {
      guard index < end, bytes[index] == byte else { return false }
      index += 1
    }
    return true
  }

  /// Skips a version-control conflict, from its first marker to the end of its last marker's line.
  mutating func skipConflict(_ start: Int) -> Bool {
    guard mayHoldConflicts, start == 0 || bytes[start - 1] == UInt8(ascii: "\n") || bytes[start - 1] == UInt8(ascii: "\r") else {
      return false
    }
    let terminator: [UInt8]
    var index: Int
    if matches(Spelling.conflictStart, start) {
      (terminator, index) = (Spelling.conflictEnd, start + 8)
    } else if matches(Spelling.perforceStart, start) {
      (terminator, index) = (Spelling.perforceEnd, start + 5)
    } else {
      // What is left of a conflict that was half resolved.
      if matches(Spelling.conflictRest, start), bytes[start + 7] <= 0x20 { tokens.conflicts.append(UInt32(truncatingIfNeeded: start)) }
      return false
    }
    while index < end {
      if bytes[index] == terminator[0], bytes[index - 1] == UInt8(ascii: "\n") || bytes[index - 1] == UInt8(ascii: "\r"),
        matches(terminator, index)
      {
        position = endOfLine(index + terminator.count)
        tokens.conflicts.append(UInt32(truncatingIfNeeded: start))
        gap.insert(.spaceBefore)
        appendLines(in: start, position)
        return true
      }
      index += 1
    }
    mayHoldConflicts = false
    tokens.conflicts.append(UInt32(truncatingIfNeeded: start))
    return false
  }

  mutating func skipByteOrderMark(_ start: Int) -> Bool {
    guard bytes[start] == 0xEF, bytes[start + 1] == 0xBB, bytes[start + 2] == 0xBF else { return false }
    skipForbidden(to: start + 3)
    return true
  }

  mutating func skipForbidden(to index: Int) {
    position = min(index, end)
    gap.insert(.spaceBefore)
  }

  func endOfLine(_ start: Int) -> Int {
    var index = start
    while index < end, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") { index += 1 }
    return index
  }

  // MARK: Lines

  @inline(__always) mutating func appendLine(_ start: Int) {
    tokens.lineStarts.append(UInt32(truncatingIfNeeded: start))
  }

  /// The lines that begin inside a comment or literal; all others the main loop sees.
  mutating func appendLines(in start: Int, _ end: Int) {
    var index = start
    while index < end {
      let byte = bytes[index]
      index &+= 1
      guard byte <= UInt8(ascii: "\r") else { continue }
      if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && bytes[index] != UInt8(ascii: "\n")) { appendLine(index) }
    }
  }
}

/// The texts that white space is searched for.
private enum Spelling {
  static let allow = Array("allow".utf8)
  static let sync = Array("sync".utf8)
  static let conflictStart = Array("<<<<<<< ".utf8)
  static let conflictRest = Array(">>>>>>>".utf8)
  static let conflictEnd = Array(">>>>>>> ".utf8)
  static let perforceStart = Array(">>>> ".utf8)
  static let perforceEnd = Array("<<<<\n".utf8)
}
