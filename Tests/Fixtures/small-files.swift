// Files of settings, empty files and what comes with the app are small; the same calls with other files are not.
import SwiftUI
import UIKit

struct Shortcut: Codable { var keys: [String] }

@MainActor final class Shortcuts {
  private let folder = URL.applicationSupportDirectory
  private var settingsURL: URL { folder.appending(path: "Shortcuts.plist") }
  private var libraryURL: URL { folder.appending(path: "Library.plist") }
  var all: [Shortcut] = []

  func load() throws {
    let data = try Data(contentsOf: settingsURL)  // expect: disk-on-main note
    all = try PropertyListDecoder().decode([Shortcut].self, from: data)  // expect: compute-on-main note
    let others = try Data(contentsOf: libraryURL)  // expect: disk-on-main warning
    all += try PropertyListDecoder().decode([Shortcut].self, from: others)  // expect: compute-on-main warning
  }

  /// The folder's name says nothing of what else lies in it.
  func catalogue() throws {
    let place = AllSettings.folder.appending(path: "catalogue").appendingPathExtension("json")
    _ = try Data(contentsOf: place)  // expect: disk-on-main warning
    _ = try Data(contentsOf: AllSettings.folder.appending(path: "preferences").appendingPathExtension("json"))  // expect: disk-on-main note
  }

  func save() throws {
    let data = try PropertyListEncoder().encode(all)  // expect: compute-on-main note
    try data.write(to: folder.appending(path: "config.plist"))  // expect: disk-on-main note
    try data.write(to: libraryURL)  // expect: disk-on-main warning
    try Data().write(to: libraryURL)  // expect: disk-on-main note
  }

  func bundled() throws {
    guard let place = Bundle.main.url(forResource: "Shortcuts", withExtension: "json"), let data = try? Data(contentsOf: place) else { return }  // expect: disk-on-main note
    all = try JSONDecoder().decode([Shortcut].self, from: data)  // expect: compute-on-main note
  }

  func font(_ kept: Data) throws -> UIFontDescriptor? {
    try NSKeyedUnarchiver.unarchivedObject(ofClass: UIFontDescriptor.self, from: kept)  // expect: compute-on-main note
  }

  func list(_ kept: Data) throws -> NSArray? {
    try NSKeyedUnarchiver.unarchivedObject(ofClass: NSArray.self, from: kept)  // expect: compute-on-main warning
  }
}

struct ShortcutsRow: View {
  var text: String { (try? String(contentsOf: URL.documentsDirectory.appending(path: "settings.txt"), encoding: .utf8)) ?? "" }  // expect: blocking-in-frame warning
  var body: some View { Text(text) }
}

enum AllSettings { static let folder = URL.documentsDirectory.appending(path: "settings") }
