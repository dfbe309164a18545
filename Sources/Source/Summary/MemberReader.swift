// Variables with their accessors, enum cases, parameters, generic parameters and their requirements as rows of `Declarations`.

extension Summarizer {
  // MARK: Variables

  /// One row for each name that is bound.
  mutating func variables(_ node: Int) {
    var isFirst = true
    var binding = node + 1
    while binding < after(node) {
      if kind(binding) == .binding {
        variable(binding, of: node, isFirst: isFirst)
        isFirst = false
      }
      binding = after(binding)
    }
  }

  private mutating func variable(_ binding: Int, of node: Int, isFirst: Bool) {
    // Each binding reads the head again: every row owns a copy of the attributes.
    let outermost = summary.declarations.count
    let head = head(of: node)
    var flags = head.flags
    if name(ofToken: head.keyword) == .let { flags.insert(.let) }
    if head.isAsync { flags.insert(.async) }
    let pattern = binding + 1
    var names: [Int] = []
    if pattern < after(binding) { collectNames(pattern, into: &names) }
    if names.isEmpty { names.append(firstToken(binding)) }
    if names.count > 1 { flags.insert(.isCompoundBinding) }
    for (index, token) in names.enumerated() {
      let start = isFirst && index == 0 ? start(node) : index == 0 ? start(binding) : start(ofToken: token)
      let row = openDeclaration(
        .variable, name: spelling(ofToken: token), start: start, end: end(binding), nameStart: self.start(ofToken: token), flags: flags)
      if index == 0 { variableParts(of: binding, row) }
      closeDeclaration(row)
      if index + 1 < names.count { copyAttributes(ofRow: outermost) }
    }
  }

  private mutating func copyAttributes(ofRow row: Int) {
    let range = Int(summary.declarations.firstAttributes[row]) ..< Int(summary.declarations.firstAttributes[row + 1])
    summary.attributes.append(contentsOf: Array(summary.attributes[range]))
  }

  private func collectNames(_ pattern: Int, into names: inout [Int]) {
    switch kind(pattern) {
    case .identifierPattern, .wildcardPattern: names.append(firstToken(pattern))
    default:
      for node in pattern + 1 ..< max(pattern + 1, after(pattern)) where kind(node) == .identifierPattern { names.append(firstToken(node)) }
    }
  }

  private mutating func variableParts(of binding: Int, _ row: Int) {
    var child = binding + 1
    while child < after(binding) {
      switch kind(child) {
      case .typeAnnotation: if let annotated = firstChild(child) { summary.declarations.types[row] = type(annotated) }
      case .initializerValue: initialValue(child, of: row)
      case .accessorBlock, .implicitGetter: accessors(child, of: row)
      default: break
      }
      child = after(child)
    }
    // `let a, b: Int` annotates `a` too.
    guard summary.declarations.types[row] == .none, self.child(binding, .initializerValue) == nil else { return }
    var next = after(binding)
    while next < tree.count, kind(next) == .binding {
      if let annotation = self.child(next, .typeAnnotation), let annotated = firstChild(annotation) {
        return summary.declarations.types[row] = type(annotated)
      }
      guard self.child(next, .initializerValue) == nil else { return }
      next = after(next)
    }
  }

  /// The expression after `=` as the body of its declaration.
  mutating func initialValue(_ node: Int, of row: Int) {
    guard let value = firstChild(node) else { return }
    if isLoneLiteral(value) { addFlags(.constant, to: row) }
    let event = openBody(of: row, start(value), end(value))
    expression(value)
    closeBody(event)
  }

  private func isLoneLiteral(_ node: Int) -> Bool {
    switch kind(node) {
    case .numberLiteral, .booleanLiteral, .nilLiteral, .regexLiteral: true
    case .stringLiteral: firstChild(node) == nil
    default: false
    }
  }

  // MARK: Accessors

  mutating func accessors(_ block: Int, of row: Int) {
    if kind(block) == .implicitGetter { return implicitGetter(block, of: row) }
    accessors(in: block + 1 ..< max(block + 1, after(block)), of: row)
  }

  private mutating func accessors(in nodes: Range<Int>, of row: Int) {
    var child = nodes.lowerBound
    while child < nodes.upperBound {
      switch kind(child) {
      case .implicitGetter: implicitGetter(child, of: row)
      case .accessor: accessor(child, of: row)
      case .conditionalBlock: forEachBranch(of: child) { $0.accessors(in: $2, of: row) }
      default: break
      }
      child = after(child)
    }
  }

  private mutating func implicitGetter(_ node: Int, of row: Int) {
    addFlags(.computed, to: row)
    let getter = openDeclaration(
      .accessor, name: .get, start: start(node), end: end(node), nameStart: start(node), flags: .implicitGetter)
    body(node, of: getter)
    closeDeclaration(getter)
  }

  private mutating func accessor(_ node: Int, of row: Int) {
    let head = head(of: node)
    let word = name(ofToken: head.keyword)
    switch word {
    case .willSet, .didSet: addFlags(.hasObservers, to: row)
    case .initializer: break
    default: addFlags(.computed, to: row)
    }
    var label = Name.none
    if kind(ofToken: head.keyword + 1) == .leftParen, head.keyword + 2 < endToken(node) { label = name(ofToken: head.keyword + 2) }
    let accessor = openDeclaration(
      .accessor, name: word, label: label, start: start(node), end: end(node), nameStart: start(ofToken: head.keyword), flags: head.flags)
    var child = head.firstChild
    while child < after(node) {
      if kind(child) == .effects { addFlags(effects(child), to: accessor) }
      if kind(child) == .codeBlock { body(child, of: accessor) }
      child = after(child)
    }
    closeDeclaration(accessor)
  }

  // MARK: Enum cases

  mutating func enumCases(_ node: Int) {
    var isFirst = true
    var element = node + 1
    while element < after(node) {
      if kind(element) == .enumCaseElement {
        let head = head(of: node)
        let row = openDeclaration(
          .enumCase, name: spelling(ofToken: firstToken(element)), start: isFirst ? start(node) : start(element), end: end(element),
          nameStart: start(element), flags: head.flags)
        if let list = child(element, .parameters) { parameters(list, labelsByDefault: true) }
        if let value = child(element, .initializerValue) { initialValue(value, of: row) }
        closeDeclaration(row)
        isFirst = false
      }
      element = after(element)
    }
  }

  // MARK: Parameters

  /// A lone name is also the label, except in subscripts.
  mutating func parameters(_ list: Int, labelsByDefault: Bool) {
    var node = list + 1
    while node < after(list) {
      if kind(node) == .parameter { parameter(node, labelsByDefault: labelsByDefault) }
      node = after(node)
    }
  }

  private mutating func parameter(_ node: Int, labelsByDefault: Bool) {
    let head = head(of: node)
    let typeNode = typeChild(node)
    let names = parameterNames(from: head.keyword, to: typeNode.map(firstToken) ?? endToken(node))
    let name = names.second ?? names.first
    let hasLabel = names.first.map { self.name(ofToken: $0) != .underscore } ?? false
    var label = Name.none
    if hasLabel, labelsByDefault || names.second != nil, let first = names.first { label = spelling(ofToken: first) }
    let row = openDeclaration(
      .parameter, name: name.map { self.name(ofToken: $0) } ?? .none, label: label, start: start(node), end: end(node),
      nameStart: name.map { start(ofToken: $0) } ?? start(node), flags: head.flags)
    if let typeNode {
      let id = type(typeNode, isVariadic(node) ? .variadic : [])
      summary.declarations.types[row] = id
      if summary.types.flags[Int(id.index)].contains(.inout) { addFlags(.inout, to: row) }
      if summary.types.flags[Int(id.index)].contains(.variadic) { addFlags(.variadic, to: row) }
    }
    if let value = child(node, .initializerValue) { initialValue(value, of: row) }
    closeDeclaration(row)
  }

  /// The one or two names before the colon.
  func parameterNames(from token: Int, to end: Int) -> (first: Int?, second: Int?) {
    guard token < end, isWord(token) else { return (nil, nil) }
    return token + 1 < end && isWord(token + 1) ? (token, token + 1) : (token, nil)
  }

  private func isWord(_ token: Int) -> Bool {
    let kind = kind(ofToken: token)
    return kind == .identifier || kind == .keyword
  }

  // MARK: Generics

  mutating func genericParameters(_ list: Int) {
    var node = list + 1
    while node < after(list) {
      if kind(node) == .genericParameter { genericParameter(node) }
      node = after(node)
    }
  }

  private mutating func genericParameter(_ node: Int) {
    let head = head(of: node)
    var token = head.keyword
    let word = name(ofToken: token)
    if word == .each || word == .let, token + 1 < endToken(node), kind(ofToken: token + 1) == .identifier { token += 1 }
    let row = openDeclaration(
      .genericParameter, name: spelling(ofToken: token), start: start(node), end: end(node), nameStart: start(ofToken: token), flags: head.flags)
    if let constraint = typeChild(node) { summary.declarations.types[row] = type(constraint) }
    closeDeclaration(row)
  }

  mutating func whereClause(_ clause: Int, owner: Int) {
    var node = clause + 1
    while node < after(clause) {
      if kind(node) == .requirement, let subject = firstChild(node), after(subject) < after(node) {
        let bound = after(subject)
        let between = endToken(subject) ..< max(endToken(subject), firstToken(bound))
        let isSameType = between.contains { name(ofToken: $0) == .equalTo }
        summary.requirements.append(
          GenericRequirement(
            owner: DeclarationID(UInt32(owner)), subject: type(subject), bound: type(bound), isSameType: isSameType))
      }
      node = after(node)
    }
  }
}
