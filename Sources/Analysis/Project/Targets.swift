/// The declarations that a use may mean: nearly always one or none, which takes no memory of its own and no counting of references.
struct Targets: RandomAccessCollection, ExpressibleByArrayLiteral, Equatable, Sendable {
  private let sole: Decl
  private let several: [Decl]?

  init(_ decls: [Decl]) {
    sole = decls.first ?? .none
    several = decls.count > 1 ? decls : nil
  }

  init(arrayLiteral decls: Decl...) { self.init(decls) }

  var startIndex: Int { 0 }
  var endIndex: Int { several?.count ?? (sole == .none ? 0 : 1) }
  var first: Decl? { sole == .none ? nil : sole }
  subscript(index: Int) -> Decl { several?[index] ?? sole }
}
