// A helper that takes a URL reads what its callers hand over: files where all of them hand over files.
import Foundation

struct Theme {
  let data: Data
  init(at place: URL) throws { data = try Data(contentsOf: place) }
}

@MainActor final class Themes {
  func load(_ name: String) throws {
    let place = URL(fileURLWithPath: "/themes").appendingPathComponent(name)
    _ = try read(place)  // expect: disk-on-main warning
    _ = try Theme(at: place)  // expect: disk-on-main warning
  }

  nonisolated private func read(_ source: URL) throws -> Data { try Data(contentsOf: source) }

  func open(_ source: URL) throws -> Data { try anything(source) }  // expect: network-on-main warning

  nonisolated private func anything(_ source: URL) throws -> Data { try Data(contentsOf: source) }
}

/// A constant of the file's top belongs to no type, so no initialiser can have made it: its name says what it is.
private let settingsFolder: URL

@MainActor func settings() throws -> Data {
  try Data(contentsOf: settingsFolder.appendingPathComponent("settings.json"))  // expect: disk-on-main note
}
