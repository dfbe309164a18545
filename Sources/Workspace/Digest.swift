/// 128 bits that stand for what was fed in: equal input, equal digest. Good against accidents, not against people who look for collisions.
public struct Digest: Hashable, Sendable {
  private(set) var low: UInt64 = 0x9E37_79B9_7F4A_7C15
  private(set) var high: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  public init() {}

  init(low: UInt64, high: UInt64) { (self.low, self.high) = (low, high) }

  public init(_ bytes: some Collection<UInt8>) { add(bytes) }

  public mutating func add(_ number: UInt64) {
    low = (low ^ number) &* 0xFF51_AFD7_ED55_8CCD
    low ^= low >> 32
    high = (high &+ number) &* 0xC4CE_B9FE_1A85_EC53
    high ^= high >> 29
  }

  /// Bytes and how many they are, so that neighbours do not run into each other.
  public mutating func add(_ bytes: some Collection<UInt8>) {
    add(UInt64(bytes.count))
    var word: UInt64 = 0
    var filled: UInt64 = 0
    for byte in bytes {
      word |= UInt64(byte) << filled
      filled += 8
      if filled == 64 {
        add(word)
        (word, filled) = (0, 0)
      }
    }
    if filled > 0 { add(word) }
  }

  public mutating func add(_ text: String) { add(text.utf8) }
  public mutating func add(_ flag: Bool) { add(UInt64(flag ? 1 : 0)) }

  var hexadecimal: String { String(low, radix: 16) + String(high, radix: 16) }
}
