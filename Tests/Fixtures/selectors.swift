// Methods named by a selector run where the call that takes it says: actions and the interface's notifications on main, a timer where it was scheduled.
import UIKit

final class Actions: NSObject {
  private let queue = DispatchQueue(label: "actions")

  func set(up button: UIButton) {
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    NotificationCenter.default.addObserver(self, selector: #selector(left(_:)), name: UIApplication.didEnterBackgroundNotification, object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(changed), name: Notification.Name("changed"), object: nil)
    NotificationCenter.default.addObserver(forName: UIApplication.willTerminateNotification, object: nil, queue: nil) { _ in
      Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main
    }
    Thread.detachNewThreadSelector(#selector(work), toTarget: self, with: nil)
  }

  @objc private func tapped() {
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main
  }

  @objc private func left(_ note: Notification) {
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main
  }

  /// Whoever posts it decides.
  @objc private func changed() {
    Thread.sleep(forTimeInterval: 1)
  }

  @objc private func work() {
    Thread.sleep(forTimeInterval: 1)
  }
}

/// A controller's methods are on main by their class alone: in the background they run where they are handed to.
final class Importer: UIViewController {
  func start() {
    performSelector(inBackground: #selector(read), with: nil)
    performSelector(inBackground: #selector(readBoth), with: nil)
    perform(#selector(readBoth), with: nil, afterDelay: 1)
    performSelector(inBackground: #selector(readDirectly), with: nil)
    readDirectly()
  }

  @objc private func read() {
    Thread.sleep(forTimeInterval: 1)
  }

  @objc private func readBoth() {
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main
  }

  @objc private func readDirectly() {
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main
  }

  @objc private func readByName() {
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main
  }
}
