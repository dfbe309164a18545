// Calls that do not name what they call, each beside the direct call it stands for.

extension TwinTests {
  static let implicitCalls = [
    Twin(name: "dynamic member by text", verdict: ["sleep-on-main error"], spellings: dynamicMemberByText),
    Twin(name: "dynamic member by key path", verdict: ["sleep-on-main error"], spellings: dynamicMemberByKeyPath),
    Twin(name: "operators", verdict: ["sleep-on-main error"], spellings: operators),
    Twin(name: "descriptions", verdict: ["sleep-on-main error"], spellings: descriptions),
    Twin(name: "projected values", verdict: ["sleep-on-main error"], spellings: projectedValues),
    Twin(name: "wrapped properties and variables", verdict: ["sleep-on-main error"], spellings: wrappedValues),
    Twin(name: "wrappers made", verdict: ["sleep-on-main error"], spellings: madeWrappers),
    Twin(name: "result builders", verdict: ["sleep-on-main error"], spellings: builders),
  ]

  private static let dynamicMemberByText = ["d[dynamicMember: \"a\"]", "d.a", "d.a.count", "(d as D?)?.a"].map {
    """
    @dynamicMemberLookup struct D { subscript(dynamicMember name: String) -> String { Store().pause(); return name } }
    @MainActor func f(_ d: D) { _ = \($0) }
    """
  }

  private static let dynamicMemberByKeyPath = ["d.whole.size", "d.size", "d.size.description"].map {
    """
    struct Whole { var size: Int { Store().pause(); return 1 } }
    @dynamicMemberLookup struct D {
      let whole: Whole
      subscript<V>(dynamicMember path: KeyPath<Whole, V>) -> V { whole[keyPath: path] }
    }
    @MainActor func f(_ d: D) { _ = \($0) }
    """
  }

  private static let operators = ["d.wait()", "_ = !d", "_ = d^", "_ = d & d", "d += 1", "(d) += 1", "if !d {}"].map {
    """
    postfix operator ^
    struct D {
      func wait() { Store().pause() }
      static prefix func ! (d: D) -> Bool { d.wait(); return true }
      static postfix func ^ (d: D) -> Bool { d.wait(); return true }
      static func & (a: D, b: D) -> Bool { a.wait(); return true }
      static func += (d: inout D, n: Int) { d.wait() }
    }
    @MainActor func f(_ given: D) { var d = given; \($0) }
    """
  }

  private static let descriptions = [
    "d.description", "\"\\(d)\"", "\"\\(1)\\(d)\"", "String(describing: d)", "print(d)", "print(\"d\", d)", "\"a\" + \"\\(d)\"",
    "[d].map { \"\\($0)\" }", "debugPrint(d)",
  ].map {
    """
    struct D: CustomStringConvertible { var description: String { Store().pause(); return "" } }
    @MainActor func f(_ d: D) { _ = \($0) }
    """
  }

  private static let projectedValues = ["w.projectedValue", "$z", "c.$z", "here()", "D.$y"].map {
    """
    @propertyWrapper struct W { var wrappedValue = 1; var projectedValue: Int { Store().pause(); return 1 } }
    @MainActor final class C { @W var z = 1 }
    @MainActor final class D {
      @W var z = 1
      @W static var y = 1
      func f(_ w: W, _ c: C) { func here() -> Int { @W var local = 1; return $local }; _ = \($0) }
    }
    """
  }

  private static let wrappedValues = ["w.wrappedValue = 1", "z = 1", "self.z = 1", "z += 1", "@W var local: Int; local = 1", "var w = w; w.wrappedValue = 1"].map {
    """
    @propertyWrapper struct W { var value = 0; var wrappedValue: Int { get { value } nonmutating set { Store().pause() } } }
    @MainActor final class D {
      @W var z: Int
      func f(_ w: W) { \($0) }
    }
    """
  }

  private static let madeWrappers = ["let w = W(wrappedValue: 1); _ = w", "@W var w = 1; _ = w", "_ = D()"].map {
    """
    @propertyWrapper struct W { var wrappedValue: Int; init(wrappedValue: Int) { Store().pause(); self.wrappedValue = wrappedValue } }
    struct D { @W var z = 1 }
    @MainActor func f() { \($0) }
    """
  }

  private static let builders = [
    "@MainActor func f() -> [Int] { [B.buildExpression(1)] }", "@MainActor @B func f() -> [Int] { 1 }", "@MainActor @B var f: [Int] { 1; 2 }",
    "@MainActor struct S { @B func f(_ all: Bool) -> [Int] { if all { 1 } } }", "@MainActor struct S: P { var parts: [Int] { 1 } }",
    "@MainActor func f() -> [Int] { make { 1 } }", "@MainActor func f() -> [Int] { make(parts: { 1 }) }",
  ].map {
    """
    @resultBuilder enum B {
      static func buildExpression(_ part: Int) -> Int { Store().pause(); return part }
      static func buildBlock(_ parts: Int...) -> [Int] { parts }
      static func buildOptional(_ part: [Int]?) -> Int { 1 }
    }
    protocol P { @B var parts: [Int] { get } }
    func make(@B parts: () -> [Int]) -> [Int] { parts() }
    \($0)
    """
  }
}
