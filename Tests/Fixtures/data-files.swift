// One file that is written or read once because the user asked for it is a note; where it repeats, where nobody asked, or where files are copied, a warning.
import SwiftUI

final class Draft: Codable {
  var title = ""
  var lines: [String] = []

  static var file: URL { FileManager.default.temporaryDirectory.appendingPathComponent("draft") }

  func save() throws { try JSONEncoder().encode(self).write(to: Draft.file, options: .atomic) }

  func saveText() throws { try lines.joined(separator: "\n").write(to: Draft.file, atomically: true, encoding: .utf8) }

  static func load() throws -> Data {
    let data = try Data(contentsOf: Draft.file)
    _ = try JSONDecoder().decode(Draft.self, from: data)  // known gap: compute-on-main
    return data
  }

  func keep(_ picture: Data) throws { try picture.write(to: Draft.file) }

  /// A copy may be of a whole folder.
  func copy() throws { try FileManager.default.copyItem(at: Draft.file, to: Draft.file.appendingPathExtension("old")) }
}

struct Editor: View {
  let draft: Draft
  let picture: Data
  @State var text = ""

  var body: some View {
    VStack {
      Button("Save") { try? draft.save() }  // expect: disk-on-main note
      Button("Text") { try? draft.saveText() }  // expect: disk-on-main note
      Button("Picture") { try? draft.keep(picture) }  // expect: disk-on-main note
      Button("Copy") { try? draft.copy() }  // expect: disk-on-main warning
      Button("All") {
        for _ in draft.lines { try? draft.save() }  // expect: disk-on-main warning
      }
    }
    .onAppear { try? draft.save() }  // expect: disk-on-main warning
    .onChange(of: text) { try? draft.saveText() }  // expect: disk-on-main warning
  }
}
