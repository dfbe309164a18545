// Continuations that a repeating timer or a subscription resumes each time, beside those that end it first.
import Combine
import Foundation

@MainActor final class Ticks {
  private var bag = Set<AnyCancellable>()
  private var token: NSObjectProtocol?
  private var one: AnyCancellable?
  private let subject = PassthroughSubject<Int, Never>()

  func next() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let timer = Timer(timeInterval: 1, repeats: true) { _ in
        continuation.resume()  // expect: continuation-resumed-once warning
      }
      timer.tolerance = 0.1
      RunLoop.main.add(timer, forMode: .common)
    }
  }

  func nextEnded() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let timer = Timer(timeInterval: 1, repeats: true) { timer in
        timer.invalidate()
        continuation.resume()
      }
      timer.tolerance = 0.1
      RunLoop.main.add(timer, forMode: .common)
    }
  }

  func once() async {
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let timer = Timer(timeInterval: 1, repeats: false) { _ in continuation.resume() }
      RunLoop.main.add(timer, forMode: .common)
    }
  }

  func told(_ name: Notification.Name) async {
    await withCheckedContinuation { continuation in
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
        continuation.resume()  // expect: continuation-resumed-once warning
      }
    }
  }

  func toldOnce(_ name: Notification.Name) async {
    await withCheckedContinuation { continuation in
      var token: NSObjectProtocol?
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
        NotificationCenter.default.removeObserver(token!)
        continuation.resume()
      }
    }
  }

  func value() async -> Int {
    await withCheckedContinuation { continuation in
      subject.sink { continuation.resume(returning: $0) }.store(in: &bag)  // expect: continuation-resumed-once warning
    }
  }

  func first() async -> Int {
    await withCheckedContinuation { continuation in
      subject.first().sink { continuation.resume(returning: $0) }.store(in: &bag)
    }
  }

  func kept() async -> Int {
    await withCheckedContinuation { continuation in
      one = subject.sink { [weak self] in
        self?.one = nil
        continuation.resume(returning: $0)
      }
    }
  }

  private var finished = PassthroughSubject<Void, Never>()
  func finish() {
    finished.send()
    finished = PassthroughSubject()
  }
  func untilFinished() async {
    await withCheckedContinuation { continuation in
      one = finished.sink { continuation.resume() }
    }
  }

  private var stopped: AnyCancellable?
  func stoppedBehind() async -> Int {
    let value = await withCheckedContinuation { continuation in
      stopped = subject.sink { continuation.resume(returning: $0) }
    }
    stopped?.cancel()
    return value
  }
}
