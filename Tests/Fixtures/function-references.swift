// A function that is given by name runs where the call runs it, as a closure would.
import Foundation

func pause() { Thread.sleep(forTimeInterval: 1) }

func quick() {}

func perform(_ work: @escaping () -> Void) {
  DispatchQueue.main.async { work() }
}

func performElsewhere(_ work: @escaping () -> Void) {
  DispatchQueue.global().async { work() }
}

final class Loader {
  let queue = DispatchQueue(label: "loader")
  var pause = 0

  func start() {
    DispatchQueue.main.async(execute: load)  // expect: sleep-on-main error
    DispatchQueue.main.async(execute: self.load)  // expect: sleep-on-main error
    queue.async(execute: load)
    DispatchQueue.global().async(execute: load)
    OperationQueue.main.addOperation(load)  // expect: sleep-on-main error
    DispatchQueue.main.async(execute: quick)
  }

  func wrapped() {
    perform(load)  // expect: sleep-on-main
    performElsewhere(load)
  }

  func load() { Thread.sleep(forTimeInterval: 1) }
}

func free() {
  DispatchQueue.main.async(execute: pause)  // expect: sleep-on-main error
}

@MainActor func hands(_ loader: Loader) {
  performElsewhere(loader.load)
}
