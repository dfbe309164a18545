/// Reads one file into bytes: at most once, never a device, a pipe or a directory, and with a message a person can act on.
/// What the bytes mean is left to `Source`.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

public enum SourceReader {
  /// A source file of this size is generated data or a mistake; it is reported, not read.
  public static let largestFile = 64 << 20

  /// Why a file could not be used.
  public struct Failure: Error, Sendable, Equatable {
    public var message: String
    /// The file is simply not there.
    public var isMissing: Bool
  }

  public static func read(_ path: FilePath) -> Result<[UInt8], Failure> {
    if path.bytes.contains(0) { return .failure(Failure(message: "cannot be read: the path contains a NUL byte", isMissing: true)) }
    // Not blocking: opening a pipe without a writer would wait for one.
    let descriptor = open(path.cString, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return .failure(failure(.last, path)) }
    defer { close(descriptor) }
    switch fileStatus(descriptor: descriptor) {
    case .failure(let error): return .failure(failure(error, path))
    case .success(let status):
      switch status.kind {
      case .file: break
      case .directory: return .failure(Failure(message: "skipped: this is a directory, not a file", isMissing: false))
      default: return .failure(Failure(message: "skipped: this is a pipe, socket or device, not a file", isMissing: false))
      }
      if status.size > largestFile { return .failure(tooLarge(status.size)) }
      return read(descriptor, expecting: status.size, path)
    }
  }

  static let notText = Failure(message: "skipped: this is not UTF-8 text; save it as UTF-8", isMissing: false)

  /// Whether bytes may be Swift source: no UTF-16, and not full of control bytes at the beginning. A stray byte is no reason to skip a file.
  static func isText(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return false }
    let head = bytes.prefix(1024)
    let controls = head.lazy.filter { $0 < 9 || $0 > 13 && $0 < 32 }.count
    return controls * 10 <= head.count
  }

  /// All of standard input.
  public static func readStandardInput() -> Result<[UInt8], Failure> {
    read(0, expecting: 0, FilePath("standard input"))
  }

  private static func read(_ descriptor: Int32, expecting size: Int, _ path: FilePath) -> Result<[UInt8], Failure> {
    // One byte more than expected shows in the same call whether the file has grown since.
    var bytes = [UInt8](repeating: 0, count: size + 1)
    var count = 0
    var chunk: [UInt8] = []
    while true {
      let got = count == 0 ? systemRead(descriptor, &bytes) : systemRead(descriptor, &chunk)
      if got < 0 {
        let error = SystemError.last
        if error.number == EINTR { continue }
        return .failure(failure(error, path))
      }
      if got == 0 { break }
      if count == 0 { bytes.removeLast(bytes.count - got) } else { bytes.append(contentsOf: chunk[..<got]) }
      count += got
      if count > largestFile { return .failure(tooLarge(count)) }
      if count == size, size > 0 { break }
      if chunk.isEmpty { chunk = [UInt8](repeating: 0, count: 1 << 16) }
    }
    if count == 0 { bytes = [] }
    return .success(bytes)
  }

  private static func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
    let count = buffer.count
    #if canImport(Darwin)
      return Darwin.read(descriptor, &buffer, count)
    #elseif canImport(Glibc)
      return Glibc.read(descriptor, &buffer, count)
    #elseif canImport(Musl)
      return Musl.read(descriptor, &buffer, count)
    #endif
  }

  private static func tooLarge(_ size: Int) -> Failure {
    Failure(message: "skipped: \(size >> 20) MB, more than the \(largestFile >> 20) MB a source file may have; list it under `exclude`", isMissing: false)
  }

  private static func failure(_ error: SystemError, _ path: FilePath) -> Failure {
    Failure(message: "cannot be read: \(error.text)\(remedy(error))", isMissing: error.isMissing)
  }

  /// What to do about an error, as the end of a sentence; empty where the error says it all.
  static func remedy(_ error: SystemError) -> String {
    if error.isSandbox {
      return "; in an Xcode script phase set ENABLE_USER_SCRIPT_SANDBOXING (User Script Sandboxing) to NO or list the file as an input of the phase"
    }
    if error.isPermission { return "; check its permissions, or list it under `exclude`" }
    if error.number == ELOOP { return "; the symbolic links run in a circle" }
    if error.number == ENXIO { return "; this is a socket or a pipe, not a file" }
    return ""
  }
}
