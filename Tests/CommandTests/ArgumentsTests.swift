// From what was typed to what was meant.
import Testing

@testable import hanglint

@Suite struct ArgumentsTests {
  private func parse(_ line: String) throws(UsageError) -> Arguments { try Arguments(line.split(separator: " ").map(String.init)) }

  private func complaint(_ line: String) -> String? {
    do throws(UsageError) {
      _ = try parse(line)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func pathsAloneMeanCheck() throws {
    let arguments = try parse("Sources App")
    #expect(arguments.command == .check)
    #expect(arguments.rest == ["Sources", "App"])
  }

  @Test func optionsMayStandAnywhereAndInEveryForm() throws {
    let arguments = try parse("check -f concise A -fjson=out.json --output-format=full --level note -f=github B --strict")
    #expect(arguments.all(.outputFormat) == ["concise", "json=out.json", "full", "github"])
    #expect(arguments.last(.level) == "note")
    #expect(arguments.has(.strict))
    #expect(arguments.rest == ["A", "B"])
  }

  @Test func theLastOfASingleOptionCounts() throws {
    #expect(try parse("--level note --level error").values[.level] == ["error"])
  }

  @Test func aDashIsStandardInput() throws {
    #expect(try parse("--stdin-filename A.swift -").rest == ["-"])
  }

  @Test func afterTwoDashesEverythingIsAPath() throws {
    #expect(try parse("-- --strict rules").rest == ["--strict", "rules"])
  }

  @Test func helpIsACommandToo() throws {
    #expect(try parse("help explain") == parse("explain --help"))
  }

  @Test(arguments: [
    ("--strickt", "unknown option '--strickt'; did you mean '--strict'?"),
    ("--format json", "unknown option '--format'; did you mean '--output-format'?"),
    ("--xyzzy", "unknown option '--xyzzy'"),
    ("-q", "unknown option '-q'"),
    ("explain --staged", "--staged belongs to check, not to explain"),
    ("--level", "--level needs a value: --level LEVEL"),
    ("--level eror", "--level: 'eror' is none of error, warning, note; did you mean 'error'?"),
    ("-f sarf", "--output-format: 'sarf' is none of concise, full, github, json"),
    ("-f jsn=x", "--output-format: 'jsn' is none of concise, full, github, json; did you mean 'json'?"),
    ("--strict=yes", "--strict takes no value (yes)"),
  ])
  func complaintsSayWhatToDo(_ line: String, _ message: String) {
    #expect(complaint(line) == message)
  }

  @Test func everyOptionIsKnownToSomeCommandAndExplained() {
    for option in Option.allCases {
      #expect(!option.spec.commands.isEmpty)
      #expect(option.spec.help.count > 10)
    }
    let shorts = Option.options(of: .check).compactMap(\.spec.short)
    #expect(Set(shorts).count == shorts.count)
  }

  @Test func helpNamesEveryOptionAndCommand() {
    let page = HelpText.page(.check)
    for option in Option.options(of: .check) { #expect(page.contains(option.long)) }
    for command in Command.allCases {
      #expect(page.contains("\n  \(command.rawValue)"))
      #expect(HelpText.page(command).split(separator: "\n").allSatisfy { $0.count <= HelpText.width })
    }
  }

  @Test func completionsNameEveryOption() {
    for shell in ["bash", "zsh", "fish"] {
      let script = CompletionScripts.script(shell) ?? ""
      for option in Option.allCases { #expect(script.contains(option.rawValue), "\(shell) lacks \(option.long)") }
    }
    #expect(CompletionScripts.script("tcsh") == nil)
  }
}

@Suite struct OutputEnvironmentTests {
  private func isColoured(_ variables: [String: String], option: String? = nil, terminal: Bool = true) -> Bool {
    OutputEnvironment { variables[$0] }.isColoured(option, isTerminal: terminal)
  }

  @Test func colourIsDecidedInOrder() {
    #expect(isColoured([:]))
    #expect(!isColoured([:], terminal: false))
    #expect(isColoured(["NO_COLOR": "1"], option: "always", terminal: false))
    #expect(!isColoured(["FORCE_COLOR": "1"], option: "never"))
    #expect(!isColoured(["NO_COLOR": "1", "FORCE_COLOR": "1"]))
    #expect(isColoured(["NO_COLOR": ""]))
    #expect(isColoured(["FORCE_COLOR": "1", "TERM": "dumb"], terminal: false))
    #expect(!isColoured(["CLICOLOR_FORCE": "0"], terminal: false))
    #expect(!isColoured(["TERM": "dumb"]))
    #expect(!isColoured(["CLICOLOR": "0"]))
  }

  @Test func progressIsForPeople() {
    #expect(OutputEnvironment { _ in nil }.showsProgress(isTerminal: true))
    #expect(!OutputEnvironment { _ in nil }.showsProgress(isTerminal: false))
    #expect(!OutputEnvironment { $0 == "PRE_COMMIT" ? "1" : nil }.showsProgress(isTerminal: true))
  }
}
