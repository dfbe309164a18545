import Knowledge
import Source

/// A helper that reads, writes or lists whatever it is given: on a way that hands it a file, settings or a folder of the app, it does that, whatever others give it.
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
    guard own.level == .warning, hit.callee != .none, ["network-or-disk", "disk", "data-file", "short-file"].contains(own.name),
      let pattern = hit.seed.call.map({ own.calls[$0] })
    else { return own }
    let given = values(givenTo: hit)
    if own.name == "network-or-disk", !leadToFile(given) { return own }
    // What comes with the app is a note; of settings and folders of its own the rules know more.
    if given.contains(where: { resolver.isBundled($0) }) { return effect("disk", .note, pattern) ?? own }
    if given.contains(where: { resolver.isSettingsFile($0) }), let settings = effect("settings-file", .warning, pattern) { return settings }
    if given.contains(where: { resolver.isOwnFolder($0) }), let folder = effect("own-folder", .warning, pattern) { return folder }
    return own.name == "network-or-disk" ? effect("data-file", .warning, pattern) ?? effect("disk", .warning, pattern) ?? own : own
  }

  private func effect(_ name: String, _ level: Severity, _ pattern: CalleePattern) -> Effect? {
    context.knowledge.effects.first { effect in
      effect.name == name && effect.level == level && effect.calls.contains { $0.type == pattern.type && $0.name == pattern.name }
    }
  }

  /// The first of the values that shows where it leads.
  private func leadToFile(_ values: [Site]) -> Bool {
    for value in values {
      switch resolver.provenance(value) {
      case .local: return true
      case .remote: return false
      case .unknown: continue
      }
    }
    return false
  }

  /// The expressions that the calls on the way give for the parameter which the blocking call is given, the nearest to it first.
  private func values(givenTo hit: EffectSpread.Hit) -> [Site] {
    let calls = spread.chain(hit)
    var result: [Site] = []
    var value = resolver.arguments(of: hit.seed.site).first.flatMap { resolver.firstChild($0) }
    for caller in calls.dropLast().reversed() {
      // Which parameter an argument is for is known once it is known what is called.
      _ = resolver.resolution(of: caller)
      guard let name = value, context.kind(name) == .name else { break }
      // A member of the URL itself.
      if context.name(name) == .selfValue, let receiver = resolver.receiver(of: caller) {
        result.append(receiver)
        value = receiver
        continue
      }
      guard let parameter = resolver.scope(of: name).lookup(context.name(name), at: name.event)?.declaration, parameter != .none,
        let argument = resolver.children(caller).first(where: { resolver.parameterOfArgument[$0] == parameter }),
        let given = resolver.firstChild(argument)
      else { break }
      result.append(given)
      value = given
    }
    return result
  }
}
