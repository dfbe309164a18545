/// What a word can introduce, by its name: one table look-up instead of a row of comparisons. Where a word is only sometimes a keyword,
/// the parser decides by the tokens around it.
struct WordRole: OptionSet, Sendable {
  let rawValue: UInt16

  /// Begins a declaration after its attributes and modifiers.
  static let introducer = WordRole(rawValue: 1)
  static let modifier = WordRole(rawValue: 2)
  /// Begins a statement.
  static let statement = WordRole(rawValue: 4)
  static let accessor = WordRole(rawValue: 8)
  /// Stands before a type: `inout`, `isolated`, `sending`.
  static let typeSpecifier = WordRole(rawValue: 16)
  static let effect = WordRole(rawValue: 32)
  /// A modifier that may have a parenthesised detail.
  static let detailed = WordRole(rawValue: 64)

  static let table: [WordRole] = {
    var table = [WordRole](repeating: [], count: 160)
    func add(_ role: WordRole, _ names: [Name]) {
      for name in names where Int(name.index) < table.count { table[Int(name.index)].insert(role) }
    }
    add(.introducer, [
      .associatedtype, .class, .deinit, .enum, .extension, .func, .import, .initializer, .let, .operator, .precedencegroup, .protocol,
      .struct, .subscript, .typealias, .var, .case,
    ])
    add(.modifier, [
      .fileprivate, .internal, .private, .public, .static, .convenience, .distributed, .dynamic, .final, .indirect, .lazy, .mutating,
      .nonisolated, .nonmutating, .open, .optional, .override, .package, .postfix, .prefix, .infix, .required, .unowned, .weak,
      .borrowing, .consuming, .isolated, .async, .sending,
    ])
    add(.detailed, [.fileprivate, .internal, .private, .public, .nonisolated, .package, .unowned, .open])
    add(.statement, [
      .break, .continue, .defer, .do, .fallthrough, .for, .guard, .if, .repeat, .return, .switch, .throw, .while,
    ])
    add(.accessor, [
      .get, .set, .willSet, .didSet, .underscoreRead, .underscoreModify, .unsafeAddress, .unsafeMutableAddress,
      .addressWithOwner, .mutableAddressWithOwner, .mutableAddressWithNativeOwner, .borrow, .mutate, .initializer,
    ])
    add(.typeSpecifier, [.inout, .isolated, .sending, .borrowing, .consuming, .nonisolated])
    add(.effect, [.async, .reasync, .throws, .rethrows])
    return table
  }()
}
