// What lies in the app's own bundle is as large as the developer made it, however its path came about.
import Foundation
import SwiftUI

final class Token {
  static let bundle: Bundle = { Bundle(for: Token.self) }()
}

private struct Table {
  let values: [String: Any]

  init?(path: String) {
    guard let url = Token.bundle.url(forResource: path, withExtension: nil), let values = NSDictionary(contentsOf: url) as? [String: Any] else { return nil }
    self.values = values
  }
}

@MainActor func table() -> Bool { Table(path: "Info.plist") == nil }  // expect: disk-on-main note

@MainActor func inSteps() -> Data? {
  let path = Token.bundle.path(forResource: "blank", ofType: "wav")
  guard let path else { return nil }
  let url = URL(fileURLWithPath: path)
  return try? Data(contentsOf: url)  // expect: disk-on-main note
}

private func read(_ url: URL) -> Data? { try? Data(contentsOf: url) }
private func readAny(_ url: URL) -> Data? { try? Data(contentsOf: url) }

@MainActor func handedOn() -> Data? {
  guard let url = Bundle.main.url(forResource: "list", withExtension: "json") else { return nil }
  return read(url)  // expect: disk-on-main note
}

@MainActor func elsewhere(_ folder: String) -> Data? { readAny(URL(fileURLWithPath: folder)) }  // expect: disk-on-main warning

struct Hosts: View {
  @AppStorage("hosts") var stored = Data()
  @State var loaded = Data()

  var body: some View { Text("") }

  func fromSettings() -> [String] { (try? JSONDecoder().decode([String].self, from: stored)) ?? [] }  // expect: compute-on-main note
  func fromState() -> [String] { (try? JSONDecoder().decode([String].self, from: loaded)) ?? [] }  // expect: compute-on-main warning
}

// A text that may be absent is mapped once.
struct Version {
  let build: String?

  init?(_ text: String) {
    guard (try? NSRegularExpression(pattern: "[0-9]+")) != nil else { return nil }
    build = text
  }

  func inner() -> Version? { build.flatMap { Version($0) } }
}
