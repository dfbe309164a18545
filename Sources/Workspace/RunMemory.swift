/// What was said about a project when it last was as it is now: then nothing of it need be read again.
///
/// An entry holds if it was asked for in the same way (the key) and if each path that the run looked at is what it was: the same file with the
/// same size and times, or nothing, as before. A file that changed within two seconds before the run might change again unseen, as the clocks of
/// file systems are coarse; a run over such files is not remembered.

import Source

public struct RunMemory: Sendable {
  let file: CacheFile
  private let key: Digest
  /// Nanoseconds in which a file might change twice without a trace, for the coarsest file systems.
  private let grain: Int64

  /// - Parameter key: everything that decides the outcome but the content of `inputs`.
  /// - Parameter directory: `--cache-dir`, absolute.
  /// nil: there is no place for a cache.
  public init?(root: FilePath, directory: FilePath?, key: Digest) { self.init(root: root, directory: directory, key: key, grain: 2_000_000_000) }

  init?(root: FilePath, directory: FilePath?, key: Digest, grain: Int64) {
    self.grain = grain
    guard let place = CacheDirectory.find(root: root, given: directory), let program = runningProgram(),
      case .success(let status) = fileStatus(program)
    else { return nil }
    file = CacheFile(path: place.appending("runs-" + Digest(root.bytes).hexadecimal))
    // Another build of the tool may find other things.
    var key = key
    for number in [UInt64(status.size), UInt64(bitPattern: status.modified), status.identity.device, status.identity.node] { key.add(number) }
    self.key = key
  }

  /// What `remember` was given, if nothing has changed since.
  public func recall() -> [UInt8]? {
    guard let entry = entries().first(where: { $0.key == key }), var inputs = InputReader(entry.content), inputs.areUnchanged() else { return nil }
    return inputs.columns.block().map(Array.init)
  }

  /// - Parameter inputs: all paths whose content, or absence, decided the outcome.
  /// - Parameter start: when the first of them was read, in nanoseconds since 1970.
  public func remember(_ outcome: [UInt8], inputs: [FilePath], since start: Int64) {
    var writer = ColumnWriter()
    writer.write(UInt32(inputs.count))
    for input in inputs {
      let status = try? fileStatus(input).get()
      if let status, max(status.modified, status.changed) > start - grain { return }
      writer.write(block: input.bytes)
      writer.write(status)
    }
    writer.write(block: outcome)
    let own = Entry(key: key, content: writer.bytes[...])
    var kept: [Entry] = []
    var size = 0
    for entry in [own] + entries().filter({ $0.key != key }) where kept.count < RunMemory.mostEntries {
      size += entry.content.count
      if size <= RunMemory.largest { kept.append(entry) }
    }
    if !kept.isEmpty { file.save(RunMemory.encoded(kept)) }
  }

  private static let mostEntries = 6
  /// Bytes.
  private static let largest = 16 << 20
}

// MARK: - The file

extension RunMemory {
  private static let magic = Array("HLRUNS01".utf8)

  private struct Entry {
    var key: Digest
    /// The inputs, then the outcome.
    var content: ArraySlice<UInt8>
  }

  private func entries() -> [Entry] {
    guard let bytes = file.load() else { return [] }
    var reader = ColumnReader(bytes)
    guard reader.takes(RunMemory.magic) else { return [] }
    var result: [Entry] = []
    while let low = reader.uint64(), let high = reader.uint64(), let content = reader.block() {
      result.append(Entry(key: Digest(low: low, high: high), content: content))
    }
    return result
  }

  private static func encoded(_ entries: [Entry]) -> [UInt8] {
    var writer = ColumnWriter()
    writer.bytes = magic
    for entry in entries {
      writer.write(entry.key.low)
      writer.write(entry.key.high)
      writer.write(block: entry.content)
    }
    return writer.bytes
  }
}

/// The inputs of an entry, one after the other; the outcome stands behind them.
private struct InputReader {
  var columns: ColumnReader
  private var rest: UInt32

  init?(_ content: ArraySlice<UInt8>) {
    columns = ColumnReader(Array(content))
    guard let count = columns.uint32() else { return nil }
    rest = count
  }

  private mutating func next() -> (path: FilePath, status: FileStatus?)? {
    guard rest > 0, let path = columns.block(), let status = columns.fileStatus() else { return nil }
    rest -= 1
    return (FilePath(bytes: Array(path)), status)
  }

  mutating func areUnchanged() -> Bool {
    while let (path, status) = next() {
      guard (try? fileStatus(path).get()) == status else { return false }
    }
    return rest == 0
  }
}

extension ColumnWriter {
  fileprivate mutating func write(_ status: FileStatus?) {
    guard let status else { return bytes.append(.max) }
    bytes.append(status.kind.rawValue)
    for number in [UInt64(status.size), status.identity.device, status.identity.node] { write(number) }
    for time in [status.modified, status.changed] { write(UInt64(bitPattern: time)) }
  }
}

extension ColumnReader {
  /// nil where there is none to read; else the status, or nil for a path that led nowhere.
  fileprivate mutating func fileStatus() -> FileStatus?? {
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
