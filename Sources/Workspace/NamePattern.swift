/// Wildcards inside one path component, and sequences of components with `**` between them: what `Glob` and `IgnoreRules` both match with.

/// `*`, `?`, `[a-z]` and literal bytes; none of them matches a slash.
struct NamePattern: Sendable, Equatable {
  enum Piece: Sendable, Equatable {
    case byte(UInt8)
    case one
    case many
    /// Ranges of Unicode scalars.
    case set([ClosedRange<UInt32>], negated: Bool)
  }

  /// Whose meaning the wildcards have.
  enum Dialect: Sendable {
    /// `?` and sets take one character.
    case settings
    /// As in `.gitignore`: `?` and sets take one byte, a backslash takes the next character's meaning away.
    case git
  }

  private let pieces: [Piece]
  private let dialect: Dialect
  /// The text, if there is no wildcard in it: by far the most patterns.
  private let literal: [UInt8]?

  var hasWildcard: Bool { literal == nil }
  var hasAdjacentStars: Bool { zip(pieces, pieces.dropFirst()).contains { $0 == .many && $1 == .many } }

  private init(_ pieces: [Piece], _ dialect: Dialect) {
    self.pieces = pieces
    self.dialect = dialect
    var bytes: [UInt8] = []
    for case .byte(let byte) in pieces { bytes.append(byte) }
    literal = bytes.count == pieces.count ? bytes : nil
  }

  static func read(_ text: ArraySlice<UInt8>, _ dialect: Dialect) -> Result<NamePattern, Glob.Malformed> {
    var pieces: [Piece] = []
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      index += 1
      switch byte {
      case UInt8(ascii: "*"): pieces.append(.many)
      case UInt8(ascii: "?"): pieces.append(.one)
      case UInt8(ascii: "["):
        guard let set = readSet(text, &index, dialect) else {
          return .failure(Glob.Malformed(message: "`[` is never closed", offset: index - 1 - text.startIndex))
        }
        pieces.append(set)
      case UInt8(ascii: "\\") where dialect == .git:
        // Git takes a lone backslash at the end for a pattern that matches nothing.
        guard index < text.endIndex else { return .failure(Glob.Malformed(message: "`\\` at the end", offset: index - 1 - text.startIndex)) }
        pieces.append(.byte(text[index]))
        index += 1
      default: pieces.append(.byte(byte))
      }
    }
    return .success(NamePattern(pieces, dialect))
  }

  /// After `[`: `!` or `^`, then characters and ranges up to `]`, which is a member if it comes first.
  private static func readSet(_ text: ArraySlice<UInt8>, _ index: inout Int, _ dialect: Dialect) -> Piece? {
    var position = index
    var negated = false
    if position < text.endIndex, text[position] == UInt8(ascii: "!") || text[position] == UInt8(ascii: "^") {
      negated = true
      position += 1
    }
    var ranges: [ClosedRange<UInt32>] = []
    var first = true
    while position < text.endIndex {
      if text[position] == UInt8(ascii: "]"), !first {
        index = position + 1
        return .set(ranges, negated: negated)
      }
      first = false
      if let named = readClass(text, &position) { ranges += named; continue }
      guard let low = member(text, &position, dialect) else { return nil }
      if position + 1 < text.endIndex, text[position] == UInt8(ascii: "-"), text[position + 1] != UInt8(ascii: "]") {
        position += 1
        guard let high = member(text, &position, dialect) else { return nil }
        if low <= high { ranges.append(low ... high) }
      } else {
        ranges.append(low ... low)
      }
    }
    return nil
  }

  /// `[:digit:]` and its kin inside a set.
  private static func readClass(_ text: ArraySlice<UInt8>, _ position: inout Int) -> [ClosedRange<UInt32>]? {
    for (name, ranges) in classes where text[position...].starts(with: name.utf8) {
      position += name.utf8.count
      return ranges
    }
    return nil
  }

  private static let classes: [(String, [ClosedRange<UInt32>])] = [
    ("[:digit:]", [0x30 ... 0x39]), ("[:upper:]", [0x41 ... 0x5A]), ("[:lower:]", [0x61 ... 0x7A]), ("[:alpha:]", [0x41 ... 0x5A, 0x61 ... 0x7A]),
    ("[:alnum:]", [0x30 ... 0x39, 0x41 ... 0x5A, 0x61 ... 0x7A]), ("[:space:]", [0x09 ... 0x0D, 0x20 ... 0x20]),
    ("[:punct:]", [0x21 ... 0x2F, 0x3A ... 0x40, 0x5B ... 0x60, 0x7B ... 0x7E]), ("[:xdigit:]", [0x30 ... 0x39, 0x41 ... 0x46, 0x61 ... 0x66]),
  ]

  private static func member(_ text: ArraySlice<UInt8>, _ position: inout Int, _ dialect: Dialect) -> UInt32? {
    if dialect == .git, text[position] == UInt8(ascii: "\\") { position += 1 }
    guard position < text.endIndex else { return nil }
    let (scalar, length) = scalar(text, position, dialect)
    position += length
    return scalar
  }

  /// The scalar that begins at a byte, and its length; a byte that begins none stands for itself.
  private static func scalar(_ text: ArraySlice<UInt8>, _ index: Int, _ dialect: Dialect) -> (UInt32, Int) {
    let lead = text[index]
    if dialect == .git { return (UInt32(lead), 1) }
    let length = lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    if length == 1 || index + length > text.endIndex { return (UInt32(lead), 1) }
    var scalar = UInt32(lead) & (0xFF >> UInt32(length + 1))
    for offset in 1 ..< length {
      if text[index + offset] & 0xC0 != 0x80 { return (UInt32(lead), 1) }
      scalar = scalar << 6 | UInt32(text[index + offset] & 0x3F)
    }
    return (scalar, length)
  }

  func matches(_ name: ArraySlice<UInt8>) -> Bool {
    if let literal { return literal.count == name.count && name.elementsEqual(literal) }
    var piece = 0
    var index = name.startIndex
    // The last `*` and where it was tried: going back to it is enough, as a later star can take over what an earlier one could.
    var star = -1
    var retry = 0
    while index < name.endIndex {
      if piece < pieces.count, pieces[piece] == .many {
        star = piece
        retry = index
        piece += 1
        continue
      }
      if piece < pieces.count {
        let length = consumed(pieces[piece], name, index)
        if length > 0 {
          piece += 1
          index += length
          continue
        }
      }
      if star < 0 { return false }
      piece = star + 1
      retry += 1
      index = retry
    }
    while piece < pieces.count, pieces[piece] == .many { piece += 1 }
    return piece == pieces.count
  }

  /// How many bytes one piece takes at a place; 0 if it does not match.
  private func consumed(_ piece: Piece, _ name: ArraySlice<UInt8>, _ index: Int) -> Int {
    switch piece {
    case .byte(let byte): return name[index] == byte ? 1 : 0
    case .one: return NamePattern.scalar(name, index, dialect).1
    case .many: return 0
    case .set(let ranges, let negated):
      let (scalar, length) = NamePattern.scalar(name, index, dialect)
      return ranges.contains { $0.contains(scalar) } != negated ? length : 0
    }
  }
}

/// One component of a path pattern.
enum PathPattern: Sendable, Equatable {
  /// `**`: any number of components, none included.
  case anyDepth
  case name(NamePattern)
}

/// Matches components against names; with `prefix`, a pattern that ends early covers all that lies below.
func matchPath(_ pattern: [PathPattern], _ names: some RandomAccessCollection<ArraySlice<UInt8>>, prefix: Bool) -> Bool {
  var piece = 0
  var index = names.startIndex
  var star = -1
  var retry = names.startIndex
  while index < names.endIndex {
    if piece == pattern.count, prefix { return true }
    if piece < pattern.count {
      switch pattern[piece] {
      case .anyDepth:
        if piece + 1 == pattern.count { return true }
        star = piece
        retry = index
        piece += 1
        continue
      case .name(let name):
        if name.matches(names[index]) {
          piece += 1
          index = names.index(after: index)
          continue
        }
      }
    }
    if star < 0 { return false }
    piece = star + 1
    retry = names.index(after: retry)
    index = retry
  }
  // `a/**` names what lies in `a`, not `a` itself; `**/a` needs an `a`.
  return piece == pattern.count
}
