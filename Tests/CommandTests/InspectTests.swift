// The tables that `inspect` prints.
import Testing

@Suite struct InspectTests {
  let folder: ScratchFolder

  init() throws { folder = try ScratchFolder(["A.swift": "items.map { $0 }\nload(from: 1, 2)\n"]) }

  @Test func callsAreNamedWithTheirLabels() throws {
    let tool = try Tool.run("inspect", "calls", "A.swift", in: folder.url)
    #expect(tool.output == "# A.swift\n6\tmap()\t1\n17\tload(from:_:)\t0\n")
    #expect(tool.code == 0)
  }

  @Test func tokensHaveTheirPlaces() throws {
    #expect(try Tool.run("inspect", "tokens", "A.swift", in: folder.url).output.hasPrefix("# A.swift\n0\t5\tword\n5\t1\toperator\n6\t3\tword\n"))
  }

  @Test func whatCannotBeReadIsNamed() throws {
    let tool = try Tool.run("inspect", "calls", "A.swift", "B.swift", in: folder.url)
    #expect(tool.code == 2)
    #expect(tool.output.hasPrefix("# A.swift\n"))
    #expect(tool.errors.hasPrefix("hanglint: B.swift: cannot be read"))
  }

  @Test func theKindIsHeldAgainstTheTable() throws {
    #expect(try Tool.run("inspect", "trees", "A.swift", in: folder.url).code == 2)
    #expect(try Tool.run("inspect", "calls", in: folder.url).code == 2)
  }

  @Test func resolutionCountsWhatCallsLeadTo() throws {
    let folder = try ScratchFolder(["A.swift": "func load(from n: Int) {}\nfunc f() { load(from: 1); g().load(from: 2) }\n", "B.swift": "func h() { load(from: 3) }\n"])
    let tool = try Tool.run("inspect", "resolution", "A.swift", in: folder.url)
    #expect(tool.output == """
      # A.swift
      2\t12\tload\tresolved\tdeclaration\tload(from:)
      2\t31\tload\tforeign\tno member of this name in the project\t
      # total
      calls\t2
      resolved\t1\t50.00 %
      foreign\t1\t50.00 %
      unresolved\t0\t0.00 %

      """)
  }

  @Test func isolationHeedsTestsOfTheThread() throws {
    let text = """
      import Foundation
      func f() {
        if Thread.isMainThread { work(1) } else { work(2) }
        work(3)
      }
      @MainActor func g() {
        guard Thread.isMainThread else { return work(4) }
        work(5)
      }
      """
    let folder = try ScratchFolder(["A.swift": text])
    let rows = try Tool.run("inspect", "isolation", "A.swift", in: folder.url).output.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    #expect(rows.filter { $0.count > 4 && $0[2] == "work" }.map { $0[4] } == ["main", "caller", "caller", "unknown", "main"])
  }
}
