// A property whose assignments all lead to files holds a file, whoever reads it; what comes with the app is small.
import Foundation

final class Draft {
  var spot: URL
  var source: URL
  var mixed: URL?

  init(_ name: String, _ other: Draft, from unknown: URL) {
    spot = Draft.root.appendingPathComponent(name)
    source = unknown
    mixed = URL(string: "https://example.com/\(name)")
  }

  static var root: URL { FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0] }

  func move(to name: String) { spot = spot.deletingLastPathComponent().appendingPathComponent(name) }
  func mix() { mixed = Draft.root.appendingPathComponent("mixed") }
}

@MainActor final class Reader {
  func read(_ draft: Draft) throws -> [Data] {
    [
      try Data(contentsOf: draft.spot),  // expect: disk-on-main warning
      try Data(contentsOf: draft.source),  // expect: network-on-main warning
    ]
  }

  func readMixed(_ draft: Draft) throws -> Data? {
    guard let mixed = draft.mixed else { return nil }
    return try Data(contentsOf: mixed)  // expect: network-on-main warning
  }

  func parts() throws -> [String] {
    guard let place = Bundle.main.privateFrameworksURL else { return [] }
    return try FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil).map(\.path)  // expect: disk-on-main note
  }

  func install(_ folder: URL) throws {
    guard let template = Bundle.main.url(forResource: "template", withExtension: "txt") else { return }
    try FileManager.default.copyItem(at: template, to: folder)  // expect: disk-on-main note
    try FileManager.default.copyItem(at: Bundle.main.bundleURL, to: folder)  // expect: disk-on-main warning
    try FileManager.default.copyItem(at: folder, to: template)  // expect: disk-on-main warning
  }
}
