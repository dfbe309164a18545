// String and regex literals as tokens.
import Testing
@testable import Source

@Suite("String literals")
struct StringTokenTests {
  @Test("Quotes and text are tokens of their own")
  func pieces() {
    #expect(spelled(#""ab""#) == [#"stringOpen ""#, "stringText ab", #"stringClose ""#])
    #expect(spelled(#""""#) == [#"stringOpen ""#, #"stringClose ""#])
    #expect(spelled(#""a\"b\\""#) == [#"stringOpen ""#, #"stringText a\"b\\"#, #"stringClose ""#])
  }

  @Test("Interpolations hold code, to any depth")
  func interpolations() {
    #expect(spelled(#""a\(b)c""#) == [
      #"stringOpen ""#, "stringText a", #"interpolation \"#, "leftParen (", "identifier b", "rightParen )", "stringText c", #"stringClose ""#,
    ])
    let nested = spelled(#""\(f { "\((g))" })" + h"#)
    #expect(nested.filter { $0.hasPrefix("identifier") } == ["identifier f", "identifier g", "identifier h"])
    #expect(nested.filter { $0.hasPrefix("stringClose") }.count == 2)
  }

  @Test("Raw strings end at as many #, and only as many make an interpolation")
  func raw() {
    #expect(spelled(##"#"a"b\(c)\#(d)"#"##) == [
      ##"stringOpen #""##, ##"stringText a"b\(c)"##, ##"interpolation \#"##, "leftParen (", "identifier d", "rightParen )", ##"stringClose "#"##,
    ])
    #expect(spelled(##"#"""#"##) == [##"stringOpen #""##, #"stringText ""#, ##"stringClose "#"##])
  }

  @Test("Multi-line strings")
  func multiLine() {
    let source = "\"\"\"\n  a \"\" \\\"\"\"\n  \\(\n  b)\n  \"\"\"; c"
    #expect(spelled(source).filter { !$0.hasPrefix("stringText") } == [
      "stringOpen \"\"\"", "interpolation \\", "leftParen (", "identifier b", "rightParen )", "stringClose \"\"\"", "semicolon ;", "identifier c",
    ])
    #expect(tokenize(Array(source.utf8)).lineStarts == [0, 4, 16, 21, 26])
  }

  @Test("What is not closed ends with its line")
  func unterminated() {
    #expect(spelled("\"a\nb") == ["stringOpen \"", "stringText a", "identifier b"])
    #expect(spelled("\"a\\(b\nc)").suffix(2) == ["identifier c", "rightParen )"])
    #expect(spelled("\"\"\"\na") == ["stringOpen \"\"\"", "stringText \na"])
  }
}

@Suite("Regex literals")
struct RegexTokenTests {
  @Test("A slash where an expression is expected begins a regex", arguments: [
    "x = /a b/", "f(/a/)", "return /a/", "case /a/: break", "a ? /a/ : b", "try? /a/", "[/a/]", "x = #/a/b/#", "/a/",
  ])
  func regexes(source: String) {
    #expect(spelled(source).contains { $0.hasPrefix("regex ") })
  }

  @Test("Where an operator is expected it divides", arguments: [
    "a / b / c", "a/b/c", "f(/, x)", "(a) / b / c", "func /(a: Int, b: Int) {}", "f(a /)", "x.reduce(1, /)", "self / a / b", "x = /a)/",
    "a\n/ b", "a // b/",
  ])
  func divisions(source: String) {
    #expect(!spelled(source).contains { $0.hasPrefix("regex ") })
  }

  @Test("A regex may follow a prefix operator, and hold escaped slashes")
  func details() {
    #expect(spelled("!/a/") == ["prefixOperator !", "regex /a/"])
    #expect(spelled(#"x = /a\/b/"#).last == #"regex /a\/b/"#)
    #expect(spelled("x = #/\n  a # b\n/#\ny").suffix(2) == ["regex #/\n  a # b\n/#", "identifier y"])
    #expect(spelled("x = #/\n  a\ny").suffix(2) == ["identifier a", "identifier y"])
  }
}
