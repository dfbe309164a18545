// A text that the program itself puts together is short and written at once; how long one is that comes from elsewhere, nobody knows.
import SwiftUI

enum Mode { case day, night }

@MainActor final class Journal {
  let place = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("journal")
  let greeting = "hello"
  var mode = Mode.day
  var text = "begun"

  func onEachChange(_ count: Int) throws {
    try "\(count) at \(Date()), \(mode)\n".write(to: place, atomically: true, encoding: .utf8)  // expect: disk-on-main warning
  }

  func onRequest(_ count: Int, at date: Date) {
    try? "done".write(to: place, atomically: true, encoding: .utf8)  // expect: disk-on-main note
    try? "\(count) at \(date), \(mode)\n".write(to: place, atomically: true, encoding: .utf8)  // expect: disk-on-main note
    try? (greeting + " \(count)").write(to: place, atomically: true, encoding: .utf8)  // expect: disk-on-main note
    let line = "version \(count)"
    try? line.write(to: place, atomically: true, encoding: .utf8)  // expect: disk-on-main note
    try? Data(line.utf8).write(to: place)  // expect: disk-on-main note
    try? line.data(using: .utf8)?.write(to: place)  // expect: disk-on-main note
    put("mode: \(title(of: mode))")
  }

  private func put(_ line: String) { try? line.write(to: place, atomically: true, encoding: .utf8) }  // expect: disk-on-main note
  private func title(of mode: Mode) -> String { return mode == .day ? "day" : "night" }

  func keepOnRequest(_ words: [String]) {
    try? words.joined().write(to: place, atomically: true, encoding: .utf8)  // expect: disk-on-main note
  }

  func keep(_ words: String, _ list: [String]) throws {
    try words.write(to: place, atomically: true, encoding: .utf8)  // expect: disk-on-main warning
    try text.write(to: place, atomically: true, encoding: .utf8)  // expect: disk-on-main warning
    try "all: \(words)".write(to: place, atomically: true, encoding: .utf8)  // expect: disk-on-main warning
    try "all: \(list)".write(to: place, atomically: true, encoding: .utf8)  // expect: disk-on-main warning
    var lines = ""
    for word in list { lines += word }
    try lines.write(to: place, atomically: true, encoding: .utf8)  // expect: disk-on-main warning
  }
}

struct JournalView: View {
  let journal: Journal

  var body: some View {
    Button("Mark") { journal.onRequest(1, at: Date()) }
    Button("Keep") { journal.keepOnRequest(["words"]) }
  }
}
