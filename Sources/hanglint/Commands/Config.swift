import Knowledge
import Workspace

/// `config show` and `config verify`: the settings that hold for a file, with their origins, and whether they are right.
enum Config {
  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    let verbs = Command.config.spec.firstArguments
    guard let verb = arguments.rest.first, verbs.contains(verb), arguments.rest.count <= 2 else {
      throw UsageError("config: show or verify? as: hanglint config show App/Feed.swift")
    }
    let paths = Array(arguments.rest.dropFirst())
    let context = try CommandContext(arguments, around: paths)
    let path = context.workingDirectory.resolving(FilePath(paths.first ?? "."))
    return verb == "show" ? show(context, path) : verify(context, path)
  }

  private static func show(_ context: CommandContext, _ path: FilePath) -> ExitCode {
    let settings = context.settings.settings(for: path)
    let rows = settings.listing(for: path, rules: context.readPages().ruleNames)
    let width = rows.map { $0.key.count + $0.value.count + 3 }.max() ?? 0
    let lines = rows.map { row in
      let line = "\(row.key) = \(row.value)"
      return line + String(repeating: " ", count: max(0, width - line.count)) + "  # \(row.origin)\n"
    }
    return CommandLineTool.print(lines.joined())
  }

  private static func verify(_ context: CommandContext, _ path: FilePath) -> ExitCode {
    let pages = context.readPages()
    let problems = context.settings.warnings + pages.problems + context.settings.unknownRules(known: pages.ruleNames)
    if CommandLineTool.complain(problems) { return .failure }
    let file = context.settings.settings(for: path).file?.text
    return CommandLineTool.print(file.map { "\($0) is right\n" } ?? "no .lintconfig here: the defaults hold\n")
  }
}
