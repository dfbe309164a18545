// What stands before a declaration's keyword: attributes and modifiers; and the `#if` branches around declarations and statements.

/// The head of a declaration: its flags, and where the rest begins.
struct DeclarationHead {
  var flags: DeclarationFlags = []
  /// `async let`.
  var isAsync = false
  /// The keyword (`func`, `class`, `let`, …), or what stands where it should.
  var keyword: Int
  /// The first child node that is neither attribute nor modifier.
  var firstChild: Int
}

extension Summarizer {
  /// Reads attributes into `summary.attributes`; the row that is opened next owns them.
  mutating func head(of node: Int) -> DeclarationHead {
    var head = DeclarationHead(keyword: firstToken(node), firstChild: node + 1)
    let end = after(node)
    var child = node + 1
    while child < end {
      switch kind(child) {
      case .attribute: summary.attributes.append(attribute(child))
      case .modifier: modifier(child, &head)
      case .conditionalBlock: conditionalHead(child, &head)
      default: return head
      }
      head.keyword = endToken(child)
      child = after(child)
      head.firstChild = child
    }
    return head
  }

  /// Attributes and modifiers inside `#if`: those of every branch are taken.
  private mutating func conditionalHead(_ block: Int, _ head: inout DeclarationHead) {
    for node in block + 1 ..< max(block + 1, after(block)) {
      if kind(node) == .attribute { summary.attributes.append(attribute(node)) }
      if kind(node) == .modifier { modifier(node, &head) }
    }
  }

  mutating func attribute(_ node: Int) -> Attribute {
    var result = Attribute(name: .none, type: .none, arguments: 0 ..< 0, start: start(node), argumentText: .none)
    var child = node + 1
    let end = after(node)
    while child < end {
      if kind(child) == .attributeArguments {
        let first = firstToken(child), last = endToken(child)
        let inner = first + 1 ..< max(first + 1, kind(ofToken: last - 1) == .rightParen ? last - 1 : last)
        let from = self.end(ofToken: first)
        result.arguments = from ..< max(from, inner.isEmpty ? from : self.end(ofToken: inner.upperBound - 1))
        result.argumentText = joinedText(ofTokens: inner)
      } else if result.type == .none {
        result.type = type(child)
        if result.type != .none { result.name = summary.types.names[Int(result.type.index)] }
      }
      child = after(child)
    }
    if result.name == .none { result.name = spelling(ofToken: firstToken(node) + 1) }
    return result
  }

  private func modifier(_ node: Int, _ head: inout DeclarationHead) {
    let word = name(ofToken: firstToken(node))
    let detail = endToken(node) > firstToken(node) + 2 ? name(ofToken: firstToken(node) + 2) : .none
    switch word {
    case .static, .class: head.flags.insert(.static)
    case .override: head.flags.insert(.override)
    case .final: head.flags.insert(.final)
    case .lazy: head.flags.insert(.lazy)
    case .weak, .unowned: head.flags.insert(.weak)
    case .private, .fileprivate: if detail != .set { head.flags.insert(.private) }
    case .public, .package: if detail != .set { head.flags.insert(.public) }
    case .open: if detail != .set { head.flags.formUnion([.open, .public]) }
    case .internal: if detail != .set { head.flags.insert(.internal) }
    case .nonisolated:
      head.flags.insert(detail == .unsafe ? .nonisolatedUnsafe : detail == .nonsending ? .nonisolatedNonsending : .nonisolated)
    case .isolated: head.flags.insert(.isolated)
    case .mutating: head.flags.insert(.mutating)
    case .convenience: head.flags.insert(.convenience)
    case .required: head.flags.insert(.required)
    case .optional: head.flags.insert(.optional)
    case .indirect: head.flags.insert(.indirect)
    case .distributed: head.flags.insert(.distributed)
    case .async: head.isAsync = true
    default: break
    }
  }

  /// `async`, `throws`, `rethrows`.
  func effects(_ node: Int) -> DeclarationFlags {
    var flags: DeclarationFlags = []
    for token in firstToken(node) ..< max(firstToken(node), endToken(node)) {
      switch name(ofToken: token) {
      case .async: flags.insert(.async)
      case .throws: flags.insert(.throws)
      case .rethrows: flags.formUnion([.rethrows, .throws])
      default: break
      }
    }
    return flags
  }
}

// MARK: #if

extension Summarizer {
  /// Calls `read` with the items of each branch (possibly none) while that branch is the current one.
  mutating func forEachBranch(of block: Int, _ read: (inout Summarizer, _ branch: Int, _ items: Range<Int>) -> Void) {
    let outer = branch
    let isNew = firstChild(block).map { branchOfNode[$0] == nil } ?? false
    if isNew, groupCount < .max { groupCount += 1 }
    let group = groupCount
    var child = block + 1, ordinal: UInt16 = 0
    let end = after(block)
    while child < end {
      if kind(child) == .conditionalBranch {
        branch = index(ofBranch: child, group, ordinal, parent: outer)
        ordinal &+= 1
        let items = self.child(child, .conditionalItems)
        read(&self, child, items.map { $0 + 1 ..< max($0 + 1, after($0)) } ?? 0 ..< 0)
      }
      child = after(child)
    }
    branch = outer
  }

  private mutating func index(ofBranch node: Int, _ group: UInt16, _ ordinal: UInt16, parent: UInt16) -> UInt16 {
    if let known = branchOfNode[node] { return known }
    guard summary.branches.count < Int(UInt16.max) else { return parent }
    var condition = Name.none
    if let expression = firstChild(node), kind(expression) != .conditionalItems {
      condition = joinedText(ofTokens: firstToken(expression) ..< max(firstToken(expression), endToken(expression)))
    }
    let index = UInt16(summary.branches.count)
    summary.branches.append(ConfigurationBranch(group: group, ordinal: ordinal, parent: parent, condition: condition))
    branchOfNode[node] = index
    return index
  }
}
