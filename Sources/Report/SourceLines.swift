/// The text of one linted file as far as a report prints it, and the way from byte offsets to lines and columns. Reading it from disk is
/// left to Workspace.
public struct SourceLines: Sendable {
  /// As it is printed: relative to the project, with `/`.
  public var path: String
  /// The file's bytes; empty where the source is not at hand (then no line is shown, and UTF-16 columns are byte columns).
  public var text: [UInt8]
  /// Byte offset of each line's first byte.
  public var lineStarts: [UInt32]

  public init(path: String, text: [UInt8], lineStarts: [UInt32]) {
    self.path = path
    self.text = text
    self.lineStarts = lineStarts.isEmpty ? [0] : lineStarts
  }

  public init(path: String, text: [UInt8] = []) {
    self.init(path: path, text: text, lineStarts: SourceLines.starts(of: text))
  }

  /// LF, CRLF and CR end a line.
  static func starts(of text: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    for index in text.indices {
      let endsLine = text[index] == UInt8(ascii: "\n")
        || text[index] == UInt8(ascii: "\r") && !(index + 1 < text.count && text[index + 1] == UInt8(ascii: "\n"))
      if endsLine { starts.append(UInt32(truncatingIfNeeded: index + 1)) }
    }
    return starts
  }

  /// The line, from 1, that holds a byte offset.
  public func line(of offset: UInt32) -> Int {
    var low = 0
    var high = lineStarts.count
    while low < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return max(low, 1)
  }

  public func position(of offset: UInt32) -> LinePosition {
    let line = line(of: offset)
    return LinePosition(line: line, column: max(Int(offset) - Int(lineStarts[line - 1]), 0) + 1)
  }

  /// The column in UTF-16 units, from 1: it takes a look at the whole line before the place, which may be long.
  public func utf16Column(of position: LinePosition) -> Int {
    let start = Int(lineStarts[position.line - 1])
    let bytes = position.column - 1
    let stop = min(start + bytes, text.count)
    let known = start < stop ? SourceLines.utf16Count(text[start ..< stop]) : 0
    let unknown = bytes - max(stop - start, 0)
    return known + unknown + 1
  }

  /// The bytes of a line, from 1, without its line end; empty where there is none.
  public func bytes(ofLine line: Int) -> ArraySlice<UInt8> {
    guard line >= 1, line <= lineStarts.count else { return [] }
    let start = min(Int(lineStarts[line - 1]), text.count)
    var end = line < lineStarts.count ? min(Int(lineStarts[line]), text.count) : text.count
    while end > start, text[end - 1] == UInt8(ascii: "\n") || text[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return text[start ..< max(start, end)]
  }

  /// UTF-16 units of UTF-8 bytes: one for each leading byte, two where four bytes follow together.
  static func utf16Count(_ bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    for byte in bytes where byte & 0xC0 != 0x80 { count += byte >= 0xF0 ? 2 : 1 }
    return count
  }
}

/// A place as people and machines read it. Both count from 1.
public struct LinePosition: Sendable, Equatable {
  public var line: Int
  /// In UTF-8 bytes.
  public var column: Int
}
