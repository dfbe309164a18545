// Functions that are the default of a parameter and are kept in a property: calling the property calls them.
import Dispatch

final class Builder {
  private let sync: (() -> Bool)?

  init(sync: (() -> Bool)? = Builder.wait) {
    self.sync = sync
  }

  static func wait() -> Bool {
    DispatchSemaphore(value: 0).wait()
    return true
  }

  func build() async {
    _ = sync?()  // expect: wait-in-async
  }
}
