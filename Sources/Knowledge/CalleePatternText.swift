// Patterns and conditions spelled as pages spell them.

extension CalleePattern: CustomStringConvertible {
  public var description: String {
    var text = (type + (staticMember.map { [$0] } ?? []) + [name]).joined(separator: ".")
    if let labels { text += "(" + labels.map { $0.text + ($0.optional ? "?:" : ":") }.joined() + ")" }
    if let condition { text += " \(condition)" }
    return text
  }
}

extension Condition: CustomStringConvertible {
  public var description: String {
    var parts: [String] = []
    for clause in clauses {
      parts.append(clause.negated ? "unless" : parts.isEmpty ? "when" : "and")
      parts.append("\(clause.subject) \(clause.test)")
    }
    return parts.joined(separator: " ")
  }
}

extension Condition.Subject: CustomStringConvertible {
  public var description: String {
    switch self {
    case .argument(let label): label
    case .position(let place): "#\(place)"
    case .receiver: "receiver"
    case .loop: "loop"
    case .body: "body"
    case .assigned: "assigned"
    case .result: "result"
    }
  }
}

extension Condition.Test: CustomStringConvertible {
  public var description: String {
    switch self {
    case .compare(let comparison, let number): "\(comparison.rawValue) \(number)"
    case .has(let word): "has \(word)"
    case .is(let word): "is \(word)"
    case .absent: "is absent"
    case .present: "is present"
    }
  }
}
