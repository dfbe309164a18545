import Knowledge
import Source

/// How checks on shapes say what they found: the words of the rule's page at one event, with the severity its evidence allows.
extension LintContext {
  /// nil if the rule is unknown or nothing is left of its severity.
  func finding(
    _ id: String, at site: Site, atMost limit: Severity = .error, place: String, naming symbolSite: Site? = nil, seed: EffectSpread.Seed? = nil,
    chain: [Site] = [], because: [Reason] = [], adding words: String = "", markedAt: SourcePlace? = nil
  ) -> Finding? {
    guard let rule = rules[id] else { return nil }
    // Builds for developers keep no user waiting.
    let severity = min(rule.severity, limit, resolver.isDebugOnly(site) ? .note : .error)
    guard severity > .off, !resolver.isForeign(site) else { return nil }
    let text = FindingText(self)
    let symbol = text.symbol(of: symbolSite ?? site)
    let effect = seed.map { knowledge.effects[$0.effect] }
    let callee = seed.map { text.callee($0) } ?? ""
    var message = rule.message
    for (key, value) in [("callee", callee), ("symbol", symbol), ("does", effect?.does ?? ""), ("worst", effect?.worst ?? "")] {
      message = message.replacing("{" + key + "}", with: value)
    }
    return Finding(
      rule: id, family: rule.family, severity: severity, place: place, message: message + words, instead: rule.instead,
      at: markedAt ?? project.place(site), symbol: symbol, callee: callee, effect: effect?.name ?? "",
      chain: effect.map { text.hops(chain.isEmpty ? [site] : chain, $0) } ?? [],
      because: because, entry: place)
  }

  /// Main rules are off where no main thread is there to freeze, and notes in short-lived extensions.
  func limitOnMain(_ site: Site) -> Severity {
    if isQuiet(site) { return .off }
    return switch contexts.kind(Int(site.unit)) {
    case .app: .error
    case .quietExtension: .note
    case .noMainThread: .off
    }
  }

  func severity(_ confidence: Confidence) -> Severity {
    switch confidence {
    case .high: .error
    case .medium: .warning
    case .low: .note
    }
  }

  /// The place of the code around a site and how sure it is.
  func surroundings(_ site: Site) -> (home: Site, verdict: PlaceVerdict)? {
    guard let home = resolver.home(site) else { return nil }
    return (home.body, resolver.place(of: home.body).lowered(to: home.confidence))
  }

  func because(_ home: Site) -> [Reason] { FindingText(self).because(home, resolver.place(of: home), mark: nil) }

  /// The declaration a `body` event belongs to.
  func declaration(ofBody body: Site) -> Decl {
    let unit = project.unit(body)
    return Decl(unit.summary.events.payloads[Int(body.event)] &+ unit.firstDeclaration)
  }

  func kind(_ site: Site) -> EventKind { project.unit(site).summary.events.kinds[Int(site.event)] }

  func name(_ site: Site) -> Name {
    let unit = project.unit(site)
    return unit.name(unit.summary.events.names[Int(site.event)])
  }

  func flags(_ site: Site) -> EventFlags { project.unit(site).summary.events.flags[Int(site.event)] }
}
