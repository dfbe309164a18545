// A formatter or a pattern costs a millisecond: a warning where each row of a list makes one, a note in a view of which there is one.
import SwiftUI
import UIKit

struct Entry: Identifiable {
  let id: Int
  let date: Date

  func text() -> String {
    let formatter = DateFormatter()
    return formatter.string(from: date)
  }
}

struct Entries: View {
  let entries: [Entry]

  var body: some View {
    List {
      ForEach(entries) { row($0) }
    }
  }

  private func row(_ entry: Entry) -> some View { EntryRow(entry: entry) }
}

struct EntryRow: View {
  let entry: Entry

  var body: some View {
    VStack {
      Text(entry.text())  // expect: compute-in-frame warning
      Footer(entry: entry)
    }
  }
}

struct Footer: View {
  let entry: Entry
  private var title: String { entry.text() }  // expect: compute-in-frame warning

  var body: some View { Text(title) }
}

struct Summary: View {
  let entry: Entry

  var body: some View {
    Text(entry.text())  // expect: compute-in-frame note
  }
}

struct Overview: View {
  let entries: [Entry]

  var body: some View {
    Text(entries.map { $0.text() }.joined())  // expect: compute-in-frame warning
  }
}

struct Screen: View {
  let entries: [Entry]

  var body: some View {
    Summary(entry: entries[0])
    Entries(entries: entries)
  }
}

final class Feed: UITableViewController {
  var entries: [Entry] = []

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = entries[indexPath.row].text()  // expect: compute-in-frame warning
    return cell
  }
}

final class Paragraph: UIView {
  var lines: [[String]] = []
  var marks: [String] = []

  override func layoutSubviews() {
    for line in lines {  // expect: loop-on-main warning
      for word in line { place(word) }
    }
    for line in broken() {  // expect: loop-on-main note
      for word in line { place(word) }
    }
    for line in lines {  // expect: loop-on-main warning
      for mark in marks { place(line[0] + mark) }
    }
  }

  private func broken() -> [[String]] { [] }
  private func place(_ word: String) {}
}

// What counts in frames only makes no queue slow.
final class Dates: @unchecked Sendable {
  private let queue = DispatchQueue(label: "dates")
  private var text = ""

  func update(_ entry: Entry) { queue.async { self.text = entry.text() } }

  @MainActor func current() -> String {
    queue.sync { text }
  }
}

/// Where a `guard` gives up or something was thrown, as a rule nothing comes.
func complain(_ text: String) { print(ISO8601DateFormatter().string(from: Date()), text) }

struct Checked: View {
  let entries: [Entry]
  let check: (Entry) throws -> String

  var body: some View {
    List { ForEach(entries) { Text(title($0) + number($0) + checked($0)) } }
  }

  private func title(_ entry: Entry) -> String {
    guard entry.id > 0 else {
      complain("no number")
      return ""
    }
    complain("shown")  // expect: compute-in-frame warning
    return ""
  }

  private func number(_ entry: Entry) -> String {
    guard entry.id > 0 else {
      complain("no number")  // expect: compute-in-frame note
      return ""
    }
    return "\(entry.id)"
  }

  private func checked(_ entry: Entry) -> String {
    do { return try check(entry) } catch {
      complain("failed")  // expect: compute-in-frame note
      return ""
    }
  }
}
