// One call with several effects is one thing to mend: what waits for others speaks, and the decoding of the file it reads is no second finding.
import Foundation

struct Shelf: Codable { var books: [String] }

struct Shelves {
  func all(_ folder: URL) throws -> Shelf {
    let data = try Data(contentsOf: folder.appendingPathComponent("shelf.json"))
    return try JSONDecoder().decode(Shelf.self, from: data)
  }
}

@MainActor final class Hall {
  func show(_ fileURL: URL) throws {
    _ = try Shelves().all(fileURL)  // expect: disk-on-main warning
  }
}
