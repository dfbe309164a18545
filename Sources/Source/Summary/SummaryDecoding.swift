// Bytes back to a summary. Every count, id and range is checked before it is used, so damaged input gives nil; what is not checked is
// whether the facts are true of any file.

extension FileSummary {
  /// nil for anything but the bytes that `encode()` of this format version gives.
  public init?(decoding bytes: [UInt8]) {
    var reader = ColumnReader(bytes)
    guard reader.takes(FileSummary.magic), reader.uint32() == FileSummary.formatVersion, let length = reader.uint32() else { return nil }
    guard let names = FileSummary.decodeNames(&reader) else { return nil }
    self.init(names: names)
    self.length = length
    guard decodeDeclarations(&reader), decodeTypes(&reader), decodeEvents(&reader), decodeCalls(&reader), decodeRest(&reader),
      reader.isAtEnd, isSound
    else { return nil }
  }

  private static func decodeNames(_ reader: inout ColumnReader) -> NameTable? {
    var names = NameTable()
    guard let count = reader.count(ofSize: 4), let lengths = reader.uint32s(count) else { return nil }
    for length in lengths {
      guard let range = reader.take(Int(length)) else { return nil }
      let expected = names.count
      // A text already there would shift every later id.
      guard names.intern(reader.bytes, range.lowerBound, range.upperBound).index == expected else { return nil }
    }
    return names
  }

  private mutating func decodeDeclarations(_ reader: inout ColumnReader) -> Bool {
    guard let count = reader.count(ofSize: 59),
      let kinds = reader.bytes(count, DeclarationKind.init(rawValue:)), let names = reader.uint32s(count),
      let labels = reader.uint32s(count), let starts = reader.uint32s(count), let ends = reader.uint32s(count),
      let nameStarts = reader.uint32s(count), let parents = reader.uint32s(count), let subtreeEnds = reader.uint32s(count),
      let flags = reader.uint64s(count), let types = reader.uint32s(count), let firstAttributes = reader.uint32s(count + 1),
      let firstInherited = reader.uint32s(count + 1), let branches = reader.uint16s(count), let bodies = reader.uint32s(count)
    else { return false }
    declarations.kinds = kinds
    declarations.names = names.map { Name($0) }
    declarations.labels = labels.map { Name($0) }
    declarations.starts = starts
    declarations.ends = ends
    declarations.nameStarts = nameStarts
    declarations.parents = parents.map { DeclarationID($0) }
    declarations.subtreeEnds = subtreeEnds
    declarations.flags = flags.map { DeclarationFlags(rawValue: $0) }
    declarations.types = types.map { TypeID($0) }
    declarations.firstAttributes = firstAttributes
    declarations.firstInherited = firstInherited
    declarations.branches = branches
    declarations.bodies = bodies.map { EventID($0) }
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
    guard let inheritedCount = reader.count(ofSize: 4), let inherited = reader.uint32s(inheritedCount) else { return false }
    inheritedTypes = inherited.map { TypeID($0) }
    guard let requirementCount = reader.count(ofSize: 13) else { return false }
    for _ in 0 ..< requirementCount {
      guard let owner = reader.uint32(), let subject = reader.uint32(), let bound = reader.uint32(), let same = reader.uint8() else { return false }
      requirements.append(
        GenericRequirement(owner: DeclarationID(owner), subject: TypeID(subject), bound: TypeID(bound), isSameType: same != 0))
    }
    return true
  }

  private mutating func decodeTypes(_ reader: inout ColumnReader) -> Bool {
    guard let count = reader.count(ofSize: 15), let kinds = reader.bytes(count, TypeKind.init(rawValue:)), let names = reader.uint32s(count),
      let flags = reader.uint16s(count), let subtreeEnds = reader.uint32s(count), let starts = reader.uint32s(count)
    else { return false }
    types.kinds = kinds
    types.names = names.map { Name($0) }
    types.flags = flags.map { TypeFlags(rawValue: $0) }
    types.subtreeEnds = subtreeEnds
    types.starts = starts
    return true
  }

  private mutating func decodeEvents(_ reader: inout ColumnReader) -> Bool {
    guard let count = reader.count(ofSize: 23), let kinds = reader.bytes(count, EventKind.init(rawValue:)), let flags = reader.uint16s(count),
      let names = reader.uint32s(count), let payloads = reader.uint32s(count), let starts = reader.uint32s(count),
      let ends = reader.uint32s(count), let subtreeEnds = reader.uint32s(count)
    else { return false }
    events.kinds = kinds
    events.flags = flags.map { EventFlags(rawValue: $0) }
    events.names = names.map { Name($0) }
    events.payloads = payloads
    events.starts = starts
    events.ends = ends
    events.subtreeEnds = subtreeEnds
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
      guard let parentheses = reader.uint8(), let labels = reader.names(), let trailing = reader.names() else { return false }
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
        let rules = reader.names(), let until = reader.uint32(), let reason = reader.uint32()
      else { return false }
      allowances.append(
        Allowance(
          start: start, end: end, ownLine: bits & 1 != 0, covered: covered, rules: rules, until: until, reason: Name(reason),
          seenByGrep: bits & 2 != 0, isMisspelt: bits & 4 != 0))
    }
    guard let lineCount = reader.count(ofSize: 4), let lines = reader.uint32s(lineCount), let errorCount = reader.count(ofSize: 4),
      let errors = reader.uint32s(errorCount), let deepCount = reader.count(ofSize: 4), let deep = reader.uint32s(deepCount)
    else { return false }
    lineStarts = lines
    syntaxErrors = errors
    tooDeep = deep
    return true
  }
}
