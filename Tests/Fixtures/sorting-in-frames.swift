// Sorting what the app keeps grows with its data; keys, sets and results of filters are a handful. What a state object is made of is made once.
import SwiftUI

struct Row: Identifiable { let id: Int }

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

  var body: some View {
    Text("\(table.rows.sorted { $0.id < $1.id }.count)")  // expect: compute-in-frame warning
    Text(table.names.keys.sorted().first ?? "")  // expect: compute-in-frame note
    Text("\(given.filter { $0.id > 3 }.sorted { $0.id < $1.id }.count)")  // expect: compute-in-frame warning
  }
}
