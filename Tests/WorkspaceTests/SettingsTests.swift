/// Settings files, what is wrong with them, and which of them counts.

import Knowledge
import Testing
@testable import Workspace

struct SettingsTests {
  private func find(_ tree: TemporaryTree, _ options: String..., config: String? = nil, isolated: Bool = false, at directory: String = "", nested: [String] = []) throws -> ProjectSettings {
    let request = SettingsSearch.Request(
      file: config.map { FilePath($0) }, isIsolated: isolated, options: options, workingDirectory: tree.root, toolVersion: "0.1.3")
    let root = directory.isEmpty ? tree.root : tree.path(directory)
    return try SettingsSearch.find(root: root, settingsFiles: nested.map { tree.path($0) }, request)
  }

  private func problems(_ text: String, _ options: String...) throws -> [String] {
    let tree = try TemporaryTree([".lintconfig": text])
    let request = SettingsSearch.Request(options: options, workingDirectory: tree.root, toolVersion: "0.1.3")
    do {
      _ = try SettingsSearch.find(root: tree.root, request)
      return []
    } catch {
      return error.problems.map(\.text)
    }
  }

  private static let full = """
    include = ["Sources", "App"]
    exclude = ["**/Generated/**"]
    fail-level = "error"
    level = "note"
    strict = false
    rules = ["Lint/rules"]
    root = true
    required-version = ">=0.1, <1"
    severity.sleep-in-async = "error"
    severity.disk-on-main = "off"

    [[override]]
    paths = ["Tests/**"]
    severity.all = "off"
    severity.regex = "note"
    strict = true

    [build]
    language-mode = 6
    default-isolation = "MainActor"
    upcoming-features = ["NonisolatedNonsendingByDefault", "StrictConcurrency"]

    """

  @Test func readsEveryKeyWithItsOrigin() throws {
    let tree = try TemporaryTree([".lintconfig": SettingsTests.full])
    let settings = try find(tree).project
    let test = tree.path("Tests/a.swift")
    let source = tree.path("Sources/a.swift")
    #expect(settings.includes(source) && settings.includes(tree.path("App/x/y.swift")))
    #expect(!settings.includes(test) && !settings.includes(tree.path("App/Generated/y.swift")))
    #expect(settings.failsAt == .error && settings.shows == .note)
    #expect(settings.severity("sleep-in-async", source) == .error)
    #expect(settings.severity("disk-on-main", source) == .off)
    #expect(settings.severity("other", source) == nil)
    #expect(settings.severity("sleep-in-async", test) == .off)
    #expect(settings.severity("regex", test) == .note)
    #expect(settings.isStrict(test) && !settings.isStrict(source))
    #expect(settings.rules?.value.map(\.path) == [tree.path("Lint/rules")])
    #expect(settings.build.languageMode?.value == 6)
    #expect(settings.build.defaultIsolationMain?.value == true)
    #expect(settings.build.upcomingFeatures?.value.count == 2)
    #expect(settings.build.languageMode?.origin.text == ".lintconfig:19")
    let listing = settings.listing(for: source, rules: ["disk-on-main"]).map { "\($0.key) = \($0.value) (\($0.origin))" }
    #expect(listing.contains("severity.disk-on-main = \"off\" (.lintconfig:10)"))
    #expect(listing.contains("fail-level = \"error\" (.lintconfig:3)"))
  }

  @Test func withoutAFileEverythingIsTheDefault() throws {
    let settings = try find(try TemporaryTree()).project
    #expect(settings.failsAt == .warning && settings.shows == .warning && settings.file == nil)
    #expect(settings.includes(FilePath("/anything.swift")))
  }

  @Test func levelShownIsNeverAboveTheFailLevel() throws {
    let settings = try find(try TemporaryTree([".lintconfig": "fail-level = \"note\"\nlevel = \"error\"\n"])).project
    #expect(settings.shows == .note)
  }

  @Test func allErrorsAtOnceWithPlaceAndCaret() throws {
    let found = try problems("""
      fail-levle = "error"
      level = "loud"
      exclude = ["ok/**", "a[b"]
      strict = "yes"
      [severity]
      x = "of"
      [[override]]
      severity.all = "off"
      [build]
      language-mode = 7
      default-isolation = "main"
      upcoming-features = ["NonisolatedNonsendingByDefualt"]
      """)
    #expect(found.count == 9)
    #expect(found.contains { $0.hasPrefix(".lintconfig:1:1: error: unknown key 'fail-levle'; did you mean 'fail-level'?\n  fail-levle = \"error\"\n  ^") })
    #expect(found.contains { $0.hasPrefix(".lintconfig:3:23: error: bad pattern") && $0.hasSuffix("\n" + String(repeating: " ", count: 24) + "^") })
    #expect(found.contains { $0.contains("did you mean 'off'?") })
    #expect(found.contains { $0.hasPrefix(".lintconfig:7:") && $0.contains("paths") })
    #expect(found.contains { $0.contains("did you mean 'NonisolatedNonsendingByDefault'?") })
  }

  @Test(arguments: [
    ("required-version = \"0.2\"", true), ("required-version = \"0.1\"", false), ("required-version = \"0.1.3\"", false), ("required-version = \"0.1.4\"", true),
    ("required-version = \">=0.1.4\"", true), ("required-version = \">0.1\"", true), ("required-version = \"<0.1.3\"", true), ("required-version = \"<=0.1\"", false),
    ("required-version = \"soon\"", true), ("required-version = \">= 0.1 , < 2\"", false),
  ]) func requiredVersion(_ text: String, _ fails: Bool) throws {
    #expect(try problems(text).isEmpty == !fails)
  }

  @Test func unknownRulesAreErrors() throws {
    let tree = try TemporaryTree([".lintconfig": "[severity]\nslep-in-async = \"off\"\nall = \"note\"\n"])
    let found = try find(tree, "severity.nonsense=off").unknownRules(known: ["sleep-in-async"])
    #expect(found.map(\.text) == [
      ".lintconfig:2:1: error: unknown rule 'slep-in-async'; did you mean 'sleep-in-async'?\n  slep-in-async = \"off\"\n  ^",
      "--set: error: unknown rule 'nonsense'; `hanglint rules` lists them",
    ])
  }

  @Test func commandLineWins() throws {
    let tree = try TemporaryTree([".lintconfig": SettingsTests.full])
    let settings = try find(
      tree, "severity.disk-on-main=warning", "fail-level=note", "build.language-mode=5", "exclude=Vendor", "strict=true", "severity.regex=\"error\"",
      "build.upcoming-features=[]", "include=[\"A\", \"B\"]"
    ).project
    #expect(settings.severity("disk-on-main", tree.path("Tests/a.swift")) == .warning)
    #expect(settings.severity("regex", tree.path("Tests/a.swift")) == .error)
    #expect(settings.severity("other", tree.path("Tests/a.swift")) == .off)
    #expect(settings.failsAt == .note && settings.failLevel?.origin == .commandLine)
    #expect(settings.build.languageMode?.value == 5)
    #expect(settings.build.upcomingFeatures?.value == [])
    #expect(settings.isStrict(tree.path("Sources/a.swift")))
    #expect(!settings.includes(tree.path("Vendor/a.swift")) && !settings.includes(tree.path("Sources/a.swift")) && settings.includes(tree.path("B/a.swift")))
  }

  @Test(arguments: ["nonsense", "=1", "fail-levle=error", "fail-level=", "fail-level=loud", "strict=maybe", "root=true", "severity.x=1"])
  func wrongOptions(_ option: String) throws {
    #expect(try problems("", option).count == 1)
  }

  @Test func nearestFileWinsUpToTheRepository() throws {
    let tree = try TemporaryTree([
      ".lintconfig": "fail-level = \"note\"\n", "repo/.git/HEAD": "", "repo/App/.lintconfig": "fail-level = \"error\"\n", "repo/App/Sub/x.swift": "", "repo/Lib/y.swift": "",
    ])
    #expect(try find(tree, at: "repo/App/Sub").project.failsAt == .error)
    #expect(try find(tree, at: "repo/Lib").project.failsAt == .warning)
    #expect(try find(tree).project.failsAt == .note)
    #expect(try find(tree, isolated: true).project.failsAt == .warning)
    #expect(try find(tree, config: "repo/App/.lintconfig").project.failsAt == .error)
    #expect(throws: WorkspaceError.self) { try find(tree, config: "gone") }
  }

  @Test func directoriesOfTheProjectMayHaveTheirOwn() throws {
    let tree = try TemporaryTree([
      ".lintconfig": "severity.a = \"off\"\n", "Sub/.lintconfig": "severity.b = \"off\"\nfail-level = \"note\"\n", "Sub/Deep/x.swift": "",
    ])
    let settings = try find(tree, "severity.c=off", nested: [".lintconfig", "Sub/.lintconfig"])
    #expect(settings.severity("a", tree.path("x.swift")) == .off)
    #expect(settings.severity("a", tree.path("Sub/Deep/x.swift")) == nil)
    #expect(settings.severity("b", tree.path("Sub/Deep/x.swift")) == .off)
    #expect(settings.severity("c", tree.path("Sub/Deep/x.swift")) == .off)
    #expect(settings.project.failsAt == .warning)
    #expect(settings.warnings.map(\.line) == [2])
    #expect(try find(tree, isolated: true, nested: ["Sub/.lintconfig"]).severity("b", tree.path("Sub/x.swift")) == nil)
  }

  @Test func extendedFilesLieBelowAndKeepTheirOwnPaths() throws {
    let tree = try TemporaryTree([
      "Shared/base": "exclude = [\"Gone\"]\nlevel = \"error\"\n[severity]\na = \"off\"\nb = \"off\"\n[[override]]\npaths = [\"T\"]\nseverity.b = \"note\"\n",
      "Shared/more": "level = \"note\"\n",
      ".lintconfig": "extend = [\"Shared/base\", \"Shared/more\"]\n[severity]\na = \"error\"\n",
    ])
    let settings = try find(tree).project
    #expect(settings.severity("a", tree.path("x")) == .error)
    #expect(settings.severity("b", tree.path("x")) == .off)
    #expect(settings.severity("b", tree.path("Shared/T/x")) == .note)
    #expect(settings.shows == .note)
    #expect(!settings.includes(tree.path("Shared/Gone/x.swift")) && settings.includes(tree.path("Gone/x.swift")))
  }

  @Test func circlesAndMissingFilesAreErrors() throws {
    let tree = try TemporaryTree([".lintconfig": "extend = \"a\"\n", "a": "extend = \"b\"\n", "b": "extend = [\"a\", \"gone\"]\n"])
    #expect { try find(tree) } throws: { error in
      let texts = (error as? WorkspaceError)?.problems.map(\.text) ?? []
      return texts.count == 2 && texts.contains { $0.hasPrefix("b:1:11: error: these files extend each other") } && texts.contains { $0.contains("'gone' cannot be extended") }
    }
  }

  @Test func patternsThatNameNothingAreSaid() throws {
    let tree = try TemporaryTree([".lintconfig": "include = [\"App\", \"Ap\"]\nexclude = [\"Generated\", \"Pods/X\", \"**/Gen/**\"]\n[[override]]\npaths = [\"Test\"]\n"])
    let found = try find(tree).idlePatterns(files: [tree.path("App/a.swift")], leftOut: [tree.path("Pods"), tree.path("App/Gen")], root: tree.root)
    #expect(found.map(\.message) == [
      "include: \"Ap\" matches nothing; to match at any depth write \"**/Ap/**\"",
      "exclude: \"Generated\" matches nothing; to match at any depth write \"**/Generated/**\"",
      "override: \"Test\" matches nothing; to match at any depth write \"**/Test/**\"",
    ])
    #expect(try find(tree).idlePatterns(files: [], leftOut: [], root: tree.path("App")).isEmpty)
  }

  @Test func projectIsFoundByRoot() throws {
    let tree = try TemporaryTree(["P/.lintconfig": "root = true\n", "P/S/.lintconfig": "level = \"note\"\n", "P/S/a.swift": ""])
    #expect(ProjectRoot.project(of: tree.path("P/S/a.swift")) == tree.path("P"))
  }
}
