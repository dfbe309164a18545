// What declarations become in a summary.
import Testing
@testable import Source

@Suite("Declarations of a summary")
struct SummaryDeclarationTests {
  @Test func imports() {
    #expect(
      declarations("import struct Foundation.Date\n@testable import UIKit.UIView\nimport Swift") == """
        import Foundation
        import UIKit @testable
        import Swift

        """)
  }

  @Test func nominalTypes() {
    #expect(
      declarations("@MainActor public final class Feed<T: Hashable>: Base<T>, Sendable where T.Element == Int, T: Foo {}") == """
        class Feed < Base<T>, Sendable where T.Element == Int where T : Foo [final public] @MainActor
          genericParameter T : Hashable

        """)
    #expect(declarations("actor Store {}\nindirect enum E: Int { case a = 1, b(x: Int, _ y: String, Foo = 3) }") == """
      actor Store
      enum E < Int [indirect]
        enumCase a [hasBody constant]
          body
            literal 1 [integer]
        enumCase b
          parameter x : Int
          parameter y : String
          parameter : Foo [hasBody constant]
            body
              literal 3 [integer]

      """)
    #expect(declarations("extension [Int]: P where Element: Q {}\nextension A.B<C> {}") == """
      extension Array : [Int] < P where Element : Q
      extension B : A.B<C>

      """)
  }

  @Test func protocolRequirements() {
    #expect(
      declarations("protocol P: AnyObject { associatedtype A: Hashable = Int; var x: Int { get async set }; static func g() }") == """
        protocol P < AnyObject
          associatedtype A : Int < Hashable
          variable x : Int [computed]
            accessor get [async]
            accessor set
          function g [static]

        """)
  }

  @Test func variables() {
    #expect(declarations("var stored: Int = 0 { willSet(v) { a(v) } didSet { } }") == """
      variable stored : Int [hasBody hasObservers constant]
        accessor willSet label:v [hasBody]
          body
            chain
              name a
              call a (_:)
                argument
                  name v
        accessor didSet [hasBody]
          body
        body
          literal 0 [integer]

      """)
    #expect(declarations("struct S { private(set) lazy var a = f(), b: Int { 3 }\n let c, d: Double }") == """
      struct S
        variable a [lazy hasBody]
          body
            chain
              name f
              call f ()
        variable b : Int [lazy computed]
          accessor get [hasBody implicitGetter]
            body
              literal 3 [integer]
        variable c : Double [let]
        variable d : Double [let]

      """)
    #expect(declarations("@A let (p, (q, _)) = pair") == """
      variable p [let hasBody isCompoundBinding] @A
        body
          name pair
      variable q [let isCompoundBinding] @A

      """)
  }

  @Test func functions() {
    #expect(
      declarations("func load<T>(_ x: Int, for y: inout String..., z: @escaping @MainActor @Sendable (Int) async throws -> Void = nop) async rethrows -> T?")
        == """
        function load : T? [async throws rethrows]
          genericParameter T
          parameter x : Int
          parameter y label:for : inout String... [variadic inout]
          parameter z : @escaping @Sendable @MainActor (Int) async throws -> Void [hasBody]
            body
              name nop

        """)
    #expect(declarations("struct S { init?(a: Int) { }\n static func == (l: S, r: S) -> Bool { true }\n subscript(i: Int, at j: Int) -> String { \"\" } }") == """
      struct S
        initializer init [failable hasBody]
          parameter a : Int
          body
        function == : Bool [static hasBody]
          parameter l : S
          parameter r : S
          body
            literal true [boolean]
        subscript subscript : String [computed]
          parameter i : Int
          parameter j label:at : Int
          accessor get [hasBody implicitGetter]
            body
              literal "" [string]

      """)
  }

  @Test func isolationModifiers() {
    #expect(
      declarations(
        "class C { isolated deinit { }\n nonisolated func a()\n nonisolated(unsafe) static var b\n nonisolated(nonsending) func c(x: isolated (any Actor)?, y: sending S) async }"
      ) == """
        class C
          deinitializer deinit [isolated hasBody]
            body
          function a [nonisolated]
          variable b [static nonisolated(unsafe)]
          function c [async nonisolated(nonsending)]
            parameter x : isolated (any Actor)?
            parameter y : sending S

        """)
  }

  @Test func attributesKeepTheirArguments() {
    let source = "@available(*, noasync, message: \"x y\") @Swift.MainActor @Dependency<Foo>(\\.a) func f() { { @Sendable in }() }\n@B func g() {}"
    let summary = summarize(Array(source.utf8))
    let function = summary.declaration(DeclarationID(0))
    let attributes = summary.attributes[function.attributes]
    #expect(attributes.map { summary.names.text($0.name) } == ["available", "MainActor", "Dependency"])
    #expect(attributes.map { summary.text(of: $0.type) } == ["available", "Swift.MainActor", "Dependency<Foo>"])
    #expect(attributes.map { summary.names.text($0.argumentText) } == ["*,noasync,message:\"x y\"", "", "\\.a"])
    #expect(attributes.first.map { summary.text($0.arguments, of: source) } == "*, noasync, message: \"x y\"")
    // A closure's attribute belongs to it alone.
    #expect(summary.closures.first?.attributes.map { summary.names.text(summary.attributes[Int($0)].name) } == ["Sendable"])
    #expect(summary.first(named: "g").map { summary.attributes[$0.attributes].map { summary.names.text($0.name) } } == ["B"])
  }

  @Test func branchesOfConfigurations() {
    let source = """
      #if os(iOS) && DEBUG
      func a() {}
      #else
      #if canImport(UIKit)
      func a() {}
      #endif
      #endif
      struct S {
        #if X
        func b() { }
        #elseif Y
        func b() { }
        #endif
      }
      """
    #expect(declarations(source) == """
      function a [hasBody] #if(1.0 os(iOS)&&DEBUG)
        body
      function a [hasBody] #if(2.0 canImport(UIKit))
        body
      struct S
        function b [hasBody] #if(3.0 X)
          body
        function b [hasBody] #if(3.1 Y)
          body

      """)
    let branches = summarize(Array(source.utf8)).branches
    #expect(branches.map(\.parent) == [0, 0, 0, 2, 0, 0])
  }

  @Test func statementsOfAFileAreOneBody() {
    #expect(declarations("print(1)\nfunc g() {}\nlet x = 3\n#if A\nif x { func l() {} }\n#endif") == """
      function g [hasBody]
        body
      variable x [let hasBody constant]
        body
          literal 3 [integer]
      topLevel [hasBody]
        body
          chain
            name print
            call print (_:)
              argument
                literal 1 [integer]
          configuration
            configurationBranch (1.0 A)
              branch if
                conditions
                  name x
                block
                  localDeclaration
                    function l [hasBody local] #if(1.0 A)
                      body

      """)
    #expect(!declarations("func g() {}\n#if A\nlet x = 1\n#endif").contains("topLevel"))
  }

  @Test func macroExpansionsAmongDeclarations() {
    #expect(declarations("#Preview(\"A\") { Feed() }\nstruct S { #make }") == """
      macro Preview [hasBody]
        body
          macro Preview (_:) {}
            argument
              literal "A" [string]
            argument [trailing]
              closure
                chain
                  name Feed
                  call Feed ()
      struct S
        macro make [hasBody]
          body
            macro make

      """)
  }

  @Test func localDeclarationsNestInTheirBody() {
    #expect(declarations("func f() { func g(_ n: Int = h()) { a() }\n struct L { var k = b() }\n var c: Int { d } }") == """
      function f [hasBody]
        body
          localDeclaration
            function g [hasBody local]
              parameter n : Int [hasBody local]
                body
                  chain
                    name h
                    call h ()
              body
                chain
                  name a
                  call a ()
          localDeclaration
            struct L [local]
              variable k [hasBody local]
                body
                  chain
                    name b
                    call b ()
          localDeclaration
            variable c : Int [computed local]
              accessor get [hasBody local implicitGetter]
                body
                  name d

      """)
    let summary = summarize(Array("func f() { func g() { a() } }".utf8))
    let inner = summary.first(named: "g")
    #expect(inner?.parent == DeclarationID(0))
    // The body lies inside the event that stands for the declaration.
    #expect(inner.map { summary.event($0.body).id.index } == 2)
  }
}
