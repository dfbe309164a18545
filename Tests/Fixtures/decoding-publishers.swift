// A publisher's own decoding happens where its upstream emits.
import Clients
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

/// The chain goes on in the function that gives it back.
final class Source {
  func onMain(_ url: URL) -> AnyPublisher<Data, any Error> {
    let request = URLRequest(url: url)
    return URLSession.shared.dataTaskPublisher(for: request)
      .map(\.data)
      .mapError { $0 as any Error }
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }

  func offMain(_ url: URL) -> AnyPublisher<Data, any Error> {
    URLSession.shared.dataTaskPublisher(for: url).map(\.data).mapError { $0 as any Error }.eraseToAnyPublisher()
  }
}

final class Reader {
  private let source = Source()
  private var bag = Set<AnyCancellable>()

  func read(_ url: URL) {
    source.onMain(url).sink(receiveCompletion: { _ in }, receiveValue: { _ in Thread.sleep(forTimeInterval: 1) }).store(in: &bag)  // expect: sleep-on-main
    source.offMain(url).sink(receiveCompletion: { _ in }, receiveValue: { _ in Thread.sleep(forTimeInterval: 1) }).store(in: &bag)
/// A decoder of a type that nobody knows works where the upstream emits, too.
extension Client {
  @MainActor func rows(_ source: AnyPublisher<Data, any Error>) -> AnyPublisher<[Row], any Error> {
    source.decode(type: [Row].self, decoder: decoder).eraseToAnyPublisher()
  }
}
