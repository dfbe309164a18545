/// Help pages, written from the tables of commands and options.
enum HelpText {
  static let width = 100

  static func page(_ command: Command) -> String {
    command == .check ? mainPage : commandPage(command)
  }

  private static var mainPage: String {
    var text = """
      hanglint finds calls that hang apps: on the main thread, Swift's cooperative pool or inside a frame.

      Usage: hanglint [check] [PATH…] [OPTION…]
             hanglint COMMAND [ARGUMENT…]

      Commands:

      """
    for command in Command.allCases {
      text += row("  " + command.rawValue + (command.spec.arguments.isEmpty ? "" : " " + command.spec.arguments), command.spec.summary)
    }
    text += "\nhanglint COMMAND --help says more about one.\n\n"
    text += wrapped(Command.check.spec.details) + "\n" + options(.check)
    text += examples(.check)
    text += """

      Exit codes: 0 nothing at or above the fail level, 1 findings, 2 usage, settings or internal error.
      A call is allowed by a comment at the end of its line: // allow-sync: reason

      """
    return text
  }

  private static func commandPage(_ command: Command) -> String {
    let spec = command.spec
    let arguments = spec.arguments.isEmpty ? "" : " " + spec.arguments
    var text = "Usage: hanglint \(command.rawValue)\(arguments) [OPTION…]\n\n"
    text += wrapped(spec.summary.prefix(1).uppercased() + spec.summary.dropFirst() + ".")
    if !spec.details.isEmpty { text += "\n" + wrapped(spec.details) }
    return text + "\n" + options(command) + examples(command)
  }

  private static func options(_ command: Command) -> String {
    Option.options(of: command).reduce("Options:\n") { text, option in
      let short = option.spec.short.map { "-\($0), " } ?? "    "
      let value = option.spec.value.map { " " + $0 } ?? ""
      return text + row("  \(short)\(option.long)\(value)", option.spec.help)
    }
  }

  private static func examples(_ command: Command) -> String {
    guard !command.spec.examples.isEmpty else { return "" }
    return command.spec.examples.reduce("\nExamples:\n") { text, example in
      text + "  \(example.line)\n      \(example.meaning)\n"
    }
  }

  /// A term, and what it means from column 36 on.
  private static func row(_ term: String, _ meaning: String) -> String {
    let indent = 36
    let lines = wrap(meaning, indent: indent)
    let first = term.count + 2 <= indent
      ? term + String(repeating: " ", count: indent - term.count) + (lines.first ?? "")
      : term + "\n" + String(repeating: " ", count: indent) + (lines.first ?? "")
    return ([first] + lines.dropFirst().map { String(repeating: " ", count: indent) + $0 }).joined(separator: "\n") + "\n"
  }

  private static func wrapped(_ text: String) -> String {
    text.split(separator: "\n").flatMap { wrap(String($0), indent: 0) }.map { $0 + "\n" }.joined()
  }

  private static func wrap(_ text: String, indent: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
