import Source

/// A key that is one of few numbers given out in a row.
protocol DenseKey {
  /// Nil for the key that stands for nothing.
  var row: Int? { get }
}

extension Decl: DenseKey {
  @inline(__always) var row: Int? { self == .none ? nil : Int(index) }
}

extension Entity: DenseKey {
  @inline(__always) var row: Int? { self == .none ? nil : Int(index) }
}

/// A map from keys that are small numbers: four bytes for each key there might be, and the values in the order in which they came.
struct DenseMap<Key: DenseKey, Value> {
  /// Index into `values` + 1; 0: no value.
  private var slots: [UInt32]
  private var values: [Value] = []

  init(count: Int = 0) { slots = Array(repeating: 0, count: count) }

  /// Values are set, never removed.
  subscript(key: Key) -> Value? {
    @inline(__always) get {
      guard let row = key.row, row < slots.count, slots[row] != 0 else { return nil }
      return values[Int(slots[row]) - 1]
    }
    set {
      guard let newValue, let row = key.row else { return }
      if row >= slots.count { slots.append(contentsOf: repeatElement(0, count: max(row + 1, slots.count * 2) - slots.count)) }
      if slots[row] == 0 {
        values.append(newValue)
        slots[row] = UInt32(values.count)
      } else {
        values[Int(slots[row]) - 1] = newValue
      }
    }
  }
}

extension DenseMap {
  /// Adds to the list under a key, in place.
  mutating func append<Element>(_ element: Element, to key: Key) where Value == [Element] {
    if let row = key.row, row < slots.count, slots[row] != 0 { values[Int(slots[row]) - 1].append(element) } else { self[key] = [element] }
  }
}

/// The same for events, which are numbered through all units. Of a project's events few are ever asked about, and those in the same bodies: so
/// there are no four bytes for each, but for each stretch in which there is a value.
struct SiteMap<Value> {
  private let firsts: [UInt32]
  /// By stretch: where its slots begin in `slots`, the first stretch of which is that of none.
  private var stretches: [UInt32]
  /// Index into `values` + 1; 0: no value.
  private var slots = Blocks<UInt32>()
  private var values = Blocks<Value>()
  private static var length: Int { 64 }

  init(_ events: EventTable) {
    firsts = events.firsts
    stretches = Array(repeating: 0, count: events.count / SiteMap.length + 1)
    slots.append(0, times: SiteMap.length)
  }

  var count: Int { values.count }
  @inline(__always) private func row(_ site: Site) -> Int? {
    site.unit == .max ? nil : Int(firsts[Int(site.unit)] &+ site.event)
  }

  subscript(site: Site) -> Value? {
    @inline(__always) get {
      guard let row = row(site) else { return nil }
      let slot = slots[Int(stretches[row / SiteMap.length]) + row % SiteMap.length]
      return slot == 0 ? nil : values[Int(slot) - 1]
    }
    set {
      guard let newValue, let row = row(site) else { return }
      let slot = slot(row)
      if slots[slot] == 0 {
        values.append(newValue)
        slots[slot] = UInt32(values.count)
      } else {
        values[Int(slots[slot]) - 1] = newValue
      }
    }
  }

  private mutating func slot(_ row: Int) -> Int {
    let stretch = row / SiteMap.length
    if stretches[stretch] == 0 {
      stretches[stretch] = UInt32(slots.count)
      slots.append(0, times: SiteMap.length)
    }
    return Int(stretches[stretch]) + row % SiteMap.length
  }
}

/// A list that grows by blocks: what is in it is never moved, as there may be millions.
private struct Blocks<Element> {
  private var blocks: [ContiguousArray<Element>] = []
  private(set) var count = 0
  private static var length: Int { 4096 }

  mutating func append(_ element: Element) {
    openBlockIfNeeded()
    blocks[blocks.count - 1].append(element)
    count += 1
  }

  /// - Parameter times: a part of a block's length, and always the same.
  mutating func append(_ element: Element, times: Int) {
    openBlockIfNeeded()
    blocks[blocks.count - 1].append(contentsOf: repeatElement(element, count: times))
    count += times
  }

  private mutating func openBlockIfNeeded() {
    guard count % Blocks.length == 0 else { return }
    blocks.append([])
    blocks[blocks.count - 1].reserveCapacity(Blocks.length)
  }

  subscript(index: Int) -> Element {
    @inline(__always) get { blocks[index / Blocks.length][index % Blocks.length] }
    set { blocks[index / Blocks.length][index % Blocks.length] = newValue }
  }
}

extension DenseMap: Sendable where Value: Sendable {}
