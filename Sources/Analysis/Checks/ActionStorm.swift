import Knowledge
import Source

/// `action-storm`: actions sent for each element of a loop, each tick of a fast clock or each step of a drag.
func actionStorm(_ context: LintContext) -> [Finding] {
  sendsInLoops(context) + draggedBindings(context)
}

private func sendsInLoops(_ context: LintContext) -> [Finding] {
  let resolver = context.resolver
  let isInLoop = { (site: Site) in resolver.ancestors(of: site).contains { context.kind($0) == .loop } }
  let stores = context.uses(of: "sends-action", withAwaited: true, in: context.options.wantedFiles, where: isInLoop)
  let sends = (stores.map(\.site) + sendsOfEffects(context)).sorted()
  guard !sends.isEmpty else { return [] }
  let pauses = context.uses(of: "gives-way", withAwaited: true, in: Set(sends.map { Int($0.unit) })).map(\.site)
  return sends.compactMap { send in
    let around = resolver.ancestors(of: send, below: resolver.enclosingBody(send))
    guard let position = around.firstIndex(where: { context.kind($0) == .loop }) else { return nil }
    let loop = around[position]
    // A condition may let few through; a pause slows the loop down.
    guard !isConditional(send, in: loop, Array(around[..<position]), context), let limit = stormLimit(send, loop, pauses.filter { resolver.isInside($0, loop) }, context) else { return nil }
    return context.finding("action-storm", at: send, atMost: limit, place: "reducer")
  }
}

/// Something decides whether an action is sent in this round. The case for a step of what is measured is taken for each of them.
private func isConditional(_ send: Site, in loop: Site, _ around: [Site], _ context: LintContext) -> Bool {
  let resolver = context.resolver
  let step = around.first { context.kind($0) == .switchCase && isStep($0, context) }
  if around.contains(where: { [.branch, .switchCase, .catchClause, .conditions].contains(context.kind($0)) && $0 != step }) { return true }
  guard let step, let choice = resolver.parent(step) else { return resolver.isGuarded(send, in: loop) }
  return resolver.isGuarded(send, in: step) || resolver.isGuarded(choice, in: loop)
}

/// `case .progress(let value)`
private func isStep(_ switchCase: Site, _ context: LintContext) -> Bool {
  context.resolver.children(switchCase).contains { context.kind($0) == .pattern && measuresProgress($0, context) }
}

/// `await send(.tick)`: calls of the parameter that an effect's closure is given.
private func sendsOfEffects(_ context: LintContext) -> [Site] {
  let resolver = context.resolver
  return context.wantedUses(of: "runs-effect").flatMap { effect in
    resolver.closures(ofCall: effect.site).flatMap { closure -> [Site] in
      let unit = context.project.unit(closure)
      let events = unit.summary.events
      let parameter = resolver.children(closure).first { context.kind($0) == .binding && context.flags($0).contains(.parameter) }
      guard let parameter else { return [] }
      return (closure.event ..< events.subtreeEnds[Int(closure.event)]).map { Site(unit.index, $0) }.filter { call in
        guard context.kind(call) == .call, let callee = resolver.previousLink(call), context.kind(callee) == .name else { return false }
        return resolver.scope(of: callee).lookup(context.name(callee), at: callee.event)?.event == parameter.event
      }
    }
  }
}

private func stormLimit(_ send: Site, _ loop: Site, _ pauses: [Site], _ context: LintContext) -> Severity? {
  let resolver = context.resolver
  let parts = resolver.children(loop)
  if context.name(loop) == .for, parts.count > 1 {
    guard context.flags(loop).contains(.await) else {
      guard pauses.isEmpty, UnboundedLoops(context).isUnbounded(loop) else { return nil }
      // Whatever else is awaited in each round sets the pace.
      return paces(loop, besides: send, context) ? .note : .warning
    }
    return ticksFast(parts[1], context) || measuresProgress(send, context) ? .warning : .note
  }
  // `while true { try await clock.sleep(for: .milliseconds(16)); await send(.tick) }`
  let amounts = resolver.ownEvents(of: loop).filter { context.kind($0) == .argument && $0 != send && !resolver.isInside($0, send) }
    .compactMap { resolver.firstChild($0).flatMap { resolver.amount($0) } }
  return amounts.contains { $0 > 0 && $0 < 0.1 } ? .warning : nil
}

private func paces(_ loop: Site, besides send: Site, _ context: LintContext) -> Bool {
  context.resolver.ownEvents(of: loop).contains { event in
    guard context.kind(event) == .await, !context.resolver.isInside(send, event) else { return false }
    return !context.resolver.ownEvents(of: event).contains { context.kind($0) == .call && context.name($0) == context.name(send) }
  }
}

/// `clock.timer(interval: .milliseconds(20))`: below a tenth of a second.
private func ticksFast(_ sequence: Site, _ context: LintContext) -> Bool {
  ([sequence] + context.resolver.ownEvents(of: sequence)).contains { event in
    guard context.kind(event) == .argument, let value = context.resolver.firstChild(event), context.kind(value) == .chain else { return false }
    return context.resolver.amount(value).map { $0 > 0 && $0 < 0.1 } ?? false
  }
}

/// Words of the program's own actions that count or measure: `.downloadProgress(0.2)`, `.bytesWritten(n)`.
private func measuresProgress(_ send: Site, _ context: LintContext) -> Bool {
  let words = ["progress", "percent", "fraction", "bytes"]
  return context.resolver.ownEvents(of: send).contains { event in
    guard [.implicitMember, .name, .member].contains(context.kind(event)) else { return false }
    let text = Array(context.project.text(context.name(event)).lowercased().utf8)
    return words.contains { contains(text, Array($0.utf8)) }
  }
}

private func contains(_ text: [UInt8], _ word: [UInt8]) -> Bool {
  text.count >= word.count && (0 ... text.count - word.count).contains { text[$0 ..< $0 + word.count].elementsEqual(word) }
}

/// A slider that is bound to the store sends an action for each point it moves.
private func draggedBindings(_ context: LintContext) -> [Finding] {
  let stores = Set(context.knowledge.effects.filter { $0.name == "sends-action" }.flatMap(\.calls).compactMap { $0.type.last })
  return context.wantedUses(of: "changes-while-dragged").compactMap { seed in
    let isBound = context.resolver.arguments(of: seed.site).prefix(2).contains { argument in
      ([argument] + context.resolver.ownEvents(of: argument)).contains { context.kind($0) == .name && isStore($0, stores, context) }
    }
    return isBound ? context.finding("action-storm", at: seed.site, atMost: .warning, place: "reducer") : nil
  }
}

/// `store`, or `$store` with its wrapper.
private func isStore(_ name: Site, _ stores: Set<String>, _ context: LintContext) -> Bool {
  let text = context.project.text(context.name(name))
  var type = context.resolver.type(of: name)
  if text.hasPrefix("$"), let plain = context.project.names.find(String(text.dropFirst())) {
    type = context.resolver.type(ofName: plain, at: name)
  }
  let entity = context.resolver.nominalEntity(type)
  return entity != .none && stores.contains(context.project.text(context.resolver.entityInfo(entity).name))
}
