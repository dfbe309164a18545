/// Reads old-style property lists, the format of `project.pbxproj`: `{ key = value; }`, `( a, b, )`, words and quoted strings. Flat, as project
/// files run to megabytes; a text is decoded when it is asked for.

/// A class, as every value refers to it.
final class PropertyList: Sendable {
  fileprivate enum Kind: UInt8, Sendable { case text, array, dictionary }

  private let bytes: [UInt8]
  private let kinds: [Kind]
  /// Of a text, quotes included.
  private let starts: [UInt32]
  private let ends: [UInt32]
  /// The next value that lies outside this one. The children of a dictionary are keys and values in turn.
  private let subtreeEnds: [UInt32]
  /// Where the grammar was left.
  let errorOffset: Int?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var reader = PropertyListReader(bytes: bytes)
    reader.readAll()
    (kinds, starts, ends, subtreeEnds, errorOffset) = (reader.kinds, reader.starts, reader.ends, reader.subtreeEnds, reader.errorOffset)
  }

  var root: Value { Value(list: self, index: 0) }

  /// A value of the list.
  struct Value {
    private let list: PropertyList
    fileprivate let index: Int

    fileprivate init(list: PropertyList, index: Int) {
      self.list = list
      self.index = index
    }

    /// The text, or nil for arrays and dictionaries.
    var text: String? {
      guard index < list.kinds.count, list.kinds[index] == .text else { return nil }
      return list.decode(index)
    }

    /// The value of a key in a dictionary.
    subscript(key: String) -> Value? {
      guard index < list.kinds.count, list.kinds[index] == .dictionary else { return nil }
      var child = index + 1
      let end = Int(list.subtreeEnds[index])
      while child + 1 < end {
        if list.isText(child, key) { return Value(list: list, index: child + 1) }
        child = Int(list.subtreeEnds[child + 1])
      }
      return nil
    }

    /// The elements of an array; a lone text is an array of one.
    var elements: [Value] {
      guard index < list.kinds.count else { return [] }
      switch list.kinds[index] {
      case .text: return [self]
      case .dictionary: return []
      case .array:
        var result: [Value] = []
        var child = index + 1
        let end = Int(list.subtreeEnds[index])
        while child < end {
          result.append(Value(list: list, index: child))
          child = Int(list.subtreeEnds[child])
        }
        return result
      }
    }

    /// The texts of an array.
    var texts: [String] { elements.compactMap(\.text) }

    var entries: [(key: String, value: Value)] {
      guard index < list.kinds.count, list.kinds[index] == .dictionary else { return [] }
      var result: [(String, Value)] = []
      var child = index + 1
      let end = Int(list.subtreeEnds[index])
      while child + 1 < end {
        result.append((list.decode(child), Value(list: list, index: child + 1)))
        child = Int(list.subtreeEnds[child + 1])
      }
      return result
    }
  }
}

// MARK: - Reading

private struct PropertyListReader {
  private static let deepest = 100

  private var cursor: Cursor
  private(set) var kinds: [PropertyList.Kind] = []
  private(set) var starts: [UInt32] = []
  private(set) var ends: [UInt32] = []
  private(set) var subtreeEnds: [UInt32] = []

  var errorOffset: Int? { cursor.errorOffset }

  init(bytes: [UInt8]) { cursor = Cursor(bytes: bytes) }

  mutating func readAll() {
    readValue(depth: 0)
    cursor.skipBlanks()
    if !cursor.isAtEnd { cursor.fail() }
  }

  private mutating func begin(_ kind: PropertyList.Kind, _ offset: Int) -> Int {
    kinds.append(kind)
    starts.append(UInt32(truncatingIfNeeded: offset))
    ends.append(UInt32(truncatingIfNeeded: offset))
    subtreeEnds.append(UInt32(kinds.count))
    return kinds.count - 1
  }

  private mutating func readValue(depth: Int) {
    cursor.skipBlanks()
    switch cursor.byte {
    case UInt8(ascii: "{"): readMembers(depth, .dictionary, close: UInt8(ascii: "}"))
    case UInt8(ascii: "("): readMembers(depth, .array, close: UInt8(ascii: ")"))
    default: readText()
    }
  }

  private mutating func readMembers(_ depth: Int, _ kind: PropertyList.Kind, close: UInt8) {
    let node = begin(kind, cursor.index)
    cursor.index += 1
    if depth > Self.deepest { cursor.fail() }
    while cursor.errorOffset == nil {
      cursor.skipBlanks()
      if cursor.byte == close { cursor.index += 1; break }
      if kind == .dictionary {
        readText()
        cursor.skipBlanks()
        cursor.expect(UInt8(ascii: "="))
      }
      readValue(depth: depth + 1)
      cursor.skipBlanks()
      let separator = kind == .dictionary ? UInt8(ascii: ";") : UInt8(ascii: ",")
      if cursor.byte == separator { cursor.index += 1 } else if cursor.byte != close { cursor.fail() }
    }
    subtreeEnds[node] = UInt32(kinds.count)
  }

  private mutating func readText() {
    let node = begin(.text, cursor.index)
    cursor.skipText()
    ends[node] = UInt32(truncatingIfNeeded: cursor.index)
    if starts[node] == ends[node] { cursor.fail() }
  }

  private struct Cursor {
    let bytes: [UInt8]
    var index = 0
    var errorOffset: Int?

    var isAtEnd: Bool { index >= bytes.count }

    /// 0 at the end.
    var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

    mutating func fail() { if errorOffset == nil { errorOffset = index } }

    mutating func expect(_ byte: UInt8) { if self.byte == byte { index += 1 } else { fail() } }

    mutating func skipBlanks() {
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): index += 1
        case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "*"):
          index += 2
          while index < bytes.count, !(bytes[index] == UInt8(ascii: "/") && bytes[index - 1] == UInt8(ascii: "*")) { index += 1 }
          index += 1
        case UInt8(ascii: "/") where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/"):
          while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        default: return
        }
      }
    }

    mutating func skipText() {
      let quote = byte
      if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
        index += 1
        while index < bytes.count, bytes[index] != quote { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
        if index >= bytes.count { index = bytes.count; fail() } else { index += 1 }
        return
      }
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="),
          UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\""): return
        default: index += 1
        }
      }
    }
  }
}

// MARK: - Texts

extension PropertyList {
  fileprivate func isText(_ node: Int, _ text: String) -> Bool {
    let raw = bytes[Int(starts[node]) ..< Int(ends[node])]
    return raw.elementsEqual(text.utf8) || raw.first == UInt8(ascii: "\"") && decode(node) == text
  }

  fileprivate func decode(_ node: Int) -> String {
    var raw = bytes[Int(starts[node]) ..< Int(ends[node])]
    guard let quote = raw.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"), raw.count >= 2 else { return String(decoding: raw, as: UTF8.self) }
    raw = raw.dropFirst().dropLast()
    if !raw.contains(UInt8(ascii: "\\")) { return String(decoding: raw, as: UTF8.self) }
    var decoded: [UInt8] = []
    var isEscaped = false
    for byte in raw {
      if !isEscaped, byte == UInt8(ascii: "\\") { isEscaped = true; continue }
      switch byte {
      case UInt8(ascii: "n") where isEscaped: decoded.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t") where isEscaped: decoded.append(UInt8(ascii: "\t"))
      default: decoded.append(byte)
      }
      isEscaped = false
    }
    return String(decoding: decoded, as: UTF8.self)
  }
}
