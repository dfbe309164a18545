/// Spellings by `Name`: an append-only table with open addressing. Texts lie in one byte array; a 64-bit hash stands beside each, so that
/// joining tables never hashes text again.
public struct NameTable: Sendable {
  private(set) var bytes: [UInt8] = []
  private(set) var textEnds: [UInt32] = []
  private(set) var hashes: [UInt64] = []
  /// Slots hold a name index + 1; 0 is free. The length is a power of two.
  private var slots: [UInt32] = []

  /// The table that holds the well-known names alone; every table begins as a copy of it.
  public static let wellKnown: NameTable = {
    var table = NameTable(empty: ())
    for spelling in Name.wellKnownSpellings { _ = table.intern(spelling) }
    return table
  }()

  public init() { self = NameTable.wellKnown }

  private init(empty: Void) { slots = Array(repeating: 0, count: 1024) }

  public var count: Int { textEnds.count }

  /// Makes room for the names of a file of so many bytes, as real Swift has them: a name in 90 bytes, nine bytes long.
  mutating func reserve(forFileOf size: Int) {
    bytes.reserveCapacity(bytes.count + size / 10)
    textEnds.reserveCapacity(count + size / 90)
    hashes.reserveCapacity(count + size / 90)
  }

  /// The text of a name, without backticks. Invalid UTF-8 is repaired.
  public func text(_ name: Name) -> String {
    String(decoding: bytes[range(name)], as: UTF8.self)
  }

  public func utf8(_ name: Name) -> ArraySlice<UInt8> { bytes[range(name)] }

  private func range(_ name: Name) -> Range<Int> {
    let index = Int(name.index)
    return (index == 0 ? 0 : Int(textEnds[index - 1])) ..< Int(textEnds[index])
  }

  public mutating func intern(_ text: String) -> Name {
    let utf8 = Array(text.utf8)
    return intern(utf8, 0, utf8.count)
  }

  /// The name already held for a text, if any.
  public func find(_ text: String) -> Name? {
    let utf8 = Array(text.utf8)
    let hash = NameTable.hash(utf8, 0, utf8.count)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = slots[slot] - 1
      if hashes[Int(index)] == hash { return Name(index) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Interns `source[start ..< end]`.
  @inline(__always) public mutating func intern(_ source: [UInt8], _ start: Int, _ end: Int) -> Name {
    let hash = NameTable.hash(source, start, end)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = slots[slot] - 1
      if hashes[Int(index)] == hash { return Name(index) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return append(source, start, end, hash, slot)
  }

  /// Interns `source[start ..< end]`, no longer than eight bytes, which the caller has already packed into `word`, first byte highest:
  /// the tokenizer reads each byte of a short word once.
  @inline(__always) mutating func intern(_ source: [UInt8], _ start: Int, _ end: Int, packed word: UInt64) -> Name {
    let hash = NameTable.fold(NameTable.seed(length: end &- start), word)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = slots[slot] - 1
      if hashes[Int(index)] == hash { return Name(index) }
      slot = (slot + 1) & (slots.count - 1)
    }
    return append(source, start, end, hash, slot)
  }

  /// Interns all names of a file; the result maps its names to ours. The well-known ones are the same in both.
  public mutating func merge(_ file: FileNames) -> [Name] {
    var map: [Name] = []
    map.reserveCapacity(file.count)
    for index in 0 ..< UInt32(file.firstOwn) { map.append(Name(index)) }
    for row in file.hashes.indices { map.append(intern(row, of: file)) }
    return map
  }

  /// Interns a name of a file by its row; its hash is taken over.
  private mutating func intern(_ row: Int, of file: FileNames) -> Name {
    let hash = file.hashes[row]
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = slots[slot] - 1
      if hashes[Int(index)] == hash { return Name(index) }
      slot = (slot + 1) & (slots.count - 1)
    }
    let range = file.range(row)
    return append(file.bytes, range.lowerBound, range.upperBound, hash, slot)
  }

  private mutating func append(_ source: [UInt8], _ start: Int, _ end: Int, _ hash: UInt64, _ slot: Int) -> Name {
    let index = UInt32(textEnds.count)
    bytes.append(contentsOf: source[start ..< end])
    textEnds.append(UInt32(bytes.count))
    hashes.append(hash)
    slots[slot] = index + 1
    if Int(index) * 2 >= slots.count { grow() }
    return Name(index)
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for (index, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index) + 1
    }
  }

  /// A 64-bit hash of bytes, eight at a time, with a multiply-fold. Two texts of equal hash are taken for the same name: with 64 bits
  /// that does not happen by accident, and a hostile pair could only confuse two names of its own file.
  @inline(__always) static func hash(_ source: [UInt8], _ start: Int, _ end: Int) -> UInt64 {
    var hash = seed(length: end - start)
    var index = start
    while index < end {
      var word: UInt64 = 0
      let stop = min(index + 8, end)
      while index < stop {
        word = word << 8 | UInt64(source[index])
        index += 1
      }
      hash = fold(hash, word)
    }
    return hash
  }

  @inline(__always) private static func seed(length: Int) -> UInt64 {
    0x9E37_79B9_7F4A_7C15 &+ UInt64(truncatingIfNeeded: length)
  }

  @inline(__always) private static func fold(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return product.high ^ product.low ^ word
  }
}
