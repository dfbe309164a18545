// A test of the thread keeps the main thread out: what stands on its other side hangs no app.
import Foundation

@MainActor final class Updates {
  var count = 0

  func notify() {
    if !Thread.isMainThread {
      DispatchQueue.main.sync { count += 1 }
    } else {
      count += 1
    }
  }

  func alternatives() {
    if Thread.isMainThread {
      Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main error
    } else {
      Thread.sleep(forTimeInterval: 1)
    }
  }

  func leaves() {
    if Thread.isMainThread { return }
    Thread.sleep(forTimeInterval: 1)
  }

  func guards() {
    guard !Thread.isMainThread else {
      Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main error
      return
    }
    Thread.sleep(forTimeInterval: 1)
  }

  func hands() {
    guard Thread.isMainThread else {
      DispatchQueue.main.sync { count += 1 }
      return
    }
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main error
  }

  func asserts() {
    Loader().load()
    Loader().check()
    Loader().maybe(true)  // expect: sleep-on-main error
  }
}

struct Loader {
  func load() {
    dispatchPrecondition(condition: .notOnQueue(.main))
    Thread.sleep(forTimeInterval: 1)
  }

  func check() {
    assert(!Thread.isMainThread)
    Thread.sleep(forTimeInterval: 1)
  }

  /// Any other condition proves nothing.
  func maybe(_ flag: Bool) {
    if !Thread.isMainThread || flag { Thread.sleep(forTimeInterval: 1) }
  }

  func later() async {
    if !Thread.isMainThread { Thread.sleep(forTimeInterval: 1) }  // expect: sleep-in-async
  }
}

/// An assertion that this is main is as good as an attribute, for all of the function.
struct Screens {
  func check() {
    assert(Thread.isMainThread)
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main error
  }

  func require() {
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main error
    precondition(Thread.isMainThread, "screens belong to main")
  }

  func dispatch() {
    dispatchPrecondition(condition: .onQueue(.main))
    helper()  // expect: sleep-on-main error
  }

  func isolate() {
    MainActor.assertIsolated()
    helper()  // expect: sleep-on-main error
  }

  func callback() {
    Server().answer { _ in
      assert(Thread.isMainThread)
      helper()  // expect: sleep-on-main error
    }
  }

  /// In a branch it speaks of the branch only; another queue is not main; a question is no assertion.
  func branch(_ flag: Bool) {
    if flag { assert(Thread.isMainThread) }
    Thread.sleep(forTimeInterval: 1)
  }

  func other(_ queue: DispatchQueue) {
    dispatchPrecondition(condition: .onQueue(queue))
    print(Thread.isMainThread)
    Thread.sleep(forTimeInterval: 1)
  }

  private func helper() { Thread.sleep(forTimeInterval: 1) }
}

/// Whoever calls it: on main is on main.
func either() {
  if Thread.isMainThread {
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main error
  } else {
    Thread.sleep(forTimeInterval: 1)
  }
}

/// A test of the thread behind a property or function of one's own.
final class Panel {
  let isOwn = true

  private var needsMain: Bool {
    guard !Thread.isMainThread else { return false }
    return isOwn
  }
  private var isElsewhere: Bool { !Thread.isMainThread && isOwn }
  private func onMain() -> Bool {
    if !Thread.isMainThread { return false }
    return isOwn
  }
  private var mayBeAnywhere: Bool { !Thread.isMainThread || isOwn }

  func read() -> Int { if needsMain { DispatchQueue.main.sync { 1 } } else { 2 } }
  func readElsewhere() -> Int {
    if isElsewhere, isOwn { return DispatchQueue.main.sync { 1 } }
    return 2
  }
  func readAnywhere() -> Int {
    if mayBeAnywhere { return DispatchQueue.main.sync { 1 } }
    return 2
  }
  func waitOnMain() {
    if onMain() { Thread.sleep(forTimeInterval: 1) }  // expect: sleep-on-main
  }
}

@MainActor func readPanel(_ panel: Panel) {
  print(panel.read(), panel.readElsewhere())
  print(panel.readAnywhere())  // expect: main-queue-sync
  panel.waitOnMain()
}

func waitInBackground(_ panel: Panel) {
  DispatchQueue.global().async { panel.waitOnMain() }
}

@MainActor final class Icons {
  var name = ""

  func choose() {
    switch Thread.isMainThread {
    case true: name = "one"
    case false: DispatchQueue.main.sync { name = "one" }
    }
  }

  func chooseOtherwise() {
    switch Thread.isMainThread {
    case false: name = ""
    default: DispatchQueue.main.sync { name = "two" }  // expect: main-queue-sync error
    }
  }
}
