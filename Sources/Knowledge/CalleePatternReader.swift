// Reads one pattern of a page, `DispatchSemaphore.wait(timeout:) when timeout > 0.05`. Its conditions are read in ConditionReader.

extension CalleePattern {
  /// nil after a mistake, which is in the log then.
  public static func read(_ string: TOMLString, page: Page, log: inout ErrorLog) -> CalleePattern? {
    var reader = CalleePatternReader(string, page: page, log: log)
    let pattern = reader.readPattern()
    log = reader.log
    return pattern
  }
}

struct CalleePatternReader {
  let bytes: [UInt8]
  var position = 0
  /// Where the first byte stands in the page, if the string has no escapes.
  private let start: LineColumn
  private let page: Page
  var log: ErrorLog

  init(_ string: TOMLString, page: Page, log: ErrorLog) {
    bytes = Array(string.text.utf8)
    start = LineColumn(line: string.position.line, column: string.position.column &+ 1)
    self.page = page
    self.log = log
  }

  mutating func readPattern() -> CalleePattern? {
    skipBlanks()
    guard var result = readPath(), isSound(result) else { return nil }
    if current == UInt8(ascii: "(") {
      guard let labels = readLabels() else { return nil }
      result.labels = labels
      if result.kind == .property { result.kind = .member }
    }
    if let byte = current, byte != UInt8(ascii: " ") {
      fail("'\(character)' cannot follow the name", byte == UInt8(ascii: "<") ? "generic arguments are not written" : hintAfterName(byte))
      return nil
    }
    skipBlanks()
    guard current != nil else { return result }
    let conditionStart = position
    guard let condition = readCondition() else { return nil }
    if let stray = strayLabel(in: condition, result.labels) {
      fail(at: conditionStart, "the condition speaks of '\(stray)', which the pattern does not have", labelRemedy(stray, result.labels))
      return nil
    }
    result.condition = condition
    return result
  }

  /// A test of an argument that the pattern leaves out would never hold, or always.
  private func strayLabel(in condition: Condition, _ labels: [CalleePattern.Label]?) -> String? {
    guard let labels else { return nil }
    return condition.clauses.lazy.compactMap { clause in
      if case .argument(let label) = clause.subject, !labels.contains(where: { $0.text == label }) { label } else { nil }
    }.first
  }

  private func labelRemedy(_ label: String, _ labels: [CalleePattern.Label]?) -> String {
    let named = (labels ?? []).map(\.text).filter { $0 != "_" }
    let near = suggestion(for: label, in: named)
    return near.isEmpty ? "write #0, #1, … for an argument without label" : near
  }

  private func hintAfterName(_ byte: UInt8) -> String {
    byte == UInt8(ascii: "?") ? "a failable initialiser is written init" : "write Type.name(label:_:), then a blank before a condition"
  }

  // MARK: Names

  /// The parts between the dots: types in upper case, perhaps a static member in lower case, and the name.
  private mutating func readPath() -> CalleePattern? {
    var result = CalleePattern(kind: .free, type: [], name: "", origin: page.line(start.line))
    while true {
      if current == UInt8(ascii: "*") {
        position += 1
        result.name = "*"
      } else if let name = readName() {
        result.name = name
      } else {
        fail("a name is expected", "write name(label:), Type.name(label:) or Type.property")
        return nil
      }
      guard current == UInt8(ascii: ".") else { break }
      position += 1
      result.type.append(result.name)
    }
    let hasOwner = !result.type.isEmpty
    if result.type.count > 1, let owner = result.type.last, startsLowerCase(owner) {
      result.staticMember = owner
      result.type.removeLast()
    }
    result.kind =
      switch result.name {
      case "init": .initializer
      case "subscript": .subscript
      default: hasOwner ? .property : .free
      }
    return result
  }

  /// An identifier, with or without backticks; nil if none stands here.
  mutating func readName() -> String? {
    let ticked = current == UInt8(ascii: "`")
    if ticked { position += 1 }
    let first = position
    while let byte = current, isNameByte(byte) { position += 1 }
    guard position > first, !isDigit(bytes[first]) else {
      position = first
      return nil
    }
    let name = text(first..<position)
    if ticked {
      guard current == UInt8(ascii: "`") else { return nil }
      position += 1
    }
    return name
  }

  private mutating func isSound(_ pattern: CalleePattern) -> Bool {
    let isStarred = pattern.name == "*" || pattern.type.contains("*") && (pattern.type.count > 1 || pattern.staticMember != nil)
    if isStarred {
      fail(at: bytes.firstIndex(of: UInt8(ascii: "*")) ?? 0, "'*' stands for the whole receiver", "write *.name(label:)")
      return false
    }
    if pattern.type.count > 1, let stray = pattern.type.firstIndex(where: startsLowerCase) {
      let offset = pattern.type[..<stray].reduce(0) { $0 + $1.utf8.count + 1 }
      fail(at: offset, "'\(pattern.type[stray])' is no type", "only the last part before the name may be a static member")
      return false
    }
    if pattern.type.isEmpty, pattern.kind != .free {
      fail(at: 0, "'\(pattern.name)' needs a type", "write Type.\(pattern.name)(…)")
      return false
    }
    return true
  }

  private func startsLowerCase(_ name: String) -> Bool {
    if let first = name.utf8.first, first != UInt8(ascii: "_") { return UInt8(ascii: "a")...UInt8(ascii: "z") ~= first }
    guard let first = name.utf8.first(where: { $0 != UInt8(ascii: "_") }) else { return false }
    return UInt8(ascii: "a")...UInt8(ascii: "z") ~= first
  }

  // MARK: Labels

  private mutating func readLabels() -> [CalleePattern.Label]? {
    let opening = position
    position += 1
    var labels: [CalleePattern.Label] = []
    labels.reserveCapacity(bytes[opening...].prefix { $0 != UInt8(ascii: ")") }.reduce(0) { $0 + ($1 == UInt8(ascii: ":") ? 1 : 0) })
    while let byte = current, byte != UInt8(ascii: ")") {
      guard let name = readName() else {
        fail("a label is expected", byte == UInt8(ascii: ":") ? "write _: for an argument without label" : "write (label:_:) without blanks and commas")
        return nil
      }
      let optional = current == UInt8(ascii: "?")
      if optional { position += 1 }
      guard current == UInt8(ascii: ":") else {
        fail("a label ends in ':'", "write \(name)\(optional ? "?" : ""):")
        return nil
      }
      position += 1
      labels.append(CalleePattern.Label(text: name, optional: optional))
    }
    guard current != nil else {
      position = opening
      fail("the labels are not closed", "add )")
      return nil
    }
    position += 1
    return labels
  }

  // MARK: The cursor

  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The character here, for messages.
  private var character: String {
    var end = position + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return position < bytes.count ? text(position..<end) : ""
  }

  mutating func skipBlanks() {
    while current == UInt8(ascii: " ") { position += 1 }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Notes a mistake at the cursor.
  mutating func fail(_ message: String, _ remedy: String) { fail(at: position, message, remedy) }

  mutating func fail(at offset: Int, _ message: String, _ remedy: String) {
    log.add(LineColumn(line: start.line, column: start.column &+ UInt32(truncatingIfNeeded: offset)), message, remedy: remedy)
  }
}

func isNameByte(_ byte: UInt8) -> Bool {
  byte >= 0x80 || byte == UInt8(ascii: "_") || isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
}
