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
    let isInit = resolution.isStatic && resolution.owner != .none && (project.text(context.resolver.entityInfo(resolution.owner).name) == name || makesValue(resolution))
    if resolution.owner != .none { result = project.text(context.resolver.entityInfo(resolution.owner).name) + "." }
    result += isInit ? "init" : name
    return result + arguments
  }

  /// Also by another name of the type.
  private func makesValue(_ resolution: Resolution) -> Bool { resolution.targets.first.map { project.kind($0) == .initializer } ?? false }

  private func argumentText(_ site: Site) -> String {
    guard project.kind(site) == .call else { return "" }
    let shape = context.resolver.labels(site)
    return "(" + (Array(shape.labels) + shape.trailing).map { $0 == .none ? "_:" : project.text($0) + ":" }.joined() + ")"
  }

  /// The code a step of a chain stands in: a closure kept for later is told apart from the function that makes it.
  private func place(of site: Site) -> String {
    guard let body = context.resolver.home(site)?.body else { return symbol(of: site) }
    let isClosure = project.kind(body) == .closure
    return (isClosure ? "a closure in " : "") + symbol(of: body)
  }

  // MARK: Message and chain

  func message(_ rule: Rule, _ effect: Effect, callee: String, symbol: String, chain: [Site]) -> String {
    // A page need not know how long a call takes at worst.
    var text = effect.worst.isEmpty ? rule.message.replacing(", at worst {worst}", with: "") : rule.message
    for (key, value) in [("callee", callee), ("symbol", symbol), ("does", effect.does), ("worst", worst(effect, chain.last)), ("place", "")] {
      text = text.replacing("{" + key + "}", with: value)
    }
    return chain.count > 1 ? text + through(chain) : text
  }

  /// A time limit that the call is given says how long at worst.
  private func worst(_ effect: Effect, _ call: Site?) -> String {
    guard effect.worst.hasSuffix("time limit"), let call else { return effect.worst }
    let limits = context.resolver.children(call).compactMap { context.resolver.amount($0) }
    guard limits.count == 1, let limit = limits.first, limit > 0, limit < 1e9 else { return effect.worst }
    let whole = Int(limit)
    return effect.worst + " of \(Double(whole) == limit ? "\(whole)" : "\(limit)") s"
  }

  /// The helpers that hide the call, named so that the message stands alone.
  private func through(_ chain: [Site]) -> String {
    var names: [String] = []
    for site in chain.dropFirst() {
      let name = place(of: site)
      if names.last != name { names.append(name) }
    }
    if names.count > 4 { names = [names[0], names[1], "…", names[names.count - 1]] }
    return " (through " + names.joined(separator: " → ") + ")"
  }

  func hops(_ chain: [Site], _ effect: Effect) -> [Hop] {
    chain.enumerated().map { position, site in
      let isLast = position == chain.count - 1
      let next = isLast ? "" : place(of: chain[position + 1])
      return Hop(place: project.place(site), symbol: symbol(of: site), text: isLast ? effect.does : "\(verb(site)) \(next)")
    }
  }

  private func verb(_ site: Site) -> String {
    return project.kind(site) == .call ? "calls" : "uses"
  }

  // MARK: Why it runs there

  func because(_ home: Site, _ verdict: PlaceVerdict, mark: Marks.Marked?) -> [Reason] {
    var reasons: [Reason] = []
    for (position, ground) in verdict.grounds.enumerated() {
      guard let next = reason(ground, home) else { continue }
      if case .attribute(let attribute) = ground.fact, position > 0, let last = reasons.indices.last,
        [.superclass, .conformance, .extensionAttribute].contains(verdict.grounds[position - 1].fact) {
        // `Feed inherits from UIViewController, which is @MainActor`
        reasons[last].text += ", which is @\(project.text(attribute))"
        reasons[last].page = next.page
      } else {
        reasons.append(next)
      }
    }
    if let page = verdict.page, let last = reasons.indices.last { reasons[last].page = page }
    if let mark { reasons.append(contentsOf: reason(mark, home)) }
    if verdict.place == .main || verdict.place == .pool, reasons.isEmpty {
      reasons.append(Reason(text: "\(symbol(of: home)) runs on \(words(verdict.place))", place: project.place(home)))
    }
    return reasons.map { Reason(text: $0.text, place: $0.place, page: $0.page, saysWhere: true) }
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
    let when = mark.name == .launch ? "by the system while the app launches" : mark.name == .reducer ? "by its store for each action" : "by the system each time it makes a frame"
    var reasons = [Reason(text: "\(root) is called \(when)", place: project.place(mark.root), page: mark.pattern)]
    if mark.root != home, mark.site != .none {
      reasons.append(Reason(text: "\(symbol(of: home)) is reached from there", place: project.place(mark.site)))
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
    let name = ground.decl == .none ? "the code" : project.symbol(ground.decl)
    switch ground.fact {
    case .attribute(let attribute): return "\(name) is @\(project.text(attribute))"
    case .enclosingType: return "\(name) is a member of \(typeName(ground.decl))"
    case .superclass: return "\(name) inherits from \(superclassName(ground.decl))"
    case .conformance: return "\(name) conforms to \(protocolName(ground.decl))"
    case .witness: return "\(name) implements a protocol's requirement that is isolated to an actor"
    case .override: return "\(name) overrides a member that is isolated to an actor"
    case .wrapper: return "\(name) has a property wrapper that puts its type on the main actor"
    case .extensionAttribute: return "\(name) is declared in an extension of \(typeName(ground.decl))"
    case .defaultIsolation: return "the module's default isolation is the main actor (\(project.mode(ground.decl).origin))"
    case .mainFunction: return "\(name) is the program's entry point, which runs on the main thread"
    case .actorMember: return "\(name) belongs to an actor, which runs on Swift's cooperative pool"
    case .isolatedParameter: return "\(name) has an isolated parameter: it runs on that actor"
    case .nonisolated: return "\(name) is marked nonisolated"
    case .enclosingFunction: return "\(name) is a local function of isolated code"
    case .topLevel: return "top-level code runs on the main thread"
    case .namePrefix: return "its superclass, which is not in the project, has the name of a user-interface class"
    case .namePhrase: return "the closure is given to \(calleeName(ground) ?? "a function"), which is not in the project: a guess by its name"
    case .closureAttribute: return "the closure itself is marked with the actor it runs on"
    case .closureParameter: return "the closure is given to a parameter that runs its closures on an actor"
    case .inheritsContext: return "the closure runs on the same actor as the code around it"
    case .handedOver: return calleeName(ground).map { "the closure is handed to \($0), which runs it there" } ?? "the closure is handed to code that runs it there"
    case .leavesByMode, .noAnnotation: return ground.decl == .none ? nil : "\(name) is tied to no actor"
    case .initialValue: return "the initial value of \(name) is computed when a value of its type is made"
    case .deinitializer: return "deinit runs wherever the last reference goes"
    case .calledBySystem: return "\(name) is called by the system there"
    case .assertsMain: return "the code asserts that it runs on the main thread"
    case .testedOnMain: return "a test of the thread lets only the main thread get here"
    case .testedOffMain: return "a test of the thread keeps the main thread away from here"
    case .asyncLet: return "async let starts a task of its own, which leaves the actor"
    }
  }

  private func typeName(_ member: Decl) -> String {
    let entity = context.resolver.entity(enclosing: member)
    return entity == .none ? "an isolated type" : project.text(context.resolver.entityInfo(entity).name)
  }

  /// The isolated protocol among those a type names.
  private func protocolName(_ decl: Decl) -> String {
    let entity = context.resolver.entity(enclosing: decl)
    guard entity != .none else { return "a protocol" }
    let isolated = context.resolver.ancestry(entity).dropFirst().first {
      context.resolver.entityInfo($0).kind == .protocol && context.resolver.isolation(of: $0).kind == .global(.mainActor)
    }
    return isolated.map { project.text(context.resolver.entityInfo($0).name) } ?? "a protocol"
  }

  private func superclassName(_ decl: Decl) -> String {
    let entity = context.resolver.entity(enclosing: decl)
    guard entity != .none, let parent = context.resolver.superclass(entity) else { return "an isolated class" }
    return project.text(context.resolver.entityInfo(parent).name)
  }

  /// What a closure is given to: the function whose parameter takes it, or the call.
  private func calleeName(_ ground: Ground) -> String? {
    if ground.decl != .none, case let function = project.parent(ground.decl), function != .none { return project.symbol(function) }
    guard ground.site != .none else { return nil }
    let unit = project.unit(ground.site)
    let name = project.text(unit.name(unit.summary.events.names[Int(ground.site.event)]))
    return name.isEmpty ? nil : name
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
