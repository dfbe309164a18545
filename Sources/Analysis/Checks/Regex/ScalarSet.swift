/// Sets of Unicode scalars as sorted ranges: what one character of a pattern may match.
struct ScalarSet: Equatable, Sendable {
  static let end: UInt32 = 0x11_0000
  /// Sorted, disjoint and not adjacent.
  private(set) var ranges: [Range<UInt32>] = []

  init(_ ranges: [Range<UInt32>] = []) {
    for range in ranges { insert(range) }
  }

  init(_ scalar: UInt32) { insert(scalar ..< scalar &+ 1) }

  /// `"azAZ__"`: pairs of first and last characters.
  init(pairs: String) {
    let scalars = pairs.unicodeScalars.map(\.value)
    for index in stride(from: 0, to: scalars.count - 1, by: 2) { insert(scalars[index] ..< scalars[index + 1] &+ 1) }
  }

  static let all = ScalarSet([0 ..< end])
  static let newlines = ScalarSet([0x0A ..< 0x0E, 0x85 ..< 0x86, 0x2028 ..< 0x202A])
  static let digits = ScalarSet(pairs: "09")
  static let spaces = ScalarSet([
    0x09 ..< 0x0E, 0x20 ..< 0x21, 0x85 ..< 0x86, 0xA0 ..< 0xA1, 0x1680 ..< 0x1681, 0x2000 ..< 0x200B, 0x2028 ..< 0x202A, 0x202F ..< 0x2030,
    0x205F ..< 0x2060, 0x3000 ..< 0x3001,
  ])
  /// Unlike spaces without tabs and line ends, which Unicode counts among the controls.
  static let separators = ScalarSet(
    [0x20 ..< 0x21, 0xA0 ..< 0xA1, 0x1680 ..< 0x1681, 0x2000 ..< 0x200B, 0x2028 ..< 0x202A, 0x202F ..< 0x2030, 0x205F ..< 0x2060, 0x3000 ..< 0x3001])
  static let blanks = ScalarSet([0x09 ..< 0x0A, 0x20 ..< 0x21, 0xA0 ..< 0xA1])
  /// Letters beyond ASCII as whole blocks, but for the one blank among them: close enough to tell sets apart, and what is found with them is tried out anyway.
  static let foreignLetters = ScalarSet([
    0xAA ..< 0xAB, 0xB5 ..< 0xB6, 0xC0 ..< 0xD7, 0xD8 ..< 0xF7, 0xF8 ..< 0x02C2, 0x0370 ..< 0x1680, 0x1681 ..< 0x169B,
    0x16A0 ..< 0x16EB, 0x16EE ..< 0x2000, 0x3041 ..< 0xA000, 0xAC00 ..< 0xD7A4,
  ])
  static let upper = ScalarSet(pairs: "AZ").union(ScalarSet([0xC0 ..< 0xD7, 0xD8 ..< 0xDF]))
  static let lower = ScalarSet(pairs: "az").union(ScalarSet([0xDF ..< 0xF7, 0xF8 ..< 0x100]))
  static let letters = ScalarSet(pairs: "azAZ").union(foreignLetters)
  static let words = letters.union(digits).union(ScalarSet(pairs: "__"))
  static let punctuation = ScalarSet(pairs: "!#%*,/:;?@[]__{{}}")
  static let symbols = ScalarSet(pairs: "$$++<>^^``||~~")

  var isEmpty: Bool { ranges.isEmpty }

  mutating func insert(_ range: Range<UInt32>) {
    guard !range.isEmpty else { return }
    var merged = range
    var result: [Range<UInt32>] = []
    var index = 0
    while index < ranges.count, ranges[index].upperBound < merged.lowerBound {
      result.append(ranges[index])
      index += 1
    }
    while index < ranges.count, ranges[index].lowerBound <= merged.upperBound {
      merged = min(merged.lowerBound, ranges[index].lowerBound) ..< max(merged.upperBound, ranges[index].upperBound)
      index += 1
    }
    ranges = result + [merged] + ranges[index...]
  }

  func contains(_ scalar: UInt32) -> Bool { ranges.contains { $0.contains(scalar) } }

  func union(_ other: ScalarSet) -> ScalarSet {
    var result = self
    for range in other.ranges { result.insert(range) }
    return result
  }

  var inverted: ScalarSet {
    var result = ScalarSet()
    var next: UInt32 = 0
    for range in ranges {
      if next < range.lowerBound { result.ranges.append(next ..< range.lowerBound) }
      next = range.upperBound
    }
    if next < ScalarSet.end { result.ranges.append(next ..< ScalarSet.end) }
    return result
  }

  func intersection(_ other: ScalarSet) -> ScalarSet {
    var result = ScalarSet()
    var a = 0, b = 0
    while a < ranges.count, b < other.ranges.count {
      let low = max(ranges[a].lowerBound, other.ranges[b].lowerBound)
      let high = min(ranges[a].upperBound, other.ranges[b].upperBound)
      if low < high { result.ranges.append(low ..< high) }
      if ranges[a].upperBound < other.ranges[b].upperBound { a += 1 } else { b += 1 }
    }
    return result
  }

  /// With the other case of its letters. Beyond Latin, case is left alone.
  var ignoringCase: ScalarSet {
    var result = self
    for (upper, lower) in [(0x41, 0x61), (0xC0, 0xE0)] as [(UInt32, UInt32)] {
      let length: UInt32 = upper == 0x41 ? 26 : 31
      for offset in 0 ..< length where upper + offset != 0xD7 {
        if contains(upper + offset) { result.insert(lower + offset ..< lower + offset + 1) }
        if contains(lower + offset) { result.insert(upper + offset ..< upper + offset + 1) }
      }
    }
    return result
  }

  /// A member that is easy to read.
  var sample: UInt32? {
    for scalar in "a0 bxA-._,:/".unicodeScalars where contains(scalar.value) { return scalar.value }
    for scalar in UInt32(0x21) ..< 0x7F where contains(scalar) { return scalar }
    return ranges.first { $0.upperBound > 9 && !(0xD800 ..< 0xE000).contains($0.lowerBound) }.map { max($0.lowerBound, 9) } ?? ranges.first?.lowerBound
  }
}
