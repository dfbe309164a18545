/// Reads the part of YAML that people write in build descriptions: nested maps and lists by indentation, `[a, b]` and `{a: b}`, quotes, comments,
/// block texts. Anchors, aliases and tags are kept as text: whoever reads the value sees that it is not plainly stated.

indirect enum YAML: Sendable, Equatable {
  case text(String)
  case list([YAML])
  /// In source order; a key may occur twice.
  case map([Entry])

  struct Entry: Sendable, Equatable {
    var key: String
    var value: YAML
  }

  init(_ bytes: [UInt8]) {
    var reader = YAMLReader(bytes)
    self = reader.block(indentation: 0)
  }

  var text: String? {
    if case .text(let text) = self { return text }
    return nil
  }

  /// The elements of a list; anything else but an empty text is a list of one.
  var elements: [YAML] {
    if case .list(let elements) = self { return elements }
    return self == .text("") ? [] : [self]
  }

  var entries: [Entry] {
    if case .map(let entries) = self { return entries }
    return []
  }

  subscript(key: String) -> YAML? { entries.last { $0.key == key }?.value }
}

private struct YAMLReader {
  private struct Line {
    var indentation: Int
    var text: String
  }
  private var lines: [Line] = []
  private var next = 0

  init(_ bytes: [UInt8]) {
    var open = false
    for row in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      let text = YAMLReader.withoutComment(String(decoding: row, as: UTF8.self))
      let content = YAMLReader.trimmed(text)
      if content.isEmpty || content.hasPrefix("---") || content.hasPrefix("%") { continue }
      // What stands in brackets may run over several lines.
      if open, let last = lines.indices.last { lines[last].text += " " + content } else {
        lines.append(Line(indentation: text.prefix { $0 == " " }.count, text: content))
      }
      open = lines.last.map { YAMLReader.depth($0.text) > 0 } ?? false
    }
  }

  // MARK: Blocks

  mutating func block(indentation: Int, depth: Int = 0) -> YAML {
    guard next < lines.count, lines[next].indentation >= indentation, depth < 100 else { return .text("") }
    let own = lines[next].indentation
    if lines[next].text == "-" || lines[next].text.hasPrefix("- ") { return list(own, depth) }
    return YAMLReader.entry(lines[next].text) != nil ? map(own, depth) : text(own)
  }

  private mutating func list(_ indentation: Int, _ depth: Int) -> YAML {
    var elements: [YAML] = []
    while next < lines.count, lines[next].indentation == indentation, lines[next].text == "-" || lines[next].text.hasPrefix("- ") {
      let rest = YAMLReader.trimmed(String(lines[next].text.dropFirst()))
      if rest.isEmpty {
        next += 1
        elements.append(block(indentation: indentation + 1, depth: depth + 1))
      } else if YAMLReader.entry(rest) != nil, !rest.hasPrefix("{"), !rest.hasPrefix("[") {
        // A map whose first key stands behind the dash.
        lines[next] = Line(indentation: indentation + 2, text: rest)
        elements.append(map(indentation + 2, depth + 1, isInline: true))
      } else {
        next += 1
        elements.append(YAMLReader.value(rest))
      }
    }
    return .list(elements)
  }

  /// `isInline`: the keys after the first stand wherever the second stands.
  private mutating func map(_ indentation: Int, _ depth: Int, isInline: Bool = false) -> YAML {
    var entries: [YAML.Entry] = []
    var own = indentation
    while next < lines.count {
      // Further lines of a plain text.
      if !entries.isEmpty, !isInline || entries.count > 1, lines[next].indentation > own { next += 1; continue }
      guard let (key, rest) = YAMLReader.entry(lines[next].text) else { break }
      if isInline, entries.count == 1, lines[next].indentation > indentation - 2, !lines[next].text.hasPrefix("- ") { own = lines[next].indentation }
      guard lines[next].indentation == own else { break }
      next += 1
      entries.append(YAML.Entry(key: key, value: rest.isEmpty ? nested(own, depth) : blockText(rest, own) ?? YAMLReader.value(rest)))
    }
    return .map(entries)
  }

  /// What stands below a key: deeper, or a list on the same level.
  private mutating func nested(_ indentation: Int, _ depth: Int) -> YAML {
    guard next < lines.count else { return .text("") }
    let isList = lines[next].text == "-" || lines[next].text.hasPrefix("- ")
    if lines[next].indentation == indentation, isList { return list(indentation, depth + 1) }
    return lines[next].indentation > indentation ? block(indentation: indentation + 1, depth: depth + 1) : .text("")
  }

  /// `|` and `>`: the deeper lines.
  private mutating func blockText(_ rest: String, _ indentation: Int) -> YAML? {
    guard rest.hasPrefix("|") || rest.hasPrefix(">") else { return nil }
    var text: [String] = []
    while next < lines.count, lines[next].indentation > indentation {
      text.append(lines[next].text)
      next += 1
    }
    return .text(text.joined(separator: "\n"))
  }

  private mutating func text(_ indentation: Int) -> YAML {
    let text = lines[next].text
    next += 1
    return YAMLReader.value(text)
  }

  // MARK: Lines

  /// `key: value`, the key with or without quotes.
  private static func entry(_ text: String) -> (key: String, rest: String)? {
    if text.hasPrefix("[") || text.hasPrefix("{") { return nil }
    var quote: Character?
    for index in text.indices {
      let character = text[index]
      if let open = quote { if character == open { quote = nil }; continue }
      if character == "\"" || character == "'" { quote = character; continue }
      let after = text.index(after: index)
      if character == ":", after == text.endIndex || text[after] == " " {
        return (unquoted(trimmed(String(text[..<index]))), trimmed(String(text[after...])))
      }
    }
    return nil
  }

  private static func value(_ text: String) -> YAML {
    var cursor = text[...]
    let value = flow(&cursor, 0)
    return trimmed(String(cursor)).isEmpty ? value : .text(unquoted(text))
  }

  /// `[a, b]`, `{a: b}` or a plain or quoted text up to a comma or bracket.
  private static func flow(_ rest: inout Substring, _ depth: Int) -> YAML {
    rest = rest.drop { $0 == " " }
    guard let first = rest.first, depth < 100 else { return .text("") }
    guard first == "[" || first == "{" else { return .text(plain(&rest, isNested: depth > 0)) }
    let close: Character = first == "[" ? "]" : "}"
    rest.removeFirst()
    var elements: [YAML] = []
    var entries: [YAML.Entry] = []
    while true {
      rest = rest.drop { $0 == " " || $0 == "," }
      guard let character = rest.first else { break }
      if character == close { rest.removeFirst(); break }
      if close == "}" {
        let key = plain(&rest, isNested: true, endsAtColon: true)
        if rest.first == ":" { rest.removeFirst() }
        entries.append(YAML.Entry(key: key, value: flow(&rest, depth + 1)))
      } else {
        elements.append(flow(&rest, depth + 1))
      }
    }
    return close == "]" ? .list(elements) : .map(entries)
  }

  private static func plain(_ rest: inout Substring, isNested: Bool, endsAtColon: Bool = false) -> String {
    var text = ""
    var quote: Character?
    while let character = rest.first {
      if quote == nil, isNested, character == "," || character == "]" || character == "}" || endsAtColon && character == ":" { break }
      if character == quote { quote = nil } else if quote == nil, text.isEmpty, character == "\"" || character == "'" { quote = character }
      text.append(character)
      rest.removeFirst()
    }
    return unquoted(trimmed(text))
  }

  private static func unquoted(_ text: String) -> String {
    guard text.count >= 2, let first = text.first, first == "\"" || first == "'", text.last == first else { return text }
    return String(text.dropFirst().dropLast())
  }

  private static func withoutComment(_ text: String) -> String {
    var quote: Character?
    var previous: Character = " "
    for index in text.indices {
      let character = text[index]
      if let open = quote { if character == open { quote = nil } } else if character == "\"" || character == "'" {
        quote = previous.isLetter ? nil : character
      } else if character == "#", previous == " " || previous == "\t" {
        return String(text[..<index])
      }
      previous = character
    }
    return text
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }

  /// Brackets that are open at a line's end.
  private static func depth(_ text: String) -> Int {
    guard let start = text.firstIndex(where: { $0 == "[" || $0 == "{" }), start == text.startIndex || text[text.index(before: start)] == " " else { return 0 }
    return text.reduce(0) { $0 + ($1 == "[" || $1 == "{" ? 1 : $1 == "]" || $1 == "}" ? -1 : 0) }
  }
}
