import Knowledge
import Source

/// A helper that decodes whatever type it is asked for: on a way that asks for a type of a few plain values it does little, whatever others ask for.
struct DecodedTypes {
  private let context: LintContext
  private let spread: EffectSpread
  private var resolver: Resolver { context.resolver }

  init(_ context: LintContext, _ spread: EffectSpread) {
    self.context = context
    self.spread = spread
  }

  /// The way asks for a flat type.
  func isFlat(_ hit: EffectSpread.Hit) -> Bool {
    guard hit.callee != .none, let asked = resolver.arguments(of: hit.seed.site).first.flatMap({ resolver.firstChild($0) }) else { return false }
    var wanted = parameter(asked)
    for call in spread.chain(hit).dropLast().reversed() {
      guard let open = wanted else { return false }
      let given = type(for: open, at: call)
      if let next = genericParameter(given) { wanted = next } else { return resolver.isFlatValue(given) }
    }
    return false
  }

  /// The way hands over little data: an item of the keychain, a setting.
  func isGivenLittle(_ hit: EffectSpread.Hit) -> Bool {
    guard hit.callee != .none else { return false }
    var value = resolver.arguments(of: hit.seed.site).compactMap { resolver.firstChild($0) }.first { parameter(named: $0) != nil }
    for call in spread.chain(hit).dropLast().reversed() {
      guard let own = value.flatMap({ parameter(named: $0) }) else { return false }
      _ = resolver.resolution(of: call)
      guard let argument = resolver.children(call).first(where: { resolver.parameterOfArgument[$0] == own }), let given = resolver.firstChild(argument)
      else { return false }
      if resolver.isSmall(given) { return true }
      value = given
    }
    return false
  }

  private func parameter(named name: Site) -> Decl? {
    guard context.kind(name) == .name, let found = resolver.scope(of: name).lookup(context.name(name), at: name.event)?.declaration, found != .none,
      context.project.kind(found) == .parameter
    else { return nil }
    return found
  }

  /// `T` of `T.self`, or of a parameter `type: T.Type`.
  private func parameter(_ metatype: Site) -> Decl? {
    let node = resolver.typeNode(resolver.type(of: metatype))
    return node.tag == .metatype ? node.arguments.first.flatMap { genericParameter($0) } : nil
  }

  private func genericParameter(_ type: TypeRef) -> Decl? {
    let node = resolver.typeNode(type)
    return node.tag == .generic ? Decl(node.subject) : nil
  }

  /// What a call has in the place of a generic parameter of the function it calls: by a metatype that it gives, by the type that it yields.
  private func type(for parameter: Decl, at call: Site) -> TypeRef {
    guard context.kind(call) == .call else { return .unknown }
    let target = resolver.resolution(of: call).targets.first ?? .none
    for argument in resolver.children(call) {
      guard let own = resolver.parameterOfArgument[argument], let value = resolver.firstChild(argument) else { continue }
      let declared = resolver.typeNode(resolver.type(of: own))
      guard declared.tag == .metatype, declared.arguments.first.flatMap({ genericParameter($0) }) == parameter else { continue }
      let given = resolver.typeNode(resolver.type(of: value))
      return given.tag == .metatype ? given.arguments.first ?? .unknown : .unknown
    }
    guard target != .none, genericParameter(resolver.type(of: target)) == parameter else { return .unknown }
    return resolver.expectedType(call) ?? .unknown
  }
}
