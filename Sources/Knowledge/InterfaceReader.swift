// Reads the `swift interface` blocks of pages, through the code that reads the user's files.
import Source

extension KnowledgeReader {
  mutating func readInterface(_ block: Page.Block, module: String, _ page: Page, _ log: inout ErrorLog) {
    let summary = summarize(Array(page.bytes[block.range]))
    for offset in summary.syntaxErrors {
      log.add(position(of: Int(offset), in: block, page), "this is no Swift declaration", remedy: "write declarations without bodies, as in a .swiftinterface file")
    }
    knowledge.interfaces.append(Interface(summary: summary, origin: PageLine(page: page.name, line: block.line), module: module))
  }

  private func position(of offset: Int, in block: Page.Block, _ page: Page) -> LineColumn {
    let before = page.bytes[block.range].prefix(offset)
    let lines = before.reduce(into: UInt32(0)) { $0 += $1 == UInt8(ascii: "\n") ? 1 : 0 }
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? block.range.lowerBound
    return LineColumn(line: block.line + lines, column: UInt32(truncatingIfNeeded: before.endIndex - lineStart + 1))
  }
}
