// A folder that only the app writes into is listed in no time, but not in each frame; caches grow, and the user's folders may hold anything.
import SwiftUI

enum Places {
  static var themes: URL { URL.applicationSupportDirectory.appending(path: "Themes") }
  static func drafts() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0].appendingPathComponent("Drafts")
  }
  static var thumbnails: URL { URL.cachesDirectory.appending(path: "Thumbnails") }
  static let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
}

@MainActor final class Shelf {
  var names: [String] = []

  func load(_ folder: URL) throws {
    names = try FileManager.default.contentsOfDirectory(atPath: Places.themes.path)  // expect: disk-on-main note
    names += try FileManager.default.contentsOfDirectory(at: Places.drafts(), includingPropertiesForKeys: nil).map(\.path)  // expect: disk-on-main note
    names += try FileManager.default.contentsOfDirectory(atPath: Places.thumbnails.path)  // expect: disk-on-main warning
    names += try FileManager.default.contentsOfDirectory(atPath: Places.documents.path)  // expect: disk-on-main warning
    for name in names {
      names += try FileManager.default.contentsOfDirectory(atPath: Places.themes.appending(path: name).path)  // expect: disk-on-main warning
    }
    names += try FileManager.default.contentsOfDirectory(atPath: folder.path)  // expect: disk-on-main warning
  }
}

struct ThemesView: View {
  var body: some View {
    Text("\(((try? FileManager.default.contentsOfDirectory(atPath: Places.themes.path)) ?? []).count)")  // expect: blocking-in-frame warning
  }
}
