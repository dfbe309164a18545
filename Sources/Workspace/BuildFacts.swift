/// What one level of a build description says of a module's mode, before defaults are filled in: shared by manifests, Xcode projects and settings.

import Analysis

struct BuildFacts: Sendable, Equatable {
  var languageMode: BuildMode.LanguageMode?
  var defaultIsolationMain: Bool?
  var features: Set<String> = []

  /// `5`, `5.0`, `6`, `6.2` …; other versions (4, 4.2) mean mode 5 to everything this tool looks at.
  static func languageMode(_ text: String) -> BuildMode.LanguageMode? {
    guard let major = Int(text.prefix { $0 != "." }) else { return nil }
    return major >= 6 ? .v6 : .v5
  }

  /// The compiler's own flags, as `unsafeFlags`, `OTHER_SWIFT_FLAGS` and build logs hold them.
  mutating func apply(flags: [String]) {
    let flags = flags.filter { $0 != "-Xfrontend" }
    for (index, flag) in flags.enumerated() {
      let next = index + 1 < flags.count ? flags[index + 1] : ""
      switch flag {
      case "-swift-version": languageMode = BuildFacts.languageMode(next) ?? languageMode
      case "-default-isolation": defaultIsolationMain = next == "MainActor"
      case "-enable-upcoming-feature", "-enable-experimental-feature": features.insert(next)
      case "-disable-upcoming-feature", "-disable-experimental-feature": features.remove(next)
      case "-strict-concurrency": if next == "complete" { features.insert("StrictConcurrency") }
      case "-strict-concurrency=complete", "-warn-concurrency": features.insert("StrictConcurrency")
      default:
        if flag.hasPrefix("-default-isolation=") { defaultIsolationMain = flag.hasSuffix("=MainActor") }
      }
    }
  }

  func mode(origin: String, languageDefault: BuildMode.LanguageMode = .v5) -> BuildMode {
    var mode = BuildMode(languageMode: languageMode ?? languageDefault, origin: origin)
    mode.defaultIsolationMain = defaultIsolationMain ?? false
    for feature in features { mode.enable(feature: feature) }
    return mode
  }

  /// Words of a flags setting: blanks separate, quotes and backslashes keep together.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isOpen = false
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped { word.append(character); isEscaped = false; continue }
      if character == "\\" { isEscaped = true; isOpen = true; continue }
      if let open = quote {
        if character == open { quote = nil } else { word.append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        isOpen = true
      } else if character.isWhitespace {
        if isOpen || !word.isEmpty { words.append(word) }
        (word, isOpen) = ("", false)
      } else {
        word.append(character)
      }
    }
    if isOpen || !word.isEmpty { words.append(word) }
    return words
  }
}
