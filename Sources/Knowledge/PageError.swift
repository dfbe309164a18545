// Mistakes in pages and settings files, and the log that collects all of them with their lines. How they are printed is decided elsewhere.

/// A place in a text, both numbers from 1; columns count UTF-8 bytes.
public struct LineColumn: Sendable, Hashable, Comparable {
  public var line: UInt32
  public var column: UInt32

  public init(line: UInt32, column: UInt32) {
    self.line = line
    self.column = column
  }

  public static func < (a: LineColumn, b: LineColumn) -> Bool { (a.line, a.column) < (b.line, b.column) }
}

/// A mistake in a page or in a settings file.
public struct PageError: Sendable, Equatable {
  public var path: String
  public var position: LineColumn
  /// What is wrong, without a full stop: `the string is not closed on this line`.
  public var message: String
  /// What to write instead; may be empty.
  public var remedy: String
  /// The line it stands on, without its end.
  public var sourceLine: String
}

/// All errors of one text, so that one run shows every mistake.
public struct ErrorLog: Sendable {
  public let path: String
  let bytes: [UInt8]
  public private(set) var errors: [PageError] = []
  private var positions: Set<LineColumn> = []
  /// Beyond these a text is no page, and noting more would only take time.
  private static let limit = 500

  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Notes a mistake; of several at one place the first is kept, the others follow from it.
  public mutating func add(_ position: LineColumn, _ message: String, remedy: String = "") {
    guard errors.count < Self.limit, positions.insert(position).inserted else { return }
    errors.append(PageError(path: path, position: position, message: message, remedy: remedy, sourceLine: line(position.line)))
  }

  /// The text of a line, found by counting: only mistakes pay for it.
  public func line(_ number: UInt32) -> String {
    var start = 0
    var current: UInt32 = 1
    while current < number, let end = bytes[start...].firstIndex(of: 0x0A) {
      start = end + 1
      current += 1
    }
    guard current == number else { return "" }
    var end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
