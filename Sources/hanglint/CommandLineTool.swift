import Knowledge
import Workspace

/// From arguments to an exit code: picks the command and turns its errors into one line on standard error.
enum CommandLineTool {
  static let version = "0.1.0"

  static func run(_ typed: [String]) -> ExitCode {
    StandardStreams.ignoreBrokenPipes()
    do throws(UsageError) {
      return try run(Arguments(ArgumentFile.expand(typed)))
    } catch {
      StandardStreams.write(error.text, to: .error)
      return .failure
    }
  }

  private static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    if arguments.has(.help) { return print(HelpText.page(arguments.command)) }
    if arguments.has(.version) { return print("hanglint \(version)\n") }
    return switch arguments.command {
    case .check: try Check.run(arguments)
    case .explain: try explain(arguments)
    case .rules: try listRules(arguments)
    case .why: try Why.run(arguments, coloured: isColoured(arguments))
    case .inspect: try Inspect.run(arguments)
    case .`init`: try Initialize.run(arguments)
    case .config: try Config.run(arguments)
    case .completions: try completions(arguments)
    }
  }

  private static func isColoured(_ arguments: Arguments) -> Bool {
    OutputEnvironment.process.isColoured(arguments.last(.color), isTerminal: StandardStreams.isTerminal(.output))
  }

  private static func explain(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let pages = try CommandContext(arguments, around: []).readPages()
    let code = try Explain.run(arguments, pages: pages.pages, coloured: isColoured(arguments))
    return complain(pages.problems) ? .failure : code
  }

  private static func listRules(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    guard arguments.rest.isEmpty else { throw UsageError("rules takes no arguments; hanglint explain \(arguments.rest[0]) shows one rule") }
    let context = try CommandContext(arguments, around: [])
    let pages = context.readPages()
    let rows = pages.knowledge.rules.map { rule in
      ListRules.Row(rule: rule, severity: context.settings.severity(rule.id, context.workingDirectory) ?? rule.severity)
    }
    let code = ListRules.run(rows, isTerminal: StandardStreams.isTerminal(.output))
    return complain(pages.problems) ? .failure : code
  }

  /// Writes problems to standard error; true if there is an error among them.
  static func complain(_ problems: [Problem]) -> Bool {
    for problem in problems { StandardStreams.write(problem.text + "\n", to: .error) }
    return problems.contains { $0.kind == .error }
  }

  /// Writes a whole document to standard output.
  static func print(_ text: String) -> ExitCode {
    StandardStreams.write(text, to: .output) ? .success : .failure
  }

  private static func completions(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    guard arguments.rest.count == 1, let script = CompletionScripts.script(arguments.rest[0]) else {
      throw UsageError("completions: for which shell? bash, zsh or fish")
    }
    return print(script)
  }
}

enum ExitCode: Int32 {
  /// Nothing at or above the fail level.
  case success = 0
  case findings = 1
  /// Usage, configuration or internal error.
  case failure = 2
}
