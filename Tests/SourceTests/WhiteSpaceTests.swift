// What stands between tokens: spacing, lines, comments and allow markers.
import Testing
@testable import Source

@Suite("White space and comments")
struct WhiteSpaceTests {
  private func spacing(_ source: String) -> [Spacing] { tokenize(Array(source.utf8)).spacings }

  @Test("Spacing says what stands before and after a token")
  func spacings() {
    #expect(spacing("a b") == [[.newlineBefore, .spaceBefore, .spaceAfter], [.spaceBefore, .spaceAfter], [.spaceBefore]])
    #expect(spacing("a(\n)")[1 ... 2] == [[.spaceAfter], [.spaceBefore, .newlineBefore, .spaceAfter]])
    #expect(spacing("a/**/b")[1] == [.spaceBefore, .spaceAfter])
    #expect(spacing("a/*\n*/b")[1] == [.spaceBefore, .newlineBefore, .spaceAfter])
  }

  @Test("Comments nest and are no tokens")
  func comments() {
    #expect(spelled("a /* b /* c */ d */ e // f\ng") == ["identifier a", "identifier e", "identifier g"])
    #expect(spelled("a /* b") == ["identifier a"])
    #expect(spelled("/*/ a */ b") == ["identifier b"])
  }

  @Test("LF, CRLF and CR end a line, in code, comments and text")
  func lines() {
    #expect(tokenize(Array("a\nb\r\nc\rd".utf8)).lineStarts == [0, 2, 5, 7])
    #expect(tokenize(Array("/*\r\n\r*/\n//\r\n".utf8)).lineStarts == [0, 4, 5, 8, 12])
  }

  @Test("A byte order mark, NUL and invalid UTF-8 are skipped")
  func forbiddenBytes() {
    let tokens = tokenize([0xEF, 0xBB, 0xBF, 0x61, 0x00, 0x62, 0xFF, 0x63, 0xC2, 0xA0, 0x64])
    #expect(tokens.starts == [3, 5, 7, 10, 11])
  }

  @Test("Both sides of a version-control conflict are skipped")
  func conflicts() {
    #expect(spelled("a\n<<<<<<< ours\nb\n=======\nc\n>>>>>>> theirs\nd") == ["identifier a", "identifier d"])
    #expect(spelled("a\n<<<<<<< ours\nb").count == 4)
  }

  @Test("Comments that hold an allow marker are kept, and say whether they stand alone")
  func allowComments() {
    let source = "// allow-sync: a\nf() // why: allow-sync b\n/* allow-sync */ \"// allow-sync\" // see allow-syn"
    let bytes = Array(source.utf8)
    let comments = tokenize(bytes).allowComments
    #expect(comments.map { String(decoding: bytes[Int($0.text.lowerBound) ..< Int($0.text.upperBound)], as: UTF8.self) } == [
      " allow-sync: a", " why: allow-sync b", " allow-sync ",
    ])
    #expect(comments.map(\.ownLine) == [true, false, true])
    #expect(comments.map(\.isBlock) == [false, false, true])
  }
}
