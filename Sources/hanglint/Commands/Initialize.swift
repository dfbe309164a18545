import Workspace

/// `init`: writes a first `.lintconfig`, in which every setting is explained and nothing is changed.
enum Initialize {
  static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
    guard arguments.rest.count <= 1 else { throw UsageError("init: one folder at most") }
    let path = (arguments.rest.first.map { $0 + "/" } ?? "") + ".lintconfig"
    switch SourceReader.read(FilePath(path)) {
    case .success: throw UsageError("\(path) is there already; it was not changed")
    case .failure(let failure) where !failure.isMissing: throw UsageError("\(path): \(failure.message)")
    case .failure: break
    }
    if let failure = StandardStreams.write(Array(template.utf8), toFile: path) { throw UsageError("\(path): \(failure)") }
    return CommandLineTool.print("wrote \(path)\n")
  }

  static let template = """
    # Settings of hanglint, in TOML. Paths are relative to this file. What is commented out is the default or an example.

    # No file further up counts.
    root = true

    # What is read. Folders of build products and what .gitignore hides are left out anyway.
    # include = ["Sources", "App"]
    # exclude = ["**/Generated/**"]

    # The lowest severity that makes the exit code 1, and the lowest that is shown: "error", "warning" or "note".
    # fail-level = "warning"
    # level = "warning"

    # Report every use of the synchronous source APIs wherever it stands, as a grep gate would.
    # strict = false

    # Folders of further pages: rules and facts about your own API, written as those of the tool are.
    # rules = ["Lint/rules"]

    # Settings files that this one adds to.
    # extend = ["../.lintconfig"]

    # Which versions of the tool this file is written for.
    # required-version = ">=0.1"

    # Severity by rule: "error", "warning", "note" or "off". `hanglint rules` lists the rules, `all` stands for every rule not named.
    # [severity]
    # disk-on-main = "off"

    # Other severities for some paths; a later override counts more.
    # [[override]]
    # paths = ["Tests/**"]
    # severity.all = "off"

    # How the code is compiled, where Package.swift and the Xcode project do not say so.
    # [build]
    # language-mode = 6
    # default-isolation = "MainActor"
    # upcoming-features = ["NonisolatedNonsendingByDefault"]

    """
}
