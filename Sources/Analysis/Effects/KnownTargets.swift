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
  // No project has so many declarations.
  private static let open = UInt32.max - 1
  private static let several = UInt32.max - 2

  init(count: Int) { firsts = Array(repeating: KnownTargets.open, count: count) }

  /// It is known already to mean something else.
  @inline(__always) func isOther(_ position: Int, than meanings: Meanings) -> Bool {
    let first = firsts[position]
    return first < KnownTargets.several && !meanings.contains(Decl(first)) || first == Decl.none.index
  }

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
