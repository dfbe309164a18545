/// Finds what an expression of a manifest stands for, as far as that can be seen without running it: literals, `let` arrays by name, sums of
/// arrays, static members, functions, the first branch of `#if`.

import Analysis
import Source

struct ManifestSettings {
  private let summary: FileSummary
  /// Bodies of variables and functions by name.
  private var bodies: [Name: [EventID]] = [:]
  /// Those that are static members of types.
  private var staticNames: Set<Name> = []

  init(_ summary: FileSummary) {
    self.summary = summary
    for row in 0 ..< summary.declarations.count {
      var declaration = summary.declaration(DeclarationID(UInt32(row)))
      guard declaration.body != .none else { continue }
      let body = declaration.body
      if declaration.kind == .accessor, declaration.parent != .none { declaration = summary.declaration(declaration.parent) }
      guard declaration.kind == .variable || declaration.kind == .function, !makesTargets(body) else { continue }
      bodies[declaration.name, default: []].append(body)
      if declaration.flags.contains(.static) { staticNames.insert(declaration.name) }
    }
  }

  /// The package itself and lists of targets: the settings in them are those of one target each, not of whoever names the list.
  private func makesTargets(_ body: EventID) -> Bool {
    (Int(body.index) ..< Int(summary.event(body).subtreeEnd)).contains { row in
      guard summary.events.kinds[row] == .call else { return false }
      let name = summary.names.text(summary.events.names[row])
      return name == "Package" || PackageManifest.factories[name] != nil
    }
  }

  func text(_ name: Name) -> String { summary.names.text(name) }

  func isMember(_ row: Int, _ text: String) -> Bool {
    let kind = summary.events.kinds[row]
    return (kind == .member || kind == .implicitMember || kind == .name) && self.text(summary.events.names[row]) == text
  }

  func arguments(of call: EventID) -> [(label: String, value: EventID)] {
    summary.children(of: call).compactMap { argument in
      guard summary.event(argument).kind == .argument, let value = summary.firstChild(of: argument) else { return nil }
      return (text(summary.event(argument).name), value)
    }
  }

  // MARK: Strings

  /// A string literal, or the constant that a name stands for.
  func string(_ id: EventID) -> String? {
    let event = summary.event(id)
    switch event.kind {
    case .literal where event.flags.contains(.string): return text(event.name)
    case .name: return bodies[event.name]?.first.flatMap { summary.firstChild(of: $0) }.flatMap { $0 == id ? nil : literal($0) }
    default: return nil
    }
  }

  private func literal(_ id: EventID) -> String? {
    let event = summary.event(id)
    return event.kind == .literal && event.flags.contains(.string) ? text(event.name) : nil
  }

  /// All string literals in an expression.
  func strings(_ id: EventID) -> [String] {
    (Int(id.index) ..< Int(summary.event(id).subtreeEnd)).compactMap { literal(EventID(UInt32($0))) }
  }

  // MARK: Settings

  /// `.v5`, `.v6`, `.version("6")` between two rows.
  func languageModes(from start: Int, to end: Int) -> [BuildMode.LanguageMode] {
    (start ..< max(start, end)).compactMap { row in
      let event = summary.event(EventID(UInt32(row)))
      switch event.kind {
      case .implicitMember, .member:
        let name = text(event.name)
        return name.hasPrefix("v") ? BuildFacts.languageMode(String(name.dropFirst().prefix { $0 != "_" })) : nil
      case .literal where event.flags.contains(.string) || event.flags.contains(.integer): return BuildFacts.languageMode(text(event.name))
      default: return nil
      }
    }
  }

  /// All settings that an expression or statement mentions, and whether some of it could not be read.
  func facts(_ id: EventID) -> (facts: BuildFacts, isUncertain: Bool) {
    var reading = Reading()
    collect(id, &reading)
    return (reading.facts, reading.isUncertain)
  }

  private struct Reading {
    var facts = BuildFacts()
    var isUncertain = false
    var visited: Set<EventID> = []
  }

  private func collect(_ id: EventID, _ reading: inout Reading) {
    guard reading.visited.insert(id).inserted, reading.visited.count < 10_000 else { return }
    let events = summary.events
    var row = Int(id.index)
    let end = Int(events.subtreeEnds[row])
    while row < end {
      let event = summary.event(EventID(UInt32(row)))
      switch event.kind {
      case .configuration:
        if let branch = liveBranch(event.id) { collect(branch, &reading) }
        row = max(Int(event.subtreeEnd), row + 1)
        continue
      case .branch where text(event.name) == "?":
        // What the environment decides is off for those who do not set it.
        reading.isUncertain = true
        if let last = Array(summary.children(of: event.id)).last { collect(last, &reading) }
        row = max(Int(event.subtreeEnd), row + 1)
        continue
      case .call:
        if apply(event, &reading) { row = max(Int(event.subtreeEnd), row + 1); continue }
        for body in bodies[event.name] ?? [] { collect(body, &reading) }
      case .name:
        for body in bodies[event.name] ?? [] { collect(body, &reading) }
      case .implicitMember, .member:
        if staticNames.contains(event.name) { for body in bodies[event.name] ?? [] { collect(body, &reading) } }
      default: break
      }
      row += 1
    }
  }

  /// The branch of an `#if` that today's compiler takes: conditions on newer versions hold, those on older ones do not.
  private func liveBranch(_ id: EventID) -> EventID? {
    let branches = Array(summary.children(of: id))
    return branches.first { branch in
      let index = Int(summary.event(branch).payload)
      guard summary.branches.indices.contains(index) else { return true }
      return mayHold(text(summary.branches[index].condition))
    }
  }

  /// Apple's platforms and a new compiler.
  private func mayHold(_ condition: String) -> Bool {
    if condition.hasPrefix("!") { return !mayHold(String(condition.dropFirst())) }
    if ["os(Linux)", "os(Windows)", "os(Android)"].contains(condition) || condition.contains("(<") { return false }
    return condition != "false" && condition != "0"
  }

  /// One `.enableUpcomingFeature("X", .when(…))`; false if the call is no setting.
  private func apply(_ call: Event, _ reading: inout Reading) -> Bool {
    let function = text(call.name)
    let known = ["swiftLanguageMode", "swiftLanguageVersion", "defaultIsolation", "enableUpcomingFeature", "enableExperimentalFeature", "unsafeFlags"]
    guard known.contains(function) else { return false }
    guard let value = summary.firstChild(of: call.id).flatMap({ summary.firstChild(of: $0) }), holds(call) else { return true }
    switch function {
    case "swiftLanguageMode", "swiftLanguageVersion":
      reading.facts.languageMode = languageModes(from: Int(value.index), to: Int(summary.event(value).subtreeEnd)).last ?? reading.facts.languageMode
    case "defaultIsolation":
      let rows = Int(value.index) ..< Int(summary.event(value).subtreeEnd)
      reading.facts.defaultIsolationMain = rows.contains { text(summary.events.names[$0]) == "MainActor" }
    case "unsafeFlags": reading.facts.apply(flags: strings(value))
    default:
      if let feature = string(value) { reading.facts.features.insert(feature) } else { reading.isUncertain = true }
    }
    return true
  }

  /// Whether a setting's `.when(…)` holds in a release build for at least one of Apple's platforms, or where no platform is named.
  private func holds(_ call: Event) -> Bool {
    let words = (Int(call.id.index) ..< Int(call.subtreeEnd)).filter { summary.events.kinds[$0] == .implicitMember }.map { text(summary.events.names[$0]) }
    if words.contains("debug") { return false }
    let foreign: Set<String> = ["linux", "windows", "android", "wasi", "openbsd"]
    guard words.contains(where: foreign.contains) else { return true }
    return words.contains { ["macOS", "iOS", "tvOS", "watchOS", "visionOS", "macCatalyst"].contains($0) }
  }
}
