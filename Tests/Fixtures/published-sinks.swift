// Published properties of the main actor tell of their changes there, whatever operators stand between; others where nobody knows.
import Combine
import Foundation

struct Disk {
  func find(_ text: String) { print(FileManager.default.contents(atPath: text) ?? Data()) }
}

@MainActor final class Search: ObservableObject {
  @Published var query = ""
}

final class Plain: ObservableObject {
  @Published var query = ""
}

final class Follower {
  private var bag = Set<AnyCancellable>()
  private let disk = Disk()

  func follow(_ search: Search, _ plain: Plain) {
    search.$query.dropFirst().removeDuplicates().sink { [disk] in disk.find($0) }.store(in: &bag)  // expect: disk-on-main warning
    search.$query.receive(on: DispatchQueue.global()).sink { [disk] in disk.find($0) }.store(in: &bag)
    plain.$query.dropFirst().sink { [disk] in disk.find($0) }.store(in: &bag)
  }
}
