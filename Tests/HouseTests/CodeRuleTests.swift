// What every source file keeps to: small, named for what it holds, open about what is in it, and without unsafe short cuts.
import TestSupport
import Testing

@testable import Source

@Suite("Every file keeps the house rules") struct CodeRuleTests {
  /// Files that must use raw memory, and say in their opening why.
  static let rawMemory: Set<String> = [
    "Sources/Source/Text/Columns.swift", "Sources/Workspace/ChildProcess.swift", "Sources/Workspace/Digest.swift", "Sources/Workspace/FileDiscovery.swift", "Sources/Workspace/ProjectRoot.swift",
    "Sources/Workspace/SystemCalls.swift", "Sources/Workspace/ThreadGroup.swift",
  ]

  @Test("Files are read") func filesAreThere() {
    #expect(SourceFile.all.count > 100)
    for file in SourceFile.all { #expect(file.tree.errorTokens == [], "\(file.path) does not parse") }
  }

  @Test("Files have at most 400 lines, functions 60", arguments: SourceFile.all + SourceFile.tests) func sizes(_ file: SourceFile) {
    #expect(file.lines.count <= 401, "\(file.path) has \(file.lines.count) lines")
    for function in file.functions { #expect(function.length <= 60, "\(file.path):\(function.line) has \(function.length) lines") }
  }

  @Test("Files open with what they hold", arguments: SourceFile.all + SourceFile.tests) func openings(_ file: SourceFile) {
    let first = file.lines.first { line in !line.isEmpty && !["import ", "@testable import ", "@preconcurrency import ", "#", "@_"].contains { line.hasPrefix($0) } }
    #expect(first?.hasPrefix("//") == true, "\(file.path) does not say what it holds")
  }

  @Test("Names say what something holds", arguments: SourceFile.all) func names(_ file: SourceFile) {
    for name in file.declaredTypes + file.parts + [file.name] {
      #expect(!["Util", "Helper", "Manager", "Common", "Misc"].contains { name.contains($0) }, "\(file.path): \(name)")
    }
  }

  @Test("No short cuts", arguments: SourceFile.all) func shortCuts(_ file: SourceFile) {
    let words = file.spellings
    for index in words.indices where file.tokens.kinds[index] != .stringText {
      let pair = index > 0 ? words[index - 1] + words[index] : words[index]
      let isShortCut = ["@unchecked", "@inlinable", "@usableFromInline", "try!", "as!"].contains(pair)
        || ["fatalError", "preconditionFailure", "unsafeBitCast", "unsafeDowncast"].contains(words[index]) && file.tokens.kinds[index] == .identifier
      #expect(!isShortCut, "\(file.path):\(file.line(ofToken: index)) \(pair)")
    }
  }

  @Test("Raw memory only in named files") func rawMemoryIsNamed() {
    let users = SourceFile.all.filter { file in zip(file.spellings, file.tokens.kinds).contains { $0.1 == .identifier && $0.0.hasPrefix("Unsafe") } }
    #expect(Set(users.map(\.path)) == Self.rawMemory)
  }
}
