// The program that OracleTests compiles against the toolchain's own parser. It prints, for each file given, `# path` (with ` !` after it where that parser
// finds the file broken), then `t offset length` for each word, number and mark, and `c offset name(labels:) closures` for each call.
import Foundation
import SwiftParser
import SwiftSyntax

/// Collects both kinds of facts in one walk.
final class FactCollector: SyntaxVisitor {
  var lines: [String] = []

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    let length = token.trimmedLength.utf8Length
    if length > 0, isCompared(token.tokenKind) { lines.append("t \(offset(token)) \(length)") }
    return .visitChildren
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = lastName(of: call.calledExpression) {
      let labels = call.arguments.map { argument in (argument.label?.text ?? "_") + ":" }
      let closures = call.additionalTrailingClosures.count + (call.trailingClosure != nil ? 1 : 0)
      lines.append("c \(offset(name)) \(name.text)(\(labels.joined())) \(closures)")
    }
    return .visitChildren
  }

  private func offset(_ token: TokenSyntax) -> Int { token.positionAfterSkippingLeadingTrivia.utf8Offset }

  private func isCompared(_ kind: TokenKind) -> Bool {
    switch kind {
    case .identifier, .dollarIdentifier, .keyword, .wildcard, .integerLiteral, .floatLiteral: true
    case .leftParen, .rightParen, .leftBrace, .rightBrace, .leftSquare, .rightSquare: true
    case .comma, .semicolon, .colon, .atSign: true
    default: false
    }
  }

  /// The name that a callee ends in, seen through generic arguments, `!` and `?`.
  private func lastName(of callee: ExprSyntax) -> TokenSyntax? {
    switch callee.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let reference): reference.baseName
    case .memberAccessExpr(let member): member.declName.baseName
    case .genericSpecializationExpr(let generic): lastName(of: generic.expression)
    case .forceUnwrapExpr(let forced): lastName(of: forced.expression)
    case .optionalChainingExpr(let optional): lastName(of: optional.expression)
    default: nil
    }
  }
}

for path in CommandLine.arguments.dropFirst() {
  guard let data = FileManager.default.contents(atPath: path) else { continue }
  let tree = Parser.parse(source: String(decoding: data, as: UTF8.self))
  let collector = FactCollector(viewMode: .sourceAccurate)
  collector.walk(tree)
  print("# \(path)\(tree.hasError ? " !" : "")")
  for line in collector.lines { print(line) }
}
