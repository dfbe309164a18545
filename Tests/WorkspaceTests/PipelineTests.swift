/// From arguments to a project, through the front door.

import Foundation
import Testing
@testable import Workspace

struct PipelineTests {
  private func read(_ tree: TemporaryTree, _ arguments: String..., change: (inout PipelineRequest) -> Void = { _ in }) throws -> ReadProject {
    var request = PipelineRequest(settings: SettingsSearch.Request(workingDirectory: tree.root, toolVersion: "1"))
    request.arguments = arguments.map { FilePath($0) }
    change(&request)
    return try Pipeline.read(request)
  }

  private func shown(_ project: ReadProject) -> [String] { project.files.map { ($0.isReported ? "" : "- ") + $0.shownPath } }

  @Test func wholeDirectory() throws {
    let tree = try TemporaryTree(["b.swift": "let b = 1", "a/c.swift": "", "Gen/g.swift": "", ".lintconfig": "exclude = [\"Gen\"]\n"])
    let project = try read(tree)
    #expect(shown(project) == ["a/c.swift", "b.swift"])
    #expect(project.files[1].summary.declarations.count == 1)
    #expect(project.text(1) == Array("let b = 1".utf8))
    #expect(project.problems.isEmpty && !project.hasErrors)
    #expect(project.targets.targetOfFile.count == 2)
    #expect(project.timings.map(\.phase) == ["find files", "settings", "read files, rules and build modes"])
  }

  @Test func fileArgumentsFilterWhatIsReported() throws {
    let tree = try TemporaryTree(["Package.swift": "", "Sources/A/a.swift": "", "Sources/B/b.swift": "", "Pods/p.swift": ""])
    #expect(try shown(read(tree, "Sources/A/a.swift")) == ["- Package.swift", "Sources/A/a.swift", "- Sources/B/b.swift"])
    #expect(try shown(read(tree, tree.path("Sources/B/b.swift").text)) == ["- Package.swift", "- Sources/A/a.swift", "Sources/B/b.swift"])
    // A named file that is excluded is left out without a word, unless it was insisted on.
    #expect(try shown(read(tree, "Pods/p.swift")) == ["- Package.swift", "- Sources/A/a.swift", "- Sources/B/b.swift"])
    #expect(try read(tree, "Pods/p.swift").problems.isEmpty)
    #expect(try shown(read(tree, "Pods/p.swift") { $0.excludesArguments = false }).contains("Pods/p.swift"))
    #expect(throws: WorkspaceError.self) { try read(tree, "gone.swift") }
  }

  @Test func rootOptionMakesDirectoriesFilters() throws {
    let tree = try TemporaryTree(["A/a.swift": "", "B/b.swift": ""])
    #expect(try shown(read(tree, "A") { $0.root = FilePath(".") }) == ["A/a.swift", "- B/b.swift"])
    #expect(throws: WorkspaceError.self) { try read(tree, "A") { $0.root = FilePath("B") } }
    #expect(throws: WorkspaceError.self) { try read(tree) { $0.root = FilePath("gone") } }
  }

  @Test func pipedTextCoversItsFile() throws {
    let tree = try TemporaryTree(["Package.swift": "", "a.swift": "let old = 1", "b.swift": "", ".lintconfig": "exclude = [\"Gen\"]\n"])
    let text = Array("let x = 1\nlet y = 2".utf8)
    let project = try read(tree) { $0.standardInput = (FilePath("a.swift"), text) }
    #expect(shown(project) == ["- Package.swift", "a.swift", "- b.swift"])
    #expect(project.files[1].summary.declarations.count == 2)
    #expect(project.text(1) == text)
    let new = try read(tree) { $0.standardInput = (FilePath("New/n.swift"), text) }
    #expect(shown(new) == ["New/n.swift", "- Package.swift", "- a.swift", "- b.swift"])
    let excluded = try read(tree) { $0.standardInput = (FilePath("Gen/n.swift"), text) }
    #expect(shown(excluded) == ["- Package.swift", "- a.swift", "- b.swift"])
  }

  @Test func unreadableFilesAreErrorsAndTheRestIsRead() throws {
    let tree = try TemporaryTree(["a.swift": "", "b.swift": ""])
    try #require(mkfifo(tree.path("pipe.swift").text, 0o644) == 0)
    let project = try read(tree)
    #expect(shown(project) == ["a.swift", "b.swift"])
    #expect(project.problems.map(\.path) == ["pipe.swift"] && project.hasErrors)
    #expect(project.targets.targetOfFile.count == 2)
  }

  @Test func emptyTreeIsNoError() throws {
    let tree = try TemporaryTree(["README.md": ""])
    let project = try read(tree)
    #expect(project.files.isEmpty && project.problems.isEmpty)
  }

  @Test func settingsOfDirectoriesApplyToTheirFiles() throws {
    let tree = try TemporaryTree([
      ".lintconfig": "exclude = [\"**/X/**\"]\nseverity.a = \"off\"\n", "X/x.swift": "", "Sub/.lintconfig": "include = [\"In\"]\n[build]\nlanguage-mode = 6\n", "Sub/In/i.swift": "", "Sub/o.swift": "",
      "top.swift": "",
    ])
    let project = try read(tree)
    #expect(shown(project) == ["Sub/In/i.swift", "top.swift"])
    #expect(project.severity("a", file: 0) == nil && project.severity("a", file: 1) == .off)
    #expect(project.targets.target(ofFile: 0).mode.languageMode == .v6 && project.targets.target(ofFile: 1).mode.languageMode == .v5)
  }

  @Test func sameResultForAnyNumberOfThreads() throws {
    let tree = try TemporaryTree(Dictionary(uniqueKeysWithValues: (0 ..< 60).map { ("d\($0 % 7)/f\($0).swift", String(repeating: "func f\($0)() { g() }\n", count: $0)) }))
    let one = try read(tree) { $0.threads = 1 }
    let many = try read(tree) { $0.threads = 8 }
    #expect(shown(one) == shown(many))
    #expect(one.files.map { $0.summary.events.count } == many.files.map { $0.summary.events.count })
  }

  @Test func pathsOutsideTheWorkingDirectoryAreShownWhole() throws {
    let tree = try TemporaryTree(["here/": "", "there/a.swift": ""])
    var request = PipelineRequest(settings: SettingsSearch.Request(workingDirectory: tree.path("here"), toolVersion: "1"))
    request.arguments = [FilePath("../there")]
    #expect(try Pipeline.read(request).files.map(\.shownPath) == [tree.path("there/a.swift").text])
  }

  @Test func stagedRunReadsTheIndexAlone() throws {
    let tree = try TemporaryTree(["a.swift": "let a = 1", "b.swift": "", "Gen/g.swift": "", "Pods/p.swift": "", ".lintconfig": "exclude = [\"Gen\"]\n"])
    guard tree.git("init", "-q") != nil else { return }
    tree.git("add", "."); tree.git("commit", "-qm", "first")
    try tree.write("a.swift", "let a = 1; let b = 2")
    tree.git("add", "a.swift")
    try tree.write("a.swift", "broken")
    try tree.write("untracked.swift", "")
    try tree.write(".lintconfig", "nonsense")
    let project = try read(tree) { $0.isStaged = true }
    #expect(shown(project) == ["a.swift", "- b.swift"])
    #expect(project.files[0].summary.declarations.count == 2)
    #expect(project.reportsChains)
    let outside = try TemporaryTree()
    #expect(throws: WorkspaceError.self) { try read(outside) { $0.isStaged = true } }
  }

  @Test func fromASubfolderTheWayToAFileIsShown() throws {
    let tree = try TemporaryTree(["App/a.swift": "", "App/Sub/b.swift": "", "Core/c.swift": ""])
    guard tree.git("init", "-q") != nil else { return }
    tree.git("add", ".")
    var request = PipelineRequest(settings: SettingsSearch.Request(workingDirectory: tree.path("App/Sub"), toolVersion: "1"))
    request.isStaged = true
    #expect(try Pipeline.read(request).files.map(\.shownPath) == ["b.swift", "../a.swift", "../../Core/c.swift"])
  }
}
