// Closures that are added to an array or a dictionary, and the ways in which they are taken out of it and called.
import Foundation

final class Hub {
  private var handlers: [(String) -> Void] = []
  private var quiet: [(String) -> Void] = []
  private var byName: [String: [(Int) -> Void]] = [:]
  private var waiting: [Int: (Int) -> Void] = [:]
  private var pending: [() -> Void] = []
  private var elsewhere: [() -> Void] = []

  func on(_ handler: @escaping (String) -> Void) { handlers.append(handler) }
  func quietly(_ handler: @escaping (String) -> Void) { quiet.append(handler) }
  func on(_ name: String, _ handler: @escaping (Int) -> Void) { byName[name, default: []].append(handler) }
  func ask(_ id: Int, _ done: @escaping (Int) -> Void) { waiting[id] = done }
  func then(_ work: @escaping () -> Void) { pending.append(work) }
  func away(_ work: @escaping () -> Void) { elsewhere.append(work) }

  @MainActor func say() { handlers.forEach { $0("a") } }  // expect: sleep-on-main
  @MainActor func hush() { for handler in quiet { handler("a") } }
  @MainActor func emit() { byName["x"]?.forEach { handler in handler(1) } }  // expect: sleep-on-main
  @MainActor func answer() { waiting.removeValue(forKey: 1)?(2) }  // expect: sleep-on-main
  @MainActor func flush() {
    let all = pending
    pending = []
    for work in all { work() }  // expect: sleep-on-main
  }
  func run() {
    DispatchQueue.global().async { self.elsewhere.forEach { $0() } }
  }
}

final class Guest {
  func attach(_ hub: Hub) {
    hub.on { _ in Thread.sleep(forTimeInterval: 1) }
    hub.quietly { _ in print("quiet") }
    hub.on("x") { _ in Thread.sleep(forTimeInterval: 1) }
    hub.ask(1) { _ in Thread.sleep(forTimeInterval: 1) }
    hub.then { Thread.sleep(forTimeInterval: 1) }
    hub.away { Thread.sleep(forTimeInterval: 1) }
  }
}
