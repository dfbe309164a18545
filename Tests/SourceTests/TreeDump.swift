@testable import Source

/// The tree of a snippet as nested parentheses: each node's kind and its own tokens in quotes where they are, e.g. `(nameExpression x)`.
func dump(_ text: String) -> String {
  let bytes = Array(text.utf8)
  var tokens = tokenize(bytes)
  let tree = parse(&tokens)
  func spelling(_ index: Int) -> String {
    String(decoding: bytes[Int(tokens.starts[index]) ..< Int(tokens.ends[index])], as: UTF8.self)
  }
  func show(_ node: Int) -> String {
    var parts = ["\(tree.kinds[node])"]
    var token = Int(tree.firstTokens[node])
    for child in tree.children(of: node) {
      while token < Int(tree.firstTokens[child]) {
        parts.append(spelling(token))
        token += 1
      }
      parts.append(show(child))
      token = Int(tree.endTokens[child])
    }
    while token < Int(tree.endTokens[node]) {
      if tokens.kinds[token] != .endOfFile { parts.append(spelling(token)) }
      token += 1
    }
    return parts.count == 1 ? parts[0] : "(" + parts.joined(separator: " ") + ")"
  }
  return tree.children(of: 0).map(show).joined(separator: " ")
}

/// Where the grammar was left, as token indices.
func syntaxErrors(_ text: String) -> [UInt32] {
  var tokens = tokenize(Array(text.utf8))
  return parse(&tokens).errorTokens
}

/// What is wrong with a tree as a tree: tokens not covered, nodes that overlap or reach out of their parent. Nil for a sound one.
func flaw(of bytes: [UInt8]) -> String? {
  var tokens = tokenize(bytes)
  let tree = parse(&tokens)
  guard tree.kinds.first == .file, tree.firstTokens[0] == 0, Int(tree.endTokens[0]) == tokens.count, Int(tree.subtreeEnds[0]) == tree.count else {
    return "the file node does not cover all"
  }
  for index in 1 ..< max(1, tokens.count) where tokens.starts[index] < tokens.ends[index - 1] { return "tokens overlap at \(index)" }
  var open: [(node: Int, reached: UInt32)] = []
  for node in tree.kinds.indices {
    while let top = open.last, Int(tree.subtreeEnds[top.node]) <= node { open.removeLast() }
    let (first, end, subtreeEnd) = (tree.firstTokens[node], tree.endTokens[node], tree.subtreeEnds[node])
    guard first <= end, Int(subtreeEnd) > node else { return "node \(node) ends before it begins" }
    if let top = open.last {
      guard first >= top.reached, end <= tree.endTokens[top.node], subtreeEnd <= tree.subtreeEnds[top.node] else {
        return "node \(node) \(tree.kinds[node]) leaves its parent \(tree.kinds[top.node])"
      }
      open[open.count - 1].reached = end
    }
    open.append((node, first))
  }
  return nil
}
