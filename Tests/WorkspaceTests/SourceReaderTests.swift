/// Reading files that are none, and reading in parallel.

import Foundation
import Testing
@testable import Workspace

struct SourceReaderTests {
  private func message(_ path: FilePath) -> String {
    switch SourceReader.read(path) {
    case .success(let bytes): "read \(bytes.count) bytes"
    case .failure(let failure): failure.message
    }
  }

  @Test func readsBytesAsTheyAre() throws {
    let tree = try TemporaryTree(["a.swift": "let a = 1\r\n\u{0}é", "empty.swift": ""])
    #expect(try SourceReader.read(tree.path("a.swift")).get() == Array("let a = 1\r\n\u{0}é".utf8))
    #expect(try SourceReader.read(tree.path("empty.swift")).get() == [])
  }

  @Test func neverHangsOnWhatIsNoFile() throws {
    let tree = try TemporaryTree(["dir.swift/": ""])
    try #require(mkfifo(tree.path("pipe.swift").text, 0o644) == 0)
    #expect(message(tree.path("pipe.swift")).hasPrefix("skipped: this is a pipe"))
    #expect(message(tree.path("dir.swift")).hasPrefix("skipped: this is a directory"))
    #expect(message(FilePath("/dev/zero")).hasPrefix("skipped"))
    #expect(message(tree.path("gone.swift")) == "cannot be read: No such file or directory")
    #expect(message(FilePath("a\u{0}b.swift")).contains("NUL"))
  }

  @Test func hugeFileIsReportedNotRead() throws {
    let tree = try TemporaryTree(["big.swift": ""])
    truncate(tree.path("big.swift").text, 65 << 20)
    #expect(message(tree.path("big.swift")).hasPrefix("skipped: 65 MB"))
  }

  @Test func errorsSayWhatToDo() throws {
    #expect(SourceReader.remedy(SystemError(number: EPERM)).contains("ENABLE_USER_SCRIPT_SANDBOXING"))
    #expect(SourceReader.remedy(SystemError(number: EACCES)).contains("permissions"))
    let tree = try TemporaryTree()
    try tree.link("loop.swift", to: "loop.swift")
    #expect(message(tree.path("loop.swift")).contains("circle"))
  }

  /// A file of `/proc` claims to be empty and is not.
  @Test func sizeIsNotBelieved() throws {
    let path = FilePath("/proc/self/status")
    guard case .success(let bytes) = SourceReader.read(path) else { return }
    #expect(!bytes.isEmpty)
  }
}

struct ParallelMapTests {
  @Test(arguments: [1, 2, 3, 16, 0]) func keepsOrderWhateverTheThreads(_ threads: Int) {
    let items = Array(0 ..< 1000)
    let mapped = parallelMap(items, threads: threads) { item in
      var sum = item
      for step in 0 ..< (item % 7) * 1000 { sum = sum &+ step &* 0 }
      return sum * 2
    }
    #expect(mapped == items.map { $0 * 2 })
  }

  @Test func emptyAndSingle() {
    #expect(parallelMap([Int](), { $0 }) == [])
    #expect(parallelMap([7], threads: 8, { $0 + 1 }) == [8])
  }

  /// About 4 MB of frames: more than musl's and Dispatch's threads have.
  @Test func stacksAreDeep() {
    @Sendable func depth(_ remaining: Int) -> Int {
      var frame = [remaining]
      if remaining > 0 { frame[0] = depth(remaining - 1) + 1 }
      return frame[0]
    }
    #expect(parallelMap([20_000], threads: 1, depth) == [20_000])
  }
}

struct FilePathTests {
  @Test(arguments: [
    ("a/b", "a"), ("a", ""), ("/a", "/"), ("/a/b/", "/a"), ("a//b", "a"),
  ]) func parents(_ path: String, _ parent: String) {
    #expect(FilePath(path).parent == FilePath(parent))
  }

  @Test func resolving() {
    #expect(FilePath("/a/b").resolving(FilePath("../c/./d")) == FilePath("/a/c/d"))
    #expect(FilePath("/a").resolving(FilePath("/x/../y")) == FilePath("/y"))
    #expect(FilePath("/a").resolving(FilePath("../../..")) == FilePath("/"))
    #expect(FilePath("/").parent == nil)
    #expect(FilePath("/a/bc").relative(to: FilePath("/a/b")) == nil)
    #expect(FilePath("/a/b/c").relative(to: FilePath("/a/b")) == FilePath("c"))
    #expect(FilePath("/a").relative(to: FilePath("/")) == FilePath("a"))
  }

  @Test func textIsToldFromOtherBytes() {
    #expect(SourceReader.isText(Array("let a = 1\n".utf8)))
    #expect(SourceReader.isText([]))
    #expect(SourceReader.isText(Array("let a = \"".utf8) + [0xFF] + Array("\" // one stray byte\n".utf8)))
    #expect(!SourceReader.isText([0xFF, 0xFE, 0x6C, 0x00]))
    #expect(!SourceReader.isText([UInt8](repeating: 1, count: 200)))
  }
}
