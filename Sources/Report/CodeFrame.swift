import Analysis

/// A source line with its number and carets under a place. Long lines are shown around the place.
struct CodeFrame {
  /// Without line end, safe to print, tabs as two blanks.
  var line: String
  var number: Int
  /// Cells before the carets, and under them.
  var indent: Int
  var width: Int

  static let longest = 160

  /// nil where the source is not at hand.
  init?(_ place: SourcePlace, in file: SourceLines, _ printed: PrintedText) {
    let position = file.position(of: place.start)
    let bytes = file.bytes(ofLine: position.line)
    guard !bytes.isEmpty else { return nil }
    let start = min(bytes.startIndex + position.column - 1, bytes.endIndex)
    let end = min(max(start + Int(place.end) - Int(min(place.start, place.end)), start), bytes.endIndex)
    let near = CodeFrame.near(start ..< end, in: bytes)
    let before = CodeFrame.shown(bytes[near.lowerBound ..< start], printed)
    let marked = CodeFrame.shown(bytes[start ..< min(end, near.upperBound)], printed)
    let after = CodeFrame.shown(bytes[min(end, near.upperBound) ..< near.upperBound], printed)
    let head = before.count > CodeFrame.longest / 2 ? "…" + before.suffix(CodeFrame.longest / 2) : before
    let middle = marked.count > CodeFrame.longest ? marked.prefix(CodeFrame.longest) + "…" : marked
    let room = max(0, CodeFrame.longest - head.count - middle.count)
    let tail = after.count > room ? after.prefix(room) + "…" : after
    line = printed.line(head + middle + tail)
    number = position.line
    indent = DisplayWidth.of(head)
    width = max(1, DisplayWidth.of(middle))
  }

  /// Without its indentation, as it stands beside a hop.
  var trimmedLine: String { String(line.drop { $0 == " " }) }

  /// The part of a line that can be shown with a place, in bytes: a line may be as long as its file.
  private static func near(_ place: Range<Int>, in bytes: ArraySlice<UInt8>) -> Range<Int> {
    let widest = longest * 4
    var first = max(bytes.startIndex, place.lowerBound - widest)
    while first < place.lowerBound, bytes[first] & 0xC0 == 0x80 { first += 1 }
    return first ..< min(bytes.endIndex, min(place.upperBound, place.lowerBound + widest) + widest)
  }

  /// Parts are made safe one by one, so that their widths are known; what only the whole could say is looked for again by the caller.
  private static func shown(_ bytes: ArraySlice<UInt8>, _ printed: PrintedText) -> String {
    printed.line(String(decoding: bytes.flatMap { $0 == UInt8(ascii: "\t") ? [UInt8(ascii: " "), UInt8(ascii: " ")] : [$0] }, as: UTF8.self))
  }
}
