// One of several conditions is a parameter, and the caller says what it is.
import Foundation
import UIKit

final class Reference {
  private var known: String?

  func info(mayFetch: Bool) -> String? {
    if known == nil && mayFetch {
      let done = DispatchSemaphore(value: 0)
      fetch { done.signal() }
      done.wait()  // expect: semaphore-bridge error
    }
    return known
  }

  func either(mayFetch: Bool) -> String? {
    if known == nil || mayFetch {
      Thread.sleep(forTimeInterval: 2)
    }
    return known
  }

  private func fetch(_ done: @escaping () -> Void) { DispatchQueue.global().async(execute: done) }
}

@MainActor
final class Screen {
  private let reference = Reference()

  func show() { print(reference.info(mayFetch: false) ?? "") }
  func showEither() { print(reference.either(mayFetch: false) ?? "") }  // expect: sleep-on-main
}

@MainActor
final class Refresh {
  private let reference = Reference()

  func refresh() { print(reference.info(mayFetch: true) ?? "") }  // expect: wait-on-main
}
