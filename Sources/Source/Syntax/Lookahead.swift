/// Answers questions that need more than the next token, from tokens alone: is this `<` a generic argument list, does a type end here,
/// does a declaration follow these attributes. Bracketed groups are stepped over in one move and every scan has a budget, so asking stays
/// linear whatever stands in the file.
struct TypeScan {
  /// Tokens that may still be looked at: no real type is longer.
  var budget = 1024
  var depth = 0
  /// Bytes already used of the operator token at the scan's position.
  var offset = 0
}

extension Parser {
  /// Whether generic arguments begin at `index` and what follows their `>` can follow them in an expression.
  func genericArgumentsInExpression(at index: Int) -> Bool {
    guard isOperator(kinds[index]), nameTable.utf8(names[index]).first == UInt8(ascii: "<") else { return false }
    var scan = TypeScan()
    guard let end = endOfGenericArguments(index, &scan) else { return false }
    if scan.offset > 0 {
      let text = nameTable.utf8(names[end])
      let rest = text[text.startIndex + scan.offset]
      return rest == UInt8(ascii: "?") || rest == UInt8(ascii: "!") || text.count - scan.offset == 1 && rest == UInt8(ascii: "&")
    }
    switch kinds[end] {
    case .rightParen, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile, .exclamation, .question, .colon:
      return true
    case .leftParen, .leftBracket: return !spacings[end].contains(.newlineBefore)
    case .infixOperator: return names[end] == .ampersand
    default: return false
    }
  }

  /// The token after the `>` that ends the list opened at `start`; `scan.offset` tells how much of that token the `>` used.
  func endOfGenericArguments(_ start: Int, _ scan: inout TypeScan) -> Int? {
    guard scan.depth < 32 else { return nil }
    scan.depth += 1
    defer { scan.depth -= 1 }
    guard var index = stepOperatorByte(start, UInt8(ascii: "<"), &scan) else { return nil }
    if let empty = stepOperatorByte(index, UInt8(ascii: ">"), &scan) { return empty }
    while true {
      scan.budget -= 1
      guard scan.budget > 0 else { return nil }
      if scan.offset == 0, kinds[index] == .number {
        index += 1
      } else if scan.offset == 0, kinds[index] == .prefixOperator, names[index] == .minus, kinds[min(index + 1, last)] == .number {
        index += 2
      } else {
        guard let end = endOfType(index, &scan) else { return nil }
        index = end
      }
      if scan.offset == 0, kinds[index] == .comma {
        index += 1
        if let end = stepOperatorByte(index, UInt8(ascii: ">"), &scan) { return end }
        continue
      }
      return stepOperatorByte(index, UInt8(ascii: ">"), &scan)
    }
  }

  /// Steps over one byte of an operator; nil if another byte or token stands there.
  private func stepOperatorByte(_ index: Int, _ byte: UInt8, _ scan: inout TypeScan) -> Int? {
    guard index <= last, isOperator(kinds[index]) else { return nil }
    let text = nameTable.utf8(names[index])
    guard scan.offset < text.count, text[text.startIndex + scan.offset] == byte else { return nil }
    scan.offset += 1
    guard scan.offset == text.count else { return index }
    scan.offset = 0
    return index + 1
  }

  /// The token after the type that begins at `start`, or nil if none does.
  func endOfType(_ start: Int, _ scan: inout TypeScan) -> Int? {
    guard scan.offset == 0, scan.depth < 32 else { return nil }
    scan.depth += 1
    defer { scan.depth -= 1 }
    var index = start
    while true {
      guard let next = endOfSimpleType(index, &scan) else { return nil }
      index = next
      if scan.offset == 0, kinds[index] == .infixOperator, names[index] == .ampersand {
        index += 1
        continue
      }
      let afterEffects = scan.offset == 0 ? endOfEffects(index) : index
      if scan.offset == 0, kinds[afterEffects] == .arrow {
        index = afterEffects + 1
        continue
      }
      return index
    }
  }

  /// A type without what `&` and `->` add, with its prefixes and suffixes.
  private func endOfSimpleType(_ start: Int, _ scan: inout TypeScan) -> Int? {
    var index = endOfTypePrefixes(start, &scan)
    guard index < last else { return nil }
    switch kinds[index] {
    case .leftParen:
      guard let end = endOfTypeGroup(index, &scan) else { return nil }
      index = end
    case .leftBracket:
      guard let end = endOfTypeGroup(index, &scan) else { return nil }
      index = end
    case .identifier: index += 1
    case .keyword:
      guard names[index] == .selfType || names[index] == .anyType || names[index] == .underscore || names[index] == .selfValue else {
        return nil
      }
      index += 1
    default: return nil
    }
    return endOfTypeSuffixes(index, &scan)
  }

  private func endOfTypePrefixes(_ start: Int, _ scan: inout TypeScan) -> Int {
    var index = start
    while index < last, scan.budget > 0 {
      scan.budget -= 1
      switch kinds[index] {
      case .at:
        index = endOfAttribute(index, inType: true, &scan)
        continue
      case .prefixOperator where nameTable.utf8(names[index]).elementsEqual([UInt8(ascii: "~")]):
        index += 1
        continue
      case .keyword where names[index] == .inout || names[index] == .repeat:
        index += 1
        continue
      case .identifier where !spacings[index].contains(.backticks):
        let name = names[index]
        let isPrefix = name == .some || name == .any || name == .each || role(at: index).contains(.typeSpecifier)
        guard isPrefix, canBeginType(index + 1) else { return index }
        index += 1
        continue
      default: return index
      }
    }
    return index
  }

  private func canBeginType(_ index: Int) -> Bool {
    switch kinds[min(index, last)] {
    case .identifier, .at: return true
    case .leftParen, .leftBracket: return spacings[index].contains(.spaceBefore)
    case .keyword: return names[index] == .selfType || names[index] == .anyType || names[index] == .inout || names[index] == .repeat
    case .prefixOperator: return true
    default: return false
    }
  }

  private func endOfTypeSuffixes(_ start: Int, _ scan: inout TypeScan) -> Int? {
    var index = start
    while index < last, scan.budget > 0 {
      scan.budget -= 1
      if let next = stepOperatorByte(index, UInt8(ascii: "?"), &scan) ?? stepOperatorByte(index, UInt8(ascii: "!"), &scan) {
        if scan.offset == 0, spacings[index].contains(.spaceBefore), kinds[index] == .question { return index }
        index = next
        continue
      }
      guard scan.offset == 0 else { return index }
      if kinds[index] == .period, kinds[index + 1] == .identifier {
        index += 2
      } else if isOperator(kinds[index]), nameTable.utf8(names[index]).first == UInt8(ascii: "<") {
        guard let end = endOfGenericArguments(index, &scan) else { return nil }
        index = end
      } else {
        return index
      }
    }
    return index
  }

  /// A bracketed type: what stands inside must read as types, labels, colons and commas.
  private func endOfTypeGroup(_ start: Int, _ scan: inout TypeScan) -> Int? {
    let close = Int(partners[start])
    guard close > start else { return nil }
    var index = start + 1
    while index < close {
      scan.budget -= 1
      guard scan.budget > 0 else { return nil }
      var labels = 0
      while labels < 2, kinds[index] == .identifier || kinds[index] == .keyword,
        kinds[index + 1] == .colon || labels == 0 && (kinds[index + 1] == .identifier || kinds[index + 1] == .keyword) && kinds[min(index + 2, last)] == .colon {
        index += 1
        labels += 1
      }
      if labels > 0, kinds[index] == .colon { index += 1 }
      if kinds[index] == .number, kinds[start] == .leftBracket, names[index + 1] == .of {
        index += 2
      }
      guard let end = endOfType(index, &scan), scan.offset == 0 else { return nil }
      index = end
      if isOperator(kinds[index]), names[index] == .closedRange { index += 1 }
      if kinds[index] == .identifier, names[index] == .of, kinds[start] == .leftBracket { index += 1; continue }
      if index == close { break }
      guard kinds[index] == .comma || kinds[index] == .colon && kinds[start] == .leftBracket else { return nil }
      index += 1
    }
    return close + 1
  }

  /// Past `async`, `throws`, `throws(E)` and their kin.
  func endOfEffects(_ start: Int) -> Int {
    var index = start
    while role(at: index).contains(.effect) {
      let isThrows = names[index] == .throws
      index += 1
      if isThrows, kinds[min(index, last)] == .leftParen, Int(partners[index]) > index { index = Int(partners[index]) + 1 }
    }
    return min(index, last)
  }

  /// Past `@Name.Name<T>(arguments)`.
  func endOfAttribute(_ start: Int, inType: Bool) -> Int {
    var scan = TypeScan()
    return endOfAttribute(start, inType: inType, &scan)
  }

  private func endOfAttribute(_ start: Int, inType: Bool, _ scan: inout TypeScan) -> Int {
    var index = min(start + 1, last)
    guard kinds[index] == .identifier || kinds[index] == .keyword else { return index }
    index += 1
    while kinds[min(index, last)] == .period, kinds[min(index + 1, last)] == .identifier { index += 2 }
    index = min(index, last)
    if isOperator(kinds[index]), nameTable.utf8(names[index]).first == UInt8(ascii: "<") {
      if let end = endOfGenericArguments(index, &scan), scan.offset == 0 { index = end } else { scan.offset = 0 }
    }
    return attributeArguments(at: index, inType: inType) ? Int(partners[index]) + 1 : index
  }

  /// Whether the parenthesis at `index` holds an attribute's arguments; in types one set apart begins a tuple or function type.
  func attributeArguments(at index: Int, inType: Bool) -> Bool {
    guard kinds[index] == .leftParen, Int(partners[index]) > index, !spacings[index].contains(.newlineBefore) else { return false }
    if spacings[index].contains(.spaceBefore) {
      guard !inType else { return false }
    }
    let after = min(Int(partners[index]) + 1, last)
    guard inType else { return true }
    // `@Sendable() -> Void` is a function type.
    return kinds[min(endOfEffects(after), last)] != .arrow
  }
}
