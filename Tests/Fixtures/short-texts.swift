// A text that the program itself puts together is short and written at once; how long one is that comes from elsewhere, nobody knows.
import Foundation

enum Mode { case day, night }

@MainActor final class Journal {
  let place = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("journal")
  let greeting = "hello"
  var mode = Mode.day
  var text = "begun"

  func mark(_ count: Int, at date: Date) throws {
    try "done".write(to: place, atomically: true, encoding: .utf8)  // expect: disk-on-main note
    try "\(count) at \(date), \(mode)\n".write(to: place, atomically: true, encoding: .utf8)  // expect: disk-on-main note
    try (greeting + " \(count)").write(to: place, atomically: true, encoding: .utf8)  // expect: disk-on-main note
    let line = "version \(count)"
    try line.write(to: place, atomically: true, encoding: .utf8)  // expect: disk-on-main note
    try Data(line.utf8).write(to: place)  // expect: disk-on-main note
    try line.data(using: .utf8)?.write(to: place)  // expect: disk-on-main note
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
