// Columns of numbers as bytes and back: what summaries and caches are written in. Whole columns are copied as they lie in memory, which is
// most of what a cached run does; this is the only file of the module in which pointers appear. All systems Swift runs on are little-endian.

/// Values of which every pattern of bits is one.
protocol ColumnValue: BitwiseCopyable {}
extension UInt16: ColumnValue {}
extension UInt32: ColumnValue {}
extension UInt64: ColumnValue {}
extension Name: ColumnValue {}

/// Numbers as little-endian bytes, one after the other.
public struct ColumnWriter {
  public var bytes: [UInt8] = []

  public init() {}

  @inline(__always) public mutating func write(_ value: UInt16) {
    bytes.append(UInt8(truncatingIfNeeded: value))
    bytes.append(UInt8(truncatingIfNeeded: value >> 8))
  }

  @inline(__always) public mutating func write(_ value: UInt32) {
    write(UInt16(truncatingIfNeeded: value))
    write(UInt16(truncatingIfNeeded: value >> 16))
  }

  @inline(__always) public mutating func write(_ value: UInt64) {
    write(UInt32(truncatingIfNeeded: value))
    write(UInt32(truncatingIfNeeded: value >> 32))
  }

  /// Bytes behind their number.
  public mutating func write(block: some Collection<UInt8>) {
    write(UInt32(block.count))
    bytes.append(contentsOf: block)
  }

  mutating func write<Value: ColumnValue>(column: [Value]) {
    column.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }

  /// A column behind its number of rows.
  mutating func write<Value: ColumnValue>(list: [Value]) {
    write(UInt32(list.count))
    write(column: list)
  }
}

/// Reads back what a `ColumnWriter` wrote, and trusts nothing: what the bytes cannot hold is nil.
public struct ColumnReader {
  public let bytes: [UInt8]
  private(set) var position = 0

  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  public var isAtEnd: Bool { position == bytes.count }

  /// Whether these bytes come next, as they do at the beginning of a file of the right kind.
  public mutating func takes(_ magic: [UInt8]) -> Bool {
    guard let range = take(magic.count) else { return false }
    return bytes[range].elementsEqual(magic)
  }

  public mutating func take(_ count: Int) -> Range<Int>? {
    guard count >= 0, bytes.count - position >= count else { return nil }
    defer { position += count }
    return position ..< position + count
  }

  /// A number of rows, refused where the rest of the input could not hold them: nothing is reserved on a damaged count.
  public mutating func count(ofSize size: Int) -> Int? {
    guard let value = uint32() else { return nil }
    let (bytesNeeded, overflow) = Int(value).multipliedReportingOverflow(by: size)
    return overflow || bytesNeeded > bytes.count - position ? nil : Int(value)
  }

  public mutating func uint8() -> UInt8? { take(1).map { bytes[$0.lowerBound] } }
  public mutating func uint16() -> UInt16? { take(2).map { load16($0.lowerBound) } }
  public mutating func uint32() -> UInt32? { take(4).map { load32($0.lowerBound) } }
  public mutating func uint64() -> UInt64? { take(8).map { UInt64(load32($0.lowerBound)) | UInt64(load32($0.lowerBound + 4)) << 32 } }

  /// Bytes that were written as a block.
  public mutating func block() -> ArraySlice<UInt8>? { count(ofSize: 1).flatMap { take($0) }.map { bytes[$0] } }

  mutating func range() -> Range<UInt32>? {
    guard let lower = uint32(), let upper = uint32(), lower <= upper else { return nil }
    return lower ..< upper
  }

  mutating func list<Value: ColumnValue>() -> [Value]? {
    guard let count = count(ofSize: MemoryLayout<Value>.size) else { return nil }
    return column(count)
  }

  mutating func bytes<Value>(_ count: Int, _ make: (UInt8) -> Value?) -> [Value]? {
    guard let range = take(count) else { return nil }
    var values: [Value] = []
    values.reserveCapacity(count)
    for index in range {
      guard let value = make(bytes[index]) else { return nil }
      values.append(value)
    }
    return values
  }

  mutating func column<Value: ColumnValue>(_ count: Int) -> [Value]? {
    let (size, overflow) = count.multipliedReportingOverflow(by: MemoryLayout<Value>.size)
    guard !overflow, let range = take(size) else { return nil }
    return bytes.withUnsafeBytes { source in
      Array(unsafeUninitializedCapacity: count) { target, filled in
        UnsafeMutableRawBufferPointer(target).copyMemory(from: UnsafeRawBufferPointer(rebasing: source[range]))
        filled = count
      }
    }
  }

  /// Puts a column in its place; false where there is none to read.
  mutating func fill<Value: ColumnValue>(_ target: inout [Value], _ count: Int) -> Bool {
    guard let read: [Value] = column(count) else { return false }
    target = read
    return true
  }

  @inline(__always) private func load16(_ index: Int) -> UInt16 { UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8 }

  @inline(__always) private func load32(_ index: Int) -> UInt32 {
    UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16 | UInt32(bytes[index + 3]) << 24
  }
}

extension Array {
  /// Gives back the room that was made for more elements than came.
  mutating func trim() {
    if capacity > count + count / 8 { self = withUnsafeBufferPointer { Array($0) } }
  }
}
