import Source

/// A hash map for the analysis' own small keys, which pack into 64 bits. The standard dictionary guards against hostile keys with a slow hash;
/// these keys are numbers we gave out ourselves, and the maps are asked for every name in a body.
protocol PackedKey: Equatable {
  var packed: UInt64 { get }
}

/// A key that can be had back.
protocol UnpackedKey: PackedKey {
  init(packed: UInt64)
}

extension Site: UnpackedKey {
  @inline(__always) var packed: UInt64 { UInt64(unit) << 32 | UInt64(event) }
  init(packed: UInt64) { self.init(UInt32(truncatingIfNeeded: packed >> 32), UInt32(truncatingIfNeeded: packed)) }
}

extension Decl: PackedKey {
  @inline(__always) var packed: UInt64 { UInt64(index) }
}

extension Entity: PackedKey {
  @inline(__always) var packed: UInt64 { UInt64(index) }
}

extension Name: PackedKey {
  @inline(__always) var packed: UInt64 { UInt64(index) }
}

extension UInt64: PackedKey {
  @inline(__always) var packed: UInt64 { self }
}

struct PackedMap<Key: PackedKey, Value> {
  private struct Slot: Sendable {
    var key: UInt64
    /// Index into `values` + 1; 0: the slot is free.
    var row: UInt32
  }

  /// The length is a power of two.
  private var slots: [Slot] = []
  private var values: [Value] = []

  var count: Int { values.count }

  /// The upper bits of the product: only on them all bits of a key have a say, so one member of a thousand types does not lie in a heap.
  @inline(__always) private static func first(_ key: UInt64, _ count: Int) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> UInt64(truncatingIfNeeded: 64 - count.trailingZeroBitCount))
  }

  /// The slot that holds a key, or the free one where it belongs.
  @inline(__always) private static func slot(_ key: UInt64, _ slots: [Slot]) -> Int {
    var slot = first(key, slots.count)
    while slots[slot].row != 0, slots[slot].key != key { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  /// Values are set, never removed.
  subscript(key: Key) -> Value? {
    get {
      guard !slots.isEmpty else { return nil }
      let row = slots[PackedMap.slot(key.packed, slots)].row
      return row == 0 ? nil : values[Int(row) - 1]
    }
    set {
      guard let newValue else { return }
      if slots.count <= values.count * 2 { grow() }
      let slot = PackedMap.slot(key.packed, slots)
      if slots[slot].row != 0 {
        values[Int(slots[slot].row) - 1] = newValue
      } else {
        values.append(newValue)
        slots[slot] = Slot(key: key.packed, row: UInt32(values.count))
      }
    }
  }

  /// In no order that means anything.
  func forEach(_ body: (Key, Value) -> Void) where Key: UnpackedKey {
    for slot in slots where slot.row != 0 { body(Key(packed: slot.key), values[Int(slot.row) - 1]) }
  }

  /// Adds to the list under a key, in place.
  mutating func append<Element>(_ element: Element, to key: Key) where Value == [Element] {
    if !slots.isEmpty, case let row = slots[PackedMap.slot(key.packed, slots)].row, row != 0 {
      values[Int(row) - 1].append(element)
    } else {
      self[key] = [element]
    }
  }

  private mutating func grow() {
    var grown = Array(repeating: Slot(key: 0, row: 0), count: max(8, slots.count * 2))
    for old in slots where old.row != 0 { grown[PackedMap.slot(old.key, grown)] = old }
    slots = grown
  }
}

extension PackedMap: Sendable where Value: Sendable {}
