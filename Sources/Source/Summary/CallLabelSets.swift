// The distinct label lists of a file's calls. Most calls repeat one already seen, so a list is looked up from a scratch buffer and only a
// new one is stored.

struct CallLabelSets {
  private(set) var sets: [CallLabels] = []
  /// Index + 1 by hash, 0 is free. The length is a power of two.
  private var slots = [UInt32](repeating: 0, count: 64)
  private var hashes: [UInt64] = []

  mutating func intern(_ labels: [Name], trailing: [Name], hasParentheses: Bool) -> UInt32 {
    var hash: UInt64 = UInt64(labels.count) << 1 | (hasParentheses ? 1 : 0)
    for label in labels { hash = mix(hash, label) }
    hash = mix(hash, Name(UInt32(truncatingIfNeeded: trailing.count)))
    for label in trailing { hash = mix(hash, label) }
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot] - 1)
      if hashes[index] == hash, sets[index].hasParentheses == hasParentheses, sets[index].labels == labels, sets[index].trailing == trailing {
        return UInt32(index)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let index = UInt32(sets.count)
    sets.append(CallLabels(labels: labels, trailing: trailing, hasParentheses: hasParentheses))
    hashes.append(hash)
    slots[slot] = index + 1
    if sets.count * 2 >= slots.count { grow() }
    return index
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for (index, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(index) + 1
    }
  }

  @inline(__always) private func mix(_ hash: UInt64, _ name: Name) -> UInt64 {
    let product = (hash ^ UInt64(name.index) &+ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return product.high ^ product.low
  }
}
