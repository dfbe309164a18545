// Locks along the paths of a function, async work made synchronous, and branches on the thread.
import Foundation

final class Vault: @unchecked Sendable {
  private let lock = NSLock()
  private var coins = 0

  func thrown(_ check: () throws -> Void) throws {
    lock.lock()  // expect: lock-left-held warning
    try check()
    lock.unlock()
  }

  func caught(_ check: () throws -> Void) {
    lock.lock()
    do { try check() } catch { coins = 0 }
    lock.unlock()
  }

  func deferredFirst() -> Int? {
    defer { lock.unlock() }
    lock.lock()
    guard coins > 0 else { return nil }
    return coins
  }

  func inLoop(_ numbers: [Int]) -> Int? {
    for number in numbers {
      lock.lock()  // expect: lock-left-held error
      if number == coins { return number }
      lock.unlock()
    }
    return nil
  }

  func triedFirst() throws {
    guard lock.lock(before: Date(timeIntervalSinceNow: 1)) else { throw CancellationError() }
    defer { lock.unlock() }
    coins += 1
  }

  func perhapsTaken(_ isReady: Bool) {
    if !lock.lock(before: Date(timeIntervalSinceNow: 1)) { return }
    coins += 1
    if isReady { lock.unlock() }
  }

  func takenAndLeft() -> Bool {
    guard lock.lock(before: Date(timeIntervalSinceNow: 1)) else { return false }  // expect: lock-left-held error
    if coins == 0 { return true }
    lock.unlock()
    return false
  }

  func heldOnPurpose() { lock.lock() }
  func givenBack() { lock.unlock() }

  func across(_ load: () async -> Int) async {
    heldOnPurpose()  // expect: lock-across-await error
    coins = await load()
    givenBack()
  }

  func beforeOnly(_ load: () async -> Int) async {
    lock.lock()
    let old = coins
    lock.unlock()
    coins = old + (await load())
  }
}

@MainActor final class Bridges {
  func certainDeadlock() {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.main.async { done.signal() }
    done.wait()  // expect: semaphore-bridge error
  }

  func hopsBackFirst() {
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      await self.work()
      done.signal()
    }
    done.wait()  // expect: semaphore-bridge error
  }

  func work() {}
}

/// Waits first, then starts: so many at once and no more.
func limited(_ jobs: [Int]) {
  let slots = DispatchSemaphore(value: 4)
  for job in jobs {
    slots.wait()
    Task {
      print(job)
      slots.signal()
    }
  }
}

/// The helper asks for the thread before it waits for main.
func onMain(_ work: () -> Void) {
  if Thread.isMainThread {
    work()
    return
  }
  DispatchQueue.main.sync { work() }
}

@MainActor func callsTheHelper() { onMain {} }
func callsFromThePool() async { onMain {} }  // expect: main-queue-sync-in-async error

func guarded() {
  guard !Thread.isMainThread else { return }
  Thread.sleep(forTimeInterval: 1)
}

@MainActor func callsGuarded() { guarded() }

/// A plain thread that waits for so long and no longer is given back; without a limit, or without an end to it, it may not be.
final class Answers: @unchecked Sendable {
  func answer() -> Int {
    let done = DispatchSemaphore(value: 0)
    Task.detached { done.signal() }
    _ = done.wait(timeout: .now() + 5)  // expect: semaphore-bridge note
    return 1
  }

  func answerAtLast() -> Int {
    let done = DispatchSemaphore(value: 0)
    Task.detached { done.signal() }
    _ = done.wait(timeout: .distantFuture)  // expect: semaphore-bridge warning
    return 1
  }
}

final class Screen: @unchecked Sendable { let lock = NSLock() }

/// Where there is no owner, no lock of his was taken.
final class Painter {
  weak var screen: Screen?

  func paint() {
    screen?.lock.lock()
    guard let screen = screen else { return }
    screen.lock.unlock()
  }

  func paint(_ isReady: Bool) {
    screen?.lock.lock()  // expect: lock-left-held error
    guard isReady else { return }
    screen?.lock.unlock()
  }
}
