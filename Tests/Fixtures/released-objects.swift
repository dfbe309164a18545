// Where the last reference to an object goes its `deinit` runs: of views and their controllers on main, of others where what holds them is emptied.
import UIKit

final class Chart: UIView {
  private let log = FileHandle.standardError
  deinit { Thread.sleep(forTimeInterval: 1) }  // expect: sleep-on-main warning
}

final class Recorder {
  deinit { Thread.sleep(forTimeInterval: 1) }
}

final class Counter {
  deinit { Thread.sleep(forTimeInterval: 1) }
}

final class Watcher {
  deinit { Thread.sleep(forTimeInterval: 1) }
}

final class Studio: UIViewController {
  private var recorder: Recorder?
  private var counter: Counter?
  private weak var watcher: Watcher?

  func end() { recorder = nil }  // expect: sleep-on-main warning
  func replace(_ other: Recorder) { recorder = other }
  func forget() { watcher = nil }
  func leave() {
    DispatchQueue.global().async { self.counter = nil }
  }
}
