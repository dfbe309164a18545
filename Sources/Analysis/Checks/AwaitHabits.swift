import Knowledge
import Source

/// `sequential-awaits` and `cancellation-shown-as-error`: what is written around awaits.
func awaitHabits(_ context: LintContext) -> [Finding] {
  context.wantedUnits.flatMap { unit -> [Finding] in
    let kinds = unit.summary.events.kinds
    return kinds.indices.flatMap { index -> [Finding] in
      let site = Site(unit.index, UInt32(index))
      switch kinds[index] {
      case .block, .body, .closure: return sequentialAwaits(in: site, context)
      case .attempt: return [cancellationShown(site, context)].compactMap { $0 }
      default: return []
      }
    }
  }
}

// MARK: Awaits in a row

/// Constants in a row, each awaited and none mentioning one before it.
private func sequentialAwaits(in block: Site, _ context: LintContext) -> [Finding] {
  var result: [Finding] = []
  var row: [Site] = []
  var names: Set<Name> = []
  func close() {
    if row.count > 1, let first = row.first {
      let place = context.surroundings(first)?.verdict.place ?? .unknown
      result += [context.finding("sequential-awaits", at: first, place: place.rawValue)].compactMap { $0 }
    }
    row = []
    names = []
  }
  for statement in context.resolver.children(block) {
    guard isAwaitedConstant(statement, context) else {
      close()
      continue
    }
    if mentions(names, in: statement, context) { close() }
    row.append(statement)
    names.insert(context.name(statement))
  }
  close()
  return result
}

private func isAwaitedConstant(_ statement: Site, _ context: LintContext) -> Bool {
  let flags = context.flags(statement)
  guard context.kind(statement) == .binding, flags.contains(.isLet), !flags.contains(.await) else { return false }
  var value = context.resolver.firstChild(statement)
  while let current = value, context.kind(current) == .try { value = context.resolver.firstChild(current) }
  guard let value, context.kind(value) == .await, let call = context.resolver.firstChild(value) else { return false }
  return context.kind(call) == .chain && context.resolver.lastChild(call).map { context.kind($0) == .call } ?? false
}

private func mentions(_ names: Set<Name>, in site: Site, _ context: LintContext) -> Bool {
  let unit = context.project.unit(site)
  let events = unit.summary.events
  return (site.event &+ 1 ..< max(events.subtreeEnds[Int(site.event)], site.event &+ 1)).contains { event in
    events.kinds[Int(event)] == .name && names.contains(unit.name(events.names[Int(event)]))
  }
}

// MARK: Cancellation as failure

/// A catch-all around a throwing await that stores or passes on the error, whatever it is.
private func cancellationShown(_ attempt: Site, _ context: LintContext) -> Finding? {
  let parts = context.resolver.children(attempt)
  guard let block = parts.first, let last = parts.last, context.kind(last) == .catchClause, isCatchAll(last, context) else { return nil }
  guard throwsLate(block, context), context.resolver.enclosingBody(attempt).map({ runsInTask($0, context) }) == true else { return nil }
  guard !parts.dropFirst().contains(where: { knowsCancellation($0, context) }), storesFailure(last, context) else { return nil }
  return context.finding("cancellation-shown-as-error", at: last, place: context.surroundings(attempt)?.verdict.place.rawValue ?? "unknown")
}

private func isCatchAll(_ clause: Site, _ context: LintContext) -> Bool {
  !context.resolver.children(clause).contains { part in
    if context.kind(part) == .conditions { return true }
    return context.kind(part) == .pattern && !context.resolver.children(part).allSatisfy { context.kind($0) == .binding }
  }
}

private func throwsLate(_ block: Site, _ context: LintContext) -> Bool {
  context.resolver.ownEvents(of: block).contains { event in
    context.kind(event) == .try && !context.flags(event).contains(.optionalTry)
      && context.resolver.children(event).contains { context.kind($0) == .await }
  }
}

private func runsInTask(_ body: Site, _ context: LintContext) -> Bool { context.resolver.isTaskClosure(body) }

private func knowsCancellation(_ clause: Site, _ context: LintContext) -> Bool {
  let unit = context.project.unit(clause)
  let events = unit.summary.events
  return (clause.event ..< events.subtreeEnds[Int(clause.event)]).contains { event in
    let kind = events.kinds[Int(event)]
    if kind == .cast || kind == .unknown {
      let type = events.payloads[Int(event)]
      if type != .max, context.isCancellation(unit.summary.text(of: TypeID(type))) { return true }
    }
    guard kind == .name || kind == .member || kind == .call else { return false }
    return context.isCancellation(context.project.text(unit.name(events.names[Int(event)])))
  }
}

extension LintContext {
  /// Words that show that somebody has thought of it: `CancellationError`, `isCancelled`, `.cancelled`.
  fileprivate func isCancellation(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    let word = Array("ancel".utf8)
    guard bytes.count >= word.count else { return false }
    return (0 ... bytes.count - word.count).contains { Array(bytes[$0 ..< $0 + word.count]) == word }
  }
}

private func storesFailure(_ clause: Site, _ context: LintContext) -> Bool {
  let events = context.resolver.ownEvents(of: clause)
  return events.contains { event in
    guard context.kind(event) == .assignment, let value = context.resolver.lastChild(event) else { return false }
    let all = [value] + context.resolver.ownEvents(of: value)
    return all.contains { context.name($0) == .errorWord && context.kind($0) == .name }
  }
}
