// What waits for main in a method that is on main by its class only waits for itself where somebody on main calls it, and not where nobody is seen to.
import Combine
import UIKit

final class Timeline: UITableView {
  private let work = DispatchQueue(label: "timeline")
  private var subscriptions: Set<AnyCancellable> = []
  let changes = PassthroughSubject<Int, Never>()

  func start() {
    work.async { self.rebuild() }
    changes.debounce(for: .seconds(0.1), scheduler: work).receive(on: work).sink { [weak self] _ in self?.show() }.store(in: &subscriptions)
    both()  // expect: main-queue-sync note
    work.async { self.both() }
  }

  private func rebuild() {
    DispatchQueue.main.sync { self.reloadData() }
    Thread.sleep(forTimeInterval: 1)
  }

  private func show() {
    DispatchQueue.main.sync { self.reloadData() }  // expect: main-queue-sync note
  }

  private func both() {
    DispatchQueue.main.sync { self.reloadData() }  // expect: main-queue-sync error
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    DispatchQueue.main.sync { self.reloadData() }  // expect: main-queue-sync error
  }
}

extension DispatchQueue {
  func safely<T>(_ work: () -> T) -> T {
    if self === DispatchQueue.main { return DispatchQueue.main.sync(execute: work) }
    return sync(execute: work)
  }

  static func made(_ label: String) -> DispatchQueue {
    let queue = DispatchQueue(label: label)
    return queue
  }
}

@MainActor final class Counters {
  private let queue = DispatchQueue.made("counters")
  private var count = 0

  func ownQueue() { queue.safely { count += 1 } }  // expect: queue-sync-on-main note
  func main() { DispatchQueue.main.safely { count += 1 } }  // expect: main-queue-sync error
}
