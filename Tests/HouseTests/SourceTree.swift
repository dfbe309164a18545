// The files of `Sources/` and the tests, read once for all house tests: module, folder, text, tokens and tree. What the rules are is left to the tests.
@testable import Source
import TestSupport

struct SourceFile: Sendable, CustomStringConvertible {
  /// From the package's root: `Sources/Source/Text/Tokens.swift`.
  var path: String
  var bytes: [UInt8]
  var tokens: Tokens
  var tree: Tree

  init(_ path: String) throws {
    bytes = try Fixture.bytes(path)
    self.path = path
    tokens = tokenize(bytes)
    tree = parse(&tokens)
  }

  var description: String { path }
  var parts: [String] { path.split(separator: "/").map(String.init) }
  var module: String { parts[1] }
  /// `Text/Tokens.swift` within the module.
  var pathInModule: String { parts.dropFirst(2).joined(separator: "/") }
  var name: String { String(parts[parts.count - 1].dropLast(6)) }
  var lines: [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  }

  func spelling(_ token: Int) -> String {
    String(decoding: bytes[Int(tokens.starts[token]) ..< Int(tokens.ends[token])], as: UTF8.self)
  }

  /// The spelling of every token, string texts as they are.
  var spellings: [String] { tokens.starts.indices.map(spelling) }

  /// From 1.
  func line(ofToken token: Int) -> Int {
    tokens.lineStarts.lastIndex { $0 <= tokens.starts[token] }.map { $0 + 1 } ?? 1
  }

  static let all: [SourceFile] = Fixture.swiftFiles(below: "Sources").compactMap { try? SourceFile($0) }
  /// The tests themselves: `Tests/SourceTests` and its like. Other folders hold snippets.
  static let tests: [SourceFile] = Fixture.swiftFiles(below: "Tests").filter { $0.split(separator: "/")[1].contains("Test") }.compactMap { try? SourceFile($0) }
}

extension SourceFile {
  /// The names of the types that the file declares, private ones and extensions left out.
  var declaredTypes: [String] { typeNames(among: Array(tree.kinds.indices)) }

  /// Those that stand in no other type.
  var topLevelTypes: [String] { typeNames(among: tree.children(of: 0)) }

  private func typeNames(among nodes: [Int]) -> [String] {
    let kinds: Set<NodeKind> = [.classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration, .typealiasDeclaration]
    return nodes.filter { kinds.contains(tree.kinds[$0]) }.compactMap { node in
      var token = Int(tree.firstTokens[node])
      while token < Int(tree.endTokens[node]) {
        let word = spelling(token)
        if word == "private" || word == "fileprivate" { return nil }
        if ["class", "struct", "enum", "actor", "protocol", "typealias"].contains(word) { return spelling(token + 1) }
        token += 1
      }
      return nil
    }
  }

  /// Functions, initialisers, accessors and subscripts with their first line and length.
  var functions: [(line: Int, length: Int)] {
    let kinds: Set<NodeKind> = [.functionDeclaration, .initializerDeclaration, .deinitializerDeclaration, .subscriptDeclaration, .accessor, .implicitGetter]
    return tree.kinds.indices.filter { kinds.contains(tree.kinds[$0]) && tree.endTokens[$0] > tree.firstTokens[$0] }.map { node in
      let first = line(ofToken: Int(tree.firstTokens[node]))
      return (first, line(ofToken: Int(tree.endTokens[node]) - 1) - first + 1)
    }
  }

  /// Modules that the file imports.
  var imports: [String] {
    tree.kinds.indices.filter { tree.kinds[$0] == .importDeclaration }.map { spelling(Int(tree.endTokens[$0]) - 1) }
  }
}
