// Reads the `swift interface` blocks of pages, through the code that reads the user's files. They are most of the work, so they wait until all
// pages are taken apart; then whoever has threads may share them out.
import Source

/// A block that waits to be summarised.
struct InterfaceBlock {
  var bytes: [UInt8]
  var origin: PageLine
  var module: String
  /// Index of its page's log.
  var page: Int
}

extension KnowledgeReader {
  mutating func finishInterfaces(_ summarizeAll: ([[UInt8]]) -> [FileSummary]) {
    for (block, summary) in zip(interfaceBlocks, summarizeAll(interfaceBlocks.map(\.bytes))) {
      for offset in summary.syntaxErrors {
        logs[block.page].add(
          position(of: Int(offset), in: block), "this is no Swift declaration", remedy: "write declarations without bodies, as in a .swiftinterface file")
      }
      knowledge.interfaces.append(Interface(summary: summary, origin: block.origin, module: block.module))
    }
    interfaceBlocks = []
  }

  private func position(of offset: Int, in block: InterfaceBlock) -> LineColumn {
    let before = block.bytes.prefix(offset)
    let lines = before.reduce(into: UInt32(0)) { $0 += $1 == UInt8(ascii: "\n") ? 1 : 0 }
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return LineColumn(line: block.origin.line + lines, column: UInt32(truncatingIfNeeded: before.count - lineStart + 1))
  }
}
