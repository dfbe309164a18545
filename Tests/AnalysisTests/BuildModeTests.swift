// How a target is compiled and what it is decides where the same text runs.
import Analysis
import TestSupport
import Testing

@Suite("Build modes") struct BuildModeTests {
  static let plain = "import Foundation\nfunc f() {\n  Thread.sleep(forTimeInterval: 1)\n}\n"
  static let asynchronous = "import Foundation\nfunc f() async {\n  Thread.sleep(forTimeInterval: 1)\n}\n"
  static let main = "import Foundation\n@MainActor func f() {\n  Thread.sleep(forTimeInterval: 1)\n}\n"

  @Test("The default isolation of a module is that of unannotated code") func defaultIsolation() {
    #expect(rules(Self.plain) == [])
    #expect(rules(Self.plain) { $0.mode.defaultIsolationMain = true } == ["sleep-on-main"])
    #expect(rules(Self.main) { $0.mode.defaultIsolationMain = true } == ["sleep-on-main"])
    #expect(rules("import Foundation\nnonisolated func f() { Thread.sleep(forTimeInterval: 1) }\n") { $0.mode.defaultIsolationMain = true } == [])
  }

  @Test("A nonisolated async function leaves its caller, or stays with it, as the module says") func nonsending() {
    #expect(rules(Self.asynchronous) == ["sleep-in-async"])
    #expect(rules(Self.asynchronous) { $0.mode.nonsendingByDefault = true } == [])
    let called = Self.asynchronous + "@MainActor func g() async { await f() }\n"
    #expect(rules(called) { $0.mode.nonsendingByDefault = true } == ["sleep-on-main"])
    let concurrent = "import Foundation\n@concurrent func f() async { Thread.sleep(forTimeInterval: 1) }\n"
    #expect(rules(concurrent) { $0.mode.nonsendingByDefault = true } == ["sleep-in-async"])
  }

  @Test("Tests and commands have no main thread to freeze", arguments: [TargetInfo.Kind.test, .command, .plugin, .macro])
  func withoutMainThread(_ kind: TargetInfo.Kind) {
    #expect(rules(Self.main) { $0.kind = kind } == [])
    #expect(rules(Self.asynchronous) { $0.kind = kind } == ["sleep-in-async"])
  }

  @Test("A background extension's main thread is worth a note") func quietExtension() {
    var snippet = Snippet(Self.main)
    snippet.kind = .extensionKind
    #expect(snippet.found().map(\.severity) == ["note"])
  }

  @Test("The gate's APIs are reported wherever they stand, in strict mode only") func strict() {
    let worker = "import Foundation\nfunc f(_ url: URL) -> Data? {\n  try? Data(contentsOf: url)\n}\n"
    #expect(rules(worker) == [])
    #expect(rules(worker) { $0.isStrict = true } == ["sync-api"])
  }

  private func rules(_ text: String, _ change: (inout Snippet) -> Void = { _ in }) -> Set<String> {
    var snippet = Snippet(text)
    change(&snippet)
    return Set(snippet.found().map(\.rule))
  }
}
