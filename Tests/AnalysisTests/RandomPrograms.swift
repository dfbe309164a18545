// Random small programs that combine what decides isolation: actors, global actors, protocols, superclasses, extensions, closures and tasks.
// Each call of `probe("id")` is a site whose isolation the compiler and we must agree on. The same seed gives the same program everywhere.

struct RandomProgram {
  /// Independent pieces after the prelude: a piece that a mode rejects is left out there.
  let pieces: [String]

  init(seed: UInt64, pieceCount: Int) {
    pieces = (0 ..< pieceCount).map { index in
      var writer = PieceWriter(seed: seed &* 1_000_003 &+ UInt64(index), name: "\(index)")
      return writer.piece()
    }
  }

  static let prelude = """
    import Dispatch
    @globalActor actor Disk { static let shared = Disk() }
    @discardableResult nonisolated func probe(_ id: String) -> Int { 1 }
    nonisolated func plain(_ body: () -> Void) { body() }
    nonisolated func escaping(_ body: @escaping () -> Void) { body() }
    nonisolated func sendable(_ body: @escaping @Sendable () -> Void) { body() }
    nonisolated func onMain(_ body: @escaping @MainActor () -> Void) {}
    nonisolated func asynchronous(_ body: () async -> Void) async { await body() }
    nonisolated func asyncSendable(_ body: @escaping @Sendable () async -> Void) async {}
    nonisolated func lazily(_ value: @autoclosure () -> Int) {}

    """
}

/// What may be written at a place.
private struct Surroundings {
  var isAsync: Bool
  var hasSelf: Bool
  var depth: Int
  var isReference = false

  func inside(async isAsync: Bool) -> Surroundings {
    Surroundings(isAsync: isAsync, hasSelf: hasSelf, depth: depth + 1, isReference: isReference)
  }
}

private struct PieceWriter {
  var state: UInt64
  let name: String
  var count = 0

  init(seed: UInt64, name: String) {
    state = seed
    self.name = name
  }

  mutating func number(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ mixed >> 31) % UInt64(limit))
  }

  mutating func pick(_ choices: [String]) -> String { choices[number(below: choices.count)] }

  mutating func site() -> String {
    count += 1
    return "probe(\"p\(name).\(count)\")"
  }

  mutating func fresh(_ prefix: String) -> String {
    count += 1
    return "\(prefix)\(name)_\(count)"
  }

  // MARK: Pieces

  mutating func piece() -> String {
    switch number(below: 8) {
    case 0: return function("", Surroundings(isAsync: false, hasSelf: false, depth: 0), canBeStatic: false)
    case 1: return inheritance()
    case 2, 3: return conformance()
    case 4: return actorType()
    default: return plainType()
    }
  }

  private mutating func attribute() -> String { pick(["", "", "@MainActor ", "@Disk ", "nonisolated "]) }

  private mutating func plainType() -> String {
    let keyword = pick(["struct", "enum", "final class"])
    let type = fresh("T")
    let around = Surroundings(isAsync: false, hasSelf: true, depth: 0, isReference: keyword == "final class")
    var text = "\(attribute())\(keyword) \(type) {\n"
    if keyword == "final class" { text += "\(pick(["", "nonisolated ", "@MainActor "]))init() { \(statements(around)) }\n" }
    for _ in 0 ..< 2 { text += function("", around) }
    text += property(around)
    if number(below: 3) == 0 { text += "struct Inner { \(function("", Surroundings(isAsync: false, hasSelf: true, depth: 0))) }\n" }
    if keyword == "final class", number(below: 3) == 0 { text += "deinit { \(statements(Surroundings(isAsync: false, hasSelf: false, depth: 1))) }\n" }
    text += "}\n"
    if number(below: 2) == 0 { text += "\(attribute())extension \(type) {\n\(function("", around))}\n" }
    return text
  }

  private mutating func actorType() -> String {
    let type = fresh("A")
    let around = Surroundings(isAsync: false, hasSelf: true, depth: 0, isReference: true)
    var text = "actor \(type) {\nvar number: Int? = nil\ninit() { \(statements(Surroundings(isAsync: false, hasSelf: false, depth: 1))) }\n"
    for _ in 0 ..< 2 { text += function("", around) }
    text += property(around) + "}\n"
    if number(below: 2) == 0 { text += "\(pick(["", "nonisolated ", "@MainActor "]))extension \(type) {\n\(function("", around))}\n" }
    return text
  }

  private mutating func inheritance() -> String {
    let base = fresh("B"), child = fresh("C"), grandchild = fresh("D")
    let around = Surroundings(isAsync: false, hasSelf: true, depth: 0, isReference: true)
    let isAsync = number(below: 2) == 0 ? " async" : ""
    let body = Surroundings(isAsync: !isAsync.isEmpty, hasSelf: true, depth: 0, isReference: true)
    return """
      \(attribute())class \(base) {
      init() {}
      \(pick(["", "", "@MainActor ", "nonisolated "]))func over()\(isAsync) { \(statements(body)) }
      }
      \(pick(["", "", "@MainActor "]))class \(child): \(base) {
      override func over()\(isAsync) { \(statements(body)) }
      \(function("", around))}
      final class \(grandchild): \(child) {
      \(function("", around))\(property(around))}

      """
  }

  private mutating func conformance() -> String {
    let proto = fresh("P"), second = fresh("Q"), type = fresh("T")
    let keyword = pick(["struct", "final class", "actor", "enum"])
    let around = Surroundings(isAsync: false, hasSelf: true, depth: 0, isReference: keyword == "final class" || keyword == "actor")
    let isAsync = number(below: 2) == 0
    let requirement = "func required()\(isAsync ? " async" : "")"
    let witness = "\(requirement) { \(statements(Surroundings(isAsync: isAsync, hasSelf: true, depth: 0, isReference: around.isReference))) }\n"
    var text = "\(pick(["", "@MainActor ", "@Disk ", "nonisolated "]))protocol \(proto) { \(pick(["", "", "@MainActor "]))\(requirement) }\n"
    var adopted = proto
    if number(below: 3) == 0 {
      text += "\(pick(["", "", "nonisolated ", "@MainActor "]))protocol \(second): \(proto) {}\nextension \(second) { \(function("", Surroundings(isAsync: false, hasSelf: true, depth: 1))) }\n"
      adopted = second
    }
    let initialiser = keyword == "final class" ? "init() {}\n" : ""
    if number(below: 2) == 0 {
      text += "\(keyword == "actor" ? "" : attribute())\(keyword) \(type): \(adopted) {\n\(initialiser)\(witness)\(function("", around))}\n"
    } else {
      text += "\(keyword == "actor" ? "" : attribute())\(keyword) \(type) {\n\(initialiser)\(function("", around))}\nextension \(type): \(adopted) {\n\(witness)\(function("", around))}\n"
    }
    return text
  }

  // MARK: Members

  private mutating func function(_ indent: String, _ around: Surroundings, canBeStatic: Bool = true) -> String {
    let isStatic = canBeStatic && number(below: 6) == 0
    let isAsync = number(below: 2) == 0
    var attribute = pick(["", "", "", "@MainActor ", "@Disk ", "nonisolated "])
    if isAsync, number(below: 4) == 0 { attribute = pick(["@concurrent ", "nonisolated(nonsending) "]) }
    let parameter = attribute.isEmpty && number(below: 8) == 0 ? "on actor: isolated Disk" : ""
    let inside = Surroundings(isAsync: isAsync, hasSelf: around.hasSelf && !isStatic, depth: around.depth, isReference: around.isReference)
    let head = "\(attribute)\(isStatic ? "static " : "")func \(fresh("f"))(\(parameter))\(isAsync ? " async" : "")"
    return "\(head) { \(statements(inside)) }\n"
  }

  private mutating func property(_ around: Surroundings) -> String {
    let isAsync = number(below: 4) == 0
    let inside = Surroundings(isAsync: isAsync, hasSelf: around.hasSelf, depth: 1, isReference: around.isReference)
    return "\(pick(["", "", "@MainActor ", "nonisolated "]))var \(fresh("v")): Int { get\(isAsync ? " async" : "") { \(statements(inside)); return 1 } }\n"
  }

  // MARK: Statements

  private mutating func statements(_ around: Surroundings) -> String {
    var parts: [String] = []
    if around.depth > 0, around.hasSelf, number(below: 3) == 0 { parts.append("_ = self") }
    for _ in 0 ... number(below: around.depth > 2 ? 1 : 2) { parts.append(statement(around)) }
    return parts.joined(separator: "; ")
  }

  private mutating func statement(_ around: Surroundings) -> String {
    guard around.depth < 4 else { return site() }
    switch number(below: around.isAsync ? 7 : 4) {
    case 0: return site()
    case 1: return synchronousClosure(around)
    case 2: return task(around)
    case 3: return other(around)
    default: return asynchronous(around)
    }
  }

  private mutating func synchronousClosure(_ around: Surroundings) -> String {
    let body = statements(around.inside(async: false))
    switch number(below: 10) {
    case 0: return "[1].forEach { _ in \(body) }"
    case 1: return "plain { \(body) }"
    case 2: return "escaping { \(body) }"
    case 3: return "sendable { \(body) }"
    case 4: return "onMain { \(body) }"
    case 5: return "let \(fresh("c")): @Sendable () -> Void = { \(body) }"
    case 6: return "let \(fresh("c")): () -> Void = { \(body) }"
    case 7: return "DispatchQueue.main.async { \(body) }"
    case 8: return "DispatchQueue.global().async { \(body) }"
    default: return "escaping { @MainActor in \(body) }"
    }
  }

  private mutating func task(_ around: Surroundings) -> String {
    let body = statements(around.inside(async: true))
    switch number(below: 9) {
    case 0, 1, 2: return "Task { \(body) }"
    case 3: return "Task.detached { \(body) }"
    case 4: return "Task { @MainActor in \(body) }"
    case 5: return "Task.immediate { \(body) }"
    case 6 where around.hasSelf && around.isReference: return "Task { [weak self] in _ = self; \(site()) }"
    case 7 where around.hasSelf: return "Task { [self] in \(body) }"
    default: return "Task(priority: .high) { \(body) }"
    }
  }

  private mutating func other(_ around: Surroundings) -> String {
    let inside = Surroundings(isAsync: false, hasSelf: around.hasSelf, depth: 3, isReference: around.isReference)
    switch number(below: 10) {
    case 0: return "_ = Int(\"1\") ?? \(site())"
    case 1: return "_ = true && \(site()) == 1 || \(site()) == 2"
    case 2: return "lazily(\(site()))"
    case 3:
      let name = fresh("l")
      return "func \(name)() { \(statements(inside)) }; \(name)()"
    case 4 where !around.isAsync && !around.hasSelf: return "defer { \(site()) }"
    case 5: return "if \(site()) == 1 { \(statement(inside)) } else { \(site()) }"
    case 7:
      let name = fresh("v")
      return "var \(name): Int { \(statements(inside)); return 1 }; _ = \(name)"
    case 8:
      let name = fresh("v")
      return "var \(name) = \(site()) { didSet { \(statements(inside)) } }; \(name) = 1"
    case 6: return "_ = [1].map { $0 + \(site()) }.first ?? \(site())"
    default: return "switch \(site()) { case 1: \(site()); default: \(statement(inside)) }"
    }
  }

  private mutating func asynchronous(_ around: Surroundings) -> String {
    let body = statements(around.inside(async: true))
    switch number(below: 6) {
    case 0: return "await asynchronous { \(body) }"
    case 1: return "await asyncSendable { \(body) }"
    case 2:
      let name = fresh("a")
      return "async let \(name): Int = \(site()); _ = await \(name)"
    case 3: return "await withTaskGroup(of: Void.self) { group in \(site()); group.addTask { \(body) } }"
    case 4: return "await MainActor.run { \(statements(around.inside(async: false))) }"
    default:
      let name = fresh("l")
      return "func \(name)() async { \(statements(around.inside(async: true))) }; await \(name)()"
    }
  }
}
