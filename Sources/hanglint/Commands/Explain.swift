import Knowledge
import Report
import RuleBook

/// `explain`: a page, rendered for reading. Pages of facts can be read as well, as they say what calls do.
enum Explain {
  static func run(_ arguments: Arguments, pages: [(path: String, text: String)], coloured: Bool) throws(UsageError) -> ExitCode {
    guard arguments.rest.count == 1 else { throw UsageError("explain: which rule? hanglint rules lists them") }
    let name = arguments.rest[0]
    guard let page = pages.first(where: { Explain.name(of: $0.path) == name }) else {
      let near = closest(to: name, in: pages.map { Explain.name(of: $0.path) }).map { "did you mean '\($0)'?" } ?? "hanglint rules lists them"
      throw UsageError("no rule is called '\(name)'; \(near)")
    }
    return CommandLineTool.print(PageText.render(page.text, coloured: coloured))
  }

  static func name(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.hasSuffix(".md") ? file.dropLast(3) : file)
  }
}
