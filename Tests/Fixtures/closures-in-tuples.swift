// Closures that a tuple carries are kept as the tuple is: those of the main actor run there.
import UIKit

final class Menu: UIViewController {
  private var entries: [(name: String, run: () -> Void)] = []
  private var handlers: (done: () -> Void, failed: () -> Void)?

  func setUp() {
    entries.append((name: "a", run: { Thread.sleep(forTimeInterval: 1) }))  // expect: sleep-on-main warning
    handlers = (done: { Thread.sleep(forTimeInterval: 1) }, failed: {})  // expect: sleep-on-main warning
    entries.append((name: "b", run: { DispatchQueue.global().async { Thread.sleep(forTimeInterval: 1) } }))
  }

  func run() {
    for entry in entries { entry.run() }
    handlers?.done()
  }

  func start() {
    background((name: "c", run: { Thread.sleep(forTimeInterval: 1) }))
  }

  private nonisolated func background(_ entry: (name: String, run: () -> Void)) {
    entry.run()
  }
}

final class Worker {
  private var entries: [(name: String, run: () -> Void)] = []
  func add() { entries.append((name: "a", run: { Thread.sleep(forTimeInterval: 1) })) }
}
