import Source

/// What shows that a file is as it was when it was summarised.
enum FileStamp: Equatable, Sendable {
  /// The same file with the same size and times.
  case file(FileStatus)
  /// Git's name for the text in the index.
  case object([UInt8])
}

/// The summaries of a project's files as they were last read, so that a run reads again only what has changed since.
///
/// One file: the summaries one after the other, then a table that says of which files they are, then where the table stands. Whatever is damaged,
/// or of another build of the tool, is not there.
public final class SummaryStore: Sendable {
  let file: CacheFile
  private let program: Digest
  private let content: OpenFile?
  private let rows: [FilePath: Row]
  /// When this run began, in nanoseconds since 1970.
  private let start: Int64
  private let limits: Limits

  struct Limits: Sendable {
    /// Nanoseconds in which a file might change twice without a trace, for the coarsest file systems.
    var grain: Int64 = 2_000_000_000
    /// Bytes of source: so few are read again faster than a store is written.
    var fewest = 256 << 10
  }

  private struct Row {
    var stamp: FileStamp
    /// Bytes from the beginning of the store.
    var offset: UInt64
    var length: UInt32
    var digest: Digest
  }

  /// nil: there is no place for a cache.
  init?(root: FilePath, _ request: PipelineRequest) {
    let place = CacheFile(kind: request.isStaged ? "staged" : "summaries", root: root, directory: request.cacheDirectory)
    guard let place, let program = Digest.ofProgram else { return nil }
    (file, self.program, start, limits) = (place, program, wallNanoseconds(), request.storeLimits)
    content = OpenFile(place.path)
    rows = content.flatMap { SummaryStore.rows(of: $0, program) } ?? [:]
  }

  /// What was kept of a file, if it is as it was.
  /// - Parameter path: relative to the root.
  func summary(of path: FilePath, _ stamp: FileStamp) -> FileSummary? {
    guard let row = rows[path], row.stamp == stamp else { return nil }
    // The digest has shown that they are the bytes that were written.
    return bytes(row).flatMap { FileSummary(decoding: $0, isVerified: true) }
  }

  /// Whether something was kept of a file as it is now; it may turn out to be damaged.
  func holds(_ path: FilePath, _ stamp: FileStamp) -> Bool { rows[path]?.stamp == stamp }

  private func bytes(_ row: Row) -> [UInt8]? {
    guard let bytes = content?.bytes(at: row.offset, count: Int(row.length)), Digest(bytes) == row.digest else { return nil }
    return bytes
  }
}

// MARK: - Keeping

extension SummaryStore {
  /// Writes the store anew if a good part of it was read anew.
  public func keep(_ project: ReadProject) {
    let (read, all) = (project.files.filter { $0.readAs != nil }, project.files)
    func size(_ files: [ReadProject.File]) -> Int { files.reduce(0) { $0 + Int($1.summary.length) } }
    if size(read) <= max(limits.fewest, size(all) / 16) { return }
    file.replace { descriptor in
      var table = ColumnWriter()
      var offset: UInt64 = 0
      for file in all {
        guard let (stamp, bytes) = entry(file) else { continue }
        guard writeAll(bytes, to: descriptor) else { return false }
        table.write(block: file.path.bytes)
        table.write(stamp)
        table.write(offset)
        table.write(UInt32(bytes.count))
        table.write(Digest(bytes))
        offset += UInt64(bytes.count)
      }
      return writeAll(table.bytes + ending(table.bytes, at: offset), to: descriptor)
    }
  }

  /// A file that changed shortly before it was read might change again unseen, as the clocks of file systems are coarse.
  private func entry(_ file: ReadProject.File) -> (FileStamp, [UInt8])? {
    guard let stamp = file.readAs else { return rows[file.path].flatMap { row in bytes(row).map { (row.stamp, $0) } } }
    if case .file(let status) = stamp, max(status.modified, status.changed) > start - limits.grain { return nil }
    return (stamp, file.summary.encode())
  }

  private func ending(_ table: [UInt8], at offset: UInt64) -> [UInt8] {
    var ending = ColumnWriter()
    ending.write(offset)
    ending.write(UInt32(table.count))
    ending.write(Digest(table))
    ending.write(program)
    return ending.bytes + SummaryStore.magic
  }
}

// MARK: - The table

extension SummaryStore {
  private static let magic = Array("HLSUMS01".utf8)
  private static let endingSize = 8 + 4 + 16 + 16 + 8

  private static func rows(of content: OpenFile, _ program: Digest) -> [FilePath: Row]? {
    guard content.size >= endingSize, let last = content.bytes(at: UInt64(content.size - endingSize), count: endingSize) else { return nil }
    var ending = ColumnReader(last)
    guard let offset = ending.uint64(), let length = ending.uint32(), let digest = ending.digest(), ending.digest() == program, ending.takes(magic),
      let table = content.bytes(at: offset, count: Int(length)), Digest(table) == digest
    else { return nil }
    var reader = ColumnReader(table)
    var rows: [FilePath: Row] = [:]
    while let path = reader.block() {
      guard let stamp = reader.fileStamp(), let offset = reader.uint64(), let length = reader.uint32(), let digest = reader.digest() else {
        return nil
      }
      rows[FilePath(bytes: Array(path))] = Row(stamp: stamp, offset: offset, length: length, digest: digest)
    }
    return rows
  }
}

extension ColumnWriter {
  fileprivate mutating func write(_ stamp: FileStamp) {
    switch stamp {
    case .file(let status):
      write(block: [])
      write(status)
    case .object(let name): write(block: name)
    }
  }
}

extension ColumnReader {
  fileprivate mutating func fileStamp() -> FileStamp? {
    guard let name = block() else { return nil }
    if !name.isEmpty { return .object(Array(name)) }
    guard case .some(.some(let status)) = fileStatus() else { return nil }
    return .file(status)
  }
}
