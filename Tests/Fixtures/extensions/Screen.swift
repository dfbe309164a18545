// A type on the main actor, extended in the other file.
import Foundation

@MainActor final class Screen {
  let store = Store()

  func show() {
    reload()
    store.refresh()  // expect: sleep-on-main error
  }
}

struct Store {}
