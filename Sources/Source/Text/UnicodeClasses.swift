/// Which scalars beyond ASCII may stand in identifiers and operators (the ranges of the language reference), and a decoder of single
/// scalars that says where an invalid sequence ends.
enum UnicodeClasses {
  struct Scalar {
    /// `nil` for an invalid sequence.
    var value: UInt32?
    var end: Int
  }

  /// Decodes the scalar at `start`. The bytes must end with a sentinel below 0x80.
  static func decode(_ bytes: [UInt8], _ start: Int) -> Scalar {
    let first = bytes[start]
    if first < 0x80 { return Scalar(value: UInt32(first), end: start + 1) }
    var index = start + 1
    if !isSequenceStart(first) {
      while !isSequenceStart(bytes[index]) { index += 1 }
      return Scalar(value: nil, end: index)
    }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(first) & (0x7F >> UInt32(length))
    while index < start + length {
      let byte = bytes[index]
      guard byte >= 0x80, byte < 0xC0 else { return Scalar(value: nil, end: index) }
      value = value << 6 | UInt32(byte & 0x3F)
      index += 1
    }
    let shortest = value < 0x800 ? 2 : value < 0x1_0000 ? 3 : 4
    return Scalar(value: shortest == length ? value : nil, end: index)
  }

  private static func isSequenceStart(_ byte: UInt8) -> Bool { byte < 0x80 || (byte >= 0xC2 && byte < 0xF5) }

  static func isIdentifierPart(_ scalar: UInt32) -> Bool { contains(identifierParts, scalar) }

  static func isIdentifierStart(_ scalar: UInt32) -> Bool {
    isIdentifierPart(scalar) && !contains(combiningMarks, scalar)
  }

  static func isOperatorStart(_ scalar: UInt32) -> Bool { contains(operatorStarts, scalar) }

  static func isOperatorPart(_ scalar: UInt32) -> Bool {
    isOperatorStart(scalar) || contains(combiningMarks, scalar) || (scalar >= 0xFE00 && scalar <= 0xFE0F)
      || (scalar >= 0xE0100 && scalar <= 0xE01EF)
  }

  private static func contains(_ ranges: [ClosedRange<UInt32>], _ scalar: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].lowerBound <= scalar
  }

  private static let combiningMarks: [ClosedRange<UInt32>] = [
    0x0300 ... 0x036F, 0x1DC0 ... 0x1DFF, 0x20D0 ... 0x20FF, 0xFE20 ... 0xFE2F,
  ]

  private static let identifierParts: [ClosedRange<UInt32>] = [
    0xA8 ... 0xA8, 0xAA ... 0xAA, 0xAD ... 0xAD, 0xAF ... 0xAF, 0xB2 ... 0xB5, 0xB7 ... 0xBA, 0xBC ... 0xBE, 0xC0 ... 0xD6,
    0xD8 ... 0xF6, 0xF8 ... 0x167F, 0x1681 ... 0x180D, 0x180F ... 0x1FFF, 0x200B ... 0x200D, 0x202A ... 0x202E,
    0x203F ... 0x2040, 0x2054 ... 0x2054, 0x2060 ... 0x218F, 0x2460 ... 0x24FF, 0x2776 ... 0x2793, 0x2C00 ... 0x2DFF,
    0x2E80 ... 0x2FFF, 0x3004 ... 0x3007, 0x3021 ... 0x302F, 0x3031 ... 0xD7FF, 0xF900 ... 0xFD3D, 0xFD40 ... 0xFDCF,
    0xFDF0 ... 0xFE44, 0xFE47 ... 0xFFF8, 0x10000 ... 0x1FFFD, 0x20000 ... 0x2FFFD, 0x30000 ... 0x3FFFD, 0x40000 ... 0x4FFFD,
    0x50000 ... 0x5FFFD, 0x60000 ... 0x6FFFD, 0x70000 ... 0x7FFFD, 0x80000 ... 0x8FFFD, 0x90000 ... 0x9FFFD,
    0xA0000 ... 0xAFFFD, 0xB0000 ... 0xBFFFD, 0xC0000 ... 0xCFFFD, 0xD0000 ... 0xDFFFD, 0xE0000 ... 0xEFFFD,
  ]

  private static let operatorStarts: [ClosedRange<UInt32>] = [
    0xA1 ... 0xA7, 0xA9 ... 0xA9, 0xAB ... 0xAC, 0xAE ... 0xAE, 0xB0 ... 0xB1, 0xB6 ... 0xB6, 0xBB ... 0xBB, 0xBF ... 0xBF,
    0xD7 ... 0xD7, 0xF7 ... 0xF7, 0x2016 ... 0x2017, 0x2020 ... 0x2027, 0x2030 ... 0x203E, 0x2041 ... 0x2053,
    0x2055 ... 0x205E, 0x2190 ... 0x23FF, 0x2500 ... 0x2775, 0x2794 ... 0x2BFF, 0x2E00 ... 0x2E7F, 0x3001 ... 0x3003,
    0x3008 ... 0x3030,
  ]
}
