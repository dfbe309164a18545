// What the closure of a row, of a change or of a chart is given follows from the data that it is made of.
import Charts
import SwiftUI

struct Memo: Identifiable, Hashable {
  let id: Int
  var parts: [Memo]?
  var text: String { (try? String(contentsOfFile: "/var/data/memo", encoding: .utf8)) ?? "" }
  var title: String { "memo \(id)" }
  func open() { _ = text }
}

enum Shelf: CaseIterable {
  case low, high
  var text: String { (try? String(contentsOfFile: "/var/data/shelf", encoding: .utf8)) ?? "" }
}

struct Rows: View {
  let memos: [Memo]
  let counts: [Memo: Int]
  @State private var edited: [Memo] = []

  var plain: some View {
    List {
      ForEach(memos) { memo in Text(memo.text) }  // expect: blocking-in-frame warning
    }
  }
  var byPath: some View { ForEach(memos, id: \.id) { Text($0.text) } }  // expect: blocking-in-frame warning
  var filtered: some View { ForEach(memos.filter { $0.id > 2 }) { Text($0.text) } }  // expect: blocking-in-frame warning
  var numbered: some View {
    ForEach(Array(memos.enumerated()), id: \.offset) { number, memo in
      Text("\(number) \(memo.text)")  // expect: blocking-in-frame warning
    }
  }
  var pairs: some View { ForEach(memos.enumerated(), id: \.offset) { Text($0.element.text) } }  // expect: blocking-in-frame warning
  var keys: some View { ForEach(Array(counts.keys), id: \.self) { Text($0.text) } }  // expect: blocking-in-frame warning
  var cases: some View { ForEach(Shelf.allCases, id: \.self) { shelf in Text(shelf.text) } }  // expect: blocking-in-frame warning
  var outline: some View { OutlineGroup(memos, children: \.parts) { Text($0.text) } }  // expect: blocking-in-frame warning
  var listed: some View { List(memos, id: \.id, selection: .constant(nil)) { Text($0.text) } }  // expect: blocking-in-frame warning
  var bindings: some View { List($edited) { $memo in Text(memo.text) } }  // expect: blocking-in-frame warning
  var held: some View { ForEach($edited) { memo in Text(memo.wrappedValue.text) } }  // expect: blocking-in-frame warning
  var chart: some View {
    Chart(memos) { memo in
      BarMark(x: .value("text", memo.text))  // expect: blocking-in-frame warning
    }
  }
  var buttons: some View {
    ForEach(memos) { memo in
      Button("Open") { memo.open() }  // expect: disk-on-main note
    }
  }
  var body: some View {
    plain
    byPath
    filtered
    numbered
    pairs
    keys
    cases
    outline
    listed
    bindings
    held
    chart
    ForEach(memos) { memo in Text(memo.title) }
    ForEach(0 ..< 3) { number in Text(number.description) }
    List($edited) { $memo in Text(memo.title) }
  }
}

struct Changes: View {
  @State private var first = Memo(id: 1)

  var pair: some View { Text("").onChange(of: first) { _, new in new.open() } }  // expect: disk-on-main warning
  var one: some View { Text("").onChange(of: first) { new in new.open() } }  // expect: disk-on-main warning
  var body: some View { Text("").onChange(of: first) { _, new in print(new.title) } }
}

// The arguments show what a generic type of the project is made of, too.
struct Boxes<Data: RandomAccessCollection, Content: View>: View {
  let data: Data
  let content: (Data.Element) -> Content

  init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }

  var body: some View { Text("") }
}

struct Grid: View {
  let memos: [Memo]
  var body: some View {
    Boxes(memos) { memo in
      Text(memo.text)  // expect: disk-on-main warning
    }
  }
}
