// From the nodes of a type to rows of `TypeNames`. Parentheses vanish, specifiers and known attributes become flags of the type they stand before.

extension Summarizer {
  /// Adds a type with all its parts.
  mutating func type(_ node: Int, _ flags: TypeFlags = []) -> TypeID {
    depth += 1
    defer { depth -= 1 }
    let row = summary.types.count
    if depth > Summarizer.depthLimit {
      noteTooDeep(node)
      return leafType(.unknown, .none, flags, start(node))
    }
    switch kind(node) {
    case .namedType: namedType(node, flags)
    case .memberType: memberType(node, flags)
    case .optionalType: wrapper(.optional, node, flags)
    case .implicitlyUnwrappedType: wrapper(.implicitlyUnwrapped, node, flags)
    case .arrayType: wrapper(.array, node, flags)
    case .dictionaryType: wrapper(.dictionary, node, flags)
    case .inlineArrayType: inlineArray(node, flags)
    case .compositionType: wrapper(.composition, node, flags)
    case .someType: wrapper(.some, node, flags)
    case .anyType: wrapper(.any, node, flags)
    case .metatype: wrapper(.metatype, node, flags)
    case .suppressedType: wrapper(.suppressed, node, flags)
    case .packType: wrapper(.pack, node, flags)
    case .tupleType: return tupleType(node, flags)
    case .functionType: functionType(node, flags)
    case .attributedType: return attributedType(node, flags)
    default: return leafType(.unknown, .none, flags, start(node))
    }
    return TypeID(UInt32(row))
  }

  private mutating func openType(_ kind: TypeKind, _ name: Name, _ flags: TypeFlags, _ start: UInt32) -> Int {
    let row = summary.types.count
    summary.types.kinds.append(kind)
    summary.types.names.append(name)
    summary.types.flags.append(flags)
    summary.types.starts.append(start)
    summary.types.subtreeEnds.append(UInt32(row + 1))
    return row
  }

  private mutating func closeType(_ row: Int) { summary.types.subtreeEnds[row] = UInt32(summary.types.count) }

  @discardableResult
  private mutating func leafType(_ kind: TypeKind, _ name: Name, _ flags: TypeFlags, _ start: UInt32) -> TypeID {
    TypeID(UInt32(openType(kind, name, flags, start)))
  }

  /// A kind whose children are the node's own.
  private mutating func wrapper(_ kind: TypeKind, _ node: Int, _ flags: TypeFlags) {
    let row = openType(kind, .none, flags, start(node))
    var child = node + 1
    while child < after(node) {
      _ = type(child)
      child = after(child)
    }
    closeType(row)
  }

  // MARK: Names

  private mutating func namedType(_ node: Int, _ flags: TypeFlags) {
    // Written left to right, stored from the last component inwards; attributes wait for a function type, which this is not.
    pendingTypeAttributes.removeAll(keepingCapacity: true)
    let first = node + 1
    guard first < after(node) else { return _ = leafType(.unknown, .none, flags, start(node)) }
    if after(first) >= after(node) { return component(first, flags, start(node)) { _ in } }
    var components: [Int] = []
    var child = first
    while child < after(node) {
      if kind(child) == .typeComponent { components.append(child) }
      child = after(child)
    }
    path(components[...], flags, start(node))
  }

  private mutating func path(_ components: ArraySlice<Int>, _ flags: TypeFlags, _ start: UInt32) {
    guard let last = components.last else { return _ = leafType(.unknown, .none, flags, start) }
    // A qualifier for each dot: the bound on depth is for hostile input.
    guard components.count > 1, components.count < Summarizer.depthLimit else { return component(last, flags, start) { _ in } }
    component(last, flags, start) { reader in
      let qualifier = reader.openType(.qualifier, .none, [], start)
      reader.path(components.dropLast(), [], start)
      reader.closeType(qualifier)
    }
  }

  private mutating func component(_ node: Int, _ flags: TypeFlags, _ start: UInt32, _ qualifier: (inout Summarizer) -> Void) {
    let row = openType(.named, spelling(ofToken: nameToken(firstToken(node), endToken(node))), flags, start)
    qualifier(&self)
    if let arguments = child(node, .genericArguments) { genericArguments(arguments) }
    closeType(row)
  }

  private mutating func memberType(_ node: Int, _ flags: TypeFlags) {
    let base = node + 1
    guard base < after(node) else { return _ = leafType(.unknown, .none, flags, start(node)) }
    let last = after(base)
    guard last < after(node) else { return _ = type(base, flags) }
    component(last, flags, start(node)) { reader in
      let qualifier = reader.openType(.qualifier, .none, [], reader.start(base))
      _ = reader.type(base)
      reader.closeType(qualifier)
    }
  }

  private mutating func genericArguments(_ node: Int) {
    var child = node + 1
    while child < after(node) {
      _ = type(child)
      child = after(child)
    }
  }

  /// A named type made from an expression's name and its generic arguments (`Foo<Int>(…)`); none where no arguments are written.
  mutating func namedType(_ name: Name, argumentsOf node: Int) -> TypeID {
    guard node + 1 < after(node), let arguments = child(node, .genericArguments) else { return .none }
    let row = openType(.named, name, [], start(node))
    genericArguments(arguments)
    closeType(row)
    return TypeID(UInt32(row))
  }

  // MARK: Tuples and functions

  private mutating func inlineArray(_ node: Int, _ flags: TypeFlags) {
    let row = openType(.array, .none, flags, start(node))
    var element = node + 1
    while element < after(node), after(element) < after(node) { element = after(element) }
    if element < after(node) { _ = type(element) }
    closeType(row)
  }

  private mutating func tupleType(_ node: Int, _ flags: TypeFlags) -> TypeID {
    let element = node + 1
    let isAlone = element < after(node) && after(element) == after(node) && kind(element) == .tupleTypeElement
    if isAlone, let inner = typeChild(element), label(ofElement: element, before: inner) == .none, !isVariadic(element) {
      return type(inner, flags)
    }
    let row = openType(.tuple, .none, flags, start(node))
    tupleElements(node)
    closeType(row)
    return TypeID(UInt32(row))
  }

  private mutating func tupleElements(_ node: Int) {
    var element = node + 1
    while element < after(node) {
      if let inner = typeChild(element) {
        let label = label(ofElement: element, before: inner)
        let flags: TypeFlags = isVariadic(element) ? .variadic : []
        if label != .none {
          let row = openType(.labeled, label, [], start(element))
          _ = type(inner, flags)
          closeType(row)
        } else {
          _ = type(inner, flags)
        }
      } else if kind(element) != .tupleTypeElement {
        _ = type(element)
      }
      element = after(element)
    }
  }

  /// The type of a tuple element or parameter.
  func typeChild(_ node: Int) -> Int? {
    var child = node + 1
    while child < after(node) {
      switch kind(child) {
      case .attribute, .modifier, .conditionalBlock, .initializerValue, .unexpected: child = after(child)
      default: return child
      }
    }
    return nil
  }

  /// The label of a tuple element: its first name, unless that is `_`.
  private func label(ofElement node: Int, before type: Int) -> Name {
    var token = firstToken(node)
    var child = node + 1
    while child < type {
      token = endToken(child)
      child = after(child)
    }
    guard token < firstToken(type), kind(ofToken: token) != .colon else { return .none }
    let name = name(ofToken: token)
    return name == .underscore ? .none : name
  }

  /// `...` stands after the type.
  func isVariadic(_ node: Int) -> Bool {
    guard let type = typeChild(node) else { return false }
    let token = endToken(type)
    return token < endToken(node) && name(ofToken: token) == .closedRange
  }

  private mutating func functionType(_ node: Int, _ flags: TypeFlags) {
    var effectFlags: TypeFlags = []
    if let effects = child(node, .effects) {
      let written = self.effects(effects)
      if written.contains(.async) { effectFlags.insert(.async) }
      if written.contains(.throws) { effectFlags.insert(.throws) }
    }
    let row = openType(.function, .none, flags.union(effectFlags), start(node))
    for attribute in pendingTypeAttributes { leafType(.attribute, attribute.name, [], attribute.start) }
    pendingTypeAttributes.removeAll(keepingCapacity: true)
    var child = node + 1
    while child < after(node) {
      if kind(child) == .tupleType, child == node + 1 {
        let parameters = openType(.tuple, .none, [], start(child))
        tupleElements(child)
        closeType(parameters)
      } else if kind(child) != .effects {
        _ = type(child)
      }
      child = after(child)
    }
    closeType(row)
  }

  // MARK: Attributes and specifiers

  private mutating func attributedType(_ node: Int, _ flags: TypeFlags) -> TypeID {
    var flags = flags
    var child = node + 1
    while child < after(node) {
      switch kind(child) {
      case .attribute: typeAttribute(child, &flags)
      case .modifier: typeSpecifier(child, &flags)
      default:
        let result = type(child, flags)
        pendingTypeAttributes.removeAll(keepingCapacity: true)
        return result
      }
      child = after(child)
    }
    pendingTypeAttributes.removeAll(keepingCapacity: true)
    return leafType(.unknown, .none, flags, start(node))
  }

  private mutating func typeAttribute(_ node: Int, _ flags: inout TypeFlags) {
    var token = firstToken(node) + 1
    if let path = child(node, .namedType) { token = firstToken(lastChild(path) ?? path) }
    let detail = child(node, .attributeArguments).map { name(ofToken: firstToken($0) + 1) } ?? .none
    switch name(ofToken: token) {
    case .escaping: flags.insert(.escaping)
    case .sendable: flags.insert(.sendable)
    case .autoclosure: flags.insert(.autoclosure)
    case .concurrent: flags.insert(.concurrent)
    case .isolated: if detail == .any { flags.insert(.isolatedAny) }
    case .inheritActorContext, .underscoreInheritActorContext:
      flags.insert(detail == .always ? .inheritActorContextAlways : .inheritActorContext)
    case let custom:
      // Attributes of the language begin with a small letter or `_`; custom ones are types.
      if let first = summary.names.utf8(custom).first, first >= 0x41, first <= 0x5A || first >= 0x80 {
        pendingTypeAttributes.append((custom, start(node)))
      }
    }
  }

  private func typeSpecifier(_ node: Int, _ flags: inout TypeFlags) {
    let detail = endToken(node) > firstToken(node) + 2 ? name(ofToken: firstToken(node) + 2) : .none
    switch name(ofToken: firstToken(node)) {
    case .inout: flags.insert(.inout)
    case .isolated: flags.insert(.isolated)
    case .sending: flags.insert(.sending)
    case .nonisolated: if detail == .nonsending { flags.insert(.nonisolatedNonsending) }
    default: break
    }
  }

  private func lastChild(_ node: Int) -> Int? {
    var child = node + 1, last: Int?
    while child < after(node) {
      last = child
      child = after(child)
    }
    return last
  }
}

extension TypeNames {
  mutating func reserve(_ count: Int) {
    kinds.reserveCapacity(count)
    names.reserveCapacity(count)
    flags.reserveCapacity(count)
    subtreeEnds.reserveCapacity(count)
    starts.reserveCapacity(count)
  }
}
