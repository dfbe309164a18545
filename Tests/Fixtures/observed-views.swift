// Changes of an object that lives on main are observed there; of others nobody knows where.
import WebKit

final class Watcher {
  private var tokens: [NSKeyValueObservation] = []

  func watch(_ web: WKWebView, _ operation: Operation) {
    tokens.append(web.observe(\.estimatedProgress) { _, _ in
      _ = FileManager.default.contents(atPath: "/var/progress")  // expect: disk-on-main warning
    })
    tokens.append(operation.observe(\.isFinished) { _, _ in
      _ = FileManager.default.contents(atPath: "/var/finished")
    })
  }
}
