/// `#if` blocks around whatever may stand there, and the directives that stand alone. Every branch is kept.
extension Parser {
  enum ConditionalContent {
    case items, members, switchCases, switchCaseItems, attributes, links(ExpressionContext), accessors
  }

  mutating func conditionalBlock(_ content: ConditionalContent) {
    guard depth < Parser.maximumDepth else { return skipTooDeep() }
    depth += 1
    openConditionals += 1
    let node = open(.conditionalBlock)
    conditionalBranch(content)
    while kind == .pound, name == .elseif || name == .else { conditionalBranch(content) }
    openConditionals -= 1
    if at(directive: .endif) { advance() } else { recordError() }
    close(node)
    depth -= 1
  }

  private mutating func conditionalBranch(_ content: ConditionalContent) {
    let branch = open(.conditionalBranch)
    let hasCondition = name != .else
    advance()
    if hasCondition, !newlineBefore { expression(.directive) }
    while !newlineBefore, kind != .endOfFile, !atConditionalBorder { leaf(.unexpected) }
    let content_ = open(.conditionalItems)
    conditionalItems(content)
    close(content_)
    close(branch)
  }

  private mutating func conditionalItems(_ content: ConditionalContent) {
    while kind != .endOfFile {
      switch content {
      case .items: items(.code)
      case .members: items(.members)
      case .switchCaseItems: items(.switchCase)
      case .switchCases: switchCases()
      case .attributes: attributesAndModifiers()
      case .accessors: accessors()
      case .links(let context): links(context)
      }
      if atConditionalBorder || kind == .endOfFile { return }
      // A brace of an enclosing block ends the branch without `#endif`, unless that still follows.
      if kind == .rightBrace, !branchContinues { return }
      recordError()
      leaf(.unexpected)
    }
  }

  /// Whether a border of this `#if` follows a stray closing brace on one of the next tokens.
  private var branchContinues: Bool {
    var index = position
    while index < last, kinds[index] == .rightBrace { index += 1 }
    return kinds[index] == .pound && names[index] != .if
  }

  /// `#sourceLocation(…)`, `#error("…")`, `#warning("…")`, and a border of `#if` that no `#if` opened.
  mutating func directive() {
    let node = open(.directive)
    let isBorder = name == .endif || name == .else || name == .elseif
    if isBorder { recordError() }
    advance()
    if !isBorder, kind == .leftParen { skipOne() }
    close(node)
  }

  // MARK: Look-ahead

  /// The token after an `#if` block that holds attributes alone, or nil.
  func endOfConditionalAttributes(_ start: Int) -> Int? {
    guard kinds[start] == .pound, names[start] == .if else { return nil }
    var index = start
    var sawAttribute = false
    var nested = 0
    while index < last, nested < 8 {
      guard kinds[index] == .pound else { return nil }
      switch names[index] {
      case .if, .elseif, .else:
        if names[index] == .if { nested += 1 }
        index = endOfDirectiveLine(index + 1)
      case .endif:
        index += 1
        nested -= 1
        if nested == 0 { return sawAttribute ? index : nil }
      default: return nil
      }
      while index < last, kinds[index] == .at {
        sawAttribute = true
        index = endOfAttribute(index, inType: false)
      }
    }
    return nil
  }

  /// The first token of the next line, brackets stepped over. No condition is longer than what is looked at.
  private func endOfDirectiveLine(_ start: Int) -> Int {
    var index = start
    while index < last, !spacings[index].contains(.newlineBefore), index - start < 1024 {
      let partner = Int(partners[index])
      index = partner > index ? partner + 1 : index + 1
    }
    return min(index, last)
  }

  /// The first token inside the `#if` at `start` that is no directive itself; nil if the block is empty.
  func firstTokenInConditional(_ start: Int) -> Int? {
    var index = start
    for _ in 0 ..< 16 {
      guard kinds[index] == .pound, names[index] != .endif else { break }
      guard names[index] == .if || names[index] == .else || names[index] == .elseif else { return index }
      index = endOfDirectiveLine(min(index + 1, last))
    }
    return kinds[index] == .pound ? nil : index
  }

  /// Whether the `#if` here holds links of a chain: `.modifier()` in its first branch that holds anything.
  var atConditionalLinks: Bool {
    guard at(directive: .if), let first = firstTokenInConditional(position) else { return false }
    return kinds[first] == .period && kinds[min(first + 1, last)] == .identifier
  }

  /// Whether the `#if` here holds whole switch cases.
  var atConditionalCases: Bool {
    guard at(directive: .if) else { return false }
    guard let first = firstTokenInConditional(position) else { return true }
    return isSwitchCase(first)
  }
}
