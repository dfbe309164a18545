import Foundation

struct Article: Codable, Identifiable, Sendable {
  var id: Int
  var title: String
}

/// Where articles lie. No isolation of its own: each function runs wherever its caller does.
struct ArticleStore: Sendable {
  let folder: URL

  var bytesOnDisk: Int {
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return files.reduce(0) { sum, file in sum + size(of: file) }
  }

  func draft() -> String {
    text(of: folder.appendingPathComponent("draft.txt"))
  }

  /// The right way: `@concurrent` leaves the main thread, whoever calls.
  @concurrent func articlesInBackground() async -> [Article] {
    let page = text(of: folder.appendingPathComponent("articles.json"))
    return (try? JSONDecoder().decode([Article].self, from: Data(page.utf8))) ?? []
  }

  @concurrent func decoded(_ page: Data) async throws -> [Article] {
    try JSONDecoder().decode([Article].self, from: page)
  }

  private func text(of file: URL) -> String {
    (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  private func size(of file: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: folder.path + "/" + file)
    return attributes?[.size] as? Int ?? 0
  }
}
