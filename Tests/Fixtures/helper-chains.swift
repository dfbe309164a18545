// A blocking call stands behind helpers: reported once, at the last call in code that is proven to run on main.
import Foundation

@MainActor final class Screen {
  let store = Store()

  func direct() {
    Thread.sleep(forTimeInterval: 1)  // expect: sleep-on-main error
  }

  func throughOne() {
    store.pause()  // expect: sleep-on-main error
  }

  func throughThree() {
    store.first()  // expect: sleep-on-main error
  }

  func throughFreeFunction() {
    nap()  // expect: sleep-on-main error
  }

  func twice() {
    store.pause()  // expect: sleep-on-main error
    store.pause()
  }

  /// On main itself, and reported in itself: not again here.
  func callsMainMethod() {
    direct()
  }

  /// A local function is on main as the method around it, and so reported in itself.
  func throughLocalFunction() {
    func local() { nap() }  // expect: sleep-on-main error
    local()
  }

  func throughOperatorAndSubscript() -> Int {
    store[0]  // expect: sleep-on-main error
  }

  func throughInitializer() {
    _ = Opened()  // expect: sleep-on-main error
  }

  func harmless() {
    store.quick()
  }
}

final class Store {
  func first() { second() }
  func second() { third() }
  func third() { Thread.sleep(forTimeInterval: 1) }
  func pause() { Thread.sleep(forTimeInterval: 1) }
  func quick() { Thread.sleep(forTimeInterval: 0.001) }

  subscript(index: Int) -> Int {
    pause()
    return index
  }

  func calledByNobody() { Thread.sleep(forTimeInterval: 1) }

  /// Calls that go round in a circle come to an end.
  func even(_ n: Int) { if n > 0 { odd(n - 1) } }
  func odd(_ n: Int) { if n > 0 { even(n - 1) } }
}

struct Opened {
  init() { nap() }
}

func nap() { Thread.sleep(forTimeInterval: 1) }
