// Puts keys into tables by TOML's rules on what may be opened, extended and defined twice. It reads no text.

/// One key and where it is written; headers and dotted keys are paths of them.
struct TOMLKey {
  var text: String
  var position: LineColumn
}

/// Tables while they are being filled, flat; a table refers to others by index.
struct TOMLBuilder {
  private enum Origin: Equatable {
    /// Made by a header that names a table below it: may still be opened once.
    case implied
    case header
    /// Made by a dotted key of this section: more such keys of the section may follow, no header may open it.
    case dotted(section: Int)
  }
  private enum Content {
    case value(TOMLValue)
    case table(Int)
    case tables([Int])
  }
  private struct Entry {
    var key: TOMLKey
    var content: Content
  }
  private struct Table {
    var entries: [Entry] = []
    var position: LineColumn
    var origin: Origin
  }
  private var tables: [Table]
  /// The table that the lines below the last header fill; nil after a header that is wrong, whose lines are read and dropped.
  private var current: Int? = 0
  private var section = 0

  init(position: LineColumn) { tables = [Table(position: position, origin: .header)] }

  // MARK: Headers

  /// `[path]`
  mutating func openTable(_ path: [TOMLKey], _ log: inout ErrorLog) {
    section += 1
    current = nil
    guard let last = path.last, let parent = descend(path.dropLast(), &log) else { return }
    guard let entry = find(last.text, in: parent) else {
      current = add(last, to: parent, origin: .header)
      return
    }
    let first = tables[parent].entries[entry].key.position.line
    switch tables[parent].entries[entry].content {
    case .value:
      log.add(last.position, "'\(last.text)' already has a value, written in line \(first)", remedy: "rename or remove one of them")
    case .tables:
      log.add(last.position, "'\(last.text)' is an array of tables since line \(first)", remedy: "write [[\(name(path))]]")
    case .table(let index) where tables[index].origin == .implied:
      tables[index].origin = .header
      tables[index].position = last.position
      current = index
    case .table:
      log.add(last.position, "the table '\(name(path))' is opened twice, first in line \(first)", remedy: "put its keys together under one header")
    }
  }

  /// `[[path]]`
  mutating func openElement(_ path: [TOMLKey], _ log: inout ErrorLog) {
    section += 1
    current = nil
    guard let last = path.last, let parent = descend(path.dropLast(), &log) else { return }
    let element = tables.count
    if let entry = find(last.text, in: parent) {
      let old = tables[parent].entries[entry]
      guard case .tables(let elements) = old.content else {
        log.add(last.position, "'\(last.text)' is no array of tables, see line \(old.key.position.line)", remedy: "use another name, or [[…]] there too")
        return
      }
      tables[parent].entries[entry].content = .tables(elements + [element])
    } else {
      tables[parent].entries.append(Entry(key: last, content: .tables([element])))
    }
    tables.append(Table(position: last.position, origin: .header))
    current = element
  }

  /// The table that a header's path leads to, through last elements of arrays; makes what is missing.
  private mutating func descend(_ path: ArraySlice<TOMLKey>, _ log: inout ErrorLog) -> Int? {
    var table = 0
    for key in path {
      guard let entry = find(key.text, in: table) else {
        table = add(key, to: table, origin: .implied)
        continue
      }
      switch tables[table].entries[entry].content {
      case .table(let index): table = index
      case .tables(let elements): table = elements.last ?? table
      case .value:
        let line = tables[table].entries[entry].key.position.line
        log.add(key.position, "'\(key.text)' is no table, it has a value in line \(line)", remedy: "rename one of them")
        return nil
      }
    }
    return table
  }

  // MARK: Keys

  /// `path = value` under the last header.
  mutating func set(_ path: [TOMLKey], to value: TOMLValue, _ log: inout ErrorLog) {
    guard var table = current, let last = path.last else { return }
    for key in path.dropLast() {
      guard let entry = find(key.text, in: table) else {
        table = add(key, to: table, origin: .dotted(section: section))
        continue
      }
      let old = tables[table].entries[entry]
      guard case .table(let index) = old.content, tables[index].origin == .dotted(section: section) else {
        log.add(key.position, "'\(key.text)' cannot be extended here, it is defined in line \(old.key.position.line)", remedy: "put all its keys in one place")
        return
      }
      table = index
    }
    if let entry = find(last.text, in: table) {
      let first = tables[table].entries[entry].key.position.line
      log.add(last.position, "duplicate key '\(last.text)', first written in line \(first)", remedy: "remove one of them")
      return
    }
    tables[table].entries.append(Entry(key: last, content: .value(value)))
  }

  // MARK: Result

  func finished() -> TOMLTable { finished(0) }

  /// Nesting is bounded by the reader's limit on the length of paths.
  private func finished(_ index: Int) -> TOMLTable {
    var result = TOMLTable(position: tables[index].position)
    result.entries.reserveCapacity(tables[index].entries.count)
    for entry in tables[index].entries {
      let value: TOMLValue
      switch entry.content {
      case .value(let plain): value = plain
      case .table(let table): value = TOMLValue(content: .table(finished(table)), position: tables[table].position)
      case .tables(let elements): value = TOMLValue(content: .tables(elements.map { finished($0) }), position: entry.key.position)
      }
      result.entries.append(TOMLTable.Entry(key: entry.key.text, position: entry.key.position, value: value))
    }
    return result
  }

  private func find(_ key: String, in table: Int) -> Int? { tables[table].entries.firstIndex { $0.key.text == key } }

  private mutating func add(_ key: TOMLKey, to table: Int, origin: Origin) -> Int {
    tables.append(Table(position: key.position, origin: origin))
    tables[table].entries.append(Entry(key: key, content: .table(tables.count - 1)))
    return tables.count - 1
  }

  private func name(_ path: [TOMLKey]) -> String { path.map(\.text).joined(separator: ".") }
}
