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
  var result: [InspectedToken] = []
  result.reserveCapacity(tokens.count)
  var index = 0
  while index < tokens.count {
    let start = Int(tokens.starts[index])
    let length = Int(tokens.ends[index]) - start
    if tokens.isTwoColons(at: index) {
      result.append(InspectedToken(offset: start, length: 2, kind: "operator"))
      index += 2
      continue
    }
    switch tokens.kinds[index] {
    // To the compiler's parser these are macros, whose name is a word.
    case .pound where tokens.names[index] == .errorWord || tokens.names[index] == .warning:
      result.append(InspectedToken(offset: start, length: 1, kind: "operator"))
      result.append(InspectedToken(offset: start + 1, length: length - 1, kind: "word"))
    case let kind:
      if let word = kind.inspectedKind { result.append(InspectedToken(offset: start, length: length, kind: word)) }
    }
    index += 1
  }
  return result
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
