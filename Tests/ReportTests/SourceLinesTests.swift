// From bytes to lines and columns, whatever ends a line.
import Testing

@testable import Report

@Suite struct SourceLinesTests {
  @Test func everyLineEndCountsOnce() {
    let lines = SourceLines(path: "a", text: Array("one\r\ntwo\rthree\nfour".utf8))
    #expect(lines.lineStarts == [0, 5, 9, 15])
    #expect((1 ... 5).map { String(decoding: lines.bytes(ofLine: $0), as: UTF8.self) } == ["one", "two", "three", "four", ""])
  }

  @Test func columnsAreBytesAndUTF16Units() {
    let lines = SourceLines(path: "a", text: Array("\nlet 한글 = \"🙂\"; load()".utf8))
    let call = UInt32(Array("\nlet 한글 = \"🙂\"; ".utf8).count)
    #expect(lines.position(of: call) == LinePosition(line: 2, column: 22))
    #expect(lines.utf16Column(of: lines.position(of: call)) == 16)
  }

  @Test func offsetsOutsideTheTextDoNotTrap() {
    let lines = SourceLines(path: "a", text: Array("x\n".utf8))
    #expect(lines.position(of: 100) == LinePosition(line: 2, column: 99))
    #expect(lines.utf16Column(of: lines.position(of: 100)) == 99)
    let unread = SourceLines(path: "unread")
    #expect(unread.position(of: 7) == LinePosition(line: 1, column: 8))
    #expect(unread.utf16Column(of: unread.position(of: 7)) == 8)
    #expect(SourceLines(path: "a", text: [0x66], lineStarts: [0, 9, 20]).bytes(ofLine: 2).isEmpty)
  }

  @Test func brokenUTF8IsCounted() {
    let lines = SourceLines(path: "a", text: [0xFF, 0x80, 0xF0, 0x9F, 0x61])
    #expect(lines.position(of: 4).column == 5)
  }
}
