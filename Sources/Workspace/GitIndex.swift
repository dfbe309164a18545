/// Reads the tree that would be committed: names and contents from git's index, never from the work tree, and never writing to either.

public struct GitIndex: Sendable {
  public struct Entry: Sendable, Equatable {
    /// Relative to the directory that was asked about.
    public var path: FilePath
    var object: [UInt8]
    /// Taken from our side of an unfinished merge.
    public var isConflict: Bool
  }

  public let directory: FilePath
  /// Regular files, sorted by path.
  public let entries: [Entry]
  /// Files that differ from the last commit.
  public let changed: Set<FilePath>
  private let objects: [FilePath: [UInt8]]
  private var contents: [FilePath: Range<Int>] = [:]
  private var bytes: [UInt8] = []

  /// The index below a directory, with the contents of the files that `wanted` picks; those of others are read when they are asked for.
  public init(in directory: FilePath, wanted: (Entry) -> Bool) throws(WorkspaceError) {
    self.directory = directory
    entries = GitIndex.readEntries(try GitIndex.git(["ls-files", "-s", "-z"], in: directory))
    let names = try GitIndex.git(["diff", "--cached", "--name-only", "--no-renames", "--diff-filter=d", "--relative", "-z"], in: directory)
    changed = Set(names.split(separator: 0).map { FilePath(bytes: Array($0)) })
    objects = Dictionary(entries.map { ($0.path, $0.object) }) { first, _ in first }
    try readContents(entries.filter(wanted))
  }

  /// The staged text of a file; nil if it is not in the index.
  public func read(_ path: FilePath) -> [UInt8]? {
    if let range = contents[path] { return Array(bytes[range]) }
    return objects[path].flatMap { try? GitIndex.git(["cat-file", "blob", String(decoding: $0, as: UTF8.self)], in: directory) }
  }

  /// Git names a text by its content.
  var stamp: @Sendable (FilePath) -> FileStamp? {
    { path in objects[path].map { .object($0) } }
  }

  /// What `SettingsSearch` and others take: absolute paths below the directory come from the index, others from disk.
  public var reading: SettingsSearch.SharedReading {
    { path in
      guard let below = path.relative(to: directory) else { return SettingsSearch.disk(path) }
      return read(below).map { .success($0) }
    }
  }
}

// MARK: - Reading git's answers

extension GitIndex {
  /// `mode object stage⇥path`, each ended by a NUL byte. Stages 1 to 3 are the sides of a conflict; 2 is ours.
  static func readEntries(_ output: [UInt8]) -> [Entry] {
    var entries: [Entry] = []
    for record in output.split(separator: 0) {
      guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let fields = record[..<tab].split(separator: UInt8(ascii: " "))
      // 100644 and 100755; links (120000) name a file that is listed itself, and a submodule (160000) is another repository.
      guard fields.count == 3, fields[0].starts(with: "100".utf8) else { continue }
      let isConflict = fields[2].first == UInt8(ascii: "2")
      guard isConflict || fields[2].first == UInt8(ascii: "0") else { continue }
      entries.append(Entry(path: FilePath(bytes: Array(record[(tab + 1)...])), object: Array(fields[1]), isConflict: isConflict))
    }
    return entries.sorted { $0.path < $1.path }
  }

  private mutating func readContents(_ wanted: [Entry]) throws(WorkspaceError) {
    if wanted.isEmpty { return }
    bytes = try GitIndex.git(["cat-file", "--batch"], in: directory, input: Array(wanted.map { $0.object + [UInt8(ascii: "\n")] }.joined()))
    var position = 0
    for entry in wanted {
      // `object blob size\n`, the bytes, `\n`; or `object missing\n`
      guard let lineEnd = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) else { throw WorkspaceError("git ended before all files were read") }
      let fields = bytes[position ..< lineEnd].split(separator: UInt8(ascii: " "))
      guard fields.count == 3, let size = Int(String(decoding: fields[2], as: UTF8.self)), lineEnd + 1 + size < bytes.count else {
        throw WorkspaceError("git has no content for this file: \(String(decoding: bytes[position ..< lineEnd], as: UTF8.self))", path: entry.path.text)
      }
      contents[entry.path] = lineEnd + 1 ..< lineEnd + 1 + size
      position = lineEnd + 1 + size + 1
    }
  }

  private static func git(_ arguments: [String], in directory: FilePath, input: [UInt8] = []) throws(WorkspaceError) -> [UInt8] {
    // Only when it must be: GIT_DIR and its kin may be relative to where git is started.
    let place = directory == workingDirectory() ? [] : ["-C", directory.text]
    let result = ChildProcess.run(["git"] + place + ["-c", "core.quotePath=false", "-c", "core.fsmonitor=false"] + arguments, input: input)
    switch result {
    case .failure(let error):
      throw WorkspaceError(
        error.number == SystemError.missing ? "git is not installed or not in PATH; --staged needs it" : "git cannot be started: \(error.text)")
    case .success(let process):
      if process.status != 0 { throw WorkspaceError(message(String(decoding: process.messages, as: UTF8.self), directory, status: process.status)) }
      return process.output
    }
  }

  /// What git's refusal means here.
  static func message(_ text: String, _ directory: FilePath, status: Int32 = 1) -> String {
    if status < 0 { return "git was ended by a signal, as it is when its index is damaged; see git fsck and git status" }
    if text.contains("dubious ownership") {
      let why = "git does not read \(directory.text) because it belongs to another user"
      return why + "; to allow it: git config --global --add safe.directory \(directory.text)"
    }
    if text.contains("not a git repository") { return "\(directory.text) is in no git repository; --staged needs one" }
    let lines = text.split(separator: "\n")
    let line = lines.first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") } ?? lines.first ?? "it ends with code \(status) and no message"
    return "git failed: \(line)"
  }
}
