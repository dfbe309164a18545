// Whether the thread is main may be asked by a property of the project's own: each side of a branch on it is known.
import UIKit

enum Threads {
  static var isMain: Bool { Thread.isMainThread }
  static var isMainQueue: Bool { Thread.isMainThread && OperationQueue.main === OperationQueue.current }
  static var isReady = false
  static var isMainAndReady: Bool { Thread.isMainThread && isReady }
}

func onMain(_ work: () -> Void) {
  if Threads.isMain { work() } else { DispatchQueue.main.sync(execute: work) }
}

func onMainQueue(_ work: () -> Void) {
  guard Threads.isMainQueue else { return DispatchQueue.main.sync(execute: work) }
  work()
}

func onMainOtherwise(_ work: () -> Void) {
  if !Threads.isMain {
    DispatchQueue.main.sync(execute: work)
    return
  }
  work()
}

func onMainWhenReady(_ work: () -> Void) {
  if Threads.isMainAndReady { work() } else { DispatchQueue.main.sync(execute: work) }
}

final class ThreadController: UIViewController {
  @objc func one() { onMain { title = "a" } }
  @objc func two() { onMainQueue { title = "a" } }
  @objc func three() { onMainOtherwise { title = "a" } }
  @objc func four() { onMainWhenReady { title = "a" } }  // expect: main-queue-sync
}
