/// The kinds of syntax nodes, each with its children in source order. `x?` may be absent, `x*` may repeat, `own:` names tokens that belong to the node itself.
enum NodeKind: UInt8, Sendable {
  /// items*  (an item is a declaration, statement or expression)
  case file
  /// Tokens that fit nowhere, skipped up to a statement border.
  case unexpected

  // MARK: Declarations. Each begins with attribute* modifier*, in any order and mixture.
  case importDeclaration            // own: import kind? path
  case classDeclaration             // attribute* modifier* own: class NAME; genericParameters? inheritance? whereClause? memberBlock
  case structDeclaration
  case enumDeclaration
  case actorDeclaration
  case protocolDeclaration          // genericParameters holds primary associated types
  case extensionDeclaration         // own: extension; type; inheritance? whereClause? memberBlock
  case typealiasDeclaration         // own: typealias NAME =; genericParameters? type whereClause?
  case associatedtypeDeclaration    // inheritance? type(default)? whereClause?
  case functionDeclaration          // own: func NAME-or-operator; genericParameters? parameters effects? result? whereClause? codeBlock?
  case initializerDeclaration       // own: init ?|!; genericParameters? parameters effects? whereClause? codeBlock?
  case deinitializerDeclaration     // effects? codeBlock?
  case subscriptDeclaration         // own: subscript; genericParameters? parameters result whereClause? accessorBlock?
  case variableDeclaration          // own: let|var|inout; binding+
  case binding                      // pattern typeAnnotation? initializerValue? accessorBlock?
  case enumCaseDeclaration          // own: case; enumCaseElement+
  case enumCaseElement              // own: NAME; parameters? initializerValue?
  case macroDeclaration             // own: macro NAME; genericParameters? parameters result? initializerValue? whereClause?
  case operatorDeclaration
  case precedenceGroupDeclaration   // own: everything, braces too

  case attribute                    // own: @ ( NAME as namedType child ); namedType attributeArguments?
  case attributeArguments           // own: ( ); argument* for ordinary attributes; raw tokens for @available, @_specialize and the like
  case modifier                     // own: one word, and a parenthesised detail: private(set), nonisolated(unsafe), unowned(safe)
  case genericParameters            // own: < >; genericParameter+
  case genericParameter             // attribute* own: each|let NAME; type(constraint)?
  case inheritance                  // own: :; type+ (each possibly attributedType)
  case whereClause                  // own: where; requirement+
  case requirement                  // type type? (own: : or ==)
  case parameters                   // own: ( ); parameter*
  case parameter                    // attribute* modifier*; own: first name, second name?, ...; type initializerValue?
  case effects                      // own: async throws rethrows reasync; type? for throws(E)
  case result                       // own: ->; type
  case memberBlock                  // own: { }; declarations and conditionalBlocks
  case codeBlock                    // own: { }; items*
  case accessorBlock                // own: { }; accessor+  or, for an implicit getter, items*  (then it is implicitGetter)
  case implicitGetter               // own: { }; items*
  case accessor                     // attribute* modifier* own: get|set|willSet|didSet|_read|_modify|read|modify|init|unsafeAddress…, (NAME)?; effects? codeBlock?
  case initializerValue             // own: =; expression
  case typeAnnotation               // own: :; type

  // MARK: Statements
  case ifStatement                  // conditions codeBlock elseClause?  (also as an expression)
  case elseClause                   // own: else; codeBlock | ifStatement
  case guardStatement               // conditions codeBlock
  case whileStatement               // conditions codeBlock
  case repeatStatement              // codeBlock own: while; expression
  case forStatement                 // own: for try? await? unsafe? case?; pattern typeAnnotation? own: in; expression whereCondition? codeBlock
  case whereCondition               // own: where; expression   (for, case, catch)
  case switchStatement              // expression own: { }; switchCase* | conditionalBlock
  case switchCase                   // attribute? caseLabel; items*
  case caseLabel                    // own: case|default , :; caseItem*
  case caseItem                     // pattern whereCondition?
  case doStatement                  // effects? codeBlock catchClause*
  case catchClause                  // own: catch; caseItem* codeBlock
  case deferStatement               // codeBlock
  case returnStatement              // expression?
  case throwStatement               // expression
  case breakStatement               // own: break NAME?
  case continueStatement
  case fallthroughStatement
  case yieldStatement               // expression
  case discardStatement             // expression
  case thenStatement                // expression
  case labeledStatement             // own: NAME :; statement
  case conditions                   // one or more of expression | optionalBinding | casePattern | availability
  case optionalBinding              // own: let|var|inout; pattern typeAnnotation? initializerValue?
  case casePattern                  // own: case; pattern typeAnnotation? initializerValue
  case availability                 // own: #available(…)
  case conditionalBlock             // own: #endif; conditionalBranch+
  case conditionalBranch            // own: #if|#elseif|#else; expression?(condition) then the items of the branch, wrapped in conditionalItems
  case conditionalItems             // items*, members*, switchCases*, attributes* or postfix links*, as the place asks
  case directive                    // #sourceLocation(…), #error("…"), #warning("…")

  // MARK: Expressions
  /// Two or more operands with what stands between them, flat: operand (binaryOperator operand | assignmentOperator operand | ternary operand | cast)*.
  /// `try` and `await` cover all that follows them: they stand as the last operand and hold the rest.
  case sequence
  case binaryOperator               // own: the operator
  case assignmentOperator           // own: =
  case ternary                      // own: ? :; expression (the middle)
  case cast                         // own: is | as | as? | as!; type
  case tryExpression                // own: try ?|!; expression (all that follows)
  case awaitExpression              // own: await; expression (all that follows)
  case ownershipExpression          // own: consume|copy|borrow|unsafe|each|repeat|any…; expression
  case prefixExpression             // own: the operator; operand
  case inoutExpression              // own: &; operand
  /// A primary with one or more links: base, then link+.
  case chain
  case memberLink                   // own: . NAME, or a tuple index, `self`, `init`, `Type`; argumentNames? genericArguments?
  case callLink                     // own: ( )?; argument* trailingClosure*
  case subscriptLink                // own: [ ]; argument* trailingClosure*
  case optionalLink                 // own: ?
  case forceLink                    // own: !
  case postfixOperatorLink          // own: the operator
  case argument                     // own: label : ,; expression (or a lone operator as nameExpression)
  case trailingClosure              // own: label :?; closureExpression
  case nameExpression               // own: identifier, self, Self, super, init, or an operator; argumentNames? genericArguments?
  case argumentNames                // own: (a:b:)
  case implicitMember               // own: . NAME; argumentNames? genericArguments?
  case numberLiteral
  case stringLiteral                // own: quotes, text; interpolated*
  case interpolated                 // own: \ ( ); argument*
  case booleanLiteral
  case nilLiteral
  case regexLiteral
  case arrayExpression              // own: [ ] ,; expression*
  case dictionaryExpression         // own: [ ] ,; dictionaryElement*   ([:] has none)
  case dictionaryElement            // expression own: :; expression
  case tupleExpression              // own: ( ); argument*   (a parenthesised expression has one)
  case closureExpression            // own: { }; closureSignature? items*
  case closureSignature             // attribute* captures? (parameters | closureNames)? effects? result? own: in
  case captures                     // own: [ ]; capture*
  case capture                      // own: weak|unowned(…)? NAME; initializerValue?
  case closureNames                 // own: names and commas
  case keyPathExpression            // own: \; type? then memberLink | subscriptLink | callLink | optionalLink | forceLink *
  case macroExpansion               // own: # NAME; genericArguments? callLink?
  case typeExpression               // a type in expression position that no other expression spells: (Int) -> Void, any P, [3 of Int]; type
  case wildcardExpression           // _
  case placeholderExpression        // <#…#>
  case missingExpression            // no token: where an operand was expected

  // MARK: Patterns (expressions stand for themselves)
  case identifierPattern            // own: NAME
  case wildcardPattern
  case tuplePattern                 // own: ( ); tuplePatternElement*
  case tuplePatternElement          // own: label :?; pattern
  case valueBindingPattern          // own: let|var|inout; pattern   (also inside expression patterns, as an operand)
  case isTypePattern                // own: is; type
  case expressionPattern            // expression

  // MARK: Types
  case namedType                    // typeComponent+ (own: .)
  case typeComponent                // own: NAME; genericArguments?
  case memberType                   // type typeComponent   where the base is no plain path: (any P).Foo, [Int].Index
  case genericArguments             // own: < >; (type | expression)*
  case optionalType                 // type own: ?
  case implicitlyUnwrappedType      // type own: !
  case arrayType                    // own: [ ]; type
  case dictionaryType               // own: [ : ]; type type
  case inlineArrayType              // own: [ of ]; (expression | type) type
  case tupleType                    // own: ( ); tupleTypeElement*
  case tupleTypeElement             // attribute* modifier*; own: names : ...; type initializerValue?
  case functionType                 // tupleType effects? own: ->; type
  case compositionType              // type (own: &) type+
  case someType                     // own: some; type
  case anyType                      // own: any; type
  case metatype                     // type own: .Type | .Protocol
  case suppressedType               // own: ~; type
  case packType                     // own: each | repeat; type
  case attributedType               // (attribute | modifier)+ type    (@escaping, inout, isolated, sending, borrowing, nonisolated(nonsending) …)
}
