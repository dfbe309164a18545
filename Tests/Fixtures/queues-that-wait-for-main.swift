// A queue whose work waits for main, and main that waits for the queue: neither goes on.
import UIKit

final class Syncing {
  private let queue = DispatchQueue(label: "syncing")
  private let calm = DispatchQueue(label: "calm")
  private var rows: [String] = []
  func reload() {
    queue.async {
      DispatchQueue.main.sync { self.show() }
      self.rows = []
    }
    calm.async { DispatchQueue.main.async { self.show() } }
  }
  func snapshot() -> [String] { queue.sync { rows } }
  func still() -> [String] { calm.sync { rows } }
  private func show() {}
}

final class SyncController: UIViewController {
  let model = Syncing()
  @objc func tap() { title = model.snapshot().first }  // expect: queue-sync-on-main warning
  @objc func look() { title = model.still().first }
}
