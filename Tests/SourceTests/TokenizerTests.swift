// What the tokenizer makes of snippets of Swift. Each snippet is written as it stands in a file; the expectation names kind and text of every token.
import Testing
@testable import Source

/// Kind and text of each token but the last, which must be the file's end.
func spelled(_ source: String) -> [String] {
  let bytes = Array(source.utf8)
  let tokens = tokenize(bytes)
  #expect(tokens.kinds.last == .endOfFile)
  return (0 ..< tokens.count - 1).map { index in
    let text = String(decoding: bytes[Int(tokens.starts[index]) ..< Int(tokens.ends[index])], as: UTF8.self)
    return "\(tokens.kinds[index]) \(text)"
  }
}

/// The kinds of the tokens that are spelled `text`.
private func kinds(of text: String, in source: String) -> [TokenKind] {
  let bytes = Array(source.utf8)
  let tokens = tokenize(bytes)
  return (0 ..< tokens.count).filter { bytes[Int(tokens.starts[$0]) ..< Int(tokens.ends[$0])].elementsEqual(text.utf8) }.map { tokens.kinds[$0] }
}

@Suite("Words and numbers")
struct WordTests {
  @Test("Reserved words are keywords, but not in backticks and not after a period")
  func keywords() {
    #expect(spelled("class async") == ["keyword class", "identifier async"])
    #expect(spelled("`class`") == ["identifier `class`"])
    #expect(spelled("a.self.init") == ["identifier a", "period .", "identifier self", "period .", "identifier init"])
    #expect(spelled("_ _a") == ["keyword _", "identifier _a"])
  }

  @Test("Backticks are no part of a name, and may hold any text")
  func backticks() {
    let tokens = tokenize(Array("`foo bar` `class`".utf8))
    #expect(tokens.names.prefix(2).map { tokens.nameTable.text($0) } == ["foo bar", "class"])
    #expect(tokens.spacings[0].contains(.backticks))
    #expect(tokens.names[1] == .class)
    #expect(spelled("`a") == ["unknown `", "identifier a"])
  }

  @Test("Closure parameters and projected values are names")
  func dollars() {
    #expect(spelled("$0.$name") == ["identifier $0", "period .", "identifier $name"])
    #expect(tokenize(Array("$0".utf8)).names[0] == .dollar0)
  }

  @Test("Identifiers and operators beyond ASCII")
  func unicode() {
    #expect(spelled("é∑ = π≠ö") == [
      "identifier é", "postfixOperator ∑", "equal =", "identifier π", "infixOperator ≠", "identifier ö",
    ])
  }

  @Test("Numbers of all radices", arguments: [
    "0", "1_000", "0xFF_a", "0o17", "0b1_01", "1.5", "1e9", "1.5e-3", "0x1p4", "0x1.8p-2", "12abc",
  ])
  func numbers(number: String) {
    #expect(spelled(number) == ["number \(number)"])
  }

  @Test("A period after a number begins a fraction only before a digit, and never inside a member path")
  func periods() {
    #expect(spelled("1...2") == ["number 1", "infixOperator ...", "number 2"])
    #expect(spelled("1.max") == ["number 1", "period .", "identifier max"])
    #expect(spelled("x.0.1") == ["identifier x", "period .", "number 0", "period .", "number 1"])
    #expect(spelled("0xff.description") == ["number 0xff", "period .", "identifier description"])
  }
}

@Suite("Operators")
struct OperatorTests {
  @Test("What stands around an operator decides how it binds")
  func binding() {
    #expect(kinds(of: "-", in: "a - b") == [.infixOperator])
    #expect(kinds(of: "-", in: "a-b") == [.infixOperator])
    #expect(kinds(of: "-", in: "(-b)") == [.prefixOperator])
    #expect(kinds(of: "~", in: "a~ b") == [.postfixOperator])
    #expect(kinds(of: "+", in: "a/* */+/* */b") == [.infixOperator])
    #expect(kinds(of: "...", in: "a[1...]") == [.postfixOperator])
  }

  @Test("Marks with a meaning of their own have kinds of their own")
  func marks() {
    #expect(spelled("a?.b!") == ["identifier a", "question ?", "period .", "identifier b", "exclamation !"])
    #expect(kinds(of: "!", in: "!a") == [.prefixOperator])
    #expect(kinds(of: "?", in: "a ? b : c") == [.question])
    #expect(kinds(of: "&", in: "f(&a)") == [.ampersand])
    #expect(kinds(of: "&", in: "A & B") == [.infixOperator])
    #expect(spelled("() -> A=b") == ["leftParen (", "rightParen )", "arrow ->", "identifier A", "equal =", "identifier b"])
  }

  @Test("A comment ends an operator")
  func comments() {
    #expect(spelled("a +// b\nc") == ["identifier a", "infixOperator +", "identifier c"])
    #expect(spelled("a */ b") == ["identifier a", "unknown */", "identifier b"])
  }

  @Test("Closing angle brackets before white space stand alone; others are split by the parser")
  func angleBrackets() {
    #expect(spelled("A<B<C>>? = d").suffix(5) == ["postfixOperator >", "postfixOperator >", "question ?", "equal =", "identifier d"])
    #expect(kinds(of: ">>", in: "a >> b") == [.infixOperator])

    var tokens = tokenize(Array("A<B<C>>()".utf8))
    tokens.splitOperator(at: 5, length: 1)
    #expect(tokens.names[5 ... 6].map { tokens.nameTable.text($0) } == [">", ">"])
    #expect(tokens.starts[5 ... 7] == [5, 6, 7])
    #expect(tokens.ends[5 ... 7] == [6, 7, 8])
    tokens.splitOperator(at: 5, length: 1)
    #expect(tokens.count == 10)
  }
}

@Suite("Directives and macros")
struct HashTests {
  @Test("Directives are one token, macros two")
  func directives() {
    let conditional = spelled("#if DEBUG\n#elseif X\n#else\n#endif").filter { $0.hasPrefix("pound") }
    #expect(conditional == ["pound #if", "pound #elseif", "pound #else", "pound #endif"])
    #expect(spelled("#available(iOS 15, *)").first == "pound #available")
    #expect(spelled("#warning(\"x\")").first == "pound #warning")
    #expect(spelled("#Preview {}").prefix(2) == ["hash #", "identifier Preview"])
    #expect(spelled("##if a").prefix(3) == ["hash #", "pound #if", "identifier a"])
    #expect(spelled("### a").prefix(4) == ["hash #", "hash #", "hash #", "identifier a"])
    #expect(tokenize(Array("#if".utf8)).names[0] == .if)
  }

  @Test("The shebang is a token only at the file's start")
  func shebang() {
    #expect(spelled("#!/usr/bin/swift\na") == ["shebang #!/usr/bin/swift", "identifier a"])
  }

  @Test("Placeholders of an editor")
  func placeholders() {
    #expect(spelled("f(<#value#>)") == ["identifier f", "leftParen (", "placeholder <#value#>", "rightParen )"])
    #expect(kinds(of: "<", in: "a <#b") == [.prefixOperator])
  }
}
