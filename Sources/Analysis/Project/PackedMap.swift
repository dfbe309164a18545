import Source

/// A hash map for the analysis' own small keys, which pack into 64 bits. The standard dictionary guards against hostile keys with a slow hash;
/// these keys are numbers we gave out ourselves, and the maps are asked for every name in a body.
protocol PackedKey: Equatable {
  var packed: UInt64 { get }
}

extension Site: PackedKey {
  @inline(__always) var packed: UInt64 { UInt64(unit) << 32 | UInt64(event) }
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
  private var keys: [UInt64] = []
  private var values: [Value] = []
  /// Index into `keys` and `values` + 1; 0 is free. The length is a power of two.
  private var slots: [UInt32] = []

  @inline(__always) private func firstSlot(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 24) & (slots.count - 1)
  }

  /// The slot that holds a key, or the free one where it belongs.
  @inline(__always) private func slot(_ key: UInt64) -> Int {
    var slot = firstSlot(key)
    while slots[slot] != 0, keys[Int(slots[slot]) - 1] != key { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  /// Values are set, never removed.
  subscript(key: Key) -> Value? {
    get {
      guard !slots.isEmpty else { return nil }
      let index = slots[slot(key.packed)]
      return index == 0 ? nil : values[Int(index) - 1]
    }
    set {
      guard let newValue else { return }
      if slots.count <= keys.count * 2 { grow() }
      let slot = slot(key.packed)
      if slots[slot] != 0 {
        values[Int(slots[slot]) - 1] = newValue
      } else {
        keys.append(key.packed)
        values.append(newValue)
        slots[slot] = UInt32(keys.count)
      }
    }
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: max(64, slots.count * 2))
    for (index, key) in keys.enumerated() {
      var slot = firstSlot(key)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index) + 1
    }
  }
}
