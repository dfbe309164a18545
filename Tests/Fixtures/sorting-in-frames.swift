// Sorting what the app keeps grows with its data; keys, sets and what is compared by a plain property, and shown as it is, take no time. What a state object is made of is made once.
import SwiftUI

struct Row: Identifiable { let id: Int; var name = "" }

final class Table: ObservableObject {
  @Published var rows: [Row] = []
  var names: [String: Int] = [:]
  init(_ rows: [Row]) { self.rows = rows.sorted { $0.id < $1.id } }
}

struct List: View {
  @StateObject private var table: Table
  let given: [Row]

  init(_ rows: [Row]) {
    given = rows
    _table = StateObject(wrappedValue: Table(rows))
  }

  private var ordered: [Row] { given.sorted { $0.id < $1.id } }  // expect: compute-in-frame warning
  private var first: [Row] { Array(ordered.prefix(3)) }

  var body: some View {
    Text("\(table.rows.sorted { $0.id < $1.id }.count)")  // expect: compute-in-frame note
    Text("\(table.rows.sorted { $0.id < $1.id }.prefix(3).count)")  // expect: compute-in-frame warning
    Text("\(table.rows.sorted { $0.name.lowercased() < $1.name.lowercased() }.count)")  // expect: compute-in-frame warning
    Text("\(first.count)")
    Text(table.names.keys.sorted().first ?? "")  // expect: compute-in-frame note
    Text("\(given.filter { $0.id > 3 }.sorted { $0.id < $1.id }.count)")  // expect: compute-in-frame warning
  }
}
