/// The commands, in the order in which the help lists them.
enum Command: String, CaseIterable {
  case check, explain, rules, why, inspect, `init`, config, completions

  var spec: CommandSpec {
    switch self {
    case .check:
      CommandSpec("[PATH…]", "find calls that hang the app (the default command)", """
        Reads every Swift file of the project and reports calls that block the main thread, the cooperative pool or a frame. A directory \
        is a project; for a single file the project around it is read and only this file is reported. Default path: the current directory.
        A path that is named like a command is written with ./ before it. @FILE stands for the arguments in FILE, one a line.
        """, examples: [
          ("hanglint", "check the project here"),
          ("hanglint Sources App", "check two folders"),
          ("hanglint -f full --level note App/Feed.swift", "all there is to say about one file"),
          ("hanglint -f concise -f json=hangs.json", "two reports of one run"),
          ("hanglint --staged", "what is about to be committed"),
          ("hanglint --stdin-filename App/Feed.swift - < buffer", "an editor's unsaved text"),
        ])
    case .explain:
      CommandSpec("RULE", "show a rule's page: what it reports, why, and what to do instead", "", examples: [
        ("hanglint explain disk-on-main", "one rule"),
      ])
    case .rules:
      CommandSpec("", "list every rule, its severity here and what it reports",
        "Into a pipe or file it writes one rule a line, tab-separated: id, family, severity, summary.", examples: [])
    case .why:
      CommandSpec("FILE:LINE[:COLUMN]", "say why a line is, or is not, reported",
        "Both halves for every call on the line: where it runs and why, and what it does.", examples: [
          ("hanglint why App/Feed.swift:42", "one line"),
        ])
    case .inspect:
      CommandSpec("KIND FILE…", "show what the tool sees in files, as tab-separated lines", """
        tokens: offset, length, kind. calls: offset, name(label:), number of trailing closures. isolation: line, column, name, isolation, \
        place, reason; the given files are the whole project. resolution: line, column, name, outcome, reason, detail for calls of names that \
        the project around the files declares, then the shares under "# total". Offsets, lengths and columns are bytes.
        """, firstArguments: ["tokens", "calls", "isolation", "resolution"],
        examples: [("hanglint inspect isolation App/Feed.swift", "where each call runs"), ("hanglint inspect resolution App", "what each call leads to")])
    case .`init`:
      CommandSpec("[DIR]", "write a .lintconfig with every setting explained", "It never overwrites one.", examples: [])
    case .config:
      CommandSpec("show|verify [FILE]", "show the settings that hold for a file and where they come from, or check them", "",
        firstArguments: ["show", "verify"], examples: [("hanglint config show App/Feed.swift", "the settings of one file")])
    case .completions:
      CommandSpec("bash|zsh|fish", "write a completion script for a shell", "", firstArguments: ["bash", "zsh", "fish"], examples: [
        ("hanglint completions fish > ~/.config/fish/completions/hanglint.fish", "for fish"),
        ("source <(hanglint completions bash)", "for bash"),
      ])
    }
  }
}

struct CommandSpec {
  var arguments: String
  var summary: String
  var details: String
  /// What the first argument can be; empty: anything.
  var firstArguments: [String]
  var examples: [(line: String, meaning: String)]

  init(_ arguments: String, _ summary: String, _ details: String, firstArguments: [String] = [], examples: [(String, String)]) {
    self.arguments = arguments
    self.summary = summary
    self.details = details
    self.firstArguments = firstArguments
    self.examples = examples.map { (line: $0.0, meaning: $0.1) }
  }
}
