import Workspace

/// One line on standard error that says what takes so long, for a person at a terminal; it appears after half a second and goes away again.
final class Progress {
  private let isShown: Bool
  private let start = monotonicSeconds()
  private var hasWritten = false

  init(isShown: Bool) { self.isShown = isShown }

  func phase(_ name: String) {
    guard isShown, monotonicSeconds() - start > 0.5 else { return }
    StandardStreams.write("\r\u{1B}[2Khanglint: \(name)…", to: .error)
    hasWritten = true
  }

  func clear() {
    if hasWritten { StandardStreams.write("\r\u{1B}[2K", to: .error) }
    hasWritten = false
  }
}
