// The front door of the module, and the state that one walk over a syntax tree fills: the columns of a `FileSummary`. What each kind of
// node becomes is left to the readers (declarations, types, bodies, literals, allow comments), which extend `Summarizer`.

/// All that the rest of the tool needs to know about one file. Any bytes give a summary.
public func summarize(_ bytes: [UInt8]) -> FileSummary {
  var tokens = tokenize(bytes)
  let tree = parse(&tokens)
  return Summarizer.summary(of: bytes, &tokens, tree)
}

struct Summarizer {
  let bytes: [UInt8]
  let tokens: Tokens
  let tree: Tree
  var summary: SummaryColumns
  var labelSets = CallLabelSets()
  /// Attributes of closures, kept apart until the end: those of declarations must lie in the declarations' order.
  var closureAttributes: [Attribute] = []
  /// The declaration around the one being read.
  var parent = DeclarationID.none
  /// How many bodies are around; above 0 a declaration is local.
  var bodyNesting = 0
  /// The `#if` branch around, as an index into `summary.branches`.
  var branch: UInt16 = 0
  var groupCount: UInt16 = 0
  /// Branches by their node: those at file level are met twice, for declarations and for statements.
  var branchOfNode: [Int: UInt16] = [:]
  /// Names of custom attributes that stand before a function type not yet reached.
  var pendingTypeAttributes: [(name: Name, start: UInt32)] = []
  /// Decoded text of a string under construction.
  var scratch: [UInt8] = []
  var labels: [Name] = []
  var trailingLabels: [Name] = []
  /// Where the last event without bytes stands.
  var furthestEmpty: UInt32 = 0
  var depth = 0
  /// What is deeper becomes an `unknown` event and is noted: a bound on recursion, above that of the parser. A level takes up to 70 KB of stack
  /// in an unoptimised build, 4 KB in an optimised one.
  static let depthLimit = 400

  /// Takes the names out of `tokens`: a table in two places would be copied at the first name added.
  static func summary(of bytes: [UInt8], _ tokens: inout Tokens, _ tree: Tree) -> FileSummary {
    let names = tokens.nameTable
    tokens.nameTable = .wellKnown
    var summarizer = Summarizer(bytes: bytes, tokens: tokens, tree: tree, summary: SummaryColumns(names: names))
    summarizer.reserve()
    summarizer.file()
    return summarizer.finished()
  }

  init(bytes: [UInt8], tokens: Tokens, tree: Tree, summary: SummaryColumns) {
    self.bytes = bytes
    self.tokens = tokens
    self.tree = tree
    self.summary = summary
  }

  private mutating func reserve() {
    summary.events.reserve(tree.count / 2)
    summary.declarations.reserve(tokens.count / 16)
    summary.types.reserve(tokens.count / 12)
    summary.branches = [ConfigurationBranch(group: 0, ordinal: 0, parent: 0, condition: .none)]
  }

  /// Joins what was kept apart. The attributes of closures come first, so that the last declaration's range ends with the list.
  private mutating func finished() -> FileSummary {
    let shift = UInt32(closureAttributes.count)
    if shift > 0 {
      summary.attributes.insert(contentsOf: closureAttributes, at: 0)
      for row in summary.declarations.firstAttributes.indices { summary.declarations.firstAttributes[row] += shift }
    }
    summary.callLabels = labelSets.sets
    summary.lineStarts = tokens.lineStarts
    summary.length = UInt32(clamping: bytes.count)
    summary.syntaxErrors = tree.errorTokens.map { start(ofToken: Int($0)) }
    summary.tooDeep = (tree.tooDeepTokens.map { start(ofToken: Int($0)) } + summary.tooDeep).sorted()
    summary.conflicts = tokens.conflicts
    readAllowances()
    summary.trim()
    return FileSummary(summary, FileNames(summary.names))
  }
}

// MARK: The tree

extension Summarizer {
  @inline(__always) func kind(_ node: Int) -> NodeKind { tree.kinds[node] }
  /// The next node that is no descendant: the next sibling, if the parent has one.
  @inline(__always) func after(_ node: Int) -> Int { Int(tree.subtreeEnds[node]) }
  @inline(__always) func firstToken(_ node: Int) -> Int { Int(tree.firstTokens[node]) }
  @inline(__always) func endToken(_ node: Int) -> Int { Int(tree.endTokens[node]) }
  @inline(__always) func start(_ node: Int) -> UInt32 { tokens.starts[firstToken(node)] }

  /// One past the node's last byte; an empty node ends where it starts.
  @inline(__always) func end(_ node: Int) -> UInt32 {
    let end = endToken(node)
    return end > firstToken(node) ? tokens.ends[end - 1] : start(node)
  }

  func firstChild(_ node: Int) -> Int? { node + 1 < after(node) ? node + 1 : nil }

  func child(_ node: Int, _ wanted: NodeKind) -> Int? {
    var child = node + 1
    let end = after(node)
    while child < end {
      if kind(child) == wanted { return child }
      child = after(child)
    }
    return nil
  }

  // MARK: Tokens, safe beyond the end

  /// The name itself in `Module::name`.
  @inline(__always) func nameToken(_ token: Int, _ end: Int) -> Int {
    token + 3 < end && kind(ofToken: token + 1) == .colon && kind(ofToken: token + 2) == .colon ? token + 3 : token
  }


  @inline(__always) func name(ofToken token: Int) -> Name { token < tokens.count ? tokens.names[token] : .none }
  @inline(__always) func kind(ofToken token: Int) -> TokenKind { token < tokens.count ? tokens.kinds[token] : .endOfFile }
  @inline(__always) func start(ofToken token: Int) -> UInt32 { tokens.starts[min(token, tokens.count - 1)] }
  @inline(__always) func end(ofToken token: Int) -> UInt32 { tokens.ends[min(token, tokens.count - 1)] }

  /// The token's spelling, taken from the bytes where the tokenizer gives it no name (numbers).
  mutating func spelling(ofToken token: Int) -> Name {
    let name = name(ofToken: token)
    guard name == .none, token < tokens.count else { return name }
    return summary.names.intern(bytes, Int(tokens.starts[token]), Int(tokens.ends[token]))
  }

  /// The bytes of tokens without what stands between them.
  mutating func joinedText(ofTokens range: Range<Int>) -> Name {
    guard range.count > 1 else { return range.isEmpty ? .none : spelling(ofToken: range.lowerBound) }
    scratch.removeAll(keepingCapacity: true)
    for token in range { scratch.append(contentsOf: bytes[Int(tokens.starts[token]) ..< Int(tokens.ends[token])]) }
    return summary.names.intern(scratch, 0, scratch.count)
  }
}

// MARK: Depth

extension Summarizer {
  /// In place of an expression or statement that nests too deep.
  mutating func skipTooDeep(_ node: Int) {
    noteTooDeep(node)
    leaf(.unknown, start(node), end(node))
  }

  mutating func noteTooDeep(_ node: Int) {
    if summary.tooDeep.count < Tree.tooDeepLimit { summary.tooDeep.append(start(node)) }
  }
}

// MARK: Events

extension Summarizer {
  /// Begins an event whose children follow; `close` ends it.
  @inline(__always) mutating func open(
    _ kind: EventKind, _ start: UInt32, _ end: UInt32, name: Name = .none, payload: UInt32 = .max, flags: EventFlags = []
  ) -> Int {
    let row = summary.events.kinds.count
    if start >= end { furthestEmpty = max(furthestEmpty, start) }
    summary.events.append(kind, flags, name, payload, start, end)
    return row
  }

  /// A node without tokens stands where the next token begins, which may be behind its parent: the parent then reaches to it.
  @inline(__always) mutating func close(_ event: Int) {
    if furthestEmpty > summary.events.ends[event] { summary.events.ends[event] = furthestEmpty }
    summary.events.subtreeEnds[event] = UInt32(truncatingIfNeeded: summary.events.kinds.count)
  }

  @inline(__always) mutating func leaf(
    _ kind: EventKind, _ start: UInt32, _ end: UInt32, name: Name = .none, payload: UInt32 = .max, flags: EventFlags = []
  ) {
    if start >= end { furthestEmpty = max(furthestEmpty, start) }
    summary.events.append(kind, flags, name, payload, start, end)
  }
}

extension Events {
  mutating func reserve(_ count: Int) {
    kinds.reserveCapacity(count)
    flags.reserveCapacity(count)
    names.reserveCapacity(count)
    payloads.reserveCapacity(count)
    starts.reserveCapacity(count)
    ends.reserveCapacity(count)
    subtreeEnds.reserveCapacity(count)
  }

  @inline(__always) mutating func append(
    _ kind: EventKind, _ flag: EventFlags, _ name: Name, _ payload: UInt32, _ start: UInt32, _ end: UInt32
  ) {
    kinds.append(kind)
    flags.append(flag)
    names.append(name)
    payloads.append(payload)
    starts.append(start)
    ends.append(max(start, end))
    subtreeEnds.append(UInt32(truncatingIfNeeded: kinds.count))
  }
}
