import Source

/// What calls yield that no declaration stands for: collections made by the name of their type, methods that a page leaves out of a fluent protocol.
extension Resolver {
  /// A page may say of a protocol that its methods yield the like again (`@_fluent`): one that no page declares is no end of what is known.
  func fluentResult(_ resolution: Resolution) -> Value {
    guard fluentMark != .none, resolution.owner != .none, !resolution.isStatic else { return .unknown }
    let fluent = ancestry(resolution.owner).first { entity in
      entityInfo(entity).isInterface && entityInfo(entity).parts.contains { project.attribute($0, named: fluentMark) != nil }
    }
    return fluent.map { .instance(types.nominal($0)) } ?? .unknown
  }

  /// `[Int]()`, `[String: Int]()`
  func madeCollection(_ link: Site, _ type: TypeRef, _ previous: Site) -> Value? {
    let kind = project.kind(previous)
    guard kind == .array || kind == .dictionary, let entity = entities(type).first else { return nil }
    resolutions[link] = Resolution(owner: entity, isStatic: true)
    return .instance(typeOfTypes(type))
  }

  /// A collection of types' names taken for the type of a collection.
  private func typeOfTypes(_ type: TypeRef) -> TypeRef {
    let node = typeNode(type)
    if node.tag == .metatype { return node.arguments[0] }
    guard node.tag == .nominal, node.hasArguments else { return type }
    let arguments = node.arguments.map { typeOfTypes($0) }
    return types.ref(node.with(arguments))
  }
}
