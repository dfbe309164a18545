// Waiting for main where nothing shows which thread runs: a note. Guarded by a question for the thread, or on a worker, it is none.
import Foundation
import UnseenLibrary

final class Folders {
  private let service = UnseenService()

  func refresh() {
    service.load { _ in
      DispatchQueue.main.sync { self.show() }  // expect: main-queue-sync note
    }
  }

  func refreshOnAWorker() {
    DispatchQueue.global().async { DispatchQueue.main.sync { self.show() } }
  }

  func refreshGuarded() {
    if Thread.isMainThread { show() } else { DispatchQueue.main.sync { self.show() } }
  }

  private func show() {}
}

@MainActor final class Performer: NSObject {
  @objc func show() {}
  func directly() { performSelector(onMainThread: #selector(show), with: nil, waitUntilDone: true) }
}

final class Worker: NSObject {
  @objc func show() {}
  func waits() async { performSelector(onMainThread: #selector(show), with: nil, waitUntilDone: true) }  // expect: main-queue-sync-in-async
}
