// Where a URL leads may be said by the function that makes it: by what it returns, or by its name.
import Foundation

final class Shelf: Sendable {
  func place() throws -> URL { FileManager.default.temporaryDirectory.appendingPathComponent("shelf") }
  func read() throws -> Data { try Data(contentsOf: place()) }
}

@MainActor final class Hall {
  let shelf = Shelf()
  func show() throws { _ = try shelf.read() }  // expect: disk-on-main warning
}
