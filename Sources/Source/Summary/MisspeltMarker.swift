// Allow comments with a slip in the marker: `// allowsync: reason`, `//allow-async: reason`, `// allow-sync reason`. Nothing would be silenced by
// them, and without a word about it their writer would look for the mistake elsewhere.

enum MisspeltMarker {
  private static let meant = [Array("allowsync".utf8), Array("allowasync".utf8)]
  private static let longest = 16

  /// Whether a comment, which is no allowance, begins with something that was meant to be the marker. Before a colon the words are compared
  /// by their letters; without one only the right word counts: `allow sync` may be the beginning of a sentence.
  static func begins(_ bytes: [UInt8], _ comment: AllowComment) -> Bool {
    let end = min(Int(comment.text.upperBound), bytes.count)
    let words = bytes[Int(comment.text.lowerBound) ..< end].drop(while: isBlank)
    let head = words.prefix(longest).prefix { isLetter($0) || isBlank($0) || isHyphen($0) }
    if head.endIndex < end, bytes[head.endIndex] == UInt8(ascii: ":") { return meant.contains { isNear(letters(head), $0) } }
    return meant.contains(letters(head.prefix { !isBlank($0) }))
  }

  private static func letters(_ text: ArraySlice<UInt8>) -> [UInt8] { text.filter(isLetter).map { $0 | 0x20 } }
  private static func isLetter(_ byte: UInt8) -> Bool { (0x61 ... 0x7A).contains(byte | 0x20) }
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
  private static func isHyphen(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") }

  /// One letter more, less or other, or two changed about.
  private static func isNear(_ written: [UInt8], _ meant: [UInt8]) -> Bool {
    let first = zip(written, meant).prefix { $0 == $1 }.count
    var (ours, theirs) = (written[first...], meant[first...])
    while let last = ours.last, last == theirs.last { (ours, theirs) = (ours.dropLast(), theirs.dropLast()) }
    return max(ours.count, theirs.count) <= 1 || ours.count == 2 && ours.elementsEqual(theirs.reversed())
  }
}
