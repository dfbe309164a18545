// A summary as bytes: magic, format version, then each table column by column in little-endian blocks. `SummaryDecoding` reads them back
// and trusts nothing.

extension FileSummary {
  static let magic: [UInt8] = Array("HLSUMRY1".utf8)

  public func encode() -> [UInt8] {
    var writer = ColumnWriter()
    writer.bytes.reserveCapacity(4096 + events.count * 23 + declarations.count * 60 + types.count * 16)
    writer.bytes.append(contentsOf: FileSummary.magic)
    writer.write(FileSummary.formatVersion)
    writer.write(length)
    encodeNames(to: &writer)
    encodeDeclarations(to: &writer)
    encodeTypes(to: &writer)
    encodeEvents(to: &writer)
    encodeCalls(to: &writer)
    encodeRest(to: &writer)
    return writer.bytes
  }

  /// The names beyond the well-known ones, which every table begins with.
  private func encodeNames(to writer: inout ColumnWriter) {
    let known = NameTable.wellKnown.count
    writer.write(UInt32(names.count - known))
    for index in known ..< names.count { writer.write(UInt32(names.utf8(Name(UInt32(index))).count)) }
    for index in known ..< names.count { writer.bytes.append(contentsOf: names.utf8(Name(UInt32(index)))) }
  }

  private func encodeDeclarations(to writer: inout ColumnWriter) {
    writer.write(UInt32(declarations.count))
    for kind in declarations.kinds { writer.bytes.append(kind.rawValue) }
    for name in declarations.names { writer.write(name.index) }
    for label in declarations.labels { writer.write(label.index) }
    for start in declarations.starts { writer.write(start) }
    for end in declarations.ends { writer.write(end) }
    for start in declarations.nameStarts { writer.write(start) }
    for parent in declarations.parents { writer.write(parent.index) }
    for end in declarations.subtreeEnds { writer.write(end) }
    for flags in declarations.flags { writer.write(flags.rawValue) }
    for type in declarations.types { writer.write(type.index) }
    for first in declarations.firstAttributes { writer.write(first) }
    for first in declarations.firstInherited { writer.write(first) }
    for branch in declarations.branches { writer.write(branch) }
    for body in declarations.bodies { writer.write(body.index) }
    writer.write(UInt32(attributes.count))
    for attribute in attributes {
      writer.write(attribute.name.index)
      writer.write(attribute.type.index)
      writer.write(attribute.arguments.lowerBound)
      writer.write(attribute.arguments.upperBound)
      writer.write(attribute.start)
      writer.write(attribute.argumentText.index)
    }
    writer.write(UInt32(inheritedTypes.count))
    for type in inheritedTypes { writer.write(type.index) }
    writer.write(UInt32(requirements.count))
    for requirement in requirements {
      writer.write(requirement.owner.index)
      writer.write(requirement.subject.index)
      writer.write(requirement.bound.index)
      writer.bytes.append(requirement.isSameType ? 1 : 0)
    }
  }

  private func encodeTypes(to writer: inout ColumnWriter) {
    writer.write(UInt32(types.count))
    for kind in types.kinds { writer.bytes.append(kind.rawValue) }
    for name in types.names { writer.write(name.index) }
    for flags in types.flags { writer.write(flags.rawValue) }
    for end in types.subtreeEnds { writer.write(end) }
    for start in types.starts { writer.write(start) }
  }

  private func encodeEvents(to writer: inout ColumnWriter) {
    writer.write(UInt32(events.count))
    for kind in events.kinds { writer.bytes.append(kind.rawValue) }
    for flags in events.flags { writer.write(flags.rawValue) }
    for name in events.names { writer.write(name.index) }
    for payload in events.payloads { writer.write(payload) }
    for start in events.starts { writer.write(start) }
    for end in events.ends { writer.write(end) }
    for end in events.subtreeEnds { writer.write(end) }
  }

  private func encodeCalls(to writer: inout ColumnWriter) {
    writer.write(UInt32(closures.count))
    for closure in closures {
      writer.write(closure.attributes.lowerBound)
      writer.write(closure.attributes.upperBound)
      writer.write(closure.result.index)
      writer.bytes.append((closure.isAsync ? 1 : 0) | (closure.throws ? 2 : 0) | (closure.hasCaptures ? 4 : 0))
      writer.write(UInt32(bitPattern: closure.parameterCount))
    }
    writer.write(UInt32(callLabels.count))
    for set in callLabels {
      writer.bytes.append(set.hasParentheses ? 1 : 0)
      writer.write(names: set.labels)
      writer.write(names: set.trailing)
    }
  }

  private func encodeRest(to writer: inout ColumnWriter) {
    writer.write(UInt32(branches.count))
    for branch in branches {
      writer.write(branch.group)
      writer.write(branch.ordinal)
      writer.write(branch.parent)
      writer.write(branch.condition.index)
    }
    writer.write(UInt32(allowances.count))
    for allowance in allowances {
      writer.write(allowance.start)
      writer.write(allowance.end)
      writer.bytes.append((allowance.ownLine ? 1 : 0) | (allowance.seenByGrep ? 2 : 0) | (allowance.isMisspelt ? 4 : 0))
      writer.write(allowance.covered.lowerBound)
      writer.write(allowance.covered.upperBound)
      writer.write(names: allowance.rules)
      writer.write(allowance.until)
      writer.write(allowance.reason.index)
    }
    writer.write(UInt32(lineStarts.count))
    for start in lineStarts { writer.write(start) }
    writer.write(UInt32(syntaxErrors.count))
    for error in syntaxErrors { writer.write(error) }
    writer.write(UInt32(tooDeep.count))
    for place in tooDeep { writer.write(place) }
  }
}
