// A publisher's own decoding happens where its upstream emits.
import Combine
import Foundation

struct Row: Decodable { var cells: [String] }

final class Rows: ObservableObject {
  @Published var rows: [Row] = []
  private var bag = Set<AnyCancellable>()

  func load(_ url: URL) {
    URLSession.shared.dataTaskPublisher(for: url)
      .map(\.data)
      .receive(on: DispatchQueue.main)
      .decode(type: [Row].self, decoder: JSONDecoder())  // expect: compute-on-main
      .replaceError(with: [])
      .sink { [weak self] in self?.rows = $0 }
      .store(in: &bag)
  }

  func loadBefore(_ url: URL) {
    URLSession.shared.dataTaskPublisher(for: url)
      .map(\.data)
      .decode(type: [Row].self, decoder: JSONDecoder())
      .replaceError(with: [])
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.rows = $0 }
      .store(in: &bag)
  }
}

@MainActor final class Given {
  func rows(_ source: AnyPublisher<Data, any Error>) -> AnyPublisher<[Row], any Error> {
    source.decode(type: [Row].self, decoder: JSONDecoder()).eraseToAnyPublisher()
  }
}
