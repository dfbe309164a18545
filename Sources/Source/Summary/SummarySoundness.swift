// What readers of a summary rely on without looking: every id points into its table, trees nest, spans lie inside the file. Decoding checks
// it, and so do the tests of the readers.

extension FileSummary {
  /// Whether every id, range and span is safe to follow.
  var isSound: Bool { declarationsAreSound && typesAreSound && eventsAreSound && listsAreSound }

  private func holds(_ name: Name) -> Bool { Int(name.index) < names.count }
  private func holds(_ type: TypeID) -> Bool { type == .none || Int(type.index) < types.count }
  private func holds(_ event: EventID) -> Bool { event == .none || Int(event.index) < events.count }
  private func holds(_ declaration: DeclarationID) -> Bool { declaration == .none || Int(declaration.index) < declarations.count }

  /// Deeper trees are refused, so that readers may recurse; the parser's own bound keeps far below.
  private static let depthLimit = 4000

  /// Pre-order: each subtree ends inside the one around it.
  private static func nests(_ subtreeEnds: [UInt32]) -> Bool {
    var open: [UInt32] = []
    for (row, end) in subtreeEnds.enumerated() {
      while let last = open.last, last <= row { open.removeLast() }
      guard end > row, end <= open.last ?? UInt32(subtreeEnds.count), open.count < depthLimit else { return false }
      open.append(end)
    }
    return true
  }

  private func areSpans(_ starts: [UInt32], _ ends: [UInt32]) -> Bool {
    zip(starts, ends).allSatisfy { $0 <= $1 && $1 <= length }
  }

  private var declarationsAreSound: Bool {
    let rows = declarations
    guard FileSummary.nests(rows.subtreeEnds), areSpans(rows.starts, rows.ends) else { return false }
    for row in 0 ..< rows.count {
      guard holds(rows.names[row]), holds(rows.labels[row]), holds(rows.types[row]), holds(rows.bodies[row]),
        rows.nameStarts[row] <= length, rows.parents[row] == .none || rows.parents[row].index < row,
        rows.firstAttributes[row] <= rows.firstAttributes[row + 1], rows.firstInherited[row] <= rows.firstInherited[row + 1],
        rows.branches[row] == 0 || Int(rows.branches[row]) < branches.count
      else { return false }
    }
    return Int(rows.firstAttributes.last ?? 0) <= attributes.count && Int(rows.firstInherited.last ?? 0) <= inheritedTypes.count
      && attributes.allSatisfy { holds($0.name) && holds($0.type) && holds($0.argumentText) && $0.arguments.upperBound <= length && $0.start <= length }
      && inheritedTypes.allSatisfy { $0 != .none && holds($0) }
      && requirements.allSatisfy { holds($0.owner) && holds($0.subject) && holds($0.bound) }
  }

  private var typesAreSound: Bool {
    FileSummary.nests(types.subtreeEnds) && types.names.allSatisfy(holds) && types.starts.allSatisfy { $0 <= length }
  }

  private var eventsAreSound: Bool {
    guard FileSummary.nests(events.subtreeEnds), areSpans(events.starts, events.ends) else { return false }
    for row in 0 ..< events.count {
      guard holds(events.names[row]), payloadIsSound(row) else { return false }
    }
    return true
  }

  private func payloadIsSound(_ row: Int) -> Bool {
    let payload = events.payloads[row]
    guard payload != .max else { return true }
    switch events.kinds[row] {
    case .body, .localDeclaration: return holds(DeclarationID(payload))
    case .closure: return Int(payload) < closures.count
    case .call, .subscript, .macro: return Int(payload) < callLabels.count
    case .configurationBranch: return Int(payload) < branches.count
    case .jump, .loop, .branch, .selection, .attempt: return holds(Name(payload))
    case .binding, .destructuring, .name, .implicitMember, .member, .keyPath, .cast, .attribute, .unknown: return holds(TypeID(payload))
    default: return true
    }
  }

  private var listsAreSound: Bool {
    closures.allSatisfy { Int($0.attributes.upperBound) <= attributes.count && holds($0.result) }
      && callLabels.allSatisfy { $0.labels.allSatisfy(holds) && $0.trailing.allSatisfy(holds) }
      && branches.allSatisfy { holds($0.condition) && Int($0.parent) < branches.count }
      && allowances.allSatisfy {
        $0.start <= $0.end && $0.end <= length && $0.covered.upperBound <= length && $0.rules.allSatisfy(holds) && holds($0.reason)
      }
      && lineStarts.first == 0 && lineStarts.allSatisfy { $0 <= length } && (syntaxErrors + tooDeep + conflicts).allSatisfy { $0 <= length }
  }
}
