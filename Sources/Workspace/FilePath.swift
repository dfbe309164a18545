/// A path as the bytes the file system holds, so that names that are no valid UTF-8 survive. Purely lexical: nothing here looks at the disk.

public struct FilePath: Sendable, Hashable, Comparable {
  public let bytes: [UInt8]

  public init(bytes: [UInt8]) { self.bytes = bytes }
  public init(_ text: String) { bytes = Array(text.utf8) }

  /// For messages and reports: bytes that are no UTF-8 show as U+FFFD.
  public var text: String { String(decoding: bytes, as: UTF8.self) }
  public var isEmpty: Bool { bytes.isEmpty }
  public var isAbsolute: Bool { bytes.first == UInt8(ascii: "/") }

  public static func < (a: FilePath, b: FilePath) -> Bool { a.bytes.lexicographicallyPrecedes(b.bytes) }

  /// The parts between slashes, without empty ones.
  public var components: [ArraySlice<UInt8>] { bytes.split(separator: UInt8(ascii: "/")) }

  /// The last component; empty for the root directory.
  public var name: ArraySlice<UInt8> { components.last ?? [] }

  /// The directory around it: `a/b` → `a`, `a` → the empty path, `/a` → `/`, `/` → nil.
  public var parent: FilePath? {
    var end = bytes.count
    while end > 1, bytes[end - 1] == UInt8(ascii: "/") { end -= 1 }
    guard end > 0, !(end == 1 && isAbsolute) else { return nil }
    while end > 0, bytes[end - 1] != UInt8(ascii: "/") { end -= 1 }
    while end > 1, bytes[end - 1] == UInt8(ascii: "/") { end -= 1 }
    return FilePath(bytes: Array(bytes[..<end]))
  }

  public func appending(_ component: some Collection<UInt8>) -> FilePath {
    if bytes.isEmpty { return FilePath(bytes: Array(component)) }
    var joined = bytes
    joined.reserveCapacity(bytes.count + 1 + component.count)
    if joined.last != UInt8(ascii: "/") { joined.append(UInt8(ascii: "/")) }
    joined.append(contentsOf: component)
    return FilePath(bytes: joined)
  }

  public func appending(_ component: String) -> FilePath { appending(component.utf8) }

  /// `other` if that is absolute, else `other` below this directory; `.` and `..` resolved by their spelling.
  public func resolving(_ other: FilePath) -> FilePath {
    (other.isAbsolute ? other : appending(other.bytes)).normalized
  }

  /// Without `.`, empty components and, where something stands before them, `..`.
  public var normalized: FilePath {
    if isNormalized { return self }
    var kept: [ArraySlice<UInt8>] = []
    for component in components {
      if component.elementsEqual([UInt8(ascii: ".")]) { continue }
      if component.elementsEqual("..".utf8) {
        if let last = kept.last, !last.elementsEqual("..".utf8) { kept.removeLast(); continue }
        if isAbsolute { continue }
      }
      kept.append(component)
    }
    let body = Array(kept.joined(separator: [UInt8(ascii: "/")]))
    return FilePath(bytes: isAbsolute ? [UInt8(ascii: "/")] + body : body)
  }

  /// Most paths are, and every file's is asked about several times.
  private var isNormalized: Bool {
    let slash = UInt8(ascii: "/")
    var isAtStart = true
    for index in bytes.indices {
      // A component that begins with a dot is looked at more closely, an empty one needs work.
      if isAtStart, bytes[index] == UInt8(ascii: ".") || bytes[index] == slash && index > 0 { return false }
      isAtStart = bytes[index] == slash
    }
    return !isAtStart || bytes.count < 2
  }

  /// The part below `directory`: empty for the directory itself, nil for what lies elsewhere. Both normalised.
  public func relative(to directory: FilePath) -> FilePath? {
    if directory.isEmpty { return isAbsolute ? nil : self }
    guard bytes.starts(with: directory.bytes) else { return nil }
    if bytes.count == directory.bytes.count { return FilePath(bytes: []) }
    if directory.bytes.last == UInt8(ascii: "/") { return FilePath(bytes: Array(bytes[directory.bytes.count...])) }
    guard bytes[directory.bytes.count] == UInt8(ascii: "/") else { return nil }
    return FilePath(bytes: Array(bytes[(directory.bytes.count + 1)...]))
  }

  /// As people name this absolute path who stand in `directory`: by the way from there if both lie below `root`, else whole.
  public func shown(from directory: FilePath, within root: FilePath) -> String {
    if let below = relative(to: directory) { return below.text }
    guard directory.relative(to: root) != nil, relative(to: root) != nil else { return text }
    var shared = directory, way = ""
    while relative(to: shared) == nil, let parent = shared.parent { (shared, way) = (parent, way + "../") }
    return way + (relative(to: shared) ?? self).text
  }

  public func hasSuffix(_ suffix: String) -> Bool { endsWith(bytes, suffix) }
}

/// Whether bytes end with an ASCII text.
func endsWith(_ bytes: [UInt8], _ suffix: String) -> Bool {
  bytes.count >= suffix.utf8.count && bytes[(bytes.count - suffix.utf8.count)...].elementsEqual(suffix.utf8)
}
