// What bodies become in a summary: chains, operators, bindings, control flow. Closures and literals are in SummaryLiteralTests.
import Testing
@testable import Source

@Suite("Body events of a summary")
struct SummaryBodyTests {
  // MARK: Long rows

  @Test func longRowsOfElseIfAreReadToTheEnd() {
    let source = "func f() { if a { }" + String(repeating: " else if a { }", count: 150) + " else { last() } }"
    #expect(events(source).contains("call last ()"))
  }

  // MARK: Chains and calls

  @Test func chainsAreFlat() {
    #expect(events("a.b?.c![1].d(e: 1) { $0 } onDone: { }") == """
      chain
        name a
        member b
        member c [optionalChain]
        subscript (_:) [forced]
          argument
            literal 1 [integer]
        member d
        call d (e:) {} {onDone:}
          argument e
            literal 1 [integer]
          argument [trailing]
            closure
              name $0
          argument onDone [trailing]
            closure

      """)
  }

  @Test func calleesAreTheLastName() {
    let source = "func f() { Foo<Int>.make(1); .init(x); (f)(1); a[0](1); [Int](); g?(2); h()(); super.init() }"
    let summary = summarize(Array(source.utf8))
    let calls = (0 ..< summary.events.count).map { summary.event(EventID(UInt32($0))) }.filter { $0.kind == .call }
    #expect(calls.map { summary.names.text($0.name) } == ["make", "init", "", "", "", "g", "h", "", "init"])
    #expect(calls.map { summary.text($0.start ..< $0.end, of: source) } == ["make(1)", "init(x)", "(1)", "(1)", "()", "g?(2)", "h()", "()", "init()"])
    #expect(summary.text(of: summary.event(EventID(2)).type) == "Foo<Int>")
  }

  @Test func equalLabelListsAreOne() {
    let summary = summarize(Array("func f() { a(x: 1, 2); b(x: 3, 4); c { }; d() { } }".utf8))
    #expect(summary.callLabels.count == 3)
    #expect(summary.callLabels.map(\.hasParentheses) == [true, false, true])
    #expect(summary.callLabels.map(\.trailing.count) == [0, 1, 1])
  }

  @Test func chainsAcrossConfigurations() {
    #expect(events("view\n.a()\n#if os(iOS)\n.b()\n#endif\n.c") == """
      chain
        name view
        member a
        call a ()
        configuration
          configurationBranch (1.0 os(iOS))
            member b
            call b ()
        member c

      """)
  }

  @Test func parenthesesVanishAndForcingAloneToo() {
    #expect(events("(x); y!; foo(&z, +); ((a, b: 1))") == """
      name x
      name y
      chain
        name foo
        call foo (_:_:)
          argument [isInout]
            name z
          argument
            name +
      tuple
        argument
          name a
        argument b
          literal 1 [integer]

      """)
  }

  // MARK: Operators

  @Test func operandsAreFlat() {
    #expect(events("a + b * -c; x as? A as B; y is A && z; x <<= 1; x === y; m = n = o") == """
      operation
        name a
        operator +
        name b
        operator *
        operation
          operator -
          name c
      cast as : B
        cast as? : A
          name x
      operation
        name y
        cast is : A
        operator &&
        name z
      assignment <<=
        name x
        literal 1 [integer]
      operation
        name x
        operator ===
        name y
      assignment =
        name m
        assignment =
          name n
          name o

      """)
  }

  @Test func choices() {
    #expect(events("x = a > 1 ? b : c ? d : e") == """
      assignment =
        name x
        branch ?
          conditions
            operation
              name a
              operator >
              literal 1 [integer]
          name b
          branch ?
            conditions
              name c
            name d
            name e

      """)
  }

  @Test func tryAndAwaitCoverWhatFollows() {
    #expect(events("let d = try? await load() ?? b; try! c()") == """
      binding d [isLet]
        try [optionalTry]
          await
            operation
              chain
                name load
                call load ()
              operator ??
              name b
      try [forcedTry]
        chain
          name c
          call c ()

      """)
  }

  // MARK: Bindings and patterns

  @Test func bindings() {
    #expect(events("var a: Int = 1, b; let (c, (d, _)) = e; async let g = h(); weak var w = v; _ = i") == """
      binding a : Int
        literal 1 [integer]
      binding b
      destructuring [isLet]
        binding c [isLet]
        binding d [isLet]
        binding _ [isLet]
        name e
      binding g [isLet await]
        chain
          name h
          call h ()
      binding w [weak]
        name v
      assignment =
        name _
        name i

      """)
  }

  @Test func conditions() {
    #expect(events("if let a, var b: B = c, case .d(let e) = f, #available(iOS 15, *), !g { } else if h { } else { }\nguard let self else { return }") == """
      branch if
        conditions
          binding a [isLet unwrapping]
            name a
          binding b : B [unwrapping]
            name c
          destructuring
            pattern
              chain
                implicitMember d
                call d (_:)
                  argument
                    binding e [isLet]
            name f
          macro available
          operation
            operator !
            name g
        block
        branch if
          conditions
            name h
          block
          block
      branch guard
        conditions
          binding self [isLet unwrapping]
            name self
        block
          jump return

      """)
  }

  @Test func casesOfASwitch() {
    #expect(events("switch x { case .a(let n) where n > 0, .b: c()\ncase let .d(x, y: z, .e): break\ncase var g as T: break\ncase is U, nil, (let a, 1): break\n@unknown default: () }") == """
      selection
        name x
        switchCase
          pattern
            chain
              implicitMember a
              call a (_:)
                argument
                  binding n [isLet]
          pattern
            implicitMember b
          conditions
            operation
              name n
              operator >
              literal 0 [integer]
          block
            chain
              name c
              call c ()
        switchCase
          pattern
            chain
              implicitMember d
              call d (_:y:_:)
                argument
                  binding x [isLet]
                argument y
                  binding z [isLet]
                argument
                  implicitMember e
          block
            jump break
        switchCase
          pattern
            cast as : T
              binding g
          block
            jump break
        switchCase
          pattern
            cast is : U
          pattern
            literal nil [nil]
          pattern
            tuple
              argument
                binding a [isLet]
              argument
                literal 1 [integer]
          block
            jump break
        switchCase [isDefault]
          block
            tuple

      """)
  }

  // MARK: Control flow

  @Test func loops() {
    #expect(events("for await (i, j) in s where i > 0 { continue }\nfor case let x? in y { }\nouter: while let l = next() { break outer }\nrepeat { } while !done") == """
      loop for [await]
        pattern
          binding i [isLet]
          binding j [isLet]
        name s
        conditions
          operation
            name i
            operator >
            literal 0 [integer]
        block
          jump continue
      loop for
        pattern
          binding x [isLet]
        name y
        block
      loop while label:outer
        conditions
          binding l [isLet unwrapping]
            chain
              name next
              call next ()
        block
          jump break label:outer
      loop repeat
        block
        conditions
          operation
            operator !
            name done

      """)
  }

  @Test func errorsAndExits() {
    #expect(events("do throws(E) { try a() } catch let e as E where e.b { } catch { throw error }\ndefer { c() }\n#if A\nreturn d\n#else\nreturn\n#endif") == """
      attempt
        block
          try
            chain
              name a
              call a ()
        catchClause
          pattern
            cast as : E
              binding e [isLet]
          conditions
            chain
              name e
              member b
          block
        catchClause
          block
            jump throw
              name error
      deferred
        block
          chain
            name c
            call c ()
      configuration
        configurationBranch (1.0 A)
          jump return
            name d
        configurationBranch (1.1)
          jump return

      """)
  }

  @Test func statementsAsValues() {
    #expect(events("let a = if b { 1 } else { 2 }; return switch c { default: 3 }") == """
      binding a [isLet]
        branch if
          conditions
            name b
          block
            literal 1 [integer]
          block
            literal 2 [integer]
      jump return
        selection
          name c
          switchCase [isDefault]
            block
              literal 3 [integer]

      """)
  }
}
