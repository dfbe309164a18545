// Closures that a parameter hands over to a property run where the property is called.
import Foundation

final class Delayed {
  private var action: (() -> Void)?
  private var timer: Timer?

  func start(after seconds: TimeInterval, action: @escaping () -> Void) {
    self.action = action
    schedule(seconds)
  }

  private func schedule(_ seconds: TimeInterval) {
    if Thread.isMainThread {
      timer = Timer.scheduledTimer(timeInterval: seconds, target: self, selector: #selector(fire), userInfo: nil, repeats: false)
    }
  }

  @objc private func fire() {
    action?()  // expect: sleep-on-main warning
  }
}

final class Session {
  private let delayed = Delayed()

  func end() {
    delayed.start(after: 3) { Thread.sleep(forTimeInterval: 1) }
  }
}

struct Handler {
  let name: String
  let callback: (String) -> Void
}

final class Connection {
  private var handlers: [Handler] = []
  private let onEvent: (String) -> Void

  init(onEvent: @escaping (String) -> Void) { self.onEvent = onEvent }

  func register(_ name: String, _ handler: @escaping (String) -> Void) {
    handlers.append(Handler(name: name, callback: handler))
  }

  func received(_ text: String) {
    DispatchQueue.main.async {
      for handler in self.handlers { handler.callback(text) }  // expect: sleep-on-main warning
    }
    DispatchQueue.global().async { self.onEvent(text) }
  }
}

final class Model {
  func load(_ connection: Connection) {
    connection.register("model", handle)
    _ = Connection(onEvent: { _ in Thread.sleep(forTimeInterval: 1) })
  }

  private func handle(_ text: String) { Thread.sleep(forTimeInterval: 1) }
}
