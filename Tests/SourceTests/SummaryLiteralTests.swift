// What closures, literals, collections and key paths become in a summary.
import Testing
@testable import Source

@Suite("Closures and literals of a summary")
struct SummaryLiteralTests {
  @Test func closures() {
    #expect(events("Task { @MainActor [weak self, x = y, unowned(safe) z] (a: Int, _ b) async throws -> Int in a }; m { p, _ in }; n { () in }") == """
      chain
        name Task
        call Task  {}
          argument [trailing]
            closure @MainActor parameters:2 captures async throws -> Int
              capture self [weak]
              capture x
                name y
              capture z [weak]
              binding a : Int [isLet parameter]
              binding b [isLet parameter]
              name a
      chain
        name m
        call m  {}
          argument [trailing]
            closure parameters:2
              binding p [isLet parameter]
              binding _ [isLet parameter]
      chain
        name n
        call n  {}
          argument [trailing]
            closure parameters:0

      """)
  }

  @Test func collectionsAndKeyPaths() {
    #expect(events("[1, a]; [b: 2, \"c\": nil]; [:]; \\Foo.bar[0]?.baz; \\.self; #selector(g(_:)); #fileID; <#code#>") == """
      array
        literal 1 [integer]
        name a
      dictionary
        name b
        literal 2 [integer]
        literal "c" [string]
        literal nil [nil]
      dictionary
      keyPath : Foo
        member bar
        subscript (_:)
          argument
            literal 0 [integer]
        member baz [optionalChain]
      keyPath
        member self
      macro selector (_:)
        argument
          name g
      macro fileID
      literal [placeholder]

      """)
  }

  @Test func numbersStayAsWritten() {
    #expect(events("1_000; 0x1F; 0b10; 0.5; 1e9; 0x1p4") == """
      literal 1_000 [integer]
      literal 0x1F [integer]
      literal 0b10 [integer]
      literal 0.5 [float]
      literal 1e9 [float]
      literal 0x1p4 [float]

      """)
  }

  @Test func stringsAreDecoded() {
    #expect(events(##"""
      "a\n\t\"\\\u{41}é"; #"b\n\#n"#; ""; "x\(y, format: .z)w"; /a+\/b/; #/c/d/#
      """##) == #"""
      literal "a\n\t\"\\Aé" [string]
      literal "b\\n\n" [string]
      literal "" [string]
      interpolatedString
        literal "x" [string]
        argument
          name y
        argument format
          implicitMember z
        literal "w" [string]
      literal "a+\\/b" [regex]
      literal "c/d" [regex]

      """#)
  }

  @Test func multiLineStringsLoseTheirIndentation() {
    let source = "let s = \"\"\"\n    first \\(a)\n      second \\\n    joined\n\n    \"\"\"\nlet t = \"\"\"\r\n  x\r\n  y\r\n  \"\"\""
    #expect(events(source) == #"""
      binding s [isLet]
        interpolatedString
          literal "first " [string]
          argument
            name a
          literal "\n  second joined\n" [string]
      binding t [isLet]
        literal "x\ny" [string]

      """#)
  }
}
