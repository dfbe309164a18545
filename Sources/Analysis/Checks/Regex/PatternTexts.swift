import Source

/// The texts an expression may stand for, as far as the source shows them: literals, constants, concatenations, elements of constant
/// collections, raw values of enums, and what callers pass as a parameter.
struct PatternTexts {
  struct Text {
    var text: String
    /// Where it is written.
    var site: Site
    /// Part of it is put together from several pieces, or it is one of several.
    var isAlone = true
  }

  private let context: LintContext
  private var resolver: Resolver { context.resolver }
  private var project: Project { context.project }
  private static let depthLimit = 10
  private static let countLimit = 400

  init(_ context: LintContext) { self.context = context }

  func texts(_ site: Site) -> [Text] { Array(texts(site, 0).prefix(PatternTexts.countLimit)) }

  /// The one text an expression always stands for.
  func constant(_ site: Site) -> Text? {
    let found = texts(site)
    return found.count == 1 && found[0].isAlone ? found[0] : nil
  }

  private func kind(_ site: Site) -> EventKind { project.unit(site).summary.events.kinds[Int(site.event)] }
  private func flags(_ site: Site) -> EventFlags { project.unit(site).summary.events.flags[Int(site.event)] }

  private func name(_ site: Site) -> Name {
    let unit = project.unit(site)
    return unit.name(unit.summary.events.names[Int(site.event)])
  }

  private func texts(_ site: Site, _ depth: Int) -> [Text] {
    guard depth < PatternTexts.depthLimit else { return [] }
    switch kind(site) {
    case .literal: return flags(site).contains(.string) ? [Text(text: project.text(name(site)), site: site)] : []
    case .interpolatedString: return joined(resolver.children(site), at: site, depth)
    case .operation: return operation(site, depth)
    case .try, .await, .argument: return resolver.firstChild(site).map { texts($0, depth + 1) } ?? []
    case .tuple:
      let parts = resolver.children(site)
      return parts.count == 1 ? texts(parts[0], depth + 1) : []
    case .branch where name(site) == .question:
      return resolver.children(site).dropFirst().flatMap { texts($0, depth + 1) }.map { several($0) }
    case .selection, .branch: return ends(of: site).flatMap { texts($0, depth + 1) }.map { several($0) }
    case .name: return named(site, depth)
    case .implicitMember, .member: return member(site, depth)
    case .chain: return chain(site, depth)
    default: return []
    }
  }

  /// The values that the branches of an `if` or the cases of a `switch` end with, or return.
  private func ends(of choice: Site) -> [Site] {
    resolver.children(choice).dropFirst().compactMap { part in
      var last: Site? = part
      while let current = last, [.switchCase, .block, .jump].contains(kind(current)) { last = resolver.lastChild(current) }
      return last
    }
  }

  private func several(_ text: Text) -> Text { Text(text: text.text, site: text.site, isAlone: false) }

  private func joined(_ parts: [Site], at site: Site, _ depth: Int) -> [Text] {
    var result = ""
    for part in parts {
      let inner = texts(part, depth + 1)
      guard inner.count == 1 else { return [] }
      result += inner[0].text
    }
    return [Text(text: result, site: site)]
  }

  /// `"a" + b + "c"`
  private func operation(_ site: Site, _ depth: Int) -> [Text] {
    let parts = resolver.children(site)
    guard parts.count > 2 else { return [] }
    if parts.count == 3, kind(parts[1]) == .operator, project.text(name(parts[1])) == "??" {
      return (texts(parts[0], depth + 1) + texts(parts[2], depth + 1)).map { several($0) }
    }
    for (position, part) in parts.enumerated() where position % 2 == 1 {
      guard kind(part) == .operator, name(part) == .plus else { return [] }
    }
    return joined(parts.indices.filter { $0 % 2 == 0 }.map { parts[$0] }, at: site, depth)
  }

  // MARK: Names

  private func named(_ site: Site, _ depth: Int) -> [Text] {
    guard let binding = resolver.scope(of: site).lookup(name(site), at: site.event) else {
      return isImplicitParameter(site) ? element(of: site, position: nil, depth).flatMap { texts($0, depth + 1) }.map { several($0) } : member(site, depth)
    }
    if binding.declaration != .none { return parameter(binding.declaration, depth) }
    let bound = Site(Int(site.unit), binding.event)
    guard kind(bound) == .binding else { return [] }
    if flags(bound).contains(.parameter) || isLoopPattern(bound) {
      return element(of: bound, position: position(bound), depth).flatMap { texts($0, depth + 1) }.map { several($0) }
    }
    guard flags(bound).contains(.isLet) else { return [] }
    return resolver.firstChild(bound).map { texts($0, depth + 1) } ?? []
  }

  private func member(_ site: Site, _ depth: Int) -> [Text] {
    let targets = resolver.resolution(of: site).targets.filter { !project.unit($0).isInterface }
    if targets.isEmpty, project.text(name(site)) == "rawValue", kind(site) == .name {
      return rawValues(of: resolver.entity(enclosing: resolver.enclosingDeclaration(site)), depth)
    }
    guard targets.count == 1, let target = targets.first, project.kind(target) == .variable else { return [] }
    guard project.flags(target).contains(.let) || project.flags(target).contains(.computed) else { return [] }
    return resolver.initialValue(target).map { texts($0, depth + 1) } ?? []
  }

  /// What callers pass.
  private func parameter(_ parameter: Decl, _ depth: Int) -> [Text] {
    guard project.kind(parameter) == .parameter, let body = project.body(project.parent(parameter)) else { return [] }
    return (context.graph.callers(of: body) + context.graph.callersInTests(of: body)).prefix(40).flatMap { caller in
      resolver.children(caller.site).filter { resolver.parameterOfArgument[$0] == parameter }.flatMap { texts($0, depth + 2) }
    }.map { several($0) }
  }

  private func chain(_ site: Site, _ depth: Int) -> [Text] {
    let parts = resolver.children(site)
    guard let last = parts.last else { return [] }
    // `patterns[kind]`: any of them may be meant.
    if kind(last) == .subscript { return elements(ofCollection: parts.dropLast(), depth).flatMap { texts($0.value, depth + 1) }.map { several($0) } }
    guard kind(last) == .member else { return [] }
    if project.text(name(last)) == "rawValue", parts.count >= 2 {
      if let value = rawValue(parts) { return texts(value, depth + 1) }
      return rawValues(of: resolver.nominalEntity(resolver.type(of: parts[parts.count - 2])), depth)
    }
    if parts.count == 2, isElement(parts[0]) {
      return elements(parts[0], depth).compactMap { component(name(last), of: $0) }.flatMap { texts($0, depth + 1) }.map { several($0) }
    }
    return member(last, depth)
  }

  /// `Kind.link.rawValue`: the value that the case is declared with.
  private func rawValue(_ parts: [Site]) -> Site? {
    guard parts.count >= 2, let origin = parts.dropLast().last else { return nil }
    let resolution = resolver.resolution(of: origin)
    guard let target = resolution.targets.first, !project.unit(target).isInterface, project.kind(target) == .enumCase,
      let body = project.body(target)
    else { return nil }
    return resolver.firstChild(body)
  }

  /// All that a value of an enumeration may be written as.
  private func rawValues(of type: Entity, _ depth: Int) -> [Text] {
    guard type != .none, resolver.entityInfo(type).kind == .enum, !resolver.entityInfo(type).isInterface else { return [] }
    let cases = resolver.entityInfo(type).parts.flatMap { project.children($0) }.filter { project.kind($0) == .enumCase }
    return cases.compactMap { project.body($0).flatMap { resolver.firstChild($0) } }.flatMap { texts($0, depth + 1) }.map { several($0) }
  }

  // MARK: Elements of collections

  private func isImplicitParameter(_ site: Site) -> Bool { project.text(name(site)).hasPrefix("$") }

  private func isElement(_ base: Site) -> Bool {
    guard kind(base) == .name else { return false }
    guard let binding = resolver.scope(of: base).lookup(name(base), at: base.event) else { return isImplicitParameter(base) }
    let bound = Site(Int(base.unit), binding.event)
    return binding.declaration == .none && kind(bound) == .binding && (flags(bound).contains(.parameter) || isLoopPattern(bound))
  }

  private func elements(_ base: Site, _ depth: Int) -> [Site] {
    guard let binding = resolver.scope(of: base).lookup(name(base), at: base.event) else { return element(of: base, position: nil, depth) }
    let bound = Site(Int(base.unit), binding.event)
    return element(of: bound, position: position(bound), depth)
  }

  private func isLoopPattern(_ binding: Site) -> Bool { loop(of: binding) != nil }

  private func loop(of binding: Site) -> Site? {
    guard let pattern = resolver.parent(binding), kind(pattern) == .pattern, let loop = resolver.parent(pattern), kind(loop) == .loop,
      resolver.firstChild(loop) == pattern
    else { return nil }
    return loop
  }

  /// Which of several names is bound: `for (name, pattern) in …`, `{ name, pattern in … }`.
  private func position(_ binding: Site) -> Int? {
    guard let holder = resolver.parent(binding) else { return nil }
    let names = resolver.children(holder).filter { kind($0) == .binding }
    return names.count > 1 ? names.firstIndex(of: binding) : nil
  }

  /// The expressions that a loop variable or a closure's parameter stands for one after the other.
  private func element(of site: Site, position: Int?, _ depth: Int) -> [Site] {
    guard let source = collection(site) else { return [] }
    let all = elements(ofCollection: source, depth)
    guard let position else { return all.map(\.value) }
    return all.compactMap { element in
      if let key = element.key { return position == 0 ? key : position == 1 ? element.value : nil }
      return component(position, of: element.value)
    }
  }

  /// What is walked through: the sequence of the loop, or the receiver of the call that takes the closure.
  private func collection(_ site: Site) -> [Site]? {
    if let loop = loop(of: site) {
      let parts = resolver.children(loop)
      return parts.count > 1 ? kind(parts[1]) == .chain ? resolver.children(parts[1]) : [parts[1]] : nil
    }
    let isBinding = kind(site) == .binding
    guard let closure = isBinding ? resolver.parent(site) : resolver.enclosingBody(site), kind(closure) == .closure,
      let argument = resolver.parent(closure), kind(argument) == .argument, let call = resolver.parent(argument), kind(call) == .call,
      let chain = resolver.parent(call), kind(chain) == .chain
    else { return nil }
    let parts = resolver.children(chain)
    guard let index = parts.firstIndex(of: call), index >= 2 else { return nil }
    return Array(parts[..<(index - 1)])
  }

  private struct Element {
    var key: Site?
    var value: Site
  }

  /// The literal behind a chain whose links neither take arguments nor choose.
  private func elements(ofCollection links: [Site], _ depth: Int) -> [Element] {
    guard depth < PatternTexts.depthLimit, !links.isEmpty else { return [] }
    // The longest beginning that is a constant itself: `Table.patterns` in `Table.patterns.values`.
    var end = links.count
    while end > 0 {
      guard links[end...].allSatisfy({ kind($0) == .member || kind($0) == .call && !resolver.children($0).contains { _ in true } }) else { return [] }
      if let origin = resolver.origin(links[end - 1]) {
        let parts = resolver.children(origin)
        if kind(origin) == .array { return parts.map { Element(key: nil, value: $0) } }
        if kind(origin) == .dictionary {
          return stride(from: 0, to: parts.count - 1, by: 2).map { Element(key: parts[$0], value: parts[$0 + 1]) }
        }
      }
      end -= 1
    }
    return []
  }

  /// `$0.pattern` of `("name", pattern: "…")` or `Rule(pattern: "…")`; of a dictionary's value itself.
  private func component(_ label: Name, of element: Site) -> Site? {
    let holder = kind(element) == .chain ? resolver.lastChild(element) ?? element : element
    switch kind(holder) {
    case .literal: return holder
    case .tuple, .call:
      if let index = Int(project.text(label)) { return component(index, of: holder) }
      return resolver.children(holder).first { kind($0) == .argument && name($0) == label }
    default: return nil
    }
  }

  private func component(_ position: Int, of element: Site) -> Site? {
    guard kind(element) == .tuple else { return nil }
    let parts = resolver.children(element)
    return position < parts.count ? parts[position] : nil
  }
}
