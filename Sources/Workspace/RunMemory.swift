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
    guard let file = CacheFile(kind: "runs", root: root, directory: directory), let program = Digest.ofProgram else { return nil }
    self.file = file
    self.key = key.joined(with: program)
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
    while let key = reader.digest(), let content = reader.block() { result.append(Entry(key: key, content: content)) }
    return result
  }

  private static func encoded(_ entries: [Entry]) -> [UInt8] {
    var writer = ColumnWriter()
    writer.bytes = magic
    for entry in entries {
      writer.write(entry.key)
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
