// One row of each table of a `FileSummary` as a small value, and the rows below it as sequences of ids. Readers see these; columns are for
// passes that scan a whole table. A view holds no reference, so making one costs a few loads.

/// A declaration: one row of `Declarations`.
public struct Declaration: Sendable {
  public let id: DeclarationID
  public let kind: DeclarationKind
  public let name: Name
  public let label: Name
  public let start: UInt32
  public let end: UInt32
  public let nameStart: UInt32
  public let parent: DeclarationID
  /// The next declaration that is no descendant.
  public let subtreeEnd: UInt32
  public let flags: DeclarationFlags
  public let type: TypeID
  /// Indices into `FileSummary.attributes`.
  public let attributes: Range<Int>
  /// Indices into `FileSummary.inheritedTypes`.
  public let inherited: Range<Int>
  /// Index into `FileSummary.branches`, 0: none.
  public let branch: UInt16
  public let body: EventID
}

/// An event: one row of `Events`.
public struct Event: Sendable {
  public let id: EventID
  public let kind: EventKind
  public let flags: EventFlags
  public let name: Name
  public let payload: UInt32
  public let start: UInt32
  public let end: UInt32
  /// The next event that is no descendant.
  public let subtreeEnd: UInt32

  /// The payload where the kind says that it is a type.
  public var type: TypeID { TypeID(payload) }
  /// The payload where the kind says that it is a declaration.
  public var declaration: DeclarationID { DeclarationID(payload) }
  public var hasChildren: Bool { subtreeEnd > id.index + 1 }
}

/// A type as written: one row of `TypeNames`.
public struct TypeName: Sendable {
  public let id: TypeID
  public let kind: TypeKind
  public let name: Name
  public let flags: TypeFlags
  public let start: UInt32
  /// The next type that is no descendant.
  public let subtreeEnd: UInt32
}

/// Sibling events in source order.
public struct EventSiblings: Sequence, IteratorProtocol, Sendable {
  private let subtreeEnds: [UInt32]
  private var next_: UInt32
  private let end: UInt32

  init(_ subtreeEnds: [UInt32], from first: UInt32, to end: UInt32) {
    self.subtreeEnds = subtreeEnds
    next_ = first
    self.end = end
  }

  public mutating func next() -> EventID? {
    guard next_ < end else { return nil }
    defer { next_ = subtreeEnds[Int(next_)] }
    return EventID(next_)
  }
}

/// Sibling declarations in source order.
public struct DeclarationSiblings: Sequence, IteratorProtocol, Sendable {
  private let subtreeEnds: [UInt32]
  private var next_: UInt32
  private let end: UInt32

  init(_ subtreeEnds: [UInt32], from first: UInt32, to end: UInt32) {
    self.subtreeEnds = subtreeEnds
    next_ = first
    self.end = end
  }

  public mutating func next() -> DeclarationID? {
    guard next_ < end else { return nil }
    defer { next_ = subtreeEnds[Int(next_)] }
    return DeclarationID(next_)
  }
}

/// Sibling types in source order.
public struct TypeSiblings: Sequence, IteratorProtocol, Sendable {
  private let subtreeEnds: [UInt32]
  private var next_: UInt32
  private let end: UInt32

  init(_ subtreeEnds: [UInt32], from first: UInt32, to end: UInt32) {
    self.subtreeEnds = subtreeEnds
    next_ = first
    self.end = end
  }

  public mutating func next() -> TypeID? {
    guard next_ < end else { return nil }
    defer { next_ = subtreeEnds[Int(next_)] }
    return TypeID(next_)
  }
}

extension FileSummary {
  public func declaration(_ id: DeclarationID) -> Declaration {
    let row = Int(id.index)
    return Declaration(
      id: id, kind: declarations.kinds[row], name: declarations.names[row], label: declarations.labels[row],
      start: declarations.starts[row], end: declarations.ends[row], nameStart: declarations.nameStarts[row],
      parent: declarations.parents[row], subtreeEnd: declarations.subtreeEnds[row], flags: declarations.flags[row],
      type: declarations.types[row],
      attributes: Int(declarations.firstAttributes[row]) ..< Int(declarations.firstAttributes[row + 1]),
      inherited: Int(declarations.firstInherited[row]) ..< Int(declarations.firstInherited[row + 1]),
      branch: declarations.branches[row], body: declarations.bodies[row])
  }

  public func event(_ id: EventID) -> Event {
    let row = Int(id.index)
    return Event(
      id: id, kind: events.kinds[row], flags: events.flags[row], name: events.names[row], payload: events.payloads[row],
      start: events.starts[row], end: events.ends[row], subtreeEnd: events.subtreeEnds[row])
  }

  public func type(_ id: TypeID) -> TypeName {
    let row = Int(id.index)
    return TypeName(
      id: id, kind: types.kinds[row], name: types.names[row], flags: types.flags[row], start: types.starts[row],
      subtreeEnd: types.subtreeEnds[row])
  }

  public func children(of id: EventID) -> EventSiblings {
    EventSiblings(events.subtreeEnds, from: id.index + 1, to: events.subtreeEnds[Int(id.index)])
  }

  public func children(of id: DeclarationID) -> DeclarationSiblings {
    DeclarationSiblings(declarations.subtreeEnds, from: id.index + 1, to: declarations.subtreeEnds[Int(id.index)])
  }

  public func children(of id: TypeID) -> TypeSiblings {
    TypeSiblings(types.subtreeEnds, from: id.index + 1, to: types.subtreeEnds[Int(id.index)])
  }

  /// The declarations that stand in no other.
  public var rootDeclarations: DeclarationSiblings {
    DeclarationSiblings(declarations.subtreeEnds, from: 0, to: UInt32(declarations.count))
  }

  public func firstChild(of id: EventID) -> EventID? {
    let next = id.index + 1
    return next < events.subtreeEnds[Int(id.index)] ? EventID(next) : nil
  }

  public func firstChild(of id: TypeID) -> TypeID? {
    let next = id.index + 1
    return next < types.subtreeEnds[Int(id.index)] ? TypeID(next) : nil
  }
}
