// An async function that never suspends is told so where it blocks; what counts in frames only blocks nobody elsewhere.
import Foundation

@MainActor final class Journal {
  private var entries: [String] = []

  func stamp() async -> String { ISO8601DateFormatter().string(from: Date()) }
  func ordered() async -> [String] { entries.sorted { $0.lowercased() < $1.lowercased() } }

  func load(_ file: URL) async throws {  // expect: async-without-suspension warning
    entries = try String(contentsOfFile: file.path, encoding: .utf8).components(separatedBy: "\n")  // expect: disk-on-main warning
  }
}
