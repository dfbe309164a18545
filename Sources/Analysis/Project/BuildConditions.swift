import Knowledge
import Source

/// What a build must be like to hold some code, as far as `#if` branches and imports say: the systems it is made for, the flags it must or must not have.
struct BuildConditions: Hashable, Comparable, Sendable {
  var systems = Systems.all
  /// Flags by their number, as bits.
  private(set) var on: UInt64 = 0
  private(set) var off: UInt64 = 0

  static let any = BuildConditions()

  struct Systems: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let macOS = Systems(rawValue: 1)
    static let iOS = Systems(rawValue: 2)
    static let catalyst = Systems(rawValue: 4)
    static let tvOS = Systems(rawValue: 8)
    static let watchOS = Systems(rawValue: 16)
    static let visionOS = Systems(rawValue: 32)
    static let others = Systems(rawValue: 64)
    static let all = Systems(rawValue: 127)

    /// As `os(…)` names them.
    init(named name: some StringProtocol) {
      switch String(name) {
      case "macOS", "OSX": self = .macOS
      case "iOS": self = [.iOS, .catalyst]
      case "macCatalyst": self = .catalyst
      case "tvOS": self = .tvOS
      case "watchOS": self = .watchOS
      case "visionOS", "xrOS": self = .visionOS
      default: self = .others
      }
    }

    init(rawValue: UInt8) { self.rawValue = rawValue }
  }

  init(systems: Systems = .all) { self.systems = systems }

  /// A flag that is set, or that is not; of more than 64 nothing is known.
  init(flag number: Int, isOn: Bool) {
    guard number < 64 else { return }
    if isOn { on = 1 << UInt64(number) } else { off = 1 << UInt64(number) }
  }

  /// Those that ask for less come first.
  static func < (a: BuildConditions, b: BuildConditions) -> Bool { (b.systems.rawValue, a.on, a.off) < (a.systems.rawValue, b.on, b.off) }

  /// No build is like this.
  var isImpossible: Bool { systems.isEmpty || on & off != 0 }

  func joined(_ other: BuildConditions) -> BuildConditions {
    var both = BuildConditions(systems: systems.intersection(other.systems))
    (both.on, both.off) = (on | other.on, off | other.off)
    return both
  }

  /// What holds for builds that are like one or the other.
  func either(_ other: BuildConditions) -> BuildConditions {
    if isImpossible { return other }
    if other.isImpossible { return self }
    var both = BuildConditions(systems: systems.union(other.systems))
    (both.on, both.off) = (on & other.on, off & other.off)
    return both
  }
}

/// Finds what a build must be like to hold a site.
final class BuildBranches {
  private let resolver: Resolver
  /// By unit: what its imports ask for.
  private var imported: [BuildConditions?]
  private var branches: [UInt64: BuildConditions] = [:]
  private var flags: [String: Int] = [:]
  private let systemsOfModules: [Name: BuildConditions.Systems]
  private var project: Project { resolver.project }

  init(_ resolver: Resolver) {
    self.resolver = resolver
    imported = Array(repeating: nil, count: resolver.project.units.count)
    var systems: [Name: BuildConditions.Systems] = [:]
    for library in resolver.knowledge.libraries {
      for name in library.modules.compactMap({ resolver.project.names.find($0) }) {
        systems[name] = library.systems.reduce(into: []) { $0.formUnion(BuildConditions.Systems(named: $1)) }
      }
    }
    systemsOfModules = systems
  }

  func conditions(of site: Site) -> BuildConditions {
    let unit = project.unit(site)
    let own = imports(of: unit)
    guard unit.summary.branches.count > 1, case let branch = resolver.branch(around: site), branch > 0 else { return own }
    return own.joined(conditions(ofBranch: branch, unit))
  }

  /// What a file imports outside of any branch must be there.
  private func imports(of unit: SourceUnit) -> BuildConditions {
    if let known = imported[unit.index] { return known }
    var result = BuildConditions.any
    let rows = unit.summary.declarations
    for row in rows.kinds.indices where rows.kinds[row] == .import && rows.branches[row] == 0 {
      if let systems = systemsOfModules[unit.name(rows.names[row])] { result.systems.formIntersection(systems) }
    }
    // A file that nobody can compile has misled us.
    if result.isImpossible { result = .any }
    imported[unit.index] = result
    return result
  }

  /// Its own condition, those of the branches before it not, and all that is asked around it.
  private func conditions(ofBranch index: Int, _ unit: SourceUnit) -> BuildConditions {
    let key = UInt64(unit.index) << 32 | UInt64(index)
    if let known = branches[key] { return known }
    let all = unit.summary.branches
    let branch = all[index]
    var result = branch.parent > 0 && Int(branch.parent) < index ? conditions(ofBranch: Int(branch.parent), unit) : .any
    // They stand before it, with branches of other groups between them; the first of a group has the number 0.
    var (before, isFirst) = (index, branch.ordinal == 0)
    while !isFirst, before > 0 {
      before -= 1
      guard all[before].group == branch.group else { continue }
      isFirst = all[before].ordinal == 0
      if all[before].condition != .none { result = result.joined(conditions(all[before], holds: false, unit)) }
    }
    if branch.condition != .none { result = result.joined(conditions(branch, holds: true, unit)) }
    branches[key] = result
    return result
  }

  private func conditions(_ branch: ConfigurationBranch, holds: Bool, _ unit: SourceUnit) -> BuildConditions {
    var reader = ConfigurationReader(project.text(unit.name(branch.condition)))
    return reader.read(holds: holds) { test, argument in
      switch test {
      case "os": return BuildConditions(systems: BuildConditions.Systems(named: argument))
      case "targetEnvironment" where argument == "macCatalyst": return BuildConditions(systems: .catalyst)
      case "canImport": return project.names.find(argument).flatMap { systemsOfModules[$0] }.map { BuildConditions(systems: $0) }
      case "": return BuildConditions(flag: number(ofFlag: "\(unit.module) \(argument)"), isOn: true)
      default: return nil
      }
    }
  }

  /// Each module has flags of its own.
  private func number(ofFlag name: String) -> Int {
    if let known = flags[name] { return known }
    flags[name] = flags.count
    return flags.count - 1
  }
}

extension Resolver {
  /// The innermost `#if` branch around a site, in its body or around its declaration, as an index into the file's branches; 0: none.
  func branch(around site: Site) -> Int {
    var current: Site? = site
    while let event = current {
      if project.kind(event) == .configurationBranch { return Int(project.unit(event).summary.events.payloads[Int(event.event)]) }
      current = parent(event)
    }
    let decl = enclosingDeclaration(site)
    guard decl != .none else { return 0 }
    let unit = project.unit(decl)
    return Int(unit.summary.declarations.branches[project.local(decl, unit)])
  }
}

/// Reads the condition of an `#if`, whose blanks are gone: `os(iOS)&&!DEBUG`.
private struct ConfigurationReader {
  private let text: [UInt8]
  private var position = 0

  init(_ text: String) { self.text = Array(text.utf8) }

  /// What a build must be like for which the whole condition holds, or does not. `answer` says it of one test and its argument (of a flag the test is
  /// empty); nil: anything.
  mutating func read(holds: Bool, _ answer: (String, String) -> BuildConditions?) -> BuildConditions {
    var result = conjunction(holds, answer)
    while skip("||") {
      let next = conjunction(holds, answer)
      result = holds ? result.either(next) : result.joined(next)
    }
    return result
  }

  private mutating func conjunction(_ holds: Bool, _ answer: (String, String) -> BuildConditions?) -> BuildConditions {
    var result = single(holds, answer)
    while skip("&&") {
      let next = single(holds, answer)
      result = holds ? result.joined(next) : result.either(next)
    }
    return result
  }

  private mutating func single(_ holds: Bool, _ answer: (String, String) -> BuildConditions?) -> BuildConditions {
    // Not by recursion: nothing bounds how many a hostile file writes.
    var holds = holds
    while skip("!") { holds.toggle() }
    if skip("(") {
      defer { _ = skip(")") }
      return read(holds: holds, answer)
    }
    let word = take { $0 == UInt8(ascii: "_") || $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") || $0 | 32 >= UInt8(ascii: "a") && $0 | 32 <= UInt8(ascii: "z") }
    guard skip("(") else {
      guard !word.isEmpty, word != "true", word != "false" else { return .any }
      return answer("", word).map { holds ? $0 : $0.negated } ?? .any
    }
    let argument = take { $0 != UInt8(ascii: ")") }
    _ = skip(")")
    return answer(word, argument).map { holds ? $0 : $0.negated } ?? .any
  }

  private mutating func take(_ belongs: (UInt8) -> Bool) -> String {
    let start = position
    while position < text.count, belongs(text[position]) { position += 1 }
    return String(decoding: text[start ..< position], as: UTF8.self)
  }

  private mutating func skip(_ word: String) -> Bool {
    guard text[position...].starts(with: word.utf8) else { return false }
    position += word.utf8.count
    return true
  }
}

extension BuildConditions {
  /// Of a single test.
  fileprivate var negated: BuildConditions {
    var result = BuildConditions(systems: systems == .all ? .all : Systems.all.subtracting(systems))
    (result.on, result.off) = (off, on)
    return result
  }
}
