// Any bytes give tokens: nothing traps, tokens are ordered, and each byte that is neither blank nor comment belongs to one.
import Testing
@testable import Source

@Suite("Tokens of broken files")
struct TokenRobustnessTests {
  static let snippets = [
    "func f<T>(_ a: [T]?) async throws -> Set<Array<T>>? { a?.map { $0 } ?? [] }",
    ##"let s = "a\(b { "c\(d + "e")" })f" + #"g\#(h)"# + 'i'"##,
    "let m = \"\"\"\n  a\\(b\n  + c)\\\n  d\"\"\n  \"\"\"",
    "let r = [/a(b)[/]\\//, #/\n x # y\n/#, ##/z/##].map(/)",
    "x.0.1 + 0xff.8p-3 - 1_0.5e+7 * 0b1 / 1...2",
    "#if os(iOS) && !DEBUG\n#available(iOS 15.0, *)\n#endif\n@objc(a::) #Preview(\"x\") { }",
    "/* a /* b */ c */ // d allow-sync\n<<<<<<< e\nf\n=======\n>>>>>>> g\n<#h#> `i j` é ∑ 😀 \u{201C}k\u{201D}",
  ]

  @Test("Every prefix of a snippet gives ordered tokens", arguments: snippets)
  func prefixes(snippet: String) {
    let bytes = Array(snippet.utf8)
    for length in 0 ... bytes.count { check(Array(bytes[..<length])) }
  }

  @Test("So do random edits", arguments: snippets)
  func edits(snippet: String) {
    var random = Linear(state: 42)
    let original = Array(snippet.utf8)
    let marks = Array("\"\"\"##//**()[]{}<>\\`'\n\r\0 \t.,?!&=-$0xé\u{FF}".utf8) + [0xFF, 0xC3, 0xE2]
    for _ in 0 ..< 2000 {
      var bytes = original
      for _ in 0 ... random.next(below: 4) {
        let place = random.next(below: bytes.count + 1)
        if random.next(below: 3) == 0, place < bytes.count {
          bytes.remove(at: place)
        } else {
          bytes.insert(marks[random.next(below: marks.count)], at: place)
        }
      }
      check(bytes)
    }
  }

  private func check(_ bytes: [UInt8]) {
    let tokens = tokenize(bytes)
    let columns = [tokens.kinds.count, tokens.starts.count, tokens.ends.count, tokens.spacings.count, tokens.names.count]
    #expect(columns.allSatisfy { $0 == tokens.count })
    #expect(tokens.kinds.last == .endOfFile)
    #expect(tokens.kinds.filter { $0 == .endOfFile }.count == 1)
    #expect(tokens.lineStarts == lineStarts(bytes))
    var end = 0
    for index in 0 ..< tokens.count {
      let gap = end ..< max(end, Int(tokens.starts[index]))
      #expect(tokens.starts[index] >= end, "tokens overlap in \(text(bytes))")
      #expect(tokens.kinds[index] == .endOfFile || tokens.ends[index] > tokens.starts[index], "an empty token in \(text(bytes))")
      #expect(gap.isEmpty != tokens.spacings[index].contains(.spaceBefore) || index == 0 || tokens.kinds[index] == .endOfFile)
      #expect(gap.isEmpty || isSkippable(bytes[gap]), "a gap at \(gap) in \(text(bytes))")
      end = Int(tokens.ends[index])
    }
    #expect(end == bytes.count)
  }

  /// Blank, forbidden, or inside something that begins like a comment or a conflict.
  private func isSkippable(_ gap: ArraySlice<UInt8>) -> Bool {
    guard let first = gap.first(where: { !isBlank($0) }) else { return true }
    return first == UInt8(ascii: "/") || first == UInt8(ascii: "<") || first == UInt8(ascii: ">")
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == 0x7F || byte >= 0x80 }

  private func lineStarts(_ bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    for index in bytes.indices {
      let endsLine = bytes[index] == 0x0A || (bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A))
      if endsLine { starts.append(UInt32(index + 1)) }
    }
    return starts
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

/// A small generator with a fixed seed, so that a failure repeats.
private struct Linear {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
