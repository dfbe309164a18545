// Statements as events. Expressions are in `ExpressionReader`, patterns and bindings in `PatternReader`.

extension Summarizer {
  mutating func items(_ nodes: Range<Int>) {
    var node = nodes.lowerBound
    while node < nodes.upperBound {
      item(node)
      node = after(node)
    }
  }

  mutating func item(_ node: Int, label: Name = .none) {
    switch kind(node) {
    case .variableDeclaration: localVariables(node)
    case .conditionalBlock: configuration(node) { $0.items($1) }
    case .labeledStatement: if let statement = firstChild(node) { item(statement, label: name(ofToken: firstToken(node))) }
    case .guardStatement: guardStatement(node)
    case .whileStatement: whileStatement(node, label)
    case .repeatStatement: repeatStatement(node, label)
    case .forStatement: forStatement(node, label)
    case .ifStatement: ifStatement(node, label)
    case .switchStatement: switchStatement(node, label)
    case .doStatement: doStatement(node, label)
    case .deferStatement:
      let event = open(.deferred, start(node), end(node))
      if let block = child(node, .codeBlock) { self.block(block) }
      close(event)
    case .returnStatement, .throwStatement, .yieldStatement, .thenStatement: jump(node)
    case .fallthroughStatement: leaf(.jump, start(node), end(node), name: .fallthrough)
    case .breakStatement, .continueStatement:
      let word = firstToken(node)
      let target = word + 1 < endToken(node) ? name(ofToken: word + 1) : .none
      leaf(.jump, start(node), end(node), name: name(ofToken: word), payload: target == .none ? .max : target.index)
    case .discardStatement: if let value = firstChild(node) { expression(value) }
    case .directive, .unexpected, .attribute: break
    case let kind where kind.isDeclaration: localDeclaration(node)
    default: expression(node)
    }
  }

  mutating func block(_ node: Int) {
    let event = open(.block, start(node), end(node))
    items(node + 1 ..< max(node + 1, after(node)))
    close(event)
  }

  private mutating func jump(_ node: Int) {
    let event = open(.jump, start(node), end(node), name: name(ofToken: firstToken(node)))
    if let value = firstChild(node) { expression(value) }
    close(event)
  }

  /// `#if`; `read` takes what the place asks for: statements, cases or links.
  mutating func configuration(_ node: Int, _ read: (inout Summarizer, Range<Int>) -> Void) {
    let event = open(.configuration, start(node), end(node))
    forEachBranch(of: node) { reader, branch, items in
      let event = reader.open(.configurationBranch, reader.start(branch), reader.end(branch), payload: UInt32(reader.branch))
      read(&reader, items)
      reader.close(event)
    }
    close(event)
  }

  // MARK: Declarations in bodies

  mutating func localDeclaration(_ node: Int) {
    let row = summary.declarations.count
    let event = open(.localDeclaration, start(node), end(node), payload: UInt32(row))
    declaration(node)
    if summary.declarations.count == row { summary.events.payloads[event] = .max }
    close(event)
  }

  // MARK: Branches

  mutating func ifStatement(_ node: Int, _ label: Name = .none) {
    depth += 1
    defer { depth -= 1 }
    guard depth < Summarizer.depthLimit else { return skipTooDeep(node) }
    // The arms of `else if` nest in the tree; they are walked in a loop, so that a long row of them is not deep.
    var arm = node
    var events = [open(.branch, start(arm), end(arm), name: .if, payload: payload(label))]
    while let next = ifArm(arm) {
      arm = next
      events.append(open(.branch, start(arm), end(arm), name: .if, payload: payload(.none)))
    }
    for event in events.reversed() { close(event) }
  }

  /// Reads one arm; the next one if it ends with `else if`.
  private mutating func ifArm(_ node: Int) -> Int? {
    var next: Int?
    var child = node + 1
    while child < after(node) {
      switch kind(child) {
      case .conditions: conditions(child)
      case .codeBlock: block(child)
      case .elseClause:
        guard let part = firstChild(child) else { break }
        if kind(part) == .ifStatement { next = part } else { kind(part) == .codeBlock ? block(part) : item(part) }
      default: break
      }
      child = after(child)
    }
    return next
  }

  private mutating func guardStatement(_ node: Int) {
    let event = open(.branch, start(node), end(node), name: .guard)
    conditionsAndBlock(node)
    close(event)
  }

  private mutating func conditionsAndBlock(_ node: Int) {
    var child = node + 1
    while child < after(node) {
      if kind(child) == .conditions { conditions(child) }
      if kind(child) == .codeBlock { block(child) }
      child = after(child)
    }
  }

  private func payload(_ label: Name) -> UInt32 { label == .none ? .max : label.index }

  // MARK: Loops

  private mutating func whileStatement(_ node: Int, _ label: Name) {
    let event = open(.loop, start(node), end(node), name: .while, payload: payload(label))
    conditionsAndBlock(node)
    close(event)
  }

  private mutating func repeatStatement(_ node: Int, _ label: Name) {
    let event = open(.loop, start(node), end(node), name: .repeat, payload: payload(label))
    var child = node + 1
    while child < after(node) {
      if kind(child) == .codeBlock {
        block(child)
      } else {
        let condition = open(.conditions, start(child), end(child))
        expression(child)
        close(condition)
      }
      child = after(child)
    }
    close(event)
  }

  private mutating func forStatement(_ node: Int, _ label: Name) {
    let first = firstChild(node)
    var isAsync = false
    for token in firstToken(node) ..< (first.map(firstToken) ?? firstToken(node)) where name(ofToken: token) == .await { isAsync = true }
    let event = open(.loop, start(node), end(node), name: .for, payload: payload(label), flags: isAsync ? .await : [])
    var annotation = TypeID.none
    if let first, let typed = child(node, .typeAnnotation), typed == after(first), let type = firstChild(typed) { annotation = self.type(type) }
    var child = node + 1
    while child < after(node) {
      switch kind(child) {
      case .typeAnnotation: break
      case .whereCondition: whereConditions([child])
      case .codeBlock: block(child)
      default:
        if child == first { pattern(child, annotation: annotation) } else { expression(child) }
      }
      child = after(child)
    }
    close(event)
  }

  /// The conditions after `where`, of all items of a case together.
  private mutating func whereConditions(_ nodes: [Int]) {
    guard let first = nodes.first, let last = nodes.last else { return }
    let event = open(.conditions, start(first), end(last))
    for node in nodes { if let value = firstChild(node) { expression(value) } }
    close(event)
  }

  // MARK: Switch, do

  mutating func switchStatement(_ node: Int, _ label: Name = .none) {
    depth += 1
    defer { depth -= 1 }
    guard depth < Summarizer.depthLimit else { return skipTooDeep(node) }
    let event = open(.selection, start(node), end(node), payload: payload(label))
    if let subject = firstChild(node) {
      if kind(subject) == .switchCase || kind(subject) == .conditionalBlock {
        leaf(.unknown, start(node), start(node))
        switchCases(subject ..< after(node))
      } else {
        expression(subject)
        switchCases(after(subject) ..< max(after(subject), after(node)))
      }
    }
    close(event)
  }

  private mutating func switchCases(_ nodes: Range<Int>) {
    var node = nodes.lowerBound
    while node < nodes.upperBound {
      if kind(node) == .switchCase { switchCase(node) }
      if kind(node) == .conditionalBlock { configuration(node) { $0.switchCases($1) } }
      node = after(node)
    }
  }

  private mutating func switchCase(_ node: Int) {
    guard let label = child(node, .caseLabel) else { return }
    let isDefault = name(ofToken: firstToken(label)) == .default
    let event = open(.switchCase, start(node), end(node), flags: isDefault ? .isDefault : [])
    caseItems(label)
    let first = after(label)
    let block = open(.block, first < after(node) ? start(first) : end(label), end(node))
    items(first ..< max(first, after(node)))
    close(block)
    close(event)
  }

  /// Patterns, then what stands after their `where`s.
  private mutating func caseItems(_ node: Int) {
    var conditions: [Int] = []
    var child = node + 1
    while child < after(node) {
      if kind(child) == .caseItem {
        if let pattern = firstChild(child), kind(pattern) != .whereCondition { self.pattern(pattern) }
        if let condition = self.child(child, .whereCondition) { conditions.append(condition) }
      }
      child = after(child)
    }
    whereConditions(conditions)
  }

  mutating func doStatement(_ node: Int, _ label: Name = .none) {
    depth += 1
    defer { depth -= 1 }
    guard depth < Summarizer.depthLimit else { return skipTooDeep(node) }
    let event = open(.attempt, start(node), end(node), payload: payload(label))
    var child = node + 1
    while child < after(node) {
      if kind(child) == .codeBlock { block(child) }
      if kind(child) == .catchClause {
        let clause = open(.catchClause, start(child), end(child))
        caseItems(child)
        if let block = self.child(child, .codeBlock) { self.block(block) }
        close(clause)
      }
      child = after(child)
    }
    close(event)
  }
}
