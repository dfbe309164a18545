// A file's status in caches, which hold while it stays the same.

import Source

extension ColumnWriter {
  mutating func write(_ status: FileStatus?) {
    guard let status else { return bytes.append(.max) }
    bytes.append(status.kind.rawValue)
    for number in [UInt64(status.size), status.identity.device, status.identity.node] { write(number) }
    for time in [status.modified, status.changed] { write(UInt64(bitPattern: time)) }
  }
}

extension ColumnReader {
  /// nil where there is none to read; else the status, or nil for a path that led nowhere.
  mutating func fileStatus() -> FileStatus?? {
    guard let first = uint8() else { return nil }
    if first == .max { return .some(nil) }
    guard let kind = FileKind(rawValue: first), let size = uint64(), let device = uint64(), let node = uint64(), let modified = uint64(),
      let changed = uint64()
    else { return nil }
    return FileStatus(
      kind: kind, size: Int(truncatingIfNeeded: size), identity: FileIdentity(device: device, node: node), modified: Int64(bitPattern: modified),
      changed: Int64(bitPattern: changed))
  }
}
