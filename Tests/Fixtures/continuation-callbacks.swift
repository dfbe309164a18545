// Callbacks that hold a continuation: how often one is called follows from the function that is given it; a delayed block always runs.
import UIKit

enum Answer { case value(Int), cancelled, progress(Double) }

final class Chooser {
  func present(_ done: @escaping ([Int]?) -> Void) { done(nil) }
  func fetch(_ done: @escaping ([Int]?) -> Void) {
    URLSession.shared.dataTask(with: URL(fileURLWithPath: "/")) { data, _, error in
      if error != nil { return done(nil) }
      done(data.map { [$0.count] })
    }.resume()
  }
  func watch(_ changed: @escaping ([Int]?) -> Void) {
    for number in 0 ..< 3 { changed([number]) }
  }

  func pick() async -> Int {
    await withCheckedContinuation { continuation in
      present { values in
        guard let values, !values.isEmpty else { return }  // expect: continuation-resumed-once warning
        continuation.resume(returning: values[0])
      }
    }
  }

  func pickIf() async -> Int {
    await withCheckedContinuation { continuation in
      fetch { values in
        if values?.isEmpty == false { continuation.resume(returning: 1) }  // expect: continuation-resumed-once warning
      }
    }
  }

  func pickAll() async -> Int {
    await withCheckedContinuation { continuation in
      present { values in
        guard let values, !values.isEmpty else { return continuation.resume(returning: 0) }
        continuation.resume(returning: values[0])
      }
    }
  }

  func firstLarge() async -> Int {
    await withCheckedContinuation { continuation in
      watch { values in
        if values?.first == 2 { continuation.resume(returning: 2) }
      }
    }
  }

  func animated(_ view: UIView) async {
    await withCheckedContinuation { continuation in
      UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { done in
        if done { continuation.resume() }  // expect: continuation-resumed-once warning
      }
    }
  }

  func answered(_ service: (@escaping @Sendable (Answer) -> Void) -> Void) async -> Int {
    await withCheckedContinuation { continuation in
      service { answer in
        switch answer {
        case .value(let number): continuation.resume(returning: number)
        case .progress: break
        case .cancelled: continuation.resume(returning: 0)
        }
      }
    }
  }

  func forgotten(_ service: (@escaping @Sendable (Answer) -> Void) -> Void) async -> Int {
    await withCheckedContinuation { continuation in
      service { answer in
        switch answer {
        case .progress: break
        case .cancelled: break  // expect: continuation-resumed-once warning
        case .value(let number): continuation.resume(returning: number)
        }
      }
    }
  }
}

final class Handshake {
  func begin(_ done: @escaping (Int) -> Void) { done(1) }

  func run() async -> Int {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().asyncAfter(deadline: .now() + 5) { continuation.resume(returning: 0) }
      begin { continuation.resume(returning: $0) }  // expect: continuation-resumed-once warning
    }
  }

  func runPlainly() async -> Int {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) { continuation.resume(returning: 0) }
      continuation.resume(returning: 1)  // expect: continuation-resumed-once error
    }
  }

  func runOnce() async -> Int {
    await withCheckedContinuation { continuation in
      var isDone = false
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
        guard !isDone else { return }
        isDone = true
        continuation.resume(returning: 0)
      }
      begin { value in
        guard !isDone else { return }
        isDone = true
        continuation.resume(returning: value)
      }
    }
  }

  func runEither(_ isQuick: Bool) async -> Int {
    await withCheckedContinuation { continuation in
      if isQuick {
        begin { continuation.resume(returning: $0) }
        return
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) { continuation.resume(returning: 0) }
    }
  }

  func runPair(_ task: (@escaping (Int) -> Void, @escaping (Int) -> Void) -> Void) async -> Int {
    await withCheckedContinuation { continuation in
      task({ continuation.resume(returning: $0) }, { _ in continuation.resume(returning: 0) })
    }
  }
}
