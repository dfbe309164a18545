/// The syntax tree of one file in pre-order: the children of node `i` start at `i + 1`, its next sibling is `subtreeEnds[i]`.
///
/// Node 0 is the file. A node covers the tokens `firstTokens[i] ..< endTokens[i]`; tokens that no child covers are its own.
/// Every token belongs to the tree, whatever the bytes were.
struct Tree: Sendable {
  var kinds: [NodeKind] = []
  var firstTokens: [UInt32] = []
  var endTokens: [UInt32] = []
  var subtreeEnds: [UInt32] = []
  /// Places where the grammar was left, as token indices. An empty list means that the file parsed cleanly.
  var errorTokens: [UInt32] = []
  /// Tokens at which something was skipped because it nests too deep, the first ones.
  var tooDeepTokens: [UInt32] = []
  static let tooDeepLimit = 100

  var count: Int { kinds.count }
}

extension Tree {
  /// The children of a node, in source order.
  func children(of node: Int) -> [Int] {
    var children: [Int] = []
    var child = node + 1
    let end = Int(subtreeEnds[node])
    while child < end {
      children.append(child)
      child = Int(subtreeEnds[child])
    }
    return children
  }
}
