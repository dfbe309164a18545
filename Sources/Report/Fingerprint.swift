import Analysis

/// A finding's identity, which survives edits elsewhere in the file: no line number, no message text. `moved` leaves out the path as well,
/// so that a renamed file keeps its identities.
public struct Fingerprint: Hashable, Sendable {
  public var value: UInt64
  public var moved: UInt64

  public var text: String { Fingerprint.hexadecimal(value) }

  /// The identities of sorted findings; equal ones are told apart by their ordinal.
  static func all(of findings: [Finding], files: [SourceLines]) -> [Fingerprint] {
    var seen: [UInt64: UInt64] = [:]
    var seenMoved: [UInt64: UInt64] = [:]
    return findings.map { finding in
      let index = Int(finding.at.file)
      let file = index < files.count ? files[index] : SourceLines(path: "")
      let callLine = callLine(finding.at.start, file).lazy.filter { $0 != 0x20 && $0 != 0x09 }
      var parts = IdentityHash()
      parts.add(finding.rule.utf8)
      parts.add(finding.symbol.utf8)
      parts.add(finding.callee.utf8)
      parts.add(finding.entry.utf8)
      parts.add(callLine)
      var withPath = parts
      withPath.add(file.path.utf8)
      return Fingerprint(value: numbered(withPath, &seen), moved: numbered(parts, &seenMoved))
    }
  }

  /// The line of a call; of one that is longer than people write, what stands about the call.
  private static func callLine(_ offset: UInt32, _ file: SourceLines) -> ArraySlice<UInt8> {
    let line = file.bytes(ofLine: file.line(of: offset))
    guard line.count > longestLine else { return line }
    let call = min(Int(offset), line.endIndex)
    return line[max(line.startIndex, call - longestLine / 2) ..< min(line.endIndex, call + longestLine / 2)]
  }

  private static let longestLine = 2000

  private static func numbered(_ hash: IdentityHash, _ seen: inout [UInt64: UInt64]) -> UInt64 {
    let ordinal = seen[hash.value, default: 0]
    seen[hash.value] = ordinal + 1
    var numbered = hash
    numbered.add("\(ordinal)".utf8)
    return numbered.value
  }

  static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// FNV-1a over parts, each followed by a byte that no UTF-8 text holds. Its values are written to disk: it must never change.
private struct IdentityHash {
  var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { fold(byte) }
    fold(0xFF)
  }

  private mutating func fold(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
}
