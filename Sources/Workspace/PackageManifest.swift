/// Reads `Package.swift` without running it: its targets, where their files lie and in which mode they are compiled. What an expression stands
/// for is found by `ManifestSettings`.

import Analysis
import Source

struct PackageManifest {
  struct Target: Equatable {
    var name: String
    var kind: TargetInfo.Kind
    /// The function that made it, for the evidence: `executableTarget`.
    var factory: String
    var line: Int
    /// Relative to the package; nil: where SwiftPM looks by itself.
    var path: String?
    var sources: [String] = []
    var exclude: [String] = []
    var facts = BuildFacts()
    /// A part of its settings cannot be read without running the manifest.
    var isUncertain = false
  }

  private(set) var targets: [Target] = []
  /// A target is made in a way that cannot be read.
  private(set) var hasUnreadTargets = false
  /// Major and minor; the default language mode follows from it.
  let toolsVersion: (major: Int, minor: Int)
  private(set) var packageMode: BuildMode.LanguageMode?

  private let settings: ManifestSettings
  private let summary: FileSummary

  init(_ bytes: [UInt8]) {
    toolsVersion = PackageManifest.toolsVersion(bytes)
    summary = summarize(bytes)
    settings = ManifestSettings(summary)
    readTargets()
    readPackageMode()
    applySharedSettings()
    markApplications()
  }

  var languageDefault: BuildMode.LanguageMode { packageMode ?? (toolsVersion.major >= 6 ? .v6 : .v5) }

  /// `// swift-tools-version: 6.0`, somewhere in the first lines.
  static func toolsVersion(_ bytes: [UInt8]) -> (major: Int, minor: Int) {
    let marker = Array("swift-tools-version".utf8)
    for line in bytes.prefix(4096).split(separator: UInt8(ascii: "\n")).prefix(30) {
      guard let start = line.indices.first(where: { line[$0...].starts(with: marker) }), line.contains(UInt8(ascii: "/")) else { continue }
      let rest = line[(start + marker.count)...].drop { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let numbers = rest.prefix { ("0" ... "9").contains(Character(UnicodeScalar($0))) || $0 == UInt8(ascii: ".") }.split(separator: UInt8(ascii: "."))
      let parts = numbers.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
      if let major = parts.first { return (major, parts.count > 1 ? parts[1] : 0) }
    }
    return (5, 0)
  }
}

// MARK: - Targets

extension PackageManifest {
  static let factories: [String: TargetInfo.Kind] = [
    "target": .library, "executableTarget": .command, "testTarget": .test, "macro": .macro, "plugin": .plugin,
  ]
  /// Arguments whose calls of the same names mean something else: a dependency on a target, a product.
  private static let otherArguments: Set<String> = ["dependencies", "plugins", "products", "providers", "resources"]

  private mutating func readTargets() {
    let events = summary.events
    var row = 0
    while row < events.count {
      let end = Int(events.subtreeEnds[row])
      switch events.kinds[row] {
      case .argument where PackageManifest.otherArguments.contains(settings.text(events.names[row])): row = max(end, row + 1)
      case .body where isListOfDependencies(DeclarationID(events.payloads[row])): row = max(end, row + 1)
      case .binding where events.payloads[row] != .max && isOther(TypeID(events.payloads[row])): row = max(end, row + 1)
      case .call:
        readTarget(EventID(UInt32(row)))
        row += 1
      default: row += 1
      }
    }
  }

  private func isListOfDependencies(_ id: DeclarationID) -> Bool {
    guard Int(id.index) < summary.declarations.count else { return false }
    return isOther(summary.declaration(id).type)
  }

  private func isOther(_ type: TypeID) -> Bool {
    guard type != .none, Int(type.index) < summary.types.count else { return false }
    let text = summary.text(of: type)
    return text.contains("Dependency") || text.contains("Product")
  }

  private mutating func readTarget(_ call: EventID) {
    let factory = settings.text(summary.event(call).name)
    guard let kind = PackageManifest.factories[factory] else { return }
    let arguments = settings.arguments(of: call)
    guard let nameArgument = arguments.first(where: { $0.label == "name" }),
      !arguments.contains(where: { $0.label == "targets" || $0.label == "package" })
    else { return }
    guard let name = settings.string(nameArgument.value) else { hasUnreadTargets = true; return }
    var target = Target(name: name, kind: kind, factory: factory, line: line(of: summary.event(call).start))
    for (label, value) in arguments {
      switch label {
      case "path":
        target.path = settings.string(value)
        if target.path == nil { target.isUncertain = true }
      case "sources": target.sources = settings.strings(value)
      case "exclude": target.exclude = settings.strings(value)
      case "swiftSettings": (target.facts, target.isUncertain) = settings.facts(value)
      default: break
      }
    }
    if let known = targets.firstIndex(where: { $0.name == name }) {
      // A dependency written like a target, or twins in `#if` branches: the one that says more.
      if arguments.count > 1, targets[known].facts == BuildFacts(), targets[known].path == nil { targets[known] = target }
    } else {
      targets.append(target)
    }
  }

  private func line(of offset: UInt32) -> Int {
    var low = 0
    var high = summary.lineStarts.count
    while low < high {
      let middle = (low + high) / 2
      if summary.lineStarts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

// MARK: - What holds for all targets

extension PackageManifest {
  /// `swiftLanguageModes:` of the package: the highest one counts.
  private mutating func readPackageMode() {
    let events = summary.events
    for row in 0 ..< events.count {
      let label = settings.text(events.names[row])
      guard events.kinds[row] == .argument || events.kinds[row] == .member, label == "swiftLanguageModes" || label == "swiftLanguageVersions" else { continue }
      // An assignment's value stands behind its target.
      let end = events.kinds[row] == .argument ? Int(events.subtreeEnds[row]) : assignmentEnd(around: row)
      for mode in settings.languageModes(from: row, to: end) { packageMode = packageMode == .v6 ? .v6 : mode }
    }
  }

  private func assignmentEnd(around row: Int) -> Int {
    let events = summary.events
    for start in stride(from: row, through: max(0, row - 6), by: -1) where events.kinds[start] == .assignment && Int(events.subtreeEnds[start]) > row {
      return Int(events.subtreeEnds[start])
    }
    return row
  }

  /// `for target in package.targets { target.swiftSettings … }`, and the same with `forEach` and `map`.
  private mutating func applySharedSettings() {
    let events = summary.events
    for row in 0 ..< events.count {
      let isLoop = events.kinds[row] == .loop
      guard isLoop || events.kinds[row] == .chain else { continue }
      let range = row ..< Int(events.subtreeEnds[row])
      guard let list = range.first(where: { settings.isMember($0, "targets") }),
        let use = range.first(where: { settings.isMember($0, "swiftSettings") }), list < use,
        isLoop || range.contains(where: { events.kinds[$0] == .closure && $0 > list && $0 < use })
      else { continue }
      let (facts, isUncertain) = settings.facts(EventID(UInt32(row)))
      for index in targets.indices where targets[index].kind != .plugin {
        targets[index].facts.merge(facts)
        targets[index].isUncertain = targets[index].isUncertain || isUncertain
      }
    }
  }

  /// The products of a playground app name the targets that are apps.
  private mutating func markApplications() {
    for row in 0 ..< summary.events.count where summary.events.kinds[row] == .call && settings.text(summary.events.names[row]) == "iOSApplication" {
      let names = settings.arguments(of: EventID(UInt32(row))).filter { $0.label == "targets" }.flatMap { settings.strings($0.value) }
      for index in targets.indices where names.contains(targets[index].name) {
        targets[index].kind = .app
        targets[index].factory = "iOSApplication"
      }
    }
  }
}

extension BuildFacts {
  /// Adds what a later statement says.
  mutating func merge(_ other: BuildFacts) {
    languageMode = other.languageMode ?? languageMode
    defaultIsolationMain = other.defaultIsolationMain ?? defaultIsolationMain
    features.formUnion(other.features)
  }
}
