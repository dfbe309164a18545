// Methods that are on main by their class alone: where every caller is on a worker, so are they.
import UIKit

final class Screen: UIViewController {
  func start() {
    DispatchQueue.global().async { [weak self] in
      self?.log()
      self?.prepare()
      self?.refresh()
      self?.tapped()
    }
  }

  func log() {}

  private func prepare() {
    Thread.sleep(forTimeInterval: 1)
    further()
  }

  private func further() {
    Thread.sleep(forTimeInterval: 1)
  }

  private func refresh() {
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main error
  }

  func pulled() { refresh() }

  @objc private func tapped() {
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main error
  }

  func nobodyCallsThis() {
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main error
  }
}
