// Bytes back to a summary. Every count, id and range is checked before it is used, so damaged input gives nil; what is not checked is
// whether the facts are true of any file.

extension FileSummary {
  /// nil for anything but the bytes that `encode()` of this format version gives.
  /// - Parameter isVerified: they are certainly those that were written, so what they say need not be looked through.
  public convenience init?(decoding bytes: [UInt8], isVerified: Bool = false) {
    var reader = ColumnReader(bytes)
    guard reader.takes(FileSummary.magic), reader.uint32() == FileSummary.formatVersion, let length = reader.uint32(),
      let names = FileNames(decoding: &reader)
    else { return nil }
    var columns = SummaryColumns()
    columns.length = length
    guard columns.decode(&reader) else { return nil }
    self.init(columns, names)
    if !isVerified, !isSound { return nil }
  }
}

extension SummaryColumns {
  fileprivate mutating func decode(_ reader: inout ColumnReader) -> Bool {
    decodeDeclarations(&reader) && decodeTypes(&reader) && decodeEvents(&reader) && decodeCalls(&reader) && decodeRest(&reader) && reader.isAtEnd
  }

  private mutating func decodeDeclarations(_ reader: inout ColumnReader) -> Bool {
    guard let count = reader.count(ofSize: 59), let kinds = reader.bytes(count, DeclarationKind.init(rawValue:)),
      reader.fill(&declarations.names, count), reader.fill(&declarations.labels, count), reader.fill(&declarations.starts, count),
      reader.fill(&declarations.ends, count), reader.fill(&declarations.nameStarts, count), reader.fill(&declarations.parents, count),
      reader.fill(&declarations.subtreeEnds, count), reader.fill(&declarations.flags, count), reader.fill(&declarations.types, count),
      reader.fill(&declarations.firstAttributes, count + 1), reader.fill(&declarations.firstInherited, count + 1),
      reader.fill(&declarations.branches, count), reader.fill(&declarations.bodies, count)
    else { return false }
    declarations.kinds = kinds
    return decodeAttributes(&reader)
  }

  private mutating func decodeAttributes(_ reader: inout ColumnReader) -> Bool {
    guard let count = reader.count(ofSize: 24) else { return false }
    for _ in 0 ..< count {
      guard let name = reader.uint32(), let type = reader.uint32(), let arguments = reader.range(), let start = reader.uint32(),
        let text = reader.uint32()
      else { return false }
      attributes.append(
        Attribute(name: Name(name), type: TypeID(type), arguments: arguments, start: start, argumentText: Name(text)))
    }
    guard let inherited: [TypeID] = reader.list() else { return false }
    inheritedTypes = inherited
    guard let requirementCount = reader.count(ofSize: 13) else { return false }
    for _ in 0 ..< requirementCount {
      guard let owner = reader.uint32(), let subject = reader.uint32(), let bound = reader.uint32(), let same = reader.uint8() else { return false }
      requirements.append(
        GenericRequirement(owner: DeclarationID(owner), subject: TypeID(subject), bound: TypeID(bound), isSameType: same != 0))
    }
    return true
  }

  private mutating func decodeTypes(_ reader: inout ColumnReader) -> Bool {
    guard let count = reader.count(ofSize: 15), let kinds = reader.bytes(count, TypeKind.init(rawValue:)), reader.fill(&types.names, count),
      reader.fill(&types.flags, count), reader.fill(&types.subtreeEnds, count), reader.fill(&types.starts, count)
    else { return false }
    types.kinds = kinds
    return true
  }

  private mutating func decodeEvents(_ reader: inout ColumnReader) -> Bool {
    guard let count = reader.count(ofSize: 23), let kinds = reader.bytes(count, EventKind.init(rawValue:)), reader.fill(&events.flags, count),
      reader.fill(&events.names, count), reader.fill(&events.payloads, count), reader.fill(&events.starts, count),
      reader.fill(&events.ends, count), reader.fill(&events.subtreeEnds, count)
    else { return false }
    events.kinds = kinds
    return true
  }

  private mutating func decodeCalls(_ reader: inout ColumnReader) -> Bool {
    guard let count = reader.count(ofSize: 17) else { return false }
    for _ in 0 ..< count {
      guard let attributes = reader.range(), let result = reader.uint32(), let bits = reader.uint8(), let parameters = reader.uint32() else {
        return false
      }
      closures.append(
        ClosureSignature(
          attributes: attributes, result: TypeID(result), isAsync: bits & 1 != 0, throws: bits & 2 != 0, hasCaptures: bits & 4 != 0,
          parameterCount: Int32(bitPattern: parameters)))
    }
    guard let setCount = reader.count(ofSize: 9) else { return false }
    for _ in 0 ..< setCount {
      guard let parentheses = reader.uint8(), let labels: [Name] = reader.list(), let trailing: [Name] = reader.list() else { return false }
      callLabels.append(CallLabels(labels: labels, trailing: trailing, hasParentheses: parentheses != 0))
    }
    return true
  }

  private mutating func decodeRest(_ reader: inout ColumnReader) -> Bool {
    guard let branchCount = reader.count(ofSize: 10) else { return false }
    for _ in 0 ..< branchCount {
      guard let group = reader.uint16(), let ordinal = reader.uint16(), let parent = reader.uint16(), let condition = reader.uint32() else {
        return false
      }
      branches.append(ConfigurationBranch(group: group, ordinal: ordinal, parent: parent, condition: Name(condition)))
    }
    guard let allowanceCount = reader.count(ofSize: 29) else { return false }
    for _ in 0 ..< allowanceCount {
      guard let start = reader.uint32(), let end = reader.uint32(), let bits = reader.uint8(), let covered = reader.range(),
        let rules: [Name] = reader.list(), let until = reader.uint32(), let reason = reader.uint32()
      else { return false }
      allowances.append(
        Allowance(
          start: start, end: end, ownLine: bits & 1 != 0, covered: covered, rules: rules, until: until, reason: Name(reason),
          seenByGrep: bits & 2 != 0, isMisspelt: bits & 4 != 0))
    }
    guard let lines: [UInt32] = reader.list(), let errors: [UInt32] = reader.list(), let deep: [UInt32] = reader.list(),
      let conflicts: [UInt32] = reader.list()
    else { return false }
    lineStarts = lines
    syntaxErrors = errors
    tooDeep = deep
    self.conflicts = conflicts
    return true
  }
}
