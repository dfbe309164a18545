/// Accessor blocks: getters, setters, observers, and the block that is a getter by itself.
extension Parser {
  mutating func accessorBlock() {
    guard depth < Parser.maximumDepth else { return skipTooDeep() }
    depth += 1
    let isExplicit = accessorsFollow(position + 1)
    let node = open(isExplicit ? .accessorBlock : .implicitGetter)
    advance()
    if isExplicit { accessors() } else { items(.code) }
    expect(.rightBrace)
    close(node)
    depth -= 1
  }

  /// Accessors up to the closing brace or the border of an `#if`.
  mutating func accessors() {
    while kind != .rightBrace, kind != .endOfFile, !atConditionalBorder {
      if accessorFollows(position) {
        accessor()
      } else if at(directive: .if) {
        conditionalBlock(.accessors)
      } else if kind == .semicolon {
        advance()
      } else {
        recordError()
        let before = position
        item(.code)
        if position == before { leaf(.unexpected) }
      }
    }
  }

  private mutating func accessor() {
    let node = open(.accessor)
    attributes(inType: false)
    while role.contains(.modifier), !role.contains(.accessor), role(at: position + 1).contains(.accessor) || role(at: position + 1).contains(.modifier) {
      leaf(.modifier)
    }
    advance()
    if kind == .leftParen {
      // The name of the new or old value.
      skipOne()
    }
    effects()
    if kind == .leftBrace { codeBlock() }
    close(node)
  }

  /// An empty block is a getter; `#if` is judged by what it holds.
  private func accessorsFollow(_ start: Int) -> Bool {
    guard kinds[min(start, last)] == .pound else { return accessorFollows(start) }
    guard let first = firstTokenInConditional(start) else { return false }
    return accessorFollows(first)
  }

  private func accessorFollows(_ start: Int) -> Bool {
    var index = min(start, last)
    while kinds[index] == .at { index = endOfAttribute(index, inType: false) }
    while role(at: index).contains(.modifier), !role(at: index).contains(.accessor) { index += 1 }
    guard role(at: index).contains(.accessor) else { return false }
    return canFollowAccessorWord(index + 1, names[index])
  }

  private func canFollowAccessorWord(_ index: Int, _ word: Name) -> Bool {
    let index = min(index, last)
    switch kinds[index] {
    case .leftBrace, .rightBrace, .semicolon: return true
    case .leftParen:
      let close = Int(partners[index])
      return close > index && (kinds[min(close + 1, last)] == .leftBrace || role(at: close + 1).contains(.effect)) && close == index + 2
    case .at, .pound: return true
    case .identifier, .keyword:
      return !role(at: index).isDisjoint(with: [.accessor, .effect, .modifier])
    default: return false
    }
  }
}
