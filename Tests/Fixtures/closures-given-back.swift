// A closure that a function gives back runs where what it gave is called.
import Foundation

enum Readers {
  static func text(in folder: String) -> (String) -> String {
    { name in (try? String(contentsOfFile: folder + name, encoding: .utf8)) ?? "" }
  }

  static func lines(in folder: String) -> (String) -> [String] {
    let path = folder + "/lines"
    return { _ in
      let text = try? String(contentsOfFile: path, encoding: .utf8)
      return text.map { [$0] } ?? []
    }
  }

  static func data() -> () -> Data? {
    return { FileManager.default.contents(atPath: "/var/data") }
  }

  static func fixed(_ text: String) -> () -> String { { text } }
}

@MainActor final class Reader {
  private let read = Readers.text(in: "/var/")
  private let fallback = Readers.fixed("none")
  var text = ""

  func open() { text = read("note") }  // expect: disk-on-main
  func reset() { text = fallback() }

  func list() {
    let lines = Readers.lines(in: "/var")
    text = lines("a").joined()  // expect: disk-on-main
  }

  func count() -> Int { Readers.data()()?.count ?? 0 }  // expect: disk-on-main

  func countLater() {
    let data = Readers.data()
    DispatchQueue.global().async { print(data()?.count ?? 0) }
  }
}
