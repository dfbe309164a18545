import Testing

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
}
