/// Completion scripts for shells, written from the tables of commands and options. Rule names are asked of the tool itself.
enum CompletionScripts {
  static func script(_ shell: String) -> String? {
    switch shell {
    case "bash": bash
    case "zsh": zsh
    case "fish": fish
    default: nil
    }
  }

  private static var commandNames: String { Command.allCases.map(\.rawValue).joined(separator: " ") }

  private static var bash: String {
    var text = """
      # bash completion for hanglint
      _hanglint() {
        local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command=check
        case "${COMP_WORDS[1]}" in \(Command.allCases.map(\.rawValue).joined(separator: "|"))) command="${COMP_WORDS[1]}" ;; esac
        COMPREPLY=()
        case "$previous" in

      """
    for option in Option.allCases where option.spec.value != nil {
      let names = (option.spec.short.map { "-\($0)|" } ?? "") + option.long
      let words = option.spec.choices.joined(separator: " ")
      if !words.isEmpty {
        text += "    \(names)) COMPREPLY=($(compgen -W \"\(words)\" -- \"$word\")); return ;;\n"
      } else if option.spec.completesFiles {
        text += "    \(names)) COMPREPLY=($(compgen -f -- \"$word\")); return ;;\n"
      } else {
        text += "    \(names)) return ;;\n"
      }
    }
    text += "  esac\n  if [[ \"$word\" == -* ]]; then\n    case \"$command\" in\n"
    for command in Command.allCases {
      let options = Option.options(of: command).map(\.long).joined(separator: " ")
      text += "      \(command.rawValue)) COMPREPLY=($(compgen -W \"\(options)\" -- \"$word\")) ;;\n"
    }
    text += "    esac\n    return\n  fi\n"
    text += "  if [[ $COMP_CWORD == 1 ]]; then COMPREPLY=($(compgen -W \"\(commandNames)\" -- \"$word\")); fi\n"
    text += "  if [[ $COMP_CWORD == 2 ]]; then\n    case \"$command\" in\n"
    text += "      explain) COMPREPLY=($(compgen -W \"$(hanglint rules 2>/dev/null | cut -f1)\" -- \"$word\")); return ;;\n"
    for command in Command.allCases where !command.spec.firstArguments.isEmpty {
      let words = command.spec.firstArguments.joined(separator: " ")
      text += "      \(command.rawValue)) COMPREPLY=($(compgen -W \"\(words)\" -- \"$word\")); return ;;\n"
    }
    return text + """
          esac
        fi
        COMPREPLY+=($(compgen -f -- "$word"))
      }
      complete -o filenames -F _hanglint hanglint

      """
  }

  private static var zsh: String {
    var text = "#compdef hanglint\n# zsh completion for hanglint\n_hanglint() {\n  local command=check\n"
    text += "  case \"${words[2]}\" in \(Command.allCases.map(\.rawValue).joined(separator: "|"))) command=\"${words[2]}\" ;; esac\n"
    text += "  local -a commands=(\n"
    for command in Command.allCases { text += "    '\(command.rawValue):\(zshText(command.spec.summary))'\n" }
    text += "  )\n  if (( CURRENT == 2 )) && [[ \"${words[2]}\" != -* ]]; then _describe command commands; _files; return; fi\n"
    text += "  case \"$command\" in\n"
    for command in Command.allCases {
      text += "    \(command.rawValue)) _arguments \\\n"
      for option in Option.options(of: command) { text += "      \(zshOption(option)) \\\n" }
      text += "      \(zshArguments(command)) ;;\n"
    }
    return text + "  esac\n}\nif [[ \"$funcstack[1]\" == _hanglint ]]; then _hanglint \"$@\"; else compdef _hanglint hanglint; fi\n"
  }

  private static func zshOption(_ option: Option) -> String {
    let spec = option.spec
    let repeats = spec.repeats ? "*" : ""
    let value = spec.value.map { value in
      let words = spec.choices.isEmpty ? (spec.completesFiles ? "_files" : " ") : "(\(spec.choices.joined(separator: " ")))"
      return ":\(zshText(value)):\(words)"
    } ?? ""
    let equals = spec.value == nil ? "" : "="
    return "'\(repeats)\(option.long)\(equals)[\(zshText(spec.help))]\(value)'"
  }

  private static func zshArguments(_ command: Command) -> String {
    // Words 1 and 2 are the tool and its command.
    if command == .explain { return "'2:rule:($(hanglint rules 2>/dev/null | cut -f1))'" }
    let first = command.spec.firstArguments
    return first.isEmpty ? "'*:file:_files'" : "'2:kind:(\(first.joined(separator: " ")))' '*:file:_files'"
  }

  private static func zshText(_ text: String) -> String {
    var safe = ""
    for character in text {
      switch character {
      case "'": safe += "'\\''"
      case "[", "]", ":", "\\": safe += "\\\(character)"
      default: safe.append(character)
      }
    }
    return safe
  }

  private static var fish: String {
    var text = "# fish completion for hanglint\n"
    for command in Command.allCases {
      text += "complete -c hanglint -n __fish_use_subcommand -a \(command.rawValue) -d '\(fishText(command.spec.summary))'\n"
    }
    for command in Command.allCases {
      let condition = command == .check
        ? "not __fish_seen_subcommand_from \(Command.allCases.filter { $0 != .check }.map(\.rawValue).joined(separator: " "))"
        : "__fish_seen_subcommand_from \(command.rawValue)"
      for option in Option.options(of: command) { text += "complete -c hanglint -n '\(condition)' \(fishOption(option))\n" }
      if !command.spec.firstArguments.isEmpty {
        text += "complete -c hanglint -n '\(condition)' -f -a '\(command.spec.firstArguments.joined(separator: " "))'\n"
      }
    }
    return text + "complete -c hanglint -n '__fish_seen_subcommand_from explain' -f -a '(hanglint rules 2>/dev/null | cut -f1)'\n"
  }

  private static func fishOption(_ option: Option) -> String {
    let spec = option.spec
    let short = spec.short.map { " -s \($0)" } ?? ""
    var value = spec.value == nil ? "" : spec.completesFiles ? " -r -F" : " -x"
    if !spec.choices.isEmpty { value += " -a '\(spec.choices.joined(separator: " "))'" }
    return "-l \(option.rawValue)\(short)\(value) -d '\(fishText(spec.help))'"
  }

  private static func fishText(_ text: String) -> String {
    text.reduce(into: "") { $0 += $1 == "'" || $1 == "\\" ? "\\\($1)" : String($1) }
  }
}
