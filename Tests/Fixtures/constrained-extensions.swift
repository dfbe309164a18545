// Inside an extension the elements are what the extension demands of them; made without naming its arguments, a generic type has those of its values.
import Foundation

protocol Kept { var file: String { get } }

struct Note: Kept {
  var file = "/var/note"
  var text: String { (try? String(contentsOfFile: file, encoding: .utf8)) ?? "" }
}

extension Kept {
  func size() -> Int { FileManager.default.contents(atPath: file)?.count ?? 0 }
}

extension Array where Element == Note {
  var texts: [String] { map { $0.text } }
  func names() -> [String] { map { $0.file } }
}

extension Sequence where Element: Kept {
  func sizes() -> Int { reduce(0) { $0 + $1.size() } }
}

extension Collection where Element == Note {
  func firstText() -> String {
    for note in self where !note.file.isEmpty { return note.text }
    return ""
  }
}

struct Loaded<Value> {
  var value: Value
  var date = 0
}

@MainActor final class Notes {
  var all: [Note] = []

  func show1() {
    print(all.texts)  // expect: disk-on-main
  }

  func show2() {
    print(all.sizes())  // expect: disk-on-main
  }

  func show3() {
    print(all[1...].firstText())  // expect: disk-on-main
  }

  func show4() {
    print(all.names())
  }

  func wrapped1() {
    print(Loaded(value: Note()).value.text)  // expect: disk-on-main
  }

  func wrapped2() {
    let loaded = Loaded(value: all, date: 1)
    print(loaded.value.first?.text ?? "")  // expect: disk-on-main
  }

  func wrapped3() {
    let loaded = Loaded(value: all, date: 1)
    print(loaded.date)
  }

  func madeAtOnce() {
    let note = {
      var note = Note()
      note.file = "/var/other"
      return note
    }()
    print(note.text)  // expect: disk-on-main
  }

  func madeLater() {
    let make = { Note() }
    print(make().text)  // expect: disk-on-main
    print(make().file)
  }

  private let template = {
    let note = Note()
    return note
  }()

  func fromTemplate() { print(template.text) }  // expect: disk-on-main

  func cast(_ any: Any) {
    switch any {
    case let note as Note: print(note.text)  // expect: disk-on-main
    case let number as Int: print(number)
    default: break
    }
  }

  func castAll(_ any: [Any]) {
    for case let note as Note in any { print(note.text) }  // expect: disk-on-main
  }
}
