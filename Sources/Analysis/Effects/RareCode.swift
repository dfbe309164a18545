import Source

/// Code that users hardly ever meet: branches for debug builds, and what is done just before the program is ended. What blocks there is a note.
extension Resolver {
  func isRare(_ site: Site) -> Bool { isDebugOnly(site) || isBeforeTheEnd(site) }

  /// Inside `#if DEBUG`: the build that users get is another one.
  func isDebugOnly(_ site: Site) -> Bool { isInBranch(site, asksForDebugBuild) }

  /// Each alternative asks for a debug build; negations and other tests prove nothing.
  private func asksForDebugBuild(_ condition: String) -> Bool {
    condition.split(separator: "|").allSatisfy { $0.split(separator: "&").contains("DEBUG") }
  }

  /// The block around ends in a call that never returns, as after an error nothing can be done about; or such a call comes directly after it.
  private func isBeforeTheEnd(_ site: Site) -> Bool {
    guard let inner = statement(around: site), let outer = parent(inner), let last = lastChild(outer) else { return false }
    // What is computed for the call that ends the program.
    if last == inner { return lastChild(last) != site && neverReturns(last) || isStatementBeforeTheEnd(around: outer) }
    return isFollowed(inner, by: last, in: outer) || isStatementBeforeTheEnd(around: outer)
  }

  /// The statement that holds a block, without a way out of it, comes before the end: `if isReported { report() }; fatalError()`.
  private func isStatementBeforeTheEnd(around block: Site) -> Bool {
    guard project.kind(block) == .block, let inner = statement(around: block), !hasJump(in: inner), let outer = parent(inner), let last = lastChild(outer) else { return false }
    return last != inner && isFollowed(inner, by: last, in: outer) || isStatementBeforeTheEnd(around: outer)
  }

  private func statement(around site: Site) -> Site? {
    var inner = site
    while let outer = parent(inner) {
      if [.block, .body, .closure, .configurationBranch].contains(project.kind(outer)) { return inner }
      inner = outer
    }
    return nil
  }

  private func isFollowed(_ statement: Site, by last: Site, in outer: Site) -> Bool {
    let isDirect = project.unit(statement).summary.events.subtreeEnds[Int(statement.event)] == last.event
    return (isDirect || project.kind(outer) == .block && !hasJump(from: statement, to: last)) && neverReturns(last)
  }

  private func hasJump(in statement: Site) -> Bool {
    let events = project.unit(statement).summary.events
    return (statement.event ..< events.subtreeEnds[Int(statement.event)]).contains { events.kinds[Int($0)] == .jump }
  }

  private func neverReturns(_ statement: Site) -> Bool {
    guard project.kind(statement) == .chain, let call = lastChild(statement) else { return false }
    return endsTheProgram(call)
  }

  /// A call that never returns.
  func endsTheProgram(_ call: Site) -> Bool {
    guard project.kind(call) == .call, let target = resolution(of: call).targets.first, project.kind(target) == .function else { return false }
    return nominalEntity(type(of: target)) == builtin(.never)
  }

  /// A statement behind the first leaves: what follows the last is not always come to.
  private func hasJump(from first: Site, to last: Site) -> Bool {
    let events = project.unit(first).summary.events
    return (events.subtreeEnds[Int(first.event)] ..< last.event).contains { events.kinds[Int($0)] == .jump }
  }

  /// A call that is made in some cases only: inside a branch, a case or a `catch`. The condition itself is always computed.
  func isConditional(_ site: Site, in body: Site) -> Bool {
    let events = project.unit(site).summary.events
    var current = site
    while current != body, let outer = parent(current) {
      switch project.kind(outer) {
      case .branch: if project.firstChild(outer) != current { return true }
      case .switchCase, .catchClause: return true
      case .loop where events.names[Int(outer.event)] != .for && project.kind(current) == .block: return true
      default: break
      }
      current = outer
    }
    return false
  }

  /// In a `catch`, or where a `guard` gives up: as a rule nothing comes here.
  func isAfterFailure(_ site: Site) -> Bool {
    var current = site
    while let outer = parent(current), ![.body, .closure].contains(project.kind(outer)) {
      if project.kind(outer) == .catchClause { return true }
      if project.kind(outer) == .branch, project.name(outer) == .guard, project.firstChild(outer) != current { return true }
      current = outer
    }
    return false
  }

  /// An `#if` branch around a site, in its body or around a declaration, whose condition passes a test.
  func isInBranch(_ site: Site, _ test: (String) -> Bool) -> Bool {
    let unit = project.unit(site)
    guard unit.summary.branches.count > 1 else { return false }
    let events = unit.summary.events
    var current: Site? = site
    while let event = current {
      if project.kind(event) == .configurationBranch, passes(branch: events.payloads[Int(event.event)], unit, test) { return true }
      current = parent(event)
    }
    var decl = enclosingDeclaration(site)
    while decl != .none {
      if passes(branch: UInt32(unit.summary.declarations.branches[project.local(decl, unit)]), unit, test) { return true }
      decl = project.parent(decl)
    }
    return false
  }

  private func passes(branch: UInt32, _ unit: SourceUnit, _ test: (String) -> Bool) -> Bool {
    var index = Int(branch)
    while index > 0, index < unit.summary.branches.count {
      let branch = unit.summary.branches[index]
      if branch.condition != .none, test(project.text(unit.name(branch.condition))) { return true }
      index = Int(branch.parent)
    }
    return false
  }
}
