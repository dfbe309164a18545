// What the TOML reader accepts, and where and how it reports the rest.
import Testing

@testable import Knowledge

private func read(_ text: String) -> (table: TOMLTable, errors: [PageError]) {
  let bytes = Array(text.utf8)
  var log = ErrorLog(path: "test.toml", bytes: bytes)
  let table = TOMLTable.read(bytes, log: &log)
  return (table, log.errors)
}

/// The errors as they are printed: line, column, message.
private func messages(_ text: String) -> [String] {
  read(text).errors.map { "\($0.position.line):\($0.position.column): \($0.message)" }
}

@Suite struct TOMLMistakes {
  @Test(arguments: [
    ("a 1", "1:3: '=' is expected after the key"),
    ("a: 1", "1:2: ':' stands where '=' is expected"),
    ("= 1", "1:1: a key is expected"),
    ("é = 1", "1:1: a key with letters beyond ASCII needs quotes"),
    ("a =", "1:4: a value is expected"),
    ("a = 1 2", "1:7: nothing may follow the value or header on its line"),
    ("a = 1,", "1:6: nothing may follow the value or header on its line"),
    ("a = error", "1:5: a string needs quotes"),
    ("a = True", "1:5: 'True' is no value"),
    ("a = \"x", "1:5: the string is not closed on this line"),
    ("a = 'x", "1:5: the string is not closed on this line"),
    ("a = \"é\\d\"", "1:8: '\\d' is no escape"),
    ("a = \"\\uD800\"", "1:6: this escape is no Unicode scalar"),
    ("a = \"\"\"x\n", "1:5: the text is not closed"),
    ("a = 007", "1:5: '007' is no number"),
    ("a = 1__0", "1:5: '1__0' is no number"),
    ("a = 1.", "1:5: '1.' is no number"),
    ("a = 9223372036854775808", "1:5: '9223372036854775808' is no number"),
    ("a = inf", "1:5: 'inf' is not supported here"),
    ("a = 2027-01-31", "1:5: dates and times are not supported here"),
    ("a = 07:32:00", "1:5: dates and times are not supported here"),
    ("a = { b = 1 }", "1:5: inline tables are not supported here"),
    ("a = [1 2]", "1:8: a comma is missing between two elements"),
    ("a = [\n  \"x\"\n  \"y\",\n]", "3:3: a comma is missing between two elements"),
    ("a = [1,", "1:5: the array is not closed"),
    ("[a", "1:1: the header is not closed"),
    ("[[a]", "1:1: the header is not closed"),
    ("[]", "1:2: a key is expected"),
    ("a = 1\na = 2", "2:1: duplicate key 'a', first written in line 1"),
    ("[a]\n[b]\n[a]", "3:2: the table 'a' is opened twice, first in line 1"),
    ("a = 1\n[a]", "2:2: 'a' already has a value, written in line 1"),
    ("[[a]]\n[a]", "2:2: 'a' is an array of tables since line 1"),
    ("[a]\n[[a]]", "2:3: 'a' is no array of tables, see line 1"),
    ("a = 1\n[a.b]", "2:2: 'a' is no table, it has a value in line 1"),
    ("[a.b]\n[a]\nb.c = 1", "3:1: 'b' cannot be extended here, it is defined in line 1"),
    ("a = \"\u{1}\"", "1:6: the control character U+0001 cannot stand here"),
    ("\u{FEFF}a = 1", "1:1: the file begins with a byte order mark"),
  ])
  func areReportedWithTheirPlace(_ text: String, _ message: String) {
    #expect(messages(text) == [message])
  }

  @Test func areAllFoundInOneRun() {
    let text = """
      a = yes
      b = 1
      b = 2
      [c
      list = [
        "x",
        nope,
        "y" "z",
      ]
      d = {}
      """
    #expect(
      messages(text) == [
        "1:5: a string needs quotes", "3:1: duplicate key 'b', first written in line 2", "4:1: the header is not closed",
        "7:3: a string needs quotes", "10:5: inline tables are not supported here",
      ])
  }

  @Test(arguments: ["\"a()\"", "\"a()\",", "", "bare", "[1, 2]"])
  func anUnclosedArrayDoesNotSwallowTheNextTable(_ element: String) {
    let (table, all) = read("[[effect]]\ncalls = [\n  \(element)\n\n[[effect]]\nname = \"b\"\n")
    let errors = all.filter { $0.position.line == 2 }
    #expect(errors.map(\.message) == ["the array is not closed"])
    #expect(errors.first?.position == LineColumn(line: 2, column: 9))
    var log = ErrorLog(path: "", bytes: [])
    #expect(table.tables("effect", &log).last?.string("name", &log) == "b")
  }

  @Test func carryTheirLineAndARemedy() {
    let error = read("# first\r\nlevel = error  # no\r\n").errors.first
    #expect(error?.sourceLine == "level = error  # no")
    #expect(error?.remedy == "write \"error\"")
  }

  @Test func bytesThatAreNotText() {
    let bytes: [UInt8] = Array("a = 1\nb = \"".utf8) + [0xFF] + Array("\"".utf8)
    var log = ErrorLog(path: "", bytes: bytes)
    _ = TOMLTable.read(bytes, log: &log)
    #expect(log.errors.map(\.message) == ["these bytes are not UTF-8"])
    #expect(log.errors.first?.position == LineColumn(line: 2, column: 6))
  }

  @Test func neitherDepthNorPrefixesTrap() {
    _ = read("a = " + String(repeating: "[", count: 100_000))
    _ = read(String(repeating: "a.", count: 100_000) + "a = 1")
    let text = "[a.\"b\"]\nk.l = \"\"\"x\\\n y\"\"\" # c\n[[t]]\nv = [1, 'z', 0x1F, 1.5e-3, [true]]\r\nw = \"\\u00e9\""
    for length in 0...text.utf8.count { _ = read(String(decoding: text.utf8.prefix(length), as: UTF8.self)) }
  }
}

@Suite struct TOMLValues {
  private func value(_ text: String) -> TOMLValue? {
    let (table, errors) = read("v = " + text)
    #expect(errors.isEmpty)
    return table["v"]
  }

  private func string(_ text: String) -> String? {
    if case .string(let string) = value(text)?.content { return string }
    return nil
  }

  @Test func strings() {
    #expect(string(#""a\tb\\ \"q\" \u00e9 \U0001F600""#) == "a\tb\\ \"q\" é 😀")
    #expect(string(#"'a\tb'"#) == "a\\tb")
    #expect(string("\"\"\"\nline\r\nnext \\\n   joined\"\"\"") == "line\nnext joined")
    #expect(string("\"\"\"\"quoted\"\"\"\"\"") == "\"quoted\"\"")
    #expect(string("'''\n'x' \\'''") == "'x' \\")
  }

  @Test func numbersAndBooleans() {
    func integer(_ text: String) -> Int64? { if case .integer(let number) = value(text)?.content { number } else { nil } }
    func float(_ text: String) -> Double? { if case .float(let number) = value(text)?.content { number } else { nil } }
    #expect(integer("-1_000") == -1000)
    #expect(integer("0xFF") == 255)
    #expect(integer("0b101") == 5)
    #expect(integer("0o17") == 15)
    #expect(float("-0.05") == -0.05)
    #expect(float("5e3") == 5000)
    if case .boolean(let flag) = value("true")?.content { #expect(flag) } else { Issue.record("true is a boolean") }
  }

  @Test func arraysSpanLines() {
    let (table, errors) = read("calls = [\n  \"a\", # first\n\n  'b',\n]\nnext = 1")
    var log = ErrorLog(path: "", bytes: [])
    let strings = table.strings("calls", &log)
    #expect(errors.isEmpty && log.errors.isEmpty)
    #expect(
      strings == [
        TOMLString(text: "a", position: LineColumn(line: 2, column: 3)), TOMLString(text: "b", position: LineColumn(line: 4, column: 3)),
      ])
    #expect(table.integer("next", &log) == 1)
  }

  @Test func tables() {
    let (table, errors) = read(
      "severity.all = \"off\"\n[build]\nmode = 6\n[[override]]\na = 1\n[override.severity]\nb = 2\n[[override]]\na = 3\n[x.y]\n[x]\n")
    var log = ErrorLog(path: "", bytes: [])
    #expect(errors.isEmpty)
    #expect(table.entries.map(\.key) == ["severity", "build", "override", "x"])
    #expect(table.table("severity", &log)?.string("all", &log) == "off")
    let overrides = table.tables("override", &log)
    #expect(overrides.count == 2)
    #expect(overrides.first?.table("severity", &log)?.integer("b", &log) == 2)
    #expect(overrides.last?.position == LineColumn(line: 8, column: 3))
    #expect(log.errors.isEmpty)
  }
}

@Suite struct TOMLGetters {
  @Test func wrongTypesAndKeysAreReported() {
    let text = "name = 1\nroot = \"true\"\nlist = [\"a\", 2]\nincldue = []\nlevel = \"eror\""
    let bytes = Array(text.utf8)
    var log = ErrorLog(path: ".lintconfig", bytes: bytes)
    let table = TOMLTable.read(bytes, log: &log)
    #expect(table.string("name", &log) == nil)
    #expect(table.boolean("root", &log) == nil)
    #expect(table.strings("list", &log)?.map(\.text) == ["a"])
    #expect(table.word("level", of: ["error", "warning"], &log) == nil)
    #expect(table.string("absent", &log) == nil)
    table.reportUnknownKeys(known: ["name", "root", "list", "level", "include"], &log)
    #expect(
      log.errors.map { "\($0.position.line):\($0.position.column): \($0.message); \($0.remedy)" } == [
        "1:8: 'name' must be a string, this is an integer; write name = \"…\"",
        "2:8: 'root' must be true or false, this is a string; write root = true or root = false, without quotes",
        "3:14: 'list' holds strings, this is an integer; put it in quotes",
        "5:9: 'level' cannot be \"eror\"; did you mean 'error'?",
        "4:1: unknown key 'incldue'; did you mean 'include'?",
      ])
  }

  @Test func theNearestNameIsMeant() {
    let names = ["sleep-in-async", "disk-on-main", "disk-in-async"]
    #expect(closest(to: "disc-on-main", in: names) == "disk-on-main")
    #expect(closest(to: "sleep-in-asnyc", in: names) == "sleep-in-async")
    #expect(closest(to: "network", in: names) == nil)
    #expect(closest(to: "", in: ["a"]) == "a")
  }
}
