/// The ranges that the allow comments of one file cover, in an order in which those around a byte are found without a look at the others.
struct CoveredRanges {
  private struct Row {
    var range: Range<UInt32>
    var entry: Int
    /// The row before this one that had not ended where this begins; -1: none.
    var outer = -1
  }

  /// By their starts.
  private var rows: [Row]

  init(_ ranges: [(range: Range<UInt32>, entry: Int)]) {
    rows = ranges.map { Row(range: $0.range, entry: $0.entry) }.sorted {
      ($0.range.lowerBound, $1.range.upperBound, $0.entry) < ($1.range.lowerBound, $0.range.upperBound, $1.entry)
    }
    var open: [Int] = []
    for row in rows.indices {
      while let last = open.last, rows[last].range.upperBound <= rows[row].range.lowerBound { open.removeLast() }
      rows[row].outer = open.last ?? -1
      open.append(row)
    }
  }

  /// The entries whose ranges hold a byte, in the order they were given in.
  func covering(_ offset: UInt32) -> [Int] {
    var low = 0, high = rows.count
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    var found: [Int] = []
    var row = low - 1
    while row >= 0 {
      if rows[row].range.contains(offset) { found.append(rows[row].entry) }
      row = rows[row].outer
    }
    return found.sorted()
  }
}
