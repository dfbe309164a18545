// Two ways to write one thing must be judged alike: each twin is linted alone and compared with the first by rule and severity.
import Foundation
import TestSupport
import Testing

@Suite("Twins are judged alike") struct TwinTests {
  @Test("in every spelling", arguments: twins + implicitCalls) func alike(_ twin: Twin) throws {
    let verdicts = twin.spellings.map(verdict)
    #expect(verdicts[0] == twin.verdict, "\(twin.name), as written first")
    for (index, verdict) in verdicts.enumerated() { #expect(verdict == verdicts[0], "\(twin.name): \(twin.spellings[index])") }
  }

  /// What stands behind a line `// another file` is a file of its own.
  private func verdict(_ body: String) -> Set<String> {
    let files = (Self.prelude + "\n" + body).components(separatedBy: "\n// another file\n").enumerated().map { (path: "File\($0).swift", text: $1) }
    return Set(Snippet(files: files).found().filter { $0.severity != "note" }.map { "\($0.rule) \($0.severity)" })
  }

  struct Twin: Sendable, CustomTestStringConvertible {
    var name: String
    var verdict: Set<String>
    var spellings: [String]
    var testDescription: String { name }
  }

  static let prelude = """
    import Foundation
    struct Box { var store: Store? }
    struct Store {
      func pause() { Thread.sleep(forTimeInterval: 1) }
      func one() { pause() }
      func two() { one() }
      func run(work: () -> Void) { work() }
    }
    """

  static let twins = [
    Twin(name: "closure, local function, method", verdict: ["sleep-on-main error"], spellings: [
      "@MainActor func f(_ n: [Int]) { n.forEach { _ in Thread.sleep(forTimeInterval: 1) } }",
      "@MainActor func f(_ n: [Int]) { func g(_ i: Int) { Thread.sleep(forTimeInterval: 1) }; n.forEach(g) }",
      "@MainActor func f(_ n: [Int]) { func g(_ i: Int) { Thread.sleep(forTimeInterval: 1) }; for i in n { g(i) } }",
      "@MainActor final class C { func f(_ n: [Int]) { n.forEach(g) }\n func g(_ i: Int) { Thread.sleep(forTimeInterval: 1) } }",
    ]),
    Twin(name: "trailing and labelled closures", verdict: ["sleep-on-main error"], spellings: [
      "@MainActor func f(_ s: Store) { s.run { Thread.sleep(forTimeInterval: 1) } }",
      "@MainActor func f(_ s: Store) { s.run() { Thread.sleep(forTimeInterval: 1) } }",
      "@MainActor func f(_ s: Store) { s.run(work: { Thread.sleep(forTimeInterval: 1) }) }",
      "@MainActor func f(_ s: Store) { s.run(work: s.pause) }",
    ]),
    Twin(name: "queues with trailing and labelled closures", verdict: ["sleep-on-main error"], spellings: [
      "func f() { DispatchQueue.main.async { Thread.sleep(forTimeInterval: 1) } }",
      "func f() { DispatchQueue.main.async(execute: { Thread.sleep(forTimeInterval: 1) }) }",
      "func f() { let q = DispatchQueue.main; q.async { Thread.sleep(forTimeInterval: 1) } }",
      "func f() { DispatchQueue.main.async(qos: .utility) { Thread.sleep(forTimeInterval: 1) } }",
    ]),
    Twin(name: "self. and implicit", verdict: ["sleep-on-main error"], spellings: [
      "@MainActor final class C { let s = Store()\n func f() { s.pause() } }",
      "@MainActor final class C { let s = Store()\n func f() { self.s.pause() } }",
      "@MainActor final class C { let s = Store()\n func f() { let me = self; me.s.pause() } }",
      "@MainActor final class C { let s: Store = .init()\n func f() { (self.s).pause() } }",
    ]),
    Twin(name: "if let, guard, optional chain, force", verdict: ["sleep-on-main error"], spellings: [
      "@MainActor func f(_ b: Box) { if let s = b.store { s.pause() } }",
      "@MainActor func f(_ b: Box) { guard let s = b.store else { return }; s.pause() }",
      "@MainActor func f(_ b: Box) { b.store?.pause() }",
      "@MainActor func f(_ b: Box) { b.store!.pause() }",
      "@MainActor func f(_ b: Box) { (b.store ?? Store()).pause() }",
      "@MainActor func f(_ b: Box) { switch b.store { case let s?: s.pause()\n case nil: break } }",
    ]),
    Twin(name: "direct, one helper, three helpers", verdict: ["sleep-on-main error"], spellings: [
      "@MainActor func f(_ s: Store) { Thread.sleep(forTimeInterval: 1) }",
      "@MainActor func f(_ s: Store) { s.pause() }",
      "@MainActor func f(_ s: Store) { s.two() }",
      "@MainActor func f(_ s: Store) { func g() { s.two() }; g() }",
    ]),
    Twin(name: "extensions in the same file and in another", verdict: ["sleep-on-main error"], spellings: [
      "@MainActor final class C { func f() { wait() }\n func wait() { Thread.sleep(forTimeInterval: 1) } }",
      "@MainActor final class C { func f() { wait() } }\nextension C { func wait() { Thread.sleep(forTimeInterval: 1) } }",
      "@MainActor final class C { func f() { wait() } }\n// another file\nimport Foundation\nextension C { func wait() { Thread.sleep(forTimeInterval: 1) } }",
      "@MainActor final class C {}\n// another file\nimport Foundation\nextension C { func f() { Thread.sleep(forTimeInterval: 1) } }",
      "final class C {}\n// another file\nimport Foundation\n@MainActor extension C { func f() { self.wait() }\n func wait() { Thread.sleep(forTimeInterval: 1) } }",
      "@MainActor class B {}\nfinal class C: B {}\n// another file\nimport Foundation\nextension C { func f() { Thread.sleep(forTimeInterval: 1) } }",
    ]),
    Twin(name: "helpers of a type in the same file and in another", verdict: ["sleep-on-main error"], spellings: [
      "struct Helper { func wait() { Thread.sleep(forTimeInterval: 1) } }\n@MainActor func f(_ h: Helper) { h.wait() }",
      "struct Helper {}\nextension Helper { func wait() { Thread.sleep(forTimeInterval: 1) } }\n@MainActor func f(_ h: Helper) { h.wait() }",
      "struct Helper {}\n@MainActor func f(_ h: Helper) { h.wait() }\n// another file\nimport Foundation\nextension Helper { func wait() { Thread.sleep(forTimeInterval: 1) } }",
    ]),
    Twin(name: "functions and closures handed to queues", verdict: ["sleep-on-main error"], spellings: [
      "func f() { DispatchQueue.main.async { Thread.sleep(forTimeInterval: 1) } }",
      "func f() { func g() { Thread.sleep(forTimeInterval: 1) }; DispatchQueue.main.async(execute: g) }",
      "final class C { func f() { DispatchQueue.main.async(execute: g) }\n func g() { Thread.sleep(forTimeInterval: 1) } }",
      "final class C { func f() { DispatchQueue.main.async(execute: self.g) }\n func g() { Thread.sleep(forTimeInterval: 1) } }",
      "func f() { let work = { Thread.sleep(forTimeInterval: 1) }; DispatchQueue.main.async(execute: work) }",
      "func f() { func g() { Thread.sleep(forTimeInterval: 1) }; DispatchQueue.main.async { g() } }",
    ]),
    Twin(name: "where the main actor is stated", verdict: ["sleep-on-main error"], spellings: [
      "@MainActor func f() { Thread.sleep(forTimeInterval: 1) }",
      "@MainActor struct S { func f() { Thread.sleep(forTimeInterval: 1) } }",
      "struct S {}\n@MainActor extension S { func f() { Thread.sleep(forTimeInterval: 1) } }",
      "@MainActor protocol P { func f() }\nstruct S: P { func f() { Thread.sleep(forTimeInterval: 1) } }",
      "@MainActor class B {}\nfinal class D: B { func f() { Thread.sleep(forTimeInterval: 1) } }",
      "func f() { MainActor.assumeIsolated { Thread.sleep(forTimeInterval: 1) } }",
    ]),
    Twin(name: "nothing proves a place", verdict: [], spellings: [
      "func f() { Thread.sleep(forTimeInterval: 1) }",
      "final class C { func f() { Store().pause() } }",
      "@MainActor final class C { nonisolated func f() { Store().two() } }",
      "func f() { DispatchQueue.global().async { Store().pause() } }",
      "@MainActor func f() { Thread.detachNewThread { Thread.sleep(forTimeInterval: 1) } }",
    ]),
  ]
}
