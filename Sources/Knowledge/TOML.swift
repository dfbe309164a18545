// The tree of a TOML text and its typed getters, for pages and settings. How the text is read: TOMLReader.

/// A value and where it is written.
public struct TOMLValue: Sendable {
  public enum Content: Sendable {
    case string(String)
    case integer(Int64)
    case float(Double)
    case boolean(Bool)
    case array([TOMLValue])
    case table(TOMLTable)
    /// `[[name]]`, written once or more.
    case tables([TOMLTable])
  }
  public var content: Content
  /// Its first byte; of a table the header or the first dotted key that made it.
  public var position: LineColumn

  /// What it is, in the words of messages.
  public var kind: String {
    switch content {
    case .string: "a string"
    case .integer: "an integer"
    case .float: "a float"
    case .boolean: "a boolean"
    case .array: "an array"
    case .table: "a table"
    case .tables: "an array of tables"
    }
  }
}

/// Keys with their values in the order they are written.
public struct TOMLTable: Sendable {
  public struct Entry: Sendable {
    public var key: String
    /// Where the key is first written.
    public var position: LineColumn
    public var value: TOMLValue
  }
  public var entries: [Entry] = []
  public var position: LineColumn

  /// Reads a text; everything that is wrong with it goes to the log, everything that is right is in the table.
  public static func read(_ bytes: [UInt8], log: inout ErrorLog) -> TOMLTable {
    read(bytes, range: 0..<bytes.count, firstLine: 1, log: &log)
  }

  /// Reads a part of a text that consists of whole lines; positions are those in the whole text.
  static func read(_ bytes: [UInt8], range: Range<Int>, firstLine: UInt32, log: inout ErrorLog) -> TOMLTable {
    var reader = TOMLReader(bytes: bytes, range: range, firstLine: firstLine, log: log)
    let table = reader.readDocument()
    log = reader.log
    return table
  }
}

// MARK: - Typed getters

/// A string and where it is written, for what is checked later.
public struct TOMLString: Sendable, Equatable {
  public var text: String
  public var position: LineColumn
}

extension TOMLTable {
  public subscript(key: String) -> TOMLValue? { entries.first { $0.key == key }?.value }

  /// nil where the key is absent, or holds something else: then the log says so. The same for the getters below.
  public func string(_ key: String, _ log: inout ErrorLog) -> String? { located(key, &log)?.text }

  public func located(_ key: String, _ log: inout ErrorLog) -> TOMLString? {
    guard let value = self[key] else { return nil }
    if case .string(let text) = value.content { return TOMLString(text: text, position: value.position) }
    return wrong(key, value, "a string", "write \(key) = \"…\"", &log)
  }

  public func boolean(_ key: String, _ log: inout ErrorLog) -> Bool? {
    guard let value = self[key] else { return nil }
    if case .boolean(let flag) = value.content { return flag }
    return wrong(key, value, "true or false", "write \(key) = true or \(key) = false, without quotes", &log)
  }

  public func integer(_ key: String, _ log: inout ErrorLog) -> Int64? {
    guard let value = self[key] else { return nil }
    if case .integer(let number) = value.content { return number }
    return wrong(key, value, "an integer", "write \(key) = 1, without quotes", &log)
  }

  /// A float, or an integer read as one.
  public func number(_ key: String, _ log: inout ErrorLog) -> Double? {
    guard let value = self[key] else { return nil }
    if case .float(let number) = value.content { return number }
    if case .integer(let number) = value.content { return Double(number) }
    return wrong(key, value, "a number", "write \(key) = 0.5, without quotes", &log)
  }

  /// An array of strings; other elements are reported and left out.
  public func strings(_ key: String, _ log: inout ErrorLog) -> [TOMLString]? {
    guard let value = self[key] else { return nil }
    guard case .array(let elements) = value.content else {
      return wrong(key, value, "an array of strings", "write \(key) = [\"…\"]", &log)
    }
    var strings: [TOMLString] = []
    strings.reserveCapacity(elements.count)
    for element in elements {
      if case .string(let text) = element.content {
        strings.append(TOMLString(text: text, position: element.position))
      } else {
        log.add(element.position, "'\(key)' holds strings, this is \(element.kind)", remedy: "put it in quotes")
      }
    }
    return strings
  }

  public func table(_ key: String, _ log: inout ErrorLog) -> TOMLTable? {
    guard let value = self[key] else { return nil }
    if case .table(let table) = value.content { return table }
    return wrong(key, value, "a table", "write [\(key)] on a line of its own", &log)
  }

  /// The tables under `[[key]]`; none if it is absent.
  public func tables(_ key: String, _ log: inout ErrorLog) -> [TOMLTable] {
    guard let value = self[key] else { return [] }
    if case .tables(let tables) = value.content { return tables }
    return wrong(key, value, "an array of tables", "write [[\(key)]] on a line of its own", &log) ?? []
  }

  /// A string that must be one of a few words.
  public func word(_ key: String, of words: [String], _ log: inout ErrorLog) -> String? {
    guard let string = located(key, &log) else { return nil }
    if words.contains(string.text) { return string.text }
    log.add(string.position, "'\(key)' cannot be \"\(string.text)\"", remedy: suggestion(for: string.text, in: words))
    return nil
  }

  /// Reports keys that nobody reads.
  public func reportUnknownKeys(known: [String], in context: String = "", _ log: inout ErrorLog) {
    for entry in entries where !known.contains(entry.key) {
      let place = context.isEmpty ? "" : " in \(context)"
      log.add(entry.position, "unknown key '\(entry.key)'\(place)", remedy: suggestion(for: entry.key, in: known))
    }
  }

  /// Reports keys that must be there and are not, at the table.
  public func reportMissingKeys(_ required: [String], in context: String, _ log: inout ErrorLog) {
    let missing = required.filter { self[$0] == nil }
    guard !missing.isEmpty else { return }
    let names = missing.map { "'\($0)'" }.joined(separator: " and ")
    log.add(position, "\(context) lacks \(names)", remedy: "add \(missing.map { "\($0) = …" }.joined(separator: ", "))")
  }

  private func wrong<Value>(_ key: String, _ value: TOMLValue, _ expected: String, _ remedy: String, _ log: inout ErrorLog) -> Value? {
    log.add(value.position, "'\(key)' must be \(expected), this is \(value.kind)", remedy: remedy)
    return nil
  }
}
