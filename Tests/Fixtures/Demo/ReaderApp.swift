// A small feed reader that hangs in six ordinary ways. Nothing here looks slow where it is called: that is the point.
// Try: swift run -c release hanglint Tests/Fixtures/Demo
import SwiftUI

@main
struct ReaderApp: App {
  @State private var feed = FeedModel(store: ArticleStore(folder: .documentsDirectory), account: Account())

  var body: some Scene {
    WindowGroup {
      FeedView(feed: feed)
    }
  }
}
