/// Filling token columns and taking operators apart. Which bytes form a token is the tokenizer's decision, when to split the parser's.

/// One token as the tokenizer meets it.
struct TokenRecord {
  var start: UInt32
  var end: UInt32
  var name: Name
  var kind: TokenKind
  /// What stands around the token.
  var gap: Spacing
}

extension Tokens {
  mutating func fill(from records: ArraySlice<TokenRecord>) {
    kinds = records.map { $0.kind }
    starts = records.map { $0.start }
    ends = records.map { $0.end }
    names = records.map { $0.name }
    spacings = records.map { $0.gap }
  }

  /// The tokens at `index` and after it are the `::` of a module selector.
  func isTwoColons(at index: Int) -> Bool {
    index + 1 < count && kinds[index] == .colon && kinds[index + 1] == .colon && ends[index] == starts[index + 1]
  }

  /// Replaces the operator at `index` by two tokens, the first of `length` bytes: a parser that needs only `>` of `>>`, `>?` or `>=`, or
  /// only `==` of `==<`, splits and goes on with the token at `index`. What follows moves up by one. Names and kinds of both parts are
  /// those of their spelling. Nothing happens where the token is no longer than `length`.
  mutating func splitOperator(at index: Int, length: Int) {
    guard index < count, length > 0 else { return }
    let spelling = Array(nameTable.utf8(names[index]))
    guard spelling.count > length, spelling.count == Int(ends[index] - starts[index]) else { return }
    let border = starts[index] + UInt32(length)
    let first = nameTable.intern(spelling, 0, length)
    let second = nameTable.intern(spelling, length, spelling.count)
    let spacing = spacings[index]
    let isLast = spacing.contains(.spaceAfter)

    kinds[index] = Tokens.kind(ofOperator: first, else: .postfixOperator)
    kinds.insert(Tokens.kind(ofOperator: second, else: isLast ? .postfixOperator : .infixOperator), at: index + 1)
    starts.insert(border, at: index + 1)
    ends.insert(ends[index], at: index + 1)
    ends[index] = border
    names[index] = first
    names.insert(second, at: index + 1)
    spacings[index] = spacing.subtracting(.spaceAfter)
    spacings.insert(isLast ? .spaceAfter : [], at: index + 1)
  }

  private static func kind(ofOperator name: Name, else fallback: TokenKind) -> TokenKind {
    switch name {
    case .equal: .equal
    case .arrow: .arrow
    case .question: .question
    case .exclamation: .exclamation
    default: fallback
    }
  }
}
