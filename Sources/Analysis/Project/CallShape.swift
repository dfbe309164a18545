import Source

/// The labels of a call in the project's names; `.none` for no label.
struct CallShape: Sendable {
  let labels: Labels
  let trailing: Labels

  /// Calls with the same list are alike as far as labels say: the labels, and behind them how many closures trail.
  var list: [Name] { Array(labels) + [Name(UInt32(trailing.count))] }
}

/// Labels as the file's summary has them, read in the project's names: what is compared once is not worth a list of its own.
struct Labels: RandomAccessCollection, Sendable {
  private let own: [Name]
  private let names: [Name]

  init(_ own: [Name], _ names: [Name]) {
    self.own = own
    self.names = names
  }

  var startIndex: Int { 0 }
  @inline(__always) var endIndex: Int { own.count }
  @inline(__always) subscript(index: Int) -> Name { names[Int(own[index].index)] }
}

/// The labels that a function's parameters have, and which of them a call cannot leave out.
struct ParameterLabels: Sendable {
  var labels: [Name]
  var isNeeded: [Bool]
}

extension Project {
  func callShape(_ call: Site) -> CallShape {
    let unit = unit(call)
    let own = unit.summary.callLabels[Int(unit.summary.events.payloads[Int(call.event)])]
    return CallShape(labels: Labels(own.labels, unit.names), trailing: Labels(own.trailing, unit.names))
  }
}

extension Resolver {
  /// `rows[1...]` yields rows again, `rows[1]` a row.
  func isRangeExpression(_ argument: Site) -> Bool {
    children(argument).contains { part in children(part).contains { [.halfOpenRange, .closedRange].contains(project.name($0)) } }
  }
}
