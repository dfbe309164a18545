import Foundation
import Source
import Testing

@testable import Workspace

/// Summaries kept from run to run: what has not changed is not read again, and whatever happens to files or store, what is read is true.
@Suite struct SummaryStoreTests {
  let tree: TemporaryTree
  let request: PipelineRequest

  init() throws {
    tree = try TemporaryTree(["a.swift": "let a = 1", "b.swift": "func b() {}", ".lintconfig": "root = true\n"])
    var request = PipelineRequest(settings: SettingsSearch.Request(workingDirectory: tree.root, toolVersion: "1.0.0"))
    request.keepsSummaries = true
    request.cacheDirectory = tree.path("cache/own")
    request.storeLimits = SummaryStore.Limits(grain: -1_000_000_000, fewest: -1)
    self.request = request
  }

  /// Reads the project and keeps its summaries. The names of the files that were read anew come with it.
  private func run(_ change: (inout PipelineRequest) -> Void = { _ in }) throws -> (project: ReadProject, read: [String]) {
    var request = request
    change(&request)
    let inventory = try Inventory(request)
    let project = Pipeline.read(inventory)
    try #require(inventory.store).keep(project)
    return (project, project.files.filter { $0.readAs != nil }.map(\.path.text))
  }

  private func store() throws -> FilePath { try #require(Inventory(request).store).file.path }

  @Test func readsOnlyWhatHasChanged() throws {
    let first = try run()
    #expect(first.read == ["a.swift", "b.swift"])
    let second = try run()
    #expect(second.read == [])
    #expect(second.project.files.map { $0.summary.encode() } == first.project.files.map { $0.summary.encode() })
    // Of the same size.
    try tree.write("a.swift", "let a = 2")
    try tree.write("c.swift", "let c = 3")
    let third = try run()
    #expect(third.read == ["a.swift", "c.swift"])
    #expect(third.project.files[0].summary.encode() == summarize(Array("let a = 2".utf8)).encode())
    try tree.remove("b.swift")
    #expect(try run().read == [])
  }

  @Test func textFromStandardInputIsReadAndNotKept() throws {
    _ = try run()
    let piped = try run { $0.standardInput = (FilePath("a.swift"), Array("let piped = 1".utf8)) }
    #expect(piped.project.files[0].summary.encode() == summarize(Array("let piped = 1".utf8)).encode())
    #expect(try run().project.files[0].summary.encode() == summarize(Array("let a = 1".utf8)).encode())
  }

  @Test func filesThatMayChangeUnseenAreNotKept() throws {
    _ = try run { $0.storeLimits.grain = 3_600_000_000_000 }
    #expect(try run().read == ["a.swift", "b.swift"])
  }

  @Test func aFewChangesAreNotWorthAStore() throws {
    _ = try run { $0.storeLimits.fewest = 1 << 10 }
    #expect(try run().read == ["a.swift", "b.swift"])
  }

  @Test func isNotFooledByDamage() throws {
    _ = try run()
    let path = try store()
    let whole = try SourceReader.read(path).get()
    let wanted = try run().project.files.map { $0.summary.encode() }
    var damaged = stride(from: 0, to: whole.count, by: 97).map { Array(whole[..<$0]) }
    for index in stride(from: 0, to: whole.count, by: 31) {
      damaged.append(whole)
      damaged[damaged.count - 1][index] ^= 0x10
    }
    for bytes in damaged {
      #expect(writeFile(path) { writeAll(bytes, to: $0) })
      #expect(Pipeline.read(try Inventory(request)).files.map { $0.summary.encode() } == wanted)
    }
  }

  @Test func isQuietWhereNothingCanBeWritten() throws {
    try tree.write("taken", "a file, no directory")
    for _ in 0 ..< 2 { #expect(try run { $0.cacheDirectory = tree.path("taken/below") }.read == ["a.swift", "b.swift"]) }
  }

  @Test func survivesManyAtATime() throws {
    let (request, wanted) = (request, try run().project.files.map { $0.summary.encode() })
    let answers = parallelMap(Array(0 ..< 8), threads: 8) { _ -> Bool in
      for _ in 0 ..< 10 {
        guard let inventory = try? Inventory(request) else { return false }
        let project = Pipeline.read(inventory)
        inventory.store?.keep(project)
        if project.files.map({ $0.summary.encode() }) != wanted { return false }
      }
      return true
    }
    #expect(answers.allSatisfy { $0 })
  }

  @Test func whatIsStagedIsKeptByItsContent() throws {
    try #require(tree.git("init", "-q") != nil)
    tree.git("add", "-A")
    let first = try run { $0.isStaged = true }
    #expect(first.read.contains("a.swift"))
    // The disk does not count, and time does not either.
    try tree.write("a.swift", "let disk = 1")
    #expect(try run { $0.isStaged = true }.read == [])
    tree.git("add", "a.swift")
    let second = try run { $0.isStaged = true }
    #expect(second.read == ["a.swift"])
    #expect(second.project.files.first?.summary.encode() == summarize(Array("let disk = 1".utf8)).encode())
    let unread = try #require(second.project.files.firstIndex { $0.path == FilePath("b.swift") })
    #expect(second.project.text(unread) == Array("func b() {}".utf8))
  }
}
