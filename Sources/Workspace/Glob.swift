/// Path patterns of settings: `Sources`, `**/Generated/**`, `App/{A,B}/*.swift`, `[!a-c]?.swift`. How one component is matched is left to
/// `NamePattern`, which `.gitignore` files share.

public struct Glob: Sendable, Equatable {
  public struct Malformed: Error, Sendable, Equatable {
    public var message: String
    /// Byte offset in the pattern.
    public var offset: Int
  }

  /// As it was written.
  public let pattern: String
  /// One list of components for each way to take the braces.
  private let alternatives: [[PathPattern]]

  /// A pattern is relative to the directory of the settings file. One without a slash but with a wildcard (`*.pb.swift`) applies at any depth.
  public init(_ pattern: String) throws(Malformed) {
    self.pattern = pattern
    let bytes = Array(pattern.utf8)
    if bytes.isEmpty { throw Malformed(message: "empty pattern", offset: 0) }
    if bytes[0] == UInt8(ascii: "/") { 
      throw Malformed(message: "patterns are relative to the directory of the settings file; remove the leading `/`", offset: 0)
    }
    if let offset = bytes.firstIndex(of: UInt8(ascii: "\\")) {
      throw Malformed(message: "`\\` has no meaning here; directories are separated by `/`, and `[*]` stands for the character `*`", offset: offset)
    }
    var alternatives: [[PathPattern]] = []
    for expansion in try Glob.expandBraces(bytes) { alternatives.append(try Glob.components(expansion)) }
    self.alternatives = alternatives
  }

  /// Whether the pattern names this path (relative to the settings file's directory) or a directory above it.
  public func covers(_ path: FilePath) -> Bool {
    let names = path.components
    return alternatives.contains { matchPath($0, names, prefix: true) }
  }

  /// The components before the first wildcard.
  var literalPrefix: FilePath {
    let wild = pattern.utf8.split(separator: UInt8(ascii: "/")).prefix { component in
      !component.contains { "*?[{".utf8.contains($0) } && !component.elementsEqual(".".utf8)
    }
    return FilePath(bytes: Array(wild.joined(separator: [UInt8(ascii: "/")])))
  }

  /// Whether all that lies in a directory is covered.
  public func coversContents(of directory: FilePath) -> Bool {
    let names = directory.components
    return alternatives.contains { matchPath($0.last == .anyDepth ? Array($0.dropLast()) : $0, names, prefix: true) }
  }

  /// Whether the pattern names exactly this path.
  public func matches(_ path: FilePath) -> Bool {
    let names = path.components
    return alternatives.contains { matchPath($0, names, prefix: false) }
  }

  private static func components(_ bytes: [UInt8]) throws(Malformed) -> [PathPattern] {
    var result: [PathPattern] = []
    let parts = bytes.split(separator: UInt8(ascii: "/"))
    for part in parts {
      if part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8) { throw Malformed(message: "`..` leaves the directory of the settings file", offset: 0) }
      if part.elementsEqual("**".utf8) {
        if result.last != .anyDepth { result.append(.anyDepth) }
        continue
      }
      let name: NamePattern
      switch NamePattern.read(part, .settings) {
      case .failure(let error): throw error
      case .success(let read): name = read
      }
      if name.hasAdjacentStars { throw Malformed(message: "`**` must stand alone between slashes", offset: 0) }
      result.append(.name(name))
    }
    if result.isEmpty { result = [.anyDepth] }  // "." is everything
    if parts.count == 1, bytes.last != UInt8(ascii: "/"), case .name(let name) = result[0], name.hasWildcard { result.insert(.anyDepth, at: 0) }
    return result
  }

  /// `a{b,c{d,e}}` → `ab`, `acd`, `ace`.
  private static func expandBraces(_ bytes: [UInt8]) throws(Malformed) -> [[UInt8]] {
    guard let open = bytes.firstIndex(of: UInt8(ascii: "{")) else {
      if let close = bytes.firstIndex(of: UInt8(ascii: "}")) { throw Malformed(message: "`}` without `{`", offset: close) }
      return [bytes]
    }
    var depth = 0
    var choices: [Range<Int>] = []
    var start = open + 1
    var close: Int?
    for index in open ..< bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ","):
        if depth == 1 { choices.append(start ..< index); start = index + 1 }
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { choices.append(start ..< index); close = index }
      default: break
      }
      if close != nil { break }
    }
    guard let close else { throw Malformed(message: "`{` is never closed", offset: open) }
    var result: [[UInt8]] = []
    for choice in choices {
      result += try expandBraces(Array(bytes[..<open]) + bytes[choice] + bytes[(close + 1)...])
      if result.count > 1000 { throw Malformed(message: "the braces stand for more than 1000 patterns", offset: open) }
    }
    return result
  }
}
