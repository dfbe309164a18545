// A queue that is given along with a closure says where it runs: to an own helper, to an object that keeps both, to a function nobody can see, to the system.
import BackgroundTasks
import CoreMotion
import Foundation
import Network
import UnseenKit

func wait(_ seconds: Double, on queue: DispatchQueue = .main, then work: @escaping () -> Void) {
  queue.asyncAfter(deadline: .now() + seconds, execute: work)
}

final class Shop {
  private let stock = Stock()
  private let own = DispatchQueue(label: "shop")

  func helpers() {
    wait(1) { self.stock.count() }  // expect: disk-on-main
    wait(1, on: .main) { self.stock.count() }  // expect: disk-on-main
    wait(1, on: .global()) { self.stock.count() }
    wait(1, on: own) { self.stock.count() }
  }

  func unseen(_ client: UnseenClient) {
    client.fetch(queue: .main) { self.stock.count() }  // expect: disk-on-main warning
    client.fetch(callbackQueue: DispatchQueue.main) { self.stock.count() }  // expect: disk-on-main warning
    client.fetch(queue: .global(qos: .utility)) { self.stock.count() }
    client.fetch(queue: own) { self.stock.count() }
    client.show(in: .main) { self.stock.count() }
  }
}

@MainActor final class ShopWindow {
  private let stock = Stock()
  private lazy var soon = Throttle(queue: .global()) { [weak self] in self?.stock.count() }
  private lazy var later = Throttle { [weak self] in self?.stock.count() }  // expect: disk-on-main

  func changed() {
    soon.poke()
    later.poke()
  }

  func elsewhere(_ client: UnseenClient) {
    client.fetch(queue: DispatchQueue(label: "client")) { self.stock.count() }
  }
}

final class Throttle {
  private let queue: DispatchQueue
  private let work: () -> Void

  init(queue: DispatchQueue = .main, work: @escaping () -> Void) {
    self.queue = queue
    self.work = work
  }

  func poke() {
    queue.async { self.work() }
  }
}

/// Everybody gives it the main queue.
final class Till {
  private let stock = Stock()
  private let queue: DispatchQueue

  init(queue: DispatchQueue) { self.queue = queue }

  func close() {
    queue.async { self.stock.count() }  // expect: disk-on-main warning
  }
}

func tills() -> [Till] { [Till(queue: .main), Till(queue: DispatchQueue.main)] }

final class Sensors {
  private let manager = CMMotionManager()
  private let stock = Stock()
  private let line = NWConnection(host: "shop.local", port: 80, using: .tcp)
  private let quiet = NWConnection(host: "shop.local", port: 81, using: .tcp)
  private let paths = NWPathMonitor()

  func start() {
    manager.startGyroUpdates(to: .main) { _, _ in self.stock.count() }  // expect: disk-on-main
    manager.startGyroUpdates(to: OperationQueue()) { _, _ in self.stock.count() }
    _ = BGTaskScheduler.shared.register(forTaskWithIdentifier: "a", using: .main) { _ in self.stock.count() }  // expect: disk-on-main
    _ = BGTaskScheduler.shared.register(forTaskWithIdentifier: "b", using: nil) { _ in self.stock.count() }
    CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue) { self.stock.count() }  // expect: disk-on-main
  }

  func listen() {
    line.stateUpdateHandler = { _ in self.stock.count() }  // expect: disk-on-main
    line.start(queue: .main)
    line.receiveMessage { _, _, _, _ in self.stock.count() }  // expect: disk-on-main
    quiet.start(queue: DispatchQueue(label: "quiet"))
    quiet.receiveMessage { _, _, _, _ in self.stock.count() }
    paths.pathUpdateHandler = { _ in self.stock.count() }  // expect: disk-on-main
    paths.start(queue: .main)
  }
}

struct Stock {
  func count() {
    _ = try? FileManager.default.subpathsOfDirectory(atPath: "/var/stock")
  }
}

/// A source's queue comes through a parameter, which every call leaves to its default.
final class Meter {
  private let stock = Stock()
  private var source: DispatchSourceTimer?

  func start(on queue: DispatchQueue = .main) {
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.setEventHandler { [stock] in stock.count() }  // expect: disk-on-main
    source.activate()
    self.source = source
    queue.async { self.stock.count() }  // expect: disk-on-main
  }

  func startElsewhere(on queue: DispatchQueue = .global()) {
    queue.async { self.stock.count() }
  }
}

func startMeters() {
  Meter().start()
  Meter().startElsewhere()
}

/// Objects that are made with a queue and call back on it: each on its own.
final class Debouncer {
  private let queue: DispatchQueue
  private var item: DispatchWorkItem?
  init(queue: DispatchQueue = .main) { self.queue = queue }
  func call(_ action: @escaping () -> Void) {
    item?.cancel()
    let next = DispatchWorkItem(block: action)
    item = next
    queue.asyncAfter(deadline: .now() + 0.3, execute: next)
  }
}

final class Typing {
  private let onMain = Debouncer()
  private let onWorker = Debouncer(queue: .global())
  private let stock = Stock()
  func type() {
    onMain.call { self.stock.count() }  // expect: disk-on-main warning
    onWorker.call { self.stock.count() }
  }
}
