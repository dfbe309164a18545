// Adding rows to the table of declarations: a row is opened, its children follow, and closing it notes where they end.

extension Summarizer {
  /// Adds a row. Attributes and inherited types read since the last row are its own.
  mutating func openDeclaration(
    _ kind: DeclarationKind, name: Name, label: Name = .none, start: UInt32, end: UInt32, nameStart: UInt32, flags: DeclarationFlags = []
  ) -> Int {
    let row = summary.declarations.kinds.count
    let localFlag: DeclarationFlags = bodyNesting > 0 ? .local : []
    summary.declarations.kinds.append(kind)
    summary.declarations.names.append(name)
    summary.declarations.labels.append(label)
    summary.declarations.starts.append(start)
    summary.declarations.ends.append(max(start, end))
    summary.declarations.nameStarts.append(nameStart)
    summary.declarations.parents.append(parent)
    summary.declarations.subtreeEnds.append(UInt32(row + 1))
    summary.declarations.flags.append(flags.union(localFlag))
    summary.declarations.types.append(.none)
    summary.declarations.firstAttributes.append(UInt32(summary.attributes.count))
    summary.declarations.firstInherited.append(UInt32(summary.inheritedTypes.count))
    summary.declarations.branches.append(branch)
    summary.declarations.bodies.append(.none)
    parent = DeclarationID(UInt32(row))
    return row
  }

  mutating func closeDeclaration(_ row: Int) {
    let lastEnd = summary.declarations.ends[summary.declarations.count - 1]
    if lastEnd > summary.declarations.ends[row] { summary.declarations.ends[row] = lastEnd }
    summary.declarations.subtreeEnds[row] = UInt32(summary.declarations.count)
    parent = summary.declarations.parents[row]
  }

  mutating func addFlags(_ flags: DeclarationFlags, to row: Int) { summary.declarations.flags[row].formUnion(flags) }

  /// Opens the body event of a declaration; `closeBody` ends it.
  mutating func openBody(of row: Int, _ start: UInt32, _ end: UInt32) -> Int {
    let event = open(.body, start, end, payload: UInt32(row))
    summary.declarations.bodies[row] = EventID(UInt32(event))
    addFlags(.hasBody, to: row)
    bodyNesting += 1
    return event
  }

  mutating func closeBody(_ event: Int) {
    bodyNesting -= 1
    close(event)
  }
}

extension Declarations {
  mutating func reserve(_ count: Int) {
    kinds.reserveCapacity(count)
    names.reserveCapacity(count)
    labels.reserveCapacity(count)
    starts.reserveCapacity(count)
    ends.reserveCapacity(count)
    nameStarts.reserveCapacity(count)
    parents.reserveCapacity(count)
    subtreeEnds.reserveCapacity(count)
    flags.reserveCapacity(count)
    types.reserveCapacity(count)
    firstAttributes.reserveCapacity(count + 1)
    firstInherited.reserveCapacity(count + 1)
    branches.reserveCapacity(count)
    bodies.reserveCapacity(count)
  }
}
