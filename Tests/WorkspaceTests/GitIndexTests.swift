/// What is read from git's index instead of the disk.

import Foundation
import Testing
@testable import Workspace

@Suite(.serialized) struct GitIndexTests {
  private func index(_ tree: TemporaryTree, _ directory: String = "") throws -> GitIndex {
    try GitIndex(in: directory.isEmpty ? tree.root : tree.path(directory)) { $0.path.hasSuffix(".swift") || $0.path.hasSuffix(".lintconfig") }
  }

  private func text(_ index: GitIndex, _ path: String) -> String? { index.read(FilePath(path)).map { String(decoding: $0, as: UTF8.self) } }

  @Test func readsTheStagedTextNotTheDisk() throws {
    let tree = try TemporaryTree(["a.swift": "one", "é b.swift": "", "sub/c.swift": "three\n\n", "README": "x", ".lintconfig": "level = \"note\"\n"])
    try #require(tree.git("init", "-q") != nil)
    tree.git("add", ".")
    tree.git("commit", "-qm", "first")
    try tree.write("a.swift", "two")
    tree.git("add", "a.swift")
    try tree.write("a.swift", "unstaged")
    try tree.write("untracked.swift", "x")
    try tree.write(".lintconfig", "level = \"error\"\n")
    tree.git("rm", "-q", "--cached", "é b.swift")
    let found = try index(tree)
    #expect(found.entries.map(\.path.text) == [".lintconfig", "README", "a.swift", "sub/c.swift"])
    #expect(text(found, "a.swift") == "two")
    #expect(text(found, "sub/c.swift") == "three\n\n")
    #expect(text(found, "untracked.swift") == nil)
    #expect(found.changed == [FilePath("a.swift")])
    let request = SettingsSearch.Request(workingDirectory: tree.root, toolVersion: "0.1.0")
    #expect(try SettingsSearch.find(root: tree.root, request, reading: found.reading).project.shows == .note)
    let below = try index(tree, "sub")
    #expect(below.entries.map(\.path.text) == ["c.swift"])
    #expect(below.changed.isEmpty)
  }

  @Test func beforeTheFirstCommitEverythingIsChanged() throws {
    let tree = try TemporaryTree(["a.swift": "1"])
    try #require(tree.git("init", "-q") != nil)
    #expect(try index(tree).entries.isEmpty)
    tree.git("add", ".")
    #expect(try index(tree).changed == [FilePath("a.swift")])
  }

  @Test func conflictTakesOurSide() throws {
    let tree = try TemporaryTree(["a.swift": "base"])
    try #require(tree.git("init", "-q", "-b", "main") != nil)
    tree.git("add", "."); tree.git("commit", "-qm", "base")
    tree.git("checkout", "-qb", "other")
    try tree.write("a.swift", "theirs"); tree.git("commit", "-qam", "theirs")
    tree.git("checkout", "-q", "main")
    try tree.write("a.swift", "ours"); tree.git("commit", "-qam", "ours")
    #expect(tree.git("merge", "-q", "other") == nil)
    let found = try index(tree)
    #expect(found.entries.map(\.isConflict) == [true])
    #expect(text(found, "a.swift") == "ours")
  }

  /// More than a pipe holds, both ways.
  @Test func manyFilesDoNotBlock() throws {
    let tree = try TemporaryTree()
    try #require(tree.git("init", "-q") != nil)
    for number in 0 ..< 1700 { try tree.write("f\(number).swift", String(repeating: "x", count: 60) + "\(number)") }
    tree.git("add", ".")
    let found = try index(tree)
    #expect(found.entries.count == 1700)
    #expect(text(found, "f1699.swift")?.hasSuffix("x1699") == true)
  }

  @Test func refusalsArePlain() throws {
    let tree = try TemporaryTree()
    #expect { try index(tree) } throws: { ($0 as? WorkspaceError)?.problems.first?.message.contains("is in no git repository") == true }
    #expect(GitIndex.message("fatal: detected dubious ownership in repository at '/x'", FilePath("/x")).contains("safe.directory /x"))
    #expect(GitIndex.message("warning: a\nfatal: bad index\n", FilePath("/x")) == "git failed: fatal: bad index")
  }

  @Test func programThatIsNotThere() {
    guard case .failure(let error) = ChildProcess.run(["no-such-program-anywhere"]) else { Issue.record("it ran"); return }
    #expect(error.number == SystemError.missing)
  }

  /// A program that ends without reading its input must not take this process with it.
  @Test func programThatDoesNotRead() throws {
    let result = try ChildProcess.run(["true"], input: Array(repeating: 1, count: 1 << 20)).get()
    #expect(result.status == 0)
    #expect(try ChildProcess.run(["sh", "-c", "echo out; echo err >&2; exit 3"]).get().status == 3)
  }
}
