// An extension is as isolated as the type it extends, wherever it stands.
import Foundation

extension Screen {
  func reload() {
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main error
  }

  nonisolated func anywhere() {
    Thread.sleep(forTimeInterval: 1)
  }
}

extension Store {
  func refresh() {
    Thread.sleep(forTimeInterval: 1)
  }
}

@MainActor extension Store {
  func refreshOnMain() {
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main error
  }
}
