// Operators on a published property run for its current value at once, where the subscription is made; after a scheduler they run there.
import Combine
import Foundation

@MainActor final class EpisodeList: ObservableObject {
  @Published var podcast = ""
  @Published var episodes: [String] = []
  private var kept: Set<AnyCancellable> = []

  init() {
    $podcast
      .map { podcast -> [String] in
        Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main warning
        return [podcast]
      }
      .receive(on: RunLoop.main)
      .assign(to: &$episodes)
    $podcast.dropFirst().sink { _ in Thread.sleep(forTimeInterval: 1) }.store(in: &kept)  // expect: sleep-on-main warning
    $podcast.receive(on: DispatchQueue.global()).sink { _ in Thread.sleep(forTimeInterval: 1) }.store(in: &kept)
  }
}
