// A summary as indented text, for tests and for looking at what the tool sees. Bodies stand under their declarations, local declarations
// where they stand in the source.

extension FileSummary {
  /// One line a row: `function load [async hasBody] -> String`, below it its parts.
  public func dump() -> String {
    var writer = SummaryWriter(summary: self)
    for id in rootDeclarations where !declaration(id).flags.contains(.local) { writer.write(id, indent: 0) }
    return writer.text
  }

  /// The declaration's lines alone.
  public func dump(_ id: DeclarationID) -> String {
    var writer = SummaryWriter(summary: self)
    writer.write(id, indent: 0)
    return writer.text
  }

  /// An event with all below it.
  public func dump(_ id: EventID) -> String {
    var writer = SummaryWriter(summary: self)
    writer.write(id, indent: 0)
    return writer.text
  }
}

private struct SummaryWriter {
  let summary: FileSummary
  var text = ""

  init(summary: FileSummary) { self.summary = summary }

  private mutating func line(_ words: [String], _ indent: Int) {
    text += String(repeating: "  ", count: indent) + words.filter { !$0.isEmpty }.joined(separator: " ") + "\n"
  }

  private func name(_ name: Name) -> String { summary.names.text(name) }

  // MARK: Declarations

  mutating func write(_ id: DeclarationID, indent: Int) {
    let declaration = summary.declaration(id)
    var words = ["\(declaration.kind)", name(declaration.name)]
    if declaration.label != .none, declaration.label != declaration.name { words.append("label:\(name(declaration.label))") }
    if declaration.type != .none { words.append(": " + summary.text(of: declaration.type)) }
    if !declaration.inherited.isEmpty {
      words.append("< " + declaration.inherited.map { summary.text(of: summary.inheritedTypes[$0]) }.joined(separator: ", "))
    }
    for requirement in summary.requirements where requirement.owner == id {
      let relation = requirement.isSameType ? "==" : ":"
      words.append("where \(summary.text(of: requirement.subject)) \(relation) \(summary.text(of: requirement.bound))")
    }
    let flags = declaration.flags.words
    if !flags.isEmpty { words.append("[" + flags.joined(separator: " ") + "]") }
    words.append(contentsOf: declaration.attributes.map { attribute(summary.attributes[$0]) })
    if declaration.branch != 0 { words.append("#if" + branch(Int(declaration.branch))) }
    line(words, indent)
    for child in summary.children(of: id) where !isWrittenInBody(child, of: declaration) { write(child, indent: indent + 1) }
    if declaration.body != .none { write(declaration.body, indent: indent + 1) }
  }

  /// Local declarations of the body come with its events.
  private func isWrittenInBody(_ child: DeclarationID, of declaration: Declaration) -> Bool {
    guard declaration.body != .none else { return false }
    let body = summary.event(declaration.body)
    let start = summary.declaration(child).start
    return start >= body.start && start < body.end && summary.declaration(child).kind != .accessor
  }

  private func attribute(_ attribute: Attribute) -> String {
    let written = attribute.type == .none ? name(attribute.name) : summary.text(of: attribute.type)
    return "@" + written + (attribute.argumentText == .none ? "" : "(\(name(attribute.argumentText)))")
  }

  private func branch(_ index: Int) -> String {
    let branch = summary.branches[index]
    return "(\(branch.group).\(branch.ordinal)\(branch.condition == .none ? "" : " " + name(branch.condition)))"
  }

  // MARK: Events

  mutating func write(_ id: EventID, indent: Int) {
    let event = summary.event(id)
    var words = ["\(event.kind)", name(event.name)]
    if event.kind == .literal {
      words[1] = event.flags.contains(.string) || event.flags.contains(.regex) ? SummaryWriter.quoted(name(event.name)) : name(event.name)
    }
    words.append(detail(event))
    let flags = event.flags.words(on: event.kind)
    if !flags.isEmpty { words.append("[" + flags.joined(separator: " ") + "]") }
    line(words, indent)
    if event.kind == .localDeclaration, event.payload != .max { return write(DeclarationID(event.payload), indent: indent + 1) }
    for child in summary.children(of: id) { write(child, indent: indent + 1) }
  }

  private func detail(_ event: Event) -> String {
    guard event.payload != .max else { return "" }
    switch event.kind {
    case .call, .subscript, .macro: return labels(summary.callLabels[Int(event.payload)])
    case .binding, .destructuring, .cast, .name, .implicitMember, .member, .keyPath, .attribute, .unknown: return ": " + summary.text(of: event.type)
    case .closure: return signature(summary.closures[Int(event.payload)])
    case .configurationBranch: return branch(Int(event.payload))
    case .jump, .loop, .branch, .selection, .attempt: return "label:" + name(Name(event.payload))
    default: return ""
    }
  }

  private func labels(_ labels: CallLabels) -> String {
    let text = labels.labels.map { ($0 == .none ? "_" : name($0)) + ":" }.joined()
    let trailing = labels.trailing.map { " {\($0 == .none ? "" : name($0) + ":")}" }.joined()
    return (labels.hasParentheses ? "(\(text))" : "") + trailing
  }

  private func signature(_ closure: ClosureSignature) -> String {
    var words = closure.attributes.map { attribute(summary.attributes[Int($0)]) }
    if closure.parameterCount >= 0 { words.append("parameters:\(closure.parameterCount)") }
    if closure.hasCaptures { words.append("captures") }
    if closure.isAsync { words.append("async") }
    if closure.throws { words.append("throws") }
    if closure.result != .none { words.append("-> " + summary.text(of: closure.result)) }
    return words.joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      default: result.unicodeScalars.append(character)
      }
    }
    return result + "\""
  }
}

extension DeclarationFlags {
  private static let spellings = [
    "async", "throws", "static", "override", "final", "lazy", "weak", "private", "public", "open", "nonisolated", "nonisolated(unsafe)",
    "nonisolated(nonsending)", "isolated", "mutating", "convenience", "required", "optional", "indirect", "distributed", "let", "failable",
    "hasBody", "computed", "hasObservers", "local", "variadic", "inout", "rethrows", "isCompoundBinding", "internal", "constant",
    "implicitGetter",
  ]

  var words: [String] {
    DeclarationFlags.spellings.indices.filter { rawValue & 1 << UInt64($0) != 0 }.map { DeclarationFlags.spellings[$0] }
  }
}

extension EventFlags {
  private static let spellings = [
    "isLet", "parameter", "unwrapping", "weak", "trailing", "isInout", "optionalChain", "forced", "string", "integer", "float", "boolean",
    "nil", "regex", "await", "isDefault",
  ]

  func words(on kind: EventKind) -> [String] {
    EventFlags.spellings.indices.filter { rawValue & 1 << UInt16($0) != 0 }.map { bit in
      switch (kind, bit) {
      case (.try, 6): "optionalTry"
      case (.try, 7): "forcedTry"
      case (.literal, 5): "placeholder"
      default: EventFlags.spellings[bit]
      }
    }
  }
}
