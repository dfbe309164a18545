/// An allow comment of a file: `// allow-sync: [rule, rule] until=2027-01-31 reason`.
public struct Allowance: Sendable, Equatable {
  /// First byte of the comment.
  public var start: UInt32
  /// One past its last byte.
  public var end: UInt32
  /// It stands alone on its line: it covers the statement or declaration that begins on the next line with a token.
  public var ownLine: Bool
  /// The bytes it covers: its line, or the whole following statement or declaration (body included).
  public var covered: Range<UInt32>
  /// Rule ids in brackets; empty: every rule.
  public var rules: [Name]
  /// `until=`, as year * 10000 + month * 100 + day; 0 if absent, .max if malformed.
  public var until: UInt32
  /// The reason's text; `.none` if there is none.
  public var reason: Name
  /// Written with the space the grep of the source document looks for (`// allow-sync:`).
  public var seenByGrep: Bool
  /// No marker but something very like one, as `allowsync:`: it covers nothing and silences nothing.
  public var isMisspelt = false
}
