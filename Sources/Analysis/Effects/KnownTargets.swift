import Source

/// What the indexed sites mean, as far as anyone asked. Kept beside the index, position by position: the sites of one name lie together, and a
/// name that many declarations share is asked for once for each of them.
struct KnownTargets {
  enum Target: Equatable {
    /// Not yet asked.
    case open
    case none
    case one(Decl)
    /// Overloads that could not be told apart, or twins of `#if` branches.
    case several
  }

  private var firsts: [UInt32]
  /// The positions that are known to mean a declaration and nothing else.
  private var positions = DenseMap<Decl, [Int]>()
  /// Of a name's positions, or those in one file, the ones of which it is not known that they mean one declaration: those with the same labels together.
  private var unsettled: [Range<Int>: [[Int]]] = [:]
  // No project has so many declarations.
  private static let open = UInt32.max - 1
  private static let several = UInt32.max - 2

  init(count: Int) { firsts = Array(repeating: KnownTargets.open, count: count) }

  /// Those of a name's positions that may mean one of some declarations, in reading order. What has been settled is not looked at again, nor one by
  /// one what the labels tell apart: a name may have thousands of uses and be asked about for each of the thousands of functions that have it.
  /// - Parameters:
  ///   - hints: what another one knows.
  ///   - labels: by which uses are told apart; empty: it is no call.
  ///   - fits: whether uses with the labels of one may be meant.
  mutating func candidates(
    _ range: Range<Int>, for meanings: Meanings, _ hints: KnownTargets?, labels: (Int) -> [Name], fits: (Int) -> Bool
  ) -> [Int] {
    if range.count < 32 { return range.filter { !isOther($0, than: meanings) && hints?.isOther($0, than: meanings) != true } }
    // Taken out, so that the lists are not copied.
    var groups = unsettled.removeValue(forKey: range) ?? Array(Dictionary(grouping: range, by: labels).values)
    var result: [Int] = []
    for group in groups.indices {
      guard let sample = groups[group].first, fits(sample) else { continue }
      groups[group].removeAll { isSettled($0) || hints?.isSettled($0) == true }
      result += groups[group]
    }
    unsettled[range] = groups
    for (decl, _) in meanings.entries {
      result += positions[decl] ?? []
      // Settled here as something else, it is among the own of that.
      result += (hints?.positions[decl] ?? []).filter { !isSettled($0) }
    }
    return result.filter(range.contains).sorted()
  }

  /// It is known to mean something else.
  private func isOther(_ position: Int, than meanings: Meanings) -> Bool {
    let first = firsts[position]
    return first < KnownTargets.several && !meanings.contains(Decl(first)) || first == Decl.none.index
  }

  private func isSettled(_ position: Int) -> Bool { firsts[position] < KnownTargets.several || firsts[position] == Decl.none.index }

  subscript(position: Int) -> Target {
    get {
      switch firsts[position] {
      case KnownTargets.open: .open
      case KnownTargets.several: .several
      case Decl.none.index: .none
      case let index: .one(Decl(index))
      }
    }
    set {
      firsts[position] = switch newValue {
      case .open: KnownTargets.open
      case .none: Decl.none.index
      case .one(let decl): decl.index
      case .several: KnownTargets.several
      }
      if case .one(let decl) = newValue { positions.append(position, to: decl) }
    }
  }
}

/// Declarations that a body stands for at run time, with how surely: mostly the one it belongs to, so a list is searched faster than a table.
struct Meanings {
  private(set) var entries: [(decl: Decl, confidence: Confidence)]

  init(_ decl: Decl) { entries = [(decl, .high)] }

  @inline(__always) func contains(_ decl: Decl) -> Bool {
    for entry in entries where entry.decl == decl { return true }
    return false
  }

  subscript(decl: Decl) -> Confidence? {
    get { entries.first { $0.decl == decl }?.confidence }
    set {
      guard let newValue else { return }
      if let known = entries.firstIndex(where: { $0.decl == decl }) { entries[known].confidence = newValue } else { entries.append((decl, newValue)) }
    }
  }
}
