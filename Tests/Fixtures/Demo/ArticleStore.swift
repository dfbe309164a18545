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

  func drafts() -> [Article] {
    read(folder.appendingPathComponent("drafts.json"))
  }

  /// The right way: `@concurrent` leaves the main thread, whoever calls.
  @concurrent func articlesInBackground() async -> [Article] {
    read(folder.appendingPathComponent("articles.json"))
  }

  @concurrent func decoded(_ page: Data) async throws -> [Article] {
    try JSONDecoder().decode([Article].self, from: page)
  }

  private func read(_ file: URL) -> [Article] {
    guard let data = try? Data(contentsOf: file) else { return [] }
    return (try? JSONDecoder().decode([Article].self, from: data)) ?? []
  }

  private func size(of file: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: folder.path + "/" + file)
    return attributes?[.size] as? Int ?? 0
  }
}
