// Takes a Markdown page apart: title, first paragraph, fenced blocks. What the blocks say is read in KnowledgeReader.

/// A page of `rules/` or of the user.
public struct Page: Sendable {
  public struct Block: Sendable, Equatable {
    public enum Kind: Sendable, Equatable {
      case toml
      /// `swift interface UIKit`; the module may be left out.
      case interface(module: String)
      /// A `swift` block under `## Reported` or `## Not reported`: a file of its own.
      case example(reported: Bool)
      /// Prose: other languages, Swift outside these sections.
      case other
    }
    public var kind: Kind
    /// The bytes between the fences, whole lines.
    public var range: Range<Int>
    /// The line of the first byte in the page.
    public var line: UInt32

    /// It is neither prose nor an example.
    var saysSomething: Bool {
      switch kind {
      case .toml, .interface: !range.isEmpty
      case .example, .other: false
      }
    }
  }
  /// As in origins: without `.md`.
  public var name: String
  public var title: String
  /// The first paragraph, on one line.
  public var summary: String
  public var blocks: [Block]
  /// A page of the project that is linted, none of the tool's.
  var isOwn = false
  let bytes: [UInt8]

  /// The last part of the name.
  public var fileName: String { parts.last ?? "" }

  /// The folder the page is in: a rule's family.
  public var family: String { parts.dropLast().last ?? "" }

  private var parts: [String] { split(name, at: UInt8(ascii: "/")) }

  func line(_ line: UInt32) -> PageLine { PageLine(page: name, line: line, isOwn: isOwn) }

  public func text(_ block: Block) -> String { String(decoding: bytes[block.range], as: UTF8.self) }
}

extension Page {
  public init(path: String, text: String) {
    var log = ErrorLog(path: path, bytes: Array(text.utf8))
    self = PageReader.read(path: path, log: &log)
  }
}

/// Goes through a page line by line.
struct PageReader {
  private let bytes: [UInt8]
  private var lineStart = 0
  private var line: UInt32 = 0
  private var title = ""
  private var titleLine: UInt32 = 1
  private var summary: [UInt8] = []
  private var summaryIsOver = false
  private var isReported: Bool?
  private var blocks: [Page.Block] = []

  static func read(path: String, log: inout ErrorLog) -> Page {
    var reader = PageReader(bytes: log.bytes)
    reader.readLines(&log)
    let name = path.hasSuffix(".md") ? String(path.dropLast(3)) : path
    let page = Page(name: name, title: reader.title, summary: String(decoding: reader.summary, as: UTF8.self), blocks: reader.blocks, bytes: log.bytes)
    if page.title != page.fileName {
      let start = LineColumn(line: reader.titleLine, column: 1)
      let message = page.title.isEmpty ? "the page has no title" : "the title '\(page.title)' is not the file's name"
      log.add(start, message, remedy: "write # \(page.fileName)")
    }
    return page
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func readLines(_ log: inout ErrorLog) {
    while let range = nextLine() {
      if let ticks = fence(range) {
        readBlock(ticks: ticks, info: range.lowerBound + ticks..<range.upperBound, &log)
      } else if !range.isEmpty, bytes[range.lowerBound] == UInt8(ascii: "#") {
        readHeading(range)
      } else if !title.isEmpty, !summaryIsOver {
        readSummary(range)
      }
    }
  }

  private mutating func readHeading(_ range: Range<Int>) {
    let level = bytes[range].prefix { $0 == UInt8(ascii: "#") }.count
    let text = trimmed(range.lowerBound + level..<range.upperBound)
    if level == 1, title.isEmpty {
      title = text
      titleLine = line
    } else if !summary.isEmpty {
      summaryIsOver = true
    }
    guard level <= 2 else { return }
    isReported = text == "Reported" ? true : text == "Not reported" ? false : nil
  }

  private mutating func readSummary(_ range: Range<Int>) {
    let content = range.filter { bytes[$0] != UInt8(ascii: " ") }
    guard let first = content.first, let last = content.last else {
      summaryIsOver = !summary.isEmpty
      return
    }
    if !summary.isEmpty { summary.append(UInt8(ascii: " ")) }
    summary += bytes[first...last]
  }

  /// From the line after an opening fence to the closing one.
  private mutating func readBlock(ticks: Int, info: Range<Int>, _ log: inout ErrorLog) {
    let opening = LineColumn(line: line, column: 1)
    if !summary.isEmpty { summaryIsOver = true }
    let kind = kind(of: trimmed(info), opening, &log)
    let start = lineStart
    while true {
      let end = lineStart
      guard let range = nextLine() else {
        log.add(opening, "the block is not closed", remedy: "close it with a line of \(ticks) backticks")
        return
      }
      if let closing = fence(range), closing >= ticks, closing == range.count {
        blocks.append(Page.Block(kind: kind, range: start..<end, line: opening.line + 1))
        return
      }
    }
  }

  private func kind(of info: String, _ position: LineColumn, _ log: inout ErrorLog) -> Page.Block.Kind {
    let words = split(info, at: UInt8(ascii: " "))
    guard words.first == "swift" else { return words == ["toml"] ? .toml : .other }
    guard words.count > 1 else { return isReported.map { .example(reported: $0) } ?? .other }
    if words[1] == "interface", words.count <= 3 { return .interface(module: words.count == 3 ? words[2] : "") }
    log.add(position, "'\(info)' is no kind of block", remedy: "write swift, or swift interface MODULE")
    return .other
  }

  /// The number of backticks if the line is a fence.
  private func fence(_ range: Range<Int>) -> Int? {
    guard range.count >= 3, bytes[range.lowerBound] == UInt8(ascii: "`") else { return nil }
    let ticks = bytes[range].prefix { $0 == UInt8(ascii: "`") }.count
    return ticks >= 3 ? ticks : nil
  }

  private func trimmed(_ range: Range<Int>) -> String {
    var range = range
    while let last = range.last, bytes[last] == UInt8(ascii: " ") { range = range.dropLast() }
    while let first = range.first, bytes[first] == UInt8(ascii: " ") { range = range.dropFirst() }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// The next line without its end.
  private mutating func nextLine() -> Range<Int>? {
    guard lineStart < bytes.count else { return nil }
    let start = lineStart
    var end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    lineStart = end + 1
    line &+= 1
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }
}

/// The parts of a text between the separators, empty ones left out; by bytes, because characters are slow.
func split(_ text: String, at separator: UInt8) -> [String] {
  text.utf8.split(separator: separator).map { String(Substring($0)) }
}
