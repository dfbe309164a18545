import Testing
@testable import Source

/// Something of each kind that a summary holds.
let richSource = #"""
  import UIKit
  @MainActor public final class Feed<T: Hashable>: Base<T>, Sendable where T.Element == Int {
    private lazy var cache: [String: (Int?) async throws -> any P & Q] = load("x\n", 0x3)
    var stored = 1.5 { didSet { save() } }
    init?(_ x: inout Int..., y z: @escaping @MainActor (A.B<C>) -> Void = { _ in }) async throws { super.init() }
    #if DEBUG
    func a() { outer: for try await (i, j) in s where i > 0 { if let i, case .b(let k) = j { break outer } } }
    #else
    func a() { switch x { case .a(let n) where n > 0, .b: c(); case let .d(e, f: g): h(); default: () } }
    #endif
    #Preview("p") { Feed() }
  }
  enum E: Int { case a = 1, b(x: Int, String) }
  func top() async {
    // allow-sync: [wait-on-main] until=2027-01-31 legacy
    semaphore.wait()
    Task { @MainActor [weak self, x = y] (a: Int) async throws -> Int in try await self?.foo(a)! }
    let s = """
      hello \(name, as: .x)
        more \
      joined
      """
    func local(_ n: Int = g()) { defer { b() }; do { try c() } catch let e as E { throw e } }
    let t = a ? b : c as? D, k = \Foo.bar[0]?.baz, r = /a+(b)/
    x += -y; repeat { z = [1: "a", 2: nil] } while [true].first!.isOn && #available(iOS 15, *)
  }
  print(#fileID, <#code#>) // allow-sync: why
  """#

@Suite("Coding of summaries")
struct SummaryCodingTests {
  @Test func whatIsWrittenIsRead() throws {
    for source in [richSource, "", "func f() {}"] {
      let summary = summarize(Array(source.utf8))
      let bytes = summary.encode()
      let read = try #require(FileSummary(decoding: bytes))
      #expect(read.encode() == bytes)
      #expect(read.dump() == summary.dump())
      #expect(read.allowances == summary.allowances)
      #expect(read.lineStarts == summary.lineStarts)
    }
  }

  @Test func equalFilesGiveEqualBytes() {
    #expect(summarize(Array(richSource.utf8)).encode() == summarize(Array(richSource.utf8)).encode())
  }

  @Test func anotherVersionIsRefused() {
    var bytes = summarize(Array(richSource.utf8)).encode()
    bytes[FileSummary.magic.count] &+= 1
    #expect(FileSummary(decoding: bytes) == nil)
  }

  @Test func cutInputIsRefused() {
    let bytes = summarize(Array("class C { func f(a: Int = 1) { b { c } } }".utf8)).encode()
    for length in 0 ..< bytes.count { #expect(FileSummary(decoding: Array(bytes.prefix(length))) == nil) }
    #expect(FileSummary(decoding: bytes + [0]) == nil)
  }

  /// Damage either is refused or leaves a summary that is safe to read throughout.
  @Test func damagedInputNeverTraps() {
    let bytes = summarize(Array(richSource.utf8)).encode()
    var random = SeededRandom(seed: 7)
    for _ in 0 ..< 400 {
      var damaged = bytes
      for _ in 0 ..< 1 + random.below(3) { damaged[random.below(damaged.count)] = UInt8(truncatingIfNeeded: random.next()) }
      if let read = FileSummary(decoding: damaged) {
        #expect(read.isSound)
        _ = read.dump()
      }
    }
  }
}

/// Equal runs on every machine.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }
}
