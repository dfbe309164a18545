#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

import Workspace

/// Standard output and standard error as plain file descriptors. A reader that went away (`| head`) ends output quietly.
enum StandardStreams {
  enum Stream: Int32 { case output = 1, error = 2 }

  /// A closed pipe must come back as an error of `write`, not as a signal.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

  /// false if the text could not be written, other than because nobody reads it any more.
  @discardableResult
  static func write(_ text: String, to stream: Stream) -> Bool { write(Array(text.utf8), to: stream.rawValue) }

  @discardableResult
  static func write(_ bytes: [UInt8], to stream: Stream) -> Bool { write(bytes, to: stream.rawValue) }

  static func complain(_ message: String) { write("hanglint: \(message)\n", to: .error) }

  /// Writes a file whole, or appends to it; what went wrong, or nil.
  static func write(_ bytes: [UInt8], toFile path: String, appending: Bool = false) -> String? {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | (appending ? O_APPEND : O_TRUNC), 0o644)
    guard descriptor >= 0 else { return String(cString: strerror(errno)) }
    let isWritten = write(bytes, to: descriptor)
    let failure = isWritten ? nil : String(cString: strerror(errno))
    close(descriptor)
    return failure
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool { writeAll(bytes, to: descriptor) || errno == EPIPE }
}

/// The environment, as far as it decides what output looks like.
struct OutputEnvironment {
  var variables: (String) -> String?

  static var process: OutputEnvironment {
    OutputEnvironment { name in getenv(name).map { String(cString: $0) } }
  }

  /// In order: `--color`, NO_COLOR, FORCE_COLOR and CLICOLOR_FORCE, TERM=dumb, CLICOLOR=0, whether the stream is a terminal.
  func isColoured(_ option: String?, isTerminal: Bool) -> Bool {
    if option == "always" { return true }
    if option == "never" { return false }
    if variables("NO_COLOR").map({ !$0.isEmpty }) == true { return false }
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
      if let value = variables(name), !value.isEmpty, value != "0" { return true }
    }
    if variables("TERM") == "dumb" || variables("CLICOLOR") == "0" { return false }
    return isTerminal
  }

  /// The log is read by a runner that takes commands from it.
  var guardsLogCommands: Bool { ["GITHUB_ACTIONS", "TF_BUILD", "TEAMCITY_VERSION"].contains { variables($0) != nil } }

  var isGitHubActions: Bool { variables("GITHUB_ACTIONS") == "true" }

  /// Progress is for a person who waits.
  /// A framework runs the hook; it does so only when a file of ours is among those it was asked for.
  var isHookRunner: Bool { variables("PRE_COMMIT") != nil }

  func showsProgress(isTerminal: Bool) -> Bool { isTerminal && variables("CI") == nil && variables("PRE_COMMIT") == nil }
}
