// Patterns and their conditions: what is read, and what is refused where.
import Testing

@testable import Knowledge

/// Reads a pattern whose string begins right before column 1; errors count columns in the pattern.
private func read(_ text: String) -> (pattern: CalleePattern?, errors: [String]) {
  var log = ErrorLog(path: "page.md", bytes: [])
  let string = TOMLString(text: text, position: LineColumn(line: 7, column: 3))
  let pattern = CalleePattern.read(string, page: Page(path: "effects/test.md", text: ""), log: &log)
  return (pattern, log.errors.map { "\($0.position.line):\($0.position.column &- 3): \($0.message); \($0.remedy)" })
}

@Suite struct Patterns {
  @Test(arguments: [
    "getaddrinfo(_:_:_:_:)", "fopen", "FileManager.copyItem(at:to:)", "Data.init(contentsOf:)", "Data.init", "ProcessInfo.hostName",
    "*.contentsOfDirectory(atPath:)", "DispatchQueue.main.async(execute:)", "DispatchQueue.async(group?:qos?:flags?:execute:)", "A.B.c",
    "A.B.c(_?:in:)", "UserDefaults.subscript(_:)", "sockaddr_in.init()", "DispatchSemaphore.wait(timeout:) when timeout > 0.05",
    "sleep(_:) unless #0 <= 0.005", "f(a:b:) when a is remote and b is absent unless receiver has main unless #1 is nil",
    "f(in:) when in is present",
  ])
  func readBackAsWritten(_ text: String) {
    let (pattern, errors) = read(text)
    #expect(errors.isEmpty)
    #expect(pattern?.description == text)
  }

  @Test func theirParts() throws {
    let free = try #require(read("getaddrinfo(_:_:)").pattern)
    #expect(free.kind == .free && free.type.isEmpty && free.labels?.map(\.text) == ["_", "_"])
    #expect(free.origin == PageLine(page: "effects/test", line: 7))
    let nested = try #require(read("URLSession.Configuration.default.use(timeout?:)").pattern)
    #expect(nested.kind == .member && nested.type == ["URLSession", "Configuration"] && nested.staticMember == "default" && nested.name == "use")
    #expect(nested.labels == [CalleePattern.Label(text: "timeout", optional: true)])
    #expect(read("ProcessInfo.hostName").pattern?.kind == .property)
    #expect(read("Data.init(contentsOf:)").pattern?.kind == .initializer)
    #expect(read("Data.init").pattern?.labels == nil)
    #expect(read("UserDefaults.subscript(_:)").pattern?.kind == .subscript)
    #expect(read("*.wait()").pattern?.type == ["*"])
    #expect(read("FileManager.`default`").pattern?.name == "default")
  }

  @Test func theirConditions() throws {
    let pattern = try #require(read("wait(timeout:qos?:) when timeout>0.05 and #1 present unless qos is nil").pattern)
    #expect(
      pattern.condition?.clauses == [
        Condition.Clause(negated: false, subject: .argument(label: "timeout"), test: .compare(.greater, 0.05)),
        Condition.Clause(negated: false, subject: .position(1), test: .present),
        Condition.Clause(negated: true, subject: .argument(label: "qos"), test: .is("nil")),
      ])
  }

  @Test(arguments: [
    ("", "7:1: a name is expected; write name(label:), Type.name(label:) or Type.property"),
    ("A.", "7:3: a name is expected; write name(label:), Type.name(label:) or Type.property"),
    ("f(a)", "7:4: a label ends in ':'; write a:"),
    ("f(a:, b:)", "7:5: a label is expected; write (label:_:) without blanks and commas"),
    ("f(:)", "7:3: a label is expected; write _: for an argument without label"),
    ("f(a:", "7:2: the labels are not closed; add )"),
    ("Array<Int>.map(_:)", "7:6: '<' cannot follow the name; generic arguments are not written"),
    ("UIImage.init?(named:)", "7:13: '?' cannot follow the name; a failable initialiser is written init"),
    ("init(a:)", "7:1: 'init' needs a type; write Type.init(…)"),
    ("A.*.f()", "7:3: '*' stands for the whole receiver; write *.name(label:)"),
    ("A.b.c.d()", "7:3: 'b' is no type; only the last part before the name may be a static member"),
    ("f() if a > 1", "7:5: 'if' cannot stand here; write 'when' or 'unless' before a condition"),
    ("f() when a > 1 or b > 1", "7:16: 'or' cannot stand here; write the pattern once more with the other condition"),
    ("f() unless a > 1 and b > 1", "7:18: 'and' cannot stand here; 'unless' takes one test: write 'unless' again"),
    ("f() when", "7:9: a condition needs a subject; write an argument's label, #0, receiver, assigned, result, loop or body"),
    ("f() when #x is nil", "7:10: '#' needs the place of an argument; write #0 for the first"),
    ("f() when a", "7:11: a test is missing; write a comparison, 'has WORD', 'is …', 'is absent' or 'is present'"),
    ("f() when a != 1", "7:12: '!=' is no comparison; write unless … == …"),
    ("f() when a > soon", "7:14: a number is expected after '>'; write seconds as 0.05 or 5"),
    ("f() when a is remot", "7:15: 'is remot' is no test; did you mean 'remote'?"),
    ("f() when a is not nil", "7:15: 'is not' is no test; write unless … is …"),
    ("f() when a has .x", "7:16: 'has' takes one word; write it without the dot"),
  ])
  func mistakesAreReportedAtTheirByte(_ text: String, _ message: String) {
    let (pattern, errors) = read(text)
    #expect(pattern == nil)
    #expect(errors == [message])
  }
}
