/// The calls of a file as its tree shows them, for `inspect calls`: where the callee's last name stands, how it is called.
public struct InspectedCall: Sendable, Equatable {
  /// Byte offset of the callee's last name, backticks included.
  public var offset: UInt32
  /// The callee's last name with the argument labels as written inside the parentheses: `wait(timeout:)`, `map()` for `map { }`.
  public var name: String
  public var trailingClosures: Int
}

/// The calls of a file, in source order of their links. Expression patterns count as calls; subscripts, macro expansions and calls of what has no name do not.
public func inspectedCalls(_ bytes: [UInt8]) -> [InspectedCall] {
  var tokens = tokenize(bytes)
  let tree = parse(&tokens)
  let reader = CallReader(bytes: bytes, tokens: tokens, tree: tree)
  return tree.kinds.indices.compactMap { tree.kinds[$0] == .chain || tree.kinds[$0] == .conditionalItems ? $0 : nil }.flatMap(reader.calls(of:))
}

private struct CallReader {
  let bytes: [UInt8]
  let tokens: Tokens
  let tree: Tree

  /// The calls among the links of a chain, or of an `#if` branch inside one.
  func calls(of parent: Int) -> [InspectedCall] {
    var calls: [InspectedCall] = []
    var callee: UInt32?
    for child in tree.children(of: parent) {
      switch tree.kinds[child] {
      case .nameExpression, .memberLink, .implicitMember: callee = nameToken(child)
      case .callLink:
        if let callee { calls.append(call(callee, child)) }
        callee = nil
      case .optionalLink, .forceLink: break
      default: callee = nil
      }
    }
    return calls
  }

  /// The name of a link: its last own token before argument names and generic arguments.
  private func nameToken(_ node: Int) -> UInt32? {
    let children = tree.children(of: node)
    let end = children.first.map { tree.firstTokens[$0] } ?? tree.endTokens[node]
    guard end > tree.firstTokens[node] else { return nil }
    return end - 1
  }

  private func call(_ callee: UInt32, _ link: Int) -> InspectedCall {
    var labels = ""
    var closures = 0
    for child in tree.children(of: link) {
      switch tree.kinds[child] {
      case .argument: labels += label(of: child) + ":"
      case .trailingClosure: closures += 1
      default: break
      }
    }
    return InspectedCall(offset: tokens.starts[Int(callee)], name: "\(text(callee))(\(labels))", trailingClosures: closures)
  }

  private func label(of argument: Int) -> String {
    let first = tree.firstTokens[argument]
    guard let expression = tree.children(of: argument).first, tree.firstTokens[expression] > first else { return "_" }
    return text(first)
  }

  private func text(_ token: UInt32) -> String {
    String(decoding: bytes[Int(tokens.starts[Int(token)]) ..< Int(tokens.ends[Int(token)])], as: UTF8.self)
  }
}
