import Knowledge

/// Arguments as they were typed: the command, its options and the rest, held against the tables. What they mean is left to the commands.
struct Arguments: Equatable {
  var command = Command.check
  /// Values in the order given; a flag has one empty value.
  var values: [Option: [String]] = [:]
  var rest: [String] = []

  func has(_ option: Option) -> Bool { values[option] != nil }
  func last(_ option: Option) -> String? { values[option]?.last }
  func all(_ option: Option) -> [String] { values[option] ?? [] }
}

extension Arguments {
  init(_ typed: [String]) throws(UsageError) {
    var words = typed[...]
    if let first = words.first, let named = Command(rawValue: first) {
      command = named
      words = words.dropFirst()
    } else if words.first == "help" {
      // As in most tools: `help` and `help COMMAND`.
      command = words.dropFirst().first.flatMap(Command.init(rawValue:)) ?? .check
      values[.help] = [""]
      return
    }
    while let word = words.popFirst() {
      if word == "--" {
        rest += words
        break
      }
      if word.hasPrefix("--") {
        try takeLong(word, &words)
      } else if word.hasPrefix("-"), word != "-" {
        try takeShort(word, &words)
      } else {
        rest.append(word)
      }
    }
  }

  private mutating func takeLong(_ word: String, _ words: inout ArraySlice<String>) throws(UsageError) {
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = Option(rawValue: parts[0]), option.spec.commands.contains(command) else { throw unknown("--" + parts[0]) }
    try take(option, attached: parts.count > 1 ? parts[1] : nil, &words)
  }

  private mutating func takeShort(_ word: String, _ words: inout ArraySlice<String>) throws(UsageError) {
    let letter = word[word.index(after: word.startIndex)]
    guard let option = Option.options(of: command).first(where: { $0.spec.short == letter }) else { throw unknown(word) }
    var attached: String? = word.count > 2 ? String(word.dropFirst(2)) : nil
    if attached?.hasPrefix("=") == true { attached?.removeFirst() }
    try take(option, attached: attached, &words)
  }

  private mutating func take(_ option: Option, attached: String?, _ words: inout ArraySlice<String>) throws(UsageError) {
    let spec = option.spec
    guard let value = spec.value else {
      if let attached { throw UsageError("\(option.long) takes no value (\(attached))") }
      values[option] = [""]
      return
    }
    guard let text = attached ?? words.popFirst() else { throw UsageError("\(option.long) needs a value: \(option.long) \(value)") }
    try Arguments.hold(text, against: spec, of: option)
    if spec.repeats { values[option, default: []].append(text) } else { values[option] = [text] }
  }

  private static func hold(_ text: String, against spec: OptionSpec, of option: Option) throws(UsageError) {
    guard !spec.choices.isEmpty else { return }
    // `json=FILE`: only what stands before the `=` is a choice.
    let chosen = spec.value?.contains("=") == true ? String(text.prefix { $0 != "=" }) : text
    guard !spec.choices.contains(chosen) else { return }
    let near = closest(to: chosen, in: spec.choices).map { "; did you mean '\($0)'?" } ?? ""
    throw UsageError("\(option.long): '\(chosen)' is none of \(spec.choices.joined(separator: ", "))\(near)")
  }

  /// What to say of a path that does not exist, if it looks like a command.
  static func hint(forMissing path: String) -> String? {
    if Command(rawValue: path) != nil { return "a command stands before all options: hanglint \(path) …" }
    return closest(to: path, in: Command.allCases.map(\.rawValue)).map { "did you mean the command '\($0)'?" }
  }

  private func unknown(_ word: String) -> UsageError {
    let name = String(word.drop { $0 == "-" })
    if let elsewhere = Option(rawValue: name) {
      let commands = Command.allCases.filter { elsewhere.spec.commands.contains($0) }.map(\.rawValue)
      return UsageError("\(word) belongs to \(commands.joined(separator: ", ")), not to \(command.rawValue)")
    }
    let known = Option.options(of: command).map(\.rawValue)
    let near = name.count > 1 ? (closest(to: name, in: known) ?? Arguments.sharingWord(with: name, known)).map { "; did you mean '--\($0)'?" } ?? "" : ""
    return UsageError("unknown option '\(word)'\(near)")
  }

  /// `--format` for `--output-format`.
  private static func sharingWord(with name: String, _ options: [String]) -> String? {
    options.first { option in
      let words = option.split(separator: "-").map(String.init)
      return words.count > 1 && closest(to: name, in: words) != nil
    }
  }
}
