import Foundation
import Observation

@MainActor
@Observable
final class FeedModel {
  private(set) var articles: [Article] = []
  private(set) var status = ""
  let store: ArticleStore
  let account: Account

  init(store: ArticleStore, account: Account) {
    self.store = store
    self.account = account
  }

  /// `async`, and still on the main thread from the first line to the last: nothing in it is awaited but the good half.
  func load() async {
    articles = await store.articlesInBackground()
    status = store.draft()  // expect: disk-on-main
  }

  /// `Task { }` looks like "somewhere else". In a main-actor type it is the main thread again.
  func refresh() {
    Task {
      let page = try Data(contentsOf: URL(string: "https://example.com/feed.json")!)  // expect: task-inherits-main
      articles = try await store.decoded(page)
    }
  }

  func share() {
    let token = account.tokenNow()  // expect: wait-on-main
    status = "\(token) from \(Peer.address(of: "example.com") ?? "nowhere")"  // expect: name-lookup-on-main
  }

  func greeting() -> String? {
    let file = store.folder.appendingPathComponent("greeting.txt")
    return try? String(contentsOf: file, encoding: .utf8)  // allow-sync: 300 bytes that this app wrote, read once
  }
}
