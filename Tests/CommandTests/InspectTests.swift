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
}
