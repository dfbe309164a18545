/// What went wrong on the way to a result: an unreadable file, a wrong setting. A run with errors ends with exit code 2, whatever it found.

public struct Problem: Sendable, Hashable {
  public enum Kind: String, Sendable { case error, warning }

  public var kind: Kind
  /// The file it is about, or empty.
  public var path: String
  /// From 1, in UTF-8 bytes; 0 where no line is to blame.
  public var line: Int
  public var column: Int
  /// One line: what is wrong and what to do about it.
  public var message: String
  /// The line it stands in, for a caret below it.
  public var sourceLine: String?

  public init(_ kind: Kind = .error, path: String = "", line: Int = 0, column: Int = 0, message: String, sourceLine: String? = nil) {
    self.kind = kind
    self.path = path
    self.line = line
    self.column = column
    self.message = message
    self.sourceLine = sourceLine
  }

  /// `.lintconfig:3:1: error: …`, then the source line and a caret.
  public var text: String {
    var place = path
    if line > 0 { place += ":\(line)" + (column > 0 ? ":\(column)" : "") }
    var text = (place.isEmpty ? "" : place + ": ") + "\(kind.rawValue): \(message)"
    if let sourceLine {
      // Tabs are kept, so that the caret stands below what it points at.
      let (shown, before) = excerpt(sourceLine)
      let indent = before.map { $0 == "\t" ? "\t" : " " }.joined()
      text += "\n  \(shown)\n  \(indent)^"
    }
    return text
  }

  /// As much of a line as can be read at a glance, and what of it stands before the caret.
  private func excerpt(_ line: String) -> (shown: String, before: String) {
    let before = String(decoding: line.utf8.prefix(max(column - 1, 0)), as: UTF8.self)
    guard line.count > Problem.longest else { return (line, before) }
    let start = max(before.count - Problem.longest / 2, 0)
    let shown = line.dropFirst(start).prefix(Problem.longest)
    let (head, tail) = (start > 0 ? "…" : "", start + shown.count < line.count ? "…" : "")
    return (head + shown + tail, head + before.dropFirst(start))
  }

  /// Characters.
  private static let longest = 160
}

/// The error that ends a run before it has a result.
public struct WorkspaceError: Error, Sendable, Equatable {
  public var problems: [Problem]
  public init(_ problems: [Problem]) { self.problems = problems }
  public init(_ message: String, path: String = "") { problems = [Problem(path: path, message: message)] }
}
