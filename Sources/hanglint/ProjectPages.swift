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

  /// - Parameter shown: how messages name an absolute path.
  init(_ settings: ProjectSettings, shown: (FilePath) -> String) {
    let own = UserPages.read(settings.project.rules?.value ?? [], shown: shown)
    let (knowledge, errors) = readKnowledge(pages: RuleBook.pages, own: own.pages, summarizeAll: { parallelMap($0) { summarize($0) } })
    self.knowledge = knowledge
    pages = RuleBook.pages + own.pages
    problems = own.problems + errors.map { Problem($0) } + settings.silentRules(knowledge.rules)
  }

  var ruleNames: [String] { knowledge.rules.map(\.id) }
}
