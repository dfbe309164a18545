import Knowledge
import Source

/// The words of a finding: the message from the rule's page, the hops of the chain, and the reasons why the code runs where it does.
struct FindingText {
  private let context: LintContext
  private var project: Project { context.project }

  init(_ context: LintContext) { self.context = context }

  // MARK: Symbols

  /// The function around a body, qualified; a closure is named by what it stands in.
  func symbol(of body: Site) -> String {
    let decl = context.resolver.enclosingDeclaration(body)
    return decl == .none ? "top-level code" : project.symbol(decl)
  }

  /// The API as its page writes it, with the labels of the call: `Data.init(contentsOf:)`, `DispatchSemaphore.wait()`.
  func callee(_ seed: EffectSpread.Seed) -> String {
    let unit = project.unit(seed.site)
    let events = unit.summary.events
    let name = project.text(unit.name(events.names[Int(seed.site.event)]))
    let resolution = context.resolver.resolution(of: seed.site)
    var result = ""
    let arguments = argumentText(seed.site)
    if seed.isFree { return name + arguments }
    let isInit = resolution.isStatic && resolution.owner != .none && project.text(context.resolver.entityInfo(resolution.owner).name) == name
    if resolution.owner != .none { result = project.text(context.resolver.entityInfo(resolution.owner).name) + "." }
    result += isInit ? "init" : name
    return result + arguments
  }

  private func argumentText(_ site: Site) -> String {
    guard project.unit(site).summary.events.kinds[Int(site.event)] == .call else { return "" }
    let shape = context.resolver.labels(site)
    return "(" + (shape.labels + shape.trailing).map { $0 == .none ? "_:" : project.text($0) + ":" }.joined() + ")"
  }

  // MARK: Message and chain

  func message(_ rule: Rule, _ effect: Effect, callee: String, symbol: String, chain: [Site]) -> String {
    var text = rule.message
    for (key, value) in [("callee", callee), ("symbol", symbol), ("does", effect.does), ("worst", effect.worst), ("place", "")] {
      text = text.replacing("{" + key + "}", with: value)
    }
    return chain.count > 1 ? text + through(chain) : text
  }

  /// The helpers that hide the call, named so that the message stands alone.
  private func through(_ chain: [Site]) -> String {
    var names: [String] = []
    for site in chain.dropFirst() {
      let name = symbol(of: context.resolver.home(site)?.body ?? site)
      if names.last != name { names.append(name) }
    }
    if names.count > 4 { names = [names[0], names[1], "…", names[names.count - 1]] }
    return " (through " + names.joined(separator: " → ") + ")"
  }

  func hops(_ chain: [Site], _ effect: Effect) -> [Hop] {
    chain.enumerated().map { position, site in
      let isLast = position == chain.count - 1
      let next = isLast ? "" : symbol(of: context.resolver.home(chain[position + 1])?.body ?? chain[position + 1])
      return Hop(place: project.place(site), symbol: symbol(of: site), text: isLast ? effect.does : "\(verb(site)) \(next)")
    }
  }

  private func verb(_ site: Site) -> String {
    let events = project.unit(site).summary.events
    return events.kinds[Int(site.event)] == .call ? "calls" : "uses"
  }

  // MARK: Why it runs there

  func because(_ home: Site, _ verdict: PlaceVerdict, mark: Marks.Marked?) -> [Reason] {
    var reasons = verdict.grounds.compactMap { reason($0, home) }
    if let page = verdict.page, let last = reasons.indices.last { reasons[last].page = page }
    if let mark { reasons.append(contentsOf: reason(mark, home)) }
    if verdict.place == .main || verdict.place == .pool, reasons.isEmpty {
      reasons.append(Reason(text: "\(symbol(of: home)) runs on \(words(verdict.place))", place: project.place(home)))
    }
    return reasons
  }

  private func words(_ place: Place) -> String {
    switch place {
    case .main: "the main thread"
    case .pool: "Swift's cooperative pool"
    case .actor: "an actor"
    case .thread: "a background thread"
    case .caller, .unknown: "its caller's thread"
    }
  }

  private func reason(_ mark: Marks.Marked, _ home: Site) -> [Reason] {
    let root = symbol(of: mark.root)
    let when = mark.name == .launch ? "by the system while the app launches" : mark.name == .reducer ? "by its store for each action" : "by the system inside a frame"
    var reasons = [Reason(text: "\(root) is called \(when)", place: project.place(mark.root), page: mark.pattern)]
    if mark.root != home, mark.site != .none {
      reasons.append(Reason(text: "\(symbol(of: home)) is called from there", place: project.place(mark.site)))
    }
    return reasons
  }

  private func reason(_ ground: Ground, _ home: Site) -> Reason? {
    guard let text = text(ground) else { return nil }
    if ground.decl != .none {
      let unit = project.unit(ground.decl)
      if unit.isInterface { return Reason(text: text, page: page(unit, ground.decl)) }
      return Reason(text: text, place: project.place(ground.decl))
    }
    return Reason(text: text, place: ground.site == .none ? nil : project.place(ground.site))
  }

  private func page(_ unit: SourceUnit, _ decl: Decl) -> PageLine? {
    guard var page = unit.page else { return nil }
    let start = unit.summary.declarations.nameStarts[project.local(decl, unit)]
    page.line += UInt32(unit.line(start) - 1)
    return page
  }

  private func text(_ ground: Ground) -> String? {
    let name = ground.decl == .none ? "" : project.symbol(ground.decl)
    switch ground.fact {
    case .attribute(let attribute): return "\(name) is @\(project.text(attribute))"
    case .enclosingType: return "\(name) is a member of \(typeName(ground.decl))"
    case .superclass: return "\(name) inherits from \(superclassName(ground.decl))"
    case .conformance: return "\(name) conforms to a protocol that is isolated"
    case .witness: return "\(name) is the witness of an isolated requirement"
    case .override: return "\(name) overrides an isolated member"
    case .wrapper: return "\(name) has a property wrapper that isolates its type"
    case .extensionAttribute: return "\(name) is declared in an isolated extension"
    case .defaultIsolation: return "the module isolates to the main actor by default (\(project.mode(ground.decl).origin))"
    case .mainFunction: return "\(name) is the program's entry point"
    case .actorMember: return "\(name) belongs to an actor"
    case .isolatedParameter: return "\(name) has an isolated parameter"
    case .nonisolated: return "\(name) is nonisolated"
    case .enclosingFunction: return "\(name) is a local function of isolated code"
    case .topLevel: return "top-level code runs on the main thread"
    case .namePrefix: return "its superclass is named like a main-actor class"
    case .closureAttribute: return "the closure says so itself"
    case .closureParameter: return "the closure is given to an isolated parameter"
    case .inheritsContext: return "the closure inherits the isolation of the code around it"
    case .handedOver: return "the closure is handed to \(calleeName(ground.site))"
    case .leavesByMode, .noAnnotation: return name.isEmpty ? nil : "\(name) has no isolation of its own"
    case .initialValue: return "the initial value of \(name) runs when its type is made"
    case .deinitializer: return "deinit runs wherever the last reference goes"
    case .calledBySystem: return "\(name) is called by the system on a thread of its own"
    case .asyncLet: return "async let leaves the actor"
    }
  }

  private func typeName(_ member: Decl) -> String {
    let entity = context.resolver.entity(enclosing: member)
    return entity == .none ? "an isolated type" : project.text(context.resolver.entityInfo(entity).name)
  }

  private func superclassName(_ decl: Decl) -> String {
    let entity = context.resolver.entity(enclosing: decl)
    guard entity != .none, let parent = context.resolver.superclass(entity) else { return "an isolated class" }
    return project.text(context.resolver.entityInfo(parent).name)
  }

  private func calleeName(_ site: Site) -> String {
    guard site != .none else { return "a call that runs it there" }
    let unit = project.unit(site)
    let name = project.text(unit.name(unit.summary.events.names[Int(site.event)]))
    return name.isEmpty ? "a call that runs it there" : name
  }
}

extension String {
  /// Replaces every occurrence of a marker, byte by byte. (The standard library's own `replacing` brings the regex engine with it.)
  func replacing(_ marker: String, with value: String) -> String {
    let marker = Array(marker.utf8)
    let bytes = Array(utf8)
    guard let first = marker.first, bytes.contains(first) else { return self }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + value.utf8.count)
    var index = 0
    while index < bytes.count {
      if bytes[index] == first, bytes[index...].starts(with: marker) {
        result += value.utf8
        index += marker.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
