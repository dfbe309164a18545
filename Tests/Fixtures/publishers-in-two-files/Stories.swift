// The other file.
import Combine
import Foundation

struct Story: Decodable { var lines: [String] }

final class Stories: Sendable {
  func stories(_ source: AnyPublisher<Data, any Error>) -> AnyPublisher<[Story], any Error> {
    source.decode(type: [Story].self, decoder: JSONDecoder()).eraseToAnyPublisher()
  }
}

@MainActor final class StoryController {
  func load(_ feeds: Feeds, _ source: AnyPublisher<Data, any Error>) { _ = feeds.feeds(source) }
}
