import Knowledge
import RuleBook
import Source
import Workspace

/// The pages that hold in a project: the built-in ones and those that its settings name, read together.
struct ProjectPages {
  let knowledge: Knowledge
  /// The built-in ones first.
  let pages: [(path: String, text: String)]
  /// Folders and pages that cannot be read, and mistakes in pages.
  let problems: [Problem]
  /// Where the project's own pages were looked for.
  let looked: [FilePath]

  /// - Parameters:
  ///   - builtIn: nil: not yet read.
  ///   - shown: how messages name an absolute path.
  init(_ settings: ProjectSettings, _ builtIn: BuiltInKnowledge? = nil, shown: (FilePath) -> String) {
    let own = UserPages.read(settings.project.rules?.value ?? [], shown: shown)
    let inParallel = { (texts: [[UInt8]]) in parallelMap(texts) { summarize($0) } }
    let read = builtIn ?? BuiltInKnowledge(pages: RuleBook.pages, summarizeAll: inParallel)
    let (knowledge, errors) = read.completed(own: own.pages, summarizeAll: inParallel)
    self.knowledge = knowledge
    pages = RuleBook.pages + own.pages
    looked = own.looked
    problems = own.problems + errors.map { Problem($0) } + settings.silentRules(knowledge.rules)
  }

  /// A project with the pages that hold in it.
  static func reading(_ inventory: Inventory, _ builtIn: BuiltInKnowledge? = nil) -> (project: ReadProject, pages: ProjectPages) {
    var pages: ProjectPages?
    let project = Pipeline.read(inventory) { settings, shown in
      let read = ProjectPages(settings, builtIn, shown: shown)
      pages = read
      return read.knowledge.drawingModules
    }
    return (project, pages ?? ProjectPages(project.settings, shown: { $0.text }))
  }

  var ruleNames: [String] { knowledge.rules.map(\.id) }
}
