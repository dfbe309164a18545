/// One file of the cache: read whole, replaced whole. Whoever reads sees one version or the other, whatever is killed or runs beside it, and
/// damage shows in a digest at its end. A cache that cannot be read or written is none: nothing here fails.

import Source

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

struct CacheFile: Sendable {
  let path: FilePath

  /// The file that keeps something of one kind for one project; nil: there is no place for a cache.
  /// - Parameter directory: `--cache-dir`, absolute.
  init?(kind: String, root: FilePath, directory: FilePath?) {
    guard let place = CacheDirectory.find(root: root, given: directory) else { return nil }
    path = place.appending("\(kind)-" + Digest(root.bytes).hexadecimal)
  }

  /// What was saved last; nil if there is nothing, or it is damaged.
  func load() -> [UInt8]? {
    guard case .success(var bytes) = SourceReader.read(path), bytes.count >= CacheFile.sealSize else { return nil }
    let seal = bytes.suffix(CacheFile.sealSize)
    let digest = CacheFile.seal(bytes.dropLast(CacheFile.sealSize))
    guard seal.elementsEqual(digest) else { return nil }
    bytes.removeLast(CacheFile.sealSize)
    return bytes
  }

  /// Replaces the file, with a seal at its end that `load` asks for.
  func save(_ bytes: [UInt8]) {
    replace { writeAll(bytes + CacheFile.seal(bytes[...]), to: $0) }
  }

  /// Replaces the file by what `write` writes, if it says that it could. Written aside and renamed, so that a reader never meets half of it.
  func replace(_ write: (_ descriptor: Int32) -> Bool) {
    guard let directory = path.parent, makeDirectories(directory) else { return }
    let aside = FilePath(bytes: path.bytes + Array("\(CacheFile.aside)\(getpid())".utf8))
    guard writeFile(aside, write), rename(aside.cString, path.cString) == 0 else {
      removeFile(aside)
      return
    }
    tidy(directory)
  }

  private static let aside = ".aside-"
  private static let sealSize = 16

  private static func seal(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var writer = ColumnWriter()
    writer.write(Digest(bytes))
    return writer.bytes
  }

  private static let kinds = ["runs", "summaries", "staged"]

  /// Whether a name is one that this type gives: a directory that the user names may hold anything else.
  private static func isOwn(_ name: [UInt8]) -> Bool {
    let text = String(decoding: name, as: UTF8.self)
    return kinds.contains { kind in
      guard text.hasPrefix(kind + "-") else { return false }
      let rest = text.dropFirst(kind.count + 1)
      let digits = rest.prefix { $0.isHexDigit && !$0.isUppercase }
      let ending = rest.dropFirst(digits.count)
      return digits.count == 32 && (ending.isEmpty || ending.hasPrefix(aside) && ending.dropFirst(aside.count).allSatisfy(\.isNumber))
    }
  }

  /// So many files, of so many bytes together, are kept in one directory.
  private static let mostFiles = 64
  private static let mostBytes = 1 << 30

  /// Takes away what killed runs left, and the files that have not been used for longest.
  private func tidy(_ directory: FilePath) {
    guard case .success((_, let entries)) = directoryEntries(directory, keep: { _, _ in true }) else { return }
    let now = wallNanoseconds()
    var files: [(age: Int64, size: Int, path: FilePath)] = []
    for entry in entries where CacheFile.isOwn(entry.name) {
      let file = directory.appending(entry.name)
      guard case .success(let status) = fileStatus(file, followLinks: false), status.kind == .file else { continue }
      let age = now - status.modified
      let isAside = String(decoding: entry.name, as: UTF8.self).contains(CacheFile.aside)
      if isAside, age > 60_000_000_000 { removeFile(file) } else if !isAside { files.append((age, status.size, file)) }
    }
    var bytes = 0
    for (number, file) in files.sorted(by: { $0.age < $1.age }).enumerated() {
      bytes += file.size
      if number >= CacheFile.mostFiles || bytes > CacheFile.mostBytes { removeFile(file.path) }
    }
  }
}
