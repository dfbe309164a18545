// Branches of `#if` are alternatives, not overloads; what a branch proves about its thread counts.
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

func runsAnywhere(_ work: @escaping @Sendable () -> Void) {
  if Thread.isMainThread {
    work()
  } else {
    DispatchQueue.main.sync(execute: work)
  }
}

@MainActor func guarded() {
  runsAnywhere { print("no deadlock") }
}
