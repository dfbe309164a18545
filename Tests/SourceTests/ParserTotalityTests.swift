import Foundation
import Testing

@testable import Source

/// Any bytes give a sound tree, in time and stack that stay within bounds.
struct ParserTotalityTests {
  @Test func everyPrefixGivesASoundTree() {
    let bytes = Array(ParserTotalityTests.sample.utf8)
    for end in 0 ... bytes.count {
      let found = flaw(of: Array(bytes[..<end]))
      #expect(found == nil, "prefix of \(end) bytes")
    }
  }

  @Test func randomEditsGiveASoundTree() {
    var random = SplitMix(state: 20_240_607)
    let sample = Array(ParserTotalityTests.sample.utf8)
    let pieces: [String] = ["{", "}", "(", ")", "[", "]", "<", ">", "#if ", "\n#endif\n", "\n#else\n", "case ", "@", "\"", "\\(", "in ", "let ", ":", ",", "->", "?"]
    for _ in 0 ..< 400 {
      var bytes = sample
      for _ in 0 ... random.below(4) {
        let at = random.below(bytes.count)
        switch random.below(3) {
        case 0: bytes.remove(at: at)
        case 1: bytes.insert(contentsOf: Array(pieces[random.below(pieces.count)].utf8), at: at)
        default: bytes[at] = UInt8(random.below(256))
        }
      }
      let found = flaw(of: bytes)
      #expect(found == nil, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test(arguments: [
    "(", "[", "{", "<", "((", "a<", "a(", "f{", "if x {", "!", "try ", "await ", "#if a\n", "case .a(", "@a(", "let x: (", "let x: A<", "a ? b : ",
    "func f() {", "class C {", "switch x { case 1:", "\"\\(", "- ", "repeat {", "else if x {", "class ", "lazy ", "-> ", "{ (", "\\", "var x: Int {",
    "consume x ", "a.b", "x = ", "&", "a as ", "each ", "~", "some ", "@a ", "A.Type", "?", "#if ", "#else\n", "guard let x = ", "foo<(a,", ")", "}", "]", "))([",
    "if x { } else ", "let x: some ", "var a: @b ", "f { x in ", "[a:", "do { } catch ", "a: ", "where ", "#a ", "\\a.[", "#endif\n", "a\n(", "case let ", "private(",
  ])
  func deepNestingIsCutOff(_ piece: String) async {
    let bytes = Array(String(repeating: piece, count: 10_000).utf8)
    let found: String? = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: flaw(of: bytes)) }
      // What a worker thread has.
      thread.stackSize = 8 << 20
      thread.start()
    }
    #expect(found == nil)
  }

  @Test func bracketsThatCloseAreSkippedAsOne() {
    let text = String(repeating: "(", count: 1000) + String(repeating: ")", count: 1000) + "\nf(1)"
    #expect(dump(text).hasSuffix("(chain (nameExpression f) (callLink ( (argument (numberLiteral 1)) )))"))
  }

  static let sample = #"""
    #!/usr/bin/env swift
    import struct Foundation.URL
    @available(iOS 13, *) @MainActor public final class A<T: P & Q, each U>: B<T>, @unchecked Sendable where T.X == Int {
      @Published private(set) var x: [Int: [String?]] = [:] { didSet { print(oldValue) } }
      lazy var y: (Int, _ b: @escaping () async throws -> Void) -> Void = { [weak self, z = 1] (a: Int, b) async throws -> Int in await self?.f(a)! }
      var z: Int { get async throws { try await g { $0 } } set(v) { _ = v } }
      subscript<K>(k: K...) -> Int? where K: Hashable { k.isEmpty ? nil : 1 }
      init?(_ a: inout Int, b: some P = .c(1, d: "x\(y ?? "z")")) throws(E) { self.init() }
      deinit { x >>= 1 }
      #if DEBUG && swift(>=5.3)
      func f() { if let a, case .b(let c, _)? = d, #available(iOS 14, *), x.contains { $0 } { } else if e { } else { return } }
      #else
      static func == <R>(a: A<A<R>>, b: A) -> Bool { a < b && c > (d) }
      #endif
      enum F: Int { case a = 1, b; indirect case c(x: Int, F) }
      macro m(_ a: Int) -> Int = #externalMacro(module: "M", type: "T")
    }
    func g() async {
      outer: for await case let (a, b)? in s where a > 1 { continue outer }
      switch x { case .a(let n) where n > 1, is B: break; #if X
      case (1, let y): f(y)
      #endif
      @unknown default: fatalError() }
      do { try h() } catch let e as E where e.x { } catch { throw error }
      let k = \A.b?[0].c, l = [1, 2].map(\.self).reduce(0, +), m = [Int](repeating: 1, count: 2)
      view.padding()
        #if os(iOS)
        .bar(1) { } onB: { }
        #endif
        .foo
      defer { repeat { x += 1 } while x < 2 }
      guard let q = try? await w as? [A: B].Type else { fatalError("\(x, format: .y)") }
      let v = if x { 1 } else { 2 }, r = /a(b)*/, t = (a: 1, 2).0
    }
    infix operator +++: Add
    precedencegroup Add { associativity: left }
    """#
}

/// A small generator with a fixed seed, so that a failure can be repeated.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
