// A publisher that another file decodes works where its upstream emits, whichever file is looked at first.
import Combine
import Foundation

struct Feed: Decodable { var rows: [String] }

final class Feeds: Sendable {
  func feeds(_ source: AnyPublisher<Data, any Error>) -> AnyPublisher<[Feed], any Error> {
    source.decode(type: [Feed].self, decoder: JSONDecoder()).eraseToAnyPublisher()
  }
}

@MainActor final class FeedController {
  func load(_ stories: Stories, _ source: AnyPublisher<Data, any Error>) { _ = stories.stories(source) }
}
