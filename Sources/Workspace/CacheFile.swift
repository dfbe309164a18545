/// One file of the cache: read whole, replaced whole. Whoever reads sees one version or the other, whatever is killed or runs beside it, and
/// damage shows in a digest at its end. A cache that cannot be read or written is none: nothing here fails.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

struct CacheFile: Sendable {
  let path: FilePath

  /// What was saved last; nil if there is nothing, or it is damaged.
  func load() -> [UInt8]? {
    guard case .success(var bytes) = SourceReader.read(path), bytes.count >= CacheFile.sealSize else { return nil }
    let seal = bytes.suffix(CacheFile.sealSize)
    let digest = CacheFile.seal(bytes.dropLast(CacheFile.sealSize))
    guard seal.elementsEqual(digest) else { return nil }
    bytes.removeLast(CacheFile.sealSize)
    return bytes
  }

  /// Replaces the file. Written aside and renamed, so that a reader never meets half of it.
  func save(_ bytes: [UInt8]) {
    guard let directory = path.parent, makeDirectories(directory) else { return }
    let aside = FilePath(bytes: path.bytes + Array("\(CacheFile.aside)\(getpid())".utf8))
    guard writeFile(bytes + CacheFile.seal(bytes[...]), to: aside) else {
      removeFile(aside)
      return
    }
    if rename(aside.cString, path.cString) != 0 { removeFile(aside) }
    tidy(directory)
  }

  private static let aside = ".aside-"
  private static let sealSize = 16

  private static func seal(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let digest = Digest(bytes)
    return [digest.low, digest.high].flatMap { word in (0 ..< 8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
  }

  /// The files of so many projects are kept in one directory.
  private static let mostFiles = 64

  /// Takes away what killed runs left, and the files that have not been used for longest.
  private func tidy(_ directory: FilePath) {
    guard case .success((_, let entries)) = directoryEntries(directory, keep: { _, _ in true }) else { return }
    let now = wallNanoseconds()
    var files: [(age: Int64, path: FilePath)] = []
    for entry in entries {
      let file = directory.appending(entry.name)
      guard case .success(let status) = fileStatus(file, followLinks: false), status.kind == .file else { continue }
      let age = now - status.modified
      let isAside = String(decoding: entry.name, as: UTF8.self).contains(CacheFile.aside)
      if isAside, age > 60_000_000_000 { removeFile(file) } else if !isAside { files.append((age, file)) }
    }
    for file in files.sorted(by: { $0.age < $1.age }).dropFirst(CacheFile.mostFiles) { removeFile(file.path) }
  }
}
