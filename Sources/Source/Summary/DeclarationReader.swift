// From declaration nodes to rows of `Declarations`: the file and its members, nominal types, functions. Variables, accessors and parameters
// are in `MemberReader`, what stands before the keyword in `AttributeReader`.

extension Summarizer {
  // MARK: The file

  /// Declarations first, each with its bodies; then the statements of the file as one body.
  mutating func file() {
    guard tree.count > 0 else { return }
    var first: Int?, last = 0
    fileMembers(1 ..< after(0)) { node in
      if first == nil { first = node }
      last = node
    }
    guard let first else { return }
    let row = openDeclaration(.topLevel, name: .none, start: start(first), end: end(last), nameStart: start(first))
    let event = openBody(of: row, start(first), end(last))
    fileStatements(1 ..< after(0))
    closeBody(event)
    closeDeclaration(row)
  }

  private mutating func fileMembers(_ nodes: Range<Int>, _ sawStatement: (Int) -> Void) {
    var node = nodes.lowerBound
    while node < nodes.upperBound {
      switch kind(node) {
      case .conditionalBlock: forEachBranch(of: node) { $0.fileMembers($2) { _ in sawStatement(node) } }
      case .macroExpansion: macroMember(node)
      case .unexpected, .directive, .attribute: break
      case let kind where kind.isDeclaration: declaration(node)
      default: sawStatement(node)
      }
      node = after(node)
    }
  }

  private mutating func fileStatements(_ nodes: Range<Int>) {
    var node = nodes.lowerBound
    while node < nodes.upperBound {
      switch kind(node) {
      case .conditionalBlock where holdsStatements(node):
        let event = open(.configuration, start(node), end(node))
        forEachBranch(of: node) { reader, branch, items in
          let event = reader.open(.configurationBranch, reader.start(branch), reader.end(branch), payload: UInt32(reader.branch))
          reader.fileStatements(items)
          reader.close(event)
        }
        close(event)
      case .conditionalBlock, .macroExpansion: break
      case let kind where kind.isDeclaration: break
      default: item(node)
      }
      node = after(node)
    }
  }

  /// An `#if` at file level with more in it than declarations.
  private func holdsStatements(_ block: Int) -> Bool {
    var branch = block + 1
    while branch < after(block) {
      if let items = child(branch, .conditionalItems) {
        var node = items + 1
        while node < after(items) {
          switch kind(node) {
          case .conditionalBlock: if holdsStatements(node) { return true }
          case .macroExpansion, .unexpected, .directive, .attribute: break
          case let kind where kind.isDeclaration: break
          default: return true
          }
          node = after(node)
        }
      }
      branch = after(branch)
    }
    return false
  }

  // MARK: Members

  mutating func members(_ nodes: Range<Int>) {
    var node = nodes.lowerBound
    while node < nodes.upperBound {
      switch kind(node) {
      case .conditionalBlock: forEachBranch(of: node) { $0.members($2) }
      case .macroExpansion: macroMember(node)
      case let kind where kind.isDeclaration: declaration(node)
      default: break
      }
      node = after(node)
    }
  }

  /// `#Preview { }` among declarations: a `macro` whose body holds the expansion.
  private mutating func macroMember(_ node: Int) {
    let name = spelling(ofToken: firstToken(node) + 1)
    let row = openDeclaration(.macro, name: name, start: start(node), end: end(node), nameStart: start(ofToken: firstToken(node) + 1))
    let event = openBody(of: row, start(node), end(node))
    expression(node)
    closeBody(event)
    closeDeclaration(row)
  }

  // MARK: One declaration

  mutating func declaration(_ node: Int) {
    depth += 1
    defer { depth -= 1 }
    guard depth < Summarizer.depthLimit else { return noteTooDeep(node) }
    switch kind(node) {
    case .importDeclaration: importDeclaration(node)
    case .classDeclaration: nominal(node, .class)
    case .structDeclaration: nominal(node, .struct)
    case .enumDeclaration: nominal(node, .enum)
    case .actorDeclaration: nominal(node, .actor)
    case .protocolDeclaration: nominal(node, .protocol)
    case .associatedtypeDeclaration: nominal(node, .associatedtype)
    case .typealiasDeclaration: nominal(node, .typealias)
    case .macroDeclaration: function(node, .macro)
    case .extensionDeclaration: extensionDeclaration(node)
    case .functionDeclaration: function(node, .function)
    case .initializerDeclaration: function(node, .initializer)
    case .deinitializerDeclaration: function(node, .deinitializer)
    case .subscriptDeclaration: function(node, .subscript)
    case .variableDeclaration: variables(node)
    case .enumCaseDeclaration: enumCases(node)
    case .operatorDeclaration: nominal(node, .operator)
    case .precedenceGroupDeclaration: nominal(node, .precedenceGroup)
    default: break
    }
  }

  private mutating func importDeclaration(_ node: Int) {
    let head = head(of: node)
    var token = head.keyword + 1
    // `import struct Foundation.Date`: a word directly before another word is the kind.
    if token + 1 < endToken(node), kind(ofToken: token + 1) == .identifier, kind(ofToken: token) != .period { token += 1 }
    let name = token < endToken(node) ? spelling(ofToken: token) : .none
    let row = openDeclaration(
      .import, name: name, start: start(node), end: end(node), nameStart: start(ofToken: token), flags: head.flags)
    closeDeclaration(row)
  }

  /// Everything whose name stands after its keyword and whose parts need no order of their own.
  private mutating func nominal(_ node: Int, _ kind: DeclarationKind) {
    let head = head(of: node)
    let nameToken = head.keyword + 1
    readInheritance(of: node, from: head.firstChild)
    let name = nameToken < endToken(node) ? spelling(ofToken: nameToken) : .none
    let row = openDeclaration(
      kind, name: name, start: start(node), end: end(node), nameStart: start(ofToken: nameToken), flags: head.flags)
    parts(of: node, from: head.firstChild, row)
    closeDeclaration(row)
  }

  private mutating func extensionDeclaration(_ node: Int) {
    let head = head(of: node)
    var extended = TypeID.none
    if head.firstChild < after(node), kind(head.firstChild).isType { extended = type(head.firstChild) }
    readInheritance(of: node, from: head.firstChild)
    let row = openDeclaration(
      .extension, name: nominalName(of: extended), start: start(node), end: end(node), nameStart: start(ofToken: head.keyword + 1),
      flags: head.flags)
    summary.declarations.types[row] = extended
    parts(of: node, from: extended == .none ? head.firstChild : after(head.firstChild), row)
    closeDeclaration(row)
  }

  /// The type that a sugared spelling stands for.
  private func nominalName(of type: TypeID) -> Name {
    guard type != .none else { return .none }
    switch summary.types.kinds[Int(type.index)] {
    case .array: return .array
    case .dictionary: return .dictionary
    case .optional: return .optionalType
    default: return summary.types.names[Int(type.index)]
    }
  }

  /// Before the row is opened: rows own what was read since the last one.
  private mutating func readInheritance(of node: Int, from first: Int) {
    var child = first
    while child < after(node) {
      if kind(child) == .inheritance {
        var type = child + 1
        while type < after(child) {
          let id = self.type(type)
          if id != .none { summary.inheritedTypes.append(id) }
          type = after(type)
        }
      }
      child = after(child)
    }
  }

  private mutating func function(_ node: Int, _ kind: DeclarationKind) {
    let head = head(of: node)
    var name = self.name(ofToken: head.keyword), nameToken = head.keyword
    var flags = head.flags
    switch kind {
    case .initializer:
      let next = head.keyword + 1
      let mark = next < endToken(node) ? self.name(ofToken: next) : .none
      if mark == .question || mark == .exclamation { flags.insert(.failable) }
    case .deinitializer, .subscript: break
    default:
      nameToken = head.keyword + 1
      name = nameToken < endToken(node) ? spelling(ofToken: nameToken) : .none
    }
    let row = openDeclaration(kind, name: name, start: start(node), end: end(node), nameStart: start(ofToken: nameToken), flags: flags)
    parts(of: node, from: head.firstChild, row)
    closeDeclaration(row)
  }

  /// The children of a declaration after its attributes and modifiers, in source order.
  private mutating func parts(of node: Int, from first: Int, _ row: Int) {
    var child = first
    while child < after(node) {
      switch kind(child) {
      case .genericParameters: genericParameters(child)
      case .parameters: parameters(child, labelsByDefault: kind(node) != .subscriptDeclaration)
      case .effects: addFlags(effects(child), to: row)
      case .result: if let result = firstChild(child) { summary.declarations.types[row] = type(result) }
      case .whereClause: whereClause(child, owner: row)
      case .memberBlock: members(child + 1 ..< max(child + 1, after(child)))
      case .codeBlock: body(child, of: row)
      case .accessorBlock, .implicitGetter: accessors(child, of: row)
      case let kind where kind.isType: if summary.declarations.types[row] == .none { summary.declarations.types[row] = type(child) }
      default: break
      }
      child = after(child)
    }
  }

  mutating func body(_ block: Int, of row: Int) {
    let event = openBody(of: row, start(block), end(block))
    items(block + 1 ..< max(block + 1, after(block)))
    closeBody(event)
  }
}

extension NodeKind {
  var isDeclaration: Bool { rawValue >= NodeKind.importDeclaration.rawValue && rawValue <= NodeKind.precedenceGroupDeclaration.rawValue
    && self != .binding && self != .enumCaseElement }
  var isType: Bool { rawValue >= NodeKind.namedType.rawValue && rawValue <= NodeKind.attributedType.rawValue
    && self != .typeComponent && self != .genericArguments && self != .tupleTypeElement }
}
