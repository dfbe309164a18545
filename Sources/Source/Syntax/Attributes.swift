/// Attributes and modifiers, before declarations and types.
extension Parser {
  /// All attributes and modifiers here, in any order; attributes in `#if` too.
  mutating func attributesAndModifiers() {
    while true {
      switch kind {
      case .at: attribute(inType: false)
      case .pound:
        guard at(directive: .if), endOfConditionalAttributes(position) != nil else { return }
        conditionalBlock(.attributes)
      case .keyword, .identifier:
        guard let end = endOfModifier(position, .members) else { return }
        let node = open(.modifier)
        jump(to: end)
        close(node)
      default: return
      }
    }
  }

  mutating func attributes(inType: Bool) {
    while kind == .at { attribute(inType: inType) }
  }

  mutating func attribute(inType: Bool) {
    let node = open(.attribute)
    advance()
    guard atWord else {
      recordError()
      return close(node)
    }
    let isRaw = Parser.rawAttributes.contains(name) || Parser.rawAttributeTexts.contains { nameTable.utf8(name).elementsEqual($0) }
    attributeName()
    if kind == .leftParen, attributeArguments(at: position, inType: inType) { arguments(ofAttribute: isRaw) }
    close(node)
  }

  private mutating func attributeName() {
    let type = open(.namedType)
    typeComponent(inExpression: false)
    while kind == .period, peekKind() == .identifier {
      advance()
      typeComponent(inExpression: false)
    }
    close(type)
  }

  private mutating func arguments(ofAttribute isRaw: Bool) {
    let node = open(.attributeArguments)
    if isRaw {
      skipOne()
    } else {
      advance()
      argumentList(until: .rightParen, [])
      expect(.rightParen)
    }
    close(node)
  }

  /// Attributes whose arguments are no expressions.
  private static let rawAttributes: Set<Name> = [.available, .objc, .convention]
  private static let rawAttributeTexts: [[UInt8]] = [
    "_specialize", "specialized", "backDeployed", "_backDeploy", "_spi", "_spi_available", "_documentation", "_dynamicReplacement", "_implements",
    "derivative", "differentiable", "transpose", "_originallyDefinedIn", "_unavailableFromAsync", "abi", "_semantics", "_effects",
    "_silgen_name", "_cdecl", "_expose", "_extern", "inline", "_objcImplementation", "_typeEraser", "_private", "_alignment", "lifetime", "_lifetime",
  ].map { Array($0.utf8) }
}
