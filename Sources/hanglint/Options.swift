/// The one ordered table of options. The parser, the help and the completions read it; what an option means is left to the commands.
enum Option: String, CaseIterable {
  case outputFormat = "output-format"
  case outputFile = "output-file"
  case level
  case failLevel = "fail-level"
  case exitZero = "exit-zero"
  case strict
  case stdinFilename = "stdin-filename"
  case staged
  case config
  case isolated
  case set
  case root
  case today
  case jobs
  case noCache = "no-cache"
  case cacheDirectory = "cache-dir"
  case color
  case timing
  case help
  case version

  var spec: OptionSpec {
    switch self {
    case .outputFormat:
      OptionSpec("f", "FORMAT[=FILE]", repeats: true, choices: ReportFormat.allCases.map(\.rawValue), commands: [.check], """
        how findings are written: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")); with =FILE into a file. May be given \
        several times. Default: full on a terminal, github in GitHub Actions, else concise
        """)
    case .outputFile:
      OptionSpec("o", "FILE", commands: [.check], "write the report to FILE instead of standard output", completesFiles: true)
    case .level:
      OptionSpec(nil, "LEVEL", choices: levels, commands: [.check], "lowest severity shown: error, warning (default) or note")
    case .failLevel:
      OptionSpec(nil, "LEVEL", choices: levels, commands: [.check], "lowest severity that makes the exit code 1 (default warning)")
    case .exitZero:
      OptionSpec(commands: [.check], "exit with 0 even if there are findings; errors still exit with 2")
    case .strict:
      OptionSpec(commands: [.check], "report every use of the source APIs wherever it stands, as a grep gate would")
    case .stdinFilename:
      OptionSpec(nil, "PATH", commands: [.check], "read PATH's text from standard input (with the argument -) and report this file only",
        completesFiles: true)
    case .staged:
      OptionSpec(commands: [.check], "read files and settings from git's index instead of the disk")
    case .config:
      OptionSpec(nil, "FILE", commands: [.check, .why, .config, .rules, .explain, .inspect],
        "use this .lintconfig instead of the nearest one", completesFiles: true)
    case .isolated:
      OptionSpec(commands: [.check, .why, .config, .rules, .explain, .inspect], "read no .lintconfig at all")
    case .set:
      OptionSpec(nil, "KEY=VALUE", repeats: true, commands: [.check, .why, .config, .rules, .explain, .inspect],
        "override one setting, as severity.disk-on-main=off; may be given several times")
    case .root:
      OptionSpec(nil, "DIR", commands: [.check, .why], "take DIR as the project", completesFiles: true)
    case .today:
      OptionSpec(nil, "YYYY-MM-DD", commands: [.check, .why], "the date against which until= of allow comments is held (default: today)")
    case .jobs:
      OptionSpec("j", "N", commands: [.check], "read so many files at a time (default: one for each core)")
    case .noCache:
      OptionSpec(commands: [.check], "read and judge everything anew, and remember nothing of it")
    case .cacheDirectory:
      OptionSpec(nil, "DIR", commands: [.check], "where to remember what was read and found (default: .build/hanglint in a package, else the user's cache directory)",
        completesFiles: true)
    case .color:
      OptionSpec(nil, "WHEN", choices: ["auto", "always", "never"], commands: [.check, .explain, .why, .rules],
        "colour: auto (default), always or never; NO_COLOR and FORCE_COLOR are honoured")
    case .timing:
      OptionSpec(commands: [.check], "say on standard error how long each phase took")
    case .help:
      OptionSpec("h", commands: Set(Command.allCases), "show this help")
    case .version:
      OptionSpec("V", commands: [.check], "show the version")
    }
  }

  private var levels: [String] { ["error", "warning", "note"] }

  var long: String { "--" + rawValue }

  static func options(of command: Command) -> [Option] { allCases.filter { $0.spec.commands.contains(command) } }
}

struct OptionSpec {
  var short: Character?
  /// What stands for its value in the help; nil for a flag.
  var value: String?
  var repeats = false
  /// The values allowed; empty: any.
  var choices: [String]
  var commands: Set<Command>
  var help: String
  var completesFiles: Bool

  init(
    _ short: Character? = nil, _ value: String? = nil, repeats: Bool = false, choices: [String] = [], commands: Set<Command>, _ help: String,
    completesFiles: Bool = false
  ) {
    self.short = short
    self.value = value
    self.repeats = repeats
    self.choices = choices
    self.commands = commands
    self.help = help
    self.completesFiles = completesFiles
  }
}

/// The formats a report can be written in.
enum ReportFormat: String, CaseIterable {
  case concise, full, github, json
}
