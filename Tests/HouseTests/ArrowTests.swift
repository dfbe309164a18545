// Arrows point one way: a module imports only earlier modules, a folder names only types of earlier folders, and knowledge of libraries is in no source file.
import Knowledge
import RuleBook
import TestSupport
import Testing

@testable import Source

@Suite("Arrows point one way") struct ArrowTests {
  /// The product's modules, each below those it may import.
  static let modules = ["Source", "RuleBook", "Knowledge", "Analysis", "Report", "Workspace", "Editor", "hanglint"]
  /// The system's modules; only `Workspace` and later touch disk, clock and processes. Full Foundation is nowhere in the product.
  static let systemModules = ["Darwin", "Glibc", "Musl", "Bionic", "Dispatch", "FoundationEssentials"]

  /// Folders and files of a module in their order. A file that stands nowhere is a mistake, too.
  static let layers = [
    "Source": ["Text/", "Syntax/", "Summary/"],
    "Analysis": [
      "Finding.swift", "Project/", "FileContexts.swift", "Isolation/", "Effects/", "Checks/", "CoveredRanges.swift", "Allowances.swift", "Lint.swift",
      "InspectedIsolation.swift", "InspectedResolution.swift",
    ],
  ]
  /// Files whose names of later folders are meant. The resolver is the one memory of all answers: extensions in later folders cannot add stored properties to it.
  static let exceptions: Set<String> = ["Sources/Analysis/Project/Resolver.swift"]

  @Test("Modules import only earlier modules", arguments: SourceFile.all) func imports(_ file: SourceFile) throws {
    let own = try #require(Self.modules.firstIndex(of: file.module), "the order of modules does not name this one")
    for module in file.imports {
      if let other = Self.modules.firstIndex(of: module) {
        #expect(other < own, "\(file.path) imports \(module)")
      } else {
        #expect(Self.systemModules.contains(module) && own >= 5, "\(file.path) imports \(module)")
      }
    }
  }

  @Test("Folders name only types of earlier folders", arguments: layers.keys.sorted()) func folders(_ module: String) {
    let order = Self.layers[module] ?? []
    let files = SourceFile.all.filter { $0.module == module }
    var layerOfType: [String: Int] = [:]
    for file in files {
      let layer = order.firstIndex { file.pathInModule.hasPrefix($0) }
      #expect(layer != nil, "\(file.path) has no place in the order of \(module)")
      for type in file.topLevelTypes { layerOfType[type] = min(layer ?? 0, layerOfType[type] ?? .max) }
    }
    for file in files {
      guard let layer = order.firstIndex(where: { file.pathInModule.hasPrefix($0) }) else { continue }
      let later = Set(zip(file.spellings, file.tokens.kinds).filter { $0.1 == .identifier }.map(\.0)).filter { (layerOfType[$0] ?? -1) > layer }
      if Self.exceptions.contains(file.path) {
        #expect(!later.isEmpty, "\(file.path) is no exception any more")
      } else {
        #expect(later.sorted() == [], "\(file.path) names types of later folders")
      }
    }
  }

  /// What a page calls an API by and the language calls something by, too.
  static let language: Set<String> = [
    "MainActor", "Task", "Array", "Dictionary", "Set", "String", "Character", "Optional", "Result", "Error", "callAsFunction", "UIApplicationMain",
    "NSApplicationMain",
  ]
  @Test("No library's API is named outside the pages") func apisAreInPages() {
    let names = Self.namesOfPages.subtracting(Self.language)
    #expect(names.count > 500)
    for file in SourceFile.all {
      let texts = zip(file.spellings, file.tokens.kinds).filter { $0.1 == .stringText }.map(\.0)
      let named = Set(texts.filter(names.contains))
      #expect(named.sorted() == [], "\(file.path) names APIs: that belongs in a page")
    }
  }

  /// Types and members in the patterns of pages, without plain lower-case words, which are anybody's.
  static let namesOfPages: Set<String> = {
    let knowledge = Snippet.knowledge
    let patterns = knowledge.effects.flatMap(\.calls) + knowledge.closurePlaces.flatMap { $0.closures + $0.members }
      + knowledge.executors.flatMap(\.values) + knowledge.marks.flatMap { $0.members + $0.closures }
    let parts = patterns.flatMap { $0.type + ($0.staticMember.map { [$0] } ?? []) + [$0.name] }
    return Set(parts.filter { $0.contains(where: \.isUppercase) || $0.contains("_") })
  }()
}
