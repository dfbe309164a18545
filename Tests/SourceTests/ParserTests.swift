import Testing

@testable import Source

/// What the parser makes of ordinary Swift.
struct ParserTests {
  @Test func chainsAreFlat() {
    #expect(dump("a.b(c)?.d { }") == """
      (chain (nameExpression a) (memberLink . b) (callLink ( (argument (nameExpression c)) )) (optionalLink ?) (memberLink . d) \
      (callLink (trailingClosure (closureExpression { }))))
      """)
  }

  @Test func sequencesAreFlatAndTryCoversTheRest() {
    #expect(dump("x = y ?? try await z + 1") == """
      (sequence (nameExpression x) (assignmentOperator =) (nameExpression y) (binaryOperator ??) (tryExpression try (awaitExpression await \
      (sequence (nameExpression z) (binaryOperator +) (numberLiteral 1)))))
      """)
  }

  @Test func bodyIsNoTrailingClosure() {
    #expect(dump("if x { }") == "(ifStatement if (conditions (nameExpression x)) (codeBlock { }))")
    #expect(dump("while f { a } { b }") == """
      (whileStatement while (conditions (chain (nameExpression f) (callLink (trailingClosure (closureExpression { (nameExpression a) }))))) \
      (codeBlock { (nameExpression b) }))
      """)
  }

  @Test func genericArgumentsOrComparison() {
    #expect(dump("f<A>(x)") == """
      (chain (nameExpression f (genericArguments < (namedType (typeComponent A)) >)) (callLink ( (argument (nameExpression x)) )))
      """)
    #expect(dump("a < b") == "(sequence (nameExpression a) (binaryOperator <) (nameExpression b))")
    #expect(dump("let x: A<B<C>>= y") == """
      (variableDeclaration let (binding (identifierPattern x) (typeAnnotation : (namedType (typeComponent A (genericArguments < \
      (namedType (typeComponent B (genericArguments < (namedType (typeComponent C)) >))) >)))) (initializerValue = (nameExpression y))))
      """)
  }

  @Test func closureSignatures() {
    #expect(dump("f { [weak self] (a: Int) async -> B in a }").contains("""
      (closureSignature (captures [ (capture weak self) ]) (parameters ( (parameter a : (namedType (typeComponent Int))) )) (effects async) \
      (result -> (namedType (typeComponent B))) in) (nameExpression a)
      """))
    #expect(dump("f { a, _ in }").contains("(closureSignature (closureNames a , _) in)"))
    #expect(dump("f { a in b }").contains("(closureSignature (closureNames a) in) (nameExpression b)"))
    #expect(!dump("f { (a, b) }").contains("closureSignature"))
  }

  @Test func patternsBindNames() {
    #expect(dump("if case .a(let n, _)? = x { }").contains("(argument (valueBindingPattern let (identifierPattern n)) ,)"))
    #expect(dump("if case let .a(n) = x { }").contains("(argument (identifierPattern n))"))
    #expect(dump("for (i, x) in y { }").contains("(tuplePattern ( (tuplePatternElement (identifierPattern i)) , (tuplePatternElement (identifierPattern x)) ))"))
    #expect(dump("switch x { case is A where b: c }").contains("(caseItem (isTypePattern is (namedType (typeComponent A))) (whereCondition where (nameExpression b)))"))
  }

  @Test func accessorsAndObservers() {
    #expect(dump("var x: A { b }").contains("(implicitGetter { (nameExpression b) })"))
    #expect(dump("var x: A { get async { b } set(c) { } }").contains("""
      (accessorBlock { (accessor get (effects async) (codeBlock { (nameExpression b) })) (accessor set ( c ) (codeBlock { })) })
      """))
    #expect(dump("var x = f() { didSet { } }").contains("(accessorBlock { (accessor didSet (codeBlock { })) })"))
  }

  @Test func contextualWordsAreNames() {
    #expect(dump("actor(1)") == "(chain (nameExpression actor) (callLink ( (argument (numberLiteral 1)) )))")
    #expect(dump("open class A { }").hasPrefix("(classDeclaration (modifier open) class A"))
    #expect(dump("let open = get").hasPrefix("(variableDeclaration let (binding (identifierPattern open)"))
    #expect(dump("async let a = b").hasPrefix("(variableDeclaration (modifier async) let"))
    #expect(dump("yield(x)").hasPrefix("(chain (nameExpression yield)"))
  }

  @Test func conditionalsKeepEveryBranch() {
    #expect(dump("#if A\nf()\n#else\ng()\n#endif") == """
      (conditionalBlock (conditionalBranch #if (nameExpression A) (conditionalItems (chain (nameExpression f) (callLink ( ))))) \
      (conditionalBranch #else (conditionalItems (chain (nameExpression g) (callLink ( ))))) #endif)
      """)
    #expect(dump("a\n#if B\n.c()\n#endif\n.d").contains("(conditionalItems (memberLink . c) (callLink ( )))) #endif"))
    #expect(dump("switch x {\n#if A\ncase 1: b\n#endif\ndefault: c\n}").contains("#if (nameExpression A) (conditionalItems (switchCase (caseLabel case"))
  }

  @Test func operatorsSplitWhereTypesEnd() {
    #expect(dump("let x = A<B<C>>(d)").contains("(genericArguments < (namedType (typeComponent C)) >)"))
    #expect(dump("func ==<T>(a: T) { }").hasPrefix("(functionDeclaration func == (genericParameters < (genericParameter T) >)"))
    #expect(dump("let x: A<B>? = c").contains("(optionalType (namedType (typeComponent A (genericArguments < (namedType (typeComponent B)) >))) ?)"))
  }

  @Test func recoveryStopsAtStatementBorders() {
    #expect(dump("f(1\nlet a = 2").hasSuffix("(variableDeclaration let (binding (identifierPattern a) (initializerValue = (numberLiteral 2))))"))
    #expect(dump("class A { ) func f() { } }").contains("(functionDeclaration func f"))
    #expect(dump("}\ng()").hasSuffix("(chain (nameExpression g) (callLink ( )))"))
  }

  @Test func ordinarySwiftLeavesNoErrors() {
    #expect(syntaxErrors(ParserTotalityTests.sample) == [])
  }
}

/// The calls that `inspect calls` lists.
struct InspectedCallsTests {
  private func calls(_ text: String) -> [String] { inspectedCalls(Array(text.utf8)).map { "\($0.offset) \($0.name) \($0.trailingClosures)" } }

  @Test func namesLabelsAndClosures() {
    #expect(calls("a.b(c, d: e) { } f: { }") == ["2 b(_:d:) 2"])
    #expect(calls("map { $0 }") == ["0 map() 1"])
    #expect(calls("`a`(1)") == ["0 `a`(_:) 0"])
    #expect(calls("a?.b!(1)") == ["3 b(_:) 0"])
  }

  @Test func expressionPatternsCount() {
    #expect(calls("if case .a(let n) = x { }") == ["9 a(_:) 0"])
  }

  @Test func whatHasNoNameDoesNotCount() {
    #expect(calls("[Int](); (f)(1); a[1]; #m(2); { }()") == [])
  }
}
