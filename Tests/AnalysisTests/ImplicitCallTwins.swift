// Calls that do not name what they call, each beside the direct call it stands for.

extension TwinTests {
  static let implicitCalls = [
    Twin(name: "dynamic member by text", verdict: ["sleep-on-main error"], spellings: dynamicMemberByText),
    Twin(name: "dynamic member by key path", verdict: ["sleep-on-main error"], spellings: dynamicMemberByKeyPath),
    Twin(name: "operators", verdict: ["sleep-on-main error"], spellings: operators),
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
}
