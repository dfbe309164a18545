// A summary as bytes: magic, format version, then each table column by column. `SummaryDecoding` reads them back
// and trusts nothing.

extension TypeID: ColumnValue {}
extension EventID: ColumnValue {}
extension DeclarationID: ColumnValue {}
extension TypeFlags: ColumnValue {}
extension EventFlags: ColumnValue {}
extension DeclarationFlags: ColumnValue {}

extension FileSummary {
  static let magic: [UInt8] = Array("HLSUMRY1".utf8)

  public func encode() -> [UInt8] {
    var writer = ColumnWriter()
    writer.bytes.reserveCapacity(4096 + events.count * 23 + declarations.count * 60 + types.count * 16)
    writer.bytes.append(contentsOf: FileSummary.magic)
    writer.write(FileSummary.formatVersion)
    writer.write(length)
    names.encode(to: &writer)
    encodeDeclarations(to: &writer)
    encodeTypes(to: &writer)
    encodeEvents(to: &writer)
    encodeCalls(to: &writer)
    encodeRest(to: &writer)
    return writer.bytes
  }

  private func encodeDeclarations(to writer: inout ColumnWriter) {
    writer.write(UInt32(declarations.count))
    for kind in declarations.kinds { writer.bytes.append(kind.rawValue) }
    writer.write(column: declarations.names)
    writer.write(column: declarations.labels)
    writer.write(column: declarations.starts)
    writer.write(column: declarations.ends)
    writer.write(column: declarations.nameStarts)
    writer.write(column: declarations.parents)
    writer.write(column: declarations.subtreeEnds)
    writer.write(column: declarations.flags)
    writer.write(column: declarations.types)
    writer.write(column: declarations.firstAttributes)
    writer.write(column: declarations.firstInherited)
    writer.write(column: declarations.branches)
    writer.write(column: declarations.bodies)
    writer.write(UInt32(attributes.count))
    for attribute in attributes {
      writer.write(attribute.name.index)
      writer.write(attribute.type.index)
      writer.write(attribute.arguments.lowerBound)
      writer.write(attribute.arguments.upperBound)
      writer.write(attribute.start)
      writer.write(attribute.argumentText.index)
    }
    writer.write(list: inheritedTypes)
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
    writer.write(column: types.names)
    writer.write(column: types.flags)
    writer.write(column: types.subtreeEnds)
    writer.write(column: types.starts)
  }

  private func encodeEvents(to writer: inout ColumnWriter) {
    writer.write(UInt32(events.count))
    for kind in events.kinds { writer.bytes.append(kind.rawValue) }
    writer.write(column: events.flags)
    writer.write(column: events.names)
    writer.write(column: events.payloads)
    writer.write(column: events.starts)
    writer.write(column: events.ends)
    writer.write(column: events.subtreeEnds)
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
      writer.write(list: set.labels)
      writer.write(list: set.trailing)
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
      writer.write(list: allowance.rules)
      writer.write(allowance.until)
      writer.write(allowance.reason.index)
    }
    for list in [lineStarts, syntaxErrors, tooDeep, conflicts] { writer.write(list: list) }
  }
}
