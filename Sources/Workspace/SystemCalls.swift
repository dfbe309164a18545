/// The calls into the C library that need pointers or differ between systems, behind functions that take and give values. The only file of
/// this module, with `ThreadGroup`, `ChildProcess` and `Digest`, in which pointers appear.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A failed call: its error number and what the system says of it.
struct SystemError: Error, Equatable {
  let number: Int32

  /// The last error of this thread.
  static var last: SystemError { SystemError(number: errno) }

  var text: String { String(cString: strerror(number)) }
  var isPermission: Bool { number == EPERM || number == EACCES }
  /// No such file.
  static let missing = ENOENT
  /// What macOS answers where a sandbox forbids what the permissions allow.
  var isSandbox: Bool { number == EPERM }
  var isMissing: Bool { number == ENOENT || number == ENOTDIR }
}

enum FileKind: UInt8, Sendable { case file, directory, link, other, unknown }

/// What the system says of a file. While nothing of it changes, nor does the content.
struct FileStatus: Equatable, Sendable {
  var kind: FileKind
  var size: Int
  /// Which file it is, whatever its name.
  var identity: FileIdentity
  /// Nanoseconds since 1970: when its content was written, and when anything about it changed, which no program can set back.
  var modified: Int64
  var changed: Int64
}

struct FileIdentity: Hashable, Sendable {
  var device: UInt64
  var node: UInt64
}

struct DirectoryEntry: Sendable {
  var name: [UInt8]
  var kind: FileKind
  var node: UInt64
}

extension FilePath {
  /// The bytes as the C library takes them. The empty path is the working directory.
  var cString: [CChar] { (bytes.isEmpty ? [UInt8(ascii: ".")] : bytes).map { CChar(bitPattern: $0) } + [0] }
}

func fileStatus(_ path: FilePath, followLinks: Bool = true) -> Result<FileStatus, SystemError> {
  if path.bytes.contains(0) { return .failure(SystemError(number: ENOENT)) }
  var status = stat()
  let result = followLinks ? stat(path.cString, &status) : lstat(path.cString, &status)
  return result == 0 ? .success(FileStatus(status)) : .failure(.last)
}

func fileStatus(descriptor: Int32) -> Result<FileStatus, SystemError> {
  var status = stat()
  return fstat(descriptor, &status) == 0 ? .success(FileStatus(status)) : .failure(.last)
}

extension FileStatus {
  init(_ status: stat) {
    let kind: FileKind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .directory
      case S_IFLNK: .link
      default: .other
      }
    self.init(
      kind: kind, size: Int(status.st_size),
      identity: FileIdentity(device: UInt64(truncatingIfNeeded: status.st_dev), node: UInt64(truncatingIfNeeded: status.st_ino)),
      modified: nanoseconds(status.modification), changed: nanoseconds(status.change))
  }
}

extension stat {
  #if canImport(Darwin)
    fileprivate var modification: timespec { st_mtimespec }
    fileprivate var change: timespec { st_ctimespec }
  #else
    fileprivate var modification: timespec { st_mtim }
    fileprivate var change: timespec { st_ctim }
  #endif
}

private func nanoseconds(_ time: timespec) -> Int64 { Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec) }

/// The entries of a directory but `.` and `..`, in no order, as far as `keep` wants them. `keep` sees each name before it is copied.
func directoryEntries(
  _ path: FilePath, keep: (UnsafeBufferPointer<UInt8>, FileKind) -> Bool
) -> Result<(device: UInt64, entries: [DirectoryEntry]), SystemError> {
  guard let directory = opendir(path.cString) else { return .failure(.last) }
  defer { closedir(directory) }
  var device: UInt64 = 0
  if case .success(let status) = fileStatus(descriptor: dirfd(directory)) { device = status.identity.device }
  var entries: [DirectoryEntry] = []
  let nameOffset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0
  errno = 0
  while let entry = readdir(directory) {
    // The record may end right after the name, so the name is read in place and never copied as the fixed-size field it is declared as.
    let start = (UnsafeRawPointer(entry) + nameOffset).assumingMemoryBound(to: UInt8.self)
    let name = UnsafeBufferPointer(start: start, count: strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)))
    if name.first == UInt8(ascii: "."), name.count == 1 || (name.count == 2 && name[1] == UInt8(ascii: ".")) { continue }
    let kind = FileKind(entryType: Int32(entry.pointee.d_type))
    if keep(name, kind) {
      entries.append(DirectoryEntry(name: Array(name), kind: kind, node: UInt64(truncatingIfNeeded: entry.pointee.d_ino)))
    }
    errno = 0
  }
  return errno == 0 ? .success((device, entries)) : .failure(.last)
}

extension FileKind {
  /// The `DT_` constants are enumerators on one system and macros on another; their values are the same everywhere.
  init(entryType: Int32) {
    self =
      switch entryType {
      case 0: .unknown
      case 4: .directory
      case 8: .file
      case 10: .link
      default: .other
      }
  }
}

/// Makes a directory and those around it; false if there is none afterwards.
func makeDirectories(_ path: FilePath) -> Bool {
  if case .success(let status) = fileStatus(path) { return status.kind == .directory }
  guard let parent = path.parent, makeDirectories(parent) else { return false }
  return mkdir(path.cString, 0o755) == 0 || errno == EEXIST
}

func removeFile(_ path: FilePath) { unlink(path.cString) }

/// Makes a file of what `write` writes; false if that fails on the way.
func writeFile(_ path: FilePath, _ write: (_ descriptor: Int32) -> Bool) -> Bool {
  let descriptor = open(path.cString, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
  guard descriptor >= 0 else { return false }
  let isWhole = write(descriptor)
  return close(descriptor) == 0 && isWhole
}

/// A file of which parts are read, on any thread. It stays the one that was opened, whatever takes its name.
final class OpenFile: Sendable {
  private let descriptor: Int32
  /// Bytes, when it was opened.
  let size: Int

  init?(_ path: FilePath) {
    let descriptor = open(path.cString, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    guard case .success(let status) = fileStatus(descriptor: descriptor), status.kind == .file else {
      close(descriptor)
      return nil
    }
    (self.descriptor, size) = (descriptor, status.size)
  }

  deinit { close(descriptor) }

  /// nil where the file does not have as many.
  func bytes(at offset: UInt64, count: Int) -> [UInt8]? {
    guard count >= 0, offset <= UInt64(size), UInt64(count) <= UInt64(size) - offset else { return nil }
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = pread(descriptor, buffer.baseAddress?.advanced(by: filled), count - filled, off_t(offset) + off_t(filled))
        if got > 0 { filled += got } else if got == 0 || errno != EINTR { return }
      }
    }
    return bytes.count == count ? bytes : nil
  }
}

/// Writes all bytes; false if the system refuses some, with its reason in `errno`.
public func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  bytes.withUnsafeBytes { buffer in
    var start = 0
    while start < buffer.count {
      let written = write(descriptor, buffer.baseAddress?.advanced(by: start), buffer.count - start)
      if written > 0 { start += written } else if written == 0 || errno != EINTR && errno != EAGAIN { return false }
    }
    return true
  }
}

/// The path with every link followed, or nil if it leads nowhere.
public func realPath(_ path: FilePath) -> FilePath? {
  guard let resolved = realpath(path.cString, nil) else { return nil }
  defer { free(resolved) }
  let length = strlen(resolved)
  return FilePath(bytes: (0 ..< length).map { UInt8(bitPattern: resolved[$0]) })
}

/// The working directory: as the shell spells it if that is still true (links and all), else as the kernel knows it.
public func workingDirectory() -> FilePath {
  if let logical = environmentVariable("PWD").map({ FilePath($0) }), logical.isAbsolute, logical == logical.normalized,
    case .success(let named) = fileStatus(logical), case .success(let real) = fileStatus(FilePath(".")), named.identity == real.identity
  {
    return logical
  }
  return realPath(FilePath(".")) ?? FilePath("/")
}

func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// The executable that runs, as far as the system says which it is.
func runningProgram() -> FilePath? {
  #if canImport(Darwin)
    var size = UInt32(PATH_MAX)
    var buffer = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
    return FilePath(bytes: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) })
  #else
    return FilePath("/proc/self/exe")
  #endif
}

/// Nanoseconds since 1970, as files are stamped with.
public func wallNanoseconds() -> Int64 {
  var time = timespec()
  clock_gettime(CLOCK_REALTIME, &time)
  return nanoseconds(time)
}

/// Seconds of a clock that only goes forward.
public func monotonicSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// How many processors this process may use.
public func processorCount() -> Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
