/// The names of a file that has been read: what its `NameTable` held, without the means to find a text, and without the well-known names, which
/// every table begins with. Thousands of files are kept.
public struct FileNames: Sendable {
  /// The texts beyond the well-known ones, one behind the other, and where each ends.
  let bytes: [UInt8]
  private let textEnds: [UInt32]
  /// Equal texts have equal hashes in every file of every run.
  let hashes: [UInt64]

  init(_ table: NameTable) {
    let known = NameTable.wellKnown
    let start = UInt32(known.bytes.count)
    bytes = Array(table.bytes[known.bytes.count...])
    textEnds = table.textEnds[known.count...].map { $0 - start }
    hashes = Array(table.hashes[known.count...])
  }

  /// How many names are well-known.
  var firstOwn: Int { NameTable.wellKnown.count }
  public var count: Int { firstOwn + hashes.count }

  /// The text of a name, without backticks. Invalid UTF-8 is repaired.
  public func text(_ name: Name) -> String { String(decoding: utf8(name), as: UTF8.self) }

  public func utf8(_ name: Name) -> ArraySlice<UInt8> {
    let row = Int(name.index) - firstOwn
    return row < 0 ? NameTable.wellKnown.utf8(name) : bytes[range(row)]
  }

  /// Where the text of a name beyond the well-known ones lies.
  func range(_ row: Int) -> Range<Int> { (row == 0 ? 0 : Int(textEnds[row - 1])) ..< Int(textEnds[row]) }
}

// MARK: - Coding

extension FileNames {
  func encode(to writer: inout ColumnWriter) {
    writer.write(list: hashes)
    writer.write(column: textEnds)
    writer.bytes.append(contentsOf: bytes)
  }

  /// nil where there are no such names to read.
  init?(decoding reader: inout ColumnReader) {
    guard let count = reader.count(ofSize: 12), let hashes: [UInt64] = reader.column(count), let ends: [UInt32] = reader.column(count) else { return nil }
    var last: UInt32 = 0
    for end in ends {
      guard end >= last else { return nil }
      last = end
    }
    guard let range = reader.take(Int(last)) else { return nil }
    (self.hashes, textEnds, bytes) = (hashes, ends, Array(reader.bytes[range]))
  }
}
