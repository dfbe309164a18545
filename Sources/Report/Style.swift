/// The few styles of the `full` format, as ANSI sequences or as nothing.
struct Style {
  var isColoured: Bool

  func error(_ text: String) -> String { paint(text, "1;31") }
  func warning(_ text: String) -> String { paint(text, "1;33") }
  func note(_ text: String) -> String { paint(text, "1;36") }
  func strong(_ text: String) -> String { paint(text, "1") }
  func faint(_ text: String) -> String { paint(text, "2") }
  func good(_ text: String) -> String { paint(text, "32") }

  private func paint(_ text: String, _ code: String) -> String { isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}

/// How wide text is on a terminal: two cells for East Asian wide characters and emoji.
enum DisplayWidth {
  static func of(_ text: some StringProtocol) -> Int { text.reduce(0) { $0 + of($1) } }

  static func of(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if character.unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return 2 }
    let value = scalar.value
    if value < 0x300 { return 1 }
    if scalar.properties.generalCategory == .nonspacingMark || scalar.properties.generalCategory == .enclosingMark { return 0 }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wide.contains { $0.contains(value) } ? 2 : 1
  }

  /// Hangul, kana, ideographs and full-width forms (East Asian Width W and F).
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100 ... 0x115F, 0x2E80 ... 0x303E, 0x3041 ... 0x33FF, 0x3400 ... 0x4DBF, 0x4E00 ... 0x9FFF, 0xA000 ... 0xA4CF, 0xA960 ... 0xA97F,
    0xAC00 ... 0xD7A3, 0xF900 ... 0xFAFF, 0xFE30 ... 0xFE6F, 0xFF00 ... 0xFF60, 0xFFE0 ... 0xFFE6, 0x20000 ... 0x3FFFD,
  ]
}
