/// Appends nodes to a tree in pre-order and patches their ends. It knows nothing of Swift's grammar; the parser's extensions drive it.
extension Parser {
  /// Begins a node at the current token and returns its index, to be given to `close`.
  @inline(__always) mutating func open(_ kind: NodeKind) -> Int {
    let node = tree.kinds.count
    tree.kinds.append(kind)
    tree.firstTokens.append(current)
    tree.endTokens.append(current)
    tree.subtreeEnds.append(0)
    return node
  }

  /// Ends a node before the current token.
  @inline(__always) mutating func close(_ node: Int) {
    tree.endTokens[node] = current
    tree.subtreeEnds[node] = UInt32(truncatingIfNeeded: tree.kinds.count)
  }

  /// A node of one token and no children.
  @inline(__always) mutating func leaf(_ kind: NodeKind) {
    let node = open(kind)
    advance()
    close(node)
  }

  /// A node without tokens, where the grammar asks for one.
  mutating func missing(_ kind: NodeKind) {
    recordError()
    close(open(kind))
  }

  /// The index that the next node will have.
  var nextNode: Int { @inline(__always) get { tree.kinds.count } }

  /// Puts a new parent around the nodes from `node` on; the parent takes that index and is to be closed like an opened one.
  /// What a parent is put around is nearly always one small operand, so moving it costs less than a placeholder for each would.
  mutating func wrap(_ node: Int, _ kind: NodeKind) {
    let first = node < tree.firstTokens.count ? tree.firstTokens[node] : current
    tree.kinds.insert(kind, at: node)
    tree.firstTokens.insert(first, at: node)
    tree.endTokens.insert(first, at: node)
    tree.subtreeEnds.insert(0, at: node)
    var index = node + 1
    while index < tree.subtreeEnds.count {
      tree.subtreeEnds[index] &+= 1
      index += 1
    }
  }

  /// Notes that the grammar was left at the current token.
  mutating func recordError() {
    if tree.errorTokens.last != current { tree.errorTokens.append(current) }
  }
}
