import Knowledge
import Source

/// A helper that reads whatever URL it is given: on a way that hands it a file it reads a file, whatever others give it.
struct FilesOnTheWay {
  private let context: LintContext
  private let spread: EffectSpread
  private var resolver: Resolver { context.resolver }

  init(_ context: LintContext, _ spread: EffectSpread) {
    self.context = context
    self.spread = spread
  }

  /// The effect that a hit has by the way it takes.
  func effect(of hit: EffectSpread.Hit) -> Effect {
    let own = context.knowledge.effects[hit.seed.effect]
    guard own.name == "network-or-disk", hit.callee != .none, let file = file(givenTo: hit),
      let pattern = own.calls.first(where: { $0.origin == hit.seed.pattern })
    else { return own }
    // What comes with the app is a note, and so are settings.
    let level: Severity = resolver.isBundled(file) || resolver.isSettingsFile(file) ? .note : .warning
    return context.knowledge.effects.first { effect in
      effect.name == "disk" && effect.level == level && effect.calls.contains { $0.type == pattern.type && $0.name == pattern.name }
    } ?? own
  }

  /// The expression for a file that one of the calls on the way gives for the parameter which the blocking call is given.
  private func file(givenTo hit: EffectSpread.Hit) -> Site? {
    let calls = spread.chain(hit)
    var value = resolver.arguments(of: hit.seed.site).first.flatMap { resolver.firstChild($0) }
    for caller in calls.dropLast().reversed() {
      // Which parameter an argument is for is known once it is known what is called.
      _ = resolver.resolution(of: caller)
      guard let name = value, context.kind(name) == .name,
        let parameter = resolver.scope(of: name).lookup(context.name(name), at: name.event)?.declaration, parameter != .none,
        let argument = resolver.children(caller).first(where: { resolver.parameterOfArgument[$0] == parameter })
      else { return nil }
      value = resolver.firstChild(argument)
      guard let given = value else { return nil }
      switch resolver.provenance(given) {
      case .local: return given
      case .remote: return nil
      case .unknown: continue
      }
    }
    return nil
  }
}
