/// Which files a walk finds, and that none is lost or added silently.

import Foundation
import Testing
@testable import Workspace

struct FileDiscoveryTests {
  @Test func findsSwiftFilesSortedAndLeavesOutWhatIsNotTheUsers() throws {
    let tree = try TemporaryTree([
      "b.swift": "", "a/z.swift": "", "a.swift": "", "a/b/c.swift": "", "README.md": "", "x.swiftinterface": "", ".swift": "", "Swift.SWIFT": "",
      ".build/x.swift": "", "DerivedData/x.swift": "", "Pods/P/x.swift": "", "App/Carthage/x.swift": "", "checkouts/x.swift": "",
      "node_modules/x.swift": "", ".git/x.swift": "", ".hidden/h.swift": "", "Podsy/p.swift": "",
    ])
    #expect(tree.swiftFiles() == [".hidden/h.swift", "Podsy/p.swift", "a.swift", "a/b/c.swift", "a/z.swift", "b.swift"])
  }

  @Test func rootInsideAnExcludedDirectoryIsStillWalked() throws {
    let tree = try TemporaryTree(["Pods/Mine/a.swift": ""])
    #expect(FileDiscovery.find(in: tree.path("Pods/Mine")).swiftFiles.map(\.text) == ["a.swift"])
  }

  @Test func honorsIgnoreFilesAsGitDoes() throws {
    let tree = try TemporaryTree([
      ".gitignore": "# comment\n*.gen.swift\n/Top\nbuild/\n!keep.gen.swift\ndoc/*.swift\n\\#odd.swift\nsp.swift   \nsub/**/deep.swift\n\\!bang.swift\n",
      "x.gen.swift": "", "a/y.gen.swift": "", "a/keep.gen.swift": "", "Top/t.swift": "", "a/Top/t.swift": "", "build/b.swift": "", "a/build/b.swift": "",
      "doc/d.swift": "", "doc/in/d.swift": "", "a/doc/d.swift": "", "#odd.swift": "", "sp.swift": "", "sub/deep.swift": "", "sub/q/r/deep.swift": "",
      "!bang.swift": "", "nested/.gitignore": "*.swift\n!n.swift\n", "nested/n.swift": "", "nested/m.swift": "", "file/build": "",
    ])
    #expect(tree.swiftFiles() == ["a/Top/t.swift", "a/doc/d.swift", "a/keep.gen.swift", "doc/in/d.swift", "nested/n.swift"])
    var everything = FileDiscovery.Options()
    everything.honorsIgnoreFiles = false
    #expect(tree.swiftFiles(everything).count == 17)
  }

  /// The same tree, asked of git itself.
  @Test(arguments: [
    "*.swift\n!a.swift\n", "/a\n", "a/\n", "a/b\n", "**/b\n", "a/**\n!a/b/\n", "a/*\n!a/b\n", "b/c.swift\n", "**/c.swift\n", "[ab].swift\n", "?.swift\n",
    "*\n!*/\n!c.swift\n", "a/**/c.swift\n", "/*.swift\n", "a\\*.swift\n", "x y.swift\n", "a.swift \n", "a.swift\\ \n", "[!a].swift\n", "[^a].swift\r\n", "a[\n", "**\n", "b/**\n",
    "[[:lower:]].swift\n", "é*\n", "b\n!b/c.swift\n", "/**/c.swift\n", "a**\n", "**a\n", "a/**b\n", "\u{FEFF}a.swift\n", "!a.swift\na.swift\n", "\\a.swift\n", "a/b/\n", "/\n", "//a\n",
  ]) func agreesWithGit(_ ignored: String) throws {
    let tree = try TemporaryTree([
      "a.swift": "", "b.swift": "", "c.swift": "", "a/a.swift": "", "a/b/c.swift": "", "a/b/b.swift": "", "b/c.swift": "", "b/x/c.swift": "", "a*.swift": "",
      "x y.swift": "", "a.swift ": "", "é.swift": "", "éa.swift": "", "ab/b.swift": "", "a/bb/z.swift": "", "ba/q.swift": "", ".gitignore": ignored,
    ])
    guard tree.git("init", "-q") != nil else { return }
    let listed = tree.git("ls-files", "-o", "--exclude-standard", "-z", "--", "*.swift")
    let expected = try #require(listed).split(separator: "\0").map(String.init)
    #expect(tree.swiftFiles() == expected.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
  }

  @Test func ignoreFilesAboveTheRootCountUpToTheRepository() throws {
    let tree = try TemporaryTree([
      ".gitignore": "outside.swift\n", "repo/.git/HEAD": "", "repo/.gitignore": "Gen/\nApp/only.swift\n", "repo/App/.gitignore": "!Gen/\n",
      "repo/App/a.swift": "", "repo/App/Gen/g.swift": "", "repo/App/only.swift": "", "repo/App/outside.swift": "", "repo/App/Sub/Gen/h.swift": "",
    ])
    #expect(FileDiscovery.find(in: tree.path("repo/App")).swiftFiles.map(\.text) == ["Gen/g.swift", "Sub/Gen/h.swift", "a.swift", "outside.swift"])
  }

  @Test func aRepositoryInsideHasRulesOfItsOwn() throws {
    let tree = try TemporaryTree([".gitignore": "*.swift\n!top.swift\n", "top.swift": "", "x.swift": "", "module/.git": "gitdir: x", "module/y.swift": ""])
    #expect(tree.swiftFiles() == ["module/y.swift", "top.swift"])
  }

  @Test func linksInCirclesEndAndLinkedFilesCountOnce() throws {
    let tree = try TemporaryTree(["a/real.swift": "", "other/o.swift": ""])
    try tree.link("a/loop", to: "..")
    try tree.link("a/self", to: "self")
    try tree.link("a/twin.swift", to: "real.swift")
    try tree.link("o", to: "other")
    #expect(tree.swiftFiles() == ["a/real.swift", "other/o.swift"])
  }

  @Test func linksOutOfTheRootAreFollowedInsideTheRepositoryOnly() throws {
    let tree = try TemporaryTree([
      "repo/.git/HEAD": "", "repo/Shared/s.swift": "", "repo/App/a.swift": "", "elsewhere/e.swift": "", "repo/one.swift": "", "repo/.build/checkouts/c/c.swift": "",
    ])
    try tree.link("repo/App/Shared", to: "../Shared")
    try tree.link("repo/App/output", to: "../../elsewhere")
    try tree.link("repo/App/one.swift", to: "../one.swift")
    try tree.link("repo/App/dependency", to: "../.build/checkouts/c")
    #expect(FileDiscovery.find(in: tree.path("repo/App")).swiftFiles.map(\.text) == ["Shared/s.swift", "a.swift", "one.swift"])
  }

  @Test func danglingLinkIsReported() throws {
    let tree = try TemporaryTree()
    try tree.link("gone.swift", to: "nowhere.swift")
    let found = FileDiscovery.find(in: tree.root)
    #expect(found.swiftFiles.isEmpty)
    #expect(found.problems.map(\.path) == ["gone.swift"])
  }

  @Test func unreadableDirectoryIsReported() throws {
    let tree = try TemporaryTree(["locked/a.swift": ""])
    chmod(tree.path("locked").text, 0)
    defer { chmod(tree.path("locked").text, 0o755) }
    let found = FileDiscovery.find(in: tree.root)
    if found.swiftFiles.isEmpty {  // the superuser reads everything
      #expect(found.problems.count == 1)
      #expect(found.problems.first?.message.contains("Permission denied") == true)
    }
    #expect(FileDiscovery.find(in: tree.path("absent")).problems.count == 1)
  }

  @Test func namesThatAreNoTextSurvive() throws {
    let tree = try TemporaryTree()
    let name: [UInt8] = [0x61, 0xFF, 0xC3] + Array(".swift".utf8)
    let descriptor = open(tree.root.appending(name).cString, O_CREAT | O_WRONLY, 0o644)
    guard descriptor >= 0 else { return }  // file systems of macOS refuse such names
    close(descriptor)
    let found = FileDiscovery.find(in: tree.root)
    #expect(found.swiftFiles == [FilePath(bytes: name)])
    #expect(try SourceReader.read(tree.root.appending(name)).get() == [])
  }

  @Test func settingsExcludeDirectoriesWithoutEnteringThem() throws {
    let tree = try TemporaryTree(["App/a.swift": "", "App/Generated/g.swift": ""])
    var options = FileDiscovery.Options()
    let glob = try Glob("**/Generated/**")
    options.excludesDirectory = { glob.coversContents(of: $0) }
    #expect(tree.swiftFiles(options) == ["App/a.swift"])
  }

  @Test func unsavedFileIsJudgedByItsPath() throws {
    let tree = try TemporaryTree([".gitignore": "Gen/\n", "App/.gitignore": "*.tmp.swift\n"])
    func found(_ path: String) -> Bool { FileDiscovery.wouldFind(FilePath(path), in: tree.root) }
    #expect(found("App/New/x.swift"))
    #expect(!found("Gen/x.swift"))
    #expect(!found("App/a.tmp.swift"))
    #expect(!found("Pods/x.swift"))
    #expect(!found("App/x.txt"))
  }
}

struct ProjectRootTests {
  private func root(_ tree: TemporaryTree, _ arguments: String...) throws -> ProjectRoot {
    try ProjectRoot.find(arguments: arguments.map { FilePath($0) }, workingDirectory: tree.root)
  }

  @Test func fileArgumentBringsItsProject() throws {
    let tree = try TemporaryTree(["P/Package.swift": "", "P/Sources/M/a.swift": "", "X/App.xcodeproj/project.pbxproj": "", "X/App/b.swift": "", "loose/c.swift": ""])
    #expect(try root(tree, "P/Sources/M/a.swift") == ProjectRoot(directory: tree.path("P"), reported: [FilePath("Sources/M/a.swift")]))
    #expect(try root(tree, tree.path("X/App/b.swift").text).directory == tree.path("X"))
  }

  @Test func directoryArgumentIsTheProject() throws {
    let tree = try TemporaryTree(["P/Package.swift": "", "P/Sources/M/a.swift": ""])
    #expect(try root(tree, "P/Sources") == ProjectRoot(directory: tree.path("P/Sources")))
    #expect(try root(tree) == ProjectRoot(directory: tree.root))
    #expect(try root(tree, "./P/../P/") == ProjectRoot(directory: tree.path("P")))
  }

  @Test func severalDirectoriesAreWalkedWithoutWhatLiesBetween() throws {
    let tree = try TemporaryTree(["A/a.swift": "", "B/b.swift": "", "C/c.swift": "", "A/D/d.swift": ""])
    let found = try root(tree, "A", "B", "A/D")
    #expect(found == ProjectRoot(directory: tree.root, walked: [FilePath("A"), FilePath("B")]))
    #expect(FileDiscovery.find(in: found).swiftFiles.map(\.text) == ["A/D/d.swift", "A/a.swift", "B/b.swift"])
  }

  @Test func missingArgumentsAreErrorsAllAtOnce() throws {
    let tree = try TemporaryTree()
    #expect { try root(tree, "gone", "lost.swift") } throws: { ($0 as? WorkspaceError)?.problems.map(\.path) == ["gone", "lost.swift"] }
  }

  @Test func pipedTextNeedsNoFile() throws {
    let tree = try TemporaryTree(["P/Package.swift": ""])
    let found = ProjectRoot.find(standardInput: FilePath("P/Sources/New.swift"), workingDirectory: tree.root)
    #expect(found == ProjectRoot(directory: tree.path("P"), reported: [FilePath("Sources/New.swift")]))
  }
}
