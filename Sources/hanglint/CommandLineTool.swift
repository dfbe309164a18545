/// From arguments to an exit code: picks the command and turns its errors into one line on standard error.
enum CommandLineTool {
  static let version = "0.1.0"

  static func run(_ typed: [String]) -> ExitCode {
    StandardStreams.ignoreBrokenPipes()
    do throws(UsageError) {
      return try run(Arguments(ArgumentFile.expand(typed)))
    } catch {
      StandardStreams.complain(error.message)
      return .failure
    }
  }

  private static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    if arguments.has(.help) { return print(HelpText.page(arguments.command)) }
    if arguments.has(.version) { return print("hanglint \(version)\n") }
    return switch arguments.command {
    case .inspect: try Inspect.run(arguments)
    case .completions: try completions(arguments)
    default: throw UsageError("\(arguments.command.rawValue): not there yet")
    }
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
