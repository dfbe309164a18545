// Who observes what the project's own code posts runs where that is posted, before the post returns.
import Foundation

extension Notification.Name {
  static let changed = Notification.Name("changed")
  static let loaded = Notification.Name("loaded")
  static let unposted = Notification.Name("unposted")
}

final class Index: NSObject {
  override init() {
    super.init()
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(changed), name: .changed, object: nil)
    center.addObserver(self, selector: #selector(loaded), name: .loaded, object: nil)
    center.addObserver(forName: .changed, object: nil, queue: nil) { _ in Thread.sleep(forTimeInterval: 1) }  // expect: sleep-on-main warning
    center.addObserver(forName: Notification.Name("named"), object: nil, queue: nil) { _ in Thread.sleep(forTimeInterval: 1) }  // expect: sleep-on-main warning
    center.addObserver(forName: .loaded, object: nil, queue: nil) { _ in Thread.sleep(forTimeInterval: 1) }
    center.addObserver(forName: .unposted, object: nil, queue: nil) { _ in Thread.sleep(forTimeInterval: 1) }
  }

  @objc private func changed() {
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main warning
  }

  @objc private func loaded() { Thread.sleep(forTimeInterval: 1) }
}

@MainActor final class Editor {
  func save() { NotificationCenter.default.post(name: .changed, object: self) }
  func name() { NotificationCenter.default.post(Notification(name: Notification.Name("named"))) }
  func load() {
    DispatchQueue.global().async { NotificationCenter.default.post(name: .loaded, object: nil) }
  }
}
