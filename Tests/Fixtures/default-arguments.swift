// A default argument is evaluated by its caller, and only where the argument is left out.
import Foundation

func slowValue() -> Int {
  Thread.sleep(forTimeInterval: 1)
  return 1
}

func show(_ value: Int = slowValue()) {}

struct Options {
  var value: Int
  init(value: Int = slowValue()) { self.value = value }
}

@MainActor func leavesItOut() {
  show()  // expect: sleep-on-main
}

@MainActor func givesIt() {
  show(3)
}

@MainActor func leavesItOutOfAnInitializer() {
  _ = Options()  // expect: sleep-on-main
}

@MainActor func givesItToAnInitializer() {
  _ = Options(value: 3)
}
