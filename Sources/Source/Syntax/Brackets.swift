/// Matches brackets and applies operator splits: the two linear passes over tokens before and after parsing.

/// For each bracket the index of its partner, 0 where it has none. A brace is stronger than the others: it closes what stands open in it.
func matchBrackets(_ kinds: [TokenKind]) -> [UInt32] {
  var partners = [UInt32](repeating: 0, count: kinds.count)
  var open: [Int] = []
  var openBraces = 0
  for (index, kind) in kinds.enumerated() {
    switch kind {
    case .leftParen, .leftBracket: open.append(index)
    case .leftBrace:
      open.append(index)
      openBraces += 1
    case .rightParen, .rightBracket:
      let wanted: TokenKind = kind == .rightParen ? .leftParen : .leftBracket
      if let top = open.last, kinds[top] != wanted, kinds[top] != .leftBrace, open.count > 1, kinds[open[open.count - 2]] == wanted {
        open.removeLast()
      }
      if let top = open.last, kinds[top] == wanted {
        open.removeLast()
        partners[top] = UInt32(truncatingIfNeeded: index)
        partners[index] = UInt32(truncatingIfNeeded: top)
      }
    case .rightBrace:
      guard openBraces > 0 else { continue }
      while let top = open.popLast() {
        guard kinds[top] == .leftBrace else { continue }
        openBraces -= 1
        partners[top] = UInt32(truncatingIfNeeded: index)
        partners[index] = UInt32(truncatingIfNeeded: top)
        break
      }
    default: break
    }
  }
  return partners
}

extension Tree {
  mutating func reserve(_ count: Int) {
    kinds.reserveCapacity(count)
    firstTokens.reserveCapacity(count)
    endTokens.reserveCapacity(count)
    subtreeEnds.reserveCapacity(count)
  }
}

extension Tokens {
  mutating func appendEndOfFile() {
    let end = ends.last ?? 0
    kinds.append(.endOfFile)
    starts.append(end)
    ends.append(end)
    spacings.append([.spaceBefore, .spaceAfter])
    names.append(.none)
  }

  /// Cuts operators in two; several splits of one token follow each other.
  mutating func apply(_ splits: [OperatorSplit]) {
    guard !splits.isEmpty else { return }
    let old = self
    let count = kinds.count + splits.count
    kinds.reserveCapacity(count)
    starts.reserveCapacity(count)
    kinds.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    spacings.removeAll(keepingCapacity: true)
    names.removeAll(keepingCapacity: true)
    var next = 0
    for index in old.kinds.indices {
      var kind = old.kinds[index], name = old.names[index], start = old.starts[index], spacing = old.spacings[index]
      while next < splits.count, splits[next].token == index {
        let split = splits[next]
        let end = start &+ UInt32(truncatingIfNeeded: split.length)
        append(split.kind, split.name, start, end, spacing.subtracting(.spaceAfter))
        (kind, name, start, spacing) = (split.restKind, split.restName, end, spacing.intersection(.spaceAfter))
        next += 1
      }
      append(kind, name, start, old.ends[index], spacing)
    }
  }

  private mutating func append(_ kind: TokenKind, _ name: Name, _ start: UInt32, _ end: UInt32, _ spacing: Spacing) {
    kinds.append(kind)
    names.append(name)
    starts.append(start)
    ends.append(end)
    spacings.append(spacing)
  }
}
