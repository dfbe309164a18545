// Allow comments: what they say, and which bytes they cover. Whether one is used, expired or lacks a reason is judged by readers of the summary.
//
// Only `//` and `/*` followed by blanks and `allow-sync:` count, also a `//` inside of a `//` comment: a doc comment (`///`, `/**`) speaks of the
// marker without meaning it.

extension Summarizer {
  mutating func readAllowances() {
    for comment in tokens.allowComments {
      let marker = AllowMarker(bytes, comment)
      guard marker != nil || MisspeltMarker.begins(bytes, comment) else { continue }
      let end = comment.isBlock ? min(comment.text.upperBound + 2, UInt32(bytes.count)) : comment.text.upperBound
      var allowance = Allowance(
        start: comment.start, end: max(comment.start, end), ownLine: comment.ownLine, covered: comment.start ..< comment.start, rules: [],
        until: marker?.until ?? 0, reason: .none, seenByGrep: marker?.seenByGrep ?? false, isMisspelt: marker?.isMalformed ?? true)
      defer { summary.allowances.append(allowance) }
      guard let marker, !marker.isMalformed else { continue }
      for rule in marker.rules { allowance.rules.append(summary.names.intern(bytes, rule.lowerBound, rule.upperBound)) }
      if !marker.reason.isEmpty { allowance.reason = summary.names.intern(bytes, marker.reason.lowerBound, marker.reason.upperBound) }
      allowance.covered = comment.ownLine ? coveredBelow(allowance.end) : coveredBeside(comment.start)
    }
  }

  // MARK: What is covered

  /// The line; where the line opens the body of a declaration, that declaration too: `func load() { // allow-sync: reason`.
  private func coveredBeside(_ start: UInt32) -> Range<UInt32> {
    let line = line(at: start)
    let next = firstToken(from: start)
    guard next > 0, kind(ofToken: next - 1) == .leftBrace, line.contains(self.start(ofToken: next - 1)),
      let owner = declaration(openedBy: next - 1)
    else { return line }
    return min(line.lowerBound, self.start(owner)) ..< max(line.upperBound, self.end(owner))
  }

  /// The statement, declaration, case, argument or element that begins with the next token, whole.
  private func coveredBelow(_ end: UInt32) -> Range<UInt32> {
    let token = firstToken(from: end)
    let nothing = end ..< end
    guard kind(ofToken: token) != .endOfFile, kind(ofToken: token) != .rightBrace, let node = outermostNode(at: token) else { return nothing }
    var last = node
    switch kind(node) {
    case .memberLink:
      // A link of a chain: with the call and the closures that belong to it.
      while let link = siblingLink(last) { last = link }
    case .binaryOperator, .assignmentOperator, .ternary:
      if after(node) < tree.count, firstToken(after(node)) >= endToken(node) { last = after(node) }
    default: break
    }
    let start = self.start(node)
    return start ..< max(start, self.end(last))
  }

  private func siblingLink(_ node: Int) -> Int? {
    let next = after(node)
    guard next < tree.count, firstToken(next) == endToken(node) else { return nil }
    switch kind(next) {
    case .callLink, .subscriptLink, .optionalLink, .forceLink: return next
    default: return nil
    }
  }

  /// The largest node that begins with a token and is more than a list of such nodes.
  private func outermostNode(at token: Int) -> Int? {
    var node = 0
    while true {
      guard let inner = child(node, holding: token) else { return nil }
      let isList = kind(inner) == .conditionalItems || kind(inner) == .conditions
      if firstToken(inner) == token, !isList { return inner }
      node = inner
    }
  }

  private func child(_ node: Int, holding token: Int) -> Int? {
    var child = node + 1
    while child < after(node) {
      if firstToken(child) <= token, token < endToken(child) { return child }
      child = after(child)
    }
    return nil
  }

  /// The declaration whose body, members or accessors a brace opens.
  private func declaration(openedBy brace: Int) -> Int? {
    var node = 0, owner: Int?
    while let inner = child(node, holding: brace) {
      if kind(inner).isDeclaration || kind(inner) == .accessor { owner = inner }
      if firstToken(inner) == brace {
        switch kind(inner) {
        case .codeBlock where kind(node).isDeclaration || kind(node) == .accessor: return owner
        case .memberBlock, .accessorBlock, .implicitGetter: return owner
        default: return nil
        }
      }
      node = inner
    }
    return nil
  }

  /// The first token that begins at or after an offset.
  private func firstToken(from offset: UInt32) -> Int {
    var low = 0, high = tokens.count - 1
    while low < high {
      let middle = (low + high) / 2
      if tokens.starts[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return max(0, low)
  }

  private func line(at offset: UInt32) -> Range<UInt32> {
    let starts = tokens.lineStarts
    var low = 0, high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    let start = low > 0 ? starts[low - 1] : 0
    return start ..< max(start, low < starts.count ? starts[low] : UInt32(bytes.count))
  }
}

/// The parts of `allow-sync: [rule, rule] until=2027-01-31 reason` as byte ranges.
private struct AllowMarker {
  var rules: [Range<Int>] = []
  /// year * 10000 + month * 100 + day, 0 if absent, .max if malformed.
  var until: UInt32 = 0
  var reason: Range<Int> = 0 ..< 0
  var seenByGrep = false
  /// A list of rules is begun that is empty or never closed: taken for none, it would allow everything.
  var isMalformed = false

  private static let marker = Array("allow-sync:".utf8)
  private static let untilWord = Array("until=".utf8)

  init?(_ bytes: [UInt8], _ comment: AllowComment) {
    let end = min(Int(comment.text.upperBound), bytes.count)
    let first = Int(comment.text.lowerBound)
    guard var index = AllowMarker.begin(bytes, first, end) ?? (comment.isBlock ? nil : AllowMarker.inner(bytes, first, end)) else { return nil }
    seenByGrep = !comment.isBlock && bytes[index - 1] == 0x20 && bytes[index - 2] == UInt8(ascii: "/")
    index = AllowMarker.skipBlanks(bytes, index + AllowMarker.marker.count, end)
    // Each of the two at most once, in either order.
    for _ in 0 ..< 2 {
      if rules.isEmpty, let next = readRules(bytes, index, end) { index = AllowMarker.skipBlanks(bytes, next, end) }
      if until == 0, let next = readUntil(bytes, index, end) { index = AllowMarker.skipBlanks(bytes, next, end) }
    }
    if rules.isEmpty, index < end, bytes[index] == UInt8(ascii: "[") { isMalformed = true }
    var last = end
    while last > index, AllowMarker.isBlank(bytes[last - 1]) { last -= 1 }
    if AllowMarker.says(bytes[index ..< last]) { reason = index ..< last }
  }

  /// Where the marker stands, if a comment's text begins with it.
  private static func begin(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int? {
    let index = skipBlanks(bytes, start, end)
    return starts(bytes, index, end, with: marker) ? index : nil
  }

  /// Where it stands behind a `//` inside of a comment: `// slow disks only // allow-sync: reason`.
  private static func inner(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int? {
    let slash = UInt8(ascii: "/")
    guard start < end, bytes[start] != slash else { return nil }
    return (start ..< end - 1).lazy.filter { bytes[$0] == slash && bytes[$0 + 1] == slash }.compactMap { begin(bytes, $0 + 2, end) }.first
  }

  /// Dots and invisible characters are no reason.
  private static func says(_ text: ArraySlice<UInt8>) -> Bool {
    String(decoding: text, as: UTF8.self).unicodeScalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
  }

  private mutating func readRules(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int? {
    guard start < end, bytes[start] == UInt8(ascii: "["), let close = bytes[start ..< end].firstIndex(of: UInt8(ascii: "]")) else { return nil }
    defer { isMalformed = rules.isEmpty }
    for part in bytes[start + 1 ..< close].split(separator: UInt8(ascii: ",")) {
      var from = part.startIndex, to = part.endIndex
      while from < to, AllowMarker.isBlank(bytes[from]) { from += 1 }
      while to > from, AllowMarker.isBlank(bytes[to - 1]) { to -= 1 }
      if from < to { rules.append(from ..< to) }
    }
    return close + 1
  }

  private mutating func readUntil(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int? {
    guard AllowMarker.starts(bytes, start, end, with: AllowMarker.untilWord) else { return nil }
    let first = start + AllowMarker.untilWord.count
    var last = first
    while last < end, !AllowMarker.isBlank(bytes[last]) { last += 1 }
    until = AllowMarker.date(bytes[first ..< last]) ?? .max
    return last
  }

  /// `2027-01-31`, as a number whose order is that of dates.
  private static func date(_ text: ArraySlice<UInt8>) -> UInt32? {
    guard text.count == 10 else { return nil }
    var value: UInt32 = 0
    for (place, byte) in text.enumerated() {
      if place == 4 || place == 7 {
        guard byte == UInt8(ascii: "-") else { return nil }
      } else {
        guard byte >= 0x30, byte <= 0x39 else { return nil }
        value = value * 10 + UInt32(byte - 0x30)
      }
    }
    let (year, month, day) = (value / 10_000, value / 100 % 100, value % 100)
    return (1 ... 12).contains(month) && (1 ... days(of: month, year)).contains(day) ? value : nil
  }

  private static func days(of month: UInt32, _ year: UInt32) -> UInt32 {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  private static func starts(_ bytes: [UInt8], _ start: Int, _ end: Int, with text: [UInt8]) -> Bool {
    end - start >= text.count && bytes[start ..< start + text.count].elementsEqual(text)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  private static func skipBlanks(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, isBlank(bytes[index]) { index += 1 }
    return index
  }
}
