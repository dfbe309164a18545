// Work items, operations and timers carry a closure: it runs where they are executed, however they got there.
import Foundation

final class Shelf {
  private let index = ShelfIndex()
  private let own = DispatchQueue(label: "shelf")
  private var waiting: DispatchWorkItem?
  private var operation: BlockOperation?
  private lazy var always = DispatchWorkItem { self.index.rebuild() }  // expect: disk-on-main

  func debounced() {
    waiting?.cancel()
    let item = DispatchWorkItem { [weak self] in
      self?.index.rebuild()  // expect: disk-on-main
    }
    waiting = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
  }

  func onWorkers() {
    let item = DispatchWorkItem { self.index.rebuild() }
    own.async(execute: item)
    let later = DispatchWorkItem { self.index.rebuild() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 1, execute: later)
    let block = BlockOperation { self.index.rebuild() }
    OperationQueue().addOperation(block)
  }

  func neverExecuted() {
    let item = DispatchWorkItem { self.index.rebuild() }
    item.cancel()
  }

  func told(group: DispatchGroup) {
    let item = DispatchWorkItem { self.index.rebuild() }  // expect: disk-on-main
    group.notify(queue: .main, work: item)
    let other = DispatchWorkItem { print("first") }
    other.notify(queue: .main) { self.index.rebuild() }  // expect: disk-on-main
    own.async(execute: other)
  }

  func throughProperties() {
    operation = BlockOperation { self.index.rebuild() }  // expect: disk-on-main
    if let operation { OperationQueue.main.addOperation(operation) }
    DispatchQueue.main.async(execute: always)
  }

  func together() {
    let one = BlockOperation { self.index.rebuild() }  // expect: disk-on-main
    OperationQueue.main.addOperations([one], waitUntilFinished: false)
  }

  func throughHelper() {
    let item = DispatchWorkItem { self.index.rebuild() }  // expect: disk-on-main
    soon(item)
  }

  private func soon(_ work: DispatchWorkItem) { DispatchQueue.main.async(execute: work) }

  func timers() {
    let timer = Timer(timeInterval: 60, repeats: false) { _ in
      self.index.rebuild()  // expect: disk-on-main
    }
    RunLoop.main.add(timer, forMode: .common)
  }
}

@MainActor final class ShelfScreen {
  private let index = ShelfIndex()

  func atOnce() {
    let item = DispatchWorkItem { self.index.rebuild() }  
    item.perform()  // expect: disk-on-main
    let block = BlockOperation { self.index.rebuild() }
    block.start()  // expect: disk-on-main
  }

  func elsewhere() {
    let item = DispatchWorkItem { self.index.rebuild() }
    DispatchQueue.global().async { item.perform() }
    let waited = DispatchWorkItem { self.index.rebuild() }
    DispatchQueue.global().sync(execute: waited)  // expect: disk-on-main, queue-sync-on-main
  }
}

struct ShelfIndex {
  func rebuild() {
    _ = try? FileManager.default.subpathsOfDirectory(atPath: "/var/shelf")
  }
}
