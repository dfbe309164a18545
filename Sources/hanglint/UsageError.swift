import Workspace

/// Why a command did nothing: what was typed is no valid command line, settings are wrong, or something cannot be read. Exit code 2.
struct UsageError: Error, Equatable {
  var message: String
  /// In place of the message, where files are to blame.
  var problems: [Problem] = []

  init(_ message: String) { self.message = message }

  init(_ error: WorkspaceError) {
    message = ""
    problems = error.problems
  }

  /// A path that does not exist may have been meant for a command.
  func hinting(at arguments: [FilePath]) -> UsageError {
    var error = self
    for index in problems.indices where arguments.contains(where: { $0.text == problems[index].path }) {
      if let hint = Arguments.hint(forMissing: problems[index].path) { error.problems[index].message += "; " + hint }
    }
    return error
  }

  /// Whole lines for standard error.
  var text: String {
    problems.isEmpty ? "hanglint: \(message)\n" : problems.map { $0.text + "\n" }.joined()
  }
}
