// A continuation in a single property: whoever asks while another waits puts its own over it, and the other waits for ever.
import Combine
import Foundation

final class Prompt {
  private var waiting: CheckedContinuation<Bool, Never>?

  func ask() async -> Bool {
    await withCheckedContinuation { continuation in
      self.waiting = continuation  // expect: continuation-resumed-once warning
      show()
    }
  }

  private func show() {}
  func answer(_ value: Bool) { waiting?.resume(returning: value) }
}

final class CarefulPrompt {
  private var waiting: CheckedContinuation<Bool, Never>?

  func ask() async -> Bool {
    waiting?.resume(returning: false)
    return await withCheckedContinuation { continuation in
      self.waiting = continuation
    }
  }
}

final class PromptList {
  private var waiting: [CheckedContinuation<Bool, Never>] = []

  func ask() async -> Bool {
    await withCheckedContinuation { continuation in
      waiting.append(continuation)
    }
  }
}

/// Each caller makes one for itself.
final class OneShot {
  private var waiting: CheckedContinuation<Int, Never>?

  func run() async -> Int {
    await withCheckedContinuation { continuation in
      waiting = continuation
    }
  }
}

func once() async -> Int {
  let shot = OneShot()
  return await shot.run()
}

extension AnyPublisher {
  func firstValue(in set: inout Set<AnyCancellable>) async throws -> Output {
    try await withCheckedThrowingContinuation { continuation in  // expect: continuation-resumed-once warning
      self.first().sink(
        receiveCompletion: { end in
          switch end {
          case .failure(let error): continuation.resume(throwing: error)
          case .finished: break
          }
        },
        receiveValue: { continuation.resume(returning: $0) }
      ).store(in: &set)
    }
  }

  func firstValueOrNone(in set: inout Set<AnyCancellable>) async throws -> Output? {
    try await withCheckedThrowingContinuation { continuation in
      self.collect().sink(
        receiveCompletion: { end in
          switch end {
          case .failure(let error): continuation.resume(throwing: error)
          case .finished: break
          }
        },
        receiveValue: { continuation.resume(returning: $0.first) }
      ).store(in: &set)
    }
  }
}
