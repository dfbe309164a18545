/// The parser's cursor over tokens, its front door and its recovery. What is parsed where stands in the extensions, a grammar area each.
///
/// Parsing is total: any tokens give a tree that covers each of them. It never backtracks; where a decision needs more than the next
/// token, `Lookahead` answers it from tokens alone. Nesting deeper than `maximumDepth` is skipped as one `unexpected` node.
struct Parser: ~Copyable {
  /// Nested expressions, types and blocks, all counted together.
  static let maximumDepth = 200

  let kinds: [TokenKind]
  let names: [Name]
  let spacings: [Spacing]
  /// For each bracket the index of the bracket that closes or opens it; 0 where there is none.
  let partners: [UInt32]
  let roles: [WordRole]
  let last: Int
  var nameTable: NameTable

  var position = 0
  var kind: TokenKind = .endOfFile
  var name: Name = .none
  var spacing: Spacing = []

  /// Operators cut in two so far; a token's index in the tree is its position plus this.
  var splits: [OperatorSplit] = []
  var depth = 0
  /// How many `#if` blocks are open: their `#else` and `#endif` end whatever stands inside.
  var openConditionals = 0
  var tree = Tree()

  init(_ tokens: inout Tokens) {
    if tokens.kinds.last != .endOfFile { tokens.appendEndOfFile() }
    kinds = tokens.kinds
    names = tokens.names
    spacings = tokens.spacings
    last = tokens.kinds.count - 1
    nameTable = tokens.nameTable
    tokens.nameTable = NameTable()
    partners = matchBrackets(tokens.kinds)
    roles = WordRole.table
    tree.reserve(tokens.kinds.count + tokens.kinds.count / 4)
    load()
  }
}

/// The tree of a file. Operators that hold more than one token in this place (`>>` after generic arguments) are split in `tokens`.
func parse(_ tokens: inout Tokens) -> Tree {
  var parser = Parser(&tokens)
  parser.file()
  tokens.nameTable = parser.nameTable
  tokens.apply(parser.splits)
  return parser.tree
}

// MARK: Cursor

extension Parser {
  @inline(__always) mutating func load() {
    kind = kinds[position]
    name = names[position]
    spacing = spacings[position]
  }

  /// The current token's index in the tree.
  var current: UInt32 { @inline(__always) get { UInt32(truncatingIfNeeded: position &+ splits.count) } }

  /// To the next token; the end of the file is never passed.
  @inline(__always) mutating func advance() {
    if position < last { position &+= 1 }
    load()
  }

  mutating func jump(to index: Int) {
    position = min(max(index, position), last)
    load()
  }

  @inline(__always) func peekKind(_ distance: Int = 1) -> TokenKind { kinds[min(position &+ distance, last)] }
  @inline(__always) func peekName(_ distance: Int = 1) -> Name { names[min(position &+ distance, last)] }
  @inline(__always) func peekSpacing(_ distance: Int = 1) -> Spacing { spacings[min(position &+ distance, last)] }

  @inline(__always) mutating func accept(_ wanted: TokenKind) -> Bool {
    guard kind == wanted else { return false }
    advance()
    return true
  }

  /// Takes the token that must stand here, or notes its absence.
  @inline(__always) mutating func expect(_ wanted: TokenKind) {
    if kind == wanted { advance() } else { recordError() }
  }

  var newlineBefore: Bool { @inline(__always) get { spacing.contains(.newlineBefore) } }
  var spaceBefore: Bool { @inline(__always) get { spacing.contains(.spaceBefore) } }

  @inline(__always) func at(keyword: Name) -> Bool { kind == .keyword && name == keyword }

  /// A word that is a keyword only in this place.
  @inline(__always) func at(word: Name) -> Bool {
    kind == .identifier && name == word && !spacing.contains(.backticks)
  }

  @inline(__always) func at(directive: Name) -> Bool { kind == .pound && name == directive }

  /// `#else`, `#elseif` or `#endif` of an open `#if`.
  var atConditionalBorder: Bool {
    guard kind == .pound, openConditionals > 0 else { return false }
    return name == .else || name == .elseif || name == .endif
  }

  /// Any word may be a name in most places: identifiers and reserved words.
  var atWord: Bool { @inline(__always) get { kind == .identifier || kind == .keyword } }

  @inline(__always) func isOperator(_ kind: TokenKind) -> Bool {
    switch kind {
    case .infixOperator, .prefixOperator, .postfixOperator, .ampersand, .exclamation, .question, .equal, .arrow: return true
    default: return false
    }
  }

  var role: WordRole { @inline(__always) get { role(kind, name, spacing) } }

  /// What a word may be beside a name; nothing for words in backticks.
  @inline(__always) func role(_ kind: TokenKind, _ name: Name, _ spacing: Spacing) -> WordRole {
    guard kind == .keyword || kind == .identifier, Int(name.index) < roles.count else { return [] }
    if kind == .identifier && (spacing.contains(.backticks) || name <= .lastReserved) { return [] }
    return roles[Int(name.index)]
  }

  @inline(__always) func role(at index: Int) -> WordRole {
    let index = min(index, last)
    return role(kinds[index], names[index], spacings[index])
  }
}

// MARK: Operators that hold several tokens

/// The first bytes of an operator token made a token of their own.
struct OperatorSplit {
  var token: Int
  var length: Int
  var kind: TokenKind
  var name: Name
  var restKind: TokenKind
  var restName: Name
}

extension Parser {
  /// The operator's first byte; 0 where the current token is none.
  var operatorStart: UInt8 { isOperator(kind) ? nameTable.utf8(name).first ?? 0 : 0 }

  @inline(__always) func at(operatorStart byte: UInt8) -> Bool { isOperator(kind) && nameTable.utf8(name).first == byte }

  /// Takes the first `length` bytes of the current operator; the rest becomes the current token.
  mutating func advanceInside(_ length: Int, _ firstKind: TokenKind) {
    let text = Array(nameTable.utf8(name))
    guard length < text.count else { return advance() }
    let firstName = nameTable.intern(text, 0, length)
    let restName = nameTable.intern(text, length, text.count)
    let restKind = Parser.operatorKind(text, length)
    splits.append(OperatorSplit(token: position, length: length, kind: firstKind, name: firstName, restKind: restKind, restName: restName))
    kind = restKind
    name = restName
    spacing = spacing.intersection(.spaceAfter)
  }

  private static func operatorKind(_ text: [UInt8], _ start: Int) -> TokenKind {
    switch (text[start], text.count - start) {
    case (UInt8(ascii: "?"), _): return .question
    case (UInt8(ascii: "!"), _): return .exclamation
    case (UInt8(ascii: "="), 1): return .equal
    case (UInt8(ascii: "."), 1): return .period
    case (UInt8(ascii: "&"), 1): return .ampersand
    case (UInt8(ascii: "-"), 2): return text[start + 1] == UInt8(ascii: ">") ? .arrow : .infixOperator
    case (UInt8(ascii: ">"), _), (UInt8(ascii: "<"), _): return .postfixOperator
    case (UInt8(ascii: "~"), _), (UInt8(ascii: "-"), _): return .prefixOperator
    default: return .infixOperator
    }
  }
}

// MARK: Recovery

extension Parser {
  /// In place of what would nest too deep: the bracketed group that stands here, or one token.
  mutating func skipTooDeep() {
    recordError()
    if tree.tooDeepTokens.count < Tree.tooDeepLimit { tree.tooDeepTokens.append(current) }
    let node = open(.unexpected)
    skipOne()
    close(node)
  }

  /// One token or one balanced group; never a closing bracket, a border of `#if` or the end of the file.
  mutating func skipOne() {
    switch kind {
    case .leftParen, .leftBracket, .leftBrace:
      let partner = Int(partners[position])
      if partner > position { jump(to: partner + 1) } else { advance() }
    case .rightParen, .rightBracket, .rightBrace, .endOfFile: return
    default:
      if !atConditionalBorder { advance() }
    }
  }

  /// A declaration or statement keyword at the start of a line: nothing before it can be part of the same thing.
  var atStatementBorder: Bool {
    newlineBefore && kind == .keyword && !role.isDisjoint(with: [.introducer, .statement]) && peekKind() != .colon
  }

  /// Skips what does not fit into a list, up to the next comma or the list's end.
  mutating func skipInList() {
    recordError()
    let node = open(.unexpected)
    while kind != .comma && kind != .semicolon && !atStatementBorder {
      let before = position
      skipOne()
      if position == before { break }
    }
    close(node)
  }

  /// Skips what can begin nothing, up to the next line, semicolon or bracket that ends the block.
  mutating func skipLine() {
    recordError()
    let node = open(.unexpected)
    repeat {
      let before = position
      skipOne()
      if position == before { break }
    } while !newlineBefore && kind != .semicolon
    close(node)
  }
}
