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

  /// - Parameter shown: how messages name an absolute path.
  init(_ settings: ProjectSettings, shown: (FilePath) -> String) {
    let own = UserPages.read(settings.project.rules?.value ?? [], shown: shown)
    let (knowledge, errors) = readKnowledge(pages: RuleBook.pages, own: own.pages, summarizeAll: { parallelMap($0) { summarize($0) } })
    self.knowledge = knowledge
    pages = RuleBook.pages + own.pages
    looked = own.looked
    problems = own.problems + errors.map { Problem($0) } + settings.silentRules(knowledge.rules)
  }

  /// A project with the pages that hold in it.
  static func reading(_ inventory: Inventory) -> (project: ReadProject, pages: ProjectPages) {
    var pages: ProjectPages?
    let project = Pipeline.read(inventory) { settings, shown in
      let read = ProjectPages(settings, shown: shown)
      pages = read
      return read.knowledge.drawingModules
    }
    return (project, pages ?? ProjectPages(project.settings, shown: { $0.text }))
  }

  var ruleNames: [String] { knowledge.rules.map(\.id) }
}
