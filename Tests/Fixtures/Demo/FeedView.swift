import SwiftUI

struct FeedView: View {
  @State var feed: FeedModel

  var body: some View {
    List(feed.articles) { article in
      Text(article.title)
    }
    .overlay {
      // A property, one word. It walks a directory tree each time the view is drawn.
      Text("\(feed.store.bytesOnDisk) bytes")  // expect: blocking-in-frame
    }
    .toolbar {
      Button("Refresh") { feed.refresh() }
      Button("Share") { feed.share() }
    }
    .task { await feed.load() }
  }
}
