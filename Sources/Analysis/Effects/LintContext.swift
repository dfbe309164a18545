// What one run knows: the options it was given, and all that checks and findings may ask.
import Knowledge
import Source

/// What a run is asked for besides the project.
public struct LintOptions: Sendable {
  /// year * 10000 + month * 100 + day; 0: no allowance expires.
  public var today: UInt32
  /// Files (by index) where each use of the gate's APIs is reported wherever it stands.
  public var strictFiles: Set<Int>
  /// All rules ran on the whole project, so that an allowance that silences nothing is certainly unused.
  public var reportsUnusedAllowances: Bool

  /// Effects that can only lead to findings below this need not be followed. (They are all the same where allowances must be judged.)
  public var minimum: Severity

  /// Rules that settings turn off: another one that finds the same speaks in their place.
  public var silentRules: Set<String>

  /// Rules to which settings give a severity of their own, somewhere: whatever `minimum` says, they are asked.
  public var raisedRules: Set<String>

  /// Files (by index) whose findings alone are wanted, as those of the one that an editor has just saved; nil: all. What lies elsewhere is only looked
  /// at as far as it matters for them.
  public var wantedFiles: Set<Int>?

  /// False where the process ends with the run: to give back, piece by piece, what was remembered takes longer than the system does.
  public var freesMemory = true

  public init(
    today: UInt32 = 0, strictFiles: Set<Int> = [], reportsUnusedAllowances: Bool = true, minimum: Severity = .note, silentRules: Set<String> = [],
    raisedRules: Set<String> = [], wantedFiles: Set<Int>? = nil
  ) {
    self.minimum = minimum
    self.silentRules = silentRules
    self.raisedRules = raisedRules
    self.wantedFiles = wantedFiles
    self.today = today
    self.strictFiles = strictFiles
    self.reportsUnusedAllowances = reportsUnusedAllowances
  }
}

/// Everything a check may ask: the resolver, the call graph, the seeds, the rules.
final class LintContext {
  let project: Project
  let knowledge: Knowledge
  let resolver: Resolver
  let index: EventIndex
  let graph: CallGraph
  let options: LintOptions
  /// The calls that block or compute by themselves.
  var seeds: [EffectSpread.Seed]
  let contexts: FileContexts
  /// Rules by id, and those that look for an effect at a place.
  let rules: [String: Rule]
  private let quietMembers: [PreparedPattern]
  private let quietMacros: Set<Name>
  private let lastMembers: [PreparedPattern]
  private let patterns: [(pattern: PreparedPattern, effect: Int)]
  private var knownUses: [String: [EffectSpread.Seed]] = [:]
  private var knownTests: [String: UseTest] = [:]
  private let rulesByFind: [String: [(rule: Rule, severity: Severity)]]

  /// A context that answers questions and looks for no findings.
  convenience init(asking project: Project, _ knowledge: Knowledge) {
    self.init(LintBasis(project, knowledge, LintOptions(reportsUnusedAllowances: false)), seeking: .none)
  }

  /// In which of the user's files a context has looked for calls that block: every second one, so that two have as much to do.
  enum Share { case even, odd, none }

  /// A context that has so far found the calls of its share.
  init(_ basis: LintBasis, seeking share: Share) {
    let (project, knowledge, options) = (basis.project, basis.knowledge, basis.options)
    self.project = project
    self.knowledge = knowledge
    self.options = options
    resolver = Resolver(project: project, knowledge: knowledge, types: basis.types)
    index = basis.index
    patterns = basis.patterns
    resolver.index = index
    graph = CallGraph(resolver, index, basis.contexts)
    resolver.graph = graph
    seeds = share == .none ? [] : SeedFinder(resolver, index, basis.sought) { ($0.unit & 1 == 0) == (share == .even) && basis.mayMatter($0) }.seeds()
    contexts = basis.contexts
    let quiet = knowledge.marks.filter { $0.name == .test || $0.name == .command }
    quietMembers = quiet.flatMap(\.members).compactMap { PreparedPattern($0, project.names) }
    lastMembers = knowledge.marks.filter { $0.name == .terminate }.flatMap(\.members).compactMap { PreparedPattern($0, project.names) }
    quietMacros = Set(quiet.flatMap(\.closures).filter { $0.type.isEmpty }.compactMap { project.names.find($0.name) })
    var rules: [String: Rule] = [:]
    var finds: [String: [(rule: Rule, severity: Severity)]] = [:]
    for rule in knowledge.rules {
      rules[rule.id] = rule
      for find in rule.finds { finds[find.effect + " on " + find.place, default: []].append((rule, find.severity)) }
    }
    self.rules = rules
    rulesByFind = options.silentRules.isEmpty ? finds : finds.mapValues { rules in
      rules.filter { !options.silentRules.contains($0.rule.id) } + rules.filter { options.silentRules.contains($0.rule.id) }
    }
  }

  /// Code of tests, previews and commands inside an app's file: no user waits for its main thread.
  func isQuiet(_ body: Site) -> Bool {
    var decl = resolver.enclosingDeclaration(body)
    while decl != .none {
      let owner = project.named(decl)
      if project.kind(owner) == .macro, quietMacros.contains(project.name(owner)) { return true }
      if quietMembers.contains(where: { resolver.isImplementation(owner, of: $0) }) { return true }
      decl = project.parent(decl)
    }
    return false
  }

  /// What the system calls when the app is about to end: the user has left, and what is saved or ended there is mostly waited for on purpose.
  func isLast(_ body: Site) -> Bool {
    guard project.kind(body) == .body else { return false }
    let decl = resolver.declaration(ofBody: body)
    return lastMembers.contains { resolver.isImplementation(decl, of: $0) }
  }

  /// A helper of such a function, and of no other.
  func isCalledLast(_ body: Site, steps: Int = 3) -> Bool {
    let callers = graph.callers(of: body)
    return steps > 0 && !callers.isEmpty && callers.allSatisfy { caller in
      guard let home = resolver.home(caller.site)?.body else { return false }
      return isLast(home) || isCalledLast(home, steps: steps - 1)
    }
  }

  /// Every call that has an effect by a page, also of effects that do not spread.
  func uses(of effect: String, withAwaited: Bool = false) -> [EffectSpread.Seed] { uses(of: effect, withAwaited, remembered: effect, in: nil) }

  /// The same in the files whose findings are wanted: for rules that report the call itself.
  func wantedUses(of effect: String, withAwaited: Bool = false) -> [EffectSpread.Seed] {
    uses(of: effect, withAwaited, remembered: effect + (options.wantedFiles == nil ? "" : " wanted"), in: options.wantedFiles)
  }

  private func uses(of effect: String, _ withAwaited: Bool, remembered name: String, in files: Set<Int>?) -> [EffectSpread.Seed] {
    let key = name + (withAwaited ? " awaited" : "")
    if let known = knownUses[key] { return known }
    let seeds = uses(of: effect, withAwaited: withAwaited, in: files)
    knownUses[key] = seeds
    return seeds
  }

  /// The same in some files, of the calls that the text lets pass.
  func uses(of effect: String, withAwaited: Bool = false, in files: Set<Int>?, where accepts: @escaping (Site) -> Bool = { _ in true }) -> [EffectSpread.Seed] {
    let asked = patterns.filter { knowledge.effects[$0.effect].name == effect }
    return SeedFinder(resolver, index, asked, withAwaited: withAwaited, files: files, where: accepts).seeds()
  }

  /// The calls whose names let them have an effect; what they mean is not asked.
  func namesakes(of effect: String) -> [Site] {
    let names = Set(patterns.filter { knowledge.effects[$0.effect].name == effect }.map(\.pattern.eventName))
    return names.sorted { $0.index < $1.index }.flatMap { name in index.positions(name).filter { index.kinds[$0] == .call }.map { index[$0] } }
  }

  func isWanted(_ site: Site) -> Bool { options.wantedFiles?.contains(Int(site.unit)) ?? true }

  /// The user's files whose findings are wanted.
  var wantedUnits: [SourceUnit] {
    guard let files = options.wantedFiles else { return Array(project.files) }
    return files.sorted().map { project.units[$0] }
  }

  /// Whether single calls have one of the effects.
  func test(for effects: String..., withAwaited: Bool = false) -> UseTest {
    let key = effects.joined(separator: " ") + (withAwaited ? " awaited" : "")
    if let known = knownTests[key] { return known }
    let wanted = patterns.filter { effects.contains(knowledge.effects[$0.effect].name) }.map(\.pattern)
    let test = UseTest(resolver, wanted, withAwaited: withAwaited)
    knownTests[key] = test
    return test
  }

  func rules(_ effect: String, on place: String) -> [(rule: Rule, severity: Severity)] { rulesByFind[effect + " on " + place] ?? [] }
}
