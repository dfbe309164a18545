// What runs at once in a method finds its object there, also by a weak capture; what runs later may not.
import Foundation

final class Shelf {
  func load(_ done: @escaping @Sendable (Int) -> Void) { DispatchQueue.global().async { done(1) } }

  func atOnce() async -> Int {
    await withCheckedContinuation { [weak self] continuation in
      guard let self else { return }
      self.load { continuation.resume(returning: $0) }
    }
  }

  func atOnceByName() async -> Int {
    await withCheckedContinuation { [weak self] continuation in
      if let strong = self { strong.load { continuation.resume(returning: $0) } }
    }
  }

  func chained() async -> Int {
    await withCheckedContinuation { [weak self] continuation in
      self?.load { continuation.resume(returning: $0) }
    }
  }

  func more(_ other: Shelf?) async -> Int {
    await withCheckedContinuation { [weak self] continuation in
      guard let self, let other else { return }  // expect: continuation-resumed-once
      self.load { one in other.load { continuation.resume(returning: one + $0) } }
    }
  }

  func later() async -> Int {
    await withCheckedContinuation { continuation in
      load { [weak self] number in
        guard let self else { return }  // expect: continuation-resumed-once
        self.load { continuation.resume(returning: number + $0) }
      }
    }
  }

  func inTask() {
    Task { [weak self] in
      _ = await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
        guard let self else { return }  // expect: continuation-resumed-once
        self.load { continuation.resume(returning: $0) }
      }
    }
  }
}
