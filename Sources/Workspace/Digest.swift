import Source

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
    if bytes.withContiguousStorageIfAvailable({ add(UnsafeRawBufferPointer($0)) }) == nil { Array(bytes).withUnsafeBytes { add($0) } }
  }

  /// Eight at a time: whole caches go through here.
  private mutating func add(_ bytes: UnsafeRawBufferPointer) {
    add(UInt64(bytes.count))
    let whole = bytes.count & ~7
    for position in stride(from: 0, to: whole, by: 8) { add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))) }
    var rest: UInt64 = 0
    for position in whole ..< bytes.count { rest |= UInt64(bytes[position]) << UInt64((position - whole) * 8) }
    if whole < bytes.count { add(rest) }
  }

  public mutating func add(_ text: String) { add(text.utf8) }
  public mutating func add(_ flag: Bool) { add(UInt64(flag ? 1 : 0)) }

  func joined(with other: Digest) -> Digest {
    var digest = self
    digest.add(other.low)
    digest.add(other.high)
    return digest
  }

  /// 32 digits.
  var hexadecimal: String {
    [low, high].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }
}

// MARK: - Coding

extension ColumnWriter {
  mutating func write(_ digest: Digest) {
    write(digest.low)
    write(digest.high)
  }
}

extension ColumnReader {
  mutating func digest() -> Digest? {
    guard let low = uint64(), let high = uint64() else { return nil }
    return Digest(low: low, high: high)
  }
}

extension Digest {
  /// Stands for the executable that runs: another build of the tool may find other things. nil: the system does not say which it is.
  static var ofProgram: Digest? {
    guard let program = runningProgram(), case .success(let status) = fileStatus(program) else { return nil }
    var digest = Digest()
    for number in [UInt64(status.size), UInt64(bitPattern: status.modified), status.identity.device, status.identity.node] { digest.add(number) }
    return digest
  }
}
