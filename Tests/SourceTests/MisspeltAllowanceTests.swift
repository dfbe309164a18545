import Testing

@testable import Source

/// Comments that were meant to be allow comments.
@Suite struct MisspeltAllowanceTests {
  static func reads(_ comment: String) -> String {
    let allowances = summarize(Array("f()  \(comment)\n".utf8)).allowances
    return allowances.isEmpty ? "comment" : allowances[0].isMisspelt ? "misspelt" : "allowance"
  }

  @Test(arguments: ["// allow-sync: reason", "//allow-sync:reason", "/* allow-sync: reason */", "//\tallow-sync: [disk-on-main] reason"])
  func isAnAllowance(_ comment: String) { #expect(Self.reads(comment) == "allowance") }

  @Test(arguments: [
    "// allowsync: reason", "//allow-async: reason", "// allow-sync reason", "// Allow Sync: reason", "// allow_sync: reason",
    "// allow-sync : reason", "// alow-sync: reason", "// allow-snyc: reason", "// allow-sync", "/* allowasync reason */",
  ])
  func isMisspelt(_ comment: String) { #expect(Self.reads(comment) == "misspelt") }

  @Test(arguments: [
    "// Allow sync calls here.", "// allow-list: these hosts", "// Allow: anyone", "// allows syncing", "// all", "// al", "//", "// alow",
    "/// allow-sync: how a marker is written", "// Always", "// aLLO", "// allow-syncing: later",
  ])
  func isPlain(_ comment: String) { #expect(Self.reads(comment) == "comment") }
}
