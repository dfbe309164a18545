// Chains of members, calls and subscripts, with their arguments; closures, key paths and macro expansions.

extension Summarizer {
  /// The last name of what is called, and where it stands.
  private struct Callee {
    var name = Name.none
    var start: UInt32 = 0
  }

  /// `binding`: the chain stands in a pattern after `let` or `var`, where names among the arguments bind.
  mutating func chain(_ node: Int, binding: EventFlags? = nil) {
    guard let base = firstChild(node) else { return leaf(.unknown, start(node), end(node)) }
    let postfix = trailingOperator(node)
    let operation = postfix.map { _ in open(.operation, start(node), end(node)) }
    let linksEnd = postfix ?? after(node)
    if hasLinks(after(base), linksEnd) {
      let event = open(.chain, start(node), postfix.map { start($0) } ?? end(node))
      expression(base)
      var callee = Callee()
      if kind(base) == .nameExpression { callee = Callee(name: summary.events.names[event + 1], start: start(base)) }
      if kind(base) == .implicitMember, firstToken(base) + 1 < endToken(base) {
        callee = Callee(name: summary.events.names[event + 1], start: start(ofToken: firstToken(base) + 1))
      }
      links(after(base) ..< linksEnd, &callee, binding)
      close(event)
    } else if let binding {
      bindingPattern(base, binding)
    } else {
      expression(base)
    }
    if let postfix, let operation {
      leaf(.operator, start(postfix), end(postfix), name: name(ofToken: firstToken(postfix)))
      close(operation)
    }
  }

  private func trailingOperator(_ node: Int) -> Int? {
    var link = after(node + 1), last: Int?
    while link < after(node) {
      last = link
      link = after(link)
    }
    return last.flatMap { kind($0) == .postfixOperatorLink ? $0 : nil }
  }

  private func hasLinks(_ first: Int, _ end: Int) -> Bool {
    var link = first
    while link < end {
      switch kind(link) {
      case .memberLink, .callLink, .subscriptLink, .conditionalBlock: return true
      default: link = after(link)
      }
    }
    return false
  }

  private mutating func links(_ nodes: Range<Int>, _ callee: inout Callee, _ binding: EventFlags?) {
    var marks: EventFlags = []
    var link = nodes.lowerBound
    while link < nodes.upperBound {
      switch kind(link) {
      case .optionalLink: marks.insert(.optionalChain)
      case .forceLink: marks.insert(.forced)
      case .memberLink:
        callee = memberLink(link, marks)
        marks = []
      case .callLink:
        callLink(link, marks, callee, binding)
        callee = Callee()
        marks = []
      case .subscriptLink:
        subscriptLink(link, marks)
        callee = Callee()
        marks = []
      case .conditionalBlock:
        let inner = callee
        configuration(link) { reader, items in
          var callee = inner
          reader.links(items, &callee, binding)
        }
        callee = Callee()
      default: break
      }
      link = after(link)
    }
  }

  private mutating func memberLink(_ node: Int, _ flags: EventFlags) -> Callee {
    let token = nameToken(min(firstToken(node) + 1, max(firstToken(node), endToken(node) - 1)), endToken(node))
    let name = spelling(ofToken: token)
    let type = namedType(name, argumentsOf: node)
    let start = start(ofToken: token)
    leaf(.member, start, end(node), name: name, payload: type.index, flags: flags)
    return Callee(name: name, start: start)
  }

  private mutating func callLink(_ node: Int, _ flags: EventFlags, _ callee: Callee, _ binding: EventFlags?) {
    let labels = labelSet(node)
    let from = callee.name == .none ? start(node) : callee.start
    let event = open(.call, from, end(node), name: callee.name, payload: labels, flags: flags)
    arguments(of: node, binding)
    close(event)
  }

  private mutating func subscriptLink(_ node: Int, _ flags: EventFlags) {
    let event = open(.subscript, start(node), end(node), payload: labelSet(node), flags: flags)
    arguments(of: node)
    close(event)
  }

  // MARK: Arguments

  private mutating func labelSet(_ node: Int) -> UInt32 {
    labels.removeAll(keepingCapacity: true)
    trailingLabels.removeAll(keepingCapacity: true)
    var child = node + 1
    while child < after(node) {
      if kind(child) == .argument { labels.append(argumentLabel(child)) }
      if kind(child) == .trailingClosure { trailingLabels.append(argumentLabel(child)) }
      child = after(child)
    }
    let opening = kind(ofToken: firstToken(node))
    let hasParentheses = endToken(node) > firstToken(node) && (opening == .leftParen || opening == .leftBracket)
    return labelSets.intern(labels, trailing: trailingLabels, hasParentheses: hasParentheses)
  }

  /// The word before the colon; none for `_`.
  mutating func argumentLabel(_ node: Int) -> Name {
    let token = firstToken(node)
    guard let value = firstChild(node), firstToken(value) > token else { return .none }
    let name = name(ofToken: token)
    return name == .underscore ? .none : name
  }

  mutating func arguments(of node: Int, _ binding: EventFlags? = nil) {
    var child = node + 1
    while child < after(node) {
      switch kind(child) {
      case .argument, .trailingClosure: argument(child, binding)
      case .genericArguments, .argumentNames: break
      default: expression(child)
      }
      child = after(child)
    }
  }

  private mutating func argument(_ node: Int, _ binding: EventFlags?) {
    let label = argumentLabel(node)
    guard let value = firstChild(node) else { return leaf(.argument, start(node), end(node), name: label) }
    var flags: EventFlags = kind(node) == .trailingClosure ? .trailing : []
    if kind(value) == .inoutExpression { flags.insert(.isInout) }
    let event = open(.argument, start(node), end(value), name: label, flags: flags)
    if let binding { bindingPattern(value, binding) } else { expression(value) }
    close(event)
  }

  // MARK: Macros and key paths

  mutating func macro(_ node: Int) {
    let token = firstToken(node) + 1
    let name = token < endToken(node) ? spelling(ofToken: token) : .none
    guard let call = child(node, .callLink) else {
      let set = labelSets.intern([], trailing: [], hasParentheses: false)
      return leaf(.macro, start(node), end(node), name: name, payload: set)
    }
    let event = open(.macro, start(node), end(node), name: name, payload: labelSet(call))
    arguments(of: call)
    close(event)
  }

  mutating func keyPath(_ node: Int) {
    var first = node + 1
    var root = TypeID.none
    if first < after(node), kind(first).isType {
      root = type(first)
      first = after(first)
    }
    let event = open(.keyPath, start(node), end(node), payload: root.index)
    var callee = Callee()
    links(first ..< max(first, after(node)), &callee, nil)
    close(event)
  }

  // MARK: Closures

  mutating func closure(_ node: Int) {
    let index = summary.closures.count
    let event = open(.closure, start(node), end(node), payload: UInt32(index))
    summary.closures.append(
      ClosureSignature(
        attributes: 0 ..< 0, result: .none, isAsync: false, throws: false, hasCaptures: false, parameterCount: -1))
    var first = node + 1
    if first < after(node), kind(first) == .closureSignature {
      closureSignature(first, index)
      first = after(first)
    }
    // What a closure declares is local even where the closure is an attribute's or a file's.
    items(first ..< max(first, after(node)))
    close(event)
  }

  private mutating func closureSignature(_ node: Int, _ index: Int) {
    let firstAttribute = closureAttributes.count
    var signature = summary.closures[index]
    var child = node + 1
    while child < after(node) {
      switch kind(child) {
      case .attribute:
        let attribute = attribute(child)
        closureAttributes.append(attribute)
      case .captures:
        signature.hasCaptures = true
        captures(child)
      case .parameters: signature.parameterCount = closureParameters(child)
      case .closureNames: signature.parameterCount = closureNames(child)
      case .effects:
        let written = effects(child)
        signature.isAsync = written.contains(.async)
        signature.throws = written.contains(.throws)
      case .result: if let result = firstChild(child) { signature.result = type(result) }
      default: break
      }
      child = after(child)
    }
    signature.attributes = UInt32(firstAttribute) ..< UInt32(closureAttributes.count)
    summary.closures[index] = signature
  }

  private mutating func captures(_ node: Int) {
    var capture = node + 1
    while capture < after(node) {
      if kind(capture) == .capture { self.capture(capture) }
      capture = after(capture)
    }
  }

  private mutating func capture(_ node: Int) {
    let value = firstChild(node)
    let end = value.map(firstToken) ?? endToken(node)
    var name = Name.none
    // The name is the last word before `=`.
    for token in firstToken(node) ..< max(firstToken(node), end) {
      let kind = kind(ofToken: token)
      if kind == .identifier || kind == .keyword { name = self.name(ofToken: token) }
      if kind == .leftParen { name = .none }
    }
    let first = self.name(ofToken: firstToken(node))
    let isWeak = (first == .weak || first == .unowned) && firstToken(node) + 1 < end
    let event = open(.capture, start(node), self.end(node), name: name, flags: isWeak ? .weak : [])
    if let value {
      let isNamed = kind(value) == .initializerValue
      if let inner = isNamed ? firstChild(value) : value { expression(inner) }
    }
    close(event)
  }

  private mutating func closureParameters(_ list: Int) -> Int32 {
    var count: Int32 = 0
    var node = list + 1
    while node < after(list) {
      if kind(node) == .parameter {
        var token = firstToken(node)
        var lead = node + 1
        while lead < after(node), kind(lead) == .attribute || kind(lead) == .modifier {
          token = endToken(lead)
          lead = after(lead)
        }
        let typeNode = typeChild(node)
        let names = parameterNames(from: token, to: typeNode.map(firstToken) ?? endToken(node))
        let type = typeNode.map { self.type($0, isVariadic(node) ? .variadic : []) } ?? .none
        let name = names.second ?? names.first
        leaf(
          .binding, start(node), end(node), name: name.map { self.name(ofToken: $0) } ?? .none, payload: type.index, flags: [.parameter, .isLet])
        count &+= 1
      }
      node = after(node)
    }
    return count
  }

  private mutating func closureNames(_ node: Int) -> Int32 {
    var count: Int32 = 0
    for token in firstToken(node) ..< max(firstToken(node), endToken(node)) {
      let kind = kind(ofToken: token)
      guard kind == .identifier || kind == .keyword else { continue }
      leaf(.binding, start(ofToken: token), end(ofToken: token), name: name(ofToken: token), flags: [.parameter, .isLet])
      count &+= 1
    }
    return count
  }
}
