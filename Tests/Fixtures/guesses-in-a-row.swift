// One call through a protocol may mean any of its conformers: a warning. A second one on the way is a guess built on a guess: a note.
import Foundation

protocol Store { func read() }
protocol Service { func fetch() }

struct FileStore: Store { func read() { Thread.sleep(forTimeInterval: 1) } }
struct MemoryStore: Store { func read() {} }
struct Near: Service {
  let store: any Store
  func fetch() { store.read() }
}
struct Far: Service { func fetch() {} }

@MainActor final class Screen {
  let store: any Store
  let service: any Service

  init(_ store: any Store, _ service: any Service) {
    self.store = store
    self.service = service
  }

  func one() { store.read() }  // expect: sleep-on-main warning
  func two() { service.fetch() }  // expect: sleep-on-main note
}
