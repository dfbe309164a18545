// A type as readable text, for messages and dumps; comparing types is done on the nodes, never on this text.

extension FileSummary {
  /// `[String: Foo]?`, `@MainActor (Int) async -> Void`; empty for no type.
  public func text(of id: TypeID) -> String {
    var text = ""
    if id != .none { append(type: id, to: &text, depth: 0) }
    return text
  }

  private func append(type id: TypeID, to text: inout String, depth: Int) {
    guard depth < 200 else { return text += "…" }
    let type = self.type(id)
    appendSpecifiers(type, to: &text)
    switch type.kind {
    case .named: appendNamed(type, to: &text, depth: depth)
    case .function: appendFunction(type, to: &text, depth: depth)
    case .optional: appendOperand(type, to: &text, "?", depth: depth)
    case .implicitlyUnwrapped: appendOperand(type, to: &text, "!", depth: depth)
    case .metatype: appendOperand(type, to: &text, ".Type", depth: depth)
    case .array: appendList(type, to: &text, "[", ", ", "]", depth: depth)
    case .dictionary: appendList(type, to: &text, "[", ": ", "]", depth: depth)
    case .tuple: appendList(type, to: &text, "(", ", ", ")", depth: depth)
    case .labeled: appendList(type, to: &text, names.text(type.name) + ": ", "", "", depth: depth)
    case .composition: appendList(type, to: &text, "", " & ", "", depth: depth)
    case .some: appendList(type, to: &text, "some ", "", "", depth: depth)
    case .any: appendList(type, to: &text, "any ", "", "", depth: depth)
    case .suppressed: appendList(type, to: &text, "~", "", "", depth: depth)
    case .pack: appendList(type, to: &text, "repeat ", "", "", depth: depth)
    case .qualifier: appendList(type, to: &text, "", "", "", depth: depth)
    case .attribute: text += "@" + names.text(type.name)
    case .unknown: text += "_"
    }
    if type.flags.contains(.variadic) { text += "..." }
  }

  private func appendSpecifiers(_ type: TypeName, to text: inout String) {
    guard !type.flags.isEmpty else { return }
    let words: [(TypeFlags, String)] = [
      (.escaping, "@escaping"), (.autoclosure, "@autoclosure"), (.sendable, "@Sendable"), (.concurrent, "@concurrent"),
      (.isolatedAny, "@isolated(any)"), (.inheritActorContext, "@_inheritActorContext"),
      (.inheritActorContextAlways, "@_inheritActorContext(always)"), (.nonisolatedNonsending, "nonisolated(nonsending)"),
      (.inout, "inout"), (.isolated, "isolated"), (.sending, "sending"),
    ]
    for (flag, word) in words where type.flags.contains(flag) { text += word + " " }
  }

  private func appendNamed(_ type: TypeName, to text: inout String, depth: Int) {
    var arguments: [TypeID] = []
    for child in children(of: type.id) {
      if self.type(child).kind == .qualifier {
        appendOperand(self.type(child), to: &text, ".", depth: depth + 1)
      } else {
        arguments.append(child)
      }
    }
    text += names.text(type.name)
    guard !arguments.isEmpty else { return }
    text += "<"
    for (index, argument) in arguments.enumerated() {
      if index > 0 { text += ", " }
      append(type: argument, to: &text, depth: depth + 1)
    }
    text += ">"
  }

  private func appendFunction(_ type: TypeName, to text: inout String, depth: Int) {
    var sawParameters = false
    for child in children(of: type.id) {
      if self.type(child).kind == .attribute {
        append(type: child, to: &text, depth: depth + 1)
        text += " "
      } else if !sawParameters {
        append(type: child, to: &text, depth: depth + 1)
        text += type.flags.contains(.async) ? " async" : ""
        text += type.flags.contains(.throws) ? " throws" : ""
        text += " -> "
        sawParameters = true
      } else {
        append(type: child, to: &text, depth: depth + 1)
      }
    }
  }

  /// The only child before a suffix, in parentheses where the suffix would otherwise bind to a part of it.
  private func appendOperand(_ type: TypeName, to text: inout String, _ suffix: String, depth: Int) {
    guard let child = firstChild(of: type.id) else { return text += "_" + suffix }
    switch self.type(child).kind {
    case .function, .some, .any, .composition, .suppressed, .pack:
      text += "("
      append(type: child, to: &text, depth: depth + 1)
      text += ")" + suffix
    default:
      append(type: child, to: &text, depth: depth + 1)
      text += suffix
    }
  }

  private func appendList(
    _ type: TypeName, to text: inout String, _ opening: String, _ separator: String, _ closing: String, depth: Int
  ) {
    text += opening
    var isFirst = true
    for child in children(of: type.id) {
      if !isFirst { text += separator }
      append(type: child, to: &text, depth: depth + 1)
      isFirst = false
    }
    text += closing
  }
}
