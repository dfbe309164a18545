/// Tokens as `inspect tokens` lists them: seven coarse kinds that can be held against another parser's tokens.
public struct InspectedToken: Sendable, Equatable {
  public var offset: Int
  public var length: Int
  /// `word`, `number`, `mark`, `operator`, `text`, `regex` or `pound`.
  public var kind: String
}

/// Every token of a file, in source order.
public func inspectTokens(_ bytes: [UInt8]) -> [InspectedToken] {
  let tokens = tokenize(bytes)
  var inspection = Inspection(tokens: tokens, bytes: bytes)
  inspection.run()
  return inspection.result
}

private struct Inspection {
  let tokens: Tokens
  let bytes: [UInt8]
  /// Attributes and directives whose parentheses hold platform versions.
  let versioned: [Name]
  var result: [InspectedToken] = []
  /// Open parentheses since that of an availability list; 0 outside of one.
  var versionDepth = 0

  init(tokens: Tokens, bytes: [UInt8]) {
    self.tokens = tokens
    self.bytes = bytes
    let names = ["backDeployed", "_backDeploy", "_originallyDefinedIn", "_spi_available", "_specialize", "specialized"]
      .compactMap(tokens.nameTable.find)
    versioned = names + [.available, .unavailable]
    result.reserveCapacity(tokens.count)
  }

  mutating func run() {
    var index = 0
    while index < tokens.count {
      let start = Int(tokens.starts[index])
      let end = Int(tokens.ends[index])
      if tokens.isTwoColons(at: index), !isInSelector(index) {
        add("operator", start, start + 2)
        index += 2
        continue
      }
      followParentheses(index)
      switch tokens.kinds[index] {
      // To the compiler's parser these are macros, whose name is a word.
      case .pound where tokens.names[index] == .errorWord || tokens.names[index] == .warning:
        add("operator", start, start + 1)
        add("word", start + 1, end)
      case .number where versionDepth > 0:
        addVersion(start, end)
      case let kind:
        if let word = kind.inspectedKind { add(word, start, end) }
      }
      index += 1
    }
  }

  private mutating func add(_ kind: String, _ start: Int, _ end: Int) {
    result.append(InspectedToken(offset: start, length: end - start, kind: kind))
  }

  private mutating func followParentheses(_ index: Int) {
    switch tokens.kinds[index] {
    case .leftParen where versionDepth > 0 || opensVersions(index): versionDepth += 1
    case .rightParen where versionDepth > 0: versionDepth -= 1
    default: break
    }
  }

  /// Between the parentheses of `@objc(move::)`, where every colon is one of its own.
  private func isInSelector(_ index: Int) -> Bool {
    var first = index
    while first > 0, tokens.kinds[first - 1] == .colon || tokens.kinds[first - 1] == .identifier || tokens.kinds[first - 1] == .keyword {
      first -= 1
    }
    return first > 2 && tokens.kinds[first - 1] == .leftParen && tokens.names[first - 2] == .objc && tokens.kinds[first - 3] == .at
  }

  private func opensVersions(_ index: Int) -> Bool {
    guard index > 0, versioned.contains(tokens.names[index - 1]) else { return false }
    return tokens.kinds[index - 1] == .pound || (index > 1 && tokens.kinds[index - 2] == .at)
  }

  /// `10.15` is no fraction in `macOS 10.15`: two numbers and a period.
  private mutating func addVersion(_ start: Int, _ end: Int) {
    guard let period = (start ..< end).first(where: { bytes[$0] == UInt8(ascii: ".") }) else { return add("number", start, end) }
    add("number", start, period)
    add("operator", period, period + 1)
    if period + 1 < end { add("number", period + 1, end) }
  }
}

extension TokenKind {
  /// `nil` for what is no token of the language: the file's end, the shebang, stray bytes.
  fileprivate var inspectedKind: String? {
    switch self {
    case .identifier, .keyword, .placeholder: "word"
    case .number: "number"
    case .leftParen, .rightParen, .leftBrace, .rightBrace, .leftBracket, .rightBracket, .comma, .semicolon, .colon, .at: "mark"
    case .period, .equal, .arrow, .question, .exclamation, .ampersand, .infixOperator, .prefixOperator, .postfixOperator, .backslash,
      .hash, .interpolation: "operator"
    case .stringOpen, .stringText, .stringClose: "text"
    case .regex: "regex"
    case .pound: "pound"
    case .endOfFile, .shebang, .unknown: nil
    }
  }
}
