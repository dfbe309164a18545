/// Patterns of settings.

import Testing
@testable import Workspace

struct GlobTests {
  @Test(arguments: [
    ("Sources", "Sources/A.swift", true),
    ("Sources", "Sources", true),
    ("Sources", "SourcesExtra/A.swift", false),
    ("Sources", "App/Sources/A.swift", false),
    ("Sources/", "Sources/Deep/A.swift", true),
    ("./Sources", "Sources/A.swift", true),
    (".", "Anything/A.swift", true),
    ("**", "Anything/A.swift", true),
    ("**/Generated/**", "Generated/A.swift", true),
    ("**/Generated/**", "App/X/Generated/Y/A.swift", true),
    ("**/Generated/**", "App/Generated", false),
    ("**/Generated", "App/Generated/A.swift", true),
    ("*.pb.swift", "Deep/Down/x.pb.swift", true),
    ("*.pb.swift", "x.pb.swift", true),
    ("*.pb.swift", "x.swift", false),
    ("App/*.swift", "App/A.swift", true),
    ("App/*.swift", "App/Deep/A.swift", false),
    ("App/*", "App/Deep/A.swift", true),
    ("App/**/A.swift", "App/A.swift", true),
    ("App/**/x/**/A.swift", "App/q/x/r/s/A.swift", true),
    ("App/**/x/**/A.swift", "App/q/r/s/A.swift", false),
    ("**/a/b/**/c.swift", "a/a/b/a/b/c.swift", true),
    ("{App,Lib}/{A,B}.swift", "Lib/B.swift", true),
    ("{App,Lib}/{A,B}.swift", "Lib/C.swift", false),
    ("a{,b}.swift", "a.swift", true),
    ("x{a,b{c,d}}y.swift", "xbdy.swift", true),
    ("?.swift", "é.swift", true),
    ("?.swift", "ab.swift", false),
    ("[a-c]x.swift", "bx.swift", true),
    ("[!a-c]x.swift", "bx.swift", false),
    ("[!a-c]x.swift", "zx.swift", true),
    ("[]]x.swift", "]x.swift", true),
    ("[ä-ü]x.swift", "öx.swift", true),
    ("[*]x.swift", "*x.swift", true),
    ("[*]x.swift", "ax.swift", false),
    ("a*b*c.swift", "aXbXbXc.swift", true),
    ("a*b*c.swift", "aXc.swift", false),
  ]) func covers(_ pattern: String, _ path: String, _ expected: Bool) throws {
    #expect(try Glob(pattern).covers(FilePath(path)) == expected)
  }

  @Test func prunesOnlyWhatIsWhollyCovered() throws {
    #expect(try Glob("**/Generated/**").coversContents(of: FilePath("App/Generated")))
    #expect(try !Glob("App/*.swift").coversContents(of: FilePath("App")))
  }

  @Test(arguments: [
    ("", 0), ("/Users/me", 0), ("a[bc", 1), ("a{b,c", 1), ("a}b", 1), ("a**b", 0), ("App\\Sources", 3), ("../Other", 0),
  ]) func refuses(_ pattern: String, _ offset: Int) {
    #expect { try Glob(pattern) } throws: { ($0 as? Glob.Malformed)?.offset == offset }
  }

  @Test func hostilePatternIsNotExponential() throws {
    let glob = try Glob(String(repeating: "*a", count: 40) + "b")
    #expect(!glob.covers(FilePath(String(repeating: "a", count: 200))))
    let deep = try Glob(String(repeating: "**/a/", count: 30) + "b")
    #expect(!deep.covers(FilePath(String(repeating: "a/", count: 200) + "c")))
    #expect { try Glob(String(repeating: "{a,b}", count: 30)) } throws: { $0 is Glob.Malformed }
  }
}
