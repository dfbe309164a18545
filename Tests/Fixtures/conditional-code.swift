// Branches of `#if` are alternatives, not overloads.
import Foundation

@MainActor func choose() {
  load()  // expect: sleep-on-main
}

#if os(macOS)
  func load() {
    Thread.sleep(forTimeInterval: 1)
  }
#else
  func load() {
    Thread.sleep(forTimeInterval: 2)
  }
#endif
