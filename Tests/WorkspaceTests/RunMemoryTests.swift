import Foundation
import Testing

@testable import Workspace

/// What is remembered must hold, and nothing that happens to the cache may do harm.
@Suite struct RunMemoryTests {
  let tree: TemporaryTree
  let inputs: [FilePath]

  init() throws {
    tree = try TemporaryTree(["a.swift": "let a = 1", "b.swift": "let b = 2", "cache/": ""])
    inputs = [tree.path("a.swift"), tree.path("b.swift"), tree.path("absent.swift"), tree.path("cache")]
  }

  private func memory(_ key: String = "key", in directory: String = "cache/own", grain: Int64 = 0) throws -> RunMemory {
    try #require(RunMemory(root: tree.root, directory: tree.path(directory), key: Digest(key.utf8), grain: grain))
  }

  /// Remembers over files that are settled, as clocks of files go in steps of some milliseconds.
  private func remember(_ text: String, _ memory: RunMemory, grain: Int64 = 0) throws {
    let written = inputs.compactMap { try? fileStatus($0).get().changed }.max()
    memory.remember(Array(text.utf8), inputs: inputs, since: try #require(written) + grain)
  }

  @Test func saysWhatItWasTold() throws {
    let memory = try memory(in: "own")
    #expect(memory.recall() == nil)
    try remember("said", memory)
    #expect(memory.recall() == Array("said".utf8))
    #expect(try self.memory("other key", in: "own").recall() == nil)
  }

  @Test(arguments: ["a.swift", "absent.swift", "cache/new"]) func forgetsWhenAnInputChanges(_ changed: String) throws {
    let memory = try memory(in: "own")
    try remember("said", memory)
    // Of the same size, where there was one.
    try tree.write(changed, "let a = 2")
    #expect(memory.recall() == nil)
  }

  @Test func forgetsWhenAnInputGoesAway() throws {
    let memory = try memory(in: "own")
    try remember("said", memory)
    try tree.remove("b.swift")
    #expect(memory.recall() == nil)
  }

  @Test func doesNotRememberFilesThatMayChangeUnseen() throws {
    let memory = try memory(in: "own", grain: 1_000)
    try remember("said", memory, grain: 999)
    #expect(memory.recall() == nil)
    try remember("said", memory, grain: 1_000)
    #expect(memory.recall() != nil)
  }

  @Test func keepsTheLastFew() throws {
    for number in 0 ..< 9 { try remember("said \(number)", memory("\(number)", in: "own")) }
    #expect(try memory("8", in: "own").recall() == Array("said 8".utf8))
    #expect(try memory("3", in: "own").recall() != nil)
    #expect(try memory("2", in: "own").recall() == nil)
  }

  @Test func isNotFooledByDamage() throws {
    let memory = try memory(in: "own")
    try remember("said", memory)
    let whole = try SourceReader.read(memory.file.path).get()
    for length in stride(from: 0, to: whole.count, by: 7) {
      #expect(writeFile(memory.file.path) { writeAll(Array(whole[..<length]), to: $0) })
      #expect(memory.recall() == nil)
    }
    for index in stride(from: 0, to: whole.count, by: 5) {
      var damaged = whole
      damaged[index] ^= 0x10
      #expect(writeFile(memory.file.path) { writeAll(damaged, to: $0) })
      #expect(memory.recall() == nil)
    }
    try remember("said again", memory)
    #expect(memory.recall() == Array("said again".utf8))
  }

  @Test func isQuietWhereNothingCanBeWritten() throws {
    try tree.write("taken", "a file, no directory")
    let memory = try memory(in: "taken/below")
    try remember("said", memory)
    #expect(memory.recall() == nil)
  }

  @Test func survivesManyAtATime() throws {
    let memories = try (0 ..< 8).map { try memory("\($0 % 4)", in: "own") }
    let since = try #require(inputs.compactMap { try? fileStatus($0).get().changed }.max())
    let (inputs, texts) = (inputs, memories.indices.map { Array("said \($0 % 4)".utf8) })
    let answers = parallelMap(Array(memories.indices), threads: 8) { index -> Bool in
      for _ in 0 ..< 20 {
        memories[index].remember(texts[index], inputs: inputs, since: since)
        if let answer = memories[index].recall(), answer != texts[index] { return false }
      }
      return true
    }
    #expect(answers.allSatisfy { $0 })
    try remember("the end", memories[0])
    #expect(memories[0].recall() == Array("the end".utf8))
  }

  @Test func clearsAwayWhatKilledRunsLeft() throws {
    let left = "own/runs-\(Digest("x".utf8).hexadecimal).aside-1"
    // The directory may be one that the user keeps other things in.
    let foreign = ["own/thesis.aside-1", "own/runs-notes.txt", "own/runs-0.aside-1", "own/staged-0123456789abcdef.aside-x"]
    for path in [left] + foreign {
      try tree.write(path, "half")
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: tree.path(path).text)
    }
    for number in 0 ..< 70 {
      try tree.write("own/photo-\(number)", "")
      try tree.write("own/summaries-\(Digest("\(number)".utf8).hexadecimal)", "")
    }
    try remember("said", memory(in: "own"))
    #expect((try? fileStatus(tree.path(left)).get()) == nil)
    for path in foreign + (0 ..< 70).map({ "own/photo-\($0)" }) { #expect((try? fileStatus(tree.path(path)).get()) != nil, "\(path)") }
    let kept = try directoryEntries(tree.path("own"), keep: { _, _ in true }).get().entries.filter { $0.name.starts(with: "summaries-".utf8) }
    #expect(kept.count == 63)
  }

  @Test func liesWithTheProductsOfAPackageOrTheUsersCaches() throws {
    func place(_ given: FilePath?, _ environment: [String: String]) -> String? {
      CacheDirectory.find(root: tree.root, given: given, environment: { environment[$0] })?.text
    }
    #expect(place(nil, [:]) == nil)
    #expect(place(nil, ["XDG_CACHE_HOME": "/caches", "HOME": "/home"]) == "/caches/hanglint")
    #expect(place(nil, ["XDG_CACHE_HOME": "relative"]) == nil)
    #expect(place(nil, ["HOME": "/home"])?.hasPrefix("/home/") == true)
    try tree.write(".build/", "")
    #expect(place(nil, ["HOME": "/home"]) == tree.path(".build/hanglint").text)
    #expect(place(FilePath("/given"), ["HOME": "/home"]) == "/given")
  }
}
