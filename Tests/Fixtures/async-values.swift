// The value of an async let is a task of its own, and a closure of an async function type that nothing isolates is no part of its caller.
import UIKit

@MainActor final class Gallery {
  let client: Client

  init(client: Client = .live) { self.client = client }

  nonisolated static func shrink(_ url: URL) -> UIImage? { UIImage(data: (try? Data(contentsOf: url)) ?? Data()) }

  func show(_ file: String) async {
    async let first = Gallery.shrink(URL(fileURLWithPath: file))
    async let all = [file].compactMap { Gallery.shrink(URL(fileURLWithPath: $0)) }
    _ = await (first, all)
    let names = await client.list()
    let data = client.load(file)  // expect: disk-on-main
    _ = (names, data)
  }
}

struct Client: Sendable {
  var load: @Sendable (String) -> Data?
  var list: @Sendable () async -> [String]

  static let live = Client(
    load: { FileManager.default.contents(atPath: $0) },
    list: { (try? FileManager.default.contentsOfDirectory(atPath: "/gallery")) ?? [] })
}
