import Source

/// Questions about places that are being answered, one for the sake of the other. They go round in circles: functions that call themselves hand the closures
/// they are given to themselves. An answer that rests on a question still open is not kept, else it would depend on which of the two was asked first.
struct OpenQuestions {
  enum Kind: UInt64 { case place, parameter, callers, keepers }

  private var open: [UInt64] = []
  /// The outermost open question that the answer being made rests on.
  private var rests = Int.max
  /// What a method is taken for while its callers are looked at.
  private var provisional: [Site: PlaceVerdict] = [:]
  /// How many answers were not kept: circles of many functions would be asked about again and again.
  private var discarded = 0
  private static let patience = 50_000

  private static func number(_ kind: Kind, _ key: UInt64) -> UInt64 { key << 2 | kind.rawValue }

  /// Whether a question is open; then the answer that is being made rests on it.
  mutating func isOpen(_ kind: Kind, _ key: UInt64) -> Bool {
    guard !open.isEmpty, let depth = open.lastIndex(of: OpenQuestions.number(kind, key)) else { return false }
    rests = min(rests, depth)
    return true
  }

  /// Opens a question; what is returned is given back when it is closed.
  mutating func begin(_ kind: Kind, _ key: UInt64) -> Int {
    let outer = rests
    open.append(OpenQuestions.number(kind, key))
    rests = .max
    return outer
  }

  /// Whether the answer may be kept: it rests on nothing but itself.
  mutating func end(_ outer: Int) -> Bool {
    open.removeLast()
    if rests >= open.count {
      rests = outer
      return true
    }
    rests = min(rests, outer)
    discarded += 1
    return discarded > OpenQuestions.patience
  }

  /// Answers a part of the innermost question, unless that part rests on open ones: a circle adds nothing to what the other parts say.
  mutating func beginPart() -> Int {
    defer { rests = .max }
    return rests
  }

  mutating func endPart(_ outer: Int) -> Bool {
    let isCircular = rests != .max
    // That the question leads back to itself alone makes no difference to anybody else.
    rests = min(outer, rests == open.count - 1 ? .max : rests)
    return isCircular
  }

  subscript(provisional body: Site) -> PlaceVerdict? {
    get { provisional[body] }
    set { provisional[body] = newValue }
  }
}
